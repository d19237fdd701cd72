"""Section 17: the contents of each edition, its terms, and its positions.

Differences in play are in test_editions_track, _stock, _partner and _assets; rules that are the
same are in test_editions_alike and _alike_operating.
"""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.ids import ASSET_IDS, SPACE_WORDS
from bigshoulders.games.chicago.terminal import demand, title
from bigshoulders.games.chicago.voice import ChicagoVoice
from bigshoulders.kernel.errors import BadConfig, BadPosition, Problem
from bigshoulders.language.messages import messages
from printed import BASE, BUILDINGS, DEMAND_ROWS, FACTORIES, SPECIAL, STOCK_TRACK, era_of
from table import NAMES, Table, new_game, rule, table

EDITIONS = ["new", "first"]
each_edition = pytest.mark.parametrize("edition", EDITIONS)


def speaker(t: Table, language: str = "en") -> ChicagoVoice:
    return ChicagoVoice(messages(language), NAMES, t.rules)


# --- contents of the box -------------------------------------------------------------------------


@rule("ED-1", "OPT-10")
@each_edition
def test_ed1_ten_companies_and_the_five_others_by_choice(edition: str):
    assert sorted(new_game(edition=edition).position["companies"]) == sorted(BASE)
    t = new_game(edition=edition, special_companies=SPECIAL)
    assert sorted(t.position["companies"]) == sorted([*BASE, *SPECIAL])


@rule("ED-1", "OPT-10")
@pytest.mark.parametrize("company", SPECIAL)
@each_edition
def test_ed1_a_special_company_can_be_established(edition: str, company: str):
    t = table(2, edition=edition, special_companies=[company])
    t.play("ann", do="found", company=company, value="35")
    assert (t.company(company)["director"], t.treasury(company)) == (0, 105)


@rule("ED-57")
@each_edition
def test_ed57_base_companies_have_two_or_three_factories_special_ones_one_to_three(edition: str):
    everything = [*BASE, *SPECIAL]
    companies = {name: {"director": i % 4, "value": 50} for i, name in enumerate(everything)}
    t = table(4, edition=edition, special_companies=SPECIAL, companies=companies)
    factories = {name: len(t.company(name)["factories"]) for name in companies}
    assert factories == {
        **{name: len(FACTORIES[name]) for name in BASE},
        "american_flyer": 1,
        "quaker_oats": 2,
        "oscar_mayer": 1,
        "schwinn": 2,
        "florsheim": 3,
    }
    assert {factories[name] for name in BASE} == {2, 3}
    assert {factories[name] for name in SPECIAL} == {1, 2, 3}


def all_assets(t: Table) -> list[str]:
    return [*t.display(), *t.board["asset_stack"]]


CHIEFS = ["chief_of_engineering", "chief_of_rd", "chief_of_operations", "chief_of_sales"]


@rule("ED-2")
@each_edition
def test_ed2_sixteen_assets_and_four_chiefs_in_the_new_edition_by_choice(edition: str):
    assets = all_assets(new_game(edition=edition))
    assert len(assets) == 16
    assert not set(assets) & set(CHIEFS)
    if edition == "new":
        assert sorted(all_assets(new_game(chiefs=True))) == sorted([*assets, *CHIEFS])


@rule("ED-2")
@pytest.mark.parametrize("chief", CHIEFS)
def test_ed2_a_position_of_the_first_edition_has_no_chief(chief: str):
    swift = {"director": 0, "value": 50, "assets": [chief]}
    with pytest.raises(BadPosition) as caught:
        table(2, edition="first", companies={"swift": swift})
    [fault] = caught.value.problems
    assert (fault.code, fault.where) == ("position/not-in-this-game", "assets")
    assert fault.facts == {"got": chief}


ABSENT = [
    pytest.param("chiefs", marks=rule("ED-2")),
    pytest.param("advanced_chain", marks=rule("ED-3")),
    pytest.param("friendly_closure", marks=rule("ED-4")),
]


@rule("OPT-12", "OPT-10")
@pytest.mark.parametrize("option", ABSENT)
def test_opt12_options_missing_from_the_first_edition_are_refused(option: str):
    with pytest.raises(BadConfig) as caught:
        CHICAGO.assemble({"players": 2, "edition": "first", option: True})
    error = caught.value
    assert (error.code, error.where) == ("config/not-in-first-edition", option)
    assert error.facts == {"rule": "OPT-12"}
    for edition, wanted in (("first", False), ("new", True), ("new", False)):
        rules = CHICAGO.assemble({"players": 2, "edition": edition, option: wanted})
        assert CHICAGO.config(rules)[option] is wanted
    with pytest.raises(BadPosition) as refused:
        table(2, edition="first", **{option: True})
    problem = refused.value
    assert (problem.code, problem.where) == ("config/not-in-first-edition", f"config.{option}")
    assert problem.facts == {"rule": "OPT-12"}


@rule("OPT-10", "OPT-12")
@pytest.mark.parametrize(
    "option", ["advanced", "goals", "draft", "relaxed_purchasing", "friendly_sales"]
)
@each_edition
def test_opt12_every_other_option_exists_in_both_editions(edition: str, option: str):
    for wanted in (False, True):
        t = new_game(edition=edition, **{option: wanted})
        assert t.position["config"][option] is wanted
        assert t.awaited


@rule("ED-49")
@pytest.mark.parametrize(("goals", "drawn"), [(True, 5), (False, 0)])
@each_edition
def test_ed49_public_goals_are_optional(edition: str, goals: bool, drawn: int):
    assert len(new_game(edition=edition, goals=goals).board["goals"]) == drawn


@rule("ED-61", "ED-62")
@pytest.mark.parametrize("players", [2, 3, 4])
@each_edition
def test_ed62_buildings_by_number_of_players(edition: str, players: int):
    t = new_game(players=players, edition=edition)
    found = [tile for stack in t.board["building_stacks"] for tile in stack]
    for name in NAMES[:players]:
        found += t.player(name)["hand"]
    assert sorted(found) == sorted(b for b, facts in BUILDINGS.items() if facts[0] <= players)
    if players == 4:  # the new edition's list of Era II prints one tile twice
        assert len([tile for tile in found if era_of(tile) == "II"]) == 16


@rule("ED-62")
@pytest.mark.parametrize("building", [b for b in BUILDINGS if era_of(b) == "I"])
@each_edition
def test_ed62_workers_come_with_a_building(edition: str, building: str):
    others = [b for b in BUILDINGS if era_of(b) == "I" and BUILDINGS[b][1] == 1 and b != building]
    rest = [b for b in BUILDINGS if era_of(b) == "I" and b not in (building, *others[:3])]
    hands = [[first, rest.pop(), rest.pop()] for first in (building, *others[:3])]
    people = {name: {"hand": hands[seat]} for seat, name in enumerate(NAMES)}
    t = table(4, edition=edition, phase="building", people=people)
    for name, hand in zip(NAMES, hands, strict=True):
        t.build(name, hand[0], hand[1])
    assert t.board["job_market"] == 4 + BUILDINGS[building][1] + 3


@rule("ED-65", "OPT-11")
@each_edition
def test_ed65_friendly_stock_sales_are_off_unless_chosen(edition: str):
    assert new_game(edition=edition).position["config"]["friendly_sales"] is False
    t = new_game(edition=edition, friendly_sales=True)
    assert t.position["config"]["friendly_sales"] is True


# --- terms ---------------------------------------------------------------------------------------

NAMES_OF_ASSET = [
    ("en", "Fuelworks", "Abattoir"),
    ("fr", "Fuelworks", "Abattoir"),
    ("de", "Fuelworks", "Abattoir"),
]
NAMES_OF_SPACES = [
    pytest.param("en", "job_market", "Job Market", "Hire Workers", marks=rule("ED-54")),
    pytest.param(
        "fr", "job_market", "Marché de l’emploi", "Embaucher des ouvriers", marks=rule("ED-54")
    ),
    pytest.param("de", "job_market", "Arbeitsmarkt", "Arbeiter einstellen", marks=rule("ED-54")),
    pytest.param(
        "en",
        "purchase_asset",
        "Purchase a Capital Asset",
        "Make a Capital Investment",
        marks=rule("ED-55"),
    ),
    pytest.param(
        "fr",
        "purchase_asset",
        "Acheter un atout capital",
        "Investir dans un atout capital",
        marks=rule("ED-55"),
    ),
    pytest.param(
        "de",
        "purchase_asset",
        "Eine Kapitalanlage kaufen",
        "In eine Kapitalanlage investieren",
        marks=rule("ED-55"),
    ),
]


@rule("ED-34")
@pytest.mark.parametrize(("language", "new", "first"), NAMES_OF_ASSET)
def test_ed34_fuelworks_was_the_abattoir(language: str, new: str, first: str):
    for edition, name in (("new", new), ("first", first)):
        swift = {"director": 0, "value": 50, "assets": ["fuelworks"]}
        t = table(2, edition=edition, phase="action", companies={"swift": swift})
        assert speaker(t, language).asset(ASSET_IDS.index("fuelworks")) == name
        t.activate("ann", "fuelworks")  # the id is the same in both
        assert any(name in line for line in speaker(t, language).story(t.heard))


@pytest.mark.parametrize(("language", "space", "new", "first"), NAMES_OF_SPACES)
def test_ed54_bank_buildings_with_another_name(language: str, space: str, new: str, first: str):
    for edition, name, other in (("new", new, first), ("first", first, new)):
        swift = {"director": 0, "value": 50, "treasury": 100}
        board = {"asset_display": {"40": "foundry"}}
        t = table(2, edition=edition, phase="action", companies={"swift": swift}, board=board)
        assert speaker(t, language).space(SPACE_WORDS.ids.index(space)) == name
        t.use("ann", space, "swift")
        story = speaker(t, language).story(t.heard)
        assert any(name in line for line in story)
        assert not any(other in line for line in story)


@rule("ED-34", "ED-54", "ED-55")
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_ed34_everything_else_has_one_name(language: str):
    new, first = (speaker(table(2, edition=edition), language) for edition in EDITIONS)
    assets = [name for i, name in enumerate(ASSET_IDS) if new.asset(i) != first.asset(i)]
    spaces = [name for i, name in enumerate(SPACE_WORDS.ids) if new.space(i) != first.space(i)]
    assert (assets, spaces) == (["fuelworks"], ["job_market", "purchase_asset"])


@rule("CONV-2")
def test_conv2_the_board_names_the_edition():
    titles = {e: table(2, edition=e) for e in EDITIONS}
    assert "Chicago 1875" in title(speaker(titles["new"]), titles["new"].state)
    assert "City of the Big Shoulders" in title(speaker(titles["first"]), titles["first"].state)


# --- ED-19: the Demand grid ----------------------------------------------------------------------

COLUMNS = ["bonus_50", "bonus_20", "no_bonus"]
GRID = {
    "food_and_dairy.bonus_50": {"tile": "2-6", "goods": 3},
    "food_and_dairy.bonus_20": {"tile": "3-1", "goods": 2},
    "food_and_dairy.no_bonus": {"tile": "2-1", "goods": 1},
    "dry_goods.bonus_50": {"tile": "1-1"},
}
PICTURE = {
    # a tile is shown as Goods/octagons; printed spaces as X, 6 octagons and half price
    "food_and_dairy": ["3/5", "2/4", "1/2"],
    "dry_goods": ["✗", "0/6", "½"],
    "meat_packing": ["✗", "0/6", "½"],
    "shoes": ["✗", "0/6", "½"],
}


def picture(t: Table) -> list[list[str]]:
    """The text board's grid, line by line."""
    console = Console(file=StringIO(), width=100)
    console.print(demand(speaker(t), t.state))
    lines = console.file.getvalue().splitlines()
    return [line.split() for line in lines if line.split()]


@rule("ED-19")
@each_edition
def test_ed19_the_text_board_shows_the_grid_as_the_edition_prints_it(edition: str):
    t = table(2, edition=edition, board={"demand": GRID})
    lines = picture(t)
    heads = next(line for line in lines if "+$50" in line)
    assert heads == (["+$50", "+$20"] if edition == "new" else ["+$20", "+$50"])
    rows = [line[-3:] for line in lines[-len(DEMAND_ROWS) :]]
    expected = [PICTURE[row] for row in DEMAND_ROWS]
    assert rows == (expected if edition == "new" else [row[::-1] for row in expected])


@rule("ED-19")
@each_edition
def test_ed19_positions_and_moves_name_columns_by_their_bonus(edition: str):
    libby = {"director": 0, "value": 50, "goods": 3}
    t = table(
        2, edition=edition, phase="operating", companies={"libby": libby}, board={"demand": GRID}
    )
    assert list(t.board["demand"]) == [
        f"{row}.{column}" for row in DEMAND_ROWS for column in COLUMNS
    ]
    assert [move["outlet"] for move in t.legal("ann", "sell_good")] == COLUMNS
    income = []
    for column in ("no_bonus", "bonus_50", "bonus_50"):
        income.append([amount for _, amount, _, _ in t.sell_goods(column).told("revenue_added")])
    assert income == [[20], [20], [20, 50]]  # filling the column without a bonus paid nothing extra


@rule("ED-19")
def test_ed19_the_grid_is_filled_towards_the_50_column_first():
    new, first = (new_game(b"the same draws", edition=edition) for edition in EDITIONS)
    assert new.board["demand"] == first.board["demand"]
    levels = {key: int(cell["tile"][0]) for key, cell in first.board["demand"].items()}
    by_column = [sorted(levels[f"{row}.{column}"] for row in DEMAND_ROWS) for column in COLUMNS]
    assert by_column == sorted(by_column)  # the low levels are on top of the stack


@rule("ED-19")
@each_edition
def test_ed19_tiles_slide_towards_the_50_column(edition: str):
    full = {**GRID, "food_and_dairy.bonus_50": {"tile": "2-6", "goods": 5}}
    t = table(2, edition=edition, phase="cleanup", board={"demand": full, "demand_stack": []})
    row = [t.board["demand"][f"food_and_dairy.{column}"] for column in COLUMNS]
    assert row == [
        {"tile": "3-1", "goods": 2},
        {"tile": "2-1", "goods": 1},
        {"tile": None, "goods": 0},
    ]


# --- positions -----------------------------------------------------------------------------------


def faults(document: Any) -> list[Problem]:
    with pytest.raises(BadPosition) as caught:
        Table(document)
    return caught.value.problems


@rule("OPT-10")
@each_edition
def test_a_position_carries_its_edition_and_can_be_read_again(edition: str):
    t = table(2, edition=edition, companies={"swift": {"director": 0, "value": 50}})
    document = t.position
    assert (document["edition"], document["config"]["edition"]) == (edition, edition)
    assert Table(document).position == document
    del document["edition"]  # the options say so too
    assert Table(document).position["edition"] == edition


@rule("OPT-10")
@pytest.mark.parametrize(("edition", "other"), [("new", "first"), ("first", "new")])
def test_a_position_of_another_edition_than_its_options_is_refused(edition: str, other: str):
    document = table(2, edition=edition).position
    document["edition"] = other
    [fault] = faults(document)
    assert (fault.code, fault.where) == ("position/other-edition", "edition")
    assert fault.facts == {"got": other, "expected": edition}
    document = table(2, edition=edition).position
    document["config"]["edition"] = other
    [fault] = faults(document)[:1]
    assert (fault.code, fault.facts["got"]) == ("position/other-edition", edition)


@rule("ED-13", "ED-14")
@pytest.mark.parametrize(
    ("edition", "value", "track"),
    [("first", 0, [*STOCK_TRACK[1:], 450]), ("new", 450, STOCK_TRACK)],
)
def test_a_value_that_is_not_on_the_track_of_the_edition_is_refused(
    edition: str, value: int, track: list[int]
):
    document = table(2, edition=edition, companies={"swift": {"director": 0, "value": 50}}).position
    document["companies"]["swift"]["value"] = value
    [fault] = faults(document)
    assert (fault.code, fault.where) == ("position/not-on-the-track", "companies.swift.value")
    assert fault.facts == {"got": value, "known": track}
    for known in track:
        if known:  # a company in Closed is closed at once
            document["companies"]["swift"]["value"] = known
            assert Table(document).value("swift") == known
