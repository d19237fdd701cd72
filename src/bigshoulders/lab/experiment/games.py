"""The games of a specification, in chunks: a chunk is what one worker plays at a time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from bigshoulders.bots.guarded_seat import GuardedSeat
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.json import Json
from bigshoulders.lab.experiment.meters import METERS
from bigshoulders.lab.experiment.spec import Experiment, Spec
from bigshoulders.shelf import GAMES, parse_bot

CHUNK = 8  # games; small enough to lose one, large enough to be worth a message


@dataclass(frozen=True)
class Chunk:
    """Some games of one experiment."""

    seed: int
    experiment: Experiment
    first: int
    count: int

    @property
    def name(self) -> str:
        return f"{self.experiment.name}-{self.first:06}-{self.count}"


def chunks(spec: Spec) -> Iterator[Chunk]:
    """All games of a specification."""
    for experiment in spec.experiments:
        for first in range(0, experiment.games, CHUNK):
            yield Chunk(spec.seed, experiment, first, min(CHUNK, experiment.games - first))


def play_games(chunk: Chunk) -> Iterator[dict[str, Any]]:
    """The rows of a chunk as its games end: the same chunk always gives the same rows."""
    for number in range(chunk.first, chunk.first + chunk.count):
        yield play_game(chunk.seed, chunk.experiment, number)


def play_chunk(chunk: Chunk) -> list[dict[str, Any]]:
    """All rows of a chunk at once."""
    return list(play_games(chunk))


def play_game(seed: int, experiment: Experiment, number: int) -> dict[str, Any]:
    """One whole game as a row of results."""
    game = GAMES[experiment.game]
    g = game.assemble(experiment.config)
    deal = experiment.deal(number)
    bots = experiment.seating(number)
    seats = [GuardedSeat(parse_bot(experiment.game, bot)) for bot in bots]
    dice = [Random(f"{seed} {experiment.name} {deal} {seat}") for seat in range(len(seats))]
    meters = [METERS[name]() for name in experiment.meters]
    out = Events()
    s = game.new(g, f"lab {seed} {experiment.name} deal {deal}".encode(), out)
    for meter in meters:
        meter.before(g, s, out.items)
    decisions = 0
    while awaited := game.awaited(g, s):
        seat = awaited[0]
        move = seats[seat].choose(g, game.redact(g, s, seat), dice[seat])
        out = Events()
        game.apply(g, s, seat, move, out)
        decisions += 1
        for meter in meters:
            meter.step(g, s, out.items)
    notes: dict[str, Json] = {}
    for meter in meters:
        notes.update(meter.after(g, s))
    return {
        "experiment": experiment.name,
        "number": number,
        "deal": deal,
        "bots": bots,
        "scores": game.result(g, s) or [],
        "winners": game.winners(g, s),
        "decisions": decisions,
        "faults": sum(len(seat.faults) for seat in seats),
        "digest": game.digest(s),
        "notes": json.dumps(notes, sort_keys=True, separators=(",", ":")),
    }
