"""Results of finished games, recorded once, and the ratings of people that follow from them.

A game is rated if at least two different people with accounts played it to its end. They are
ranked among themselves by the final order; bots and guests don't count. A person who resigned
comes last. docs/play/options.md says the same to players.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
import structlog

from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.documents import Result
from bigshoulders.server.store.records import PlayerRecord
from bigshoulders.server.store.results import begun_at, last_ratings, players_at, unrecorded
from bigshoulders.server.store.write import Write
from bigshoulders.server.store.writer import Conflict
from bigshoulders.server.tables.table import Table, encode
from bigshoulders.server.tables.tables import Tables

AT_ONCE: Final = 50
FIRST: Final = (25.0, 25.0 / 3)  # the rating of a newcomer, as OpenSkill has it
SCALE: Final = 40.0  # points for one unit of OpenSkill
MEAN: Final = 1500.0
SPREAD: Final = 1.96  # standard deviations on each side of a rating, for 95 %
Rating: TypeAlias = tuple[float, float]  # mu and sigma

log = structlog.get_logger()


class Part(msgspec.Struct):
    """The part of a seat in a finished game; equal results share a place."""

    score: int
    place: int
    resigned: bool
    holdings: dict[str, int]


def points(rating: Rating) -> int:
    """A rating on the scale that players see: newcomers have 1500."""
    return round(MEAN + SCALE * (rating[0] - FIRST[0]))


def doubt(rating: Rating) -> int:
    """The points by which the true strength may differ, with 95 % certainty."""
    return round(SPREAD * SCALE * rating[1])


async def record_results(tables: Tables) -> bool:
    """Record games that have ended; whether there may be more."""
    found = await unrecorded(tables.store, AT_ONCE)
    for table in await tables.look(found):
        try:
            write = await recorded(tables, table)
        except (
            GameError,
            IndexError,
            ValueError,
        ) as error:  # such as a position of rules that are gone
            log.warning("result unreadable", table=table.id, error=repr(error))
            write = Write().add("result", table_id=table.id, finished=0.0, seats="[]")
        try:
            await tables.store.write(write)
        except Conflict:  # another process was first
            log.info("result known", table=table.id)
    return len(found) == AT_ONCE


async def recorded(tables: Tables, table: Table) -> Write:
    """The rows of a finished game: the part of every seat, and new ratings."""
    result = table.result()
    if result is None:
        raise ValueError(table.status)
    finished = (await tables.store.entries(table.id, table.seq - 1, table.seq))[0].time
    parts = parts_of(table, result)
    write = Write().add("result", table_id=table.id, finished=finished, seats=encode(parts))
    who = rated_people(await players_at(tables.store, table.id), table)
    if len(who) < 2 or await begun_at(tables.store, table.id) <= table.record.created:
        return write  # the log of an imported game is as old as its table
    known = await last_ratings(tables.store, table.record.game, [*who.values()])
    before = [(known[one].mu, known[one].sigma) if one in known else FIRST for one in who.values()]
    ranks = [parts[seat].place + len(parts) * parts[seat].resigned for seat in who]
    after = rate(before, ranks)
    for (seat, person), (mu, sigma) in zip(who.items(), after, strict=True):
        row = {"table_id": table.id, "seat": seat, "person_id": person, "game": table.record.game}
        write.add("rating", **row, time=finished, mu=mu, sigma=sigma)
    return write


def parts_of(table: Table, result: Result) -> list[Part]:
    """The part of every seat, by seat."""
    seen = table.board.view(NOBODY).seen
    wealth = table.sheet.wealth(table.g, seen, table.sheet.make(table.g, seen, NOBODY))
    order = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
    return [
        Part(
            score,
            1 + sum(other > order[seat] for other in order),
            seat in result.resigned,
            {name: count for name, count in wealth[seat].holdings.items() if count},
        )
        for seat, score in enumerate(result.scores)
    ]


def rated_people(players: list[PlayerRecord], table: Table) -> dict[int, str]:
    """The people whose ratings a game changes, by seat. A link that several accounts hold, and an
    account with several seats, say nothing about who played."""
    holders: dict[int, list[str]] = {}
    for player in players:
        if player.kind == "human" and player.person_id is not None:
            holders.setdefault(player.seat, []).append(player.person_id)
    alone = {seat: found[0] for seat, found in holders.items() if len(found) == 1}
    everyone = [one for found in holders.values() for one in found]
    return {
        seat: person
        for seat, person in alone.items()
        if everyone.count(person) == 1 and table.seats[seat].substitute_hash is None
    }


def rate(before: list[Rating], ranks: list[int]) -> list[Rating]:
    """The ratings after a game, from those before it and the players' ranks; 1 is best."""
    from openskill.models import PlackettLuce  # few games are rated, and the import takes a while

    model = PlackettLuce()
    teams = [[model.rating(mu, sigma)] for mu, sigma in before]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [(team[0].mu, team[0].sigma) for team in after]
