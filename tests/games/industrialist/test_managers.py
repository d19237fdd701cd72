"""Section 8: the managers die."""

from __future__ import annotations

import pytest

from bigshoulders.games.industrialist.voice import IndustrialistVoice
from bigshoulders.language.messages import messages
from industrialist_table import PLAYER, PLENTY, IndustrialistTable, at, placed
from table import rule

USES = [
    {"do": "manager_unit", "track": "central.goods"},
    {"do": "manager_worker", "card": "central"},
    {"do": "manager_build", "side": "3F", "place": "-1,0"},
]
uses = pytest.mark.parametrize("use", USES, ids=lambda use: use["do"])


@rule("SOLO-MGR-1")
@pytest.mark.parametrize("face", range(1, 7))
def test_mgr1_the_price_is_the_market_die(face: int):
    t = placed(market=face, managers=4, have=(2, 2, 2, 6)).play(
        "manager_unit", track="central.goods"
    )
    assert t.stock == (2, 2, 3, 6 - face)
    t = placed(market=face, managers=4, have=(2, 2, 2, 6)).play("manager_worker", card="central")
    assert t.stock == (2, 2, 2, 6 - face)


@rule("SOLO-MGR-1")
@uses
def test_mgr1_the_price_must_be_available(use: dict[str, str]):
    t = placed(market=4, have=(6, 6, 6, 3))
    r = t.refusal(**use)
    assert (r.code, r.facts) == ("capital-short", {"have": 3, "cost": 4})
    assert not [m for m in t.legal() if m["do"].startswith("manager")]


@rule("SOLO-MGR-1")
@uses
def test_mgr1_the_price_is_paid_before_anything_is_done(use: dict[str, str]):
    """With two Capital tracks the player is asked which one pays, and nothing happens before
    that."""
    t = placed(market=2, have=(6, 6, 2, 9), buildings={"5F": at("1,0", 1, 2)}, year=30)
    t.play(**use)
    assert t.question == {
        "step": "take_units",
        "at": 0,
        "kind": "capital",
        "count": 2,
        "reason": "managers",
    }
    assert (t.stock, t.workers("central"), list(t.built)) == ((6, 6, 2, 9), 1, ["5F"])
    assert t.managers == 1


@rule("SOLO-MGR-1")
@uses
def test_mgr1_the_payment_is_reported_first(use: dict[str, str]):
    t = placed(market=2, have=(6, 6, 2, 9), year=30).play(**use)
    assert t.events()[0] == {
        "event": "units_moved",
        "track": "central.capital",
        "change": -2,
        "units": 7,
        "reason": "managers",
    }


@rule("SOLO-MGR-1")
def test_mgr1_one_unit_of_a_resource_onto_a_track_of_its_kind_with_room():
    t = placed(have=(6, 2, 2, 4), buildings={"2F": at("1,0", 3, 4), "1B": at("0,-1", 2, 4)})
    tracks = ["1B", "central.commodities", "central.goods"]
    assert t.choices("manager_unit") == tracks
    for track, most in (("central.materials", 6), ("2F", 4)):
        why = ("track-full", "SOLO-COMP-2", {"track": track, "most": most})
        assert t.why("manager_unit", track=track) == why
    t.play("manager_unit", track="1B")
    assert t.told("units_moved")[-1] == ("1B", 1, 5, "managers")
    assert (t.units("1B"), t.stock) == (5, (6, 2, 2, 3))


@rule("SOLO-MGR-1")
def test_mgr1_never_capital():
    t = placed(have=(2, 2, 2, 4), buildings={"5F": at("1,0", 3, 0)})
    for track in ("central.capital", "5F"):
        why = ("capital-not-from-managers", "SOLO-MGR-1", {})
        assert t.why("manager_unit", track=track) == why


@rule("R-14", "SOLO-MGR-1")
def test_r14_onto_any_marked_track_with_room_staffed_or_not():
    """2F needs 3 workers and has 1; a new Building takes the unit too."""
    t = placed(buildings={"2F": at("1,0", 1, 0)}).play("manager_unit", track="2F")
    assert t.told("units_moved")[-1] == ("2F", 1, 1, "managers")
    assert (t.units("2F"), t.stock) == (1, (2, 2, 2, 3))
    t = placed(staff=1).play("manager_unit", track="central.materials")
    assert t.stock == (3, 2, 2, 3)


@rule("R-14", "R-7")
def test_r14_only_the_managers_reach_an_understaffed_building():
    """Room for the managers isn't room for production, sales and events."""
    t = placed(buildings={"2F": at("1,0", 1, 4)})
    why = ("track-full", "SOLO-COMP-2", {"track": "2F", "most": 4})
    assert t.why("manager_unit", track="2F") == why
    t = (
        placed(staff=3, buildings={"2F": at("1,0", 1, 1)})
        .play("manager_unit", track="2F")
        .produce()
    )
    assert t.units("2F") == 2


@rule("SOLO-MGR-1", "SOLO-TERM-2")
def test_mgr1_an_unbuilt_card_has_no_track():
    why = ("no-such-track", "SOLO-BUILD-4", {"track": "2F"})
    assert placed().why("manager_unit", track="2F") == why


@rule("SOLO-MGR-1")
@pytest.mark.parametrize("card", ["central", "2F"])
def test_mgr1_one_worker_for_any_card(card: str):
    t = placed(staff=5, buildings={"2F": at("1,0", 5)}).play("manager_worker", card=card)
    assert t.workers(card) == 6
    assert ("workers_changed", card, 1, 6, "managers") in [tuple(e.values()) for e in t.events()]


@rule("SOLO-MGR-1")
def test_mgr1_at_most_six_workers_and_only_on_built_cards():
    t = placed(staff=6, buildings={"2F": at("1,0", 6)}, managers=2)
    for card in ("central", "2F"):
        why = ("die-full", "SOLO-HIRE-1", {"card": card})
        assert t.why("manager_worker", card=card) == why
    why = ("not-built", "SOLO-TERM-2", {"card": "3F"})
    assert t.why("manager_worker", card="3F") == why


@rule("SOLO-MGR-1", "SOLO-BUILD-3")
def test_mgr1_a_building_without_any_rail_connection():
    """3F costs 2 Materials, 4 Commodities and 3 Capital; the managers cost 2."""
    t = placed(have=PLENTY, market=2, managers=3).play("manager_build", side="3F", place="-1,0")
    assert t.stock == (4, 2, 6, 5)
    assert (t.built, t.workers("3F"), t.units("3F")) == ({"3F": "-1,0"}, 1, 0)
    assert (t.spare, t.managers, t.row) == (2, 2, ["1F", "2F", "4F", "5F", "6F"])


@rule("SOLO-MGR-1")
def test_mgr1_neither_card_has_a_rail_at_a_shared_edge():
    """West of the Central Factory the edge is bare, and so is 3F's, but 2F's isn't. Elsewhere it
    has rails."""
    t = placed(have=PLENTY)
    why = ("rail-at-edge", "SOLO-MGR-1", {"card": "central"})
    assert t.why("manager_build", side="2F", place="-1,0") == why
    assert t.why("manager_build", side="3F", place="1,0") == why  # a whole rail
    assert t.why("manager_build", side="1F", place="1,0") == why  # out meets out
    assert t.why("manager_build", side="4F", place="1,0") == why  # half a rail
    apart = ("place-apart", "SOLO-BUILD-1", {})
    assert t.why("manager_build", side="3F", place="-2,0") == apart
    assert t.why("manager_build", side="3F", place="0,0") == ("place-taken", "SOLO-BUILD-1", {})
    assert t.why("manager_build", side="3B", place="-1,0")[0] == "not-in-row"


@rule("SOLO-MGR-1", "SOLO-BUILD-1")
@pytest.mark.parametrize("place", ["-6,-6", "6,-6"])
def test_mgr1_at_least_one_edge_is_shared_even_at_the_edge_of_the_grid(place: str):
    """Unbuilt cards are nowhere, not even outside the grid."""
    t = placed(have=PLENTY, row=["1F", "2F", "3F", "4F", "5F", "6B"])
    for side in t.row:
        why = ("place-apart", "SOLO-BUILD-1", {})
        assert t.why("manager_build", side=side, place=place) == why, side


@rule("SOLO-MGR-1")
def test_mgr1_price_and_cost_must_be_available_together():
    """3F costs 3 Capital; with the market at 4, seven are needed."""
    t = placed(have=(6, 6, 6, 6), market=4)
    facts = {"kind": "capital", "have": 6, "cost": 7}
    why = ("cost-short", "SOLO-BUILD-1", facts)
    assert t.why("manager_build", side="3F", place="-1,0") == why
    t = placed(have=(6, 6, 6, 7), market=4).play("manager_build", side="3F", place="-1,0")
    assert t.stock == (4, 2, 6, 0)


@rule("SOLO-MGR-1", "SOLO-BUILD-4")
def test_mgr1_a_marker_as_in_section_6():
    buildings = {"2F": "1,0", "1B": "0,-1", "4B": "0,1"}
    t = placed(have=PLENTY, buildings=buildings, row=["3F", "5F", "6F"], year=20)
    t.play("manager_build", side="3F", place="-1,0")
    assert t.asked == "marker_choice"
    assert t.managers == 1  # it goes down when everything is done
    t.play("give_marker", kind="goods")
    assert (t.stock, t.managers) == ((4, 2, None, 6), 0)


@rule("SOLO-MGR-2")
@uses
def test_mgr2_the_die_then_goes_down_by_one(use: dict[str, str]):
    t = placed(have=(6, 6, 2, 9), managers=5, year=30).play(**use)
    assert t.managers == 4
    assert t.events()[-1] == {"event": "managers_moved", "change": -1, "managers": 4}


@rule("SOLO-MGR-2")
def test_mgr2_at_zero_it_leaves_the_game():
    t = placed(have=(2, 2, 2, 9)).play("manager_worker", card="central")
    assert t.managers == 0
    t.done().roll(1)
    for use in USES:
        assert t.why(**use) == ("managers-gone", "SOLO-MGR-2", {})
    assert not [m for m in t.legal() if m["do"].startswith("manager")]


# --- inside an action -----------------------------------------------------------------------------


@rule("R-15", "SOLO-TURN-4")
@uses
def test_r15_between_two_lots_of_a_sale(use: dict[str, str]):
    """Side A, row 1: 3 Materials for a lot. The sale resumes where it was."""
    t = placed(have=(6, 6, 2, 8), managers=3, year=30).begin("sell").sell("commodities capital")
    sold = t.stock[0]
    t.play(**use)
    assert (t.asked, t.question["lots"], t.managers) == ("selling", 1, 2)
    assert not [m for m in t.legal() if m["do"].startswith("manager")]
    assert t.why(**use)[0] == "managers-used"
    profit = t.profit
    assert t.sell("materials profit").profit == profit + 1
    assert t.stock[0] < sold


@rule("R-15", "SOLO-SELL-1")
def test_r15_capital_from_a_lot_pays_the_managers_whose_unit_completes_the_next_lot():
    """Row 1: a lot is 3 Materials. Five make one lot; the managers bring the sixth."""
    t = placed(have=(5, 0, 0, 0)).begin("sell")
    assert t.why("manager_unit", track="central.materials")[0] == "capital-short"
    t.sell("materials capital")
    assert (t.stock, t.asked) == ((2, 0, 0, 1), "selling")
    t.play("manager_unit", track="central.materials").sell("materials profit")
    assert (t.stock, t.profit, t.asked) == ((0, 0, 0, 0), 1, "actions")


@rule("R-15")
def test_r15_a_sale_is_over_when_the_managers_cannot_bring_it_a_lot():
    """With one Material left no unit makes three, and no card is affordable."""
    assert placed(have=(4, 0, 0, 4)).begin("sell").sell("materials profit").asked == "actions"
    assert placed(have=(5, 0, 0, 0)).begin("sell").sell("materials profit").asked == "actions"
    t = placed(have=(5, 0, 0, 4)).begin("sell").sell("materials profit")
    assert t.asked == "selling"
    assert t.close().asked == "actions"


@rule("R-15")
def test_r15_a_sale_continues_while_the_managers_could_build():
    """Its event may bring units. 3B costs 3 Materials, 1 Goods, 3 Capital; the managers cost 1."""
    row = ["1F", "2F", "3B", "4F", "5F", "6F"]
    t = placed(side="B", have=(3, 2, 1, 4), row=row).begin("sell").sell("commodities profit")
    assert (t.legal("sell_lot"), t.asked) == ([], "selling")
    assert t.can("manager_build", side="3B", place="-1,0")


@rule("R-15", "SOLO-SELL-5")
def test_r15_without_a_lot_the_sale_is_not_taken():
    """Side B, row 2: 2 Capital for a lot, and 2 for the managers."""
    t = placed(side="B", market=2, have=(0, 0, 0, 3)).begin("sell")
    t.play("manager_worker", card="central")
    assert (t.asked, t.position["actions_taken"], t.stock) == ("actions", [], (0, 0, 0, 1))
    assert t.begin("hire").told("action_began") == [("hire", 0)]


@rule("R-15", "SOLO-HIRE-3")
def test_r15_between_hiring_and_moving():
    """A rail leads from the Central Factory east into 3F."""
    t = placed(staff=2, buildings={"3F": at("1,0")}, managers=2).begin("hire").hire("central")
    assert t.play("manager_worker", card="central").asked == "staffing"
    assert t.ride("central", "3F", 3).workers("3F") == 4
    assert t.asked == "actions"


@rule("R-16")
def test_r16_hiring_is_over_even_if_the_managers_could_enable_a_move():
    """A rail leads from the Central Factory, which has 1 worker, into 3F. The managers could add a
    second; before the action they can."""
    position = {"buildings": {"3F": at("1,0")}, "managers": 2}
    t = placed(**position).begin("hire").hire("3F")
    assert (t.asked, t.can("manager_worker", card="central")) == ("actions", True)
    t = placed(**position).play("manager_worker", card="central").begin("hire").hire("3F")
    assert (t.asked, t.choices("manager_worker")) == ("staffing", [])
    assert t.ride("central", "3F", 1).workers("3F") == 3


@rule("R-15")
@pytest.mark.parametrize(
    ("language", "selling", "managers"),
    [
        (
            "en",
            "Sell lots for Profit or Capital.",
            "Nothing is left to sell: use the managers, or end the sale.",
        ),
        (
            "fr",
            "Vendez des lots contre du profit ou du capital.",
            "Il n’y a plus rien à vendre\N{NO-BREAK SPACE}: "
            "utilisez les managers ou terminez la vente.",
        ),
        (
            "de",
            "Verkaufe Posten für Gewinn oder Kapital.",
            "Es gibt nichts mehr zu verkaufen: Nutze die Manager oder beende den Verkauf.",
        ),
    ],
)
def test_r15_the_question_of_a_sale_in_which_only_the_managers_are_left(
    language: str, selling: str, managers: str
):
    """Row 1: a lot is 3 Materials. Two are left, and the managers can bring the third."""
    t = placed(have=(5, 0, 0, 4)).begin("sell")
    speaker = IndustrialistVoice(messages(language), ["Ada"], t.rules)
    assert speaker.decision(t.state, PLAYER) == selling
    t.sell("materials profit")
    assert t.legal("sell_lot") == []
    assert speaker.decision(t.state, PLAYER) == managers
    t.play("manager_unit", track="central.materials")
    assert speaker.decision(t.state, PLAYER) == selling


@rule("R-15")
def test_r15_not_before_the_first_step_of_hiring_nor_before_a_card_is_chosen():
    t = placed(have=PLENTY, asks={"step": "staffing"})
    why = ("do-something-first", "R-15", {})
    assert t.why("manager_worker", card="central") == why
    t = placed(have=PLENTY, asks={"step": "building"})
    why = ("not-now", "SOLO-TURN-1", {"step": "building"})
    assert t.why("manager_worker", card="central") == why


@rule("R-15")
@pytest.mark.parametrize("action", ["sell", "hire"])
def test_r15_a_position_with_the_managers_inside_an_action_can_be_read_back(action: str):
    """Two Capital tracks: the question which one pays the managers is on top of the action."""
    t = placed(have=(6, 6, 2, 9), staff=2, buildings={"5F": at("1,0", 1, 2), "3F": at("0,1")})
    t.begin(action)
    if action == "sell":
        t.sell("materials profit")
    else:
        t.hire("3F")
    t.play("manager_unit", track="central.goods")
    assert t.asked == "take_units"
    assert IndustrialistTable(t.position).position == t.position
