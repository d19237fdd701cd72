"""Section 17, the reserved Partner in both editions: ED-11, ED-27, ED-28."""

from __future__ import annotations

from typing import Any

import pytest

from printed import BASE, ready
from table import NAMES, Table, new_game, papers, rule, table

EDITIONS = ["new", "first"]
each_edition = pytest.mark.parametrize("edition", EDITIONS)
HERS = {"ann": {"reserved_partner": "swift"}}
WAITING = {"ann": {"reserved_partner": "waiting"}}


def operating(edition: str, people: dict[str, Any] = WAITING, **facts: Any) -> Table:
    """Ann's Libby can run both factories; bob's Elgin operates later and can sell a Good."""
    companies = {
        "libby": {"director": 0, "value": 50, **ready("libby", 2), **facts.pop("libby", {})},
        "elgin": {"director": 1, "value": 50, "appeal": 0, "goods": 1},
        **facts.pop("companies", {}),
    }
    words = {"phase": "operating", **facts}
    return table(2, edition=edition, companies=companies, people=people, **words)


def run_all(t: Table, company: str, factories: int) -> list[tuple[int, str, str]]:
    """Run the first factories of a company and end production; return the Partners that moved."""
    while t.question.get("company") != company:
        t.play(t.awaited[0], do="done")
    heard = []
    for factory in range(1, factories + 1):
        heard += t.run(factory).told("partner_moved")
    while t.asked == "production":
        heard += t.play(t.awaited[0], do="done").told("partner_moved")
    return heard


# --- ED-27: a Partner waiting in the Bank Pool ---------------------------------------------------


@rule("ED-27")
def test_ed27_a_full_run_of_any_company_brings_the_waiting_partner_back_in_the_first_edition():
    t = operating("new")
    assert run_all(t, "libby", 2) == []
    assert (t.player("ann")["reserved_partner"], t.player("ann")["partners"]) == ("waiting", 2)
    t = operating("first")
    assert run_all(t, "libby", 2) == [(0, "waiting", "hand")]
    assert (t.player("ann")["reserved_partner"], t.player("ann")["partners"]) == ("gained", 3)
    assert t.problems == []


@rule("ED-27")
def test_ed27_it_can_act_from_the_next_action_phase_on():
    t = operating("first")
    run_all(t, "libby", 2)
    assert t.phase == "operating"
    t.drift(2, "action")
    turns = 0
    while t.phase == "action":
        turns += t.is_turn_of("ann")
        t.least()
    assert turns == 3


@rule("ED-27")
@pytest.mark.parametrize("factories", [0, 1])
@each_edition
def test_ed27_not_if_a_factory_did_not_run(edition: str, factories: int):
    t = operating(edition)
    assert run_all(t, "libby", factories) == []
    assert t.player("ann")["reserved_partner"] == "waiting"


@rule("ED-27")
@each_edition
def test_ed27_not_by_a_full_run_of_another_players_company(edition: str):
    t = operating(edition, people={"bob": {"reserved_partner": "waiting"}})
    assert run_all(t, "libby", 2) == []
    assert t.player("bob")["reserved_partner"] == "waiting"


@rule("ED-27")
@each_edition
def test_ed27_a_partner_on_a_charter_waits_for_that_companys_own_full_run(edition: str):
    swift = {"director": 0, "value": 50, "appeal": 2, **ready("swift", 2)}
    t = operating(edition, HERS, companies={"swift": swift}, libby={"appeal": 5})
    assert run_all(t, "libby", 2) == []
    assert t.player("ann")["reserved_partner"] == "swift"
    assert run_all(t, "swift", 2) == [(0, "swift", "hand")]
    assert t.player("ann")["partners"] == 3


@rule("ED-27")
def test_ed27_it_is_regained_once():
    cracker_jack = {"director": 0, "value": 50, "appeal": 2, **ready("cracker_jack", 2)}
    companies = {"cracker_jack": cracker_jack}
    t = operating("first", companies=companies, libby={"appeal": 5})
    assert run_all(t, "libby", 2) == [(0, "waiting", "hand")]
    assert run_all(t, "cracker_jack", 2) == []
    assert t.player("ann")["partners"] == 3


@rule("ED-27")
@pytest.mark.parametrize(("edition", "heard"), [("new", []), ("first", [(0, "waiting", "hand")])])
def test_ed27_a_company_with_a_single_factory_is_enough(
    edition: str, heard: list[tuple[int, str, str]]
):
    staff = {"resources": {"livestock": 1}, "factories": [{"workers": 2}]}
    oscar = {"director": 0, "value": 50, **staff}
    elgin = {"director": 1, "value": 50, "appeal": 0, "goods": 1}
    t = table(
        2,
        edition=edition,
        phase="operating",
        special_companies=["oscar_mayer"],
        companies={"oscar_mayer": oscar, "elgin": elgin},
        people=WAITING,
    )
    t.upto("production").play("ann", do="run_tier", workers="2")
    assert t.told("partner_moved") == heard


@rule("ED-27")
@pytest.mark.parametrize(("edition", "place"), [("new", "doggett"), ("first", "waiting")])
def test_ed27_a_company_established_later_receives_it_only_in_the_new_edition(
    edition: str, place: str
):
    t = table(2, edition=edition, companies={"elgin": {"director": 1, "value": 50}}, people=WAITING)
    t.play("ann", do="found", company="doggett", value="35")
    moved = [(0, "waiting", "doggett")] if edition == "new" else []
    assert t.told("partner_moved") == moved
    assert (t.player("ann")["reserved_partner"], t.player("ann")["partners"]) == (place, 2)


@rule("ED-27")
@pytest.mark.parametrize(("edition", "origin"), [("new", "cracker_jack"), ("first", "waiting")])
def test_ed27_its_full_run_unlocks_the_partner_in_both_editions(edition: str, origin: str):
    t = table(2, edition=edition, companies={"elgin": {"director": 1, "value": 50}}, people=WAITING)
    t.play("ann", do="found", company="cracker_jack", value="35")
    document = t.position  # with staff and cubes, as if years had passed
    document["companies"]["cracker_jack"].update(ready("cracker_jack", 2))
    del document["board"]["bag"]
    t = Table(document).drift(1, "operating")
    assert run_all(t, "cracker_jack", 2) == [(0, origin, "hand")]


@rule("ED-27")
@pytest.mark.parametrize(("edition", "heard"), [("new", []), ("first", [(0, "waiting", "hand")])])
def test_ed27_a_company_taken_over_later_also_brings_it_back(
    edition: str, heard: list[tuple[int, str, str]]
):
    companies = {
        "swift": {"value": 50, **papers(ann="D", bob="ccc")},
        "cracker_jack": {"value": 50, **papers(ann="ccc", bob="D"), **ready("cracker_jack", 2)},
    }
    t = table(2, edition=edition, advanced=True, companies=companies, priority=1, people=HERS)
    t.buy("bob", "swift")
    assert t.told("partner_moved") == [(0, "swift", "waiting")]  # in both editions
    t.buy("ann", "cracker_jack").drift(1, "operating")
    assert run_all(t, "cracker_jack", 2) == heard


@rule("ED-27")
@pytest.mark.parametrize(("edition", "heard"), [("new", []), ("first", [(0, "waiting", "hand")])])
def test_ed27_so_does_the_lost_company_if_won_back(edition: str, heard: list[tuple[int, str, str]]):
    cubes = {
        "factories": [{"workers": 2}, {"workers": 3}],
        "resources": ready("swift", 2)["resources"],
    }
    swift = {"value": 50, **papers(ann="D", bob="cc"), **cubes}
    t = table(
        2, edition=edition, advanced=True, companies={"swift": swift}, priority=1, people=HERS
    )
    t.buy("bob", "swift", "preferred").buy("ann", "swift")
    t.play("bob", do="pass").buy("ann", "swift")
    assert (t.company("swift")["director"], t.events("partner_moved")) == (0, [])
    t.drift(1, "operating")
    assert run_all(t, "swift", 2) == heard


@rule("ED-27")
@each_edition
def test_ed27_a_player_who_takes_over_a_starting_company_gains_nothing_from_it(edition: str):
    companies = {
        "swift": {"value": 50, **papers(ann="D", bob="ccc"), **ready("swift", 2)},
        "libby": {"director": 1, "value": 50, "appeal": 0},
    }
    people = {**HERS, "bob": {"reserved_partner": "libby"}}
    t = table(2, edition=edition, advanced=True, companies=companies, priority=1, people=people)
    t.buy("bob", "swift").drift(1, "operating")
    assert run_all(t, "swift", 2) == []
    assert t.player("ann")["reserved_partner"] == "waiting"
    assert t.player("bob")["reserved_partner"] == "libby"


# --- ED-28: losing the Partner -------------------------------------------------------------------


@rule("ED-28")
@each_edition
def test_ed28_losing_the_directorship_costs_the_partner_in_both_editions(edition: str):
    swift = {"value": 50, **papers(ann="D", bob="ccc")}
    t = table(2, edition=edition, advanced=True, companies={"swift": swift}, people=HERS)
    t.sell("ann", "swift director")
    assert t.told("partner_moved") == [(0, "swift", "waiting")]
    assert t.player("ann")["reserved_partner"] == "waiting"


@rule("ED-28", "ED-14")
@pytest.mark.parametrize(("edition", "place"), [("new", "waiting"), ("first", "swift")])
def test_ed28_a_closure_costs_it_only_in_the_new_edition(edition: str, place: str):
    companies = {"swift": {"director": 0, "value": 10}, "libby": {"director": 1, "value": 100}}
    t = table(2, edition=edition, phase="operating", companies=companies, people=HERS)
    assert (t.decade, t.phase) == (2, "stock")  # it withheld
    assert t.company("swift")["status"] == ("closed" if edition == "new" else "open")
    assert t.player("ann")["reserved_partner"] == place
    assert t.problems == []


# --- ED-11: setup --------------------------------------------------------------------------------


@rule("ED-11", "ED-27")
@pytest.mark.parametrize("players", [2, 3, 4])
@each_edition
def test_ed11_in_setup_it_goes_onto_the_starting_company_and_nothing_else_receives_one(
    edition: str, players: int
):
    t = new_game(players=players, edition=edition)
    companies = {}
    for company in BASE[:players]:
        name = t.awaited[0]
        t.play(name, do="found", company=company, value="35")
        moved = t.told("partner_moved")
        assert moved == [(NAMES.index(name), "waiting", company)]
        companies[name] = company
    assert t.asked == "stock_turn"
    for name, company in companies.items():
        player = t.player(name)
        assert (player["reserved_partner"], player["partners"]) == (company, 2)
    document = t.position
    document["players"][NAMES.index(t.awaited[0])]["cash"] = 500
    t = Table(document)
    name = t.awaited[0]
    t.play(name, do="found", company=BASE[players], value="35")
    assert t.events("partner_moved") == []
    assert t.player(name)["reserved_partner"] == companies[name]
