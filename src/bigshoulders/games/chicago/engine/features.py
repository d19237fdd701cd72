"""The observations of Chicago 1875 for learners: named pieces in one row of 16-bit numbers.

The row holds everything the text table shows a seat, and nothing the seat may not know. Players are
in seating order starting with the observer, so one learner can play every seat. From columns with
secrets only the observer's own cell is read, so a position and its redacted form give the same row.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bigshoulders.games.chicago.engine.frames import FRAME_TABLE
from bigshoulders.games.chicago.engine.ids import (
    ASSET_IDS,
    ASSETS,
    BANK_IDS,
    BUILDING_IDS,
    CERTIFICATE_IDS,
    CHAIN_IDS,
    COLUMNS,
    COMPANIES,
    COMPANY_IDS,
    DEMAND_WORDS,
    FACTORIES,
    GOAL_IDS,
    GOALS,
    HOLDERS,
    NO_BUILDING,
    PHASE_IDS,
    RESOURCE_IDS,
    ROW,
    SEATS,
    STATUS_IDS,
    TILE_IDS,
    TILES,
    WAITING,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import Column, State, column_of
from bigshoulders.kernel.features import MOST, Layout, Piece, amount, choice, flags

FEATURES_VERSION: Final = 1
DEPTH: Final = 6  # frames shown, from the top of the stack
FRAME_CELLS: Final = 6


PLAYERS: Final = ["you", "left_1", "left_2", "left_3"]
WHO: Final = ["nobody", *PLAYERS]
HOLDER_NAMES: Final = ["none", *PLAYERS, "treasury", "bank_pool"]
BUILDING_OR_NONE: Final = ["none", *BUILDING_IDS]
ASSET_OR_NONE: Final = ["none", *ASSET_IDS]
SPACES_OF_ROW: Final = [str(decade + 1) for decade in range(ROW)]
FACTORY_NAMES: Final = [str(factory + 1) for factory in range(FACTORIES)]
DEMAND_NAMES: Final = DEMAND_WORDS.ids
QUESTIONS: Final = ["none", *(kind.name for kind in FRAME_TABLE.kinds)]

PIECES: Final = [
    amount("decade", "The Decade, 1 to 5", most=5),
    choice("phase", "The phase", PHASE_IDS),
    choice("question", "The question: the top frame of the stack", QUESTIONS),
    flags("asked", "The seats that must act", PLAYERS),
    choice("priority", "The holder of the Priority Deal marker", WHO),
    amount("passes", "Consecutive passes in the Stock Phase"),
    choice("last_trader", "The last player to sell or buy in this Stock Phase", WHO),
    amount("job_market", "Workers in the Job Market"),
    flags("steel_spent", "Whether Schwinn's steel was spent this Decade"),
    choice("initiative", "Initiative, first to last", WHO, ["1", "2", "3", "4"]),
    choice("round_order", "Order of the current round", WHO, ["1", "2", "3", "4"]),
    flags("goals", "Goals in play", GOAL_IDS),
    choice("status", "Status of the company", STATUS_IDS, COMPANY_IDS),
    amount("price", "Space on the Stock Track", COMPANY_IDS),
    amount("appeal", "Space on the Appeal Track", COMPANY_IDS),
    amount("height", "Place in its Appeal stack, 0 at the bottom", COMPANY_IDS),
    amount("bonus_goods", "Bonus Good tokens", COMPANY_IDS),
    amount("salespeople", "Salespeople", COMPANY_IDS),
    amount("offer", "Certificates in the open batch", COMPANY_IDS, CERTIFICATE_IDS),
    amount("cubes", "The company's resources", COMPANY_IDS, RESOURCE_IDS),
    amount("workers", "Workers in the factory", COMPANY_IDS, FACTORY_NAMES),
    amount("automated", "Tokens on the factory's Worker spaces", COMPANY_IDS, FACTORY_NAMES),
    amount("managers", "Managers in the factory", COMPANY_IDS, FACTORY_NAMES),
    flags("operated", "Whether the company has operated this Decade", COMPANY_IDS),
    choice("director", "The Director", WHO, COMPANY_IDS),
    choice("preferred", "The holder of the Preferred Certificate", HOLDER_NAMES, COMPANY_IDS),
    amount("common", "Common Certificates", COMPANY_IDS, HOLDER_NAMES[1:]),
    choice("assets", "Assets on the charter", ASSET_OR_NONE, COMPANY_IDS, ["1", "2"]),
    choice("display", "Assets for sale", ASSET_OR_NONE, ["80", "70", "60", "50", "40"]),
    flags("exhausted", "Assets used this Decade", ASSET_IDS),
    flags("asset_stack", "Assets still in the stack", ASSET_IDS),
    flags("demand_stack", "Demand tiles still in the stacks", TILE_IDS),
    choice("tiles", "Demand tiles on the board", ["none", *TILE_IDS], DEMAND_NAMES),
    amount("demand", "Goods on the Demand space", DEMAND_NAMES),
    amount("bag", "Cubes in the bag", RESOURCE_IDS),
    amount("haymarket", "Cubes in Haymarket Square", RESOURCE_IDS),
    amount("chain", "Cubes in the Supply Chain", CHAIN_IDS, RESOURCE_IDS),
    flags(
        "overlay",
        "Occupied columns of the advanced Supply Chain, most expensive first",
        RESOURCE_IDS,
        [str(column) for column in range(COLUMNS)],
    ),
    amount("set_aside", "Cubes drawn but not yet placed", RESOURCE_IDS),
    amount("partners", "Available Partners", PLAYERS),
    choice(
        "reserved_partner",
        "The location of the reserved Partner",
        ["waiting", "gained", *COMPANY_IDS],
        PLAYERS,
    ),
    flags("partner_on_appeal", "Whether the Partner is still on Appeal 9", PLAYERS),
    flags("partner_on_row", "Whether the Partner is still on building space 3", PLAYERS),
    flags("ready", "Whether the player has answered a question to everyone", PLAYERS),
    flags("sold", "Companies sold this Decade", PLAYERS, COMPANY_IDS),
    choice("row", "The player's Buildings, by Decade", BUILDING_OR_NONE, PLAYERS, SPACES_OF_ROW),
    choice("row_partner", "The owner of the Partner on the Building", WHO, PLAYERS, SPACES_OF_ROW),
    amount("bank_partners", "Partners on the bank building", BANK_IDS, PLAYERS),
    flags("hand", "Buildings in the observer's hand", BUILDING_IDS),
    flags("drafted", "Buildings the observer has kept in the current draft", BUILDING_IDS),
    flags("removed", "Buildings the observer has removed from the game", BUILDING_IDS),
    choice("chosen", "The Building the observer has placed face down", BUILDING_OR_NONE),
    amount("cash", "Personal Funds", PLAYERS, most=MOST),
    amount("treasury", "The company's cash", COMPANY_IDS, most=MOST),
    amount("value", "Stock value in dollars", COMPANY_IDS, most=MOST),
    amount("goods", "The company's Goods", COMPANY_IDS, most=MOST),
    amount(
        "turn",
        "The current Operating turn",
        ["revenue", "factories_run", "goods_sold", "tier", "dearer", "unpaid"],
        most=MOST,
    ),
    Piece(
        "stack",
        "What the game waits for, top frame first: kind (0 for no frame, as in `question`), seat "
        "(0 for none, 1 for you), its stage, and its arguments",
        (
            tuple(str(depth) for depth in range(DEPTH)),
            ("kind", "seat", "at", "a", "b", "c"),
        ),
        -MOST,
        MOST,
    ),
]
LAYOUT: Final = Layout(PIECES, FEATURES_VERSION)
SIZE: Final = LAYOUT.size


def seats_in_order(players: int, me: int) -> list[int]:
    """Seats clockwise from the observer, then the empty ones."""
    return [(me + i) % players for i in range(players)] + list(range(players, SEATS))


def names_of_holders(players: int, me: int) -> list[int]:
    """By holder plus one: its index in HOLDER_NAMES, so that -1 means "none"."""
    names = [0] * (HOLDERS + 1)
    for i, seat in enumerate(seats_in_order(players, me)):
        names[seat + 1] = i + 1
    names[SEATS + 1] = SEATS + 1
    names[SEATS + 2] = SEATS + 2
    return names


ORDERS: Final = [
    [column_of(seats_in_order(max(players, 1), me)) for me in range(SEATS)]
    for players in range(SEATS + 1)
]
NAMES: Final = [
    [column_of(names_of_holders(max(players, 1), me)) for me in range(SEATS)]
    for players in range(SEATS + 1)
]


def features(g: Rules, s: State, seat: int) -> list[int]:
    """The row for a seat, or for a spectator (NOBODY)."""
    rows = vec[i16]([0] * SIZE)
    write(g, s, seat, rows, 0)
    return [int(cell) for cell in rows]


def write(g: Rules, s: State, seat: int, rows: vec[i16], at: i64) -> None:
    """Write the row of a seat, starting at `at`."""
    me = seat if seat >= 0 else 0
    order = ORDERS[g.players][me]
    names = NAMES[g.players][me]
    at = write_course(g, s, rows, at, order, names)
    at = write_companies(s, rows, at, order, names)
    at = write_board(s, rows, at)
    at = write_players(s, rows, at, order, names)
    at = write_secrets(s, seat, rows, at)
    write_numbers(g, s, rows, at, order, names)


def write_cell(value: i64, rows: vec[i16], at: i64) -> i64:
    rows[at] = i16(value)
    return at + 1


def write_column(column: Column, rows: vec[i16], at: i64) -> i64:
    """Copy a column unchanged."""
    for cell in column:
        rows[at] = i16(cell)
        at += 1
    return at


def write_ids(column: Column, rows: vec[i16], at: i64) -> i64:
    """A column of ids in which -1 means none, shifted by one so that none becomes 0."""
    for cell in column:
        rows[at] = i16(cell + 1)
        at += 1
    return at


def write_who(column: Column, names: Column, rows: vec[i16], at: i64) -> i64:
    """A column of seats or holders, numbered from the observer."""
    for cell in column:
        rows[at] = i16(names[cell + 1])
        at += 1
    return at


def write_set(members: i64, count: i64, rows: vec[i16], at: i64) -> i64:
    """A set, as one cell per possible member."""
    end = at + count
    while at < end:
        rows[at] = i16(members & 1)
        members >>= 1
        at += 1
    return at


def write_seats(members: i64, order: Column, rows: vec[i16], at: i64) -> i64:
    """A set of seats, in the observer's order."""
    for seat in order:
        rows[at] = i16(members >> seat & 1)
        at += 1
    return at


def write_by_seat(column: Column, rest: i64, order: Column, rows: vec[i16], at: i64) -> i64:
    """A table whose rows hold one cell per seat and `rest` more."""
    first_seat, second, third, fourth = order[0], order[1], order[2], order[3]
    first: i64 = 0
    end: i64 = len(column)
    while first < end:
        rows[at] = i16(column[first + first_seat])
        rows[at + 1] = i16(column[first + second])
        rows[at + 2] = i16(column[first + third])
        rows[at + 3] = i16(column[first + fourth])
        first += SEATS
        at += SEATS
        after = at + rest
        while at < after:
            rows[at] = i16(column[first])
            first += 1
            at += 1
    return at


def small(number: i64) -> i64:
    """An unbounded number, clamped to the range of a cell."""
    if number > MOST:
        return MOST
    return number


def write_money(column: Column, rows: vec[i16], at: i64) -> i64:
    """A column of unbounded numbers."""
    for cell in column:
        rows[at] = i16(small(cell))
        at += 1
    return at


def write_course(g: Rules, s: State, rows: vec[i16], at: i64, order: Column, names: Column) -> i64:
    """The stage of the game, the question and the seats it is for."""
    at = write_cell(s.decade, rows, at)
    at = write_cell(s.phase, rows, at)
    question: i64 = 0
    if s.stack:
        question = s.stack[-1].step + 1
    at = write_cell(question, rows, at)
    at = write_seats(seats_asked(g, s), order, rows, at)
    at = write_cell(names[s.priority + 1], rows, at)
    at = write_cell(s.passes, rows, at)
    at = write_cell(names[s.last_trader + 1], rows, at)
    at = write_cell(s.market, rows, at)
    at = write_cell(s.steel_spent, rows, at)
    at = write_who(s.initiative, names, rows, at)
    at = write_who(s.round_order, names, rows, at)
    return write_set(s.goals, GOALS, rows, at)


def seats_asked(g: Rules, s: State) -> int:
    """The seats that must act, as a set; chance isn't a seat."""
    if not s.stack:
        return 0
    f = s.stack[-1]
    if f.seat >= 0:
        return 1 << f.seat
    asked = 0
    for seat in g.steps[f.step].awaited(g, s, f):
        if seat >= 0:
            asked |= 1 << seat
    return asked


def write_companies(s: State, rows: vec[i16], at: i64, order: Column, names: Column) -> i64:
    """Everything on the charters and the tracks, column by column."""
    at = write_column(s.status, rows, at)
    at = write_column(s.price, rows, at)
    at = write_column(s.appeal, rows, at)
    at = write_column(s.height, rows, at)
    at = write_column(s.bonus_goods, rows, at)
    at = write_column(s.sales, rows, at)
    at = write_column(s.offer, rows, at)
    at = write_column(s.cubes, rows, at)
    at = write_column(s.workers, rows, at)
    at = write_column(s.automated, rows, at)
    at = write_column(s.managers, rows, at)
    at = write_set(s.operated, COMPANIES, rows, at)
    at = write_who(s.director, names, rows, at)
    at = write_who(s.preferred, names, rows, at)
    at = write_by_seat(s.common, HOLDERS - SEATS, order, rows, at)
    return write_ids(s.assets, rows, at)


def write_board(s: State, rows: vec[i16], at: i64) -> i64:
    """The markets, Demand and the Supply Chain."""
    at = write_ids(s.display, rows, at)
    at = write_set(s.exhausted, ASSETS, rows, at)
    at = write_set(s.asset_stack, ASSETS, rows, at)
    at = write_set(s.demand_stack, TILES, rows, at)
    at = write_ids(s.tiles, rows, at)
    at = write_column(s.demand, rows, at)
    at = write_column(s.bag, rows, at)
    at = write_column(s.haymarket, rows, at)
    at = write_column(s.chain, rows, at)
    for columns in s.overlay:
        at = write_set(columns, COLUMNS, rows, at)
    return write_column(s.aside, rows, at)


def write_players(s: State, rows: vec[i16], at: i64, order: Column, names: Column) -> i64:
    """The public facts about each player, starting with the observer."""
    for seat in order:
        rows[at] = i16(s.partners[seat])
        rows[at + SEATS] = i16(s.reserved[seat] - WAITING)
        at += 1
    at += SEATS
    at = write_seats(s.partner_appeal, order, rows, at)
    at = write_seats(s.partner_row, order, rows, at)
    at = write_seats(s.ready, order, rows, at)
    for seat in order:
        at = write_set(s.sold[seat], COMPANIES, rows, at)
    row, partners = s.row, s.row_partner
    for seat in order:
        first: i64 = seat * ROW
        for i in range(first, first + ROW):
            partner: i64 = partners[i]
            rows[at] = i16(row[i] + 1)
            rows[at + SEATS * ROW] = i16(names[partner + 1])
            at += 1
    at += SEATS * ROW
    return write_by_seat(s.bank_partners, 0, order, rows, at)


def write_secrets(s: State, seat: int, rows: vec[i16], at: i64) -> i64:
    """The facts that only the observer knows; a spectator knows nothing."""
    hand: i64 = 0
    drafted: i64 = 0
    removed: i64 = 0
    chosen: i64 = NO_BUILDING
    if seat >= 0:
        hand, drafted, removed = s.hand[seat], s.drafted[seat], s.removed[seat]
        chosen = s.chosen[seat]
    at = write_set(hand, len(BUILDING_IDS), rows, at)
    at = write_set(drafted, len(BUILDING_IDS), rows, at)
    at = write_set(removed, len(BUILDING_IDS), rows, at)
    return write_cell(chosen + 1, rows, at)


def write_numbers(
    g: Rules, s: State, rows: vec[i16], at: i64, order: Column, names: Column
) -> None:
    """Money, Goods, the current turn, and the frames from the top of the stack."""
    for seat in order:
        at = write_cell(small(s.cash[seat]), rows, at)
    at = write_money(s.treasury, rows, at)
    value = g.value
    for price in s.price:
        space: i64 = price
        rows[at] = i16(value[space])
        at += 1
    at = write_money(s.goods, rows, at)
    at = write_money(s.turn, rows, at)
    stack = s.stack
    top = len(stack) - 1
    for depth in range(DEPTH):
        if depth <= top:
            f = stack[top - depth]
            who: i64 = 0
            if f.seat >= 0:
                who = names[f.seat + 1]
            rows[at] = i16(f.step + 1)
            rows[at + 1] = i16(who)
            rows[at + 2] = i16(f.pc)
            rows[at + 3] = i16(small(f.a))
            rows[at + 4] = i16(small(f.b))
            rows[at + 5] = i16(small(f.c))
            at += FRAME_CELLS
        else:
            after = at + FRAME_CELLS
            while at < after:
                rows[at] = 0
                at += 1
