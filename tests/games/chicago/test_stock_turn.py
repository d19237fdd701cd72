"""Section 6.2: a Stock turn is discards, a sale, a purchase; consecutive passes end the phase."""

from __future__ import annotations

from table import discarding, papers, rule, table

COMPANIES = {
    "swift": {"value": 100, **papers(ann="D", bob="c")},
    "libby": {"value": 40, **papers(bob="Dc")},
}


@rule("STOCK-3")
def test_stock3_a_turn_is_a_sale_then_a_purchase():
    t = table(2, companies=COMPANIES, priority=1)
    t.sell("bob", "swift common")
    assert t.awaited == ["bob"]
    assert t.cash("bob") == 600
    t.buy("bob", "libby")
    assert t.cash("bob") == 560
    assert t.awaited == ["ann"]


@rule("STOCK-3")
def test_stock3_the_sale_may_be_omitted():
    t = table(2, companies=COMPANIES, priority=1)
    t.buy("bob", "libby")
    assert t.awaited == ["ann"]
    assert t.company("libby")["common"] == {"seat_1": 2, "treasury": 3}


@rule("STOCK-3")
def test_stock3_the_purchase_may_be_omitted_and_the_turn_is_not_a_pass():
    t = table(2, companies=COMPANIES, priority=1)
    t.sell("bob", "swift common")
    t.play("bob", do="done")
    assert t.events("passed") == []
    assert t.awaited == ["ann"]
    t.play("ann", do="pass")
    assert t.awaited == ["bob"]  # one pass only
    assert t.phase == "stock"


@rule("STOCK-3")
def test_stock3_doing_neither_is_a_pass():
    t = table(2, companies=COMPANIES, priority=1)
    t.play("bob", do="pass")
    assert t.told("passed") == [(1,)]
    assert t.position["passes"] == 1


@rule("STOCK-3")
def test_stock3_nothing_can_be_bought_while_the_batch_is_open():
    t = table(2, companies=COMPANIES, priority=1)
    t.offer("bob", "swift common")
    for do in (
        {"do": "buy_certificate", "company": "libby", "certificate": "common"},
        {"do": "found", "company": "elgin", "value": "35"},
        {"do": "pass"},
    ):
        if do["do"] == "buy_certificate":
            do["source"] = "treasury"
        assert t.why("bob", **do) == ("finish-sale", "STOCK-3", {})


@rule("STOCK-3")
def test_stock3_an_empty_batch_cannot_be_closed():
    t = table(2, companies=COMPANIES, priority=1)
    assert t.why("bob", do="done") == ("nothing-offered", "STOCK-3", {})


@rule("STOCK-3")
def test_stock3_nobody_passes_after_selling():
    t = table(2, companies=COMPANIES, priority=1)
    t.sell("bob", "swift common")
    assert t.why("bob", do="pass") == ("has-sold", "STOCK-3", {})


@rule("STOCK-4", "Q-43")
def test_stock4_a_player_who_passed_twice_may_still_buy():
    t = table(3, companies=COMPANIES)
    t.play("ann", do="pass")
    t.buy("bob", "libby")
    t.play("cat", do="pass")
    t.play("ann", do="pass")
    t.buy("bob", "libby")
    t.play("cat", do="pass")
    t.buy("ann", "libby")
    assert t.company("libby")["common"] == {"seat_0": 1, "seat_1": 3, "treasury": 1}
    assert t.awaited == ["bob"]


@rule("STOCK-5", "STOCK-35")
def test_stock5_the_phase_ends_with_as_many_passes_in_a_row_as_players():
    t = table(3, companies=COMPANIES)
    t.play("ann", do="pass").play("bob", do="pass")
    t.buy("cat", "libby")  # the count starts again
    t.play("ann", do="pass").play("bob", do="pass")
    assert t.phase == "stock"
    t.play("cat", do="pass")
    assert t.told("phase_began") == [("building", 1)]
    assert t.phase == "building"


@rule("STOCK-5")
def test_stock5_a_sale_alone_interrupts_consecutive_passes():
    t = table(2, companies=COMPANIES)
    t.play("ann", do="pass")
    t.sell("bob", "swift common")
    t.play("bob", do="done")
    t.play("ann", do="pass")
    assert t.phase == "stock"
    t.play("bob", do="pass")
    assert t.phase == "building"


WITH_ASSETS = {
    "swift": {"director": 0, "value": 100, "assets": ["union_stockyards"]},
    "libby": {"value": 40, "assets": ["foundry"], **papers(ann="c", bob="D")},
    "anglo": {"director": 0, "value": 40, "assets": ["workshop"], "exhausted": ["workshop"]},
}


@rule("STOCK-36", "DX-20")
def test_stock36_a_turn_of_discards_only_is_a_pass():
    t = table(2, companies=WITH_ASSETS)
    t.play("ann", **discarding("union_stockyards"))
    assert t.events() == [
        {"event": "asset_moved", "asset": "union_stockyards", "origin": "swift", "target": "gone"}
    ]
    t.play("ann", **discarding("workshop"))
    assert t.company("swift")["assets"] == t.company("anglo")["assets"] == []
    assert t.cash("ann") == 500
    t.play("ann", do="pass")
    assert t.told("passed") == [(0,)]
    t.play("bob", do="pass")
    assert t.phase == "building"
    assert t.position["priority"] == 0


@rule("STOCK-36")
def test_stock36_discards_come_before_the_sale_and_may_be_followed_by_it():
    t = table(2, companies=WITH_ASSETS)
    t.play("ann", **discarding("workshop"))
    t.offer("ann", "libby common")
    r = t.refusal("ann", **discarding("union_stockyards"))
    assert (r.code, r.rule, r.facts) == ("discard-before-selling", "STOCK-36", {})
    t.play("ann", do="done")
    r = t.refusal("ann", **discarding("union_stockyards"))
    assert (r.code, r.rule, r.facts) == ("discard-before-selling", "STOCK-36", {})
    assert t.company("swift")["assets"] == ["union_stockyards"]


@rule("STOCK-36")
def test_stock36_only_assets_of_own_companies_can_be_discarded():
    t = table(2, companies=WITH_ASSETS)
    r = t.refusal("ann", **discarding("foundry"))
    assert (r.code, r.facts) == ("not-director", {"company": "libby"})
    r = t.refusal("ann", **discarding("brand_recognition"))
    assert (r.code, r.facts) == ("asset-not-held", {"asset": "brand_recognition"})
