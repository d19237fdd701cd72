"""Section 6.6: selling the Director's Certificate itself (DIR-6 to DIR-8)."""

from __future__ import annotations

import pytest

from table import NAMES, Table, advanced, bid, papers, rule, table


def sold_for(t: Table) -> list[tuple[str, int]]:
    return [
        (e["payee"], e["amount"]) for e in t.events("paid") if e["reason"] == "certificates_sold"
    ]


@rule("DIR-6", "Q-26", "Q-27", "STOCK-14")
def test_dir6_the_seller_is_paid_three_shares_and_the_heir_pays_the_pool():
    t = advanced(2, 100, ann="D", bob="Pc")
    t.sell("ann", "swift director")
    assert sold_for(t) == [("seat_0", 300)]
    assert (t.cash("ann"), t.cash("bob")) == (800, 500)
    assert t.value("swift") == 50
    assert t.papers("swift") == {"bob": "D", "bank_pool": "Pc", "treasury": "cccc"}
    assert t.told("director_changed") == [("swift", 0, 1)]


@rule("DIR-6", "Q-26", "Q-23")
def test_dir6_an_heir_without_the_preferred_gives_three_common_to_the_pool():
    t = advanced(3, 100, ann="D", bob="ccc", cat="P")
    t.sell("ann", "swift director")
    assert t.papers("swift") == {"bob": "D", "cat": "P", "bank_pool": "ccc", "treasury": "cc"}


@rule("DIR-6", "Q-27", "STOCK-15")
def test_dir6_further_shares_of_the_batch_cost_further_steps():
    t = advanced(2, 100, ann="Dcc", bob="Pc")
    t.sell("ann", "swift common", "swift director", "swift common")
    assert sold_for(t) == [("seat_0", 500)]
    assert t.value("swift") == 35  # 100, 80, 60, 50, 40, 35
    assert t.papers("swift") == {"bob": "D", "bank_pool": "Pccc", "treasury": "cc"}


@rule("DIR-6")
def test_dir6_the_seller_keeps_the_common_not_sold():
    t = advanced(2, 100, ann="Dcc", bob="Pc")
    t.sell("ann", "swift director")
    assert t.papers("swift") == {"ann": "cc", "bob": "D", "bank_pool": "Pc", "treasury": "cc"}
    assert t.value("swift") == 50


@rule("DIR-6", "STOCK-13")
def test_dir6_an_heir_with_four_takes_it_from_a_seller_who_kept_three():
    # 6 against 4; selling the Director's Certificate leaves 3 against 4
    t = advanced(2, 100, ann="Dccc", bob="Pcc")
    t.sell("ann", "swift director")
    assert t.papers("swift") == {"ann": "ccc", "bob": "Dc", "bank_pool": "Pc"}


@rule("DIR-6")
def test_dir6_the_largest_of_several_others_becomes_director():
    t = advanced(3, 100, ann="Dc", bob="P", cat="cccc")
    t.sell("ann", "swift director")  # bob has the Preferred, which only decides ties
    assert t.papers("swift") == {"ann": "c", "bob": "P", "cat": "Dc", "bank_pool": "ccc"}


@rule("DIR-7", "Q-24")
@pytest.mark.parametrize(
    ("seller", "preferred", "other"),
    [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)],
)
def test_dir7_of_two_with_three_shares_each_the_preferred_decides(seller, preferred, other):
    swift = {
        "director": seller,
        "value": 100,
        "preferred": f"seat_{preferred}",
        "common": {f"seat_{seller}": 1, f"seat_{preferred}": 1, f"seat_{other}": 3},
    }
    t = table(3, advanced=True, companies={"swift": swift}, priority=seller)
    t.sell(NAMES[seller], "swift director")
    assert t.papers("swift") == {
        NAMES[seller]: "c",
        NAMES[preferred]: "D",
        NAMES[other]: "ccc",
        "bank_pool": "Pc",
    }


@rule("DIR-8", "Q-25")
def test_dir8_a_seller_whom_nobody_outnumbers_gets_it_back_for_three_common():
    t = advanced(2, 100, ann="Dccc", bob="Pc")
    t.sell("ann", "swift director")
    assert t.events("director_changed") == []
    assert t.papers("swift") == {"ann": "D", "bob": "Pc", "bank_pool": "ccc", "treasury": "c"}
    assert (t.cash("ann"), t.value("swift")) == (800, 50)
    u = advanced(2, 100, ann="Dccc", bob="Pc")
    u.sell("ann", "swift common", "swift common", "swift common")
    assert u.position == t.position  # the result equals selling three Common


@rule("DIR-8", "Q-25", "STOCK-23")
def test_dir8_the_swap_is_still_a_sale_of_that_company():
    t = advanced(2, 100, ann="Dccc", bob="Pc")
    t.sell("ann", "swift director")
    r = t.refusal("ann", **bid("swift", source="bank_pool"))
    assert (r.code, r.facts) == ("sold-this-decade", {"company": "swift"})


@rule("DIR-8", "DIR-14")
def test_dir8_the_reserved_partner_stays_on_the_charter():
    swift = {"value": 100, **papers(ann="Dccc", bob="Pc")}
    people = {"ann": {"reserved_partner": "swift"}}
    t = table(2, advanced=True, companies={"swift": swift}, people=people)
    t.sell("ann", "swift director")
    assert t.player("ann")["reserved_partner"] == "swift"
    assert t.events("partner_moved") == []


@rule("DIR-8", "DIR-6")
def test_dir8_with_one_more_common_in_the_batch_the_company_is_lost():
    t = advanced(2, 100, ann="Dccc", bob="Pc")
    t.sell("ann", "swift director", "swift common")
    assert t.papers("swift") == {"ann": "cc", "bob": "D", "bank_pool": "Pcc", "treasury": "c"}
    assert (t.cash("ann"), t.value("swift")) == (900, 40)


@rule("DIR-8", "DIR-7")
def test_dir8_a_tie_with_the_seller_is_not_decided_by_the_preferred():
    t = advanced(3, 100, priority=1, ann="Pc", bob="Dccc")
    t.sell("bob", "swift director")
    assert t.company("swift")["director"] == 1
    assert t.papers("swift")["ann"] == "Pc"


@rule("Q-17", "Q-29", "STOCK-23")
def test_q17_selling_the_directors_certificate_bars_buying_too():
    t = advanced(2, 100, ann="D", bob="Pc")
    t.sell("ann", "swift director")
    for certificate, source in (("preferred", "bank_pool"), ("common", "treasury")):
        r = t.refusal("ann", **bid("swift", certificate, source))
        assert (r.code, r.rule) == ("sold-this-decade", "STOCK-23")


@rule("Q-30", "Q-17", "DIR-10")
def test_q30_the_heir_who_gave_shares_to_the_pool_may_buy_there():
    t = advanced(2, 100, ann="D", bob="Pc")
    t.sell("ann", "swift director")
    t.play("ann", do="done")
    t.buy("bob", "swift", source="bank_pool")
    assert t.papers("swift") == {"bob": "Dc", "bank_pool": "P", "treasury": "cccc"}
    assert t.cash("bob") == 450


@rule("DIR-6", "Q-10")
def test_q10_the_proceeds_pay_a_second_company_in_decade_1():
    swift = {"value": 35, **papers(ann="D", bob="Pc")}
    t = table(2, advanced=True, companies={"swift": swift}, cash=[0, 0])
    t.sell("ann", "swift director")
    assert t.cash("ann") == 105
    t.play("ann", do="found", company="libby", value="35")
    assert (t.cash("ann"), t.treasury("libby")) == (0, 105)
    assert t.company("libby")["director"] == 0


@rule("DIR-6", "STOCK-17")
def test_dir6_the_heir_can_inherit_a_company_in_closed():
    t = advanced(2, 15, ann="D", bob="Pc")
    t.sell("ann", "swift director")
    assert (t.cash("ann"), t.value("swift")) == (545, 0)
    assert t.papers("swift") == {"bob": "D", "bank_pool": "Pc", "treasury": "cccc"}
