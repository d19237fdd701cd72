"""Section 13.1: the building draft."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from table import Table, rule, table

HANDS = {
    "ann": ["I-1", "I-6", "I-9"],
    "bob": ["I-2", "I-8", "I-10"],
    "cat": ["I-3", "I-11", "I-12"],
}
NAMES = ["ann", "bob", "cat"]


def drafting() -> Table:
    """Three players in Decade 1 with three dealt tiles each."""
    people = {name: {"hand": hand} for name, hand in HANDS.items()}
    return table(3, draft=True, phase="building", people=people)


def drafting_in(decade: int) -> Table:
    """Three players in a later Decade; the kept tiles are known, two new ones each."""
    kept = {2: ["I-6", "I-8", "I-9"], 3: ["I-6", "I-8", "I-9"]}
    later = {4: ["II-6", "II-8", "II-9"], 5: ["III-1", "III-2", "III-3"]}
    tiles = {**kept, **later}[decade]
    people = {name: {"hand": [tile]} for name, tile in zip(NAMES, tiles, strict=True)}
    return table(3, draft=True, phase="building", decade=decade, people=people)


def keep(t: Table, **tiles: str) -> Table:
    for name, tile in tiles.items():
        t.play(name, do="keep_building", building=tile)
    return t


def hands(t: Table) -> list[list[str]]:
    return [t.player(name)["hand"] for name in NAMES]


@rule("VAR-DRAFT-1", "BUILD-2")
def test_draft1_keep_one_pass_two_keep_one_pass_one_to_the_left():
    t = drafting()
    assert (t.asked, t.awaited) == ("draft", NAMES)
    assert t.legal("ann") == [{"do": "keep_building", "building": b} for b in HANDS["ann"]]
    keep(t, ann="I-1", bob="I-2", cat="I-3")
    # ann's two went to bob, bob's to cat, cat's to ann
    assert hands(t) == [["I-11", "I-12"], ["I-6", "I-9"], ["I-8", "I-10"]]
    assert (t.asked, t.awaited) == ("draft", NAMES)
    assert t.legal("ann") == [{"do": "keep_building", "building": b} for b in ("I-11", "I-12")]
    keep(t, ann="I-11", bob="I-6", cat="I-8")
    # one of these two was kept, the other passed on in the same direction
    assert hands(t) == [["I-1", "I-10", "I-11"], ["I-2", "I-6", "I-12"], ["I-3", "I-8", "I-9"]]
    assert [t.player(name)["drafted"] for name in NAMES] == [[], [], []]
    assert (t.asked, t.awaited) == ("build", NAMES)
    assert t.legal("ann") == [
        {"do": "place_building", "building": b} for b in ("I-1", "I-10", "I-11")
    ]


@rule("VAR-DRAFT-1")
def test_draft1_all_passes_are_simultaneous():
    t = drafting()
    keep(t, ann="I-1", bob="I-2")
    assert t.awaited == ["cat"]
    assert hands(t) == [["I-6", "I-9"], ["I-8", "I-10"], ["I-3", "I-11", "I-12"]]
    assert t.events("building_passed") == []
    keep(t, cat="I-3")
    passed = {(e["seat"], e["target"], e["building"]) for e in t.events("building_passed")}
    assert passed == {
        (0, 1, "I-6"),
        (0, 1, "I-9"),
        (1, 2, "I-8"),
        (1, 2, "I-10"),
        (2, 0, "I-11"),
        (2, 0, "I-12"),
    }


@rule("VAR-DRAFT-1")
def test_draft1_only_a_tile_in_hand_can_be_kept_and_only_once():
    t = drafting()
    r = t.refusal("ann", do="keep_building", building="I-2")
    assert (r.code, r.rule, r.facts) == ("not-in-draft", "VAR-DRAFT-1", {"building": "I-2"})
    r = t.refusal("ann", do="place_building", building="I-1")
    assert (r.code, r.rule, r.facts) == ("not-now", "FLOW-1", {"step": "draft"})
    keep(t, ann="I-1")
    r = t.refusal("ann", do="keep_building", building="I-6")
    assert (r.code, r.rule, r.facts) == ("not-your-turn", "FLOW-3", {"awaited": 1})
    keep(t, bob="I-2", cat="I-3")
    r = t.refusal("ann", do="keep_building", building="I-1")  # kept already
    assert (r.code, r.rule, r.facts) == ("not-in-draft", "VAR-DRAFT-1", {"building": "I-1"})


@rule("VAR-DRAFT-2", "Q-142")
@pytest.mark.parametrize(("decade", "step"), [(1, 1), (2, -1), (3, 1), (4, -1), (5, 1)])
def test_draft2_decades_2_and_4_pass_to_the_right(decade, step):
    t = drafting() if decade == 1 else drafting_in(decade)
    for passed in (2, 1):
        before = hands(t)
        assert [len(hand) for hand in before] == [passed + 1] * 3
        keep(t, ann=before[0][0], bob=before[1][0], cat=before[2][0])
        moved = {(e["seat"], e["target"], e["building"]) for e in t.events("building_passed")}
        assert moved == {
            (seat, (seat + step) % 3, tile) for seat, hand in enumerate(before) for tile in hand[1:]
        }
    assert t.asked == "build"
    assert [len(hand) for hand in hands(t)] == [3, 3, 3]


@rule("BUILD-2", "BUILD-1")
def test_build2_the_draft_includes_the_kept_and_the_dealt_tiles():
    t = drafting_in(2)
    assert t.asked == "draft"
    for name, kept in zip(NAMES, ["I-6", "I-8", "I-9"], strict=True):
        hand = t.player(name)["hand"]
        assert kept in hand
        assert sorted(b.split("-")[0] for b in hand) == ["I", "II", "II"]


@rule("BUILD-2")
@pytest.mark.parametrize("decade", [1, 2, 3, 4, 5])
def test_build2_without_the_option_nobody_drafts(decade):
    assert table(3, phase="building", decade=decade).asked == "build"


@rule("Q-142", "VAR-DRAFT-1", "VAR-DRAFT-2")
@pytest.mark.parametrize("decade", [1, 2])
def test_q142_with_two_players_left_and_right_are_the_same_neighbour(decade):
    t = table(2, draft=True, phase="building", decade=decade)
    ann, bob = t.player("ann")["hand"], t.player("bob")["hand"]
    keep(t, ann=ann[0], bob=bob[0])
    assert (t.player("ann")["hand"], t.player("bob")["hand"]) == (bob[1:], ann[1:])
    keep(t, ann=bob[1], bob=ann[1])
    # the tile ann passes now comes from bob, and goes back to bob
    assert t.player("ann")["hand"] == sorted([ann[0], bob[1], ann[2]], key=order)
    assert t.player("bob")["hand"] == sorted([bob[0], ann[1], bob[2]], key=order)
    assert t.asked == "build"


def order(building: str) -> tuple[int, int]:
    era, number = building.split("-")
    return len(era), int(number)


@rule("VAR-DRAFT-1")
def test_draft1_the_outcome_does_not_depend_on_the_order_of_the_answers():
    first = {"ann": "I-1", "bob": "I-2", "cat": "I-3"}
    second = {"ann": "I-11", "bob": "I-6", "cat": "I-8"}
    digests = set()
    for one, two in product(permutations(NAMES), repeat=2):
        t = drafting()
        keep(t, **{name: first[name] for name in one})
        keep(t, **{name: second[name] for name in two})
        digests.add(CHICAGO.digest(t.state))
    assert len(digests) == 1


# --- secrets of the draft ------------------------------------------------------------------------


@rule("INFO-3", "VAR-DRAFT-1")
@pytest.mark.parametrize("seat", [1, 2, "spectator"])
def test_info3_nobody_else_learns_which_tile_was_kept(seat):
    one, two = drafting(), drafting()
    keep(one, ann="I-1")
    keep(two, ann="I-9")
    assert one.events(seat=seat) == [{"event": "buildings_settled", "seat": 0}]
    assert two.events(seat=seat) == one.events(seat=seat)
    assert one.seen(seat) == two.seen(seat)
    assert one.seen(seat)["players"][0]["drafted"] is None
    assert one.seen(0)["players"][0]["drafted"] == ["I-1"]


@rule("INFO-3", "VAR-DRAFT-1")
def test_info3_only_giver_and_receiver_know_a_passed_tile():
    t = drafting()
    keep(t, ann="I-1", bob="I-2", cat="I-3")
    heard = {
        seat: {e["building"] for e in t.events("building_passed", seat=seat)}
        for seat in (0, 1, 2, "spectator")
    }
    assert heard == {
        0: {"I-6", "I-9", "I-11", "I-12"},
        1: {"I-8", "I-10", "I-6", "I-9"},
        2: {"I-11", "I-12", "I-8", "I-10"},
        "spectator": set(),
    }
    for seat in (0, 1, 2):
        players = t.seen(seat)["players"]
        assert [player["hand"] is None for player in players] == [s != seat for s in (0, 1, 2)]
        assert [player["drafted"] is None for player in players] == [s != seat for s in (0, 1, 2)]


@rule("INFO-3", "VAR-DRAFT-1")
def test_info3_a_preview_of_the_last_answer_does_not_show_the_tiles_to_come():
    t = drafting()
    keep(t, ann="I-1", bob="I-2")
    assert t.preview("cat", do="keep_building", building="I-3") == [
        {"event": "building_kept", "seat": 2, "building": "I-3", "only": 2},
        {"event": "buildings_settled", "seat": 2},
    ]
