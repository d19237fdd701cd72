"""Section 1.2: the options of a game, their effects, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.options import ALL_BASE_COMPANIES
from bigshoulders.kernel.errors import BadConfig, BadPosition
from bigshoulders.kernel.events import Events
from printed import SPECIAL
from table import new_game, offer, rule, table


def refused(config: Any) -> BadConfig:
    with pytest.raises(BadConfig) as caught:
        CHICAGO.assemble(config)
    return caught.value


@rule("OPT-1", "OPT-2", "OPT-3", "OPT-4", "OPT-5", "OPT-6", "OPT-7", "OPT-8", "OPT-9")
@rule("OPT-10", "OPT-11", "CONV-2")
def test_opt_defaults():
    assert CHICAGO.config(CHICAGO.assemble({"players": 3})) == {
        "players": 3,
        "advanced": False,
        "goals": True,
        "chiefs": False,
        "special_companies": [],
        "draft": False,
        "friendly_closure": False,
        "advanced_chain": False,
        "relaxed_purchasing": False,
        "edition": "new",
        "friendly_sales": False,
    }


@rule("OPT-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_opt1_two_to_four_players(players: int):
    rules = CHICAGO.assemble({"players": players})
    assert CHICAGO.seats(rules) == players
    assert len(new_game(players=players).position["players"]) == players


@rule("OPT-1")
@pytest.mark.parametrize("players", [0, 1, 5, -2, "2", 2.0, 2.5, True, None, [2]])
def test_opt1_no_other_number_of_players(players: object):
    error = refused({"players": players})
    assert (error.code, error.where) == ("config/players", "players")
    assert error.facts == {"got": players, "known": [2, 3, 4]}


@rule("OPT-1")
def test_opt1_has_no_default():
    error = refused({})
    assert (error.code, error.where) == ("config/players", "players")
    assert error.facts == {"got": None, "known": [2, 3, 4]}


FLAGS = [
    pytest.param("advanced", marks=rule("OPT-2")),
    pytest.param("goals", marks=rule("OPT-3")),
    pytest.param("chiefs", marks=rule("OPT-4")),
    pytest.param("draft", marks=rule("OPT-6")),
    pytest.param("friendly_closure", marks=rule("OPT-7")),
    pytest.param("advanced_chain", marks=rule("OPT-8")),
    pytest.param("relaxed_purchasing", marks=rule("OPT-9")),
    pytest.param("friendly_sales", marks=rule("OPT-11")),
]


@pytest.mark.parametrize("flag", FLAGS)
@pytest.mark.parametrize("value", [0, 1, "on", "advanced", None, []])
def test_opt_a_flag_is_on_or_off(flag: str, value: object):
    error = refused({"players": 2, flag: value})
    assert (error.code, error.where, error.facts) == ("config/not-a-flag", flag, {"got": value})


@rule("OPT-5")
def test_opt5_any_subset_of_the_five_special_companies():
    for chosen in ([], ["schwinn"], ["florsheim", "american_flyer"], SPECIAL):
        t = new_game(special_companies=chosen)
        in_game = [name for name in t.position["companies"] if name in SPECIAL]
        assert in_game == [name for name in SPECIAL if name in chosen]
        assert len(t.position["companies"]) == 10 + len(chosen)


@rule("OPT-5")
def test_opt5_only_special_companies_and_each_once():
    error = refused({"players": 2, "special_companies": ["schwin"]})
    assert (error.code, error.where) == ("config/unknown-company", "special_companies")
    assert error.facts == {"got": "schwin", "did_you_mean": "schwinn"}
    error = refused({"players": 2, "special_companies": ["libby"]})
    assert (error.code, error.where) == ("config/unknown-company", "special_companies")
    assert error.facts["got"] == "libby"
    error = refused({"players": 2, "special_companies": ["schwinn", "schwinn"]})
    assert (error.code, error.where) == ("config/named-twice", "special_companies")
    assert error.facts == {"got": "schwinn"}
    for value in ("schwinn", None, {"schwinn": True}):
        error = refused({"players": 2, "special_companies": value})
        assert (error.code, error.where) == ("config/not-a-list", "special_companies")
        assert error.facts == {"got": value}


@rule("OPT-10")
@pytest.mark.parametrize("edition", ["2nd", "", "New", None, 2, True])
def test_opt10_new_or_first_edition(edition: object):
    error = refused({"players": 2, "edition": edition})
    assert (error.code, error.where) == ("config/unknown-edition", "edition")
    assert error.facts == {"got": edition, "known": ["new", "first"]}


@rule("OPT-12")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("option", ["chiefs", "friendly_closure", "advanced_chain"])
def test_opt12_options_missing_from_the_first_edition(option: str, players: int):
    error = refused({"players": players, "edition": "first", option: True})
    assert (error.code, error.where) == ("config/not-in-first-edition", option)
    assert error.facts == {"rule": "OPT-12"}
    CHICAGO.assemble({"players": players, "edition": "new", option: True})


def test_opt_unknown_options_and_other_documents_are_refused():
    error = refused({"players": 2, "drafts": True})
    assert (error.code, error.where) == ("config/unknown-option", "drafts")
    assert error.facts == {"got": "drafts", "did_you_mean": "draft"}
    for document in (None, 2, [2], "players"):
        error = refused(document)
        assert (error.code, error.where) == ("config/not-an-object", "")
        assert error.facts == {"got": document}


@rule("OPT-12")
def test_opt12_a_position_with_impossible_options_is_refused():
    with pytest.raises(BadPosition) as caught:
        table(2, edition="first", chiefs=True)
    assert (caught.value.code, caught.value.where) == (
        "config/not-in-first-edition",
        "config.chiefs",
    )


# --- the effect of each option -------------------------------------------------------------------


@rule("OPT-2", "CONV-4")
@pytest.mark.parametrize("advanced", [False, True])
def test_opt2_only_in_the_advanced_game_can_the_directors_certificate_be_sold(advanced: bool):
    companies = {"swift": {"director": 0, "value": 100, "common": {"seat_1": 3}}}
    t = table(2, companies=companies, advanced=advanced)
    sale = offer("swift director")
    assert t.can("ann", **sale) == advanced
    if not advanced:
        assert t.why("ann", **sale) == ("director-not-for-sale", "STOCK-12", {"company": "swift"})


@rule("OPT-2", "CONV-4")
@pytest.mark.parametrize("advanced", [False, True])
def test_opt2_only_the_advanced_game_has_emergency_fundraising(advanced: bool):
    t = table(
        2,
        phase="operating",
        advanced=advanced,
        companies={"swift": {"director": 0, "value": 100, "goods": 1}},
    )
    assert t.asked == ("issue" if advanced else "sales")


@rule("OPT-3")
def test_opt3_goals_are_drawn_or_not():
    assert len(new_game().board["goals"]) == 5
    assert new_game(goals=False).board["goals"] == []


@rule("OPT-6")
@pytest.mark.parametrize("draft", [False, True])
def test_opt6_a_draft_precedes_the_choice_of_buildings(draft: bool):
    t = table(2, phase="building", draft=draft, companies={"swift": {"director": 0, "value": 50}})
    assert t.asked == ("draft" if draft else "build")


@rule("OPT-7")
@pytest.mark.parametrize("friendly", [False, True])
def test_opt7_a_friendly_closure_pays(friendly: bool):
    companies = {"swift": {"director": 0, "value": 0, "common": {"seat_1": 2}}}
    t = table(2, companies=companies, friendly_closure=friendly)
    assert t.company("swift") == {"status": "closed"}
    assert (t.cash("ann"), t.cash("bob")) == ((650, 520) if friendly else (500, 500))


@rule("OPT-8")
@pytest.mark.parametrize("advanced_chain", [False, True])
def test_opt8_the_overlay_replaces_the_supply_chain(advanced_chain: bool):
    t = new_game(advanced_chain=advanced_chain)
    in_chain = sum(sum(cubes.values()) for cubes in t.board["chain"].values())
    on_overlay = sum(len(columns) for columns in t.board["overlay"].values())
    assert (in_chain, on_overlay) == ((0, 30) if advanced_chain else (12, 0))


@rule("OPT-9")
@pytest.mark.parametrize("relaxed", [False, True])
def test_opt9_cubes_may_be_bought_during_production(relaxed: bool):
    t = table(
        2,
        phase="operating",
        relaxed_purchasing=relaxed,
        companies={
            "libby": {
                "director": 0,
                "value": 50,
                "treasury": 100,
                "factories": [{"workers": 2}, {"workers": 2}],
                "resources": {"steel": 2, "livestock": 2},
            }
        },
        board={"chain": {"10": {"livestock": 1}}},
    )
    t.play("ann", do="done").run("1")
    purchase = {"do": "buy_cube", "price": "10", "resource": "livestock"}
    assert t.can("ann", **purchase) == relaxed
    if relaxed:
        t.play("ann", **purchase).run("2")
        assert t.goods("libby") == 6


BASE = list(ALL_BASE_COMPANIES)


@rule("OPT-13")
def test_opt13_companies_left_out_are_out_of_play():
    assert list(new_game().position["companies"]) == BASE
    config = {"players": 2, "companies": ["swift", "anglo", "libby"], "special_companies": SPECIAL}
    rules = CHICAGO.assemble(config)
    assert CHICAGO.config(rules)["companies"] == ["anglo", "libby", "swift"]
    position = CHICAGO.export_position(rules, CHICAGO.new(rules, b"three", Events()))
    assert list(position["companies"]) == ["anglo", "libby", "swift", *SPECIAL]


@rule("OPT-13")
def test_opt13_only_base_companies_and_each_once():
    error = refused({"players": 2, "companies": ["swift", "anglos"]})
    assert (error.code, error.where) == ("config/not-a-base-company", "companies")
    assert error.facts == {"got": "anglos", "did_you_mean": "anglo"}
    error = refused({"players": 2, "companies": ["swift", "schwinn"]})
    assert (error.code, error.facts["got"]) == ("config/not-a-base-company", "schwinn")
    error = refused({"players": 2, "companies": ["swift", "swift"]})
    assert (error.code, error.where) == ("config/named-twice", "companies")
    error = refused({"players": 2, "companies": "swift"})
    assert (error.code, error.where) == ("config/not-a-list", "companies")


@rule("OPT-14", "FLOW-1")
@pytest.mark.parametrize("decades", [1, 2, 5])
def test_opt14_the_game_ends_after_its_last_decade(decades: int):
    rules = CHICAGO.assemble({"players": 2, "decades": decades})
    position = CHICAGO.new(rules, b"short", Events())
    while CHICAGO.result(rules, position) is None:
        seat = CHICAGO.awaited(rules, position)[0]
        CHICAGO.apply(rules, position, seat, CHICAGO.legal(rules, position, seat)[0], Events())
    assert CHICAGO.export_position(rules, position)["decade"] == decades
    assert CHICAGO.config(rules).get("decades", 5) == decades


@rule("OPT-14")
@pytest.mark.parametrize("decades", [0, 6, -1, "2", 2.0, True, None])
def test_opt14_one_to_five(decades: object):
    error = refused({"players": 2, "decades": decades})
    assert (error.code, error.where) == ("config/decades", "decades")
    assert error.facts == {"got": decades, "known": [1, 2, 3, 4, 5]}


@rule("OPT-14")
def test_opt14_a_position_beyond_the_last_decade_is_refused():
    with pytest.raises(BadPosition) as caught:
        table(decades=2, decade=3)
    assert [problem.where for problem in caught.value.problems] == ["decade"]


@rule("OPT-15")
def test_opt15_a_company_for_every_player():
    error = refused({"players": 4, "companies": ["swift", "anglo", "libby"]})
    assert (error.code, error.where) == ("config/too-few-companies", "companies")
    assert error.facts == {"got": 3, "least": 4}
    enough = {"players": 4, "companies": ["swift", "anglo"], "special_companies": SPECIAL[:2]}
    assert CHICAGO.seats(CHICAGO.assemble(enough)) == 4
