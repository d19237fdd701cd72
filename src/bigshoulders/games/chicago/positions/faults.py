"""Finds every fault in a position, with its location. A position without faults can be played."""

from __future__ import annotations

from bigshoulders.games.chicago.engine import frames
from bigshoulders.games.chicago.engine.frames import (
    ACTION_TURN,
    BUILD,
    CLEANUP_PHASE,
    DEAL_A_BUILDING,
    DRAFT,
    FRAME_TABLE,
    GAME,
    OPERATING_TURN,
    OVERLAY_CUBES,
    RESOLVE,
    SALE,
    STOCK_TURN,
)
from bigshoulders.games.chicago.engine.ids import (
    ASSET_IDS,
    BANK_IDS,
    BANK_SPACES,
    BUILDING,
    BUILDING_IDS,
    COMPANIES,
    COMPANY_IDS,
    COMPANY_WORDS,
    DEMAND,
    DEMAND_WORDS,
    END,
    FACTORIES,
    FIRST_BANK_SPACE,
    HOLDERS,
    KINDS,
    NO_ASSET,
    NO_TILE,
    OPEN,
    RESOURCE_IDS,
    ROW,
    SEATS,
    SETUP,
    SLOTS,
    TILE_IDS,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import STREAM_BUILDINGS, State
from bigshoulders.games.chicago.engine.verbs.goods import bonus_goods_left, capacity
from bigshoulders.games.chicago.engine.verbs.partners import gained_partners, placed_partners
from bigshoulders.games.chicago.engine.verbs.shares import certificates_of, shares_of
from bigshoulders.kernel.bits import members
from bigshoulders.kernel.documents import Faults
from bigshoulders.kernel.errors import Problem
from bigshoulders.kernel.frames import NOBODY, UNKNOWN, Frame


def problems(g: Rules, s: State) -> list[Problem]:
    """INV-1 to INV-15, as far as one position shows them, and everything else that would break
    play."""
    faults = Faults()
    check_players(g, s, faults)
    for company in g.companies:
        if s.status[company] == OPEN:
            check_company(g, s, company, faults)
    check_appeal(g, s, faults)
    check_cubes(g, s, faults)
    check_assets(g, s, faults)
    check_demand(g, s, faults)
    check_buildings(g, s, faults)
    check_board(g, s, faults)
    check_stack(g, s, faults)
    return faults.problems


def check_players(g: Rules, s: State, faults: Faults) -> None:
    """INV-3, INV-5, INV-6: money, Partners, certificates."""
    for seat in g.seats:
        where = f"players[{seat}]"
        if s.cash[seat] < 0:
            faults.add("position/negative-money", f"{where}.cash", got=s.cash[seat])
        standing = s.partners[seat] + placed_partners(s, seat)
        gained = gained_partners(s, seat)
        if s.partners[seat] < 0 or standing != gained:
            faults.add("position/partners", f"{where}.partners", got=standing, expected=gained)
        reserved = s.reserved[seat]
        if reserved >= 0 and (s.status[reserved] != OPEN or s.director[reserved] != seat):
            company = COMPANY_IDS[reserved]
            faults.add("position/reserved-partner", f"{where}.reserved_partner", company=company)
        held = certificates_of(g, s, seat)
        if held > g.certificate_limit and not g.customs.may_exceed_limit(g, s):
            limit = g.certificate_limit
            faults.add("position/certificate-limit", where, held=held, limit=limit)


def check_company(g: Rules, s: State, company: int, faults: Faults) -> None:
    """INV-1, INV-5 to INV-8: certificates, money, staff of one open company."""
    where = f"companies.{COMPANY_IDS[company]}"
    common = s.common[company * HOLDERS : company * HOLDERS + HOLDERS]
    if sum(common) != 5:
        faults.add("position/common-certificates", f"{where}.common", got=sum(common), expected=5)
    if sum(common[g.players : SEATS]):
        faults.add("position/no-such-seat", f"{where}.common", players=g.players)
    if g.players <= s.preferred[company] < SEATS:
        faults.add("position/no-such-seat", f"{where}.preferred", players=g.players)
    most = max(shares_of(s, company, seat) for seat in g.seats)
    if most > g.share_limit:
        faults.add("position/share-limit", where, got=most, limit=g.share_limit)
    if s.preferred[company] == s.director[company]:
        faults.add("position/director-and-preferred", f"{where}.preferred")
    director = shares_of(s, company, s.director[company])
    selling = any(f.step == SALE for f in s.stack)
    if g.advanced and not selling and most > director:
        faults.add("position/director-outnumbered", where, director=director, most=most)
    for certificate in range(3):
        offered = s.offer[company * 3 + certificate]
        if offered and not selling and s.stack and s.stack[-1].step not in OFFERING:
            faults.add("position/nothing-is-being-sold", f"{where}.offer")
    for name, column in (("treasury", s.treasury), ("goods", s.goods)):
        if column[company] < 0:
            faults.add("position/negative-money", f"{where}.{name}", got=column[company])
    if s.sales[company] > g.sales_spaces[company]:
        spaces = g.sales_spaces[company]
        faults.add("position/salespeople", where, got=s.sales[company], spaces=spaces)
    for factory in range(g.factories[company]):
        check_factory(g, s, company * FACTORIES + factory, f"{where}.factories[{factory}]", faults)


OFFERING = (STOCK_TURN, frames.ISSUE)


def check_factory(g: Rules, s: State, i: int, where: str, faults: Faults) -> None:
    """INV-8: Workers, tokens and Managers fit their spaces."""
    filled = s.workers[i] + s.automated[i]
    if filled > g.worker_spaces[i]:
        faults.add("position/worker-spaces", where, got=filled, spaces=g.worker_spaces[i])
    if s.automated[i] > g.tokens[i]:
        faults.add("position/tokens", where, got=s.automated[i], tokens=g.tokens[i])
    if s.managers[i] > g.manager_spaces[i]:
        faults.add("position/managers", where, got=s.managers[i], spaces=g.manager_spaces[i])


def check_appeal(g: Rules, s: State, faults: Faults) -> None:
    """INV-9: the heights in each stack count up from 0."""
    for space in range(g.appeal_top + 1):
        stack = [c for c in g.companies if s.status[c] == OPEN and s.appeal[c] == space]
        heights = sorted(s.height[c] for c in stack)
        if heights != list(range(len(stack))):
            faults.add("position/appeal-stack", f"appeal {space}", heights=[*heights])


def check_cubes(g: Rules, s: State, faults: Faults) -> None:
    """INV-2: all cubes of each kind are accounted for."""
    for kind in range(KINDS):
        total = s.bag[kind] + s.haymarket[kind] + s.aside[kind] + int(s.overlay[kind]).bit_count()
        total += sum(s.cubes[kind::KINDS]) + sum(s.chain[kind::KINDS])
        if total != g.cube_total[kind]:
            where = f"cubes of {RESOURCE_IDS[kind]}"
            faults.add("position/cubes", where, got=total, expected=g.cube_total[kind])
    unused = sum(s.chain) if g.overlay_in_play else sum(s.overlay)
    if unused:
        faults.add("position/wrong-chain", "board")
    if bonus_goods_left(g, s) < 0:
        faults.add("position/bonus-goods", "companies", limit=g.bonus_good_tokens)


def check_assets(g: Rules, s: State, faults: Faults) -> None:
    """Every asset belongs to this game and is in one place."""
    in_game = g.starting_assets | g.asset_set
    found = members(s.asset_stack) + [a for a in [*s.display, *s.assets] if a != NO_ASSET]
    found += [f.b for f in s.stack if f.step == frames.ASSET_KEEP]
    for asset in sorted(set(found)):
        if not in_game >> asset & 1:
            faults.add("position/not-in-this-game", "assets", got=ASSET_IDS[asset])
        if found.count(asset) > 1:
            faults.add("position/named-twice", "assets", got=ASSET_IDS[asset])
    for company in range(COMPANIES):
        held = [a for a in s.assets[company * SLOTS : company * SLOTS + SLOTS] if a != NO_ASSET]
        if len(held) > g.asset_slots[company]:
            where = f"companies.{COMPANY_IDS[company]}.assets"
            slots = g.asset_slots[company]
            faults.add("position/too-many-assets", where, got=len(held), slots=slots)


def check_demand(g: Rules, s: State, faults: Faults) -> None:
    """INV-10, INV-14: tiles of this game, each once, rows without gaps, Goods only on octagons."""
    found = members(s.demand_stack) + [tile for tile in s.tiles if tile != NO_TILE]
    for tile in sorted(set(found)):
        if not g.tile_set >> tile & 1:
            faults.add("position/not-in-this-game", "board.demand", got=TILE_IDS[tile])
        if found.count(tile) > 1:
            faults.add("position/named-twice", "board.demand", got=TILE_IDS[tile])
    for space in range(DEMAND):
        where = f"board.demand.{DEMAND_WORDS.ids[space]}"
        room = capacity(g, s, space)
        if s.demand[space] > room:
            faults.add("position/goods-on-demand", where, got=s.demand[space], room=room)
        is_gap = space % 3 and s.tiles[space] != NO_TILE and s.tiles[space - 1] == NO_TILE
        if is_gap and s.phase != SETUP:
            faults.add("position/demand-gap", where)


def check_buildings(g: Rules, s: State, faults: Faults) -> None:
    """INV-12: Buildings of this game, each in one place, as many as were dealt."""
    found = [b for b in s.row if b >= 0]
    for column in (s.hand, s.drafted, s.removed, s.building_stacks):
        for tiles in column:
            found += members(tiles) if tiles != UNKNOWN else []
    found += [b for b in s.chosen if b >= 0]
    in_game = g.building_sets[0] | g.building_sets[1] | g.building_sets[2]
    for building in sorted(set(found)):
        if not in_game >> building & 1:
            faults.add("position/not-in-this-game", "buildings", got=BUILDING_IDS[building])
        if found.count(building) > 1:
            faults.add("position/named-twice", "buildings", got=BUILDING_IDS[building])
    for era, tiles in enumerate(s.building_stacks):
        total = len(members(g.building_sets[era]))
        drawn = s.draws[STREAM_BUILDINGS + era]
        if tiles != UNKNOWN and len(members(tiles)) != total - drawn:
            where = f"board.building_stacks[{era}]"
            faults.add(
                "position/stack-size", where, got=len(members(tiles)), expected=total - drawn
            )
    for seat in g.seats:
        check_row(g, s, seat, faults)
    check_hands(g, s, faults)


def check_row(g: Rules, s: State, seat: int, faults: Faults) -> None:
    """BUILD-4: one Building for each Decade whose Building Phase is over."""
    built = s.decade if s.phase > BUILDING else s.decade - 1
    for i in range(ROW):
        building = s.row[seat * ROW + i]
        where = f"players[{seat}].row[{i}]"
        if (building >= 0) != (i < built):
            faults.add("position/row", where, built=built)
        if building < 0 and s.row_partner[seat * ROW + i] != NOBODY:
            faults.add("position/partner-on-nothing", where)


def check_hands(g: Rules, s: State, faults: Faults) -> None:
    """BUILD-1, BUILD-3: every player holds as many hidden Buildings as were dealt and not
    placed."""
    if any(f.step == DEAL_A_BUILDING for f in s.stack) or UNKNOWN in [*s.hand, *s.building_stacks]:
        return
    drawn = s.draws[STREAM_BUILDINGS : STREAM_BUILDINGS + 3]
    for seat in g.seats:
        placed = len([b for b in s.row[seat * ROW : seat * ROW + ROW] if b >= 0])
        hidden = len(members(s.hand[seat] | s.drafted[seat] | s.removed[seat]))
        hidden += 1 if s.chosen[seat] >= 0 else 0
        if (hidden + placed) * g.players != sum(drawn):
            expected = sum(drawn) // g.players - placed
            where = f"players[{seat}].hand"
            faults.add("position/hidden-buildings", where, got=hidden, expected=expected)


def check_board(g: Rules, s: State, faults: Faults) -> None:
    """Spaces used at most once per Decade, goals, player orders."""
    for bank in range(BANK_SPACES):
        space = FIRST_BANK_SPACE + bank
        count = sum(s.bank_partners[bank * SEATS : bank * SEATS + SEATS])
        where = f"board.bank_buildings.{BANK_IDS[bank]}"
        if count > 1 and g.space_once[space]:
            faults.add("position/used-twice", where, got=count)
        if count and s.decade < g.space_from[space]:
            faults.add("position/too-early", where, decade=g.space_from[space])
    goals = len(members(s.goals))
    expected = 5 if g.config.goals else 0
    if goals != expected and not (s.phase == SETUP and goals < expected):
        faults.add("position/goals", "board.goals", got=goals, expected=expected)
    if s.phase != SETUP and sorted(s.initiative[: g.players]) != g.seats:
        faults.add("position/not-an-order", "initiative", players=g.players)
    if s.phase != SETUP and s.priority not in g.seats:
        faults.add("position/no-such-seat", "priority", players=g.players)


# The last stage of each kind of frame; all others have only stage 0.
FURTHEST = {
    STOCK_TURN: 2,
    ACTION_TURN: 1,
    DRAFT: 1,
    OVERLAY_CUBES: 2,
    OPERATING_TURN: 9,
    CLEANUP_PHASE: 4 + DEMAND,
    RESOLVE: 2,
    SALE: COMPANIES + 2,
    frames.MAINTAIN: 1,
    frames.SETUP_DEMAND: DEMAND,
    frames.SETUP_ASSETS: 4,
    frames.SETUP_GOALS: 5,
    frames.SETUP_CHAIN: 12,
    frames.SETUP_HANDS: 12,
    frames.SETUP_FOUNDING: 4,
}
UNBOUNDED = (GAME, frames.STOCK_PHASE, frames.ACTION_PHASE, frames.BUILDING_PHASE)


def check_stack(g: Rules, s: State, faults: Faults) -> None:
    """The stack fits the position: the seats to act, their companies, the stages."""
    if not s.stack:
        if s.phase != END:
            faults.add("position/nothing-awaited", "stack")
        return
    if s.stack[0].step != GAME:
        faults.add("position/stack-bottom", "stack[0]", expected="game")
    for i, f in enumerate(s.stack):
        check_frame(g, s, f, f"stack[{i}]", faults)
    if len(s.stack) > 1 and s.stack[0].step == GAME:
        course = [*g.setup, *g.decade]
        at = s.stack[0].pc
        if not 1 <= at <= len(course) or course[at - 1] not in parents(s):
            faults.add("position/out-of-course", "stack[0].at", got=at)


def parents(s: State) -> list[int]:
    """The step that pushed the second frame; some steps are replaced by their own question."""
    second = s.stack[1].step
    handed_over = {
        BUILD: frames.BUILDING_PHASE,
        frames.REVEAL: frames.BUILDING_PHASE,
        frames.DRAW_A_START: frames.SETUP_ORDER,
    }
    return [handed_over.get(second, second)]


def check_frame(g: Rules, s: State, f: Frame, where: str, faults: Faults) -> None:
    """One frame: its arguments, its stage, and the seat that must act."""
    kind = FRAME_TABLE.kinds[f.step]
    if f.step not in UNBOUNDED and f.pc > FURTHEST.get(f.step, 0):
        faults.add("position/too-far", f"{where}.at", got=f.pc, most=FURTHEST.get(f.step, 0))
    for (name, domain), value in zip(kind.fields, (f.a, f.b, f.c), strict=False):
        if value < 0:
            faults.add("position/number-out-of-range", f"{where}.{name}", got=value, least=0)
            return
        if domain is COMPANY_WORDS:
            if s.status[value] != OPEN:
                company = COMPANY_IDS[value]
                faults.add("position/company-not-open", f"{where}.{name}", company=company)
            elif g.steps[f.step].waits and f.seat != s.director[value]:
                expected = s.director[value]
                faults.add("position/wrong-seat", f"{where}.seat", got=f.seat, expected=expected)
    if g.steps[f.step].waits and f.step not in (DRAFT, BUILD) and f.seat not in g.seats:
        faults.add("position/wrong-seat", f"{where}.seat", got=f.seat)
