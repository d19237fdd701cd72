"""Price Protection (ASSET-22 to ASSET-24, Q-38 to Q-40), and the resolution of sales (Q-28)."""

from __future__ import annotations

import pytest

from printed import ready
from table import activating, papers, rule, table

ASKED = [{"do": "decline"}, {"do": "protect"}]


def protected(value=100, players=2, priority=1, others=None, **facts):
    """A Stock Phase; ann directs Swift, which holds Price Protection."""
    words = {key: facts.pop(key) for key in ("advanced", "friendly_sales") if key in facts}
    swift = {"director": 0, "value": value, "assets": ["price_protection"], **facts}
    companies = {"swift": swift, **(others or {})}
    return table(players, companies=companies, priority=priority, **words)


@rule("DX-15", "ASSET-22", "STOCK-15", "Q-38")
def test_dx15_a_non_director_sells_three_common_and_the_value_stays():
    t = protected(common={"seat_1": 3})
    t.sell("bob", "swift common", "swift common", "swift common")
    assert t.awaited == ["ann"]  # the Director is asked, in bob's turn
    assert t.legal("ann") == ASKED
    t.play("ann", do="protect")
    assert t.cash("bob") == 800
    assert t.value("swift") == 100
    assert t.company("swift")["exhausted"] == ["price_protection"]
    assert t.company("swift")["common"] == {"bank_pool": 3, "treasury": 2}
    assert t.told("protected") == [("swift", 0)]
    assert t.events("stock_moved") == []
    assert t.awaited == ["bob"]  # bob may still buy


@rule("ASSET-22", "Q-38")
def test_q38_all_steps_of_the_batch_are_cancelled_for_that_company_alone():
    libby = {"value": 100, **papers(ann="D", bob="cc")}
    t = protected(preferred="seat_1", common={"seat_1": 2}, others={"libby": libby})
    for certificate in ("preferred", "common", "common"):
        t.offer("bob", f"swift {certificate}")
    t.sell("bob", "libby common")
    t.play("ann", do="protect")
    assert t.value("swift") == 100  # four shares, four steps
    assert t.value("libby") == 80
    assert t.cash("bob") == 500 + 400 + 100


@rule("ASSET-22", "Q-38")
def test_q38_the_companys_director_decides_and_not_the_seller():
    t = protected(players=3, common={"seat_1": 1})
    t.sell("bob", "swift common")
    assert t.awaited == ["ann"]
    for name in ("bob", "cat"):
        r = t.refusal(name, do="protect")
        assert (r.code, r.rule) == ("not-your-turn", "FLOW-3")


@rule("ASSET-22", "ASSET-PROTECTION", "DATA-ASSET", "OPS-51")
@pytest.mark.parametrize(("answer", "value"), [("protect", 100), ("decline", 80)])
def test_asset22_the_fall_of_withheld_earnings_can_be_cancelled(answer, value):
    swift = {"director": 0, "value": 100, "goods": 1, "assets": ["price_protection"]}
    t = table(2, phase="operating", companies={"swift": swift})
    t.sell_goods("bonus_20")
    # no factory ran, so the earnings are withheld
    assert (t.asked, t.legal("ann")) == ("protection", ASKED)
    t.play("ann", do=answer)
    assert t.value("swift") == value
    assert t.treasury("swift") == 50  # withheld all the same
    assert t.company("swift")["exhausted"] == (["price_protection"] if answer == "protect" else [])


@rule("ASSET-22", "STOCK-18", "Q-38", "OPS-51")
def test_asset22_in_closed_nothing_is_asked():
    # bob's sale drives Swift into Closed, and ann declines; at cat's sale the marker can't move
    t = protected(value=10, players=3, common={"seat_1": 1, "seat_2": 1})
    t.sell("bob", "swift common")
    t.play("ann", do="decline")
    t.play("bob", do="done")
    t.sell("cat", "swift common")
    assert t.awaited == ["cat"]
    assert t.company("swift")["exhausted"] == []
    # withholding in Closed
    swift = {"director": 0, "value": 0, "assets": ["price_protection"]}
    t = table(2, phase="operating", companies={"swift": swift})
    assert (t.asked, t.value("swift")) == ("afterwards", 0)
    assert t.company("swift")["exhausted"] == []


@rule("ASSET-22")
def test_asset22_it_is_not_asked_when_dividends_are_paid():
    libby = {"director": 0, "value": 100, "assets": ["price_protection"], **ready("libby")}
    t = table(2, phase="operating", companies={"libby": libby})
    t.run("1")
    t.sell_goods("bonus_20")
    t.play("ann", do="done")
    t.play("ann", do="pay_dividends")
    assert t.asked == "afterwards"


@rule("ASSET-22", "Q-40")
def test_q40_only_one_of_two_sales_is_cancelled():
    t = protected(players=3, common={"seat_1": 2, "seat_2": 2})
    t.sell("bob", "swift common")
    t.play("ann", do="protect")
    t.play("bob", do="done")
    t.sell("cat", "swift common", "swift common")
    assert t.awaited == ["cat"]  # nobody was asked: the tile is exhausted
    assert t.value("swift") == 60


@rule("ASSET-23", "Q-39")
def test_asset23_not_against_a_sale_by_the_companys_own_director():
    t = protected(priority=0, common={"seat_0": 2})
    t.sell("ann", "swift common", "swift common")
    assert t.awaited == ["ann"]
    assert t.asked == "stock_turn"
    assert t.value("swift") == 60


@rule("ASSET-23")
def test_asset23_not_against_emergency_fundraising():
    swift = {"director": 0, "value": 100, "assets": ["price_protection"]}
    t = table(2, phase="operating", advanced=True, companies={"swift": swift})
    t.play("ann", do="issue_certificate", certificate="common")
    t.play("ann", do="done")
    # one share and the penalty: two steps without asking; the question is about withholding
    assert [(e["old"], e["new"]) for e in t.events("stock_moved")] == [(100, 60)]
    assert t.question["fall"] == "withheld"


@rule("ASSET-24", "FREE-3")
def test_asset24_it_is_the_only_asset_usable_outside_the_directors_turn():
    libby = {"director": 0, "value": 100, "assets": ["foundry"]}
    t = protected(common={"seat_1": 1}, others={"libby": libby})
    for move in (activating("foundry"), {"do": "protect"}):
        r = t.refusal("ann", **move)
        assert (r.code, r.rule) == ("not-your-turn", "FLOW-3")
    t.sell("bob", "swift common")
    assert t.legal("ann") == ASKED  # nothing else, not even a discard
    for move in ("activate_asset", "discard_asset"):
        r = t.refusal("ann", do=move, asset="foundry")
        assert (r.code, r.facts) == ("not-now", {"step": "protection"})


@rule("ASSET-24", "ASSET-22", "ASSET-PROTECTION")
@pytest.mark.parametrize("phase", ["action", "operating"])
def test_asset24_it_is_not_a_free_action(phase):
    swift = {"director": 0, "value": 100, "treasury": 50, "assets": ["price_protection"]}
    board = {"chain": {"10": {"coal": 1}}}
    t = table(2, phase=phase, companies={"swift": swift}, board=board)
    r = t.refusal("ann", **activating("price_protection"))
    assert (r.code, r.rule) == ("asset-only-reacts", "ASSET-22")
    assert r.facts == {"asset": "price_protection"}


GUARDED = {"value": 100, "assets": ["price_protection"], **papers(ann="D", bob="Pc", cat="cc")}


@rule("Q-38", "ASSET-22")
def test_q38_the_director_may_let_it_fall_and_keep_the_tile_ready():
    t = table(3, companies={"swift": GUARDED}, priority=1)
    t.sell("bob", "swift preferred", "swift common")
    t.play("ann", do="decline")
    assert t.value("swift") == 50
    assert t.company("swift")["exhausted"] == []
    t.play("bob", do="done")
    t.sell("cat", "swift common")
    assert (t.awaited, t.asked) == (["ann"], "protection")


@rule("Q-38", "STOCK-23")
def test_q38_a_cancelled_fall_still_counts_as_a_sale():
    t = table(3, companies={"swift": GUARDED}, priority=1)
    t.sell("bob", "swift common")
    t.play("ann", do="protect")
    do = {"do": "buy_certificate", "company": "swift", "certificate": "common"}
    assert t.refusal("bob", **do, source="bank_pool").code == "sold-this-decade"
    t.play("bob", do="done")
    for name in ("cat", "ann", "bob"):
        t.play(name, do="pass")
    assert t.position["priority"] == 2  # left of bob, who sold; ann's answer isn't a trade


@rule("Q-38", "OPT-11")
def test_q38_with_friendly_sales_the_single_step_can_be_cancelled():
    t = table(3, friendly_sales=True, companies={"swift": GUARDED}, priority=1)
    t.sell("bob", "swift preferred", "swift common")
    t.play("ann", do="decline")
    assert t.value("swift") == 80
    t.play("bob", do="done")
    t.sell("cat", "swift common", "swift common")
    t.play("ann", do="protect")
    assert t.value("swift") == 80


@rule("Q-39", "STOCK-16", "ASSET-23")
def test_q39_a_sale_by_which_the_director_loses_the_company_is_not_protected():
    swift = {**GUARDED, "preferred": "seat_1", "common": {"seat_0": 1, "seat_1": 2}}
    t = table(2, advanced=True, companies={"swift": swift})
    t.sell("ann", "swift common")
    assert t.company("swift")["director"] == 1
    assert (t.awaited, t.asked) == (["ann"], "stock_turn")  # bob is not asked either
    assert t.value("swift") == 80
    assert t.company("swift")["assets"] == ["price_protection"]


@rule("Q-39")
def test_q39_selling_the_directors_certificate_is_not_protected():
    swift = {**GUARDED, "preferred": "seat_1", "common": {"seat_1": 1}}
    t = table(2, advanced=True, companies={"swift": swift})
    t.sell("ann", "swift director")
    assert t.company("swift")["director"] == 1
    assert t.value("swift") == 50
    assert t.company("swift")["exhausted"] == []


@rule("DIR-12", "Q-39")
def test_dir12_after_a_takeover_the_new_director_is_asked_about_the_old_ones_sale():
    swift = {**GUARDED, "preferred": "treasury", "common": {"seat_1": 2}}
    t = table(2, advanced=True, companies={"swift": swift}, priority=1)
    t.buy("bob", "swift", "preferred")
    assert t.company("swift")["director"] == 1
    t.sell("ann", "swift preferred")
    assert (t.awaited, t.asked) == (["bob"], "protection")
    t.play("bob", do="protect")
    assert (t.value("swift"), t.cash("ann")) == (100, 700)


@rule("Q-40", "ASSET-22")
def test_q40_a_tile_used_in_the_stock_phase_does_not_help_when_withholding():
    companies = {"swift": GUARDED, "libby": {"director": 1, "value": 50}}
    t = table(2, companies={**companies, "swift": {**GUARDED, "common": {}}}, priority=1)
    t.sell("bob", "swift preferred")
    t.play("ann", do="protect")
    t.play("bob", do="done")
    asked = set()
    while t.decade == 1:
        asked.add(t.asked)
        t.least()
    assert "protection" not in asked
    assert t.value("swift") == 80
    assert t.company("swift")["exhausted"] == []  # ready again after Cleanup


@rule("Q-40")
def test_q40_a_tile_not_used_in_the_stock_phase_helps_when_withholding():
    companies = {"swift": {**GUARDED, "common": {}}, "libby": {"director": 1, "value": 50}}
    t = table(2, companies=companies, priority=1)
    while t.asked != "protection":
        t.least()
    assert (t.phase, t.awaited) == ("operating", ["ann"])
    t.play("ann", do="protect")
    assert t.value("swift") == 100


SEVERAL = {
    # cat sells three companies of three Directors in one batch, one of them her own
    "anglo": {"value": 50, **papers(ann="D", cat="c")},
    "libby": {"value": 40, **papers(ann="Pcc", cat="Dc")},
    "spalding": {"value": 60, "assets": ["price_protection"], **papers(bob="D", cat="cc")},
    "swift": {"value": 100, **papers(bob="D", cat="c")},
}


BATCH = ["swift common", "spalding common", "libby common", "anglo common", "spalding common"]


@rule("Q-28", "STOCK-14", "STOCK-16")
def test_q28_everything_is_paid_before_the_question_and_no_company_is_lost_before_the_answer():
    t = table(3, advanced=True, companies=SEVERAL, priority=2)
    t.sell("cat", *BATCH)
    assert (t.awaited, t.asked) == (["bob"], "protection")
    assert t.cash("cat") == 500 + 50 + 40 + 120 + 100
    assert t.company("libby")["director"] == 2
    assert t.value("spalding") == 60


@rule("Q-28", "Q-38", "STOCK-16")
def test_q28_only_the_protected_company_of_the_batch_stays_in_place():
    t = table(3, advanced=True, companies=SEVERAL, priority=2)
    t.sell("cat", *BATCH)
    t.play("bob", do="protect")
    values = {name: t.value(name) for name in SEVERAL}
    assert values == {"anglo": 40, "libby": 35, "spalding": 60, "swift": 80}
    assert t.company("libby")["director"] == 0
    assert t.company("libby")["preferred"] == "seat_2"
    assert (t.awaited, t.asked) == (["cat"], "stock_turn")
    t.play("cat", do="found", company="elgin", value="60")
    assert t.awaited == ["ann"]


@rule("Q-28", "STOCK-15", "STOCK-16")
def test_q28_a_declined_protection_lets_every_company_of_the_batch_fall():
    t = table(3, advanced=True, companies=SEVERAL, priority=2)
    t.sell("cat", *BATCH)
    t.play("bob", do="decline")
    values = {name: t.value(name) for name in SEVERAL}
    assert values == {"anglo": 40, "libby": 35, "spalding": 40, "swift": 80}
    assert t.company("libby")["director"] == 0
