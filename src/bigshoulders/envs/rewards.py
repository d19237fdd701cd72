"""Rewards by option, the same in every environment.

`win` pays a sole winner 1, and the rewards of a game sum to 0. `money` pays the final score, and
`margin` the lead over the best other seat. These three pay at the end. `shaped` pays every rise and
fall of net worth at once; the sum is the final score less the net worth at the start.
"""

from __future__ import annotations

from bigshoulders.box.any_game import AnyPosition, AnyRules
from bigshoulders.box.box import AnyBox
from bigshoulders.kernel.errors import BadConfig

WIN, MONEY, MARGIN, SHAPED = "win", "money", "margin", "shaped"
REWARDS = [WIN, MONEY, MARGIN, SHAPED]
FORFEIT = -1.0
ALONE = [MONEY, SHAPED]  # what a game for one can pay


def check_reward(seats: int, kind: str) -> str:
    """A kind of reward that a table with this many seats can pay, or BadConfig."""
    known = REWARDS if seats > 1 else ALONE
    if kind not in known:
        raise BadConfig("envs/unknown-reward", "reward", {"got": kind, "known": [*known]})
    return kind


def default_reward(seats: int) -> str:
    """The reward if none is named: who wins, or the score as it grows."""
    return WIN if seats > 1 else SHAPED


def net_worths(box: AnyBox, g: AnyRules, s: AnyPosition) -> list[int]:
    """The net worth by seat: the scores once a game is over; 0 before if the game has none."""
    scores = box.game.result(g, s)
    if scores is not None:
        return scores
    worth = box.learning.worth
    return worth(g, s) if worth else [0] * box.game.seats(g)


def utilities(winners: list[int], players: int) -> list[float]:
    """The reward of a finished game by seat: 1 for a sole winner; the sum is 0."""
    share = players / len(winners)
    return [((share if seat in winners else 0) - 1) / (players - 1) for seat in range(players)]


def margins(scores: list[int]) -> list[float]:
    """By seat: its score less the best score of the other seats."""
    return [
        float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)
    ]


def rewards_at_end(kind: str, scores: list[int], winners: list[int]) -> list[float]:
    """By seat: what `win`, `money` or `margin` pays for a finished game."""
    if kind == MONEY:
        return [float(score) for score in scores]
    return margins(scores) if kind == MARGIN else utilities(winners, len(scores))


class Payer:
    """Pays the seats of one game for what has happened since it last paid."""

    def __init__(self, box: AnyBox, g: AnyRules, kind: str) -> None:
        self.box = box
        self.g = g
        self.seats = box.game.seats(g)
        self.kind = check_reward(self.seats, kind)
        self.before: list[int] = []

    def begin(self, s: AnyPosition) -> None:
        """Pay from this position on."""
        if self.kind == SHAPED:
            self.before = net_worths(self.box, self.g, s)

    def pay(self, s: AnyPosition) -> list[float]:
        """The rewards by seat."""
        if self.kind == SHAPED:
            before, self.before = self.before, net_worths(self.box, self.g, s)
            return [float(now - was) for now, was in zip(self.before, before, strict=True)]
        scores = self.box.game.result(self.g, s)
        if scores is None:
            return [0.0] * self.seats
        return rewards_at_end(self.kind, scores, self.box.game.winners(self.g, s))

    def forfeit(self, s: AnyPosition, seat: int) -> float:
        """The reward of a seat that makes an illegal move: it loses all it has, and 1 more."""
        if self.kind in (WIN, MONEY):
            return FORFEIT
        worths = net_worths(self.box, self.g, s)
        if self.kind == SHAPED:
            return FORFEIT - worths[seat]
        worths[seat] = 0
        return FORFEIT + margins(worths)[seat]
