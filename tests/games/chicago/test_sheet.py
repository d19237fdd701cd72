"""The sheet, which the table shows besides the position, checked against the engine itself."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.ids import COMPANY_IDS
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.market import steps_for
from bigshoulders.games.chicago.sheet.score import sketch, wealth
from bigshoulders.games.chicago.sheet.shapes import Sheet
from bigshoulders.games.chicago.sheet.table import make
from bigshoulders.games.chicago.sheet.view_shapes import View
from bigshoulders.kernel.events import SILENT
from cases import CASES, Case
from table import Table, rule
from web_catalog import TARGET, text

CHICAGO_CASES = [case for case in CASES if case.game is CHICAGO]


def sheet_of(t: Table, seat: int = 0) -> Any:
    """As the server sends it: JSON of a redacted position."""
    view = CHICAGO.redact(t.rules, t.state, seat)
    return msgspec.json.decode(msgspec.json.encode(make(t.rules, view.seen, seat)))


def position(**parts: Any) -> dict[str, Any]:
    return {
        "format": "bigshoulders/chicago/1",
        "config": {"players": 3, "advanced": True, "goals": False},
        "decade": 2,
        "phase": "stock",
        "players": [{"cash": 300}, {"cash": 250}, {"cash": 200}],
        **parts,
    }


@pytest.mark.parametrize("case", CHICAGO_CASES, ids=str)
def test_every_position_of_a_whole_game_has_a_sheet(case: Case) -> None:
    g = CHICAGO.assemble(case.config)
    s = CHICAGO.new(g, b"sheets of a whole game", SILENT)
    rng = Random(5)
    while CHICAGO.awaited(g, s):
        seat = rng.choice(CHICAGO.awaited(g, s))
        view = CHICAGO.redact(g, s, seat)
        lines = make(g, view.seen, seat)
        assert msgspec.json.decode(msgspec.json.encode(lines), type=Sheet) == lines
        assert list(lines.companies) == lines.running_order
        for company in lines.companies.values():
            assert sum(company.shares.values()) == 10
        CHICAGO.apply(g, s, seat, rng.choice(view.legal), SILENT)
    end = make(g, CHICAGO.redact(g, s, 0).seen, 0).scorepad
    assert end is not None
    assert [row.total for row in end.players] == CHICAGO.result(g, s)
    assert end.winners == CHICAGO.winners(g, s)


@pytest.mark.parametrize("case", CHICAGO_CASES, ids=str)
def test_the_pages_types_read_every_position(case: Case) -> None:
    """The sheet's own types and the page's view of a position hold for a whole game."""
    g = CHICAGO.assemble(case.config)
    s = CHICAGO.new(g, b"views of a whole game", SILENT)
    rng = Random(6)
    while CHICAGO.awaited(g, s):
        seat = rng.choice(CHICAGO.awaited(g, s))
        view = CHICAGO.redact(g, s, seat)
        position = CHICAGO.export_position(g, view.seen)
        read = msgspec.convert(position, View)
        assert list(read.companies) == list(position["companies"])
        check_main_numbers(g, view.seen, seat)
        CHICAGO.apply(g, s, seat, rng.choice(view.legal), SILENT)


def check_main_numbers(g: Rules, s: State, seat: int) -> None:
    """Sketch and wealth repeat the exported position."""
    position: Any = CHICAGO.export_position(g, s)
    sheet = make(g, s, seat)
    found = msgspec.to_builtins(sketch(g, s, sheet))
    assert (found["decade"], found["phase"]) == (position["decade"], position["phase"])
    held = [dict[str, int]() for _ in g.seats]
    for name, company in position["companies"].items():
        if company["status"] != "open":
            assert name not in found["companies"]
            continue
        line = found["companies"][name]
        words = {key: company[key] for key in ("director", "value", "preferred", "common")}
        assert line == {
            **words,
            "directorship": msgspec.to_builtins(sheet.companies[name].directorship),
        }
        for n in g.seats:
            if shares := sheet.companies[name].shares.get(f"seat_{n}"):
                held[n][name] = shares
    for n, holder in enumerate(wealth(g, s, sheet)):
        assert holder.cash == found["players"][n]["cash"] == position["players"][n]["cash"]
        assert holder.worth == found["players"][n]["net_worth"] == sheet.players[n].net_worth
        assert holder.holdings == held[n]


@pytest.mark.parametrize("case", CHICAGO_CASES, ids=str)
def test_a_spectators_sheet_shows_no_hand(case: Case) -> None:
    """Hidden information changes nothing: two deals behind one view give one sheet."""
    g = CHICAGO.assemble(case.config)
    s = CHICAGO.new(g, b"sheets of two deals", SILENT)
    view = CHICAGO.redact(g, s, -1)
    other = CHICAGO.redact(g, CHICAGO.resample(g, view, b"another deal"), -1)
    assert make(g, view.seen, -1) == make(g, other.seen, -1)


def test_worth_certificates_and_limit() -> None:
    t = Table(
        position(
            companies={"swift": {"director": 0, "value": 60, "common": {"seat_1": 2}}},
        )
    )
    ann, bob, _ = sheet_of(t)["players"]
    assert (ann["certificates"], ann["net_worth"]) == (1, 300 + 3 * 60)
    assert (bob["certificates"], bob["shares_value"]) == (2, 120)
    assert ann["limit"] == t.rules.certificate_limit


def test_the_danger_of_losing_a_directorship_is_shown() -> None:
    """DIR-4: at three shares against the Director's three, one more share takes over the
    company."""
    companies = {"swift": {"director": 0, "value": 60, "common": {"seat_1": 3}}}
    danger = sheet_of(Table(position(companies=companies)))["companies"]["swift"]["directorship"]
    assert danger == [{"seat": 1, "shares": 3, "needs": 1, "now": True}]


@pytest.mark.parametrize(
    ("held", "threat"),
    [
        # Two are missing, and only the Preferred Certificate brings two at once.
        ({"seat_1": 2}, {"shares": 2, "needs": 2, "now": True}),
        ({"seat_1": 1}, {"shares": 1, "needs": 3, "now": False}),
    ],
)
def test_one_certificate_may_be_enough_to_take_over(held: Any, threat: Any) -> None:
    companies = {"swift": {"director": 0, "value": 60, "common": held}}
    danger = sheet_of(Table(position(companies=companies)))["companies"]["swift"]["directorship"]
    assert danger == [{"seat": 1, **threat}]


def test_two_missing_shares_are_too_many_for_one_common_certificate() -> None:
    swift = {"director": 0, "value": 60, "preferred": "seat_2", "common": {"seat_1": 2}}
    t = Table(position(companies={"swift": swift}))
    assert sheet_of(t)["companies"]["swift"]["directorship"] == [
        {"seat": 1, "shares": 2, "needs": 2, "now": False},
        {"seat": 2, "shares": 2, "needs": 2, "now": False},
    ]


@rule("STOCK-26")
def test_nobody_can_take_over_a_company_in_closed_now() -> None:
    swift = {"director": 0, "value": 0, "common": {"seat_1": 3}}
    t = Table(position(phase="action", companies={"swift": swift}))
    danger = sheet_of(t)["companies"]["swift"]
    assert danger["directorship"] == [{"seat": 1, "shares": 3, "needs": 1, "now": False}]


def oscar(workers: int, salespeople: int, **resources: int) -> Any:
    companies = {
        "oscar_mayer": {
            "director": 0,
            "value": 60,
            "salespeople": salespeople,
            "factories": [{"workers": workers}],
            "resources": resources,
        }
    }
    config = {"players": 3, "goals": False, "special_companies": ["oscar_mayer"]}
    t = Table(position(companies=companies, config=config))
    return sheet_of(t)["companies"]["oscar_mayer"]


@pytest.mark.parametrize(
    ("workers", "salespeople", "price", "next_price", "goods"),
    [
        (1, 0, 0, None, 0),  # no tier
        (2, 0, 50, None, 3),
        (2, 1, 50, 60, 3),
        (4, 2, 50, None, 5),
        (5, 3, 50, 60, 5),
        (6, 1, 30, 40, 9),
    ],
)
def test_oscar_mayer_shows_the_price_of_its_best_tier(
    workers: int, salespeople: int, price: int, next_price: int | None, goods: int
) -> None:
    """CO-OSCAR-2 to CO-OSCAR-7: each complete pair of Salespeople adds $10."""
    shown = oscar(workers, salespeople)
    assert (shown["unit_price"], shown["next_price"]) == (price, next_price)
    run = {"goods": goods, "revenue": goods * price, "per_share": goods * price // 10}
    assert shown["full_run"] == run


@pytest.mark.parametrize(
    ("workers", "missing"),
    [(1, {"livestock": 1}), (2, {"livestock": 1}), (4, {"livestock": 2, "steel": 1})],
)
def test_oscar_mayer_lacks_the_inputs_of_its_best_tier(workers: int, missing: Any) -> None:
    """CO-OSCAR-2: without Workers, those of the first tier."""
    (factory,) = oscar(workers, 0)["factories"]
    assert (factory["missing"], factory["ready"], factory["goods"]) == (missing, False, 0)
    (factory,) = oscar(workers, 0, **missing)["factories"]
    assert (factory["missing"], factory["ready"]) == ({}, workers > 1)


def test_a_friendly_sale_lowers_the_company_one_step() -> None:
    """OPT-11: if the seller isn't the Director."""
    companies = {
        "swift": {"director": 1, "value": 60, "common": {"seat_0": 3}},
        "libby": {"director": 0, "value": 60, "common": {"seat_0": 2}},
    }
    config = {"players": 3, "advanced": True, "goals": False, "friendly_sales": True}
    t = Table(position(companies=companies, config=config))
    t.offer("ann", "swift common", "libby common")
    sale = sheet_of(t)["sale"]
    assert sale["swift"]["common"] == {"shares": 2, "proceeds": 120, "value": 50}
    assert sale["libby"]["common"] == {"shares": 2, "proceeds": 120, "value": 40}


def test_nobody_takes_over_in_the_basic_game() -> None:
    companies = {"swift": {"director": 0, "value": 60, "common": {"seat_1": 3}}}
    config = {"players": 3, "goals": False}
    t = Table(position(companies=companies, config=config))
    assert sheet_of(t)["companies"]["swift"]["directorship"] == []


def test_missing_inputs_are_counted_from_left_to_right() -> None:
    """OPS-18: the left factory takes its inputs first."""
    companies = {
        "anglo": {"director": 0, "value": 60, "resources": {"livestock": 1, "coal": 2, "wood": 1}}
    }
    left, right = sheet_of(Table(position(companies=companies)))["companies"]["anglo"]["factories"]
    assert left["missing"] == {}
    assert right["missing"] == {"livestock": 1, "coal": 1}
    assert not left["staffed"]


@rule("OPS-19")
def test_ops19_a_full_run_ends_at_the_first_factory_without_its_workers() -> None:
    """OPS-19 (c): the right factory cannot run unless the left one has."""
    factories = [{"workers": 1}, {"workers": 2}]
    companies = {"anglo": {"director": 0, "value": 60, "factories": factories}}
    line = sheet_of(Table(position(companies=companies)))["companies"]["anglo"]
    assert line["full_run"] == {"goods": 2 + 3, "revenue": 150, "per_share": 15}
    factories[0] = {"workers": 0}
    line = sheet_of(Table(position(companies=companies)))["companies"]["anglo"]
    assert [f["staffed"] for f in line["factories"]] == [False, True]
    assert line["full_run"] == {"goods": 0, "revenue": 0, "per_share": 0}


def test_paying_and_withholding_are_compared() -> None:
    """OPS-42 to OPS-51: the engine does what the sheet promises."""
    companies = {
        "swift": {
            "director": 0,
            "value": 50,
            "common": {"seat_1": 2, "bank_pool": 1},
            "goods": 4,
            "factories": [{"workers": 2}, {}],
            "resources": {"livestock": 4, "coal": 4, "wood": 4, "steel": 4},
        }
    }
    board = {"demand": {"meat_packing.bonus_50": {"tile": "1-2"}}}
    t = Table(position(phase="operating", companies=companies, board=board))
    t.upto("production")
    t.run(1)
    t.upto("sales")
    while t.asked == "sales":
        t.play("ann", **next(do for do in moves(t) if do["do"] in ("sell_good", "done")))
    before = sheet_of(t)["companies"]["swift"]
    turn = before["turn"]
    assert turn["may_pay"]
    cash = list(t.state.cash)
    t.play("ann", do="pay_dividends")
    gained = {f"seat_{n}": t.state.cash[n] - cash[n] for n in range(3) if t.state.cash[n] > cash[n]}
    assert gained == {name: n for name, n in turn["pay"]["to"].items() if name.startswith("seat")}
    assert t.rules.value[t.state.price[COMPANY_IDS.index("swift")]] == turn["pay"]["value"]


def moves(t: Table) -> list[Any]:
    """The legal moves of the first seat as spelt, sales before the end of the sale."""
    space = CHICAGO.space(t.rules)
    words: list[Any] = [space.spell(m) for m in CHICAGO.legal(t.rules, t.state, 0)]
    return sorted(words, key=lambda do: do["do"] == "done")


def test_a_sale_brings_what_the_sheet_says() -> None:
    """STOCK-14, STOCK-15: paid at the value before the sale; one step down per share."""
    companies = {"swift": {"director": 1, "value": 60, "common": {"seat_0": 3}}}
    t = Table(position(companies=companies))
    t.offer("ann", "swift common")
    promised = sheet_of(t)["sale"]["swift"]
    assert promised["offered"] == {"shares": 1, "proceeds": 60, "value": 50}
    t.sell("ann", "swift common")
    assert t.state.cash[0] == 300 + promised["common"]["proceeds"]
    value = t.rules.value[t.state.price[COMPANY_IDS.index("swift")]]
    assert value == promised["common"]["value"]


def test_a_closed_space_is_explained_for_each_of_the_players_companies() -> None:
    """The sheet refuses exactly the placements that aren't legal."""
    companies = {
        "swift": {"director": 0, "value": 60, "treasury": 30},
        "elgin": {"director": 0, "value": 40, "treasury": 100},
    }
    t = Table(position(phase="action", companies=companies))
    legal = {(do["space"], do["company"]) for do in moves(t) if do["do"] == "use_building"}
    said = {
        (line["space"], company)
        for line in sheet_of(t)["spaces"]
        for company in companies
        if company not in line["refused"]
    }
    assert said == legal
    assert legal == {
        (line["space"], company)
        for line in sheet_of(t, 1)["spaces"]  # the same for every reader
        for company in line["users"]
        if line["open"] and company in companies
    }


def test_a_building_in_hand_names_the_companies_that_could_use_it() -> None:
    """I-8 costs $30, which Swift can't pay; the bank pays for I-1; nobody has a Worker for I-12."""
    companies = {
        "swift": {"director": 0, "value": 60, "treasury": 20},
        "elgin": {"director": 1, "value": 40, "treasury": 100},
    }
    people = [{"cash": 300, "hand": ["I-8", "I-1", "I-12"]}, {"cash": 250}, {"cash": 200}]
    t = Table(position(decade=1, phase="building", companies=companies, players=people))
    assert sheet_of(t)["hand"] == {"I-1": ["elgin", "swift"], "I-8": ["elgin"], "I-12": []}
    assert "I-8" not in sheet_of(t, 1).get("hand", {})


def test_the_clients_catalog_is_what_is_printed() -> None:
    assert TARGET.read_text(encoding="utf-8") == text()


# --- what cards explain --------------------------------------------------------------------------


@rule("TRACK-4", "OPS-51")
@pytest.mark.parametrize("edition", ["new", "first"])
def test_the_track_says_what_each_value_earns_and_loses(edition: str) -> None:
    t = Table(position(config={"players": 3, "edition": edition, "goals": False}))
    track = sheet_of(t)["track"]
    for space, value in enumerate(track["values"]):
        if space < track["lowest"]:
            continue
        for steps, revenue in enumerate(track["thresholds"][space], 1):
            assert steps_for(t.rules, value, revenue) == steps
            assert steps_for(t.rules, value, revenue - 1) == steps - 1
        most = 3 if value >= track["triple_from"] else 2 if value else 1
        assert len(track["thresholds"][space]) == most
        assert track["withheld"][space] == track["values"][max(space - 1, track["lowest"])]


@rule("ACT-31", "ASSET-1")
def test_an_asset_says_which_companies_could_pay() -> None:
    companies = {
        "spalding": {"director": 0, "value": 50, "treasury": 65, "assets": ["foundry"]},
        "swift": {"director": 0, "value": 50, "treasury": 41},
        "libby": {"director": 1, "value": 50, "treasury": 90},
    }
    display = {"80": "workshop", "70": "fuelworks", "60": "refrigeration", "40": "color_catalog"}
    t = Table(position(companies=companies, board={"asset_display": display}))
    sheet = sheet_of(t, 0)
    slots = {slot["price"]: slot["buyers"] for slot in sheet["assets"]}
    free = charter_slots(t, "spalding") > 1, charter_slots(t, "swift") > 0
    assert slots[60] == [
        {"company": "libby", "left": 30, "kept": charter_slots(t, "libby") > 0},
        {"company": "spalding", "left": 5, "kept": free[0]},
        {"company": "swift", "left": -19, "kept": free[1]},
    ]
    assert slots[50] == []
    assert sheet_of(t, 2)["assets"] == sheet["assets"]


def charter_slots(t: Table, company: str) -> int:
    return t.rules.asset_slots[COMPANY_IDS.index(company)]


@rule("OPS-13", "OPS-14")
def test_supply_says_how_much_companies_lack_and_how_much_is_for_sale() -> None:
    companies = {
        "fairbank": {"director": 0, "value": 40, "resources": {"coal": 1}},
        "swift": {"director": 1, "value": 40},
    }
    chain = {"x": {"coal": 3}, "30": {"coal": 1}, "20": {"wood": 2}, "10": {"coal": 1}}
    sheet = sheet_of(Table(position(companies=companies, board={"chain": chain})))
    lacking = [
        factory["missing"].get("coal", 0)
        for company in sheet["companies"].values()
        for factory in company["factories"]
    ]
    assert sheet["supply"]["wanted"]["coal"] == {
        "companies": 1
        + any(f["missing"].get("coal") for f in sheet["companies"]["swift"]["factories"]),
        "cubes": sum(lacking),
        "for_sale": 2,
    }
    assert sum(lacking) >= 3  # Fairbank alone needs four and has one


@rule("OPS-19", "CO-OSCAR-2", "CO-AMFLYER-4")
def test_factories_say_what_they_still_need() -> None:
    companies = {
        "oscar_mayer": {"director": 0, "value": 40, "factories": [{"workers": 1}]},
        "american_flyer": {"director": 1, "value": 40},
        "fairbank": {"director": 2, "value": 40},
    }
    special = {"players": 3, "goals": False, "special_companies": ["oscar_mayer", "american_flyer"]}
    sheet = sheet_of(Table(position(config=special, companies=companies)))["companies"]
    oscar, flyer, fairbank = (
        sheet[company]["factories"][0] for company in ("oscar_mayer", "american_flyer", "fairbank")
    )
    assert (oscar["lacking"], oscar["missing"]) == (1, {"livestock": 1})
    assert flyer["lacking"] == 1
    assert (fairbank["lacking"], fairbank["missing"]) == (1, {"coal": 2})
