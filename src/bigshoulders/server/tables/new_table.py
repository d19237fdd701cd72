"""New tables: options, seats, secrets, and the first position once all seats are taken."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from bigshoulders.box.any_game import AnyBoard
from bigshoulders.kernel.chance import daily_seed, day_of
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.json import Json
from bigshoulders.server.documents import NewSeat, NewTable, Pace
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import SeatRecord, Stored, TableRecord
from bigshoulders.server.store.writer import Write
from bigshoulders.server.tables.access import hash_token, new_token
from bigshoulders.server.tables.bot_pool import bot_names, check_bot_name
from bigshoulders.server.tables.clocks import check_pace, start_clock
from bigshoulders.server.tables.daily import check_day
from bigshoulders.server.tables.fairness import mix
from bigshoulders.server.tables.rules import rules_of
from bigshoulders.server.tables.table import Head, Table, Trail, encode, pack, seat_row
from bigshoulders.server.tables.tables import Tables
from bigshoulders.shelf import box_of

ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 12
SECRET_BYTES: Final = 32
LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
LONGEST_ENTROPY: Final = 200
KINDS: Final = ["me", "open", "invite", "bot"]


@dataclass(frozen=True)
class SeatRequest:
    """A requested seat: for me, for anyone (open), for the holder of a link (invite), or a bot."""

    kind: str
    name: str = ""
    bot: str | None = None
    token_hash: str | None = None  # of an existing link that serves as the invitation


@dataclass(frozen=True)
class TableRequest:
    """The options and seats of a requested table."""

    game: str
    config: dict[str, Json]
    seats: list[SeatRequest]
    title: str = ""
    public: bool = False
    pace: Pace | None = None
    entropy: str = ""
    daily: str | None = None  # the day whose game is played


async def create_table(tables: Tables, request: TableRequest) -> tuple[Table, NewTable]:
    """A new table and its secrets, which aren't shown again. It starts once all seats are taken."""
    game = box_of(request.game).game
    config = encode(game.config(rules_of(request.game, encode(request.config))))
    rules = rules_of(request.game, config)
    check_seats(request, game.seats(rules))
    if request.pace is not None:
        check_pace(request.pace)
    now = tables.now()
    secret = secrets.token_bytes(SECRET_BYTES)
    if request.daily is not None:
        check_day(request.daily, request.game, now)
        secret = daily_seed(request.daily)
    owner, watch = new_token("owner"), new_token("watch")
    record = TableRecord(
        id=new_id(),
        game=request.game,
        config=config,
        rules=game.version(rules),
        secret=secret,
        seed=b"",
        title=clip(request.title, LONGEST_TITLE),
        public=request.public,
        pace=encode(request.pace) if request.pace else None,
        status="open",
        owner_hash=hash_token(owner),
        watch_hash=hash_token(watch),
        result=None,
        rematch=None,
        created=now,
        changed=now,
    )
    write = Write()
    write.add("new_table", **vars(record))
    seats: list[SeatRecord] = []
    new_seats: list[NewSeat] = []
    for number, seat_request in enumerate(request.seats):
        seat, token = make_seat(record.id, number, seat_request, request.entropy)
        seats.append(seat)
        write.add("new_seat", **seat_row(seat))
        link = f"/t/{record.id}#{token}" if token else None
        new_seats.append(NewSeat(number, token, link))
    table = Table(Stored(record, seats, None, [], await tables.store.generation()))
    await tables.write(table, write)
    tables.in_memory[table.id] = table
    tables.evict_idle()
    await start_if_full(tables, table)
    return table, NewTable(record.id, owner, watch, new_seats)


def new_id() -> str:
    """A random id for a table or a person."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def check_seats(request: TableRequest, count: int) -> None:
    """Refuse a wrong number of seats, unknown kinds of seats and unknown bots."""
    if len(request.seats) != count:
        raise Refused("bad_seats", got=len(request.seats), needed=count)
    for seat in request.seats:
        if seat.kind not in KINDS:
            raise Refused("bad_seats", got=seat.kind, needed=", ".join(KINDS))
        if seat.kind == "bot":
            check_bot(request.game, seat.bot)


def check_bot(game: str, bot: str | None) -> None:
    if bot is None:
        raise Refused("no_such_bot", got=bot, known=[*bot_names(game)])
    check_bot_name(game, bot)


def make_seat(
    table_id: str, number: int, request: SeatRequest, entropy: str
) -> tuple[SeatRecord, str | None]:
    """A seat, and its token if it gets a link."""
    needs_link = request.kind == "me" or (request.kind == "invite" and request.token_hash is None)
    token = new_token("seat") if needs_link else None
    seat = SeatRecord(
        table_id=table_id,
        seat=number,
        kind="human" if request.kind == "me" else request.kind,
        name=clip(request.name, LONGEST_NAME),
        bot=request.bot if request.kind == "bot" else None,
        joined=request.kind in ("me", "bot"),
        resigned=False,
        token_hash=hash_token(token) if token else request.token_hash,
        entropy=clip(entropy, LONGEST_ENTROPY) if request.kind == "me" else "",
        seen=0,
    )
    return seat, token


def clip(text: str, longest: int) -> str:
    """Text as one line of visible characters, cut to a length."""
    return " ".join("".join(c for c in text if c.isprintable() or c == " ").split())[:longest]


async def start_if_full(tables: Tables, table: Table) -> None:
    """Start the game if all seats are taken."""
    async with table.lock:
        if table.status != "open" or not all(seat.joined for seat in table.seats):
            return
        await begin(tables, table)
    tables.changed(table)


async def begin(tables: Tables, table: Table) -> None:
    """Set up the first position. Its seed mixes the committed secret with the players' entropy."""
    secret = table.record.secret
    seed = secret if day_of(secret) else mix(secret, [seat.entropy for seat in table.seats])
    now = tables.now()
    board = AnyBoard(table.game, table.g, table.game.new(table.g, seed, SILENT))
    clock = start_clock(table.pace, len(table.seats), now) if table.pace else None
    head = Head(0, board, board.digest(), Trail(NOBODY, 0), clock)
    write = Write()
    write.add("head", **table.head_row(head, now, status="running"))
    write.add("checkpoint", table_id=table.id, seq=0, position=pack(board))
    write.add("table", **table.table_changes(now, status="running", seed=seed))
    await tables.write(table, write)
    table.record.status, table.record.seed = "running", seed
    table.take(head, None)
    tables.broadcast(table, {"type": "table"})
