"""The judge of decisions in Chicago 1875: the Magnate's futures, dealt from the player's view."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

from bigshoulders.bots.protocol import Reason
from bigshoulders.box.faces import Reviewing
from bigshoulders.box.review import FIND, LOSS, Glance, Verdict
from bigshoulders.games.chicago.bots.judgement import (
    CHAPTERS,
    FEWEST_PLAYERS,
    STAGES,
    Judgement,
    shipped,
)
from bigshoulders.games.chicago.bots.magnate import Magnate
from bigshoulders.games.chicago.bots.reasons import advise
from bigshoulders.games.chicago.bots.search import BLUR, Weighed
from bigshoulders.games.chicago.bots.tycoon import is_turn
from bigshoulders.games.chicago.engine.frames import BUILD, DRAFT
from bigshoulders.games.chicago.engine.ids import PHASE_IDS
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.views import resample
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.driver import play
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import Move

DEALS: Final = 4  # futures of every candidate in the survey
MORE: Final = 12  # further futures after a turn, where luck has the most room
WIDE: Final = 4  # candidates in a turn; elsewhere only the quick player's choice is compared
FEW: Final = 3  # legal moves up to which all are compared
SUSPICIOUS: Final = 30.0  # dollars that another move must look better
PROMISING: Final = 80.0  # dollars by which a find must look better than everything else

SHORTLIST: Final = 10  # candidates of the search
HALVINGS: Final = (4, 8)  # deals after which the worse half drops out
CHOOSING: Final = 14  # deals until the best candidate is chosen
CHECKING: Final = 24  # fresh deals in which it is compared with the move played
AT_MOST: Final = 72  # such deals while the difference isn't clear
CONFIRMING: Final = 24  # games played to their end at a time
ENDS: Final = 96  # such games at most while they aren't clear
CLEAR_END: Final = 2.0  # standard errors: no more such games are needed
AHEAD_AT_END: Final = 1.0  # standard errors by which the better move must finish ahead
WHOLE_GAME: Final = 20_000  # decisions, more than any game has
LISTED: Final = 30  # dollars: smaller differences aren't shown
STRONG: Final = 100  # dollars: smaller finds aren't shown
CLEAR: Final = 2.6  # standard errors: a difference must exceed them to be shown
INTERVAL: Final = 1.96  # standard errors: 19 times in 20
BAND: Final = 2.0  # of the judgement's spread, around an expected lead


class Critic:
    """Judges decisions under one set of rules."""

    least = LISTED

    def __init__(self, g: Rules) -> None:
        self.g = g
        self.search = Magnate().searching(g)
        self.spread = Judgement(g, self.search.quick.outlook, shipped()).trees.spread

    def moment(self, s: State) -> tuple[int, str]:
        return s.decade, PHASE_IDS[s.phase]

    def doubt(self, s: State) -> int:
        moment = (self.g.players - FEWEST_PLAYERS) * CHAPTERS + min(s.decade, CHAPTERS) - 1
        return round(BAND * self.spread[moment * STAGES + s.phase])

    # --- the survey ----------------------------------------------------------------------------

    def glance(self, view: View[State], played: Move, seed: bytes) -> Glance:
        """Futures up to the next Stock Phase, with the same luck after every decision."""
        rng = Random(seed)
        habit = self.search.habit(view.seen, view.seat, view.legal)
        weighed = [Weighed(move) for move in self.compared(view, played, habit)]
        for _ in range(DEALS):
            self.look(view, weighed, rng, ahead=1)
        mine = weighed[0]
        ahead = max((w.mean() for w in weighed[1:]), default=mine.mean()) - mine.mean()
        is_find = played != habit and is_turn(view.seen) and ahead <= -PROMISING
        if ahead < SUSPICIOUS and not is_find:
            ahead = 0.0
        if is_choice(view.seen):
            for _ in range(MORE):
                self.look(view, [mine], rng, ahead=1)
        return Glance([mine.expected(seat) for seat in self.g.seats], ahead, is_find)

    def compared(self, view: View[State], played: Move, habit: Move) -> list[Move]:
        """The move played, and those it is compared with."""
        if is_choice(view.seen):
            others = self.search.shortlist(view.seen, view.seat, view.legal, WIDE)
        elif len(view.legal) <= FEW:
            others = view.legal
        else:
            others = [habit]
        return [played, *(move for move in others if move != played)]

    def look(self, view: View[State], weighed: list[Weighed], rng: Random, ahead: int) -> None:
        """One more future of each candidate, all from the same deal."""
        whole = resample(self.g, view, rng.randbytes(8))
        until = view.seen.decade + ahead
        self.search.look(whole, view.seat, weighed, until, rng.getrandbits(40))

    # --- the search ----------------------------------------------------------------------------

    def examine(self, view: View[State], played: Move, seed: bytes) -> Verdict | None:
        """Choose the best other move in some deals, then compare it in others.

        The choice favours moves that were lucky in its deals; fresh deals don't.
        """
        rng = Random(seed)
        others = self.search.shortlist(view.seen, view.seat, view.legal, SHORTLIST)
        if others == [played]:  # the rest isn't on the bots' list: trades, discards, bad sales
            others = [move for move in view.legal if move != played][:SHORTLIST]
        racing = [Weighed(move) for move in others if move != played]
        for deal in range(1, CHOOSING + 1):
            if len(racing) == 1:
                break
            self.look(view, racing, rng, ahead=2)
            if deal in HALVINGS:
                racing.sort(key=lambda w: -w.mean())
                racing = racing[: max(2, len(racing) // 2)]
        best = Weighed(max(racing, key=lambda w: w.mean()).move)
        mine = Weighed(played)
        while True:
            self.look(view, [mine, best], rng, ahead=2)
            difference, error = compare(best, mine)
            if mine.looks >= AT_MOST:
                break
            if mine.looks >= CHECKING and (
                abs(difference) < LISTED / 2 or abs(difference) > CLEAR * error
            ):
                break
        if abs(difference) <= CLEAR * error or abs(difference) < LISTED:
            return None
        better, worse = (best, mine) if difference > 0.0 else (mine, best)
        if not self.confirmed(view, better.move, worse.move, rng, ENDS, AHEAD_AT_END):
            return None
        amount, doubt = round(abs(difference)), max(1, round(INTERVAL * error))
        reasons = self.reasons(view, better, worse)
        if better is best:
            return Verdict(LOSS, best.move, amount, doubt, mine.looks, reasons)
        if amount >= STRONG and is_turn(view.seen):
            return Verdict(FIND, best.move, amount, doubt, mine.looks, reasons)
        return None

    def confirmed(
        self,
        view: View[State],
        better: Move,
        worse: Move,
        rng: Random,
        most: int = CONFIRMING,
        errors: float = 0.0,
    ) -> bool:
        """Whether the better move also ends better in games played to their end: by some standard
        errors, in at most so many games.

        The judgement of early positions has blind spots; results have none, but more luck.
        """
        ahead: list[float] = []
        while True:
            for _ in range(CONFIRMING):
                whole, dice = resample(self.g, view, rng.randbytes(8)), rng.getrandbits(40)
                won = self.at_end(whole.copy(), view.seat, better, dice)
                ahead.append(won - self.at_end(whole, view.seat, worse, dice))
            mean, error = average(ahead)
            if len(ahead) >= most or abs(mean) > CLEAR_END * error:
                return mean > errors * error

    def at_end(self, s: State, seat: int, move: Move, dice: int) -> float:
        """A player's result, compared with the rivals', if quick players finish the game."""
        play(self.g.steps, self.g, s, seat, move, SILENT)
        quick = self.search.quick
        quick.noise, quick.dice = BLUR, dice
        quick.play_on(s, self.g.decades + 1, WHOLE_GAME)
        return self.search.utility(self.search.result(s), seat)

    def reasons(self, view: View[State], better: Weighed, worse: Weighed) -> list[Reason]:
        """Why one move is better than another, apart from the difference itself."""
        found = advise(self.search, view, [better, worse]).candidates[0].reasons
        return [reason for reason in found if reason.key not in ("better_lead", "about_even")]


def is_choice(s: State) -> bool:
    """Whether a turn is due or Buildings are chosen, with many moves worth comparing."""
    return is_turn(s) or s.stack[-1].step in (BUILD, DRAFT)


def compare(one: Weighed, other: Weighed) -> tuple[float, float]:
    """How much better one candidate is over their common deals, and the standard error."""
    deals = min(one.looks, other.looks)
    return average([one.seen[i] - other.seen[i] for i in range(deals)])


def average(amounts: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(amounts)
    mean = sum(amounts) / count
    if count < 2:
        return mean, 0.0
    return mean, sqrt(sum((amount - mean) ** 2 for amount in amounts) / (count - 1) / count)


FACE = Reviewing(critic=Critic)
