"""Section 15: decisions in setup, Stock Phase and Building Phase (DEC-1 to DEC-6, DEC-29)."""

from __future__ import annotations

import pytest

from printed import BASE
from table import NAMES, Table, bid, discarding, new_game, offer, rule, table

AVAILABLE = {"status": "available"}
OTHERS_CLOSED = {name: {"status": "closed"} for name in BASE}


def found(company, values):
    return [{"do": "found", "company": company, "value": value} for value in values]


# --- DEC-1 ---------------------------------------------------------------------------------------


@rule("DEC-1", "SETUP-16")
@pytest.mark.parametrize("special", [[], ["schwinn"]])
def test_dec1_each_player_in_turn_is_offered_every_company_left_at_35_40_and_50(special):
    t = new_game(players=3, special_companies=special)
    left = [*BASE, *special]
    first = t.position["priority"]
    for step, company in ((2, "swift"), (1, "anglo"), (0, "libby")):
        name = NAMES[(first + step) % 3]  # the Priority Deal holder chooses last
        words = t.asks(name, "founding")
        assert words == [move for c in left for move in found(c, ["35", "40", "50"])]
        t.play(name, do="found", company=company, value="35")
        left.remove(company)
    assert t.asked == "stock_turn"


@rule("DEC-1", "EST-4")
@pytest.mark.parametrize(
    ("cash", "values"), [(180, ["35", "40", "50", "60"]), (149, ["35", "40"]), (119, ["35"])]
)
def test_dec1_the_values_are_those_of_which_the_player_can_pay_three(cash, values):
    document = new_game().position
    for player in document["players"]:
        player["cash"] = cash
    t = Table(document)
    assert t.legal(t.awaited[0]) == [move for c in BASE for move in found(c, values)]


# --- DEC-2, DEC-3, DEC-29 ------------------------------------------------------------------------


def stock(companies, **words):
    """Bob is to move; only the named companies are in the game."""
    cash = words.pop("cash", [0, 0, 0])
    rest = {name: facts for name, facts in OTHERS_CLOSED.items() if name not in companies}
    return table(3, priority=1, companies={**rest, **companies}, cash=cash, **words)


SWIFT = {
    "director": 0,
    "value": 50,
    "preferred": "seat_1",
    "common": {"seat_0": 1, "seat_1": 2, "bank_pool": 1, "treasury": 1},
}
LIBBY = {"director": 1, "value": 40, "common": {"seat_1": 1, "treasury": 4}}


@rule("DEC-2", "STOCK-10", "STOCK-12")
def test_dec2_any_of_the_players_certificates_can_be_sold_or_none():
    t = stock({"swift": SWIFT, "libby": LIBBY})
    assert t.asks("bob", "stock_turn") == [
        {"do": "pass"},
        offer("libby common"),
        offer("swift common"),
        offer("swift preferred"),
    ]
    t.play("bob", **offer("swift preferred"))
    # The batch is open: add more certificates or end it, nothing else.
    assert t.asks("bob", "stock_turn") == [
        {"do": "done"},
        offer("libby common"),
        offer("swift common"),
    ]
    t.play("bob", **offer("swift common"))
    assert offer("swift common") in t.legal("bob")  # there is a second one
    t.play("bob", **offer("swift common"))
    assert t.legal("bob") == [{"do": "done"}, offer("libby common")]


@rule("DEC-2", "STOCK-13")
def test_dec2_in_the_advanced_game_the_directors_certificate_needs_an_heir():
    for heir_shares, sellable in ((2, False), (3, True)):
        libby = {**LIBBY, "common": {"seat_1": 1, "seat_2": heir_shares}}
        t = stock({"libby": libby}, advanced=True)
        expected = [{"do": "pass"}, offer("libby common")]
        assert t.legal("bob") == expected + [offer("libby director")] * sellable


@rule("DEC-2", "STOCK-6")
def test_dec2_over_the_certificate_limit_the_set_may_not_be_empty():
    full = {"director": 1, "value": 40, "common": {"seat_1": 3}}
    companies = dict.fromkeys(("anglo", "libby", "swift"), full)
    companies["elgin"] = {"director": 0, "value": 40, "common": {"seat_1": 1}}
    t = stock(companies, cash=[500, 500, 500], advanced=True)  # 13 certificates, the limit is 12
    sales = [offer(f"{name} common") for name in ("anglo", "elgin", "libby", "swift")]
    assert t.asks("bob", "stock_turn") == sales
    assert t.why("bob", do="pass") == ("must-sell", "STOCK-6", {"held": 13, "limit": 12})
    t.play("bob", **offer("elgin common"))
    assert {"do": "done"} in t.legal("bob")


@rule("DEC-3", "STOCK-20")
def test_dec3_one_certificate_or_establishing_or_nothing():
    swift = {**SWIFT, "preferred": "bank_pool"}
    t = stock({"swift": swift, "libby": LIBBY, "elgin": AVAILABLE}, cash=[0, 130, 0])
    t.play("bob", **offer("libby common")).play("bob", do="done")
    # $170 now; his own Preferred is barred, Libby was sold; Swift costs $50 and $100.
    assert t.asks("bob", "stock_turn") == [
        {"do": "done"},
        *found("elgin", ["35", "40", "50"]),
        bid("swift", "common", "treasury"),
        bid("swift", "common", "bank_pool"),
        bid("swift", "preferred", "bank_pool"),
    ]
    t.play("bob", **bid("swift", "common", "bank_pool"))
    assert t.awaited == ["cat"]  # one purchase ends the turn


@rule("DEC-3", "STOCK-3")
def test_dec3_without_a_sale_buying_is_offered_at_once_beside_selling_and_passing():
    t = stock({"libby": LIBBY, "elgin": AVAILABLE}, cash=[0, 110, 0])
    assert t.asks("bob", "stock_turn") == [
        {"do": "pass"},
        *found("elgin", ["35"]),
        offer("libby common"),
        bid("libby", "common", "treasury"),
    ]


@rule("DEC-29", "STOCK-36", "Q-68")
def test_dec29_before_selling_a_player_may_discard_assets_of_their_own_companies():
    libby = {**LIBBY, "common": {"seat_1": 1}, "assets": ["foundry"]}
    swift = {"director": 0, "value": 50, "assets": ["workshop"]}
    t = stock({"libby": libby, "swift": swift})
    assert t.asks("bob", "stock_turn") == [
        {"do": "pass"},
        offer("libby common"),
        discarding("foundry"),
    ]
    t.play("bob", **offer("libby common"))
    assert t.legal("bob") == [{"do": "done"}]
    assert t.why("bob", **discarding("foundry")) == ("discard-before-selling", "STOCK-36", {})
    t.play("bob", do="done")
    assert discarding("foundry") not in t.legal("bob")


@rule("DEC-29", "STOCK-36")
def test_dec29_a_discard_leaves_the_turn_open_and_is_not_a_trade():
    t = stock({"libby": {**LIBBY, "assets": ["foundry"]}})
    t.play("bob", **discarding("foundry"))
    assert t.company("libby")["assets"] == []
    assert t.asks("bob", "stock_turn") == [{"do": "pass"}, offer("libby common")]
    t.play("bob", do="pass")
    assert t.position["passes"] == 1


# --- DEC-4 ---------------------------------------------------------------------------------------


def protected(seller, value=50, **facts):
    """Ann directs Swift with Price Protection; someone sells one share of it."""
    charter = {"director": 0, "value": value, "assets": ["price_protection"], **facts}
    charter["common"] = {f"seat_{seller}": 1}
    t = table(3, priority=seller, companies={"swift": charter})
    return t.sell(seller, "swift common")


@rule("DEC-4", "ASSET-22")
@pytest.mark.parametrize("seller", [1, 2])
def test_dec4_the_director_with_ready_price_protection_is_asked_when_another_sells(seller):
    t = protected(seller)
    assert t.asks("ann", "protection") == [{"do": "decline"}, {"do": "protect"}]
    t.play("ann", do="decline")
    assert t.value("swift") == 40
    assert t.company("swift")["exhausted"] == []
    assert t.awaited == [NAMES[seller]]  # the seller's turn continues


@rule("DEC-4", "ASSET-22", "Q-39")
@pytest.mark.parametrize(
    ("seller", "facts", "value"),
    [
        (0, {}, 40),  # the Director's own sale
        (1, {"exhausted": ["price_protection"]}, 40),
    ],
)
def test_dec4_nobody_is_asked_when_the_tile_cannot_help(seller, facts, value):
    t = protected(seller, **facts)
    assert t.asked == "stock_turn"
    assert t.value("swift") == value


@rule("DEC-4", "ASSET-22")
def test_dec4_nobody_is_asked_in_closed_where_the_marker_would_not_move():
    charter = {"director": 0, "value": 10, "assets": ["price_protection"]}
    charter["common"] = {"seat_0": 1, "seat_1": 1}
    t = table(2, companies={"swift": charter}, cash=[0, 0])
    for name in ("ann", "bob"):
        t.play(name, **offer("swift common")).play(name, do="done")
        assert t.asked == "stock_turn"
        t.play(name, do="done")
        assert t.value("swift") == 0
    assert t.company("swift")["exhausted"] == []


# --- DEC-5, DEC-6 --------------------------------------------------------------------------------


@rule("DEC-5", "BUILD-3")
def test_dec5_everyone_chooses_at_once_what_to_place_and_what_to_remove():
    hands = {"ann": {"hand": ["I-6", "I-8", "I-9"]}, "bob": {"hand": ["I-10", "I-11", "I-12"]}}
    t = table(2, phase="building", people=hands)
    assert (t.asked, t.awaited) == ("build", ["ann", "bob"])
    assert t.legal("ann") == [
        {"do": "place_building", "building": tile} for tile in ("I-6", "I-8", "I-9")
    ]
    t.play("bob", do="place_building", building="I-11")
    assert t.legal("bob") == [
        {"do": "remove_building", "building": tile} for tile in ("I-10", "I-12")
    ]
    t.play("bob", do="remove_building", building="I-10")  # the third is kept without asking
    assert t.awaited == ["ann"]
    assert t.legal("bob") == []
    t.play("ann", do="place_building", building="I-6")
    t.play("ann", do="remove_building", building="I-9")
    assert t.phase != "building"
    assert [t.player(name)["hand"] for name in ("ann", "bob")] == [["I-8"], ["I-12"]]


@rule("DEC-6", "VAR-DRAFT-1")
def test_dec6_everyone_chooses_at_once_twice_which_building_to_keep():
    hands = {"ann": {"hand": ["I-6", "I-8", "I-9"]}, "bob": {"hand": ["I-10", "I-11", "I-12"]}}
    t = table(2, phase="building", draft=True, people=hands)
    for ann, bob in (
        (["I-6", "I-8", "I-9"], ["I-10", "I-11", "I-12"]),
        (["I-11", "I-12"], ["I-8", "I-9"]),
    ):
        assert (t.asked, t.awaited) == ("draft", ["ann", "bob"])
        for name, hand in (("ann", ann), ("bob", bob)):
            assert t.legal(name) == [{"do": "keep_building", "building": tile} for tile in hand]
        t.play("bob", do="keep_building", building=bob[0])
        assert t.awaited == ["ann"]
        t.play("ann", do="keep_building", building=ann[0])
    assert t.asked == "build"  # the last tile needs no question
    assert t.player("ann")["hand"] == ["I-6", "I-9", "I-11"]
    assert t.player("bob")["hand"] == ["I-8", "I-10", "I-12"]
