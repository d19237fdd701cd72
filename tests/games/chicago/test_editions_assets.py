"""Section 17, Bonus Good tokens (ED-7) and Capital Assets (ED-35 to ED-40) in both editions."""

from __future__ import annotations

from typing import Any

import pytest

from bigshoulders.kernel.errors import BadPosition
from printed import DISPLAY, ready
from table import Table, activating, discarding, rule, table

EDITIONS = ["new", "first"]
each_edition = pytest.mark.parametrize("edition", EDITIONS)
RISERS = ["popular_partners", "backroom_deals"]
each_riser = pytest.mark.parametrize("asset", RISERS)

# --- ED-7: Bonus Good tokens ---------------------------------------------------------------------


def advertise(edition: str, in_use: int, appeal: int) -> Table:
    """Swift, with its last $20, reaches 11 or 15; this many tokens are in use, two by Swift."""
    companies = {
        "swift": {"director": 0, "value": 50, "treasury": 20, "appeal": appeal, "bonus_goods": 2},
        "libby": {"director": 1, "value": 50, "bonus_goods": in_use - 2},
    }
    t = table(2, edition=edition, phase="action", companies=companies)
    return t.use("ann", "advertising", "swift")


@rule("ED-7")
@pytest.mark.parametrize("appeal", [10, 14])
@pytest.mark.parametrize(
    ("edition", "in_use", "left"), [("new", 9, 2), ("new", 11, 0), ("first", 8, 1), ("first", 9, 0)]
)
def test_ed7_a_token_can_be_gained_while_one_is_left(
    edition: str, in_use: int, left: int, appeal: int
):
    t = advertise(edition, in_use, appeal)
    assert t.asks("ann", "bonus") == [{"do": "take_bonus"}, {"do": "take_cash"}]
    t.play("ann", do="take_bonus")
    assert t.told("bonus_goods_moved") == [("swift", 1, left)]
    assert (t.company("swift")["bonus_goods"], t.treasury("swift")) == (3, 0)


@rule("ED-7")
@pytest.mark.parametrize("appeal", [10, 14])
@pytest.mark.parametrize(("edition", "tokens"), [("new", 12), ("first", 10)])
def test_ed7_with_all_tokens_in_use_only_the_25_remains(edition: str, tokens: int, appeal: int):
    t = advertise(edition, tokens, appeal)
    assert t.asked != "bonus"
    assert (t.company("swift")["bonus_goods"], t.treasury("swift")) == (2, 25)


@rule("ED-7")
@pytest.mark.parametrize(("edition", "tokens"), [("new", 12), ("first", 10)])
def test_ed7_a_position_with_more_tokens_is_refused(edition: str, tokens: int):
    def position(more: int) -> Table:
        swift = {"director": 0, "value": 50, "bonus_goods": 4}
        libby = {"director": 1, "value": 50, "bonus_goods": tokens - 4 + more}
        return table(2, edition=edition, companies={"swift": swift, "libby": libby})

    assert position(0).problems == []
    with pytest.raises(BadPosition) as caught:
        position(1)
    [fault] = caught.value.problems
    assert (fault.code, fault.where) == ("position/bonus-goods", "companies")
    assert fault.facts == {"limit": tokens}


# --- ED-35: Popular Partners and Backroom Deals --------------------------------------------------

AFTER_PRODUCTION = ("asset-after-production", "ED-35")
AFTERWARDS = ("asset-afterwards", "ASSET-20")


def operating(edition: str, asset: str, value: int = 50, **words: Any) -> Table:
    """Libby's Operating turn: it has cubes and Workers for its first factory, and $20."""
    libby = {
        "director": 0,
        "value": value,
        "treasury": 20,
        "assets": [asset],
        **ready("libby"),
        **words.pop("libby", {}),
    }
    companies = {"libby": libby, "elgin": {"director": 1, "value": 50, "appeal": 0, "goods": 1}}
    board = {"chain": {"10": {"coal": 1}}}
    return table(2, edition=edition, phase="operating", companies=companies, board=board, **words)


def at_payout(edition: str, asset: str, value: int, revenue: int) -> Table:
    """Libby ran a factory, sold a Good and has this revenue to pay or withhold."""
    t = operating(edition, asset, value).run("1").sell_goods("half_price").upto("payout")
    document = t.position
    document["operating"]["revenue"] = revenue
    return Table(document)


def refused(t: Table, asset: str) -> tuple[str, str]:
    """The refusal of an activation: code and rule."""
    code, deciding, facts = t.why("ann", **activating(asset))
    assert facts == {"asset": asset}
    return code, deciding


# An Operating turn, move by move, with the question each move answers.
TURN = [
    ("purchase", {"do": "buy_cube", "price": "10", "resource": "coal"}),
    ("production", {"do": "run_factory", "factory": "1"}),
    ("production", {"do": "done"}),  # factory 2 could still run
    ("sales", {"do": "sell_good", "outlet": "bonus_20"}),
    ("sales", {"do": "done"}),
    ("payout", {"do": "pay_dividends"}),
    ("afterwards", {"do": "done"}),
]


@rule("ED-35", "Q-188")
@each_riser
@pytest.mark.parametrize(
    ("edition", "refusal", "times"),
    [
        ("new", AFTERWARDS, ["afterwards"]),
        ("first", AFTER_PRODUCTION, ["sales", "payout", "afterwards"]),
    ],
)
def test_ed35_the_moments_when_the_asset_can_be_used(
    asset: str, edition: str, refusal: tuple[str, str], times: list[str]
):
    t = operating(edition, asset, libby=ready("libby", 2))
    for question, move in TURN:
        assert t.asked == question
        if question in times:
            assert t.can("ann", **activating(asset))
        else:
            assert refused(t, asset) == refusal
        t.play("ann", **move)


@rule("ED-35")
@each_riser
@pytest.mark.parametrize(("edition", "refusal"), [("new", AFTERWARDS), ("first", AFTER_PRODUCTION)])
def test_ed35_never_in_the_action_phase(edition: str, refusal: tuple[str, str], asset: str):
    libby = {"director": 0, "value": 50, "assets": [asset]}
    t = table(2, edition=edition, phase="action", companies={"libby": libby})
    assert refused(t, asset) == refusal
    assert not t.legal("ann", "activate_asset")


@rule("ED-35")
@each_edition
@each_riser
def test_ed35_never_in_the_turn_of_another_company(edition: str, asset: str):
    own = {"director": 0, "value": 50, "goods": 1}
    companies = {"libby": {**own, "assets": [asset]}, "anglo": {**own, "appeal": 9}}
    t = table(2, edition=edition, phase="operating", companies=companies).upto("sales")
    no = ("not-this-company", "FREE-2", {"company": "libby"})
    assert t.why("ann", **activating(asset)) == no


# Value, revenue; the value after the dividend and the asset, used after it and before it.
RISES = [
    (50, 40, 60, 60),  # no bump at 50, none at 60
    (50, 50, 80, 60),  # 50 is enough at 50, not at 60
    (50, 60, 80, 80),
    (50, 100, 100, 80),  # twice 50, once 60
    (50, 120, 100, 100),
    (50, 180, 100, 120),  # three steps exist from 60 on
    (60, 180, 140, 120),  # three times 60, twice 80
    (400, 400, 400, 450),
    (360, 400, 400, 450),
]


@rule("ED-35")
@each_riser
@pytest.mark.parametrize(("value", "revenue", "after", "before"), RISES)
def test_ed35_the_value_rises_before_the_dividend_is_compared_or_after(
    asset: str, value: int, revenue: int, after: int, before: int
):
    t = at_payout("new", asset, value, revenue).play("ann", do="pay_dividends")
    assert t.activate("ann", asset).value("libby") == after
    t = at_payout("first", asset, value, revenue).activate("ann", asset)
    [(_, old, risen, cause)] = t.told("stock_moved")
    assert (old, risen, cause) == (value, {50: 60, 60: 80, 360: 400, 400: 450}[value], "asset")
    assert t.asked == "payout"  # the Director still decides
    assert t.play("ann", do="pay_dividends").value("libby") == before
    assert t.cash("ann") == 500 + 3 * (revenue // 10)


@rule("ED-35")
@each_riser
@pytest.mark.parametrize(("value", "new", "first"), [(50, 50, 50), (10, 10, 10), (400, 400, 400)])
def test_ed35_it_works_with_withheld_earnings(asset: str, value: int, new: int, first: int):
    t = at_payout("new", asset, value, 20).play("ann", do="withhold").activate("ann", asset)
    assert t.value("libby") == new
    t = at_payout("first", asset, value, 20).activate("ann", asset).play("ann", do="withhold")
    assert t.value("libby") == first


@rule("ED-35", "Q-188")
@each_riser
@pytest.mark.parametrize(("value", "revenue", "after"), [rise[:3] for rise in RISES[:7]])
def test_q188_in_the_first_edition_the_value_may_also_rise_after_the_dividend(
    asset: str, value: int, revenue: int, after: int
):
    t = at_payout("first", asset, value, revenue).play("ann", do="pay_dividends")
    assert t.asked == "afterwards"
    assert t.activate("ann", asset).value("libby") == after
    assert t.company("libby")["exhausted"] == [asset]


@rule("ED-35", "ED-14", "Q-188")
@each_riser
def test_q188_in_the_first_edition_at_10_it_raises_a_company_that_withheld(asset: str):
    # $10 is the lowest space: withholding costs nothing there, and the step up comes after it
    t = at_payout("first", asset, 10, 20).play("ann", do="withhold")
    assert (t.value("libby"), t.asked) == (10, "afterwards")
    assert t.activate("ann", asset).value("libby") == 15


@rule("ED-35")
@each_riser
def test_ed35_a_company_that_can_only_withhold_is_asked_before_it_does(asset: str):
    # nothing to run and nothing to sell: the first edition offers the asset before the decision
    nothing = {"resources": {}, "treasury": 0}
    t = operating("new", asset, libby=nothing)
    assert (t.asked, t.value("libby")) == ("afterwards", 40)
    t = operating("first", asset, libby=nothing)
    assert (t.asked, t.value("libby")) == ("sales", 50)
    t.activate("ann", asset)
    assert t.told("stock_moved") == [
        ("libby", 50, 60, "asset"),
        ("libby", 60, 50, "withheld"),
    ]


@rule("ED-35")
@each_edition
@each_riser
def test_ed35_once_per_decade(edition: str, asset: str):
    t = at_payout(edition, asset, 50, 20)
    if edition == "new":
        t.play("ann", do="withhold")
    t.activate("ann", asset)
    assert t.company("libby")["exhausted"] == [asset]
    assert refused(t, asset) == ("asset-is-exhausted", "ASSET-10")


@rule("ED-35")
@pytest.mark.parametrize(("edition", "after"), [("new", 100), ("first", 80)])
def test_ed35_a_company_with_both_tiles_can_use_both(edition: str, after: int):
    # American Flyer has two slots: one Worker makes one Good of $40
    flyer = {"director": 0, "value": 50, "assets": RISERS, "factories": [{"workers": 1}]}
    flyer["resources"] = {"steel": 1, "wood": 1, "coal": 1}
    companies = {"american_flyer": flyer, "libby": {"director": 1, "value": 50, "goods": 1}}
    special = ["american_flyer"]
    words = {"phase": "operating", "companies": companies, "special_companies": special}
    t = table(2, edition=edition, **words).run("1").sell_goods("bonus_20").upto("payout")
    document = t.position
    document["operating"]["revenue"] = 70
    t = Table(document)
    if edition == "first":  # 50, 60, 80; then 70 is less than 80
        t.activate("ann", RISERS[0]).activate("ann", RISERS[1])
    t.play("ann", do="pay_dividends")
    if edition == "new":  # 70 is enough at 50: 60; then 80, 100
        t.activate("ann", RISERS[0]).activate("ann", RISERS[1])
    assert t.value("american_flyer") == after


@rule("ED-35", "Q-179", "Q-188")
@each_riser
@pytest.mark.parametrize(("edition", "now"), [("new", False), ("first", True)])
def test_q188_it_can_be_used_between_the_payout_and_the_comparison(
    edition: str, now: bool, asset: str
):
    # the dividends pay for Cincinnati Steel, so the Director is asked before the value moves
    flyer = {"director": 0, "value": 50, "treasury": 0, "assets": [asset, "cincinnati_steel"]}
    flyer |= {"factories": [{"workers": 1}], "resources": {"steel": 1, "wood": 1, "coal": 1}}
    companies = {"american_flyer": flyer, "libby": {"director": 1, "value": 50, "goods": 1}}
    words = {"phase": "operating", "companies": companies, "special_companies": ["american_flyer"]}
    t = table(2, edition=edition, **words).run("1").sell_goods("bonus_20").upto("payout")
    document = t.position
    document["operating"]["revenue"] = 180
    t = Table(document).play("ann", do="pay_dividends")
    assert t.asked == "adjustment"
    assert t.can("ann", **activating(asset)) is now
    if now:  # three steps from 60; from 50 there would be two
        assert t.activate("ann", asset).play("ann", do="done").value("american_flyer") == 120
    else:
        assert refused(t, asset) == AFTERWARDS


@rule("ED-35", "ED-13")
@each_riser
def test_ed35_at_the_top_it_yields_nothing(asset: str):
    t = at_payout("first", asset, 450, 20).activate("ann", asset)
    assert (t.value("libby"), t.company("libby")["exhausted"]) == (450, [asset])


# --- ED-36 to ED-40: the same in both ------------------------------------------------------------


@rule("ED-36")
@pytest.mark.parametrize("asset", ["mail_order_catalog", "color_catalog", "catalog_empire"])
@each_edition
def test_ed36_catalogs_are_used_only_in_the_operating_phase(edition: str, asset: str):
    libby = {"director": 0, "value": 50, "assets": [asset]}
    t = table(2, edition=edition, phase="action", companies={"libby": libby})
    assert refused(t, asset) == ("asset-before-payout", "ASSET-19")
    t = operating(edition, asset).activate("ann", asset)
    assert t.told("revenue_added")[0][-1] == "catalog"


def buying(edition: str, display: dict[str, str], **swift: Any) -> Table:
    """Ann's Swift may buy an asset; bob acts next."""
    own = {"director": 0, "value": 40, "treasury": 200, "appeal": 0, **swift}
    companies = {"swift": own, "libby": {"director": 1, "value": 40}}
    board = {"asset_display": display, "asset_stack": ["foundry", "workshop"]}
    words = {"phase": "action", "companies": companies, "board": board, "seed": None}
    return table(2, edition=edition, **words).use("ann", "purchase_asset", "swift")


@rule("ED-37")
@each_edition
def test_ed37_price_protection_brings_automation_then_appeal(edition: str):
    workers = [{"workers": 1}, {"workers": 0}]
    t = buying(edition, {"40": "price_protection"}, appeal=1, factories=workers)
    assert (t.told("automated"), t.appeal("swift"), t.asked) == ([("swift", "1", 1)], 1, "workers")
    t.play("ann", do="put_worker", factory="1")
    assert t.spaces("swift") == [(1, 1), (0, 0)]
    assert (t.appeal("swift"), t.asked, t.question["space"]) == (3, "bonus", 3)


@rule("ED-38")
@pytest.mark.parametrize("price", list(DISPLAY))
@each_edition
def test_ed38_the_display_closes_every_gap(edition: str, price: str):
    # read literally, the first edition would leave a gap above an occupied $40 space
    t = buying(edition, DISPLAY).play("ann", do="buy_asset", asset=DISPLAY[price]).end_turn("ann")
    t.chance(do="draw_asset", asset="foundry")
    left = [tile for space, tile in DISPLAY.items() if space != price]
    assert t.display() == ["foundry", *left]


@rule("ED-40")
@pytest.mark.parametrize(
    ("thrown", "kept"), [("refrigeration", "fuelworks"), ("fuelworks", "refrigeration")]
)
@each_edition
def test_ed40_with_full_slots_the_new_or_the_old_tile_is_discarded(
    edition: str, thrown: str, kept: str
):
    t = buying(edition, {"40": "fuelworks"}, assets=["refrigeration"])
    assert t.asked == "asset_keep"
    assert {move["asset"] for move in t.legal("ann")} == {"fuelworks", "refrigeration"}
    t.play("ann", **discarding(thrown))
    assert t.company("swift")["assets"] == [kept]
