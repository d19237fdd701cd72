"""New tables: options, seats, secrets, and the first position once all seats are taken."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Final

from bigshoulders.box.any_game import AnyBoard
from bigshoulders.box.box import AnyBox
from bigshoulders.box.examples import Example, examples
from bigshoulders.kernel.chance import daily_seed, day_of
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.json import Json
from bigshoulders.server.documents import NewSeat, NewTable, Pace
from bigshoulders.server.errors import Refused
from bigshoulders.server.shares import ADDRESS
from bigshoulders.server.store.records import EntryRecord, SeatRecord, Stored, TableRecord
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables.access import hash_token, new_token
from bigshoulders.server.tables.bot_pool import bot_names, check_bot_name
from bigshoulders.server.tables.clocks import ABSENCE, check_absence, check_pace, start_clock
from bigshoulders.server.tables.daily import check_day
from bigshoulders.server.tables.fairness import mix
from bigshoulders.server.tables.names import (
    LONGEST_ENTROPY,
    LONGEST_NAME,
    LONGEST_TITLE,
    clip,
    new_id,
)
from bigshoulders.server.tables.rules import rules_of
from bigshoulders.server.tables.table import (
    CHECKPOINT_EVERY,
    Head,
    Table,
    Trail,
    encode,
    entry_row,
    pack,
    seat_row,
)
from bigshoulders.server.tables.tables import Tables
from bigshoulders.shelf import box_of

SECRET_BYTES: Final = 32
KINDS: Final = ["me", "open", "invite", "bot"]


@dataclass(frozen=True)
class SeatRequest:
    """A requested seat: for me, for anyone (open), for the holder of a link (invite), or a bot."""

    kind: str
    name: str = ""
    bot: str | None = None
    token_hash: str | None = None  # of an existing link that serves as the invitation
    entropy: str | None = None  # of the same seat in a game whose luck is repeated


@dataclass(frozen=True)
class Luck:
    """The luck of a finished game: its secret, and the seed that followed from it."""

    secret: bytes
    seed: bytes = b""


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
    assistance: bool | None = None  # whether bots advise people; None: only a single person
    absence: float | None = ABSENCE
    example: str | None = None  # the example whose position the game starts from


async def create_table(tables: Tables, request: TableRequest) -> tuple[Table, NewTable]:
    """A new table and its secrets, which aren't shown again. It starts once all seats are taken."""
    example = example_of(request)
    if example is not None:
        request = replace(request, config=example.config, entropy="", daily=None)
    table, made, write = await draw_up(tables, request, Luck(example.secret) if example else None)
    await tables.write(table, write)
    await open_table(tables, table, example)
    return table, made


def example_of(request: TableRequest) -> Example | None:
    """The example a table starts from. All its seats must be taken at once."""
    if request.example is None:
        return None
    found = examples(box_of(request.game)).get(request.example)
    if found is None or found.is_over:
        raise Refused("no_such_example", got=request.example)
    if any(seat.kind not in ("me", "bot") for seat in request.seats):
        raise Refused("bad_seats", why="kind", got="open", needed="me, bot")
    return found


async def open_table(tables: Tables, table: Table, example: Example | None = None) -> None:
    """Keep a stored new table in memory, and start it if nobody is missing."""
    tables.in_memory[table.id] = table
    tables.evict_idle()
    await start_if_full(tables, table, example)


def with_documents(box: AnyBox, config: dict[str, Json]) -> dict[str, Json]:
    """The options of a request; a document may be given as the text of its file."""
    options = ((name, value, box.option(name)) for name, value in config.items())
    return {
        name: option.read(value, name)
        if option is not None and option.read is not None and isinstance(value, str)
        else value
        for name, value, option in options
    }


async def draw_up(
    tables: Tables, request: TableRequest, luck: Luck | None = None
) -> tuple[Table, NewTable, Write]:
    """A new table, its secrets, and the rows to store. Examples and repeated games bring their own
    luck."""
    box = box_of(request.game)
    game = box.game
    wanted = encode(with_documents(box, request.config))
    config = encode(game.config(rules_of(request.game, wanted)))
    rules = rules_of(request.game, config)
    check_seats(request, game.seats(rules))
    if request.pace is not None:
        check_pace(request.pace)
    check_absence(request.absence)
    now = tables.now()
    luck = luck or Luck(secrets.token_bytes(SECRET_BYTES))
    if request.daily is not None:
        check_day(request.daily, request.game, now)
        luck = Luck(daily_seed(request.daily))
    owner, watch = new_token("owner"), new_token("watch")
    record = TableRecord(
        id=new_id(),
        game=request.game,
        config=config,
        rules=game.version(rules),
        secret=luck.secret,
        seed=luck.seed,
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
        assistance=request.assistance,
        absence=request.absence,
        daily=request.daily,
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
    generation = await tables.store.generation()
    table = Table(Stored(record, seats, None, [], generation), tables.clock)
    table.origin = ADDRESS.get()
    return table, NewTable(record.id, owner, watch, new_seats), write


def check_seats(request: TableRequest, count: int) -> None:
    """Refuse a wrong number of seats, unknown kinds of seats and unknown bots."""
    if len(request.seats) != count:
        raise Refused("bad_seats", why="count", got=len(request.seats), needed=count)
    for seat in request.seats:
        if seat.kind not in KINDS:
            raise Refused("bad_seats", why="kind", got=seat.kind, needed=", ".join(KINDS))
        if seat.kind == "bot":
            check_bot(request.game, seat.bot)


def check_bot(game: str, bot: str | None) -> None:
    if bot is None:
        raise Refused("no_such_bot", got=bot, known=[*bot_names(game)])
    check_bot_name(game, bot)


def make_seat(
    table_id: str, number: int, request: SeatRequest, entropy: str
) -> tuple[SeatRecord, str | None]:
    """A seat, and its token if it gets a link. The words of entropy are those of its creator,
    unless the seat brings its own."""
    is_mine = request.kind == "me"
    words = request.entropy if request.entropy is not None else entropy if is_mine else ""
    needs_link = is_mine or (request.kind == "invite" and request.token_hash is None)
    token = new_token("seat") if needs_link else None
    seat = SeatRecord(
        table_id=table_id,
        seat=number,
        kind="human" if request.kind == "me" else request.kind,
        name=clip(request.name, LONGEST_NAME),
        bot=request.bot if request.kind == "bot" else None,
        joined=request.kind in ("me", "bot"),
        resigned=False,
        token_hash=hash_token(token) if token and is_mine else request.token_hash,
        entropy=clip(words, LONGEST_ENTROPY),
        seen=0,
        invite_hash=hash_token(token) if token and not is_mine else None,
    )
    return seat, token


async def start_if_full(tables: Tables, table: Table, example: Example | None = None) -> None:
    """Start the game if all seats are taken."""
    async with table.lock:
        if table.status != "open" or not all(seat.joined for seat in table.seats):
            return
        await begin(tables, table, example)
    tables.changed(table)


async def begin(tables: Tables, table: Table, example: Example | None) -> None:
    """Set up the first position. Its seed mixes the committed secret with the players' entropy,
    unless the game repeats the luck of another."""
    seed = table.record.seed or fresh_seed(table)
    now = tables.now()
    board = AnyBoard(table.game, table.g, table.game.new(table.g, seed, SILENT))
    clock = start_clock(table.pace, len(table.seats), tables.clock.now()) if table.pace else None
    head = Head(0, board, board.digest(), Trail(NOBODY, 0), clock)
    write = Write()
    if table.record.assistance and len(table.people()) > 1:
        head = replace(head, seq=1, trail=Trail(NOBODY, 1))
        do = encode({"note": "assistance"})
        entry_row(write, EntryRecord(table.id, 1, NOBODY, do, "[]", head.digest, now))
    write.add("checkpoint", table_id=table.id, seq=0, position=pack(board))
    if example is not None:
        head = play_example(write, table, example, head, now)
    write.add("head", **table.head_row(head, now, status="running"))
    write.add("table", **table.table_changes(now, status="running", seed=seed))
    await tables.write(table, write)
    table.record.status, table.record.seed = "running", seed
    table.take(head, None)
    tables.broadcast(table, {"type": "table"})


def fresh_seed(table: Table) -> bytes:
    secret = table.record.secret
    return secret if day_of(secret) else mix(secret, [seat.entropy for seat in table.seats])


def play_example(write: Write, table: Table, example: Example, head: Head, now: float) -> Head:
    """Play the moves of an example into the log; players can't undo past their end."""
    board, digest = head.board, head.digest
    for seq, (seat, do) in enumerate(example.moves, head.seq + 1):
        move = board.space.parse(do)
        occasion = table.occasion(board, move)
        events = [table.game.spell_event(event) for event in board.play(seat, move)]
        digest = board.digest()
        spelt, told = encode(board.space.spell(move)), encode(events)
        row = EntryRecord(table.id, seq, seat, spelt, told, digest, now, None, occasion)
        entry_row(write, row)
        if seq % CHECKPOINT_EVERY == 0:
            write.add("checkpoint", table_id=table.id, seq=seq, position=pack(board))
    last = head.seq + len(example.moves)
    return replace(head, seq=last, board=board, digest=digest, trail=Trail(NOBODY, last))
