"""Section 17, rows without effect: setup, Building, Action and Cleanup Phase, and the end."""

from __future__ import annotations

import pytest

from printed import BASE
from table import NAMES, Table, beside, new_game, rule, table

EDITIONS = ["new", "first"]
each_edition = pytest.mark.parametrize("edition", EDITIONS)

# --- setup and establishing ----------------------------------------------------------------------


def started_by(edition: str, start: int, players: int) -> Table:
    """A game in which the starting player has been drawn and nobody has founded yet."""
    t = new_game(b"", players=players, edition=edition)
    while t.asked != "draw_a_start":
        t.chance(**t.legal("chance")[0])
    return t.chance(do="draw_start", seat=start)


@rule("ED-8", "ED-9", "ED-10")
@pytest.mark.parametrize("players", [2, 3, 4])
@each_edition
def test_ed8_choice_counter_clockwise_to_the_priority_deal_and_initiative_clockwise_from_it(
    edition: str, players: int
):
    for start in range(players):
        t = started_by(edition, start, players)
        order = []
        for company in BASE[:players]:
            order.append(NAMES.index(t.awaited[0]))
            t.play(t.awaited[0], do="found", company=company, value="35")
        assert order == [(start - 1 - i) % players for i in range(players)]
        assert t.position["priority"] == start
        assert t.position["initiative"] == [(start + i) % players for i in range(players)]
        assert (t.asked, t.awaited) == ("stock_turn", [NAMES[start]])


@rule("ED-12")
@pytest.mark.parametrize(("value", "cost"), [("40", 120), ("50", 150)])
@each_edition
def test_ed12_the_examples_of_both_editions_hold_in_both(edition: str, value: str, cost: int):
    t = started_by(edition, 0, 2).play("bob", do="found", company="libby", value=value)
    assert (t.cash("bob"), t.treasury("libby")) == (175 - cost, cost)
    assert t.value("libby") == int(value)


@rule("ED-17")
@each_edition
def test_ed17_a_new_companys_marker_goes_under_all_others_even_the_players_own(edition: str):
    companies = {
        "doggett": {"director": 0, "value": 50, "appeal": 1, "height": 0},
        "libby": {"director": 1, "value": 50, "appeal": 1, "height": 1},
    }
    t = table(2, edition=edition, companies=companies)
    t.play("ann", do="found", company="brunswick", value="35")
    heights = {name: t.company(name)["height"] for name in ("brunswick", "doggett", "libby")}
    assert heights == {"brunswick": 0, "doggett": 1, "libby": 2}
    assert t.appeal("brunswick") == 1


# --- Building Phase ------------------------------------------------------------------------------


@rule("ED-52")
@each_edition
def test_ed52_the_draft_keeps_one_passes_two_keeps_one_passes_one(edition: str):
    hands = [["I-1", "I-6", "I-9"], ["I-2", "I-8", "I-10"], ["I-3", "I-11", "I-12"]]
    people = {name: {"hand": hand} for name, hand in zip(NAMES, hands, strict=False)}
    t = table(3, edition=edition, draft=True, phase="building", people=people)
    for kept in (["I-1", "I-2", "I-3"], ["I-11", "I-6", "I-8"]):
        for name, building in zip(NAMES, kept, strict=False):
            t.play(name, do="keep_building", building=building)
    assert t.asked == "build"
    assert [t.player(name)["hand"] for name in NAMES[:3]] == [
        ["I-1", "I-10", "I-11"],
        ["I-2", "I-6", "I-12"],
        ["I-3", "I-8", "I-9"],
    ]


# --- Action Phase --------------------------------------------------------------------------------


@rule("ED-18")
@each_edition
def test_ed18_every_bonus_space_reached_or_passed_gives_its_bonus(edition: str):
    t = beside("II-8", "swift", {"appeal": 2, "treasury": 50}, edition=edition)
    t.use("ann", "II-8", "swift")  # Appeal +3, from 2 to 5
    assert (t.asked, t.question["space"]) == ("bonus", 3)
    t.play("ann", do="take_cash")
    assert (t.asked, t.question["space"]) == ("bonus", 5)
    t.play("ann", do="take_bonus")
    assert (t.treasury("swift"), t.salespeople("swift")) == (25, 1)


@rule("ED-32")
@pytest.mark.parametrize(
    ("building", "amount", "value"),
    [("III-13", 150, 120), ("III-14", 200, 140), ("III-15", 250, 140), ("III-16", 300, 160)],
)
@each_edition
def test_ed32_extra_dividends_move_the_value_by_the_amount_on_the_tile(
    edition: str, building: str, amount: int, value: int
):
    t = beside(building, "swift", {"value": 100, "treasury": amount}, edition=edition)
    t.use("ann", building, "swift")
    assert t.value("swift") == value  # for $100 it would be 120 every time


@rule("ED-33")
@pytest.mark.parametrize(("building", "goods"), [("I-11", 1), ("II-14", 2), ("III-11", 3)])
@each_edition
def test_ed33_production_buildings_make_goods_and_no_resources(
    edition: str, building: str, goods: int
):
    t = beside(building, "swift", {"resources": {"coal": 1}}, edition=edition)
    t.use("ann", building, "swift")
    assert (t.goods("swift"), t.resources("swift")) == (goods, {"coal": 1})


@rule("ED-53")
@pytest.mark.parametrize(
    ("seat", "order"), [(1, [1, 0, 2, 3]), (2, [2, 0, 1, 3]), (3, [3, 0, 1, 2])]
)
@each_edition
def test_ed53_players_ahead_slide_down_one_space(edition: str, seat: int, order: list[int]):
    names = ["swift", "libby", "elgin", "doggett"]
    own = {"value": 50, "treasury": 20, "appeal": 0}
    companies = {name: {"director": i, **own} for i, name in enumerate(names)}
    t = table(4, edition=edition, phase="action", companies=companies, initiative=[0, 1, 2, 3])
    for i in range(seat):
        t.use(i, "fundraising_40", names[i])
    t.use(seat, "advertising", names[seat]).play(seat, do="take_initiative")
    assert t.position["initiative"] == order


FULL = [{"workers": 2, "managers": 1}, {"workers": 3}]  # Swift with room for one Manager only


@rule("ED-58")
@pytest.mark.parametrize(
    ("building", "before", "managers", "salespeople", "workers"),
    [
        ("II-10", {"factories": FULL}, [1, 1], 0, [2, 3]),
        ("III-7", {"factories": FULL}, [1, 1], 0, [2, 3]),
        ("II-12", {"salespeople": 1}, [0, 0], 2, [0, 0]),
        ("II-13", {"factories": [{"workers": 2}, {"workers": 2}]}, [0, 0], 0, [2, 3]),
        ("III-9", {"factories": FULL}, [1, 1], 0, [2, 3]),
        ("III-10", {"factories": FULL}, [1, 0], 1, [2, 3]),
        ("III-10", {"salespeople": 2, "factories": [{"workers": 2}]}, [0, 0], 2, [2, 1]),
        ("I-10", {"salespeople": 2}, [0, 0], 2, [0, 0]),
    ],
)
@each_edition
def test_ed58_staff_without_a_space_is_lost_on_every_staff_tile(
    edition: str, building: str, before: dict, managers: list, salespeople: int, workers: list
):
    t = beside(building, "swift", before, edition=edition).use("ann", building, "swift")
    while t.legal("ann", "put_worker") or t.legal("ann", "put_manager"):
        t.play("ann", **t.legal("ann")[0])
    assert (t.managers("swift"), t.salespeople("swift")) == (managers, salespeople)
    assert t.workers("swift") == workers
    assert t.awaited == ["bob"]


@rule("ED-59")
@pytest.mark.parametrize(("factory", "workers"), [("1", [1, 0]), ("2", [0, 1])])
@pytest.mark.parametrize("building", ["III-9", "III-10"])
@each_edition
def test_ed59_the_worker_of_a_combined_tile_goes_to_any_factory(
    edition: str, building: str, factory: str, workers: list[int]
):
    full = [{"managers": 1}, {"managers": 0}]
    t = beside(building, "swift", {"factories": full}, edition=edition)
    t.use("ann", building, "swift").play("ann", do="put_worker", factory=factory)
    assert t.workers("swift") == workers


# --- Cleanup -------------------------------------------------------------------------------------


@rule("ED-48")
@each_edition
def test_ed48_cleanup_moves_the_supply_chain_and_brings_the_partners_back(edition: str):
    chain = {"x": {"livestock": 1}, "30": {"wood": 3}, "20": {"steel": 1}, "10": {"coal": 2}}
    companies = {"libby": {"director": 0, "value": 100}, "elgin": {"director": 1, "value": 100}}
    people = {name: {"partners": 0, "reserved_partner": "waiting"} for name in ("ann", "bob")}
    t = table(
        2,
        edition=edition,
        phase="cleanup",
        seed=None,
        companies=companies,
        people=people,
        board={"chain": chain, "bank_buildings": {"fundraising_40": [2, 2]}},
    )
    assert t.haymarket() == {"coal": 2}
    t.draw("coal", "coal", "steel")
    assert t.chain() == [{"coal": 2, "steel": 1}, {"livestock": 1}, {"wood": 3}, {"steel": 1}]
    assert [t.player(name)["partners"] for name in ("ann", "bob")] == [2, 2]
    assert (t.decade, t.phase) == (2, "stock")


# --- the end -------------------------------------------------------------------------------------

GOALS = ["highest_appeal", "most_managers", "most_salespeople", "most_automation", "most_workers"]


@rule("ED-50", "ED-51")
@pytest.mark.parametrize("heights", [(0, 1), (1, 0)])
@each_edition
def test_ed50_every_director_on_the_highest_space_wins_and_everything_is_added_up(
    edition: str, heights: tuple[int, int]
):
    companies = {
        "swift": {"director": 0, "value": 100, "appeal": 7, "height": heights[0]},
        "elgin": {"director": 1, "value": 50, "appeal": 7, "height": heights[1]},
        "libby": {"director": 2, "value": 40, "appeal": 6, "common": {"seat_0": 2}},
    }
    t = table(
        3,
        edition=edition,
        goals=True,
        phase="operating",
        decade=5,
        cash=[10, 20, 30],
        companies=companies,
        operating={"operated": list(companies)},
        board={"goals": GOALS},
    )
    # cash, $200 for the goal, shares
    assert t.scores() == [10 + 200 + 300 + 80, 20 + 200 + 150, 30 + 120]
