"""Win or keep a directorship: which Stock turn holds, whatever any one rival does next, exactly.

A rival's strongest turn sells everything except the company in question, then buys into it: more
money and fewer certificates never hurt a purchase.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bigshoulders.box.puzzles import Answer, Draft, Level, Remark
from bigshoulders.games.chicago.engine.frames import PROTECTION, STOCK_TURN
from bigshoulders.games.chicago.engine.ids import (
    CERTIFICATE_WORDS,
    COMPANY_IDS,
    DIRECTOR,
    OPEN,
)
from bigshoulders.games.chicago.engine.moves import (
    BUY_CERTIFICATE,
    DECLINE,
    DONE,
    PASS,
    SELL_CERTIFICATE,
    SPACE,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.scoring import net_worths
from bigshoulders.games.chicago.engine.steps.stock import BUYING, OPENING
from bigshoulders.games.chicago.engine.verbs.shares import missing_shares
from bigshoulders.games.chicago.puzzles.levels import grade
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.driver import legal, play
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import Move, arg_a, arg_b, kind_of, pack

MOST_SOLD: Final = 3  # certificates in a batch of the player's own
WITHIN_REACH: Final = 2  # shares: the largest certificate on sale
SHOWN: Final = 5  # choices

Bought = tuple[int, int]  # company and certificate
Sold = tuple[Bought, ...]


class Unclear(Exception):
    """A rival must sell before anything else; such turns are no puzzles."""


@dataclass(frozen=True)
class Trade:
    """A Stock turn: the batch sold, the certificate bought, and its outcome."""

    sold: Sold
    bought: Bought | None
    moves: list[Move]
    worth: int
    notes: list[Remark]

    @property
    def holds(self) -> bool:
        return not self.notes


class Contest:
    """The contest for one company, from one player's Stock turn on."""

    def __init__(self, g: Rules, s: State, seat: int, company: int) -> None:
        self.g = g
        self.s = s
        self.seat = seat
        self.company = company

    # --- the player's own turn -------------------------------------------------------------------

    def plain_trades(self) -> list[Trade]:
        """Pass, and every purchase without a sale. Where a certificate comes from doesn't
        matter."""
        found: dict[Bought | None, Trade] = {}
        for move in self.legal(self.s, self.seat):
            bought = (arg_a(move), arg_b(move)) if kind_of(move) == BUY_CERTIFICATE else None
            if kind_of(move) in (PASS, BUY_CERTIFICATE) and bought not in found:
                found[bought] = self.trade((), bought, [move])
        return list(found.values())

    def sales(self) -> list[Trade]:
        """Every sale of a few certificates of other companies that pays for a purchase of this
        one."""
        found: list[Trade] = []
        certificates = [
            (arg_a(move), arg_b(move))
            for move in self.legal(self.s, self.seat)
            if kind_of(move) == SELL_CERTIFICATE
            and arg_a(move) != self.company
            and arg_b(move) != DIRECTOR
        ]
        for batch in self.batches(certificates):
            moves = [pack(SELL_CERTIFICATE, *certificate) for certificate in batch]
            s = self.s.copy()
            for move in moves:
                self.play(s, self.seat, move)
            if pack(DONE) not in self.legal(s, self.seat):
                continue
            self.play(s, self.seat, pack(DONE))
            f = s.stack[-1]
            if f.step != STOCK_TURN or f.seat != self.seat or f.pc != BUYING:
                continue
            seen: set[Bought] = set()
            for move in self.legal(s, self.seat):
                bought = (arg_a(move), arg_b(move))
                if kind_of(move) == BUY_CERTIFICATE and bought not in seen:
                    seen.add(bought)
                    if arg_a(move) == self.company:
                        found.append(self.trade(batch, bought, [*moves, pack(DONE), move]))
        return found

    def batches(self, certificates: list[Bought]) -> list[Sold]:
        """Batches of these kinds of certificates that the player holds."""
        found: list[Sold] = []

        def grow(s: State, batch: Sold) -> None:
            if len(batch) == MOST_SOLD:
                return
            offered = set(self.legal(s, self.seat))
            for certificate in certificates:
                move = pack(SELL_CERTIFICATE, *certificate)
                if move in offered and (not batch or certificate >= batch[-1]):
                    after = s.copy()
                    self.play(after, self.seat, move)
                    found.append((*batch, certificate))
                    grow(after, found[-1])

        grow(self.s, ())
        return found

    def trade(self, sold: Sold, bought: Bought | None, moves: list[Move]) -> Trade:
        s = self.s.copy()
        for move in moves:
            self.play(s, self.seat, move)
        worth = net_worths(self.g, s)[self.seat]
        return Trade(sold, bought, moves, worth, self.dangers(s))

    # --- the rivals' replies ---------------------------------------------------------------------

    def dangers(self, s: State) -> list[Remark]:
        """Ways in which a rival directs the company before the player's next turn."""
        if s.director[self.company] != self.seat:
            return [("not_director", {"player": s.director[self.company]})]
        found: list[Remark] = []
        for rival in self.g.seats:
            if rival != self.seat and missing_shares(s, self.company, rival) <= WITHIN_REACH:
                found += self.reply(s.copy(), rival)
        return found

    def reply(self, s: State, rival: int) -> list[Remark]:
        """How a rival takes over in the next turn; nothing if that is impossible."""
        while s.stack and s.stack[-1].step == STOCK_TURN and s.stack[-1].seat != rival:
            asked = s.stack[-1].seat
            if asked == self.seat:
                return []
            if pack(PASS) not in self.legal(s, asked):
                raise Unclear
            self.play(s, asked, pack(PASS))
        if not s.stack or s.stack[-1].step != STOCK_TURN:
            return []
        certificate = self.takeover(s, rival)
        if certificate:
            return [("takes_over", {"player": rival, "certificate": certificate})]
        self.sell_all(s, rival)
        certificate = self.takeover(s, rival)
        if certificate:
            return [("sells_and_takes_over", {"player": rival, "certificate": certificate})]
        return []

    def takeover(self, s: State, rival: int) -> str:
        """The certificate that makes a rival Director; empty if there is none."""
        if not s.stack or s.stack[-1].step != STOCK_TURN or s.stack[-1].seat != rival:
            return ""
        for move in self.legal(s, rival):
            if kind_of(move) == BUY_CERTIFICATE and arg_a(move) == self.company:
                after = s.copy()
                self.play(after, rival, move)
                if after.director[self.company] == rival:
                    return CERTIFICATE_WORDS.ids[arg_b(move)]
        return ""

    def sell_all(self, s: State, rival: int) -> None:
        """Sell every certificate of other companies."""
        while True:
            moves = [
                move
                for move in self.legal(s, rival)
                if kind_of(move) == SELL_CERTIFICATE and arg_a(move) != self.company
            ]
            if not moves:
                break
            self.play(s, rival, moves[0])
        if pack(DONE) in self.legal(s, rival):
            self.play(s, rival, pack(DONE))
        while s.stack and s.stack[-1].step == PROTECTION:
            self.play(s, s.stack[-1].seat, pack(DECLINE))

    def legal(self, s: State, seat: int) -> list[Move]:
        return legal(self.g.steps, self.g, s, seat)

    def play(self, s: State, seat: int, move: Move) -> None:
        play(self.g.steps, self.g, s, seat, move, SILENT)


def is_question(g: Rules, s: State) -> bool:
    """Whether a Stock turn begins in a game where directorships change hands."""
    return g.advanced and s.stack[-1].step == STOCK_TURN and s.stack[-1].pc == OPENING


def look(g: Rules, view: View[State], margin: int) -> list[Draft]:
    """A puzzle for every company that exactly one trade secures."""
    found: list[Draft] = []
    s, seat = view.seen, view.seat
    for company in g.companies:
        if s.status[company] != OPEN or not in_reach(g, s, seat, company):
            continue
        try:
            draft = contest(Contest(g, s, seat, company), margin)
        except Unclear:
            continue
        if draft is not None:
            found.append(draft)
    return found


def in_reach(g: Rules, s: State, seat: int, company: int) -> bool:
    """Whether the directorship could change hands soon, to or from this player."""
    if s.director[company] != seat:
        return missing_shares(s, company, seat) <= WITHIN_REACH
    rivals = [rival for rival in g.seats if rival != seat]
    return any(missing_shares(s, company, rival) <= WITHIN_REACH for rival in rivals)


def contest(case: Contest, margin: int) -> Draft | None:
    plain = case.plain_trades()
    wins = case.s.director[case.company] != case.seat
    if any(trade.holds and trade.bought is None for trade in plain):
        return None
    trades = plain + case.sales()
    holding = sorted((trade for trade in trades if trade.holds), key=lambda trade: -trade.worth)
    if not holding or len(trades) < SHOWN - 1:
        return None
    best = holding[0]
    if len(holding) > 1 and best.worth - holding[1].worth < margin:
        return None
    shown = choose(best, holding, trades, case.company)
    if len(shown) < SHOWN - 1:
        return None
    rest = [trade.worth for trade in shown if trade.holds and trade is not best]
    return Draft(
        kind="directorship",
        twist="win" if wins else "keep",
        level=level(best, shown, case.company),
        facts={"company": COMPANY_IDS[case.company], "twist": "win" if wins else "keep"},
        choices=[answer(trade) for trade in shown],
        answer=shown.index(best),
        margin=best.worth - max(rest) if rest else 0,
        deals=0,
        considered=len(trades),
        reasons=[],
        found_by=[],
    )


def level(best: Trade, shown: list[Trade], company: int) -> Level:
    """Harder with a sale, and where another purchase of the company fails."""
    near = any(
        trade is not best and trade.bought is not None and trade.bought[0] == company
        for trade in shown
    )
    return grade(2 * bool(best.sold) + near)


def choose(best: Trade, holding: list[Trade], trades: list[Trade], company: int) -> list[Trade]:
    """The trades to show: the best, others for the same company, pass, then other purchases."""

    def rank(trade: Trade) -> tuple[bool, bool, int, int]:
        same = trade.bought is not None and trade.bought[0] == company
        return not same, trade.bought is not None, len(trade.sold), -trade.worth

    shown = [best, *holding[1:3]]
    failing = sorted((trade for trade in trades if not trade.holds), key=rank)
    for trade in failing:
        if (
            len(shown) < SHOWN
            and sum(other.sold != () for other in shown) + (trade.sold != ()) <= 3
        ):
            shown.append(trade)
    return sorted(shown, key=lambda trade: (trade.sold, trade.bought or (-1, 0)))


def answer(trade: Trade) -> Answer:
    notes: list[Remark] = trade.notes or [("holds", {})]
    return Answer(
        moves=[SPACE.spell(move) for move in trade.moves],
        label=None,
        worth=trade.worth,
        meets=trade.holds,
        notes=notes,
    )


def check(g: Rules, view: View[State], shown: list[Answer], company: int) -> list[Answer]:
    """The same choices, computed again."""
    case = Contest(g, view.seen, view.seat, company)
    fresh = []
    for choice in shown:
        moves = [SPACE.parse(move) for move in choice.moves]
        fresh.append(answer(case.trade((), None, moves)))
    return fresh
