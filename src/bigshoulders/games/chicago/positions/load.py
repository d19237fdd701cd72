"""Reads positions from documents. Missing fields have defaults; every fault is reported with its
place."""

from __future__ import annotations

from bigshoulders.games.chicago.content.assemble import assemble
from bigshoulders.games.chicago.engine.frames import FRAME_TABLE, GAME
from bigshoulders.games.chicago.engine.ids import (
    ASSET_IDS,
    AVAILABLE,
    BUILDING,
    BUILDING_IDS,
    CERTIFICATE_IDS,
    CLOSED,
    COMPANY_IDS,
    FACTORIES,
    GAINED,
    HOLDER_WORDS,
    HOLDERS,
    KINDS,
    OPEN,
    PHASE_IDS,
    RESOURCE_IDS,
    ROW,
    SEATS,
    SETUP,
    SLOTS,
    STATUS_IDS,
    TREASURY,
    WAITING,
)
from bigshoulders.games.chicago.engine.opening import blank
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import STREAM_BUILDINGS, Column, State, column_of
from bigshoulders.games.chicago.engine.verbs.partners import gained_partners, placed_partners
from bigshoulders.games.chicago.positions.export import FORMAT, STREAM_IDS, TURN_CELL_IDS
from bigshoulders.games.chicago.positions.faults import problems
from bigshoulders.games.chicago.positions.load_board import deal_the_rest, read_board
from bigshoulders.kernel.bits import bits_of, members
from bigshoulders.kernel.documents import Faults, Part, read_rules, read_seed
from bigshoulders.kernel.driver import settle
from bigshoulders.kernel.errors import BadMove, Problem
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.frames import CHANCE, EVERYBODY, NOBODY, UNKNOWN, Frame
from bigshoulders.kernel.json import Json


def import_position(document: Json) -> tuple[Rules, State]:
    """The rules and the settled position of a document, or BadPosition with every fault."""
    root = Part(Faults(), "", document)
    g = read_rules(root, FORMAT, assemble)
    edition = root.value("edition", g.config.edition)
    if edition != g.config.edition:
        root.fault("position/other-edition", "edition", got=edition, expected=g.config.edition)
    s = read_position(g, root)
    root.finish(lambda: problems(g, s))
    settle(g.steps, g, s, SILENT)
    return g, s


def read_position(g: Rules, root: Part) -> State:
    """The columns of a document, not yet checked against the rules."""
    s = blank(g, read_seed(root))
    s.decade = root.number("decade", 1, least=1, most=g.decades)
    s.phase = root.word("phase", PHASE_IDS, "stock")
    s.priority = read_seat(g, root, "priority", 0 if s.phase != SETUP else NOBODY)
    s.passes = root.number("passes", most=g.players)
    s.last_trader = read_seat(g, root, "last_trader", NOBODY)
    everybody: Json = [*g.seats]
    s.initiative = read_order(g, root, "initiative", everybody if s.phase != SETUP else [])
    s.round_order = read_order(g, root, "round_order", [])
    read_players(g, s, root)
    read_companies(g, s, root)
    board = root.part("board")
    read_board(g, s, board)
    board.done()
    count_partners(g, s)
    if not board.has("building_stacks"):
        deal_the_rest(g, s, root)
    read_operating(s, root.part("operating"))
    read_draws(g, s, root.part("draws"))
    read_stack(g, s, root)
    return s


def read_seat(g: Rules, part: Part, key: str, default: int) -> int:
    """A seat, or None for nobody."""
    if not part.has(key) or part.value(key) is None:
        part.value(key)
        return default if not part.has(key) else NOBODY
    return part.number(key, 0, most=g.players - 1)


def read_order(g: Rules, root: Part, key: str, default: Json) -> Column:
    """INV-4: a permutation of the seats, or empty if not known yet."""
    value = root.value(key, default)
    if value == []:
        return column_of([NOBODY] * SEATS)
    seats = [item for item in value if isinstance(item, int)] if isinstance(value, list) else []
    if sorted(seats) != g.seats:
        root.fault("position/not-an-order", key, got=value, players=g.players)
        return column_of([NOBODY] * SEATS)
    return column_of(seats + [NOBODY] * (SEATS - g.players))


def read_players(g: Rules, s: State, root: Part) -> None:
    items = root.items("players")
    if len(items) != g.players:
        root.fault("position/wrong-length", "players", got=len(items), expected=g.players)
    s.hand, s.drafted, s.chosen, s.removed = s.hand[:], s.drafted[:], s.chosen[:], s.removed[:]
    s.row, s.sold, s.reserved = s.row[:], s.sold[:], s.reserved[:]
    s.partner_appeal = s.partner_row = 0
    for seat, item in enumerate(items[: g.players]):
        part = Part(root.faults, f"players[{seat}]", item)
        s.cash[seat] = part.number("cash", least=-(10**9))
        s.sold[seat] = bits_of(part.words("sold", COMPANY_IDS))
        if part.flag("partner_on_appeal", True):
            s.partner_appeal |= 1 << seat
        if part.flag("partner_on_row", s.decade < 3 or (s.decade == 3 and s.phase <= BUILDING)):
            s.partner_row |= 1 << seat
        words = [*COMPANY_IDS, "waiting", "gained"]
        reserved = part.word("reserved_partner", words, "waiting" if s.phase == SETUP else "gained")
        s.reserved[seat] = {len(words) - 2: WAITING, len(words) - 1: GAINED}.get(reserved, reserved)
        read_row(g, s, part, seat)
        s.partners[seat] = part.number("partners", NOT_GIVEN, least=NOT_GIVEN)
        s.hand[seat] = read_tiles(part, "hand")
        s.drafted[seat] = read_tiles(part, "drafted")
        s.removed[seat] = read_tiles(part, "removed")
        chosen = part.value("chosen")
        if chosen == "hidden":
            s.chosen[seat] = UNKNOWN
        elif chosen is not None:
            s.chosen[seat] = part.find(chosen, BUILDING_IDS, "chosen")
        if part.flag("ready"):
            s.ready |= 1 << seat
        part.done()


def read_tiles(part: Part, key: str) -> int:
    """A set of Buildings; None if it is hidden."""
    if part.has(key) and part.value(key) is None:
        return UNKNOWN
    return bits_of(part.words(key, BUILDING_IDS))


NOT_GIVEN = -1


def count_partners(g: Rules, s: State) -> None:
    """INV-3: if the document gives no number, all Partners that aren't placed are available."""
    for seat in g.seats:
        if s.partners[seat] == NOT_GIVEN:
            s.partners[seat] = gained_partners(s, seat) - placed_partners(s, seat)


def read_row(g: Rules, s: State, part: Part, seat: int) -> None:
    """The row of Buildings with the Partners on it."""
    items = part.items("row")
    if len(items) > ROW:
        part.fault("position/wrong-length", "row", got=len(items), expected=ROW)
    for i, item in enumerate(items[:ROW]):
        if item is None:
            continue
        cell = Part(part.faults, part.place(f"row[{i}]"), item)
        s.row[seat * ROW + i] = cell.word("building", BUILDING_IDS, "")
        s.row_partner[seat * ROW + i] = read_seat(g, cell, "partner", NOBODY)
        cell.done()


def read_companies(g: Rules, s: State, root: Part) -> None:
    companies = root.part("companies")
    s.status, s.preferred, s.offer = s.status[:], s.preferred[:], s.offer[:]
    s.assets = s.assets[:]
    heights: list[tuple[int, int]] = []
    for company in g.companies:
        if not companies.has(COMPANY_IDS[company]):
            continue
        part = companies.part(COMPANY_IDS[company])
        s.status[company] = part.word("status", STATUS_IDS, "open")
        if s.status[company] == OPEN:
            read_company(g, s, part, company)
            if not part.has("height"):
                heights.append((s.appeal[company], company))
        elif s.status[company] not in (AVAILABLE, CLOSED):
            part.fault("position/not-in-this-game", "status", got="absent")
        part.done()
    for name in companies.values:
        if name in COMPANY_IDS and name not in companies.read:
            companies.read.append(name)
            companies.fault("position/not-in-this-game", name, got=name)
    companies.done()
    for space, company in heights:  # later ones go under earlier ones (EST-5)
        below = [c for a, c in heights if a == space and c > company]
        s.height[company] = len(below)


def read_company(g: Rules, s: State, part: Part, company: int) -> None:
    s.director[company] = part.number("director", 0, most=g.players - 1)
    if not part.has("director"):
        part.fault("position/missing-key", "director")
    holders = HOLDER_WORDS.ids
    s.preferred[company] = part.word("preferred", holders, "treasury")
    common = part.part("common")
    for holder, word in enumerate(holders):
        s.common[company * HOLDERS + holder] = common.number(word, most=5)
    if not common.has("treasury"):
        held = sum(s.common[company * HOLDERS : company * HOLDERS + HOLDERS])
        s.common[company * HOLDERS + TREASURY] = max(0, 5 - held)
    common.done()
    offer = part.part("offer")
    for i, word in enumerate(CERTIFICATE_IDS):
        s.offer[company * 3 + i] = offer.number(word, most=5)
    offer.done()
    value = part.value("value")
    if isinstance(value, int) and value in g.value[g.lowest :]:
        s.price[company] = g.value.index(value)
    else:
        track: Json = [*g.value[g.lowest :]]
        part.fault("position/not-on-the-track", "value", got=value, known=track)
    s.appeal[company] = part.number("appeal", g.start_appeal[company], most=g.appeal_top)
    s.height[company] = part.number("height")
    s.treasury[company] = part.number("treasury", least=-(10**9))
    s.goods[company] = part.number("goods")
    s.bonus_goods[company] = part.number("bonus_goods")
    for kind, count in enumerate(part.counts("resources", RESOURCE_IDS)):
        s.cubes[company * KINDS + kind] = count
    s.sales[company] = part.number("salespeople")
    read_factories(g, s, part, company)
    read_assets(g, s, part, company)


def read_factories(g: Rules, s: State, part: Part, company: int) -> None:
    items = part.items("factories")
    if len(items) > g.factories[company]:
        expected = g.factories[company]
        part.fault("position/wrong-length", "factories", got=len(items), expected=expected)
    for i, item in enumerate(items[: g.factories[company]]):
        factory = Part(part.faults, part.place(f"factories[{i}]"), item)
        s.workers[company * FACTORIES + i] = factory.number("workers")
        s.automated[company * FACTORIES + i] = factory.number("automated")
        s.managers[company * FACTORIES + i] = factory.number("managers")
        factory.done()


def read_assets(g: Rules, s: State, part: Part, company: int) -> None:
    held = part.words("assets", ASSET_IDS)
    if len(held) > g.asset_slots[company]:
        slots = g.asset_slots[company]
        part.fault("position/too-many-assets", "assets", got=len(held), slots=slots)
    for i, asset in enumerate(held[:SLOTS]):
        s.assets[company * SLOTS + i] = asset
    for asset in part.words("exhausted", ASSET_IDS):
        if asset not in held:
            part.fault("position/not-held", "exhausted", got=ASSET_IDS[asset])
        s.exhausted |= 1 << asset


def read_operating(s: State, part: Part) -> None:
    s.operated = bits_of(part.words("operated", COMPANY_IDS))
    s.steel_spent = 1 if part.flag("steel_spent") else 0
    for name, cell in TURN_CELL_IDS.items():
        s.turn[cell] = part.number(name)
    part.done()


def read_draws(g: Rules, s: State, part: Part) -> None:
    """Draws by stream; for Buildings, if missing, the number that aren't in the stack."""
    for stream, name in enumerate(STREAM_IDS):
        s.draws[stream] = part.number(name)
        era = stream - STREAM_BUILDINGS
        if not part.has(name) and 0 <= era < 3 and s.building_stacks[era] != UNKNOWN:
            total = len(members(g.building_sets[era]))
            s.draws[stream] = total - len(members(s.building_stacks[era]))
    part.done()


def read_stack(g: Rules, s: State, root: Part) -> None:
    """The stack; by default, the start of the phase."""
    if not root.has("stack"):
        if s.phase in g.decade_phases:
            s.stack.append(
                Frame(GAME, NOBODY, len(g.setup) + g.decade_phases.index(s.phase), 0, 0, 0)
            )
        elif s.phase == SETUP:
            s.stack.append(Frame(GAME, NOBODY, 0, 0, 0, 0))
        return
    for i, item in enumerate(root.items("stack")):
        where = f"stack[{i}]"
        part = Part(root.faults, where, item)
        seat = NOBODY
        if part.has("seat"):
            value = part.value("seat")
            seat = EVERYBODY if value == "everybody" else part.number("seat", 0, most=g.players - 1)
        at = part.number("at")
        words = {key: value for key, value in part.values.items() if key not in ("seat", "at")}
        try:
            step, args = FRAME_TABLE.parse(words, where)
        except BadMove as error:
            root.faults.problems.append(Problem(error.code, error.where, error.facts))
            continue
        if g.steps[step].draws:
            seat = CHANCE
        args += [0] * (3 - len(args))
        s.stack.append(Frame(step, seat, at, args[0], args[1], args[2]))
