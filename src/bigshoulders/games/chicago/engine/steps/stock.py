"""The Stock Phase: turns, sales in one batch, purchases, takeovers (STOCK-1 to STOCK-36, DIR)."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.engine.events import BY_SOLD_OUT, PASSED, TURN_BEGAN
from bigshoulders.games.chicago.engine.frames import SALE, STOCK_TURN
from bigshoulders.games.chicago.engine.ids import (
    COMMON,
    DIRECTOR,
    HOLDERS,
    OPEN,
    POOL,
    PREFERRED,
    SHARES_IN,
    STOCK,
    TREASURY,
)
from bigshoulders.games.chicago.engine.moves import (
    ACTIVATE_ASSET,
    BUY_CERTIFICATE,
    DISCARD_ASSET,
    DONE,
    FOUND,
    PASS,
    SELL_CERTIFICATE,
    TRADE,
)
from bigshoulders.games.chicago.engine.refusals import (
    ASSET_NOT_HELD,
    CLOSED_NOT_FOR_SALE,
    COMPANY_NOT_OPEN,
    DIRECTOR_AND_PREFERRED,
    DIRECTOR_BY_FOUNDING,
    DIRECTOR_NOT_FOR_SALE,
    DIRECTOR_WITHOUT_HEIR,
    DISCARD_BEFORE_SELLING,
    FINISH_SALE,
    FOUNDING_OVER_LIMIT,
    FUNDS_SHORT,
    HAS_SOLD,
    MUST_SELL,
    NO_FREE_ACTIONS,
    NO_SUCH_CERTIFICATE,
    NOT_DIRECTOR,
    NOT_HELD,
    NOT_NOW,
    NOTHING_OFFERED,
    ONE_BATCH,
    OVER_CERTIFICATE_LIMIT,
    OVER_SHARE_LIMIT,
    SOLD_THIS_DECADE,
)
from bigshoulders.games.chicago.engine.rules import Rules, Step
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.course import add_foundings, check_founding
from bigshoulders.games.chicago.engine.steps.free import assets_of, has_asset
from bigshoulders.games.chicago.engine.verbs.assets import discard, holder_of
from bigshoulders.games.chicago.engine.verbs.course import (
    count_pass,
    move_priority,
    offer,
    start_trading,
    trade_made,
)
from bigshoulders.games.chicago.engine.verbs.market import move_value
from bigshoulders.games.chicago.engine.verbs.shares import (
    best_rival,
    buy,
    certificates_of,
    found,
    is_sold_out,
    missing_shares,
    shares_of,
    transfer,
)
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import NOBODY, Frame
from bigshoulders.kernel.moves import Moves, arg_a, arg_b, arg_c, kind_of, pack
from bigshoulders.kernel.refusals import No

# Parts of a Stock turn (STOCK-3).
OPENING: Final = 0  # discard assets, start selling, buy, or pass
SELLING: Final = 1  # the batch is open
BUYING: Final = 2  # the batch is sold; buy or end the turn


@final
class StockPhase(Step):
    """STOCK-2, STOCK-5, STOCK-30, STOCK-34: turns clockwise until everyone has passed in a row."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.pc == 0:
            start_trading(s)
            s.stack[-1] = Frame(f.step, f.seat, f.pc, over_limit(g, s), 0, 0)
        if s.passes < g.players:
            seat = (s.priority + f.pc) % g.players
            s.advance(f.pc + 1)
            if out.live:
                out.add(TURN_BEGAN, STOCK, seat)
            s.push(STOCK_TURN, seat, f.pc // g.players)
            return
        s.pop()
        if s.last_trader != NOBODY:
            move_priority(s, g.left_of(s.last_trader), out)
        for company in g.companies:
            if s.status[company] == OPEN and is_sold_out(s, company):
                move_value(g, s, company, 1, BY_SOLD_OUT, out)
        start_trading(s)


@final
class StockTurn(Step):
    """STOCK-3, STOCK-36, DEC-2, DEC-3, DEC-29: discard assets, sell a batch, buy a certificate."""

    waits = True

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        held = certificates_of(g, s, seat)
        if f.pc == SELLING:
            if not must_sell_more(g, s, f, seat, held):
                moves.append(DONE << 24)
            add_sales(g, s, seat, moves)
            return
        must_sell = f.pc == OPENING and must_sell_more(g, s, f, seat, held)
        if not must_sell:
            moves.append((PASS if f.pc == OPENING else DONE) << 24)
            if held < g.certificate_limit:
                add_foundings(g, s, seat, moves)
        if f.pc == OPENING:
            add_sales(g, s, seat, moves)
        if not must_sell and held < g.certificate_limit:
            add_purchases(g, s, seat, moves)
        if f.pc == OPENING:
            add_discards(g, s, seat, moves)

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        kind = kind_of(m)
        if kind == SELL_CERTIFICATE:
            return No(ONE_BATCH) if f.pc == BUYING else check_sale(g, s, seat, m)
        held = certificates_of(g, s, seat)
        must_sell = must_sell_more(g, s, f, seat, held)
        if kind == DONE and f.pc != OPENING:
            if f.pc == SELLING and must_sell:
                return No(MUST_SELL, held - offered(g, s), g.certificate_limit)
            return None
        if kind == DONE:
            return No(NOTHING_OFFERED)
        if kind in (ACTIVATE_ASSET, TRADE):
            return No(NO_FREE_ACTIONS)
        if kind == DISCARD_ASSET:
            return check_discard(g, s, f, seat, m)
        if kind not in (PASS, FOUND, BUY_CERTIFICATE):
            return No(NOT_NOW, f.step)
        if f.pc == SELLING:
            return No(FINISH_SALE)
        if f.pc == OPENING and must_sell:
            return No(MUST_SELL, held, g.certificate_limit)
        if kind == PASS:
            return None if f.pc == OPENING else No(HAS_SOLD)
        if held >= g.certificate_limit:
            reason = FOUNDING_OVER_LIMIT if kind == FOUND else OVER_CERTIFICATE_LIMIT
            return No(reason, held, g.certificate_limit)
        return check_founding(g, s, seat, m) if kind == FOUND else check_purchase(g, s, seat, m)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        kind = kind_of(m)
        if kind == SELL_CERTIFICATE:
            offer(s, arg_a(m), arg_b(m))
            s.advance(SELLING)
        elif kind == DISCARD_ASSET:
            discard(g, s, holder_of(g, s, arg_a(m)), arg_a(m), out)
        elif kind == DONE and f.pc == SELLING:
            s.advance(BUYING)
            s.push(SALE, seat)
        else:
            s.pop()
            if kind == PASS:
                count_pass(s, True)
                if out.live:
                    out.add(PASSED, seat)
                return
            count_pass(s, False)
            if kind == FOUND:
                trade_made(s, seat)
                found(g, s, seat, arg_a(m), g.initial[arg_b(m)], out)
            elif kind == BUY_CERTIFICATE:
                trade_made(s, seat)
                company = arg_a(m)
                buy(g, s, seat, company, arg_b(m), TREASURY + arg_c(m), out)
                take_over(g, s, seat, company, out)


def must_sell_more(g: Rules, s: State, f: Frame, seat: int, held: int) -> bool:
    """STOCK-6: whether the player is over the limit even without the certificates offered so
    far."""
    if held <= g.certificate_limit:
        return False
    at_start = s.stack[1].a >> seat & 1 == 1
    if not g.customs.limit_binds(g, s, seat, f.a, at_start):
        return False
    return held - offered(g, s) > g.certificate_limit


def over_limit(g: Rules, s: State) -> int:
    """The seats with more certificates than the limit, as bits."""
    seats = 0
    for seat in range(g.players):
        if certificates_of(g, s, seat) > g.certificate_limit:
            seats |= 1 << seat
    return seats


def offered(g: Rules, s: State) -> int:
    """Certificates in the open batch."""
    count = 0
    for n in s.offer:
        count += n
    return count


def add_sales(g: Rules, s: State, seat: int, moves: Moves) -> None:
    """STOCK-10 to STOCK-13: every certificate that can join the batch."""
    for company in g.companies:
        if s.status[company] != OPEN:
            continue
        if s.common[company * HOLDERS + seat] > s.offer[company * 3]:
            moves.append(pack(SELL_CERTIFICATE, company, COMMON))
        if s.preferred[company] == seat and not s.offer[company * 3 + PREFERRED]:
            moves.append(pack(SELL_CERTIFICATE, company, PREFERRED))
        if (
            g.advanced
            and s.director[company] == seat
            and not s.offer[company * 3 + DIRECTOR]
            and best_rival(g, s, company, seat) >= 3
        ):
            moves.append(pack(SELL_CERTIFICATE, company, DIRECTOR))


def check_sale(g: Rules, s: State, seat: int, m: int) -> No | None:
    """STOCK-10 to STOCK-13."""
    company, certificate = arg_a(m), arg_b(m)
    if certificate == COMMON:
        held = s.common[company * HOLDERS + seat] - s.offer[company * 3]
    else:
        owner = s.preferred[company] if certificate == PREFERRED else s.director[company]
        held = (1 if owner == seat else 0) - s.offer[company * 3 + certificate]
    if held <= 0:
        return No(NOT_HELD, company, certificate)
    if certificate == DIRECTOR:
        if not g.advanced:
            return No(DIRECTOR_NOT_FOR_SALE, company)
        most = best_rival(g, s, company, seat)
        if most < 3:
            return No(DIRECTOR_WITHOUT_HEIR, company, most, 3)
    return None


def add_purchases(g: Rules, s: State, seat: int, moves: Moves) -> None:
    """STOCK-20 to STOCK-26: every certificate this player can buy, ignoring the limit."""
    cash = s.cash[seat]
    sold = s.sold[seat]
    common = s.common
    for company in g.companies:
        value = g.value[s.price[company]]
        if s.status[company] != OPEN or value == 0 or value > cash or sold >> company & 1:
            continue
        first = company * HOLDERS
        preferred = s.preferred[company]
        directs = s.director[company] == seat
        shares = common[first + seat] + (2 if preferred == seat else 0) + (3 if directs else 0)
        if shares < g.share_limit:
            if common[first + TREASURY]:
                moves.append(pack(BUY_CERTIFICATE, company, COMMON, 0))
            if common[first + POOL]:
                moves.append(pack(BUY_CERTIFICATE, company, COMMON, 1))
            if (
                preferred >= TREASURY
                and not directs
                and shares + 2 <= g.share_limit
                and 2 * value <= cash
            ):
                moves.append(pack(BUY_CERTIFICATE, company, PREFERRED, preferred - TREASURY))


def check_purchase(g: Rules, s: State, seat: int, m: int) -> No | None:
    """STOCK-20 to STOCK-26, CERT-3, CERT-4."""
    company, certificate, source = arg_a(m), arg_b(m), arg_c(m)
    if s.status[company] != OPEN:
        return No(COMPANY_NOT_OPEN, company, s.status[company])
    if certificate == DIRECTOR:
        return No(DIRECTOR_BY_FOUNDING, company)
    if certificate == COMMON:
        there = s.common[company * HOLDERS + TREASURY + source] > 0
    else:
        there = s.preferred[company] == TREASURY + source
    if not there:
        return No(NO_SUCH_CERTIFICATE, company, certificate, source)
    value = g.value[s.price[company]]
    if value == 0:
        return No(CLOSED_NOT_FOR_SALE, company)
    if s.sold[seat] >> company & 1:
        return No(SOLD_THIS_DECADE, company)
    if certificate == PREFERRED and s.director[company] == seat:
        return No(DIRECTOR_AND_PREFERRED, company)
    shares = shares_of(s, company, seat)
    if shares + SHARES_IN[certificate] > g.share_limit:
        return No(OVER_SHARE_LIMIT, company, shares, SHARES_IN[certificate], g.share_limit)
    if SHARES_IN[certificate] * value > s.cash[seat]:
        return No(FUNDS_SHORT, s.cash[seat], SHARES_IN[certificate] * value)
    return None


def add_discards(g: Rules, s: State, seat: int, moves: Moves) -> None:
    """STOCK-36: assets of the player's own companies."""
    held = 0
    for company in g.companies:
        if s.director[company] == seat and has_asset(s, company):
            held |= assets_of(g, s, company)
    moves.append_each(DISCARD_ASSET, held)


def check_discard(g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
    """STOCK-36: only before selling."""
    if f.pc != OPENING:
        return No(DISCARD_BEFORE_SELLING)
    company = holder_of(g, s, arg_a(m))
    if company < 0:
        return No(ASSET_NOT_HELD, arg_a(m))
    return None if s.director[company] == seat else No(NOT_DIRECTOR, company)


def take_over(g: Rules, s: State, seat: int, company: int, out: Events) -> None:
    """DIR-4, STOCK-28: a buyer who now holds strictly more than the Director takes over."""
    director = s.director[company]
    if g.advanced and director != seat:
        if missing_shares(s, company, seat) <= 0:
            transfer(g, s, company, seat, director, out)
