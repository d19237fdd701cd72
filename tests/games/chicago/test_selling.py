"""Section 6.3: selling. One batch per turn, paid at the value before the sale, then the falls."""

from __future__ import annotations

import pytest

from table import Table, advanced, offer, papers, rule, table


def proceeds(t: Table) -> list[tuple[str, int]]:
    """The bank's payments for certificates, by player."""
    return [
        (e["payee"], e["amount"])
        for e in t.events("paid")
        if (e["payer"], e["reason"]) == ("bank", "certificates_sold")
    ]


def falls(t: Table) -> list[tuple[str, int, int]]:
    return [
        (e["company"], e["old"], e["new"])
        for e in t.events("stock_moved")
        if e["cause"] == "shares_sold"
    ]


THREE = {
    "swift": {"value": 100, **papers(ann="D", bob="ccc")},
    "libby": {"value": 40, **papers(ann="D", bob="P")},
    "anglo": {"value": 20, **papers(ann="c", bob="Dcc")},
}


@rule("STOCK-10", "STOCK-14", "STOCK-15")
def test_stock10_one_batch_holds_certificates_of_several_companies():
    t = table(2, companies=THREE, priority=1)
    t.sell("bob", "swift common", "libby preferred", "anglo common", "swift common")
    assert sorted(proceeds(t)) == [("seat_1", 20), ("seat_1", 80), ("seat_1", 200)]
    assert t.cash("bob") == 800
    assert sorted(falls(t)) == [("anglo", 20, 15), ("libby", 40, 25), ("swift", 100, 60)]
    assert t.company("swift")["common"] == {"seat_1": 1, "treasury": 2, "bank_pool": 2}
    assert t.company("libby")["preferred"] == "bank_pool"
    assert t.company("anglo")["common"] == {"seat_0": 1, "seat_1": 1, "treasury": 2, "bank_pool": 1}


@rule("STOCK-10")
def test_stock10_nothing_happens_before_the_batch_is_closed():
    t = table(2, companies=THREE, priority=1)
    t.offer("bob", "swift common")
    assert t.events() == []
    assert (t.cash("bob"), t.value("swift")) == (500, 100)


@rule("STOCK-10", "Q-11")
def test_q11_there_is_no_second_batch_in_a_turn():
    t = table(2, companies=THREE, priority=1)
    t.sell("bob", "swift common")
    assert t.why("bob", **offer("swift common")) == ("one-batch", "STOCK-10", {})


@rule("STOCK-10")
def test_stock10_only_own_certificates_each_once():
    t = table(2, companies=THREE, priority=1)
    r = t.refusal("bob", **offer("swift preferred"))
    assert (r.code, r.rule) == ("not-held", "STOCK-10")
    assert r.facts == {"company": "swift", "certificate": "preferred"}
    t.offer("bob", *["swift common"] * 3, "libby preferred")
    for company, certificate in (("swift", "common"), ("libby", "preferred")):
        r = t.refusal("bob", **offer(f"{company} {certificate}"))
        assert r.code == "not-held"


@rule("STOCK-11", "CERT-6")
def test_stock11_a_preferred_is_not_split_into_two_single_shares():
    t = table(2, companies=THREE, priority=1)
    r = t.refusal("bob", **offer("libby common"))
    assert (r.code, r.facts) == ("not-held", {"company": "libby", "certificate": "common"})
    t.sell("bob", "libby preferred")
    assert t.company("libby")["preferred"] == "bank_pool"
    assert t.company("libby")["common"] == {"treasury": 5}
    assert proceeds(t) == [("seat_1", 80)]  # two shares at $40


@rule("STOCK-11", "STOCK-15", "DX-1", "Q-12")
@pytest.mark.parametrize(
    ("sold", "paid", "value"),
    [
        (["common"], 100, 80),
        (["preferred"], 200, 60),
        (["common", "common"], 200, 60),
        (["common", "preferred"], 300, 50),
        (["common", "common", "common", "preferred"], 500, 35),
    ],
)
def test_stock15_all_shares_bring_the_value_before_the_sale_then_cost_one_step_each(
    sold, paid, value
):
    swift = {"value": 100, **papers(ann="D", bob="Pccc")}
    t = table(2, companies={"swift": swift}, priority=1)
    t.sell("bob", *[f"swift {certificate}" for certificate in sold])
    assert proceeds(t) == [("seat_1", paid)]
    assert t.cash("bob") == 500 + paid
    assert falls(t) == [("swift", 100, value)]
    assert t.value("swift") == value


@rule("STOCK-15")
def test_stock15_the_directors_own_sale_also_costs_one_step_per_share():
    swift = {"value": 100, **papers(ann="Dccc")}
    t = table(2, companies={"swift": swift})
    t.sell("ann", *["swift common"] * 3)
    assert (t.cash("ann"), t.value("swift")) == (800, 50)


@rule("STOCK-12")
def test_stock12_in_the_basic_game_the_directors_certificate_is_not_for_sale():
    swift = {"value": 100, **papers(ann="D", bob="Pcccc")}
    t = table(2, companies={"swift": swift})
    r = t.refusal("ann", **offer("swift director"))
    assert (r.code, r.rule) == ("director-not-for-sale", "STOCK-12")
    assert r.facts == {"company": "swift"}


@rule("STOCK-13")
@pytest.mark.parametrize(
    ("preferred", "common", "most"),
    [
        ("treasury", {"seat_1": 2, "seat_2": 2}, 2),
        ("seat_1", {"seat_2": 2}, 2),
        ("bank_pool", {"seat_0": 3, "seat_1": 1, "seat_2": 1}, 1),
        ("treasury", {"seat_0": 3, "bank_pool": 2}, 0),
    ],
)
def test_stock13_the_directors_certificate_needs_another_player_with_three_shares(
    preferred, common, most
):
    swift = {"director": 0, "value": 100, "preferred": preferred, "common": common}
    t = table(3, advanced=True, companies={"swift": swift})
    r = t.refusal("ann", **offer("swift director"))
    assert (r.code, r.rule) == ("director-without-heir", "STOCK-13")
    assert r.facts == {"company": "swift", "most": most, "needed": 3}


@rule("STOCK-13")
@pytest.mark.parametrize(
    ("preferred", "common"),
    [("treasury", {"seat_1": 3}), ("seat_2", {"seat_2": 1}), ("seat_1", {"seat_1": 1})],
)
def test_stock13_three_shares_of_one_other_player_are_enough(preferred, common):
    swift = {"director": 0, "value": 100, "preferred": preferred, "common": common}
    t = table(3, advanced=True, companies={"swift": swift})
    assert t.can("ann", **offer("swift director"))
    t.offer("ann", "swift director")
    r = t.refusal("ann", **offer("swift director"))
    assert (r.code, r.facts) == ("not-held", {"company": "swift", "certificate": "director"})


@rule("STOCK-13")
def test_stock13_nobody_sells_the_directors_certificate_of_another_player():
    t = advanced(2, 100, priority=1, ann="D", bob="ccc")
    r = t.refusal("bob", **offer("swift director"))
    assert (r.code, r.facts) == ("not-held", {"company": "swift", "certificate": "director"})


@rule("STOCK-17", "STOCK-14", "TRACK-5")
def test_stock17_a_company_driven_into_closed_does_not_close_now():
    swift = {"value": 15, "treasury": 70, **papers(ann="D", bob="ccc")}
    t = table(2, companies={"swift": swift}, priority=1)
    t.sell("bob", *["swift common"] * 3)  # the third step is lost
    assert falls(t) == [("swift", 15, 0)]
    assert t.cash("bob") == 545
    t.play("bob", do="done").play("ann", do="pass").play("bob", do="pass")
    assert t.phase == "building"
    assert t.company("swift")["status"] == "open"
    assert (t.value("swift"), t.treasury("swift")) == (0, 70)


@rule("STOCK-18", "Q-13", "TRACK-7")
def test_stock18_in_closed_shares_are_sold_for_nothing_and_the_marker_stays():
    swift = {"value": 10, **papers(ann="D", bob="cc")}
    t = table(2, companies={"swift": swift}, priority=1)
    t.sell("bob", "swift common")
    t.play("bob", do="done").play("ann", do="pass")
    assert t.value("swift") == 0
    t.sell("bob", "swift common")
    assert t.events("paid") == []
    assert falls(t) == []
    assert (t.cash("bob"), t.value("swift")) == (510, 0)
    assert t.company("swift")["common"] == {"treasury": 3, "bank_pool": 2}


@rule("STOCK-19")
def test_stock19_a_share_bought_in_decade_1_can_be_sold_in_decade_1():
    t = table(2, decade=1, companies={"swift": {"director": 0, "value": 100}}, priority=1)
    t.buy("bob", "swift")
    t.play("ann", do="pass")
    t.sell("bob", "swift common")
    assert t.decade == 1
    assert (t.cash("bob"), t.value("swift")) == (500, 80)


@rule("CERT-7", "Q-15")
def test_q15_the_bank_pool_takes_every_certificate_except_the_directors():
    swift = {"value": 400, **papers(ann="D", bob="Pcccc", bank_pool="c")}
    t = table(2, companies={"swift": swift}, priority=1)
    t.sell("bob", "swift preferred", *["swift common"] * 4)
    assert t.company("swift")["preferred"] == "bank_pool"
    assert t.company("swift")["common"] == {"bank_pool": 5}
    assert t.cash("bob") == 500 + 6 * 400


@rule("STOCK-15", "OPT-11", "TRACK-9")
@pytest.mark.parametrize(("friendly", "value"), [(False, 40), (True, 80)])
def test_opt11_a_batch_sold_by_a_non_director_costs_one_step(friendly, value):
    swift = {"value": 100, **papers(ann="D", bob="Pcc")}
    t = table(2, friendly_sales=friendly, companies={"swift": swift}, priority=1)
    t.sell("bob", "swift preferred", "swift common", "swift common")
    assert t.cash("bob") == 900  # paid in full
    assert falls(t) == [("swift", 100, value)]


@rule("OPT-11", "TRACK-9")
def test_opt11_the_directors_batch_still_costs_one_step_per_share():
    swift = {"value": 100, **papers(ann="Dccc")}
    t = table(2, friendly_sales=True, companies={"swift": swift})
    t.sell("ann", *["swift common"] * 3)
    assert t.value("swift") == 50


@rule("OPT-11")
def test_opt11_each_company_of_the_batch_falls_one_step_and_each_batch_counts():
    companies = {
        "swift": {"value": 100, **papers(ann="D", bob="ccc", cat="cc")},
        "libby": {"value": 50, **papers(ann="D", bob="P")},
        "anglo": {"value": 50, **papers(bob="Dcc")},
    }
    t = table(3, friendly_sales=True, companies=companies, priority=1)
    t.sell("bob", "swift common", "swift common", "libby preferred", "anglo common", "anglo common")
    assert (t.value("swift"), t.value("libby"), t.value("anglo")) == (80, 40, 35)
    t.play("bob", do="done")
    t.sell("cat", "swift common", "swift common")
    assert t.value("swift") == 60


@rule("OPT-11")
def test_opt11_a_director_who_dumps_the_company_is_its_director_during_the_sale():
    swift = {"value": 100, **papers(ann="Dcc", bob="Pcc")}
    t = table(2, advanced=True, friendly_sales=True, companies={"swift": swift})
    t.sell("ann", "swift common", "swift common")
    assert t.company("swift")["director"] == 1
    assert t.value("swift") == 60
