"""Section 4: what holds for every move of whole games, played from fixed seeds."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import NamedTuple

import pytest

from printed import SPECIAL, STOCK_TRACK
from table import new_game, rule, seat_of

SEATS = ["seat_0", "seat_1", "seat_2", "seat_3"]
GAMES = [
    {"players": 2},
    {"players": 3, "advanced": True, "chiefs": True},
    {"players": 4, "advanced": True, "chiefs": True, "friendly_sales": True},
    {"players": 3, "special_companies": SPECIAL},
]
# Players who sell, discard and stop at every opportunity play dull games.
ZEAL = {
    "sell_certificate": 0.03,
    "issue_certificate": 0.1,
    "discard_asset": 0.03,
    "pass": 0.1,
    "done": 0.15,
    "decline": 0.3,
    "withhold": 0.2,
    "take_cash": 0.3,
}


class Ply(NamedTuple):
    """One move: its phase, its events and the resulting position."""

    phase: str
    events: list
    position: dict

    def of(self, kind):
        return [event for event in self.events if event["event"] == kind]

    @property
    def companies(self):
        """The open companies by name."""
        companies = self.position["companies"].items()
        return {name: facts for name, facts in companies if facts["status"] == "open"}


def whole_game(seed, config):
    choice = random.Random(seed)
    t = new_game(seed=bytes([seed]), **config)
    plies = []
    phase = "setup"
    while t.awaited:
        moves = t.legal(t.awaited[0])
        kinds = sorted({move["do"] for move in moves})
        kind = choice.choices(kinds, [ZEAL.get(kind, 1) for kind in kinds])[0]
        move = choice.choice([move for move in moves if move["do"] == kind])
        t.make(seat_of(t.awaited[0]), move)
        plies.append(Ply(phase, t.events(), t.position))
        phase = plies[-1].position["phase"]
    return plies


@pytest.fixture(scope="module")
def played():
    """Twelve games."""
    return [whole_game(seed, config) for config in GAMES for seed in (1, 2, 3)]


def purses(ply):
    """Every Personal Fund and every Treasury by name."""
    money = {SEATS[i]: player["cash"] for i, player in enumerate(ply.position["players"])}
    for name, facts in ply.position["companies"].items():
        money[name] = facts.get("treasury", 0)
    return money


# Payments allowed from a player to a company, and from a company to a player.
TO_COMPANY = {"founding", "certificate_bought"}
TO_PLAYER = {"building", "extra_dividends"}


@rule("MONEY-1", "MONEY-2", "MONEY-7")
def test_money1_money_moves_between_purses_only_by_a_rule(played):
    reasons = Counter()
    for game in played:
        for before, ply in pairwise(game):
            expected = purses(before)
            for paid in ply.of("paid"):
                payer, payee = paid["payer"], paid["payee"]
                reasons[paid["reason"]] += 1
                assert paid["amount"] > 0
                if payer in SEATS:  # MONEY-2: certificates, in setup and the Stock Phase
                    assert paid["reason"] in TO_COMPANY
                    assert ply.phase in ("setup", "stock")
                    assert payee not in SEATS
                elif payer != "bank":
                    assert payee == "bank" or paid["reason"] in TO_PLAYER
                    assert payee == "bank" or payee in SEATS
                if payer != "bank":
                    expected[payer] -= paid["amount"]
                if payee != "bank":
                    expected[payee] += paid["amount"]
            assert purses(ply) == expected
    assert len(reasons) >= 17  # the games were rich enough to show it


# TRACK-9: how far each cause may move a marker, in steps.
CAUSES = {
    "shares_sold": range(-10, 0),
    "sold_out": [1],
    "extra_dividends": [1, 2, 3],
    "appeal_bonus": [1],
    "emergency_fundraising": range(-8, 0),
    "dividends": [1, 2, 3],
    "withheld": [-1],
    "asset": [1],
}


def steps_of(moved):
    return STOCK_TRACK.index(moved["new"]) - STOCK_TRACK.index(moved["old"])


def issue_steps(ply, moved):
    """The steps of emergency fundraising, from the certificates that went to the pool."""
    weight = {"common": 1, "preferred": 2}
    gone = [e for e in ply.of("certificate_moved") if e["company"] == moved["company"]]
    shares = sum(weight[e["certificate"]] for e in gone if e["target"] == "bank_pool")
    return -min(shares + 1, STOCK_TRACK.index(moved["old"]))


@rule("TRACK-9")
def test_track9_nothing_else_moves_a_marker(played):
    causes = Counter()
    for game in played:
        values = {}
        for ply in game:
            for founded in ply.of("founded"):
                values[founded["company"]] = founded["value"]
            for moved in ply.of("stock_moved"):
                if moved["cause"] == "founded":
                    continue
                causes[moved["cause"]] += 1
                assert values[moved["company"]] == moved["old"]
                assert steps_of(moved) in CAUSES[moved["cause"]]
                if moved["cause"] == "emergency_fundraising":
                    assert steps_of(moved) == issue_steps(ply, moved)
                values[moved["company"]] = moved["new"]
            assert {n: facts["value"] for n, facts in ply.companies.items()} == {
                n: values[n] for n in ply.companies
            }
    assert len(causes) >= 7


@rule("APP-2")
def test_app2_appeal_never_decreases(played):
    gains = 0
    for game in played:
        appeal = {}
        for ply in game:
            gains += len(ply.of("appeal_moved"))
            for name, facts in ply.companies.items():
                assert facts["appeal"] >= appeal.get(name, 0)
                appeal[name] = facts["appeal"]
    assert gains >= 100


@rule("STAFF-5")
def test_staff5_staff_leave_a_space_only_by_automation_or_closure(played):
    left = Counter()
    for game in played:
        for ply in game:
            closed = {e["company"] for e in ply.of("closed_down")}
            automated = {f"{e['company']}.{e['factory']}" for e in ply.of("automated")}
            for moved in ply.of("staff_moved"):
                if moved["origin"] in ("supply", "job_market", "aside"):
                    continue
                left[moved["target"]] += 1
                if moved["target"] == "aside":
                    assert moved["staff"] == "worker"
                    assert moved["origin"] in automated
                else:
                    assert moved["target"] == "supply"
                    assert moved["origin"].split(".")[0] in closed
    assert left["aside"] >= 10
    assert left["supply"] >= 10


@rule("AUTO-8")
def test_auto8_automation_is_permanent(played):
    automated = 0
    for game in played:
        tokens = {}
        for ply in game:
            automated += len(ply.of("automated"))
            for name, facts in ply.companies.items():
                now = [factory["automated"] for factory in facts["factories"]]
                before = tokens.get(name, [0] * len(now))
                assert all(a <= b for a, b in zip(before, now, strict=True))
                tokens[name] = now
    assert automated >= 10
