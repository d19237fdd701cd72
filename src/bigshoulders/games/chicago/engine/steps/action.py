"""The Action Phase: rounds, turns, and the effects of a placed Partner (ACT-1 to ACT-35)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bigshoulders.games.chicago.engine.events import (
    BUILDING_USED,
    FOR_BANK_BUILDING,
    FOR_BANK_POOL,
    FOR_BUILDING,
    TURN_BEGAN,
)
from bigshoulders.games.chicago.engine.frames import ACTION_TURN, DRAW_AN_ASSET, RESOLVE
from bigshoulders.games.chicago.engine.ids import (
    ACTION,
    BANK,
    BANK_POOL,
    FIRST_BANK_SPACE,
    NO_ASSET,
    ROW,
    SEATS,
    company_purse,
    source_of,
)
from bigshoulders.games.chicago.engine.moves import DECLINE, DONE, TAKE_INITIATIVE, USE_BUILDING
from bigshoulders.games.chicago.engine.refusals import (
    BUILDING_NOT_BUILT,
    BUILDING_NOT_YET,
    BUILDING_USED_UP,
    NOT_DIRECTOR,
    NOT_NOW,
    PARTNER_FIRST,
    PARTNER_PLACED,
    POOL_IS_FOR_PLAYERS_WITHOUT_COMPANY,
    TREASURY_SHORT,
)
from bigshoulders.games.chicago.engine.rules import WINDOW_ACTION, Effect, Rules, Step
from bigshoulders.games.chicago.engine.state import State, index_of
from bigshoulders.games.chicago.engine.steps.free import (
    ANY_COMPANY,
    add_free_moves,
    apply_free,
    check_free,
    has_activation,
    has_trade,
    is_free,
)
from bigshoulders.games.chicago.engine.verbs.assets import slide_display
from bigshoulders.games.chicago.engine.verbs.course import fix_round_order
from bigshoulders.games.chicago.engine.verbs.money import pay
from bigshoulders.games.chicago.engine.verbs.partners import place_partner, take_initiative
from bigshoulders.kernel.bits import bit
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import CHANCE, NOBODY, Frame
from bigshoulders.kernel.moves import Moves, arg_a, arg_b, kind_of, pack
from bigshoulders.kernel.refusals import No

BEFORE: Final = 0  # free actions, then the Partner (ACT-6)
AFTER: Final = 1  # free actions, then the end of the turn


@final
class ActionPhase(Step):
    """ACT-1 to ACT-5: rounds in Initiative order until no Partner is available."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        turn = f.pc % g.players
        if turn == 0:
            if not any_partner(g, s):
                s.pop()
                return
            fix_round_order(s)
        s.advance(f.pc + 1)
        seat = s.round_order[turn]
        if s.partners[seat] == 0:
            return
        if out.live:
            out.add(TURN_BEGAN, ACTION, seat)
        if directs_any(g, s, seat):
            s.push(ACTION_TURN, seat)
        else:
            place_partner(g, s, seat, BANK_POOL, out)
            pay(s, BANK, seat, g.partnerless_cash, FOR_BANK_POOL, out)


def any_partner(g: Rules, s: State) -> bool:
    for seat in g.seats:
        if s.partners[seat]:
            return True
    return False


def directs_any(g: Rules, s: State, seat: int) -> bool:
    """ACT-15: whether the player directs a company."""
    for company in g.companies:
        if s.director[company] == seat:
            return True
    return False


@final
class ActionTurn(Step):
    """ACT-6, DEC-7: free actions, one placement for one company, free actions, end of turn."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        """After the placement: nothing left to do except discards, which can wait (Q-180)."""
        if f.pc == BEFORE:
            return False
        for company in g.companies:
            if s.director[company] == f.seat:
                if has_trade(s, company) or has_activation(g, s, company, WINDOW_ACTION):
                    return False
        return True

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        end_turn(s, out)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        spaces: i64 = 0
        if f.pc == BEFORE:
            spaces = open_spaces(g, s)
        else:
            moves.append(pack(DONE))
        for company in g.companies:
            if s.director[company] == seat:
                if spaces:
                    self.add_placements(g, s, spaces, company, moves)
                add_free_moves(g, s, company, WINDOW_ACTION, moves)
        moves.sort()

    def add_placements(self, g: Rules, s: State, spaces: i64, company: int, moves: Moves) -> None:
        """ACT-11: every open space that the company can pay and may use."""
        cash = s.treasury[company]
        for space in range(len(g.space_cost)):
            if not spaces >> space & 1 or g.space_cost[space] > cash:
                continue
            if g.space_barred[space] >> company & 1:
                continue
            checks = g.space_checks[space]
            if not checks or check_effects(g, s, checks, company) is None:
                moves.append(pack(USE_BUILDING, space, company))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if is_free(m):
            return check_free(g, s, seat, ANY_COMPANY, WINDOW_ACTION, m)
        kind = kind_of(m)
        if kind == DONE:
            return No(PARTNER_FIRST) if f.pc == BEFORE else None
        if kind != USE_BUILDING:
            return No(NOT_NOW, f.step)
        if f.pc != BEFORE:
            return No(PARTNER_PLACED)
        return check_placement(g, s, seat, arg_a(m), arg_b(m))

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        if is_free(m):
            apply_free(g, s, m, out)
        elif kind_of(m) == DONE:
            end_turn(s, out)
        else:
            s.advance(AFTER)
            use_building(g, s, seat, arg_a(m), arg_b(m), out)


def open_spaces(g: Rules, s: State) -> i64:
    """ACT-8, ACT-25: every action space that can still be used this Decade, as bits."""
    spaces: i64 = 0
    for i in range(g.players * ROW):
        building = s.row[i]
        if building >= 0 and s.row_partner[i] == NOBODY:
            spaces |= bit(building)
    for space in range(FIRST_BANK_SPACE, BANK_POOL):
        if s.decade >= g.space_from[space] and not (g.space_once[space] and is_used(s, space)):
            spaces |= bit(space)
    return spaces


def is_used(s: State, space: int) -> bool:
    """Whether any Partner stands on a bank building."""
    first = (space - FIRST_BANK_SPACE) * SEATS
    return (
        s.bank_partners[first]
        + s.bank_partners[first + 1]
        + s.bank_partners[first + 2]
        + s.bank_partners[first + 3]
        > 0
    )


def check_placement(g: Rules, s: State, seat: int, space: int, company: int) -> No | None:
    """ACT-7, ACT-8, ACT-11, ACT-12: why a Partner can't be placed here for this company, if so."""
    if space == BANK_POOL:
        return No(POOL_IS_FOR_PLAYERS_WITHOUT_COMPANY)
    if s.director[company] != seat:
        return No(NOT_DIRECTOR, company)
    if g.space_era[space] > 0:
        if space not in s.row:
            return No(BUILDING_NOT_BUILT, space)
        if s.row_partner[index_of(s.row, space)] != NOBODY:
            return No(BUILDING_USED_UP, space)
    else:
        if s.decade < g.space_from[space]:
            return No(BUILDING_NOT_YET, space, g.space_from[space])
        if g.space_once[space] and is_used(s, space):
            return No(BUILDING_USED_UP, space)
    return check_use(g, s, space, company)


def check_use(g: Rules, s: State, space: int, company: int) -> No | None:
    """ACT-11, ACT-12: why this company could make no use of a space that is free, if so."""
    if g.space_barred[space] >> company & 1:
        power = g.powers[company]
        bar = power.cube_bar() if g.space_gives_cubes[space] else power.salesperson_bar()
        return No(bar, company)
    if s.treasury[company] < g.space_cost[space]:
        return No(TREASURY_SHORT, company, s.treasury[company], g.space_cost[space])
    return check_effects(g, s, g.space_checks[space], company)


def check_effects(g: Rules, s: State, effects: list[Effect], company: int) -> No | None:
    """ACT-12: the first refusal of the effects that may refuse, in the order printed."""
    for effect in effects:
        no = effect.check(g, s, company)
        if no is not None:
            return no
    return None


def use_building(g: Rules, s: State, seat: int, space: int, company: int, out: Events) -> None:
    """ACT-6, ACT-13: place the Partner, pay, then resolve the effect."""
    if out.live:
        out.add(BUILDING_USED, space, seat, company)
    place_partner(g, s, seat, space, out)
    purse = company_purse(company)
    if g.space_era[space] > 0:
        owner = index_of(s.row, space) // ROW
        pay(s, purse, owner, g.space_cost[space], FOR_BUILDING, out)
        pay(s, BANK, owner, g.space_bank_pays[space], FOR_BUILDING, out)
    else:
        pay(s, purse, BANK, g.space_cost[space], FOR_BANK_BUILDING, out)
    s.push(RESOLVE, NOBODY, source_of(space), company)


def end_turn(s: State, out: Events) -> None:
    """ACT-34: close the gaps in the display; draw onto $80 if it is empty."""
    s.pop()
    refill_display(s, out)


def refill_display(s: State, out: Events) -> None:
    """ACT-34, CLEAN-5: slide tiles right, then draw one onto $80 unless the stack is empty."""
    if NO_ASSET in s.display:
        slide_display(s, out)
        if s.display[0] == NO_ASSET and s.asset_stack:
            s.push(DRAW_AN_ASSET, CHANCE)


@final
class Resolve(Step):
    """CONV-8: the effects of one source, one after another."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        effects: list[Effect] = g.effects[f.a]
        if f.pc == len(effects) - 1:
            s.pop()
        elif f.pc >= len(effects):
            s.pop()
            return
        else:
            s.advance(f.pc + 1)
        effects[f.pc].start(g, s, f.b, out)


@final
class Initiative(Step):
    """ACT-23, DEC-9: move to Initiative space 1, or decline."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return s.initiative[0] == f.seat

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append(pack(DECLINE))
        moves.append(pack(TAKE_INITIATIVE))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        return None if kind_of(m) in (DECLINE, TAKE_INITIATIVE) else No(NOT_NOW, f.step)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        if kind_of(m) == TAKE_INITIATIVE:
            take_initiative(g, s, seat, out)
