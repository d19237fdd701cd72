"""Queries about finished games: who played them, with what result and rating."""

from __future__ import annotations

from sqlalchemy import Select, and_, select

from bigshoulders.server.store.records import PlayerRecord, RatingRecord, ResultRecord
from bigshoulders.server.store.schema import (
    entries,
    heads,
    holdings,
    people,
    ratings,
    results,
    seats,
    tables,
)
from bigshoulders.server.store.sql import Store


async def unrecorded(store: Store, limit: int) -> list[str]:
    """Finished tables without a recorded result, in the order in which they ended."""
    is_recorded = select(results.c.table_id).where(results.c.table_id == tables.c.id).exists()
    found = await store.rows(
        select(tables.c.id)
        .join(heads, heads.c.table_id == tables.c.id)
        .where(tables.c.status == "finished", ~is_recorded)
        .order_by(heads.c.time, tables.c.id)
        .limit(limit)
    )
    return [str(row[0]) for row in found]


async def begun_at(store: Store, table: str) -> float:
    """The time of a table's first entry."""
    first = select(entries.c.time).where(entries.c.table_id == table, entries.c.seq == 1)
    found = await store.rows(first)
    return float(found[0][0]) if found else 0.0


def at_seats() -> Select[tuple[object, ...]]:
    """Seats with the accounts that hold their links."""
    return (
        select(
            seats.c.table_id,
            seats.c.seat,
            seats.c.kind,
            seats.c.name,
            seats.c.bot,
            people.c.id,
            people.c.name,
        )
        .outerjoin(holdings, holdings.c.hash == seats.c.token_hash)
        .outerjoin(people, people.c.id == holdings.c.person_id)
        .order_by(seats.c.table_id, seats.c.seat)
    )


async def players_at(store: Store, table: str) -> list[PlayerRecord]:
    """The players of a table; a seat whose link several accounts hold comes several times."""
    found = await store.rows(at_seats().where(seats.c.table_id == table))
    return [PlayerRecord(*row) for row in found]


async def last_ratings(store: Store, game: str, who: list[str]) -> dict[str, RatingRecord]:
    """The present ratings of these people in a game, by person."""
    mine = and_(ratings.c.game == game, ratings.c.person_id.in_(who))
    found = await store.rows(select(ratings).where(mine).order_by(ratings.c.time))
    return {record.person_id: record for record in (RatingRecord(*row) for row in found)}


async def ratings_of(store: Store, person: str) -> list[RatingRecord]:
    """All ratings of a person, oldest first."""
    mine = select(ratings).where(ratings.c.person_id == person)
    return [RatingRecord(*row) for row in await store.rows(mine.order_by(ratings.c.time))]


async def results_of(store: Store, person: str) -> tuple[list[ResultRecord], list[PlayerRecord]]:
    """The finished games of a person, latest first, and everybody who sat at their tables."""
    mine = (
        select(seats.c.table_id)
        .join(holdings, holdings.c.hash == seats.c.token_hash)
        .where(holdings.c.person_id == person)
    )
    played = (
        select(
            tables.c.id,
            tables.c.game,
            tables.c.title,
            results.c.finished,
            tables.c.result,
            results.c.seats,
        )
        .join(results, results.c.table_id == tables.c.id)
        .where(tables.c.id.in_(mine))
        .order_by(results.c.finished.desc(), tables.c.id)
    )
    found = [ResultRecord(*row) for row in await store.rows(played)]
    known = select(results.c.table_id).where(results.c.table_id.in_(mine))
    sitting = await store.rows(at_seats().where(seats.c.table_id.in_(known)))
    return found, [PlayerRecord(*row) for row in sitting]
