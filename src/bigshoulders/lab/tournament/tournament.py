"""All games of an arena, kept in a file as they end, so that nothing is lost and it can go on."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

from bigshoulders.kernel.json import Json
from bigshoulders.lab.lineups import seatings
from bigshoulders.lab.tournament.games import Job
from bigshoulders.lab.tournament.records import Arena, Record, first_line, read_records
from bigshoulders.lab.tournament.runner import play_all
from bigshoulders.shelf import GAMES, parse_bot


def make_arena(
    game: str, config: Json, bots: list[str], seed: int, meter: str = "", clock: str = "world"
) -> Arena:
    """An arena with all options spelt out."""
    door = GAMES[game]
    g = door.assemble(config)
    names = [str(parse_bot(game, bot)) for bot in bots]
    return Arena(game, door.version(g), door.config(g), names, seed, meter, clock)


class Campaign:
    """The first so many games of an arena; `records` are those already played."""

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
        """The games still to be played."""
        door = GAMES[self.arena.game]
        seats = door.seats(door.assemble(self.arena.config))
        known = {record.number for record in self.records}
        for seating in islice(seatings(self.arena, seats), self.games):
            if seating.number not in known:
                yield Job(self.arena, seating)

    def play(self, workers: int) -> Generator[Record, None, None]:
        """Play what is missing; a game is kept before it is told of."""
        with closing(play_all(list(self.missing()), workers)) as played:
            for record in played:
                if self.out is not None:
                    with self.out.open("a", encoding="utf-8") as file:
                        file.write(record.line())
                self.records.append(record)
                yield record
