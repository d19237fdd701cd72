"""Section 6.6: dumping (DIR-3), takeover (DIR-4) and what passes with a company (DIR-9 to 13)."""

from __future__ import annotations

import pytest

from table import NAMES, advanced, bid, discarding, papers, rule, table, using

# --- the basic game ------------------------------------------------------------------------------


@rule("DIR-1", "Q-41")
def test_dir1_in_the_basic_game_a_larger_shareholder_changes_nothing():
    swift = {"value": 50, **papers(ann="D", bob="Pccc")}
    t = table(2, companies={"swift": swift}, priority=1)
    t.buy("bob", "swift")
    assert t.papers("swift") == {"ann": "D", "bob": "Pcccc", "treasury": "c"}
    assert t.events("director_changed") == []


@rule("DIR-1", "Q-41")
def test_dir1_in_the_basic_game_a_director_sells_down_and_stays():
    swift = {"value": 50, **papers(ann="Dcc", bob="Pccc")}
    t = table(2, companies={"swift": swift})
    t.sell("ann", "swift common", "swift common")
    assert t.papers("swift") == {"ann": "D", "bob": "Pccc", "bank_pool": "cc"}
    assert t.events("director_changed") == []


# --- dumping -------------------------------------------------------------------------------------


@rule("EX-6", "DIR-3", "DIR-9", "STOCK-16", "Q-23")
def test_ex6_jen_sells_two_common_of_spalding_and_bob_becomes_director():
    spalding = {"value": 100, "treasury": 70, **papers(bob="Pcc", cat="Dcc")}
    t = table(3, advanced=True, companies={"spalding": spalding}, priority=2)
    t.sell("cat", "spalding common", "spalding common")
    assert (t.cash("cat"), t.cash("bob")) == (700, 500)
    assert t.value("spalding") == 60
    assert t.papers("spalding") == {"bob": "Dc", "cat": "Pc", "bank_pool": "cc", "treasury": "c"}
    assert t.treasury("spalding") == 70
    assert t.told("director_changed") == [("spalding", 2, 1)]


@rule("DIR-3", "DIR-9", "Q-23")
def test_dir3_without_the_preferred_the_new_director_gives_three_common():
    t = advanced(2, 100, ann="Dc", bob="cccc")
    t.sell("ann", "swift common")
    assert t.papers("swift") == {"ann": "ccc", "bob": "Dc", "bank_pool": "c", "treasury": "P"}


@rule("DIR-3")
def test_dir3_a_director_with_equally_many_shares_stays():
    t = advanced(2, 100, ann="Dcc", bob="Pcc")
    t.sell("ann", "swift common")  # 4 against 4
    assert t.papers("swift") == {"ann": "Dc", "bob": "Pcc", "bank_pool": "c", "treasury": "c"}
    assert t.events("director_changed") == []


@rule("DIR-5", "Q-24", "DIR-3")
@pytest.mark.parametrize(("heir", "other"), [(1, 2), (2, 1)])
@pytest.mark.parametrize("preferred_at_heir", [True, False])
def test_dir5_of_two_rivals_the_one_with_four_shares_receives_it(heir, other, preferred_at_heir):
    # 4 against 4 and 2; it doesn't matter whether the rival with 2 has the Preferred
    common = {"seat_0": 1, f"seat_{heir}": 4}
    preferred = other
    if preferred_at_heir:
        common = {"seat_0": 1, f"seat_{heir}": 2, f"seat_{other}": 2}
        preferred = heir
    swift = {"director": 0, "value": 100, "preferred": f"seat_{preferred}", "common": common}
    t = table(3, advanced=True, companies={"swift": swift})
    t.sell("ann", "swift common")
    assert t.papers("swift") == {
        "ann": "Pc" if preferred_at_heir else "ccc",
        NAMES[heir]: "Dc",
        NAMES[other]: "cc" if preferred_at_heir else "P",
        "bank_pool": "c",
    }


@rule("STOCK-16", "Q-28", "DIR-3")
def test_q28_two_companies_dumped_in_one_batch_go_to_their_two_heirs():
    companies = {
        "swift": {"value": 100, **papers(ann="Dc", bob="cccc")},
        "libby": {"value": 50, **papers(ann="Dc", cat="Pcc")},
    }
    t = table(3, advanced=True, companies=companies)
    t.sell("ann", "swift common", "libby common")
    kinds = [e["event"] for e in t.events() if e["event"] != "certificate_moved"]
    assert kinds == [
        "paid",
        "paid",
        "stock_moved",
        "stock_moved",
        "director_changed",
        "director_changed",
    ]
    assert t.papers("swift")["bob"] == "Dc"
    assert t.papers("libby")["cat"] == "Dc"
    assert t.papers("swift")["ann"] == "ccc"
    assert t.papers("libby")["ann"] == "Pc"
    assert t.cash("ann") == 650


@rule("STOCK-16", "Q-28", "DIR-4")
def test_q28_after_losing_one_company_the_seller_can_take_over_another_in_the_same_turn():
    companies = {
        "swift": {"value": 100, **papers(ann="Dc", bob="cccc")},
        "libby": {"value": 50, **papers(ann="ccc", bob="D")},
    }
    t = table(2, advanced=True, companies=companies)
    t.sell("ann", "swift common")
    t.buy("ann", "libby")
    assert t.papers("swift") == {"ann": "ccc", "bob": "Dc", "bank_pool": "c", "treasury": "P"}
    assert t.papers("libby") == {"ann": "Dc", "bob": "ccc", "treasury": "Pc"}


@rule("Q-29", "STOCK-23")
def test_q29_a_player_who_dumped_a_company_cannot_buy_it_back_in_this_decade():
    t = advanced(2, 100, ann="Dc", bob="cccc")
    t.sell("ann", "swift common")
    for certificate, source in (("preferred", "treasury"), ("common", "bank_pool")):
        r = t.refusal("ann", **bid("swift", certificate, source))
        assert (r.code, r.rule, r.facts) == ("sold-this-decade", "STOCK-23", {"company": "swift"})


@rule("Q-17", "Q-30", "DIR-10")
def test_q30_giving_three_shares_in_an_exchange_is_not_a_sale():
    t = advanced(2, 100, ann="Dc", bob="cccc")
    t.sell("ann", "swift common")
    t.play("ann", do="done")
    t.buy("bob", "swift", source="bank_pool")
    assert t.papers("swift") == {"ann": "ccc", "bob": "Dcc", "treasury": "P"}


# --- takeover ------------------------------------------------------------------------------------


@rule("DIR-4", "STOCK-28", "DIR-2")
def test_dir4_equality_does_not_transfer_one_share_more_does():
    t = advanced(2, 50, priority=1, ann="D", bob="cc")
    t.buy("bob", "swift")
    assert t.papers("swift") == {"ann": "D", "bob": "ccc", "treasury": "Pcc"}
    t.play("ann", do="pass")
    t.buy("bob", "swift")
    assert t.papers("swift") == {"ann": "ccc", "bob": "Dc", "treasury": "Pc"}


@rule("EX-7", "DIR-4", "DIR-9", "DIR-14", "STOCK-28")
def test_ex7_buying_the_preferred_takes_spalding_over_at_once():
    spalding = {"value": 50, "treasury": 30, **papers(ann="D", bob="cc")}
    t = table(
        2,
        advanced=True,
        companies={"spalding": spalding},
        priority=1,
        people={"ann": {"reserved_partner": "spalding"}},
    )
    t.buy("bob", "spalding", "preferred")
    assert t.papers("spalding") == {"ann": "Pc", "bob": "Dc", "treasury": "ccc"}
    assert t.company("spalding")["director"] == 1
    assert (t.cash("bob"), t.treasury("spalding")) == (400, 130)
    assert t.player("ann")["reserved_partner"] == "waiting"
    assert t.told("partner_moved") == [(0, "spalding", "waiting")]


@rule("DIR-4")
def test_dir4_a_company_can_change_hands_back_and_forth_in_one_phase():
    t = advanced(2, 50, priority=1, ann="D", bob="cc")
    t.buy("bob", "swift", "preferred")  # bob 4, ann 3
    assert t.papers("swift") == {"ann": "Pc", "bob": "Dc", "treasury": "ccc"}
    t.buy("ann", "swift")  # 4 against 4
    assert t.company("swift")["director"] == 1
    t.play("bob", do="pass")
    t.buy("ann", "swift")  # ann 5, bob 4: she gives the Preferred back
    assert t.papers("swift") == {"ann": "Dcc", "bob": "Pc" + "c", "treasury": "c"}
    assert t.cash("ann") == 400


@rule("DIR-2")
def test_dir2_a_sale_or_purchase_by_a_third_player_changes_no_director():
    t = advanced(3, 50, priority=2, ann="D", bob="ccc", cat="c")
    t.sell("cat", "swift common")  # ann and bob have 3 each
    assert t.events("director_changed") == []
    t.play("cat", do="done")
    t.buy("ann", "swift")
    t.sell("bob", "swift common")
    t.play("bob", do="done")
    assert t.company("swift")["director"] == 0


@rule("DIR-2")
def test_dir2_the_directors_own_purchase_changes_nothing():
    t = advanced(2, 50, ann="D", bob="ccc")
    t.buy("ann", "swift")
    assert t.papers("swift") == {"ann": "Dc", "bob": "ccc", "treasury": "Pc"}


@rule("DIR-10", "Q-21", "Q-30")
def test_dir10_the_exchange_moves_no_money_no_value_and_no_share_count():
    swift = {"value": 50, "treasury": 20, **papers(ann="D", bob="cc")}
    t = table(2, advanced=True, companies={"swift": swift}, priority=1)
    t.buy("bob", "swift", "preferred")
    assert t.told("paid") == [("seat_1", "swift", 100, "certificate_bought")]
    assert t.events("stock_moved") == []
    assert [t.cash("ann"), t.cash("bob")] == [500, 400]
    shares = {
        name: sum({"D": 3, "P": 2, "c": 1}[p] for p in held)
        for name, held in t.papers("swift").items()
    }
    assert shares == {"ann": 3, "bob": 4, "treasury": 3}


@rule("Q-30", "STOCK-23", "DIR-10")
def test_q30_a_player_who_loses_a_company_to_a_takeover_has_sold_nothing():
    t = advanced(2, 50, priority=1, ann="D", bob="cc")
    t.buy("bob", "swift", "preferred")
    assert t.player("ann")["sold"] == []
    assert t.can("ann", **bid("swift"))


# --- what passes, and what does not --------------------------------------------------------------


FULL = {
    "value": 60,
    "treasury": 77,
    "appeal": 6,
    "goods": 4,
    "bonus_goods": 2,
    "resources": {"steel": 3, "coal": 1},
    "salespeople": 1,
    "factories": [
        {"workers": 1, "automated": 1, "managers": 1},
        {"workers": 2, "automated": 0, "managers": 0},
    ],
    "assets": ["foundry"],
    "exhausted": ["foundry"],
    **papers(ann="D", bob="Pc", bank_pool="c"),
}


@rule("DIR-9", "DIR-13")
def test_dir9_the_charter_passes_with_everything_on_it():
    t = table(2, advanced=True, companies={"swift": FULL}, priority=1)
    before = t.company("swift")
    t.buy("bob", "swift", source="bank_pool")  # nothing flows into the Treasury
    after = t.company("swift")
    assert after["director"] == 1
    assert t.papers("swift") == {"ann": "Pc", "bob": "Dc", "treasury": "ccc"}
    for key in ("director", "preferred", "common"):
        del before[key], after[key]
    assert after == before


@rule("DIR-13")
def test_dir13_buildings_and_appeal_stay():
    rows = {"ann": {"row": [{"building": "I-9"}]}, "bob": {"row": [{"building": "I-10"}]}}
    companies = {"swift": FULL, "libby": {"director": 1, "value": 40, "appeal": 6}}
    t = table(2, advanced=True, decade=2, companies=companies, priority=1, people=rows)
    before = [t.player(0)["row"], t.player(1)["row"], t.player(0)["hand"], t.player(1)["hand"]]
    stack = [t.company(name)["height"] for name in companies]
    t.buy("bob", "swift", source="bank_pool")
    assert t.company("swift")["director"] == 1
    assert before == [
        t.player(0)["row"],
        t.player(1)["row"],
        t.player(0)["hand"],
        t.player(1)["hand"],
    ]
    assert (t.appeal("swift"), t.appeal("libby")) == (6, 6)
    assert stack == [t.company(name)["height"] for name in companies]
    assert t.events("appeal_moved") == []


@rule("DIR-12")
def test_dir12_the_new_director_decides_from_that_moment_on():
    t = table(2, advanced=True, companies={"swift": FULL}, priority=1)
    t.buy("bob", "swift", source="bank_pool")
    r = t.refusal("ann", **discarding("foundry"))
    assert (r.code, r.facts) == ("not-director", {"company": "swift"})
    t.play("ann", do="pass")
    t.play("bob", **discarding("foundry"))
    assert t.company("swift")["assets"] == []


@rule("DIR-12")
def test_dir12_in_the_action_phase_only_the_new_director_uses_the_company():
    t = table(2, advanced=True, companies={"swift": FULL}, priority=1)
    t.buy("bob", "swift", source="bank_pool")
    t.play("ann", do="pass").play("bob", do="pass")
    for name in ("ann", "bob"):
        t.play(name, **t.legal(name, "place_building")[0])
        t.play(name, **t.legal(name, "remove_building")[0])
    # ann directs nothing now: her Partner goes to the Bank Pool automatically
    assert t.awaited == ["bob"]
    assert t.cash("ann") == 525
    assert t.can("bob", **using("fundraising_40", "swift"))
