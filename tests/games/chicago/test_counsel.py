"""Counsel on a move: one small position for each kind of warning, and the notes of a preview."""

from __future__ import annotations

from typing import Any

import pytest

from bigshoulders.box.counsel import MoveWarning, prospect
from bigshoulders.box.faces import voice
from bigshoulders.games.chicago.box import BOX, CHICAGO
from bigshoulders.language.messages import messages
from looking import NAMES, Words, seat_of
from table import (
    Table,
    advanced,
    at_payout,
    beside,
    bid,
    directing,
    new_game,
    offer,
    papers,
    rule,
    table,
    using,
)

CUBES = {"chain": {"10": {"coal": 1, "steel": 1, "livestock": 1}, "20": {"coal": 1, "wood": 2}}}


def looked(t: Table, name: str, do: Words) -> Any:
    view = CHICAGO.redact(t.rules, t.state, seat_of(name))
    return prospect(BOX, t.rules, view, CHICAGO.space(t.rules).parse(do))


def warned(t: Table, name: str, do: Words) -> dict[str, MoveWarning]:
    """The warnings about a move, by code."""
    return {warning.code: warning for warning in looked(t, name, do).warnings}


def fix(t: Table, warning: MoveWarning) -> list[Words]:
    return [CHICAGO.space(t.rules).spell(m) for m in warning.fix]


def preview(t: Table, name: str, do: Words) -> str:
    speaker = voice(BOX, messages("en"), NAMES[: t.rules.players], t.rules)
    return " | ".join(looked(t, name, do).lines(speaker))


DONE = {"do": "done"}


# --- shares --------------------------------------------------------------------------------------


def test_a_price_that_cannot_pay_the_first_run_names_a_price_that_can() -> None:
    t = new_game(b"low price")
    name = t.awaited[0]
    for do in t.legal(name, "found"):
        found = warned(t, name, do).get("low_price")
        facts = found.facts if found else {}
        treasury = 3 * int(do["value"])
        if found:
            assert facts["treasury"] == treasury < facts["need"] == facts["crew"] + facts["cubes"]
            for way in fix(t, found):
                assert way["company"] == do["company"]
                assert 3 * int(way["value"]) >= facts["need"]
        else:
            run = looked(t, name, do).notes[0]
            assert run.code == "first_crew" or treasury >= run.facts["crew"] + run.facts["cubes"]


def test_a_purchase_that_reaches_the_certificate_limit() -> None:
    """Ann's tenth certificate is her last at a table for two."""
    elgin = {"director": 1, "value": 10, "common": {"seat_0": 5}}
    for held, is_last in ((3, True), (2, False)):
        swift = {"director": 0, "value": 10, "common": {"seat_0": held, "treasury": 5 - held}}
        t = table(2, companies={"swift": swift, "elgin": elgin}, priority=0)
        found = warned(t, "ann", bid("swift"))
        assert ("certificate_limit" in found) == is_last
        if is_last:
            assert found["certificate_limit"].facts == {"held": 10, "limit": 10}


def test_a_rivals_share_while_the_own_company_cannot_run() -> None:
    companies = {
        "swift": {"director": 0, "value": 40, "treasury": 30, "common": {"treasury": 5}},
        "libby": {"director": 1, "value": 40, "common": {"treasury": 5}},
    }
    t = table(2, companies=companies, board=CUBES, priority=0)
    warning = warned(t, "ann", bid("libby"))["own_company_short"]
    assert (warning.facts["company"], warning.facts["rival"]) == ("swift", "libby")
    assert warning.facts["need"] > warning.facts["treasury"] == 30
    assert fix(t, warning) == [bid("swift")]
    assert "own_company_short" not in warned(t, "ann", bid("swift"))


def test_a_sale_that_loses_the_directorship() -> None:
    t = advanced(2, 50, ann="Dc", bob="ccP", treasury="cc")
    warning = warned(t, "ann", offer("swift common"))["directorship_lost"]
    assert (warning.facts["company"], warning.facts["seat"]) == ("swift", 1)
    t.play("ann", **offer("swift common"))
    assert "directorship_lost" in warned(t, "ann", DONE)
    safe = advanced(2, 50, ann="Dcc", bob="ccP", treasury="c")
    assert "directorship_lost" not in warned(safe, "ann", offer("swift common"))


@rule("ED-68", "DIR-8")
@pytest.mark.parametrize(("edition", "lost"), [("new", False), ("first", True)])
def test_a_sale_of_the_certificate_with_three_shares_left_for_seller_and_opponent(
    edition: str, lost: bool
) -> None:
    """Only the first edition's sale triggers the transfer."""
    swift = {"value": 100, **papers(ann="Dccc", bob="c", cat="Pc")}
    t = table(3, edition=edition, advanced=True, companies={"swift": swift})
    do = offer("swift director")
    found = warned(t, "ann", do)
    assert ("directorship_lost" in found) == lost
    if lost:
        facts = {"company": "swift", "seat": seat_of("cat"), "shares": 3}
        assert found["directorship_lost"].facts == facts
    t.play("ann", **do)
    assert ("directorship_lost" in warned(t, "ann", DONE)) == lost
    t.play("ann", **DONE)
    assert (t.company("swift")["director"] == seat_of("cat")) == lost


# --- the Action Phase ----------------------------------------------------------------------------


def test_the_last_partner_leaves_a_company_without_a_crew() -> None:
    """The cheapest way out is the Job Market; hiring itself brings no warning."""
    t = beside("advertising", "fairbank", {"treasury": 200}, board=CUBES)
    t.state.partners[0] = 1
    warning = warned(t, "ann", using("advertising", "fairbank"))["cannot_run"]
    assert warning.facts["lack"] == {"workers": 1, "coal": 2}
    assert warning.facts["down"] < 50
    assert fix(t, warning) == [using("job_market", "fairbank")]
    assert warned(t, "ann", using("job_market", "fairbank")) == {}
    t.state.partners[0] = 2
    assert warned(t, "ann", using("advertising", "fairbank")) == {}


def test_a_company_that_no_partner_can_save() -> None:
    """No other placement helps, so the preview says it, and nothing warns."""
    t = beside("fundraising_40", "fairbank", {"treasury": 0})
    t.state.partners[0] = 1
    assert warned(t, "ann", using("fundraising_40", "fairbank")) == {}
    assert "no single Partner fixes that" in preview(t, "ann", using("fundraising_40", "fairbank"))


def test_money_left_too_low_to_hire() -> None:
    t = beside("advertising", "fairbank", {"treasury": 50})
    t.state.partners[0] = 2
    warning = warned(t, "ann", using("advertising", "fairbank"))["crew_unpaid"]
    assert (warning.facts["treasury"], warning.facts["workers"]) == (30, 1)
    assert warning.facts["crew"] > 30
    rich = beside("advertising", "fairbank", {"treasury": 90})
    rich.state.partners[0] = 2
    assert warned(rich, "ann", using("advertising", "fairbank")) == {}


def test_money_left_too_low_for_cubes() -> None:
    staffed = {"treasury": 40, "factories": [{"workers": 1}]}
    t = beside("advertising", "fairbank", staffed, board=CUBES)
    t.state.partners[0] = 2
    warning = warned(t, "ann", using("advertising", "fairbank"))["cubes_unpaid"]
    assert (warning.facts["treasury"], warning.facts["cubes"]) == (20, 30)
    t = beside("advertising", "fairbank", {**staffed, "treasury": 50}, board=CUBES)
    t.state.partners[0] = 2
    assert warned(t, "ann", using("advertising", "fairbank")) == {}


def test_hiring_that_ends_before_factory_1_is_full() -> None:
    t = beside("job_market", "swift", {"treasury": 200})
    t.use("ann", "job_market", "swift").hire("ann", "1")
    warning = warned(t, "ann", DONE)["crew_missing"]
    assert warning.facts["workers"] == 1
    assert fix(t, warning) == [{"do": "hire_worker", "factory": "1"}]
    t.hire("ann", "1")
    assert "crew_missing" not in warned(t, "ann", DONE)


# --- the Operating turn --------------------------------------------------------------------------


def operating(company: str, facts: Words, **words: Any) -> Table:
    return directing(company, {"appeal": 9, **facts}, phase="operating", **words)


def test_ending_the_purchase_one_cube_short() -> None:
    facts = {"treasury": 30, "factories": [{"workers": 1}], "resources": {"coal": 1}}
    t = operating("fairbank", facts, board=CUBES)
    warning = warned(t, "ann", DONE)["factory_short"]
    assert warning.facts["lack"] == {"coal": 1}
    assert (warning.facts["factory"], warning.facts["cost"], warning.facts["runs"]) == (1, 10, 0)
    assert fix(t, warning) == [{"do": "buy_cube", "price": "10", "resource": "coal"}]
    t.buy_cubes("10 coal")
    assert warned(t, "ann", DONE) == {}
    poor = operating("fairbank", {**facts, "treasury": 10}, board={"chain": {"20": {"coal": 1}}})
    assert poor.asked != "purchase" or warned(poor, "ann", DONE) == {}


def test_ending_production_with_a_factory_that_can_run() -> None:
    facts = {"factories": [{"workers": 1}], "resources": {"coal": 2}}
    t = operating("fairbank", facts, board=CUBES).upto("production")
    warning = warned(t, "ann", DONE)["factory_idle"]
    assert fix(t, warning) == [{"do": "run_factory", "factory": "1"}]
    assert warning.facts["goods"] == 2


def test_ending_the_sale_with_goods_left() -> None:
    facts = {"factories": [{"workers": 1}], "resources": {"coal": 2}}
    t = operating("fairbank", facts, board=CUBES).run(1)
    assert t.asked == "sales"
    warning = warned(t, "ann", DONE)["goods_unsold"]
    assert (warning.facts["goods"], warning.facts["sold"]) == (2, 0)
    assert warning.facts["revenue"] >= 80
    assert [way["do"] for way in fix(t, warning)] == ["sell_good", "sell_good"]


def test_withholding_that_drops_the_value() -> None:
    t = at_payout(100, common={"seat_0": 2})
    warning = warned(t, "ann", {"do": "withhold"})["withholding"]
    facts = warning.facts
    assert facts["down"] < facts["old"] == 50 < facts["up"]
    assert (facts["mine"], facts["revenue"]) == (50, 100)
    assert fix(t, warning) == [{"do": "pay_dividends"}]
    assert warned(t, "ann", {"do": "pay_dividends"}) == {}


# --- previews ------------------------------------------------------------------------------------


def test_the_preview_of_the_job_market_says_what_hiring_costs() -> None:
    t = beside("job_market", "swift", {"treasury": 200})
    said = preview(t, "ann", using("job_market", "swift"))
    price = t.rules.worker_price[t.state.market]
    assert f"${price} for the next" in said
    assert "up to" in said


def test_the_preview_of_a_building_says_who_pays_whom() -> None:
    people = {"ann": {"hand": ["I-6", "I-9", "I-12"]}, "bob": {"hand": ["I-8", "I-10", "I-11"]}}
    companies = {"swift": {"director": 0, "value": 50}, "libby": {"director": 1, "value": 50}}
    t = table(2, phase="building", companies=companies, people=people)
    said = {do["building"]: preview(t, "ann", do) for do in t.legal("ann", "place_building")}
    assert "the bank pays you $20" in said["I-6"]
    assert "the company pays you $20" in said["I-9"]


def test_the_preview_of_an_asset_says_what_it_does() -> None:
    display = {"80": "popular_partners", "70": "foundry"}
    t = beside("purchase_asset", "swift", {"treasury": 200}, board={"asset_display": display})
    t.use("ann", "purchase_asset", "swift")
    for do in t.legal("ann", "buy_asset"):
        assert "Once per Decade" in preview(t, "ann", do)
