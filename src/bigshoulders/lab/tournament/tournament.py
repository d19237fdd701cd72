"""A tournament: all games of an arena, written to a file as they end, so that it can resume."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random

from bigshoulders.kernel.json import Json
from bigshoulders.lab.lineups import Seating, seatings
from bigshoulders.lab.meter import meters_of
from bigshoulders.lab.play import new_game, play_game, seat_bots
from bigshoulders.lab.tournament.records import Arena, Record, first_line, read_records
from bigshoulders.lab.workers import run
from bigshoulders.shelf import box_of, parse_bot


def make_arena(
    game: str, config: Json, bots: list[str], seed: int, meter: str = "", clock: str = "world"
) -> Arena:
    """An arena with all options written out."""
    door = box_of(game).game
    g = door.assemble(config)
    names = [str(parse_bot(game, bot)) for bot in bots]
    return Arena(game, door.version(g), door.config(g), names, seed, meter, clock)


@dataclass(frozen=True)
class Job:
    """One game of an arena, with all a worker needs to play it."""

    arena: Arena
    seating: Seating

    def __str__(self) -> str:
        return f"game {self.seating.number}"


def play_job(job: Job) -> Record:
    """Play one game to its end; equal jobs give equal games, clocks aside."""
    arena, seating = job.arena, job.seating
    seed = f"arena {arena.seed} deal {seating.deal}".encode()
    board, opening = new_game(arena.game, arena.config, seed)
    played = play_game(
        board,
        seat_bots(arena.game, seating.bots, arena.clock),
        [Random(f"{arena.seed} {seating.deal} {seat}") for seat in range(len(seating.bots))],
        [meters_of(arena.game)[arena.meter]()] if arena.meter else [],
        opening,
    )
    return Record(
        number=seating.number,
        deal=seating.deal,
        bots=list(seating.bots),
        scores=played.scores,
        winners=played.winners,
        digest=played.digest,
        times=played.times,
        work=played.work,
        faults=[fault.document() for fault in played.faults],
        notes=played.notes or None,
    )


class Tournament:
    """The first `games` games of an arena; `records` are those already played."""

    def __init__(self, arena: Arena, games: int, out: Path | None = None) -> None:
        self.arena = arena
        self.games = games
        self.out = out
        self.records: list[Record] = []
        if out is not None and out.exists():
            found = read_records(out, arena)
            self.records = [record for record in found if record.number < games]
        elif out is not None:
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_text(first_line(arena), encoding="utf-8")

    def missing(self) -> Iterator[Job]:
        """The games not played yet."""
        door = box_of(self.arena.game).game
        seats = door.seats(door.assemble(self.arena.config))
        known = {record.number for record in self.records}
        for seating in islice(seatings(self.arena.bots, seats), self.games):
            if seating.number not in known:
                yield Job(self.arena, seating)

    def play(self, workers: int) -> Generator[Record, None, None]:
        """Play the missing games; each is written down before it is yielded."""
        with closing(run([[job] for job in self.missing()], play_job, workers)) as played:
            for _, record in played:
                if self.out is not None:
                    with self.out.open("a", encoding="utf-8") as file:
                        file.write(record.line())
                self.records.append(record)
                yield record
