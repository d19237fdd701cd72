"""Section 6.5: the end of the Stock Phase: Priority Deal, then sold-out companies."""

from __future__ import annotations

import pytest

from table import Table, advanced, papers, rule, table

SOLD_OUT = papers(ann="Dccc", bob="Pcc")


def passes(t: Table, *names: str) -> None:
    for name in names:
        t.play(name, do="pass")


@rule("EX-5", "STOCK-4", "STOCK-5", "STOCK-30")
def test_ex5_after_eleven_turns_priority_goes_to_the_left_of_the_last_trader():
    t = table(
        3,
        companies={
            "swift": {"value": 50, **papers(ann="D", cat="c")},
            "libby": {"director": 1, "value": 40},
        },
    )
    t.buy("ann", "libby", "preferred")
    t.play("bob", do="pass")
    t.sell("cat", "swift common")
    t.buy("cat", "libby")
    t.play("ann", do="pass")
    t.buy("bob", "swift", source="bank_pool")
    passes(t, "cat", "ann")
    t.buy("bob", "swift")
    passes(t, "cat", "ann")
    assert t.phase == "stock"
    t.play("bob", do="pass")
    assert t.phase == "building"
    assert t.told("priority_moved") == [(0, 2)]
    assert t.position["priority"] == 2
    assert [t.cash(name) for name in ("ann", "bob", "cat")] == [420, 420, 510]
    assert t.company("swift")["common"] == {"seat_1": 2, "treasury": 3}
    assert t.company("libby")["preferred"] == "seat_0"


@rule("DX-20", "STOCK-30", "Q-34")
def test_dx20_priority_stays_if_nobody_sold_or_bought():
    t = table(3, companies={"swift": {"director": 0, "value": 50}}, priority=1)
    passes(t, "bob", "cat", "ann")
    assert t.phase == "building"
    assert t.events("priority_moved") == []
    assert t.position["priority"] == 1


@rule("STOCK-30")
def test_stock30_the_last_trade_counts_not_the_last_turn_nor_the_first_trade():
    t = table(4, companies={"swift": {"director": 0, "value": 50}}, priority=0)
    passes(t, "ann")
    t.buy("bob", "swift")
    passes(t, "cat")
    t.buy("dan", "swift")
    passes(t, "ann", "bob", "cat", "dan")
    assert t.position["priority"] == 0  # left of dan, the last seat, is ann


@rule("STOCK-30")
def test_stock30_the_trades_of_an_earlier_phase_do_not_count():
    t = table(2, companies={"swift": {"director": 0, "value": 50}}, priority=0, last_trader=0)
    passes(t, "ann", "bob")
    assert t.position["priority"] == 0


@rule("Q-35", "STOCK-30")
def test_q35_a_sale_without_a_purchase_counts():
    companies = {"swift": {"value": 50, **papers(ann="D", bob="c")}}
    t = table(3, companies=companies, priority=1)
    t.sell("bob", "swift common")
    t.play("bob", do="done")
    passes(t, "cat", "ann", "bob")
    assert t.position["priority"] == 2


@rule("Q-35", "STOCK-30")
def test_q35_an_establishment_counts():
    t = table(3, companies={"swift": {"director": 0, "value": 50}}, priority=2)
    t.play("cat", do="found", company="elgin", value="35")
    passes(t, "ann", "bob", "cat")
    assert t.position["priority"] == 0


@rule("Q-35", "STOCK-30")
def test_q35_a_forced_sale_counts():
    own = {"value": 50, **papers(bob="Dccc")}
    companies = {"anglo": own, "libby": own, "swift": {**own, "common": {"seat_1": 2}}}
    companies["elgin"] = {"value": 50, **papers(ann="Pc", bob="D")}
    t = table(3, advanced=True, companies=companies)
    t.buy("ann", "elgin")  # a takeover, which leaves bob with 13 of 12 certificates
    assert not t.can("bob", do="pass")
    t.sell("bob", "elgin preferred")
    t.play("bob", do="done")
    passes(t, "cat", "ann", "bob")
    assert t.position["priority"] == 2


@rule("Q-30", "STOCK-30")
def test_q30_receiving_a_directorship_is_not_a_purchase_for_the_priority_deal():
    t = advanced(3, 100, priority=0, ann="Dc", cat="Pcc")
    t.sell("ann", "swift common")
    assert t.company("swift")["director"] == 2
    t.play("ann", do="done")
    passes(t, "bob", "cat", "ann")
    assert t.position["priority"] == 1  # left of ann, who sold; not left of cat


@rule("STOCK-34", "DX-19", "Q-36", "TRACK-9")
def test_dx19_a_sold_out_company_rises_one_step_after_the_last_pass():
    t = table(2, companies={"swift": {"value": 360, **SOLD_OUT}})
    t.play("ann", do="pass")
    assert t.value("swift") == 360
    t.play("bob", do="pass")
    assert t.value("swift") == 400
    assert t.told("stock_moved") == [("swift", 360, 400, "sold_out")]


@rule("DX-19", "Q-37")
def test_q37_a_sold_out_company_at_400_stays():
    t = table(2, companies={"swift": {"value": 400, **SOLD_OUT}})
    passes(t, "ann", "bob")
    assert t.phase == "building"
    assert t.value("swift") == 400


@rule("Q-37", "STOCK-34", "CLOSE-9")
def test_q37_a_sold_out_company_in_closed_rises_to_10():
    companies = {"swift": {"value": 10, **SOLD_OUT}}
    document = table(2, companies=companies).position
    document["companies"]["swift"]["value"] = 0  # fallen during this phase
    t = Table(document)
    passes(t, "ann", "bob")
    assert t.value("swift") == 10
    assert t.company("swift")["status"] == "open"


@rule("STOCK-34", "Q-36")
@pytest.mark.parametrize("place", ["treasury", "bank_pool"])
@pytest.mark.parametrize(("bob", "left"), [("Pc", "c"), ("cc", "P")])
def test_q36_one_certificate_in_treasury_or_pool_is_not_sold_out(bob, left, place):
    swift = {"value": 100, **papers(ann="Dccc", bob=bob, **{place: left})}
    t = table(2, companies={"swift": swift})
    passes(t, "ann", "bob")
    assert t.value("swift") == 100


@rule("STOCK-34")
def test_stock34_every_sold_out_company_rises_and_only_at_the_end():
    companies = {
        "swift": {"value": 50, **SOLD_OUT},
        "libby": {"value": 40, **SOLD_OUT},
        "elgin": {"director": 1, "value": 40},
    }
    t = table(4, companies=companies)
    t.buy("ann", "elgin")
    assert (t.value("swift"), t.value("libby")) == (50, 40)
    passes(t, "bob", "cat", "dan", "ann")
    assert (t.value("swift"), t.value("libby"), t.value("elgin")) == (60, 50, 40)


@rule("STOCK-34")
def test_stock34_a_share_sold_in_the_phase_and_not_bought_back_prevents_the_rise():
    companies = {"swift": {"value": 100, **SOLD_OUT}}
    t = table(2, companies=companies, priority=1)
    t.sell("bob", "swift common")
    t.play("bob", do="done")
    passes(t, "ann", "bob")
    assert t.value("swift") == 80


@rule("DX-18", "STOCK-34", "STOCK-24")
@pytest.mark.parametrize(("bought", "value"), [(5, 60), (6, 80)])
def test_dx18_a_company_founded_at_60_rises_only_if_all_six_others_were_bought(bought, value):
    t = table(2, cash=[1000, 1000])
    t.play("ann", do="found", company="swift", value="60")
    assert t.treasury("swift") == 180
    assert t.cash("ann") == 820
    turns = [("bob", "preferred"), *[("ann", "common"), ("bob", "common")] * 2, ("ann", "common")]
    for name, certificate in turns[:bought]:
        t.buy(name, "swift", certificate)
    last = turns[bought - 1][0]
    passes(t, *(["bob", "ann"] if last == "ann" else ["ann", "bob"]))
    assert t.phase == "building"
    assert t.value("swift") == value
    assert t.treasury("swift") == 180 + 60 * (bought + 1)
