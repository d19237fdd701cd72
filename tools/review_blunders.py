"""Checks reviews of games with planted blunders: how many they find, and how often they are wrong.

Brokers play, and at a few moves chosen by the seed the player makes its worst move instead. A
planted move counts as a blunder, and a finding as a false alarm, by games played on to the very end
from many other deals, without the learned judgement that reviews use. The last line sums up.

    python tools/review_blunders.py --games 10
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from bigshoulders.box.review import LOSS, Review, Reviewer
from bigshoulders.games.chicago.bots.search import Search, Weighed
from bigshoulders.games.chicago.bots.tycoon import is_turn
from bigshoulders.games.chicago.box import BOX, CHICAGO
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.views import resample
from bigshoulders.games.chicago.reviewing import Critic, average
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.log import GameLog
from bigshoulders.kernel.match import Match
from bigshoulders.kernel.moves import Move

PLANTED = 8  # blunders in a game
EVERY = 18  # turns between them, about
LOOKS = 4  # futures by which the worst move is chosen
BLUNDER = 150  # dollars


@dataclass
class Planted:
    """A blunder: the view before it, the move and the one a Broker would have made."""

    view: View[State]
    move: Move
    instead: Move


def game_with_blunders(config: dict[str, Any], seed: int) -> tuple[GameLog, dict[int, Planted]]:
    """A game by Brokers who blunder now and then; the blunders by entry."""
    match = Match(CHICAGO, config, f"blunders {seed}".encode())
    planted = dict(play_with_blunders(match, Random(seed)))
    return match.log, planted


def play_with_blunders(match: Match[Any, State], rng: Random) -> Iterator[tuple[int, Planted]]:
    """Play a game to its end; each blunder and its entry before it is made."""
    broker = BOX.bot("broker").make()
    search = Search(match.rules)
    planted = 0
    turns_left = rng.randrange(EVERY)
    while awaited := match.board.awaited():
        view = match.board.view(awaited[0])
        move = broker.choose(match.rules, view, rng)
        if len(view.legal) > 1 and is_turn(view.seen):
            turns_left -= 1
            if turns_left < 0 and planted < PLANTED:
                worst = worst_move(search, view, rng)
                if worst != move:
                    planted += 1
                    yield len(match.log.entries) + 1, Planted(view, worst, move)
                    move, turns_left = worst, EVERY - 3 + rng.randrange(7)
        match.play(view.seat, move)


def worst_move(search: Search, view: View[State], rng: Random) -> Move:
    """The move with the worst futures."""
    weighed = [Weighed(move) for move in view.legal]
    for _ in range(LOOKS):
        whole = resample(search.g, view, rng.randbytes(8))
        search.look(whole, view.seat, weighed, view.seen.decade + 1, rng.getrandbits(40))
    return min(weighed, key=lambda w: w.mean()).move


def true_loss(
    critic: Critic, view: View[State], move: Move, instead: Move, deals: int, rng: Random
) -> tuple[float, float]:
    """The loss of a move against another if games are played to their end; its standard error."""
    lost = []
    for _ in range(deals):
        whole, dice = resample(critic.g, view, rng.randbytes(8)), rng.getrandbits(40)
        better = critic.at_end(whole.copy(), view.seat, instead, dice)
        lost.append(better - critic.at_end(whole, view.seat, move, dice))
    return average(lost)


def review_of(log: GameLog) -> tuple[Review, Reviewer, float]:
    """The review of a game, and the processor seconds it took."""
    began = time.process_time()
    reviewer = Reviewer(BOX, log)
    *_, review = reviewer.review()
    return review, reviewer, time.process_time() - began


def measure(config: dict[str, Any], seed: int, deals: int) -> dict[str, Any]:
    """One game: its blunders, which of them were found, and the other findings with their truth."""
    log, planted = game_with_blunders(config, seed)
    review, reviewer, seconds = review_of(log)
    rng = Random(-seed)
    critic = Critic(CHICAGO.assemble(log.header.config))
    losses = {finding.seq: finding for finding in review.findings if finding.kind == LOSS}
    blunders = []
    for seq, plant in planted.items():
        loss, error = true_loss(critic, plant.view, plant.move, plant.instead, deals, rng)
        found = losses.get(seq)
        blunders.append([seq, round(loss), round(error), found.amount if found else None])
    others = []
    views = {decision.seq: decision for decision in reviewer.decisions}
    for seq, finding in losses.items():
        if seq not in planted:
            decision = views[seq]
            better = CHICAGO.moves.parse(finding.other)
            loss, error = true_loss(critic, decision.view, decision.move, better, deals, rng)
            others.append([seq, finding.stage, finding.amount, round(loss), round(error)])
    final = [point.leads for point in review.points][-1]
    inside = [
        sum(abs(a - b) <= point.doubt for a, b in zip(point.leads, final, strict=True))
        for point in review.points
    ]
    return {
        "seed": seed,
        "decisions": len(review.points),
        "seconds": round(seconds, 1),
        "blunders": blunders,
        "others": others,
        "inside": round(sum(inside) / len(inside) / review.seats, 2),
    }


def summary(games: list[dict[str, Any]]) -> dict[str, Any]:
    """The blunders that were found, and the findings whose moves didn't end worse."""
    blunders = [one for game in games for one in game["blunders"] if one[1] > BLUNDER]
    others = [one for game in games for one in game["others"]]
    return {
        "games": len(games),
        "blunders": len(blunders),
        "found": sum(found is not None for *_, found in blunders),
        "findings": len(others),
        "false alarms": sum(loss <= 0 for *_, loss, _ in others),
        "slowest": max(game["seconds"] for game in games),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=1, help="seed of the first game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=100, help="games played on for each truth")
    options = parser.parse_args()
    config = {"players": options.players, "advanced": True}
    games = []
    for seed in range(options.first, options.first + options.games):
        games.append(measure(config, seed, options.deals))
        print(json.dumps(games[-1]), flush=True)
    print(json.dumps(summary(games)))


if __name__ == "__main__":
    main()
