"""Hypothesis plays any legal moves at any table and checks every invariant."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant
from hypothesis.stateful import rule as step

import invariants
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.kernel.events import Events, heard_by
from cases import choose, random_config
from shadow import Shadow
from table import rule

Words = dict[str, Any]
LONGEST_GAME = 20_000


class AnyTable(RuleBasedStateMachine):
    """One rule: some seat that must act makes some legal moves."""

    def __init__(self) -> None:
        super().__init__()
        self.position: Words = {}

    @initialize(number=st.integers(0, 10**9))
    def sit_down(self, number: int) -> None:
        self.rng = Random(number)
        self.rules = CHICAGO.assemble(random_config(self.rng))
        self.state = CHICAGO.new(self.rules, b"any table %d" % number, Events())
        self.position = CHICAGO.export_position(self.rules, self.state)
        self.shadow = Shadow(self.position)
        self.moves = 0
        self.appeal: dict[str, int] = {}
        self.tiles: dict[str, int] = {}

    @step(moves=st.integers(1, 12), number=st.integers(0, 2**32))
    def play(self, moves: int, number: int) -> None:
        rng = Random(number)
        for _ in range(moves):
            awaited = CHICAGO.awaited(self.rules, self.state)
            if not awaited:
                return
            seat = rng.choice(awaited)
            legal = CHICAGO.legal(self.rules, self.state, seat)
            self.make(seat, choose(CHICAGO, self.rules, legal, rng))

    def make(self, seat: int, move: int) -> None:
        """One move: its preview, its effect, and the position it leaves."""
        expected = CHICAGO.preview(self.rules, CHICAGO.redact(self.rules, self.state, seat), move)
        before = self.position
        out = Events()
        CHICAGO.apply(self.rules, self.state, seat, move, out)
        self.position = CHICAGO.export_position(self.rules, self.state)
        self.moves += 1
        heard = heard_by(out.items, seat)
        assert heard[: len(expected)] == expected
        for event in out.items:
            self.shadow.hear(CHICAGO.spell_event(event))
        faults = self.shadow.differences(self.position)
        assert faults == [], CHICAGO.space(self.rules).spell(move)
        self.check_course(before)

    def check_course(self, before: Words) -> None:
        """Invariants that need two consecutive positions."""
        after = self.position
        for name, company in invariants.open_companies(after).items():
            assert company["appeal"] >= self.appeal.get(name, 0), "INV-9"
            self.appeal[name] = company["appeal"]
        if before["board"]["demand_stack"] == [] and before["phase"] != "setup":
            for industry in ("food_and_dairy", "dry_goods", "meat_packing", "shoes"):
                old, new = (
                    sum(
                        cell["tile"] is not None
                        for space, cell in position["board"]["demand"].items()
                        if space.startswith(industry)
                    )
                    for position in (before, after)
                )
                assert new <= old, "INV-10"
        steps = [frame["step"] for frame in after["stack"]]
        if "sale" not in steps:
            invariants.check_directors(after)
        if before["operating"]["operated"] != after["operating"]["operated"]:
            invariants.check_chain(after)
        if before["phase"] == "building" and after["phase"] == "action":
            assert all(2 <= player["partners"] <= 5 for player in after["players"]), "INV-13"
        if before["phase"] == "action" and after["phase"] != "action":
            gained = sum(p["partners"] for p in after["players"])
            unlocked = sum(p["reserved_partner"] == "gained" for p in after["players"]) - sum(
                p["reserved_partner"] == "gained" for p in before["players"]
            )
            assert gained == unlocked, "INV-13"

    @invariant()
    def everything_holds(self) -> None:
        if not self.position:
            return
        invariants.check(self.position)
        assert CHICAGO.problems(self.rules, self.state) == []
        assert self.moves < LONGEST_GAME
        self.prices_are_round()

    def prices_are_round(self) -> None:
        """INV-15: a Good costs a multiple of $10, half of it a multiple of $5."""
        for company in range(15):
            price = self.rules.powers[company].unit_price(self.rules, self.state, company)
            assert price % 10 == 0

    @invariant()
    def nothing_secret_is_in_a_view(self) -> None:
        if not self.position:
            return
        seed = b"another deal"
        for seat in range(self.rules.players):
            view = CHICAGO.redact(self.rules, self.state, seat)
            other = CHICAGO.resample(self.rules, view, seed)
            seen = CHICAGO.export_position(self.rules, view.seen)
            again = CHICAGO.redact(self.rules, other, seat)
            assert CHICAGO.export_position(self.rules, again.seen) == seen
            assert seen["seed"] is None
            for number, player in enumerate(seen["players"]):
                if number != seat:
                    assert player["hand"] is None
                    assert player["removed"] is None

    @invariant()
    def the_position_can_be_written_and_read(self) -> None:
        if not self.position:
            return
        written = json.dumps(self.position)
        g, s = CHICAGO.import_position(json.loads(written))
        assert json.dumps(CHICAGO.export_position(g, s)) == written


AnyTable.TestCase.settings = settings(max_examples=25, stateful_step_count=40)


@rule(
    "INV-1",
    "INV-2",
    "INV-3",
    "INV-4",
    "INV-5",
    "INV-6",
    "INV-7",
    "INV-8",
    "INV-9",
    "INV-10",
    "INV-11",
    "INV-12",
    "INV-13",
    "INV-14",
    "INV-15",
)
class TestAnyTable(AnyTable.TestCase):
    """The state machine as a test."""
