"""The digest against the log: every dollar, every price, the running order, and true threats."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from bigshoulders.box.passages import Passage
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.sheet.table import make
from bigshoulders.games.chicago.story.digest import digest
from bigshoulders.games.chicago.story.shapes import Digest
from bigshoulders.kernel.events import Events, heard_by
from cases import CASES, Case, choose
from table import Table, table

CHICAGO_CASES = [case for case in CASES if case.game is CHICAGO]
GOALS = ["most_managers", "most_assets", "most_workers", "most_common", "most_preferred"]
ORDER = ["directorship", "closing", "supply", "demand", "goal"]
Words = dict[str, Any]


class Game:
    """A random game: every position, and the events of every move."""

    def __init__(self, case: Case, seed: int) -> None:
        rng = Random(seed)
        self.g = CHICAGO.assemble(case.config)
        s = CHICAGO.new(self.g, b"digest %d" % seed, Events(False))
        self.positions = [s.copy()]
        self.moves: list[tuple[int, list[Any]]] = []
        while awaited := CHICAGO.awaited(self.g, s):
            seat = rng.choice(awaited)
            out = Events()
            CHICAGO.apply(
                self.g, s, seat, choose(CHICAGO, self.g, CHICAGO.legal(self.g, s, seat), rng), out
            )
            self.moves.append((seat, out.items))
            self.positions.append(s.copy())

    def heard(self, first: int, last: int, reader: int) -> list[Passage]:
        return [
            Passage(i + 1, self.moves[i][0], heard_by(self.moves[i][1], reader))
            for i in range(first, last)
        ]

    def digest(self, first: int, last: int, reader: int) -> Digest:
        before, after = (
            CHICAGO.redact(self.g, self.positions[i], reader).seen for i in (first, last)
        )
        return digest(self.g, before, after, self.heard(first, last, reader), reader)

    def exported(self, at: int) -> Any:
        return CHICAGO.export_position(self.g, self.positions[at])


@pytest.mark.parametrize("case", CHICAGO_CASES, ids=str)
def test_every_dollar_price_and_place_is_in_the_digest(case: Case) -> None:
    game, rng = Game(case, 3), Random(5)
    for _ in range(60):
        first = rng.randrange(len(game.moves))
        last = min(len(game.moves), first + rng.randint(1, 60))
        reader = rng.randrange(game.g.players)
        told = game.digest(first, last, reader)
        before, after = game.exported(first), game.exported(last)
        check_money(game, told, first, last, reader)
        check_purses(told, before, after, reader)
        check_tracks(game, told, first, last, before, after)
        kinds = [ORDER.index(threat.kind) for threat in told.threats]
        assert len(kinds) <= 2
        assert kinds == sorted(kinds)
        movers = {i + 1: mover for i, (mover, _) in enumerate(game.moves)}
        assert all(movers[line.seq] != reader for line in told.lines)


def check_money(game: Game, told: Digest, first: int, last: int, reader: int) -> None:
    """The causes are the payments of the log, by purse, other purse, reason and direction."""
    log: Counter[tuple[str, str, str, bool]] = Counter()
    for _, events in game.moves[first:last]:
        spelt: list[Words] = [*map(CHICAGO.spell_event, events)]
        for event in spelt:
            if event["event"] == "paid":
                payer, payee, reason = event["payer"], event["payee"], event["reason"]
                log[payer, payee, reason, False] -= event["amount"]
                log[payee, payer, reason, True] += event["amount"]
    purses = [purse.purse for purse in told.purses]
    assert purses[0] == f"seat_{reader}"
    causes: Counter[tuple[str, str, str, bool]] = Counter()
    for purse in told.purses:
        for cause in purse.causes:
            causes[purse.purse, cause.other, cause.reason, cause.amount > 0] += cause.amount
    assert causes == Counter({key: n for key, n in log.items() if key[0] in purses and n})


def check_purses(told: Digest, before: Words, after: Words, reader: int) -> None:
    """Each purse goes from one position's amount to the other's by its causes."""
    mine = {
        name
        for position in (before, after)
        for name, company in position["companies"].items()
        if company["status"] == "open" and company["director"] == reader
    }
    assert {purse.purse for purse in told.purses[1:]} == mine
    for purse in told.purses:
        for position, amount in ((before, purse.before), (after, purse.after)):
            if purse.purse.startswith("seat_"):
                assert amount == position["players"][reader]["cash"]
            else:
                assert amount == position["companies"][purse.purse].get("treasury", 0)
        assert purse.before + sum(cause.amount for cause in purse.causes) == purse.after


def check_tracks(
    game: Game, told: Digest, first: int, last: int, before: Words, after: Words
) -> None:
    """Prices and order as both positions show them; anything else is unchanged."""
    prices = {price.company: price for price in told.prices}
    for name, company in after["companies"].items():
        old, new = before["companies"][name].get("value"), company.get("value")
        if name in prices:
            assert (prices[name].before, prices[name].after) == (old, new)
            assert new is None or prices[name].path[-1] == new
        else:
            assert old == new
    then, now = (make(game.g, game.positions[i], -1).running_order for i in (first, last))
    changes = {change.company: change for change in told.order}
    for name in set(then) & set(now):
        ranks = then.index(name) + 1, now.index(name) + 1
        if name in changes:
            assert (changes[name].rank_before, changes[name].rank_after) == ranks
            assert changes[name].appeal_after == after["companies"][name]["appeal"]
        else:
            assert ranks[0] == ranks[1]
            appeal = [p["companies"][name]["appeal"] for p in (before, after)]
            assert appeal[0] == appeal[1]


@pytest.mark.parametrize("case", CHICAGO_CASES[:3], ids=str)
def test_a_digest_is_the_same_whatever_is_hidden(case: Case) -> None:
    """Another deal of the hidden tiles changes nothing in it."""
    game = Game(case, 4)
    for first in range(0, len(game.moves) - 20, 37):
        last, reader = first + 20, first % game.g.players
        views = [CHICAGO.redact(game.g, game.positions[i], reader) for i in (first, last)]
        others = [CHICAGO.resample(game.g, view, b"other luck") for view in views]
        seen = [CHICAGO.redact(game.g, other, reader).seen for other in others]
        again = digest(game.g, seen[0], seen[1], game.heard(first, last, reader), reader)
        assert again == game.digest(first, last, reader)


def threats_of(t: Table, seat: int = 0, before: Table | None = None) -> list[tuple[str, Words]]:
    old = (before or t).state
    told = digest(t.rules, old, t.state, [], seat)
    return [(threat.kind, threat.facts) for threat in told.threats]


def swift(**more: Any) -> Words:
    return {"director": 0, "value": 50, "treasury": 100, "appeal": 4, **more}


def test_a_takeover_within_one_turn_is_a_threat_if_it_can_be_paid() -> None:
    held = {"seat_1": 3, "treasury": 2}

    def town(cash: int) -> Table:
        company = swift(common=held, preferred="treasury")
        return table(
            2, phase="stock", advanced=True, cash=[100, cash], companies={"swift": company}
        )

    facts = {"company": "swift", "rival": 1, "shares": 3, "needs": 1, "cost": 50}
    assert threats_of(town(50)) == [("directorship", facts)]
    assert threats_of(town(49)) == []
    t = town(50)
    t.play(t.awaited[0], do="pass") if t.awaited == ["ann"] else t
    t.buy("bob", "swift")
    assert t.position["companies"]["swift"]["director"] == 1  # the threat was true


def test_a_price_in_reach_of_closed_is_a_threat() -> None:
    low = swift(value=10, common={"treasury": 5}, preferred="treasury")
    assert threats_of(table(2, phase="action", companies={"swift": low})) == [
        ("closing", {"company": "swift", "value": 10})
    ]
    sold = swift(value=20, common={"seat_1": 3, "treasury": 2}, preferred="treasury")
    assert threats_of(table(2, phase="action", companies={"swift": sold})) == [
        ("closing", {"company": "swift", "value": 20, "rival": 1, "shares": 3})
    ]
    assert threats_of(table(2, phase="action", decade=5, companies={"swift": sold})) == []


def test_a_resource_that_a_rival_buys_first_is_a_threat() -> None:
    ours, theirs = swift(appeal=2), {"director": 1, "value": 50, "treasury": 90, "appeal": 5}
    t = table(
        2,
        phase="action",
        companies={"swift": ours, "libby": theirs},
        board={"chain": {"10": {"livestock": 1}}},
    )
    kind, facts = threats_of(t)[0]
    assert kind == "supply"
    assert facts == {
        "company": "swift",
        "resource": "livestock",
        "supply": 1,
        "companies": 2,
        "first": "libby",
    }
    assert all(kind != "supply" for kind, _ in threats_of(t, seat=1)), "libby itself buys first"


def test_a_goal_that_was_lost_is_a_threat() -> None:
    def town(workers: int) -> Table:
        companies = {
            "swift": swift(factories=[{"workers": 1}]),
            "libby": {
                "director": 1,
                "value": 50,
                "treasury": 90,
                "factories": [{"workers": workers}],
            },
        }
        return table(2, phase="stock", companies=companies, goals=True, board={"goals": GOALS})

    found = threats_of(town(2), before=town(0))
    assert ("goal", {"goal": "most_workers", "rival": 1}) in found
    assert threats_of(town(0), before=town(0)) == []
