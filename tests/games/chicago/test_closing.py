"""Sections 10 and 13.2: companies that close at the start of a Stock Phase."""

from __future__ import annotations

import pytest

from table import Table, offer, papers, rule, table

RICH = {
    "value": 0,
    "treasury": 130,
    "goods": 3,
    "bonus_goods": 2,
    "resources": {"steel": 2, "coal": 1},
    "salespeople": 2,
    "factories": [{"workers": 1, "managers": 1}, {"workers": 1, "automated": 1}],
    "assets": ["foundry"],
    "appeal": 4,
    **papers(ann="Dc", bob="Pc", bank_pool="c"),
}
IDLE = {"director": 1, "value": 50, "assets": ["brand_recognition"], "appeal": 2}


def closing() -> Table:
    """The last move of Decade 1: anglo withholds nothing, stays in Closed and closes."""
    board = {"chain": {word: {"wood": 1} for word in ("x", "30", "20", "10")}}
    t = table(
        2,
        phase="operating",
        companies={"anglo": RICH, "libby": IDLE},
        board=board,
        people={"ann": {"reserved_partner": "anglo"}},
    )
    t.drift(2, "stock")
    return t


def heard(t: Table, kind: str, **words: object) -> list[dict[str, object]]:
    """Events of one kind with these arguments."""
    return [e for e in t.events(kind) if all(e[key] == word for key, word in words.items())]


@rule("STOCK-1", "CLOSE-1")
def test_stock1_a_company_in_closed_is_closed_before_the_first_stock_turn():
    t = closing()
    assert t.company("anglo") == {"status": "closed"}
    kinds = [e["event"] for e in t.events()]
    began = t.events().index({"event": "phase_began", "phase": "stock", "decade": 2})
    assert began < kinds.index("closed_down") < kinds.index("turn_began")
    assert t.told("closed_down") == [("anglo", 0)]


@rule("CLOSE-3")
def test_close3_the_cash_goes_to_the_bank():
    t = closing()
    assert t.told("paid") == [("anglo", "bank", 130, "closure")]
    assert (t.cash("ann"), t.cash("bob")) == (500, 500)


@rule("CLOSE-4", "Q-123")
def test_close4_staff_goods_and_tokens_go_to_the_supply():
    t = closing()
    assert {
        (e["staff"], e["origin"], e["target"], e["count"]) for e in t.events("staff_moved")
    } == {
        ("worker", "anglo.1", "supply", 1),
        ("worker", "anglo.2", "supply", 1),
        ("manager", "anglo.1", "supply", 1),
        ("salesperson", "anglo.sales", "supply", 2),
    }
    assert t.board["job_market"] == 4  # not to the Job Market
    assert heard(t, "goods_moved") == [  # 3 it had, and 2 just made by its Bonus Good tokens
        {"event": "goods_moved", "origin": "anglo", "target": "supply", "count": 5}
    ]
    assert t.told("tokens_returned") == [("anglo", 3)]
    assert heard(t, "bonus_goods_moved") == [
        {"event": "bonus_goods_moved", "company": "anglo", "change": -2, "left": 12}
    ]


@rule("CLOSE-4", "Q-123")
def test_q123_resources_go_to_haymarket():
    t = table(
        2,
        decade=2,
        companies={"anglo": RICH},
        board={"haymarket": {"steel": 1, "wood": 1}},
        people={"ann": {"reserved_partner": "anglo"}},
    )
    assert t.haymarket() == {"steel": 3, "wood": 1, "coal": 1}
    assert t.problems == []


@rule("CLOSE-4", "Q-123")
def test_q123_bonus_good_tokens_of_a_closed_company_can_be_gained_again():
    companies = {
        "anglo": {"director": 0, "value": 0, "bonus_goods": 12},
        "libby": {"director": 1, "value": 50, "appeal": 10, "treasury": 20},
        "elgin": {"director": 0, "value": 50},
    }
    t = table(2, decade=2, companies=companies, initiative=[1, 0])
    while t.asked != "action_turn":
        t.least()
    t.use("bob", "advertising", "libby")
    t.play("bob", do="take_bonus")
    assert t.company("libby")["bonus_goods"] == 1


@rule("CLOSE-5")
def test_close5_its_assets_leave_the_game():
    t = closing()
    assert heard(t, "asset_moved", asset="foundry") == [
        {"event": "asset_moved", "asset": "foundry", "origin": "anglo", "target": "gone"}
    ]
    assert "foundry" not in t.board["asset_stack"]
    assert "foundry" not in t.board["asset_display"].values()


@rule("CLOSE-6")
def test_close6_every_certificate_leaves_the_game_without_compensation():
    t = closing()
    gone = {}
    for e in heard(t, "certificate_moved", company="anglo", target="none"):
        key = (e["origin"], e["certificate"])
        gone[key] = gone.get(key, 0) + 1
    assert gone == {
        ("seat_0", "director"): 1,
        ("seat_0", "common"): 1,
        ("seat_1", "preferred"): 1,
        ("seat_1", "common"): 1,
        ("bank_pool", "common"): 1,
        ("treasury", "common"): 2,
    }
    assert (t.cash("ann"), t.cash("bob")) == (500, 500)
    r = t.refusal("ann", **offer("anglo common"))
    assert (r.code, r.facts) == ("not-held", {"company": "anglo", "certificate": "common"})


@rule("CLOSE-6")
def test_close6_certificates_of_a_closed_company_no_longer_count_against_the_limit():
    own = {"value": 40, **papers(bob="Dccc")}
    companies = {"libby": own, "elgin": {**own, "common": {"seat_1": 2}}}
    companies["anglo"] = {"value": 0, **papers(ann="D", bob="ccc")}
    t = table(2, decade=2, companies=companies, priority=1)
    t.buy("bob", "elgin")
    assert t.company("elgin")["common"]["seat_1"] == 3  # the eighth, not the eleventh


@rule("CLOSE-7", "Q-124", "EST-1")
def test_close7_a_closed_company_cannot_be_established_again():
    t = closing()
    r = t.refusal("ann", do="found", company="anglo", value="35")
    assert (r.code, r.rule, r.facts) == (
        "company-not-available",
        "EST-1",
        {"company": "anglo", "status": "closed"},
    )
    assert t.can("ann", do="found", company="swift", value="35")


@rule("CLOSE-7")
def test_close7_its_appeal_marker_leaves_the_stack():
    companies = {
        "anglo": {"director": 0, "value": 0, "appeal": 3, "height": 1},
        "libby": {"director": 1, "value": 50, "appeal": 3, "height": 0},
        "swift": {"director": 0, "value": 50, "appeal": 3, "height": 2},
    }
    t = table(2, decade=2, companies=companies)
    assert (t.company("libby")["height"], t.company("swift")["height"]) == (0, 1)
    assert t.problems == []


@rule("CLOSE-8", "Q-127", "DIR-14")
def test_close8_the_reserved_partner_goes_to_the_bank_pool():
    t = closing()
    assert heard(t, "partner_moved", origin="anglo") == [
        {"event": "partner_moved", "seat": 0, "origin": "anglo", "target": "waiting"}
    ]
    assert t.player("ann")["reserved_partner"] == "waiting"


@rule("CLOSE-2", "Q-126")
def test_close2_all_companies_in_closed_are_closed_in_one_check():
    companies = {
        "anglo": {"director": 0, "value": 0, "resources": {"coal": 2}},
        "libby": {"director": 1, "value": 0, "resources": {"coal": 1}, "treasury": 60},
        "swift": {"director": 1, "value": 10},
    }
    t = table(2, decade=3, companies=companies)
    assert [t.company(name)["status"] for name in companies] == ["closed", "closed", "open"]
    assert t.haymarket() == {"coal": 3}
    assert t.awaited == ["ann"]


@rule("CLOSE-1", "STOCK-17")
def test_close1_a_company_that_falls_to_closed_is_checked_a_decade_later():
    swift = {"value": 10, **papers(ann="D", bob="c")}
    companies = {"swift": swift, "libby": {"director": 1, "value": 50}}
    t = table(2, companies=companies, priority=1)
    t.sell("bob", "swift common")
    while t.decade == 1:
        assert t.company("swift")["status"] == "open"
        assert t.value("swift") == 0
        t.least()
    assert t.company("swift") == {"status": "closed"}


@rule("CLOSE-10", "Q-128")
def test_q128_a_player_without_company_and_money_keeps_playing():
    companies = {"anglo": {"director": 0, "value": 0}, "libby": {"director": 1, "value": 50}}
    people = {"ann": {"reserved_partner": "anglo"}}
    t = table(2, decade=2, companies=companies, cash=[0, 0], people=people)
    assert t.awaited == ["ann"]
    assert t.legal("ann") == [{"do": "pass"}]
    t.play("ann", do="pass").play("bob", do="pass")
    assert t.awaited == ["ann", "bob"]  # both build
    for name in ("bob", "ann"):
        t.play(name, **t.legal(name, "place_building")[0])
        t.play(name, **t.legal(name, "remove_building")[0])
    assert t.player("ann")["row"][1] is not None
    while t.phase == "action":
        assert t.awaited == ["bob"]
        t.least()
    assert t.cash("ann") == 50  # $25 for each of two Partners
    while t.decade == 2:
        t.least()
    assert t.decade == 3
    assert t.player("ann")["partners"] == 2


@rule("CLOSE-10", "Q-128")
def test_close10_a_player_without_a_company_may_buy_sell_and_establish():
    libby = {"value": 50, **papers(ann="c", bob="D")}
    t = table(2, decade=2, companies={"anglo": {"director": 0, "value": 0}, "libby": libby})
    t.sell("ann", "libby common")
    t.play("ann", do="found", company="swift", value="60")
    assert t.company("swift")["director"] == 0
    assert t.cash("ann") == 500 + 50 - 180


GOALS = ["most_managers", "most_assets", "most_workers", "richest_company", "highest_appeal"]


@rule("Q-125", "Q-13", "CLOSE-1", "END-5")
def test_q125_a_company_in_closed_at_the_end_scores_nothing_but_counts_for_goals():
    anglo = {**RICH, "value": 10, "treasury": 0}  # bob holds 3 of its shares
    companies = {"anglo": anglo, "libby": {**IDLE, "assets": [], "treasury": 1}}
    t = table(
        2, decade=5, phase="operating", goals=True, companies=companies, board={"goals": GOALS}
    )
    while t.awaited:
        t.least()
    assert t.company("anglo")["status"] == "open"
    assert (t.value("anglo"), t.value("libby")) == (0, 40)
    # ann: managers, assets, workers, Appeal; bob: the richest company and 3 shares at $40
    assert t.scores() == [500 + 4 * 200, 500 + 200 + 3 * 40]


@rule("VAR-FRIENDLY-1", "Q-143", "CLOSE-6")
@pytest.mark.parametrize(
    ("friendly", "cash"), [(False, [500, 500, 500, 500]), (True, [650, 530, 510, 500])]
)
def test_friendly1_the_director_gets_150_every_other_player_10_per_share(friendly, cash):
    anglo = {"value": 0, "treasury": 80, **papers(ann="Dc", bob="Pc", cat="c", bank_pool="c")}
    t = table(4, decade=2, friendly_closure=friendly, companies={"anglo": anglo})
    assert [t.cash(name) for name in ("ann", "bob", "cat", "dan")] == cash
    assert t.company("anglo") == {"status": "closed"}


@rule("VAR-FRIENDLY-1", "CLOSE-3")
def test_friendly1_the_bank_pays_and_the_treasury_goes_to_it():
    board = {"chain": {word: {"wood": 1} for word in ("x", "30", "20", "10")}}
    companies = {"anglo": RICH, "libby": IDLE}
    t = table(2, phase="operating", friendly_closure=True, companies=companies, board=board)
    t.drift(2, "stock")
    paid = {(e["payer"], e["payee"], e["amount"], e["reason"]) for e in t.events("paid")}
    assert paid == {
        ("bank", "seat_0", 150, "closure"),
        ("bank", "seat_1", 30, "closure"),
        ("anglo", "bank", 130, "closure"),
    }


@rule("VAR-FRIENDLY-1", "CLOSE-2")
def test_friendly1_each_of_two_closures_pays():
    companies = {
        "anglo": {"value": 0, **papers(ann="D", bob="cc")},
        "libby": {"value": 0, **papers(ann="P", bob="D")},
    }
    t = table(2, decade=2, friendly_closure=True, companies=companies)
    assert (t.cash("ann"), t.cash("bob")) == (500 + 150 + 20, 500 + 150 + 20)
