"""One game of an arena, timed decision by decision."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter, process_time
from typing import Any

from bigshoulders.bots.guarded_seat import GuardedSeat
from bigshoulders.kernel.events import SILENT, Events
from bigshoulders.lab.lineups import Seating
from bigshoulders.lab.tournament.meters import METERS
from bigshoulders.lab.tournament.records import Arena, Record
from bigshoulders.shelf import GAMES, parse_bot, world_clock

# A player's seconds pass in the world, or only while its processor is busy: then a machine that has
# other things to do does not weaken it.
CLOCKS = {"world": world_clock, "processor": process_time}


@dataclass(frozen=True)
class Job:
    """All a worker needs to know to play a game."""

    arena: Arena
    seating: Seating


def deal_seed(arena: Arena, deal: int) -> bytes:
    """The draws of a deal, whoever plays it."""
    return f"arena {arena.seed} deal {deal}".encode()


def play_game(job: Job) -> Record:
    """Play one game to its end; the same job always gives the same game, clocks aside."""
    arena, seating = job.arena, job.seating
    game = GAMES[arena.game]
    g = game.assemble(arena.config)
    clock = CLOCKS[arena.clock]
    seats = [GuardedSeat(parse_bot(arena.game, name), clock) for name in seating.bots]
    dice = [Random(f"{arena.seed} {seating.deal} {seat}") for seat in range(len(seats))]
    times: list[list[int]] = [[] for _ in seats]
    work: list[list[int]] = [[] for _ in seats]
    meter = METERS[arena.meter]() if arena.meter else None
    s: Any = game.new(g, deal_seed(arena, seating.deal), SILENT)
    while awaited := game.awaited(g, s):
        seat = awaited[0]
        view = game.redact(g, s, seat)
        started, busy = perf_counter(), process_time()
        move = seats[seat].choose(g, view, dice[seat])
        times[seat].append(round((perf_counter() - started) * 1e6))
        work[seat].append(round((process_time() - busy) * 1e6))
        out = Events() if meter else SILENT
        game.apply(g, s, seat, move, out)
        if meter:
            meter.step(g, s, out.items)
    return Record(
        number=seating.number,
        deal=seating.deal,
        bots=list(seating.bots),
        scores=game.result(g, s) or [],
        winners=game.winners(g, s),
        digest=game.digest(s),
        times=times,
        work=work,
        faults=[fault.document() for seat in seats for fault in seat.faults],
        notes=meter.notes() if meter else None,
    )
