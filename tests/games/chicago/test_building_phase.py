"""Section 7: the Building Phase."""

from __future__ import annotations

import pytest

from table import NAMES, Table, rule, table, using

COMPANIES = {
    "swift": {"director": 0, "value": 40, "treasury": 500},
    "libby": {"director": 1, "value": 40, "treasury": 500},
}


def settle_all(t: Table) -> Table:
    """Everyone places and removes the first Buildings in hand."""
    for name in t.awaited:
        hand = t.player(name)["hand"]
        t.build(name, hand[0], hand[1])
    return t


# --- the deal ------------------------------------------------------------------------------------


@rule("BUILD-1")
def test_build1_nothing_is_dealt_in_decade_1():
    people = {"ann": {"hand": ["I-6", "I-9", "I-12"]}, "bob": {"hand": ["I-8", "I-10", "I-11"]}}
    t = table(2, phase="building", companies=COMPANIES, people=people)
    assert t.player("ann")["hand"] == ["I-6", "I-9", "I-12"]
    assert t.player("bob")["hand"] == ["I-8", "I-10", "I-11"]
    assert [len(stack) for stack in t.board["building_stacks"]] == [0, 8, 8]


@rule("BUILD-1", "DATA-11")
@pytest.mark.parametrize(
    ("decade", "kept", "era", "left"),
    [
        (2, "I-6", "II", [0, 4, 8]),
        (3, "I-6", "II", [0, 0, 8]),
        (4, "II-6", "III", [0, 0, 4]),
        (5, "III-6", "III", [0, 0, 0]),
    ],
)
def test_build1_two_tiles_of_the_decades_era_join_the_kept_one(decade, kept, era, left):
    people = {"ann": {"hand": [kept]}}
    t = table(2, phase="building", decade=decade, companies=COMPANIES, people=people)
    hand = t.player("ann")["hand"]
    assert kept in hand
    assert len(hand) == 3
    assert [b.split("-")[0] for b in hand if b != kept] == [era, era]
    assert len(t.player("bob")["hand"]) == 3
    assert [len(stack) for stack in t.board["building_stacks"]] == left


@rule("BUILD-1")
def test_build1_each_player_is_dealt_two_tiles_when_the_phase_begins():
    t = table(2, phase="stock", decade=2, companies=COMPANIES)
    t.play("ann", do="pass").play("bob", do="pass")
    assert t.told("buildings_dealt") == [(seat, 2, 2) for seat in (0, 1)]
    dealt = [(e["seat"], e["building"]) for e in t.events("building_dealt")]
    assert [seat for seat, _ in dealt] == [0, 0, 1, 1]
    for seat, building in dealt:
        assert building in t.player(seat)["hand"]
    assert t.awaited == ["ann", "bob"]
    assert t.asked == "build"


# --- the choice ----------------------------------------------------------------------------------


def choosing() -> Table:
    people = {"ann": {"hand": ["I-6", "I-9", "I-12"]}, "bob": {"hand": ["I-8", "I-10", "I-11"]}}
    return table(2, phase="building", companies=COMPANIES, people=people)


@rule("BUILD-3")
def test_build3_one_is_placed_one_removed_one_kept():
    t = choosing()
    assert t.awaited == ["ann", "bob"]
    assert t.legal("ann") == [
        {"do": "place_building", "building": b} for b in ("I-6", "I-9", "I-12")
    ]
    t.play("ann", do="place_building", building="I-9")
    assert t.legal("ann") == [{"do": "remove_building", "building": b} for b in ("I-6", "I-12")]
    t.play("ann", do="remove_building", building="I-12")
    ann = t.player("ann")
    assert (ann["chosen"], ann["removed"], ann["hand"]) == ("I-9", ["I-12"], ["I-6"])
    assert t.awaited == ["bob"]


@rule("BUILD-3")
def test_build3_only_own_tiles_one_to_place_and_then_another_to_remove():
    t = choosing()
    r = t.refusal("ann", do="place_building", building="I-8")
    assert (r.code, r.rule, r.facts) == ("not-in-hand", "BUILD-3", {"building": "I-8"})
    assert t.why("ann", do="remove_building", building="I-6") == ("place-first", "BUILD-3", {})
    t.play("ann", do="place_building", building="I-6")
    assert t.why("ann", do="place_building", building="I-9") == ("already-chosen", "BUILD-3", {})
    r = t.refusal("ann", do="remove_building", building="I-6")
    assert (r.code, r.rule, r.facts) == ("not-in-hand", "BUILD-3", {"building": "I-6"})
    t.play("ann", do="remove_building", building="I-9")
    r = t.refusal("ann", do="remove_building", building="I-12")
    assert (r.code, r.rule, r.facts) == ("not-your-turn", "FLOW-3", {"awaited": 1})


@rule("BUILD-4")
@pytest.mark.parametrize("decade", [1, 2, 3, 4, 5])
def test_build4_the_building_goes_on_the_space_of_the_decade(decade):
    t = table(2, phase="building", decade=decade, companies=COMPANIES)
    before = t.player("ann")["row"]
    placed = t.player("ann")["hand"][0]
    settle_all(t)
    after = t.player("ann")["row"]
    assert after[decade - 1] == {"building": placed, "partner": None}
    assert after[: decade - 1] == before[: decade - 1]
    assert after[decade:] == [None] * (5 - decade)


@rule("BUILD-5")
def test_build5_all_are_revealed_at_once_when_the_last_has_chosen():
    t = choosing()
    t.build("bob", "I-8", "I-10")
    assert t.events("building_revealed") == []
    assert t.player("bob")["row"][0] is None
    t.play("ann", do="place_building", building="I-6")
    assert t.player("bob")["row"][0] is None
    t.play("ann", do="remove_building", building="I-9")
    assert t.told("building_revealed") == [(0, "I-6", 1), (1, "I-8", 1)]
    assert t.player("ann")["row"][0]["building"] == "I-6"
    assert t.player("bob")["row"][0]["building"] == "I-8"
    assert t.phase == "action"


# --- the Partner of Decade 3 ---------------------------------------------------------------------


@rule("BUILD-6", "Q-45", "ACT-16")
def test_build6_in_decade_3_everyone_gains_the_partner_of_building_space_3():
    people = {"ann": {"reserved_partner": "swift"}, "bob": {"reserved_partner": "libby"}}
    t = table(2, phase="building", decade=3, companies=COMPANIES, people=people)
    assert [t.player(name)["partners"] for name in ("ann", "bob")] == [2, 2]
    settle_all(t)
    assert [t.player(name)["partners"] for name in ("ann", "bob")] == [3, 3]
    assert [t.player(name)["partner_on_row"] for name in ("ann", "bob")] == [False, False]
    kinds = [e["event"] for e in t.events()]
    gained = [i for i, kind in enumerate(kinds) if kind == "partner_moved"]
    assert [t.events()[i] for i in gained] == [
        {"event": "partner_moved", "seat": seat, "origin": "building_row", "target": "hand"}
        for seat in (0, 1)
    ]
    last_reveal = max(i for i, kind in enumerate(kinds) if kind == "building_revealed")
    assert last_reveal < gained[0]
    assert gained[1] < kinds.index("phase_began")


@rule("BUILD-6")
@pytest.mark.parametrize("decade", [1, 2, 4, 5])
def test_build6_no_other_decade_gives_that_partner(decade):
    people = {"ann": {"reserved_partner": "swift"}}
    t = table(2, phase="building", decade=decade, companies=COMPANIES, people=people)
    before = t.player("ann")["partners"]
    settle_all(t)
    assert t.player("ann")["partners"] == before
    assert before == (2 if decade < 3 else 3)


# --- Workers for the Job Market ------------------------------------------------------------------


def with_market(workers: int, ann: str, bob: str) -> Table:
    """Two players in Decade 1 who place these Buildings."""
    spare = [b for b in ("I-6", "I-8", "I-9", "I-10", "I-11", "I-12") if b not in (ann, bob)]
    people = {"ann": {"hand": [ann, *spare[:2]]}, "bob": {"hand": [bob, *spare[2:]]}}
    board = {"job_market": workers}
    t = table(2, phase="building", companies=COMPANIES, people=people, board=board)
    t.build("ann", ann, spare[0])
    return t.build("bob", bob, spare[2])


@rule("BUILD-7")
@pytest.mark.parametrize(
    ("before", "placed", "after", "price"),
    [
        (0, ("I-8", "I-9"), 2, 40),
        (2, ("I-8", "I-9"), 4, 40),
        (3, ("I-8", "I-9"), 5, 30),
        (4, ("I-6", "I-11"), 8, 30),
        (7, ("I-8", "I-9"), 9, 20),
        (8, ("I-6", "I-11"), 12, 20),
    ],
)
def test_build7_new_workers_fill_the_most_expensive_free_spaces(before, placed, after, price):
    t = with_market(before, *placed)
    assert t.board["job_market"] == after
    moved = t.events("staff_moved")
    assert sum(e["count"] for e in moved) == after - before
    assert {(e["staff"], e["origin"], e["target"]) for e in moved} == {
        ("worker", "supply", "job_market")
    }
    t.use("ann", "job_market", "swift")
    t.play("ann", do="hire_worker", factory="1")
    assert t.treasury("swift") == 500 - price


@rule("EX-10", "BUILD-7")
def test_ex10_four_at_40_and_three_at_30():
    t = with_market(4, "I-6", "I-8")
    assert t.board["job_market"] == 7
    t.use("ann", "job_market", "swift")
    prices = []
    for factory in ("1", "1", "2", "2", "2"):
        before = t.treasury("swift")
        t.play("ann", do="hire_worker", factory=factory)
        prices.append(before - t.treasury("swift"))
    assert prices == [30, 30, 30, 40, 40]


@rule("EX-9", "BUILD-1", "BUILD-7")
def test_ex9_decade_4_with_three_players_and_three_workers_in_total():
    kept = {"ann": "II-1", "bob": "II-2", "cat": "II-3"}
    dealt = ["III-1", "III-2", "III-5", "III-3", "III-7", "III-4"]
    t = table(
        3,
        phase="building",
        decade=4,
        seed=None,
        people={name: {"hand": [tile]} for name, tile in kept.items()},
        board={"job_market": 4},
    )
    for tile in dealt:
        assert t.awaited == ["chance"]
        t.chance(do="deal_building", building=tile)
    assert [t.player(name)["hand"] for name in kept] == [
        ["II-1", "III-1", "III-2"],
        ["II-2", "III-3", "III-5"],
        ["II-3", "III-4", "III-7"],
    ]
    t.build("cat", "III-7", "III-4")
    t.build("ann", "III-1", "II-1")
    t.build("bob", "III-5", "III-3")
    assert [e["building"] for e in t.events("building_revealed")] == ["III-1", "III-5", "III-7"]
    assert t.board["job_market"] == 7
    assert [t.player(name)["hand"] for name in kept] == [["III-2"], ["II-2"], ["II-3"]]


@rule("BUILD-8", "Q-44", "DX-5")
def test_dx5_workers_without_a_market_space_are_not_added():
    t = with_market(11, "I-6", "I-8")
    assert t.board["job_market"] == 12
    added = [e for e in t.events("staff_moved") if e["target"] == "job_market"]
    assert sum(e["count"] for e in added) == 1


# --- Buildings later on --------------------------------------------------------------------------


@rule("BUILD-9", "Q-46", "ACT-8")
def test_build9_a_placed_building_is_used_again_in_later_decades():
    people = {"ann": {"row": [{"building": "I-11"}]}}
    t = table(2, phase="action", companies=COMPANIES, people=people)
    for decade in (1, 2, 3):
        t.drift(decade, "action")
        before = t.goods("swift")
        t.use("ann", "I-11", "swift")
        assert t.player("ann")["row"][0] == {"building": "I-11", "partner": 0}
        assert t.goods("swift") == before + 1
        r = t.refusal("bob", **using("I-11", "libby"))
        assert (r.code, r.rule, r.facts) == ("building-used-up", "ACT-8", {"space": "I-11"})


@rule("BUILD-10", "Q-47")
def test_build10_the_building_kept_after_decade_5_has_no_use():
    people = {"ann": {"hand": ["III-11"]}}
    t = table(2, phase="building", decade=5, companies=COMPANIES, people=people)
    dealt = [b for b in t.player("ann")["hand"] if b != "III-11"]
    t.build("ann", *dealt)
    settle_all(t)
    assert t.player("ann")["hand"] == ["III-11"]
    r = t.refusal("ann", **using("III-11", "swift"))
    assert (r.code, r.rule, r.facts) == ("building-not-built", "ACT-11", {"space": "III-11"})
    assert t.legal("ann", "place_building") == []


@rule("BUILD-11", "Q-82", "DATA-11", "INV-12")
@pytest.mark.parametrize(
    ("decade", "sizes", "spaces"),
    [
        (1, [0, 8, 8], ["fundraising_40"]),
        (2, [0, 4, 8], ["fundraising_40"]),
        (3, [0, 0, 8], ["fundraising_40", "fundraising_60"]),
        (4, [0, 0, 4], ["fundraising_40", "fundraising_60"]),
        (5, [0, 0, 0], ["fundraising_40", "fundraising_60", "fundraising_80"]),
    ],
)
def test_build11_fundraising_opens_in_the_decade_when_its_stack_runs_out(decade, sizes, spaces):
    t = settle_all(table(2, phase="building", decade=decade, companies=COMPANIES))
    assert [len(stack) for stack in t.board["building_stacks"]] == sizes
    assert t.awaited == [NAMES[0]]
    usable = [m["space"] for m in t.legal("ann", "use_building")]
    assert [space for space in usable if space.startswith("fundraising")] == spaces
