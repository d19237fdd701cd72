"""Hypothesis plays any legal moves on both sides and checks every invariant."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant
from hypothesis.stateful import rule as step

from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import CHANCE
from industrialist_printed import CENTRAL_MOST, KINDS, SIDES, beside, grow
from industrialist_shadow import IndustrialistShadow, facts_of
from industrialist_table import at, position_document
from table import rule

Words = dict[str, Any]
LONGEST_GAME = 3000
DEALS = ("draw_a_card", "flip_a_card")
STARTS = ["seed", "chance", "anywhere"]


# How much an eager player likes a move: a player who builds sees more of the game.
LIKED = {"build": 60, "produce": 20, "hire": 12, "sell": 1, "done": 2}
LIKED |= {"build_card": 10, "manager_build": 20, "manager_worker": 0.2, "manager_unit": 0.2}


def choose(rng: Random, space: Any, legal: list[int], eager: bool) -> int:
    """A random move; for an eager player, one it likes."""
    if not eager:
        return rng.choice(legal)
    words = [space.spell(m) for m in legal]
    likes = [LIKED.get(w.get("action", w["do"]), 1) for w in words]
    return rng.choices(legal, likes)[0]


def check(position: Words) -> None:
    """Every invariant that one position shows, with printed values instead of the engine's."""
    tracks = position["central"]["tracks"]
    for kind, units in tracks.items():
        assert 0 <= units <= CENTRAL_MOST[kind], kind
    for side, card in position["buildings"].items():
        assert 0 <= card["units"] <= SIDES[side].most, side
        assert 1 <= card["workers"] <= 6, side
    assert 1 <= position["central"]["workers"] <= 6
    assert 0 <= position["managers"] <= 6
    markers = len(tracks) + len(position["buildings"]) + position["spare_markers"]
    assert markers + 2 == 9  # two on years and Profit (SOLO-COMP-5)
    assert position["spare_markers"] >= 0
    assert position["year"] in range(0, 31, 2)
    assert 0 <= position["profit"] <= 200
    assert len(set(position["happened"])) == len(position["happened"])
    check_map(position["buildings"])


def check_map(buildings: dict[str, Words]) -> None:
    """Every card has its own place, and the whole map is connected."""
    places = [card["place"] for card in buildings.values()]
    assert len({"0,0", *places}) == len(places) + 1
    reached, edge = {"0,0"}, ["0,0"]
    while edge:
        new = [place for place in beside(edge.pop()).values() if place in places]
        edge += [place for place in new if place not in reached]
        reached.update(new)
    assert reached == {"0,0", *places}


def anywhere(rng: Random) -> Words:
    """A position in the middle of a game: any map, any units, any dice, any year."""
    row, built = grow(rng, rng.randint(0, 6))[-1]
    lost = rng.sample(KINDS, max(0, len(built) - 3))  # SOLO-BUILD-4
    have = [None if kind in lost else rng.randint(0, CENTRAL_MOST[kind]) for kind in KINDS]
    buildings = {
        side: at(place, rng.randint(1, 6), rng.randint(0, SIDES[side].most))
        for side, place in built.items()
    }
    return position_document(
        side=rng.choice("AB"),
        have=tuple(have),
        staff=rng.randint(1, 6),
        buildings=buildings,
        row=row,
        market=rng.randint(0, 6),
        year=rng.randrange(0, 31, 2),
        profit=rng.randint(0, 200),
        managers=rng.randint(0, 6),
        promises={rng.choice(["choose_market", "production_bonus", "free_actions"]): 1},
        seed=rng.randbytes(8).hex(),
    )


class AnySolitaire(RuleBasedStateMachine):
    """One rule: the player makes some legal moves; without a seed, chance is played too."""

    def __init__(self) -> None:
        super().__init__()
        self.position: Words = {}

    @initialize(number=st.integers(0, 10**9), start=st.sampled_from(STARTS))
    def sit_down(self, number: int, start: str) -> None:
        rng = Random(number)
        self.eager = rng.random() < 0.7
        self.moves = 0
        out = Events()
        if start == "anywhere":
            self.rules, self.state = INDUSTRIALIST.import_position(anywhere(rng))
            self.shadow = IndustrialistShadow.of(
                INDUSTRIALIST.export_position(self.rules, self.state)
            )
        else:
            self.rules = INDUSTRIALIST.assemble({"side": rng.choice("AB")})
            seed = b"any solitaire %d" % number if start == "seed" else b""
            self.state = INDUSTRIALIST.new(self.rules, seed, out)
            self.shadow = IndustrialistShadow()
            self.deal(rng, out)
        self.look(out)

    def deal(self, rng: Random, out: Events) -> None:
        """Without a seed, chance deals the cards."""
        while INDUSTRIALIST.export_position(self.rules, self.state)["stack"][-1]["step"] in DEALS:
            draw = rng.choice(INDUSTRIALIST.legal(self.rules, self.state, CHANCE))
            INDUSTRIALIST.apply(self.rules, self.state, CHANCE, draw, out)

    @step(moves=st.integers(1, 12), number=st.integers(0, 2**32))
    def play(self, moves: int, number: int) -> None:
        rng = Random(number)
        space = INDUSTRIALIST.space(self.rules)
        for _ in range(moves):
            awaited = INDUSTRIALIST.awaited(self.rules, self.state)
            if not awaited:
                return
            legal = INDUSTRIALIST.legal(self.rules, self.state, awaited[0])
            self.make(awaited[0], choose(rng, space, legal, self.eager))

    def make(self, seat: int, move: int) -> None:
        """One move: its preview, its effect, and the position it leaves."""
        view = INDUSTRIALIST.redact(self.rules, self.state, seat)
        expected = INDUSTRIALIST.preview(self.rules, view, move)
        out = Events()
        INDUSTRIALIST.apply(self.rules, self.state, seat, move, out)
        assert out.items[: len(expected)] == expected
        self.moves += 1
        before = self.position
        self.look(out)
        assert 0 <= self.position["year"] - before["year"] <= 2, "years are monotone"
        assert set(before["happened"]) <= set(self.position["happened"])
        assert set(before["buildings"]) <= set(self.position["buildings"])
        if seat == CHANCE:
            assert self.position["profit"] == before["profit"]

    def look(self, out: Events) -> None:
        """The position, and whether the events alone lead to it."""
        self.position = INDUSTRIALIST.export_position(self.rules, self.state)
        for event in out.items:
            self.shadow.hear(INDUSTRIALIST.spell_event(event))
        assert self.shadow.facts() == facts_of(self.position)

    @invariant()
    def everything_holds(self) -> None:
        if self.position:
            check(self.position)
            assert INDUSTRIALIST.problems(self.rules, self.state) == []
            assert self.moves < LONGEST_GAME
            over = not INDUSTRIALIST.awaited(self.rules, self.state)
            assert over == (INDUSTRIALIST.result(self.rules, self.state) is not None)
            assert not over or self.position["year"] == 30

    @invariant()
    def the_position_can_be_written_and_read(self) -> None:
        if self.position:
            written = json.dumps(self.position)
            g, s = INDUSTRIALIST.import_position(json.loads(written))
            assert json.dumps(INDUSTRIALIST.export_position(g, s)) == written
            assert INDUSTRIALIST.digest(s) == INDUSTRIALIST.digest(self.state)


AnySolitaire.TestCase.settings = settings(max_examples=200, stateful_step_count=30)


@rule("SOLO-COMP-4", "SOLO-COMP-5", "SOLO-EVENT-1", "SOLO-HIRE-3", "SOLO-SELL-6")
class TestAnySolitaire(AnySolitaire.TestCase):
    """The state machine as a test."""


@rule("SOLO-SETUP-4")
def test_setup_positions_have_no_faults_and_survive_export_and_import():
    g = INDUSTRIALIST.assemble({"side": "A"})
    s = INDUSTRIALIST.new(g, b"", Events())
    for _ in range(9):
        move = INDUSTRIALIST.legal(g, s, CHANCE)[-1]
        INDUSTRIALIST.apply(g, s, CHANCE, move, Events())
        assert INDUSTRIALIST.problems(g, s) == []
        written = json.dumps(INDUSTRIALIST.export_position(g, s))
        again = INDUSTRIALIST.export_position(*INDUSTRIALIST.import_position(json.loads(written)))
        assert json.dumps(again) == written


@rule("SOLO-TURN-1", "SOLO-UP-4", "SOLO-END-1")
def test_every_game_ends_after_year_30_and_its_events_are_complete():
    """Whole games on both sides by a random and an eager player."""
    built = set()
    for number in range(60):
        rng = Random(number)
        g = INDUSTRIALIST.assemble({"side": "AB"[number % 2]})
        out = Events()
        s = INDUSTRIALIST.new(g, b"whole %d" % number, out)
        space = INDUSTRIALIST.space(g)
        moves = 0
        while awaited := INDUSTRIALIST.awaited(g, s):
            assert awaited == [0]
            move = choose(rng, space, INDUSTRIALIST.legal(g, s, 0), eager=number % 3 > 0)
            INDUSTRIALIST.apply(g, s, 0, move, out)
            moves += 1
            assert moves < LONGEST_GAME
        shadow = IndustrialistShadow()
        words = [INDUSTRIALIST.spell_event(event) for event in out.items]
        for event in words:
            shadow.hear(event)
        position = INDUSTRIALIST.export_position(g, s)
        check(position)
        assert shadow.facts() == facts_of(position)
        years = [event["year"] for event in words if event["event"] == "year_began"]
        assert years == list(range(0, 31, 2))
        assert words[-1]["event"] == "scored"
        assert INDUSTRIALIST.result(g, s) == [position["profit"]]
        assert INDUSTRIALIST.winners(g, s) == [0]
        built.add(len(position["buildings"]))
    assert max(built) >= 4  # markers were taken from the Central Factory
