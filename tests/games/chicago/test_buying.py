"""Section 6.4: buying one certificate, or establishing a company, in a Stock turn."""

from __future__ import annotations

import pytest

from table import bid, papers, rule, table


@rule("STOCK-20", "STOCK-21", "STOCK-27")
def test_stock21_a_certificate_from_the_treasury_is_paid_to_the_company():
    t = table(2, companies={"swift": {"director": 0, "value": 60, "treasury": 10}}, priority=1)
    t.play("bob", **bid("swift"))
    assert t.told("paid") == [("seat_1", "swift", 60, "certificate_bought")]
    assert (t.cash("bob"), t.treasury("swift"), t.value("swift")) == (440, 70, 60)
    assert t.company("swift")["common"] == {"seat_1": 1, "treasury": 4}
    assert t.told("certificate_moved") == [("swift", "common", "treasury", "seat_1")]


@rule("STOCK-20", "STOCK-21", "STOCK-27", "CERT-8", "Q-16")
def test_stock21_a_certificate_from_the_bank_pool_is_paid_to_the_bank():
    swift = {"value": 60, "treasury": 10, **papers(ann="D", bank_pool="cc")}
    t = table(2, companies={"swift": swift}, priority=1)
    t.play("bob", **bid("swift", source="bank_pool"))
    assert t.told("paid") == [("seat_1", "bank", 60, "certificate_bought")]
    assert (t.cash("bob"), t.treasury("swift"), t.value("swift")) == (440, 10, 60)
    assert t.company("swift")["common"] == {"seat_1": 1, "treasury": 3, "bank_pool": 1}


@rule("STOCK-20")
def test_stock20_exactly_one_certificate_is_bought_in_a_turn():
    t = table(2, companies={"swift": {"director": 0, "value": 60}}, priority=1)
    t.play("bob", **bid("swift"))
    assert t.awaited == ["ann"]
    assert t.refusal("bob", **bid("swift")).code == "not-your-turn"


@rule("STOCK-20")
@pytest.mark.parametrize(
    ("certificate", "source"),
    [
        ("common", "treasury"),
        ("common", "bank_pool"),
        ("preferred", "treasury"),
        ("preferred", "bank_pool"),
    ],
)
def test_stock20_a_certificate_must_be_where_it_is_bought(certificate, source):
    swift = {"value": 20, **papers(ann="Dccc", cat="Pcc")}
    t = table(3, companies={"swift": swift}, priority=1)
    r = t.refusal("bob", **bid("swift", certificate, source))
    assert (r.code, r.rule) == ("no-such-certificate", "STOCK-20")
    assert r.facts == {"company": "swift", "certificate": certificate, "source": source}


@rule("STOCK-20")
@pytest.mark.parametrize("status", ["available", "closed"])
def test_stock20_a_company_without_a_charter_in_play_has_no_shares(status):
    t = table(2, companies={"swift": {"status": status}}, priority=1)
    facts = {"company": "swift", "status": status}
    assert t.why("bob", **bid("swift")) == ("company-not-open", "STOCK-20", facts)


@rule("STOCK-20", "STOCK-24")
def test_stock20_the_directors_certificate_of_an_established_company_is_not_sold():
    t = table(2, companies={"swift": {"director": 0, "value": 60}}, priority=1)
    r = t.refusal("bob", **bid("swift", "director"))
    assert (r.code, r.rule) == ("director-by-founding", "STOCK-24")
    assert r.facts == {"company": "swift"}


@rule("STOCK-22", "CERT-3")
def test_stock22_never_more_than_six_shares():
    swift = {"value": 20, **papers(ann="D", bob="Pcccc")}
    t = table(2, companies={"swift": swift}, priority=1)
    r = t.refusal("bob", **bid("swift"))
    assert (r.code, r.rule) == ("over-share-limit", "CERT-3")
    assert r.facts == {"company": "swift", "held": 6, "shares": 1, "limit": 6}


@rule("STOCK-22", "CERT-3")
def test_stock22_the_director_also_stops_at_six_shares():
    t = table(2, companies={"swift": {"value": 50, **papers(ann="Dcc")}})
    t.buy("ann", "swift").play("bob", do="pass")  # the sixth share
    r = t.refusal("ann", **bid("swift"))
    assert (r.code, r.rule) == ("over-share-limit", "CERT-3")
    assert r.facts == {"company": "swift", "held": 6, "shares": 1, "limit": 6}


@rule("STOCK-22", "CERT-3")
def test_stock22_a_preferred_counts_as_two_of_the_six_shares():
    swift = {"value": 20, **papers(ann="D", bob="ccccc")}
    t = table(2, companies={"swift": swift}, priority=1)
    r = t.refusal("bob", **bid("swift", "preferred"))
    assert (r.code, r.rule) == ("over-share-limit", "CERT-3")
    assert r.facts == {"company": "swift", "held": 5, "shares": 2, "limit": 6}
    swift["common"] = {"seat_1": 4}
    t = table(2, companies={"swift": swift}, priority=1)
    t.play("bob", **bid("swift", "preferred"))
    assert t.company("swift")["preferred"] == "seat_1"


@rule("STOCK-22", "STOCK-25", "CERT-4")
@pytest.mark.parametrize("source", ["treasury", "bank_pool"])
def test_stock25_the_director_cannot_buy_the_preferred(source):
    swift = {"director": 0, "value": 20, "preferred": source}
    t = table(2, companies={"swift": swift, "libby": {"director": 1, "value": 20}})
    why = ("director-and-preferred", "CERT-4", {"company": "swift"})
    assert t.why("ann", **bid("swift", "preferred", source)) == why
    assert t.can("ann", **bid("libby", "preferred"))  # those of another company she may buy


@rule("STOCK-25", "Q-42", "STOCK-21")
@pytest.mark.parametrize(("source", "payee"), [("treasury", "swift"), ("bank_pool", "bank")])
def test_q42_the_preferred_costs_twice_the_value_wherever_it_is(source, payee):
    swift = {"director": 0, "value": 80, "preferred": source}
    t = table(2, companies={"swift": swift}, priority=1)
    t.play("bob", **bid("swift", "preferred", source))
    assert t.told("paid") == [("seat_1", payee, 160, "certificate_bought")]
    assert t.cash("bob") == 340
    assert t.treasury("swift") == (160 if source == "treasury" else 0)
    assert t.company("swift")["preferred"] == "seat_1"
    assert t.company("swift")["common"] == {"treasury": 5}


@rule("STOCK-22")
@pytest.mark.parametrize(("certificate", "cost"), [("common", 80), ("preferred", 160)])
def test_stock22_personal_funds_must_cover_the_price(certificate, cost):
    companies = {
        "swift": {"director": 0, "value": 80},
        "libby": {"director": 1, "value": 60, "treasury": 900},
    }
    t = table(2, companies=companies, cash=[0, cost - 1], priority=1)
    r = t.refusal("bob", **bid("swift", certificate))
    assert (r.code, r.rule) == ("funds-short", "STOCK-22")
    assert r.facts == {"have": cost - 1, "cost": cost}
    t = table(2, companies=companies, cash=[0, cost], priority=1)
    t.play("bob", **bid("swift", certificate))
    assert t.cash("bob") == 0


@rule("STOCK-23", "Q-17")
@pytest.mark.parametrize("source", ["treasury", "bank_pool"])
def test_stock23_a_company_sold_by_a_player_is_barred_to_that_player(source):
    swift = {"value": 60, **papers(ann="D", bob="c", bank_pool="P")}
    t = table(3, companies={"swift": swift}, priority=1)
    t.sell("bob", "swift common")
    r = t.refusal("bob", **bid("swift", source=source))  # in the same turn
    assert (r.code, r.rule, r.facts) == ("sold-this-decade", "STOCK-23", {"company": "swift"})
    t.play("bob", do="done")
    assert t.can("cat", **bid("swift", source=source))  # only bob is barred
    t.play("cat", do="pass").play("ann", do="pass")
    assert t.refusal("bob", **bid("swift", source=source)).code == "sold-this-decade"
    assert t.refusal("bob", **bid("swift", "preferred", "bank_pool")).code == "sold-this-decade"


@rule("STOCK-23", "Q-17")
def test_q17_the_bar_ends_with_the_decade():
    companies = {
        "swift": {"value": 60, **papers(ann="D", bob="cc")},
        "libby": {"director": 1, "value": 60},
    }
    t = table(2, companies=companies, priority=1)
    t.sell("bob", "swift common")
    t.play("bob", do="done")
    while t.decade == 1:
        t.least()
    while t.awaited != ["bob"]:
        t.least()
    assert t.phase == "stock"
    t.play("bob", **bid("swift", source="bank_pool"))
    assert t.company("swift")["common"] == {"seat_1": 2, "treasury": 3}


@rule("STOCK-24", "Q-10", "STOCK-20")
def test_stock24_establishing_is_the_purchase_of_the_turn():
    t = table(2, companies={"swift": {"director": 0, "value": 60}}, cash=[500, 105], priority=1)
    t.play("bob", do="found", company="libby", value="35")
    assert t.decade == 1
    assert t.told("paid") == [("seat_1", "libby", 105, "founding")]
    assert (t.cash("bob"), t.treasury("libby"), t.value("libby")) == (0, 105, 35)
    libby = t.company("libby")
    assert (libby["director"], libby["preferred"], libby["common"]) == (
        1,
        "treasury",
        {"treasury": 5},
    )
    assert t.awaited == ["ann"]


@rule("STOCK-24", "STOCK-3")
def test_stock24_a_company_may_be_established_after_a_sale_in_the_same_turn():
    swift = {"value": 60, **papers(ann="D", bob="c")}
    t = table(2, companies={"swift": swift}, cash=[0, 60], priority=1)
    assert t.refusal("bob", do="found", company="libby", value="40").facts == {
        "have": 60,
        "cost": 120,
    }
    t.sell("bob", "swift common")
    t.play("bob", do="found", company="libby", value="40")
    assert (t.cash("bob"), t.treasury("libby")) == (0, 120)
    assert t.awaited == ["ann"]


@rule("STOCK-24", "EST-1")
def test_stock24_an_established_company_is_not_established_again():
    t = table(2, companies={"swift": {"director": 0, "value": 60}}, priority=1)
    r = t.refusal("bob", do="found", company="swift", value="35")
    assert (r.code, r.rule, r.facts) == (
        "company-not-available",
        "EST-1",
        {"company": "swift", "status": "open"},
    )


@rule("STOCK-26", "Q-14")
@pytest.mark.parametrize("source", ["treasury", "bank_pool"])
def test_stock26_shares_of_a_company_in_closed_are_not_for_sale(source):
    swift = {"value": 10, **papers(ann="D", bob="c")}
    t = table(3, companies={"swift": swift}, priority=1)
    t.sell("bob", "swift common")
    t.play("bob", do="done")
    assert t.value("swift") == 0
    r = t.refusal("cat", **bid("swift", source=source))
    assert (r.code, r.rule, r.facts) == ("closed-not-for-sale", "STOCK-26", {"company": "swift"})


@rule("STOCK-27")
def test_stock27_five_purchases_leave_the_value_alone():
    t = table(3, companies={"swift": {"director": 0, "value": 40}}, priority=1)
    for name in ("bob", "cat", "ann", "bob", "cat"):
        t.play(name, **bid("swift"))
        assert t.events("stock_moved") == []
    assert t.value("swift") == 40
    assert t.treasury("swift") == 200


@rule("CERT-8", "Q-16")
def test_q16_a_rich_company_never_buys_its_shares_back():
    swift = {"value": 10, "treasury": 900, **papers(ann="D", bank_pool="ccccc")}
    swift["preferred"] = "bank_pool"
    t = table(2, companies={"swift": swift, "libby": {"director": 1, "value": 50}})
    while t.decade == 1:
        phase = t.phase
        for name in t.awaited:
            kinds = {move["do"] for move in t.legal(name)}
            assert phase == "stock" or "buy_certificate" not in kinds
        t.least()
        if t.company("swift")["status"] == "open":
            assert t.company("swift")["common"] == {"bank_pool": 5}
            assert t.company("swift")["preferred"] == "bank_pool"
