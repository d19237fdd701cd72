"""INFO-3 and BUILD-3 to BUILD-5: hidden Buildings and simultaneous answers."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.frames import BUILD, DRAFT
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.bits import size_of
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.frames import NOBODY
from table import NAMES, Table, new_game, rule, table

HANDS = {
    "ann": ["I-1", "I-6", "I-9"],
    "bob": ["I-2", "I-8", "I-10"],
    "cat": ["I-3", "I-11", "I-12"],
}


def choosing(hands: dict[str, list[str]] | None = None) -> Table:
    people = {name: {"hand": hand} for name, hand in (hands or HANDS).items()}
    return table(3, phase="building", people=people)


def names_in(document: Any) -> set[str]:
    """Every word that occurs anywhere in a document."""
    if isinstance(document, dict):
        return set().union(*(names_in(value) for value in document.values()), document.keys())
    if isinstance(document, list):
        return set().union(*(names_in(item) for item in document))
    return {document} if isinstance(document, str) else set()


def hidden_from(t: Table, seat: int) -> set[str]:
    """All Buildings that other players hold, chose or removed, and those in the stacks."""
    hidden: set[str] = set()
    for other, player in enumerate(t.position["players"]):
        if other != seat:
            hidden |= {*player["hand"], *player["drafted"], *player["removed"]}
            hidden |= {player["chosen"]} if player["chosen"] else set()
    for stack in t.board["building_stacks"]:
        hidden |= set(stack)
    return hidden


@rule("INFO-3", "BUILD-3", "Q-5")
@pytest.mark.parametrize("seat", [0, 1, 2, "spectator"])
def test_info3_a_view_shows_no_building_in_another_hand(seat):
    t = choosing()
    view = t.seen(seat)
    assert names_in(view).isdisjoint(hidden_from(t, seat))
    for other, player in enumerate(view["players"]):
        assert player["hand"] == (HANDS[NAMES[other]] if other == seat else None)
    assert view["board"]["building_stacks"] == [None, None, None]
    assert view["seed"] is None


@rule("INFO-3", "BUILD-4", "BUILD-5", "Q-48", "Q-5")
@pytest.mark.parametrize("seat", [1, 2, "spectator"])
def test_build4_nobody_else_sees_what_was_placed_or_removed_before_the_reveal(seat):
    t = choosing()
    t.play("ann", do="place_building", building="I-6")
    assert t.events(seat=seat) == []
    assert t.events(seat="ann") == [
        {"event": "building_chosen", "seat": 0, "building": "I-6", "only": 0}
    ]
    assert names_in(t.seen(seat)).isdisjoint(HANDS["ann"])
    t.play("ann", do="remove_building", building="I-1")
    assert t.events(seat=seat) == [{"event": "buildings_settled", "seat": 0}]
    ann = t.seen(seat)["players"][0]
    assert (ann["chosen"], ann["hand"], ann["removed"]) == ("hidden", None, None)
    assert names_in(t.seen(seat)).isdisjoint(HANDS["ann"])
    assert t.seen(0)["players"][0]["chosen"] == "I-6"
    assert t.seen(0)["players"][0]["removed"] == ["I-1"]


@rule("INFO-3", "BUILD-3")
def test_build3_a_view_hides_whether_a_player_has_placed_but_not_yet_removed():
    before, after = choosing(), choosing()
    after.play("ann", do="place_building", building="I-6")
    assert before.seen(1) == after.seen(1)
    assert before.awaited == after.awaited


@rule("INFO-3", "Q-48", "BUILD-3", "BUILD-5")
def test_q48_removed_and_kept_buildings_stay_hidden_after_the_reveal():
    t = choosing()
    t.build("ann", "I-6", "I-1")
    t.build("bob", "I-8", "I-2")
    t.build("cat", "I-11", "I-3")
    for seat in (0, 1, 2, "spectator"):
        view = t.seen(seat)
        assert [player["row"][0]["building"] for player in view["players"]] == [
            "I-6",
            "I-8",
            "I-11",
        ]
        assert names_in(view).isdisjoint(hidden_from(t, seat))
    told = [{e["building"] for e in t.events("building_removed", seat=s)} for s in (0, 1, 2)]
    assert told == [set(), set(), {"I-3"}]
    assert t.seen(0)["players"][0]["removed"] == ["I-1"]
    assert t.seen(0)["players"][0]["hand"] == ["I-9"]


@rule("INFO-3", "BUILD-1")
def test_build1_tiles_are_dealt_face_down():
    t = table(3, phase="stock", decade=2)
    for name in ("ann", "bob", "cat"):
        t.play(name, do="pass")
    for seat in (0, 1, 2, "spectator"):
        heard = t.events("building_dealt", seat=seat)
        assert [e["seat"] for e in heard] == ([seat, seat] if seat != "spectator" else [])
        assert names_in(t.events(seat=seat)).isdisjoint(hidden_from(t, seat))
        assert len(t.events("buildings_dealt", seat=seat)) == 3


@rule("INFO-3", "BUILD-5")
def test_build5_a_preview_of_the_last_answer_does_not_reveal_the_others():
    t = choosing()
    t.build("ann", "I-6", "I-1")
    t.build("bob", "I-8", "I-2")
    t.play("cat", do="place_building", building="I-11")
    foreseen = t.preview("cat", do="remove_building", building="I-3")
    assert foreseen == [
        {"event": "building_removed", "seat": 2, "building": "I-3", "only": 2},
        {"event": "buildings_settled", "seat": 2},
    ]
    assert t.player("cat")["chosen"] == "I-11"


@rule("INFO-3", "BUILD-3")
def test_info3_the_view_does_not_depend_on_what_others_hold_or_answer():
    swapped = {**HANDS, "bob": ["I-3", "I-10", "I-12"], "cat": ["I-2", "I-8", "I-11"]}
    one, two = choosing(), choosing(swapped)
    assert one.seen(0) == two.seen(0)
    one.build("bob", "I-2", "I-8")
    two.build("bob", "I-12", "I-10")
    one.build("cat", "I-3", "I-11")
    two.build("cat", "I-11", "I-2")
    assert one.events(seat="ann") == two.events(seat="ann")
    assert one.seen(0) == two.seen(0)
    assert one.legal("ann") == two.legal("ann")


@rule("BUILD-3", "BUILD-5")
def test_build3_the_outcome_does_not_depend_on_the_order_of_the_answers():
    answers = {"ann": ("I-6", "I-1"), "bob": ("I-8", "I-2"), "cat": ("I-11", "I-3")}
    finals = []
    for order in permutations(answers):
        t = choosing()
        for name in order:
            t.build(name, *answers[name])
        finals.append((CHICAGO.digest(t.state), t.events("building_revealed")))
    for order in permutations(answers):  # first all placements, then all removals
        t = choosing()
        for name in order:
            t.play(name, do="place_building", building=answers[name][0])
        for name in reversed(order):
            t.play(name, do="remove_building", building=answers[name][1])
        finals.append((CHICAGO.digest(t.state), t.events("building_revealed")))
    assert len(finals) == 12
    assert all(final == finals[0] for final in finals)
    assert [e["seat"] for e in finals[0][1]] == [0, 1, 2]


@rule("INFO-3")
def test_info3_a_player_does_not_see_the_hidden_moves_of_another():
    t = choosing()
    t.build("ann", "I-6", "I-1")
    assert CHICAGO.redact(t.rules, t.state, 0).legal == []
    assert CHICAGO.redact(t.rules, t.state, NOBODY).legal == []
    view = CHICAGO.redact(t.rules, t.state, 1)
    spelt = [CHICAGO.space(t.rules).spell(m) for m in view.legal]
    assert spelt == [{"do": "place_building", "building": b} for b in HANDS["bob"]]
    assert view.awaited == [1, 2]


@rule("INFO-3", "Q-48")
@pytest.mark.parametrize("draft", [False, True])
def test_info3_a_whole_game_reveals_no_secrets_to_other_players(draft):
    t = new_game(players=3, draft=draft)
    dice = random.Random(1875)
    phases = set()
    while t.awaited:
        name = dice.choice(t.awaited)
        t.play(name, **dice.choice(t.legal(name)))
        phases.add(t.phase)
        for seat in (0, 1, 2, "spectator"):
            hidden = hidden_from(t, seat)
            assert names_in(t.seen(seat)).isdisjoint(hidden)
            told = [e for e in t.events(seat=seat) if e["event"] != "building_passed"]
            assert names_in(told).isdisjoint(hidden)
    assert {"building", "action", "end"} <= phases


def tiles_of(s: State, seat: int) -> tuple[int, int, int, bool]:
    """How many Buildings a player holds, has drafted and has removed; whether one is chosen."""
    held, drafted, removed = (size_of(column[seat]) for column in (s.hand, s.drafted, s.removed))
    return held, drafted, removed, s.chosen[seat] >= 0


@pytest.mark.parametrize("draft", [False, True])
def test_a_position_behind_a_view_has_as_many_tiles_everywhere(draft: bool):
    """While players choose, an answer takes tiles out of a hand; half an answer is still secret."""
    g = CHICAGO.assemble({"players": 3, "draft": draft})
    s, rng = CHICAGO.new(g, b"behind a view", SILENT), random.Random(3)
    answered = set()
    while s.decade < 3:
        if s.stack[-1].step in (BUILD, DRAFT):
            answered.add((s.stack[-1].step, s.ready))
            for seat in g.seats:
                whole = CHICAGO.resample(g, CHICAGO.redact(g, s, seat), b"again")
                for other in g.seats:
                    if (s.chosen[other] >= 0) == (s.ready >> other & 1 == 1) or other == seat:
                        assert tiles_of(whole, other) == tiles_of(s, other)
        seat = rng.choice(CHICAGO.awaited(g, s))
        CHICAGO.apply(g, s, seat, rng.choice(CHICAGO.legal(g, s, seat)), SILENT)
    assert len(answered) >= (6 if draft else 3)
