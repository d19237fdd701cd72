"""Section 11: the effects of each event."""

from __future__ import annotations

import pytest

from industrialist_printed import deck, op
from industrialist_table import PLENTY, IndustrialistTable, at, placed
from table import rule

Words = dict[str, object]


def with_event(*effects: Words, **words: object) -> IndustrialistTable:
    """2F is built for 1 Commodity; the event to its right, on 4F, has these effects."""
    cards = deck(
        b2F={"cost": {"commodities": 1}},
        b4F={"event": {"years": [0, 30], "effects": list(effects)}},
    )
    buildings = words.get("buildings", {})
    assert isinstance(buildings, dict)
    built = {card[0] for card in buildings}
    row = ["2F", "4F", *(f"{card}F" for card in "1356" if card not in built)]
    return placed(**{"cards": cards, "have": (2, 3, 2, 4), "row": row, **words}).build("2F", "1,0")


# --- workers --------------------------------------------------------------------------------------


@rule("SOLO-EVENT-1")
def test_workers_each_to_any_card():
    """The event of 1B: two workers; one may go to the new Building, one to the Central Factory."""
    t = placed(have=PLENTY, row=["2F", "1B", "3F", "4F", "5F", "6F"]).build("2F", "1,0")
    assert t.choices("put_worker") == ["2F", "central"]
    assert t.refusal("put_worker", card="3F").code == "not-built"
    t.play("put_worker", card="2F").play("put_worker", card="central")
    assert t.told("workers_changed") == [("central", 1, 2, "event")]
    assert (t.workers("2F"), t.workers("central")) == (2, 2)
    t = placed(have=PLENTY, row=["2F", "1B", "3F", "4F", "5F", "6F"]).build("2F", "1,0")
    t.play("put_worker", card="2F").play("put_worker", card="2F")
    assert (t.workers("2F"), t.workers("central")) == (3, 1)


@rule("SOLO-EVENT-1", "SOLO-COMP-5")
def test_workers_at_most_six_a_die():
    t = with_event(op("workers", 3), staff=5).play("put_worker", card="central")
    # The die of the Central Factory is full, so the other two go to the only card left.
    assert (t.workers("central"), t.workers("2F"), t.asked) == (6, 3, "actions")
    t = with_event(op("workers", 20), staff=4)
    assert (t.workers("central"), t.workers("2F")) == (6, 6)
    t = with_event(op("workers", 2), staff=6, buildings={"1B": "0,-1"})
    facts = {"card": "central"}
    assert t.why("put_worker", card="central") == ("die-full", "SOLO-HIRE-1", facts)


# --- gain and lose --------------------------------------------------------------------------------


@rule("SOLO-EVENT-1")
@pytest.mark.parametrize(
    ("have", "left"), [((1, 3, 0, 0), 3), ((4, 3, 0, 0), 6), ((5, 3, 0, 0), 6), ((6, 3, 0, 0), 6)]
)
def test_gain_as_far_as_there_is_room(have: tuple[int, ...], left: int):
    assert with_event(op("gain", 2, "materials"), have=have).stock == (left, 2, 0, 0)


@rule("SOLO-EVENT-1", "R-7")
def test_gain_onto_any_track_of_the_kind_that_accepts_units():
    """1B takes Materials when it has its two workers."""
    effect = op("gain", 2, "materials")
    t = with_event(effect, have=(5, 3, 0, 0), buildings={"1B": at("0,-1", 2, 3)})
    assert t.choices("put_unit") == ["1B", "central.materials"]
    t.play("put_unit", track="central.materials")  # full now: the other goes to 1B
    assert (t.stock, t.units("1B")) == ((6, 2, 0, 0), 4)
    t = with_event(effect, have=(5, 3, 0, 0), buildings={"1B": at("0,-1", 1, 3)})
    assert (t.stock, t.units("1B"), t.asked) == ((6, 2, 0, 0), 3, "actions")


@rule("SOLO-EVENT-1", "SOLO-BUILD-4")
def test_gain_is_lost_if_the_kind_has_no_track():
    t = with_event(op("gain", 3, "goods"), have=(2, 3, None, 4), buildings={"1B": "0,-1"})
    assert t.stock == (2, 2, None, 4)
    assert t.units("2F") == 0  # a Goods track, but not staffed


@rule("SOLO-EVENT-1")
@pytest.mark.parametrize("kind", ["materials", "commodities", "goods", "capital"])
def test_lose_units_of_the_kind_as_far_as_available(kind: str):
    number = ["materials", "commodities", "goods", "capital"].index(kind)
    for units, left in ((5, 2), (3, 0), (2, 0), (0, 0)):
        have = [0, 1, 0, 0]  # one Commodity for the cost
        have[number] += units
        t = with_event(op("lose", 3, kind), have=tuple(have))
        assert t.stock[number] == left
        assert t.profit == 0


@rule("SOLO-EVENT-1")
def test_lose_from_tracks_of_choice():
    """Three Goods are lost from tracks with 2 each."""
    three_f = {"3F": at("0,-1", 1, 2)}
    t = with_event(op("lose", 3, "goods"), have=(0, 1, 2, 0), buildings=three_f)
    assert t.choices("take_unit") == ["3F", "central.goods"]
    t.take("3F", "central.goods", "central.goods")
    assert (t.units("3F"), t.stock) == (1, (0, 0, 0, 0))


@rule("SOLO-EVENT-1")
def test_lose_and_gain_of_the_mercantile_bank():
    """6B: lose 3 Capital, gain 2 Materials; 2F costs 2 Materials, 3 Commodities and 2 Capital."""
    t = placed(have=(4, 3, 0, 4), row=["2F", "6B", "1F", "3F", "4F", "5F"]).build("2F", "1,0")
    assert t.stock == (4, 0, 0, 0)
    assert [(e["track"], e["change"]) for e in t.events("units_moved")[-2:]] == [
        ("central.capital", -2),
        ("central.materials", 2),
    ]


# --- Profit, managers -----------------------------------------------------------------------------


@rule("SOLO-EVENT-1", "SOLO-TERM-2")
def test_profit_per_building_including_the_new_one():
    """1F: 2 Profit for each of three Buildings."""
    two = {"3F": "0,-1", "5F": "1,0"}
    t = placed(have=PLENTY, year=8, buildings=two, row=["2B", "1F", "4F", "6F"], profit=5)
    assert t.build("2B", "0,1").told("profit_moved") == [(6, 11, "event")]


@rule("SOLO-EVENT-1", "SOLO-SELL-6")
def test_profit_per_building_is_capped_at_200():
    t = with_event(op("profit_per_building", 5), profit=198)
    assert t.told("profit_moved") == [(2, 200, "event")]


@rule("SOLO-EVENT-1", "SOLO-MGR-2")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (4, 6), (5, 6), (6, 6), (0, 2)])
def test_managers_go_up_to_six_at_most_and_a_die_that_has_left_returns(before: int, after: int):
    """4B: the managers die goes up by 2."""
    t = placed(have=PLENTY, row=["2F", "4B", "1F", "3F", "5F", "6F"], managers=before)
    assert t.build("2F", "1,0").managers == after
    assert t.can("manager_worker", card="central")


@rule("SOLO-EVENT-1", "SOLO-MGR-2", "SOLO-TURN-4")
def test_managers_that_build_may_return_by_the_event_of_their_building():
    """The last use of the die builds beside 4B: up by 2, then down by 1, and used this turn."""
    t = placed(have=PLENTY, row=["3F", "4B", "1F", "2F", "5F", "6F"], managers=1)
    t.play("manager_build", side="3F", place="-1,0")
    assert t.told("managers_moved") == [(2, 3), (-1, 2)]
    assert t.refusal("manager_worker", card="central").code == "managers-used"


# --- the next turn --------------------------------------------------------------------------------


@rule("SOLO-EVENT-2")
def test_choose_market_the_row_is_chosen_instead_of_rolled():
    """5F; the chosen row applies to everything: prices, the managers, labour."""
    t = placed(have=PLENTY, year=6, row=["4B", "5F", "1F", "2F", "3F", "6F"]).build("4B", "0,1")
    assert t.told("promised") == [("choose_market", "materials", 1)]
    t.done()
    assert t.choices("choose_row") == ["1", "2", "3", "4", "5", "6"]
    why = ("not-now", "SOLO-TURN-1", {"step": "market_choice"})
    assert t.why("done") == why
    t.play("choose_row", face="3")
    assert t.told("market_set") == [("3", 1)]
    assert (t.market, t.stock) == (3, (6, 4, 4, 8))
    t.play("manager_worker", card="central")
    assert t.stock == (6, 4, 4, 5)
    assert t.begin("sell").sell("materials profit").stock == (4, 4, 4, 5)


@rule("SOLO-EVENT-2", "SOLO-SELL-3")
@pytest.mark.parametrize(
    ("side", "face", "price"), [("A", 1, 1), ("A", 3, 1), ("B", 1, 1), ("B", 2, None)]
)
def test_sale_bonus_the_price_is_lower_but_not_below_one(side: str, face: int, price: int | None):
    """3B: Commodities 1 cheaper. Side A asks 2 and 1 in rows 1 and 3, side B 2 and – in 1 and 2."""
    t = placed(side=side, have=PLENTY, year=10, row=["2F", "3B", "1F", "4F", "5F", "6F"])
    t.build("2F", "1,0")
    assert t.told("promised") == [("sale_bonus", "commodities", 1)]
    t.done().roll(face).begin("sell")
    if price is None:
        why = ("not-wanted", "SOLO-SELL-3", {"kind": "commodities"})
        assert t.why("sell_lot", kind="commodities", income="profit") == why
    else:
        assert t.sell("commodities profit").stock[1] == 3 - price
        assert t.profit == 1


@rule("SOLO-EVENT-2")
def test_sale_bonus_of_one_kind_and_for_one_turn():
    """Row 1 of side A: 3 Materials, 2 Commodities, 2 Goods."""
    t = with_event(op("sale_bonus", 1, "goods"), have=(6, 5, 6, 4))
    t.done().roll(1).begin("sell").sell("goods profit", "commodities profit", "materials profit")
    assert t.stock == (3, 2, 5, 4)
    t.close().done().roll(1).begin("sell").sell("goods profit")
    assert t.stock == (3, 2, 3, 4)


@rule("SOLO-EVENT-2")
def test_sale_bonus_larger_than_the_price_leaves_one():
    t = with_event(op("sale_bonus", 5, "materials"), have=(6, 1, 0, 4)).done().roll(1)
    assert t.begin("sell").sell("materials profit", "materials profit").stock == (4, 0, 0, 4)


@rule("SOLO-EVENT-2", "SOLO-SELL-2")
def test_sale_bonus_of_capital_does_not_sell_it_on_side_a():
    t = with_event(op("sale_bonus", 3, "capital"), have=(6, 1, 0, 4)).done().roll(1).begin("sell")
    assert t.refusal("sell_lot", kind="capital", income="profit").code == "not-wanted"


@rule("SOLO-EVENT-2", "SOLO-PROD-2")
def test_production_bonus_each_producing_track_gains_more():
    """2F: one more on each track in the next turn. 1B and 5F are staffed, 4B is not."""
    buildings = {"1B": at("0,-1", 2, 4), "5F": at("1,0", 3, 0)}
    words = {"buildings": buildings, "row": ["4B", "2F", "3F", "6F"], "year": 4}
    t = placed(have=(0, 2, 2, 3), staff=2, **words).build("4B", "0,1")
    assert t.told("promised") == [("production_bonus", "materials", 1)]
    t.produce()  # in this turn as usual: 2 Materials and 2 Capital on each of two tracks
    assert (t.stock, t.units("1B"), t.units("5F"), t.units("4B")) == ((2, 1, 1, 2), 5, 2, 0)
    t.done().roll(1).produce()
    assert (t.stock, t.units("1B"), t.units("5F"), t.units("4B")) == ((5, 3, 3, 5), 5, 5, 0)
    t.done().roll(1).produce()
    assert (t.stock, t.units("1B"), t.units("5F"), t.units("4B")) == ((6, 4, 4, 7), 5, 6, 0)


@rule("SOLO-EVENT-2", "SOLO-TURN-3", "SOLO-MGR-1")
def test_free_actions_do_not_cover_the_managers():
    """6F: all four actions in the next turn cost nothing."""
    t = with_event(op("free_actions"), have=(3, 5, 2, 4)).done().roll(2)
    t.begin("sell").sell("goods profit").close().begin("hire").hire("central").close()
    t.produce()
    assert t.told("action_began") == [("produce", 0)]
    assert t.stock == (4, 5, 2, 5)
    t.play("manager_worker", card="2F")
    assert t.stock == (4, 5, 2, 3)


# --- at once --------------------------------------------------------------------------------------


@rule("SOLO-EVENT-1", "SOLO-PROD-1", "SOLO-TURN-3")
def test_produce_now_is_free_and_does_not_use_the_action():
    """3F: production at once. The new Building has one worker and produces nothing."""
    t = placed(have=(2, 3, 0, 3), staff=2, year=6, row=["2F", "3F", "1F", "4F", "5F", "6F"])
    t.build("2F", "1,0")
    assert (t.stock, t.units("2F")) == ((1, 1, 1, 2), 0)
    assert t.produce().told("action_began") == [("produce", 1)]
    assert t.stock == (2, 2, 2, 2)


@rule("SOLO-EVENT-1", "SOLO-TERM-2")
def test_walkout_the_building_with_the_most_workers_loses_one():
    """5B; the Central Factory with its six isn't a Building. Then the managers die goes up."""
    buildings = {"3F": at("0,-1", 3), "1B": at("1,0", 2)}
    t = placed(have=PLENTY, staff=6, year=6, buildings=buildings, row=["2B", "5B", "4F", "6F"])
    t.build("2B", "0,1")
    assert t.told("workers_changed") == [("3F", -1, 2, "event")]
    assert (t.workers("central"), t.workers("1B"), t.workers("2B")) == (6, 2, 1)
    assert t.managers == 2


@rule("SOLO-EVENT-1")
def test_walkout_the_player_chooses_among_equals():
    buildings = {"3F": at("0,-1", 3), "1B": at("1,0", 3)}
    t = placed(have=PLENTY, year=6, buildings=buildings, row=["2B", "5B", "4F", "6F"])
    t.build("2B", "0,1")
    assert t.choices("choose_card") == ["1B", "3F"]
    assert t.managers == 1  # the second effect waits for the first
    for card in ("2B", "central"):
        assert t.refusal("choose_card", card=card).code == "not-among-cards"
    t.play("choose_card", card="3F")
    assert (t.workers("3F"), t.workers("1B"), t.managers) == (2, 3, 2)


@rule("SOLO-EVENT-1", "R-5")
def test_walkout_not_below_one():
    t = with_event(op("walkout"), staff=6)
    assert (t.workers("2F"), t.workers("central")) == (1, 6)
    assert t.told("workers_changed") == []


@rule("SOLO-EVENT-1", "SOLO-TERM-2")
def test_levy_capital_for_each_building_including_the_new_one():
    """2B: 1 Capital each for three Buildings, after 2 for 4B; the Central Factory is exempt."""
    buildings = {"3F": "0,-1", "5F": "1,0"}
    t = placed(have=(6, 6, 6, 9), year=10, buildings=buildings, row=["4B", "2B", "1F", "6F"])
    assert t.build("4B", "0,1").stock == (6, 4, 4, 4)
    assert t.told("units_moved")[-1] == ("central.capital", -3, 4, "event")
    assert t.profit == 0


@rule("SOLO-EVENT-1", "SOLO-TERM-1")
@pytest.mark.parametrize(
    ("capital", "profit", "left", "lost"),
    [(5, 9, 1, 0), (4, 9, 0, 0), (3, 9, 0, 1), (0, 9, 0, 4), (0, 2, 0, 2), (0, 0, 0, 0)],
)
def test_levy_a_shortfall_costs_profit(capital: int, profit: int, left: int, lost: int):
    """2 Capital each for two Buildings."""
    t = with_event(op("levy", 2), have=(2, 3, 2, capital), profit=profit, buildings={"1B": "0,-1"})
    assert (t.stock[3], t.profit) == (left, profit - lost)


@rule("SOLO-EVENT-1")
def test_levy_from_capital_tracks_of_choice():
    t = with_event(op("levy", 1), buildings={"5F": at("0,1", 1, 2)})
    assert t.choices("take_unit") == ["5F", "central.capital"]
    t.take("5F", "central.capital")
    assert (t.units("5F"), t.stock[3]) == (1, 3)
