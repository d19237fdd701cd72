"""Section 4.4: the bonuses of the Appeal Track (APP-14 to APP-19)."""

from __future__ import annotations

import pytest

from table import rule, table

ROWS = {
    "ann": {"row": [{"building": "I-8"}, {"building": "II-8"}]},
    "bob": {"row": [{"building": "I-12"}, {"building": "II-15"}]},
}


def advertise(appeal, people=ROWS, **facts):
    """Decade 2: ann advertises for Swift with its last $20, which moves it one space up."""
    swift = {"director": 0, "value": 100, "treasury": 20, "appeal": appeal, **facts}
    companies = {"swift": swift, "libby": {"director": 1, "value": 100, "treasury": 20}}
    t = table(2, decade=2, phase="action", people=people, companies=companies)
    return t.use("ann", "advertising", "swift")


def only_cash(t):
    """APP-11: the bank paid $25 by itself, and the turn is over."""
    return t.treasury("swift") == 25 and t.awaited == ["bob"]


@rule("APP-14", "APP-1", "DATA-APPEAL")
@pytest.mark.parametrize("factory", ["1", "2"])
def test_app14_a_worker_from_the_supply_onto_any_free_worker_space(factory):
    t = advertise(2, factories=[{"workers": 1}, {"workers": 1}])
    t.play("ann", do="take_bonus")
    market = t.board["job_market"]
    assert t.legal("ann") == [
        {"do": "put_worker", "factory": "1"},
        {"do": "put_worker", "factory": "2"},
    ]
    t.play("ann", do="put_worker", factory=factory)
    workers = t.workers("swift")
    assert workers == ([2, 1] if factory == "1" else [1, 2])
    assert t.board["job_market"] == market
    assert t.told("staff_moved") == [("worker", "supply", f"swift.{factory}", 1)]
    assert t.treasury("swift") == 0


@rule("APP-14", "APP-11")
def test_app14_impossible_without_a_free_worker_space():
    full = [{"workers": 1, "automated": 1}, {"workers": 3}]
    t = advertise(2, factories=full)
    assert only_cash(t)
    assert t.workers("swift") == [1, 3]


@rule("APP-14")
def test_app14_a_full_factory_cannot_take_the_worker():
    henderson = {
        "director": 0,
        "value": 100,
        "treasury": 20,
        "appeal": 2,
        "factories": [{"workers": 1}, {"workers": 1}, {"workers": 0}],
    }
    t = table(2, phase="action", companies={"henderson": henderson})
    t.use("ann", "advertising", "henderson")
    t.play("ann", do="take_bonus")
    r = t.refusal("ann", do="put_worker", factory="1")
    assert (r.code, r.rule) == ("factory-full", "STAFF-1")
    assert r.facts == {"company": "henderson", "factory": "1"}


@rule("APP-15", "APP-1", "DATA-APPEAL")
def test_app15_a_salesperson_from_the_supply():
    t = advertise(4, salespeople=1)
    t.play("ann", do="take_bonus")
    assert t.salespeople("swift") == 2
    assert t.told("staff_moved") == [("salesperson", "supply", "swift.sales", 1)]


@rule("APP-15", "APP-11")
def test_app15_impossible_without_a_free_salesperson_space():
    t = advertise(4, salespeople=2)
    assert only_cash(t)
    assert t.salespeople("swift") == 2


@rule("APP-16", "APP-1", "DATA-APPEAL")
def test_app16_one_worker_is_automated_and_relocated():
    t = advertise(6, factories=[{"workers": 2}, {"workers": 2}])
    t.play("ann", do="take_bonus")
    t.play("ann", do="automate", factory="1")  # the only free space is in factory 2
    assert t.company("swift")["factories"] == [
        {"workers": 1, "automated": 1, "managers": 0},
        {"workers": 3, "automated": 0, "managers": 0},
    ]


@rule("APP-16", "APP-11")
@pytest.mark.parametrize("factories", [[], [{"automated": 2}, {"automated": 3}]])
def test_app16_impossible_without_a_worker_to_automate(factories):
    assert only_cash(advertise(6, factories=factories))


@rule("APP-17", "APP-1", "DATA-APPEAL", "Q-4")
def test_app17_the_director_gains_a_partner_available_in_this_action_phase():
    people = {**ROWS, "ann": {**ROWS["ann"], "partners": 1, "reserved_partner": "swift"}}
    people["ann"]["row"] = [{"building": "I-8", "partner": 0}, {"building": "II-8"}]
    t = advertise(8, people=people)
    t.play("ann", do="take_bonus")
    assert t.told("partner_moved") == [(0, "appeal_9", "hand")]
    # her last Partner was on Advertising: the new one gives her another turn
    assert t.player("ann")["partners"] == 1
    assert t.player("ann")["partner_on_appeal"] is False
    assert t.player("bob")["partner_on_appeal"] is True
    t.use("bob", "fundraising_40", "libby")
    assert t.awaited == ["ann"]
    t.use("ann", "fundraising_40", "swift")
    assert t.player("ann")["partners"] == 0


@rule("APP-17")
def test_app17_gained_in_the_operating_phase_it_waits_for_the_next_action_phase():
    fairbank = {
        "director": 0,
        "value": 100,
        "appeal": 8,
        "factories": [{"workers": 1, "managers": 1}],
        "resources": {"coal": 2},
    }
    t = table(2, phase="operating", companies={"fairbank": fairbank})
    before = t.player("ann")["partners"]
    t.run("1")  # the Manager: Appeal +1, then a cube
    t.play("ann", do="take_bonus")
    assert t.player("ann")["partners"] == before + 1
    assert t.player("ann")["partner_on_appeal"] is False
    assert t.phase == "operating"


@rule("APP-17", "Q-86")
def test_app17_a_second_company_of_the_same_player_gets_25():
    people = {**ROWS, "ann": {**ROWS["ann"], "partner_on_appeal": False}}
    t = advertise(8, people=people)
    assert only_cash(t)
    # gained earlier: the two from the start, the reserved one and this one, minus Advertising
    assert t.player("ann")["partners"] == 3


@rule("APP-17")
def test_app17_another_player_still_gains_their_own_partner():
    people = {**ROWS, "bob": {**ROWS["bob"], "partner_on_appeal": False}}
    t = advertise(8, people=people)
    assert t.asked == "bonus"
    t.play("ann", do="take_bonus")
    assert t.player("ann")["partner_on_appeal"] is False


@rule("APP-17", "Q-87")
def test_app17_a_declined_partner_can_be_gained_later_with_another_company():
    companies = {
        "swift": {"director": 0, "value": 100, "treasury": 20, "appeal": 8},
        "elgin": {"director": 0, "value": 100, "treasury": 20, "appeal": 8},
        "libby": {"director": 1, "value": 100},
    }
    t = table(2, phase="action", companies=companies)
    t.use("ann", "advertising", "swift")
    t.play("ann", do="take_cash")
    assert t.treasury("swift") == 25
    assert t.player("ann")["partner_on_appeal"] is True
    t.use("bob", "fundraising_40", "libby")
    t.use("ann", "advertising", "elgin")
    assert t.asked == "bonus"
    t.play("ann", do="take_bonus")
    assert t.player("ann")["partner_on_appeal"] is False
    assert t.treasury("elgin") == 0


@rule("APP-18", "APP-1", "DATA-APPEAL")
@pytest.mark.parametrize("start", [10, 14])
def test_app18_a_bonus_good_token_goes_into_the_treasury(start):
    t = advertise(start, bonus_goods=1)
    t.play("ann", do="take_bonus")
    assert t.company("swift")["bonus_goods"] == 2
    assert t.goods("swift") == 0  # the token is not a Good


@rule("APP-18")
def test_app18_the_token_produces_a_good_in_every_operating_turn():
    swift = {"director": 0, "value": 100, "bonus_goods": 2}
    t = table(
        2,
        phase="operating",
        companies={"swift": swift},
        board={"demand": {"meat_packing.bonus_50": {"tile": "2-2"}}},
    )
    assert t.asked == "sales"
    assert t.goods("swift") == 2
    t.play("ann", do="done")
    # the next Decade: the tokens are still in place and produce again
    while t.phase == "stock":
        t.play(t.awaited[0], do="pass")
    while t.phase != "operating":
        t.play(t.awaited[0], **t.legal(t.awaited[0])[-1])
    assert (t.decade, t.company("swift")["bonus_goods"]) == (2, 2)
    t.upto("sales")
    assert t.goods("swift") == 4


@rule("APP-18", "APP-11")
def test_app18_impossible_if_all_twelve_tokens_are_in_use():
    def tokens(libby):
        swift = {"director": 0, "value": 100, "treasury": 20, "appeal": 10, "bonus_goods": 2}
        others = {
            "libby": {"director": 1, "value": 100, "bonus_goods": libby},
            "elgin": {"director": 1, "value": 100, "bonus_goods": 5},
        }
        t = table(2, phase="action", companies={"swift": swift, **others})
        return t.use("ann", "advertising", "swift")

    t = tokens(5)
    assert only_cash(t)
    assert t.company("swift")["bonus_goods"] == 2
    t = tokens(4)
    t.play("ann", do="take_bonus")
    assert t.company("swift")["bonus_goods"] == 3


@rule("APP-19", "APP-1", "DATA-APPEAL", "TRACK-9")
@pytest.mark.parametrize("start", [12, 15])
def test_app19_the_stock_value_rises_one_step(start):
    t = advertise(start)
    t.play("ann", do="take_bonus")
    assert t.value("swift") == 120
    assert t.told("stock_moved") == [("swift", 100, 120, "appeal_bonus")]


@rule("APP-19", "Q-88")
@pytest.mark.parametrize("start", [12, 15])
def test_app19_impossible_at_400(start):
    t = advertise(start, value=400)
    assert only_cash(t)
    assert t.value("swift") == 400
