"""Changes to a table before its start: its options, and who may sit where."""

from __future__ import annotations

from bigshoulders.kernel.json import Json
from bigshoulders.server.documents import Pace
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import SeatRecord
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables.access import Access
from bigshoulders.server.tables.clocks import check_absence, check_pace
from bigshoulders.server.tables.new_table import check_bot, start_if_full
from bigshoulders.server.tables.rules import rules_of
from bigshoulders.server.tables.seating import change_seats, end_private, name_bot
from bigshoulders.server.tables.seats import again_if_late
from bigshoulders.server.tables.table import Table, encode
from bigshoulders.server.tables.tables import Tables

FREE = ["open", "invite", "bot"]


def need_open(table: Table) -> None:
    if table.status != "open":
        raise Refused("already_started")


@again_if_late
async def change_options(
    tables: Tables,
    table: Table,
    access: Access,
    config: dict[str, Json],
    pace: Pace | None,
    assistance: bool | None,
    absence: float | None,
) -> None:
    """Replace the options. Everyone else must say again that they are ready: their seats stay
    theirs, but the game doesn't start before they join again. Absence counts from now."""
    async with table.lock:
        need_open(table)
        game = table.game
        chosen = encode(game.config(rules_of(table.record.game, encode(config))))
        rules = rules_of(table.record.game, chosen)
        if game.seats(rules) != len(table.seats):
            seats, needed = len(table.seats), game.seats(rules)
            raise Refused("bad_seats", why="count", got=seats, needed=needed)
        if pace is not None:
            check_pace(pace)
        check_absence(absence)
        spelt = encode(pace) if pace else None

        def withdraw(seats: list[SeatRecord]) -> None:
            for seat in seats:
                if seat.kind == "human" and seat.seat not in access.seats:
                    seat.joined, seat.last_here = False, tables.clock.now()

        changes = table.table_changes(
            tables.now(),
            config=chosen,
            rules=game.version(rules),
            pace=spelt,
            assistance=assistance,
            absence=absence,
        )
        await change_seats(tables, table, withdraw, Write().add("table", **changes))
        record = table.record
        record.config, record.rules, record.pace = chosen, game.version(rules), spelt
        record.assistance, record.absence = assistance, absence
        table.g, table.pace = rules, pace
    tables.changed(table)


@again_if_late
async def change_seat(tables: Tables, table: Table, seat: int, kind: str, bot: str | None) -> None:
    """Give a free seat to a bot, to anyone, or to a guest with a link.

    A person keeps the seat, except that one who isn't ready may have to be invited again.
    """
    if kind not in FREE:
        raise Refused("bad_seats", why="kind", got=kind, needed=", ".join(FREE))
    if kind == "bot":
        check_bot(table.record.game, bot)
    async with table.lock:
        need_open(table)
        taken = table.seat(seat).kind == "human"
        if taken and (kind != "invite" or table.seat(seat).joined):
            raise Refused("seat_taken", seat=seat)

        def put(seats: list[SeatRecord]) -> None:
            mine = seats[seat]
            mine.kind, mine.joined = kind, kind == "bot"
            mine.bot = bot if kind == "bot" else None
            mine.name = mine.name if kind == "bot" else ""
            if kind == "bot":
                name_bot(seats, mine)
            mine.spent_hash = mine.token_hash or mine.invite_hash or mine.spent_hash
            mine.token_hash = mine.invite_hash = None
            mine.entropy = "" if taken else mine.entropy

        write = Write()
        if taken:
            end_private(write, table.id, seat, is_substitute=False)
        await change_seats(tables, table, put, write)
    await start_if_full(tables, table)
    tables.changed(table)
