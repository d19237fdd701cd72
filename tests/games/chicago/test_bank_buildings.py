"""Sections 2.8 and 8.4: the bank buildings except the Job Market."""

from __future__ import annotations

from typing import Any

import pytest

from printed import DISPLAY
from table import Table, rule, table, using

EVERY_DECADE = [1, 2, 3, 4, 5]


def acting(decade: int = 1, **words: Any) -> Table:
    """Ann (Swift) acts first, then bob (Libby); `swift` gives facts about Swift."""
    own = {"value": 100, "treasury": 500, "appeal": 0}
    companies = {
        "swift": {"director": 0, **own, **words.pop("swift", {})},
        "libby": {"director": 1, **own, **words.pop("libby", {})},
    }
    words = {"initiative": [0, 1], "board": {"asset_display": DISPLAY}, **words}
    return table(2, phase="action", decade=decade, companies=companies, **words)


def assert_short(space: str, cost: int) -> None:
    """One dollar less than the cost isn't enough."""
    r = acting(swift={"treasury": cost - 1}).refusal("ann", **using(space, "swift"))
    assert (r.code, r.rule) == ("treasury-short", "MONEY-4")
    assert r.facts == {"company": "swift", "have": cost - 1, "cost": cost}


def assert_used_up(t: Table, space: str) -> None:
    """Nobody can use the space a second time; bob is next."""
    why = ("building-used-up", "ACT-8", {"space": space})
    assert t.why("bob", **using(space, "libby")) == why


# --- Advertising ---------------------------------------------------------------------------------


@rule("BANK-AD", "DATA-BANK", "ACT-22")
def test_act22_advertising_costs_20_and_gives_one_appeal_any_number_of_times():
    t = acting().use("ann", "advertising", "swift")
    assert t.told("paid") == [("swift", "bank", 20, "bank_building")]
    assert (t.treasury("swift"), t.appeal("swift")) == (480, 1)
    t.use("bob", "advertising", "libby")
    assert (t.treasury("libby"), t.appeal("libby")) == (480, 1)
    # Libby came later and is on top
    assert t.company("libby")["height"] > t.company("swift")["height"]
    assert t.board["bank_buildings"]["advertising"] == [1, 1]
    assert_short("advertising", 20)


@rule("BANK-AD", "DATA-BANK", "ACT-23")
@pytest.mark.parametrize(("answer", "order"), [("take_initiative", [1, 0]), ("decline", [0, 1])])
def test_bank_ad_may_bring_the_initiative(answer: str, order: list[int]):
    t = acting().use("ann", "fundraising_40", "swift").use("bob", "advertising", "libby")
    assert t.asked == "initiative"
    assert t.legal("bob") == [{"do": "decline"}, {"do": "take_initiative"}]
    t.play("bob", do=answer)
    assert t.position["initiative"] == order


@rule("ACT-22", "ACT-23")
def test_act22_the_appeal_bonus_is_resolved_before_the_initiative():
    t = acting(swift={"appeal": 2}, initiative=[1, 0])
    t.use("bob", "fundraising_40", "libby").use("ann", "advertising", "swift")
    assert t.asked == "bonus"
    t.play("ann", do="take_bonus").play("ann", do="put_worker", factory="2")
    assert t.workers("swift")[1] == 1
    assert t.asked == "initiative"
    t.play("ann", do="take_initiative")
    assert t.position["initiative"] == [0, 1]


@rule("Q-80", "ACT-22", "APP-7")
def test_q80_at_16_advertising_rings_the_bell_and_may_take_the_initiative():
    top = {"appeal": 16, "height": 1}
    t = acting(swift={"appeal": 16, "height": 0}, libby=top, initiative=[1, 0])
    t.use("bob", "fundraising_40", "libby").use("ann", "advertising", "swift")
    assert t.treasury("swift") == 480
    assert (t.appeal("swift"), t.company("swift")["height"]) == (16, 1)
    assert t.company("libby")["height"] == 0
    assert t.value("swift") == 100  # no bonus
    assert t.asked == "initiative"
    t.play("ann", do="take_initiative")
    assert t.position["initiative"] == [0, 1]
    assert t.awaited == ["ann"]  # the first of the next round


# --- staff ---------------------------------------------------------------------------------------


@rule("BANK-MGR", "DATA-BANK", "ACT-26", "STAFF-2", "DEC-11")
def test_act26_a_manager_costs_60_and_takes_any_free_manager_space_once_per_decade():
    t = acting().use("ann", "hire_manager", "swift")
    assert t.told("paid") == [("swift", "bank", 60, "bank_building")]
    assert t.legal("ann") == [{"do": "put_manager", "factory": f} for f in ("1", "2")]
    t.play("ann", do="put_manager", factory="2")
    assert t.managers("swift") == [0, 1]
    assert t.treasury("swift") == 440
    assert_used_up(t, "hire_manager")
    assert_short("hire_manager", 60)


@rule("BANK-SALES", "DATA-BANK", "ACT-27", "STAFF-3")
def test_act27_a_salesperson_costs_70_once_per_decade():
    t = acting().use("ann", "hire_salesperson", "swift")
    assert t.told("paid") == [("swift", "bank", 70, "bank_building")]
    assert (t.treasury("swift"), t.salespeople("swift")) == (430, 1)
    assert_used_up(t, "hire_salesperson")
    assert_short("hire_salesperson", 70)


# --- assets and dividends ------------------------------------------------------------------------


@rule("BANK-ASSET", "DATA-BANK")
def test_bank_asset_costs_the_price_of_the_space_any_number_of_times():
    t = acting().use("ann", "purchase_asset", "swift")
    assert t.events("paid") == []
    t.play("ann", do="buy_asset", asset="cincinnati_steel")
    assert t.told("paid") == [("swift", "bank", 70, "asset_bought")]
    assert t.company("swift")["assets"] == ["cincinnati_steel"]
    t.play("ann", do="done").use("bob", "purchase_asset", "libby")
    t.play("bob", do="buy_asset", asset="union_stockyards")
    assert t.treasury("libby") == 460
    assert t.board["bank_buildings"]["purchase_asset"] == [1, 1]


@rule("BANK-DIV", "DATA-BANK")
def test_bank_div_pays_100_to_the_shareholders_any_number_of_times():
    shares = {"common": {"seat_1": 2}, "preferred": "seat_1"}
    t = acting(swift={"value": 50, "treasury": 100, **shares})
    t.use("ann", "extra_dividends", "swift")
    assert t.told("paid") == [
        ("swift", "seat_0", 30, "extra_dividends"),
        ("swift", "seat_1", 40, "extra_dividends"),
    ]
    assert (t.cash("ann"), t.cash("bob"), t.treasury("swift")) == (530, 540, 30)
    assert t.value("swift") == 80  # two steps: 100 is twice 50
    t.use("bob", "extra_dividends", "libby")
    assert t.cash("bob") == 570
    assert t.board["bank_buildings"]["extra_dividends"] == [1, 1]


# --- Fundraising ---------------------------------------------------------------------------------


@rule("BANK-FUND40", "DATA-BANK", "ACT-14", "ACT-24")
@pytest.mark.parametrize("decade", EVERY_DECADE)
def test_bank_fund40_is_open_in_every_decade_without_limit(decade: int):
    t = acting(decade, swift={"treasury": 0}).use("ann", "fundraising_40", "swift")
    assert t.told("paid") == [("bank", "swift", 40, "fundraising")]
    t.use("bob", "fundraising_40", "libby").use("ann", "fundraising_40", "swift")
    assert (t.treasury("swift"), t.treasury("libby")) == (80, 540)
    assert t.cash("ann") == 500


@rule("DATA-BANK", "ACT-24", "ACT-25", "Q-82")
@pytest.mark.parametrize(
    ("space", "amount", "first"),
    [
        pytest.param("fundraising_60", 60, 3, marks=rule("BANK-FUND60")),
        pytest.param("fundraising_80", 80, 5, marks=rule("BANK-FUND80")),
    ],
)
@pytest.mark.parametrize("decade", EVERY_DECADE)
def test_act25_the_larger_fundraisings_open_late_and_serve_once_per_decade(
    space: str, amount: int, first: int, decade: int
):
    t = acting(decade)
    if decade < first:
        why = ("building-not-yet", "ACT-25", {"space": space, "decade": first})
        assert t.why("ann", **using(space, "swift")) == why
        return
    t.use("ann", space, "swift")
    assert t.told("paid") == [("bank", "swift", amount, "fundraising")]
    assert t.treasury("swift") == 500 + amount
    assert t.cash("ann") == 500
    assert_used_up(t, space)


# --- Bank Pool -----------------------------------------------------------------------------------


@rule("BANK-POOL", "DATA-BANK", "ACT-15", "TERM-5")
def test_bank_pool_pays_25_to_a_player_without_a_company_for_each_partner():
    t = table(
        2,
        phase="action",
        initiative=[0, 1],
        companies={"libby": {"director": 0, "value": 50, "common": {"seat_1": 1}}},
        people={"bob": {"reserved_partner": "waiting"}},
    )
    t.use("ann", "fundraising_40", "libby")
    assert t.told("paid") == [
        ("bank", "libby", 40, "fundraising"),
        ("bank", "seat_1", 25, "bank_pool"),
    ]
    assert (t.cash("bob"), t.player("bob")["partners"]) == (525, 1)
    t.use("ann", "fundraising_40", "libby")
    assert t.cash("bob") == 550
    assert t.board["bank_buildings"]["bank_pool"] == [0, 2]
    assert t.player("bob")["reserved_partner"] == "waiting"


@rule("BANK-POOL", "DATA-BANK", "TERM-3", "ACT-15", "Q-56")
def test_q56_the_bank_pool_is_closed_to_a_player_who_directs_a_company():
    t = acting()
    why = ("pool-is-for-players-without-company", "ACT-15", {})
    assert t.why("ann", **using("bank_pool", "swift")) == why
    assert "bank_pool" not in [m["space"] for m in t.legal("ann", "use_building")]
