"""Section 15: decisions in the Operating Phase (DEC-17 to DEC-23, DEC-28)."""

from __future__ import annotations

import pytest

from table import activating, discarding, rule, table

DONE = {"do": "done"}
SWIFT_INPUTS = {"steel": 1, "livestock": 1}  # of factory 1; factory 2 takes 2 Steel, 1 Livestock
FULL_TURN = {"resources": SWIFT_INPUTS, "factories": [{"workers": 2}, {}]}


def operating(charter, **words):
    """Bob's Swift operates first, then Ann's Elgin, which is never asked anything."""
    return table(
        phase="operating",
        companies={
            "swift": {"director": 1, "value": 50, "appeal": 9, **charter},
            "elgin": {"director": 0, "value": 50, "appeal": 0},
        },
        **words,
    )


def is_over(t):
    """Whether both companies have operated and nothing is left to ask."""
    return (t.decade, t.phase) == (2, "stock")


def issue(certificate):
    return {"do": "issue_certificate", "certificate": certificate}


# --- DEC-17 --------------------------------------------------------------------------------------


@rule("DEC-17", "OPS-7")
def test_dec17_the_director_chooses_treasury_certificates_to_issue_or_none():
    charter = {"common": {"seat_1": 2, "seat_0": 2, "treasury": 1}}
    t = operating(charter, advanced=True)
    assert t.asks("bob", "issue") == [DONE, issue("common"), issue("preferred")]
    t.play("bob", **issue("common"))
    assert t.asks("bob", "issue") == [DONE, issue("preferred")]
    assert t.why("bob", **issue("director")) == ("director-not-issued", "OPS-7", {})
    t.play("bob", do="done")
    assert t.treasury("swift") == 50
    # 50 to 35 by the issue and to 25 by withholding, before Ann is asked about Elgin.
    assert t.value("swift") == 25
    assert t.asks("ann", "issue")[0] == DONE


@rule("DEC-17", "OPS-10")
@pytest.mark.parametrize(
    ("charter", "advanced"),
    [
        ({}, False),  # the Basic Game has no such step
        ({"value": 0}, True),  # Closed
        ({"preferred": "seat_0", "common": {"seat_1": 3, "seat_0": 1, "bank_pool": 1}}, True),
    ],
)
def test_dec17_is_not_asked_in_the_basic_game_in_closed_or_without_certificates(charter, advanced):
    t = operating({**charter, "treasury": 10}, advanced=advanced, board={"chain": ONE_COAL})
    assert t.asks("bob", "purchase")


# --- DEC-18 --------------------------------------------------------------------------------------

ONE_COAL = {"10": {"coal": 1}}


def cube(price, resource):
    return {"do": "buy_cube", "price": price, "resource": resource}


@rule("DEC-18", "OPS-13", "OPS-14")
def test_dec18_every_affordable_cube_for_sale_or_none():
    chain = {
        "x": {"livestock": 1},
        "30": {"coal": 1},
        "20": {"steel": 2, "wood": 1},
        "10": {"wood": 1},
    }
    t = operating({"treasury": 59}, board={"chain": chain})
    assert t.asks("bob", "purchase") == [
        DONE,
        cube("30", "coal"),
        cube("20", "steel"),
        cube("20", "wood"),
        cube("10", "wood"),
    ]
    t.play("bob", **cube("30", "coal"))
    assert t.legal("bob") == [DONE, cube("20", "steel"), cube("20", "wood"), cube("10", "wood")]
    t.play("bob", **cube("20", "steel"))
    # $9 are left: nothing is affordable, so nothing more is asked.
    assert t.asked != "purchase"


# --- DEC-19 --------------------------------------------------------------------------------------


@rule("DEC-19", "OPS-18", "Q-99")
def test_dec19_run_the_next_factory_or_stop():
    charter = {
        "resources": {"steel": 3, "livestock": 2},
        "factories": [{"workers": 2}, {"workers": 3}],
    }
    t = operating(charter).upto("production")
    assert t.asks("bob", "production") == [DONE, {"do": "run_factory", "factory": "1"}]
    t.run("1")
    runs = [w for w in t.asks("bob", "production") if w["do"] == "run_factory"]
    assert runs == [{"do": "run_factory", "factory": "2"}]
    t.play("bob", do="done")
    assert t.asked == "sales"
    assert t.goods("swift") == 2


@rule("DEC-19", "OPS-19")
@pytest.mark.parametrize(
    "charter",
    [
        {"resources": SWIFT_INPUTS, "factories": [{"workers": 1}, {"workers": 3}]},
        {"resources": {"steel": 1}, "factories": [{"workers": 2}, {}]},
    ],
)
def test_dec19_a_factory_that_cannot_run_is_not_asked_about(charter):
    t = operating({**charter, "goods": 1})
    assert t.asked == "sales"


# --- DEC-20 --------------------------------------------------------------------------------------


def demand(**tiles):
    """Meat Packing: tile and Goods by column."""
    return {
        "demand": {
            f"meat_packing.{column}": {"tile": tile, "goods": goods}
            for column, (tile, goods) in tiles.items()
        }
    }


def outlets(t):
    words = t.asks("bob", "sales")
    assert words[0] == DONE
    assert all(w["do"] == "sell_good" for w in words[1:])
    return [w["outlet"] for w in words[1:]]


@rule("DEC-20", "OPS-35", "OPS-37")
@pytest.mark.parametrize(
    ("row", "expected"),
    [
        # three tiles with room: 1-2 has 1 octagon, 2-1 has 2, 2-2 has 3
        (
            {"bonus_50": ("1-2", 0), "bonus_20": ("2-1", 0), "no_bonus": ("2-2", 0)},
            "bonus_50 bonus_20 no_bonus",
        ),
        ({"bonus_50": ("1-2", 1), "bonus_20": ("2-1", 1), "no_bonus": ("2-2", 3)}, "bonus_20"),
        # all full: half price; the red X counts as full
        ({"bonus_50": ("1-2", 1), "bonus_20": ("2-1", 2), "no_bonus": ("2-2", 3)}, "half_price"),
        ({"bonus_50": ("1-1", 0), "bonus_20": ("2-1", 2), "no_bonus": ("2-2", 3)}, "half_price"),
        ({"bonus_50": ("1-1", 0), "bonus_20": ("2-1", 2), "no_bonus": ("2-2", 2)}, "no_bonus"),
        # the printed outlet is exposed: half price is available even with free octagons
        ({"bonus_50": ("2-1", 0), "bonus_20": ("2-2", 0)}, "bonus_50 bonus_20 half_price"),
        ({"bonus_50": ("2-1", 0)}, "bonus_50 bonus_20 half_price"),
        ({}, "bonus_20 half_price"),
        ({"bonus_20": (None, 6)}, "half_price"),
    ],
)
def test_dec20_every_open_space_in_the_companys_row_is_offered(row, expected):
    t = operating({"goods": 2}, board=demand(**row))
    assert outlets(t) == expected.split()


@rule("DEC-20", "OPS-34")
def test_dec20_the_sale_continues_until_the_director_ends_it_or_the_goods_are_gone():
    row = demand(bonus_50=("1-2", 0), bonus_20=("2-1", 0), no_bonus=("2-2", 0))
    t = operating({**FULL_TURN, "goods": 1}, board=row).run("1")
    assert outlets(t) == ["bonus_50", "bonus_20", "no_bonus"]
    t.sell_goods("bonus_50")
    assert outlets(t) == ["bonus_20", "no_bonus"]
    t.sell_goods("no_bonus")
    t.sell_goods("bonus_20")
    assert t.asked == "payout"  # no Good is left: nothing to ask
    t = operating({**FULL_TURN, "goods": 1}, board=row).run("1").sell_goods("bonus_50")
    t.play("bob", do="done")
    assert t.asked == "payout"


@rule("DEC-20")
def test_dec20_without_goods_or_without_an_outlet_nothing_is_asked():
    assert is_over(operating({}))


# --- DEC-21, DEC-22, DEC-23 ----------------------------------------------------------------------


@rule("DEC-21", "OPS-40", "Q-169")
def test_dec21_the_director_pays_or_withholds():
    t = operating(FULL_TURN).run("1").sell_goods("bonus_20").upto("payout")
    assert t.asks("bob", "payout") == [{"do": "pay_dividends"}, {"do": "withhold"}]


@rule("DEC-21", "OPS-41")
def test_dec21_a_forced_withholding_is_not_asked():
    # Sold without a run, run without a sale, neither: all withhold by themselves.
    t = operating({"goods": 1}).sell_goods("bonus_20")
    assert is_over(t)
    assert (t.treasury("swift"), t.value("swift")) == (50, 40)
    t = operating(FULL_TURN).run("1").play("bob", do="done")
    assert is_over(t)
    assert (t.treasury("swift"), t.value("swift")) == (0, 40)
    assert operating({}).value("swift") == 40


@rule("DEC-21", "ASSET-19", "OPS-41")
def test_dec21_a_forced_withholding_waits_for_a_catalog_that_could_still_be_used():
    t = operating({**FULL_TURN, "assets": ["color_catalog"]}).run("1")
    t.upto("payout")
    assert t.asks("bob", "payout") == [
        activating("color_catalog"),
        discarding("color_catalog"),
        {"do": "withhold"},
    ]
    assert t.why("bob", do="pay_dividends") == ("pay-needs-sale", "OPS-41", {"company": "swift"})


@rule("DEC-22", "OPS-51", "ASSET-22")
def test_dec22_withholding_asks_the_director_with_ready_price_protection():
    t = operating({"assets": ["price_protection"]})
    assert t.asks("bob", "protection") == [{"do": "decline"}, {"do": "protect"}]
    assert t.value("swift") == 50
    t.play("bob", do="protect")
    assert t.value("swift") == 50
    assert t.company("swift")["exhausted"] == ["price_protection"]


@rule("DEC-22", "ASSET-22")
@pytest.mark.parametrize("facts", [{"exhausted": ["price_protection"]}, {"value": 0}])
def test_dec22_is_not_asked_if_exhausted_or_in_closed(facts):
    t = operating({"assets": ["price_protection"], **facts})
    assert t.asked == "afterwards"
    assert t.value("swift") == (40 if "exhausted" in facts else 0)


@rule("DEC-22", "ASSET-22")
def test_dec22_is_not_asked_when_dividends_are_paid():
    t = operating({**FULL_TURN, "assets": ["price_protection"]}).run("1").sell_goods("bonus_20")
    t.upto("payout").play("bob", do="pay_dividends")
    assert t.asked == "afterwards"


@rule("DEC-23", "ASSET-20")
@pytest.mark.parametrize("asset", ["popular_partners", "backroom_deals"])
def test_dec23_after_the_adjustment_the_director_may_raise_the_value_or_not(asset):
    t = operating({"assets": [asset]})
    assert t.asks("bob", "afterwards") == [DONE, activating(asset), discarding(asset)]
    assert t.value("swift") == 40
    t.play("bob", do="done")
    assert t.value("swift") == 40
    t = operating({"assets": [asset]}).activate("bob", asset)
    assert t.value("swift") == 50


@rule("DEC-23", "ASSET-20")
def test_dec23_it_is_not_offered_before_the_adjustment():
    charter = {**FULL_TURN, "assets": ["popular_partners"]}
    t = operating(charter).upto("production")
    for step, go_on in (
        ("production", {"do": "run_factory", "factory": "1"}),
        ("sales", {"do": "sell_good", "outlet": "bonus_20"}),
        ("payout", {"do": "withhold"}),
    ):
        t.upto(step)
        r = t.refusal("bob", **activating("popular_partners"))
        assert (r.code, r.rule) == ("asset-afterwards", "ASSET-20")
        assert r.facts == {"asset": "popular_partners"}
        t.play("bob", **go_on)
    assert t.can("bob", **activating("popular_partners"))


# --- DEC-28 --------------------------------------------------------------------------------------


@rule("DEC-28", "FREE-2", "FREE-4", "Q-122")
def test_dec28_the_operating_company_has_its_free_actions_in_every_window():
    charter = {**FULL_TURN, "treasury": 30, "assets": ["michigan_lumber"]}
    charter["resources"] = {**SWIFT_INPUTS, "coal": 2}
    t = operating(charter, board={"chain": ONE_COAL, "haymarket": {"wood": 1}})
    free = [
        activating("michigan_lumber"),
        discarding("michigan_lumber"),
        {"do": "trade", "company": "swift", "give": "coal", "take": "wood"},
    ]
    for step, go_on in (
        ("purchase", DONE),
        ("production", {"do": "run_factory", "factory": "1"}),
        ("sales", {"do": "sell_good", "outlet": "bonus_20"}),
        ("payout", {"do": "withhold"}),
        ("afterwards", DONE),
    ):
        t.upto(step)
        words = t.asks("bob", step)
        assert [w for w in words if w in free] == free
        assert go_on in words
        t.play("bob", **go_on)
    assert is_over(t)


@rule("DEC-28", "FREE-2")
def test_dec28_free_actions_of_other_companies_are_not_offered():
    t = table(
        phase="operating",
        companies={
            "swift": {"director": 1, "value": 50, "appeal": 9, "goods": 1},
            "libby": {
                "director": 1,
                "value": 50,
                "appeal": 1,
                "resources": {"coal": 2},
                "assets": ["foundry"],
            },
        },
        board={"haymarket": {"wood": 1}},
    )
    assert t.asks("bob", "sales") == [
        DONE,
        {"do": "sell_good", "outlet": "bonus_20"},
        {"do": "sell_good", "outlet": "half_price"},
    ]
    for words in (activating("foundry"), discarding("foundry")):
        assert t.why("bob", **words) == ("not-this-company", "FREE-2", {"company": "libby"})


@rule("DEC-28", "ASSET-12")
def test_dec28_an_exhausted_asset_can_still_be_discarded_in_the_last_window():
    t = operating({"assets": ["foundry"], "exhausted": ["foundry"]})
    assert t.asks("bob", "afterwards") == [DONE, discarding("foundry")]
    t.play("bob", **discarding("foundry"))
    assert is_over(t)
    assert t.company("swift")["assets"] == []


@rule("DEC-28")
def test_dec28_without_any_free_action_nothing_is_asked():
    assert is_over(operating({"resources": {"coal": 1}}, board={"haymarket": {"wood": 1}}))
