"""The daily game: which days can be played, and the boards of a day."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

import msgspec

from bigshoulders.server.documents import Result
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import DailyRecord
from bigshoulders.server.tables.access import Credential
from bigshoulders.server.tables.tables import Tables
from bigshoulders.shelf import box_of

EARLIEST_ZONE: Final = timedelta(hours=14)  # the time zone where a day begins first
ROWS: Final = 100  # of one board
MOST_GAMES: Final = 10_000  # of one day


class DailyRow(msgspec.Struct):
    """A result; equal scores share a rank. `mine` is set for the caller's own games."""

    rank: int
    name: str
    score: int
    account: bool
    mine: bool
    table: str | None


class DailyBoards(msgspec.Struct):
    """The best results of a day without and with advice of a bot, and how many there are."""

    day: str
    unaided: list[DailyRow]
    aided: list[DailyRow]
    unaided_count: int
    aided_count: int


def check_day(day: str, game: str, now: float) -> None:
    """Refuse a game without a daily game, and a day that hasn't begun anywhere yet."""
    try:
        asked = date.fromisoformat(day)
    except ValueError as error:
        raise Refused("bad_day", why="form", got=day) from error
    if asked.isoformat() != day:
        raise Refused("bad_day", why="form", got=day)
    if not box_of(game).has_daily:
        raise Refused("bad_day", why="game", got=day)
    if asked > (datetime.fromtimestamp(now, UTC) + EARLIEST_ZONE).date():
        raise Refused("bad_day", why="future", got=day)


async def boards(tables: Tables, game: str, day: str, who: list[Credential]) -> DailyBoards:
    """Both boards of a day. The first finished game of an account counts; guests' games all do."""
    check_day(day, game, tables.now())
    found: dict[str, DailyRecord] = {}
    for one in await tables.store.daily_results(game, day, MOST_GAMES):
        found.setdefault(f"person {one.person_id}" if one.person_id else one.table_id, one)
    mine = {credential.hash for credential in who}
    unaided = ranked([one for one in found.values() if not one.aided], mine)
    aided = ranked([one for one in found.values() if one.aided], mine)
    return DailyBoards(day, unaided[:ROWS], aided[:ROWS], len(unaided), len(aided))


def ranked(found: list[DailyRecord], mine: set[str]) -> list[DailyRow]:
    """Results as rows, best first. Only its own player learns the id of a table."""
    scored = [(msgspec.json.decode(one.result, type=Result).scores[0], one) for one in found]
    scored.sort(key=lambda pair: -pair[0])
    rows: list[DailyRow] = []
    for score, one in scored:
        is_mine = one.token_hash in mine
        is_tied = bool(rows) and rows[-1].score == score
        rank = rows[-1].rank if is_tied else len(rows) + 1
        table = one.table_id if is_mine else None
        name = one.person or one.name
        rows.append(DailyRow(rank, name, score, one.person is not None, is_mine, table))
    return rows
