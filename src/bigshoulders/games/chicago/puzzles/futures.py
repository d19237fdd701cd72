"""Dividends and foundings: which choice leads to the better end, in futures from many deals.

Some deals choose the puzzle and its choices. Its numbers come from fresh deals, where no choice has
been favoured for its luck; every future has the same luck for all choices.
"""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigshoulders.box.puzzles import Answer, Draft
from bigshoulders.games.chicago.bots.search import Weighed
from bigshoulders.games.chicago.engine.frames import FOUNDING, PAYOUT, STOCK_TURN
from bigshoulders.games.chicago.engine.ids import COMPANY_IDS
from bigshoulders.games.chicago.engine.moves import FOUND, PAY_DIVIDENDS, SPACE, WITHHOLD
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import REVENUE, State
from bigshoulders.games.chicago.puzzles.levels import finders, grade
from bigshoulders.games.chicago.reviewing import CLEAR, INTERVAL, Critic, compare
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import Move, arg_a, kind_of, pack

OBVIOUS: Final = 150.0  # dollars by which paying is better, and no puzzle
SCREEN: Final = 6  # deals that choose a puzzle
AHEAD: Final = 2  # decades that a future lasts
CANDIDATES: Final = 14  # foundings in the first deals
VALUES: Final = 2  # initial values of each company among them
SHOWN: Final = 5  # choices at most
FEWEST: Final = 3  # companies worth a question
NARROW: Final = 2  # margins: closer choices make a puzzle harder


class Comparison:
    """Choices compared in futures from the view of one player."""

    def __init__(self, critic: Critic, view: View[State], rng: Random) -> None:
        self.critic = critic
        self.view = view
        self.rng = rng

    def measured(self, moves: list[Move], deals: int) -> list[Weighed]:
        """The choices after so many fresh deals."""
        weighed = [Weighed(move) for move in moves]
        for _ in range(deals):
            self.critic.look(self.view, weighed, self.rng, AHEAD)
        return weighed

    def is_clear(self, weighed: list[Weighed], best: Weighed, margin: int) -> bool:
        """Whether one choice is better than every other, by the margin and beyond chance."""
        for other in weighed:
            if other is not best:
                ahead, error = compare(best, other)
                if ahead < margin or ahead < CLEAR * error:
                    return False
        return True

    def draft(
        self,
        kind: str,
        facts: dict[str, Json],
        moves: list[Move],
        margin: int,
        deals: int,
        considered: int,
    ) -> Draft | None:
        """The puzzle of some choices; None unless one is clearly best."""
        weighed = self.measured(moves, deals)
        ranked = sorted(weighed, key=lambda w: -w.mean())
        best, second = ranked[0], ranked[1]
        if not self.is_clear(weighed, best, margin):
            return None
        if not self.critic.confirmed(self.view, best.move, second.move, self.rng):
            return None
        found_by = finders(self.critic.g, self.view, lambda made: is_same(made[0], best.move))
        ahead = compare(best, second)[0]
        points = 2 - len(found_by) + (ahead < NARROW * margin)
        return Draft(
            kind=kind,
            twist=str(facts.get("twist", SPACE.spell(best.move)["do"])),
            level=grade(points),
            facts=facts,
            choices=self.answers(weighed, best),
            answer=weighed.index(best),
            margin=round(ahead),
            deals=deals,
            considered=considered,
            reasons=[(r.key, r.facts) for r in self.critic.reasons(self.view, best, second)],
            found_by=found_by,
        )

    def answers(self, weighed: list[Weighed], best: Weighed) -> list[Answer]:
        """The choices with their worth, and the doubt about the difference to the best."""
        return [
            Answer(
                moves=[SPACE.spell(w.move)],
                label=None,
                worth=round(w.mean()),
                doubt=0 if w is best else max(1, round(INTERVAL * compare(best, w)[1])),
                notes=[("futures", {"money": round(w.expected(self.view.seat))})],
            )
            for w in weighed
        ]


def is_payout(g: Rules, s: State, moves: list[Move]) -> bool:
    """Whether a company pays or withholds, with nothing else to choose, before the last decade."""
    return (
        s.stack[-1].step == PAYOUT
        and s.decade < g.decades
        and moves == [pack(PAY_DIVIDENDS), pack(WITHHOLD)]
    )


def is_founding(s: State, played: Move) -> bool:
    return s.stack[-1].step in (FOUNDING, STOCK_TURN) and kind_of(played) == FOUND


def dividend(
    critic: Critic, view: View[State], seed: bytes, margin: int, deals: int
) -> Draft | None:
    """The puzzle of a payout."""
    case = Comparison(critic, view, Random(seed))
    moves = [pack(PAY_DIVIDENDS), pack(WITHHOLD)]
    ahead = compare(*case.measured(moves, SCREEN))[0]
    if abs(ahead) < margin or ahead > OBVIOUS:
        return None
    s = view.seen
    company = s.stack[-1].a
    facts: dict[str, Json] = {
        "company": COMPANY_IDS[company],
        "revenue": s.turn[REVENUE],
        "value": critic.g.value[s.price[company]],
    }
    return case.draft("dividend", facts, moves, margin, deals, len(moves))


def founding(
    critic: Critic, view: View[State], seed: bytes, margin: int, deals: int
) -> Draft | None:
    """The puzzle of a founding: companies, each at the initial value that suits it best."""
    case = Comparison(critic, view, Random(seed))
    quick = critic.search.quick
    moves = [move for move in view.legal if kind_of(move) == FOUND]
    quick.noise = 0.0
    scores = quick.trade_scores(view.seen, view.seat, vec[i64](moves))
    ranked = critic.search.ranked(moves, scores)
    racing = case.measured(some_of_each(ranked, VALUES)[:CANDIDATES], SCREEN)
    racing.sort(key=lambda w: -w.mean())
    shown = some_of_each([w.move for w in racing], 1)[:SHOWN]
    if len(shown) < FEWEST:
        return None
    again = sorted(w.mean() for w in case.measured(shown, SCREEN))
    if again[-1] - again[-2] < margin:
        return None
    twist = "start" if view.seen.stack[-1].step == FOUNDING else "later"
    facts: dict[str, Json] = {"cash": view.seen.cash[view.seat], "twist": twist}
    return case.draft("founding", facts, sorted(shown), margin, deals, len(moves))


def some_of_each(foundings: list[Move], most: int) -> list[Move]:
    """The first foundings of each company."""
    counts: dict[int, int] = {}
    found: list[Move] = []
    for move in foundings:
        counts[arg_a(move)] = counts.get(arg_a(move), 0) + 1
        if counts[arg_a(move)] <= most:
            found.append(move)
    return found


def is_same(one: Move, other: Move) -> bool:
    """Whether two moves are the same choice; foundings of a company are, at any value."""
    if kind_of(one) == FOUND == kind_of(other):
        return arg_a(one) == arg_a(other)
    return one == other


def check(
    critic: Critic, view: View[State], shown: list[Answer], seed: bytes, deals: int
) -> list[Answer]:
    """The same choices in fresh deals."""
    case = Comparison(critic, view, Random(seed))
    weighed = case.measured([SPACE.parse(choice.moves[0]) for choice in shown], deals)
    return case.answers(weighed, max(weighed, key=lambda w: w.mean()))
