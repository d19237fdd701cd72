"""Making a table: options, seats, secrets, and the first position when everybody is there."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

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
from bigshoulders.server.tables.stages import rules_of, stage_of
from bigshoulders.server.tables.table import Head, Live, Trail, encode, pack_position, seat_row
from bigshoulders.server.tables.tables import House

ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 12
SECRET_BYTES: Final = 32
LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
LONGEST_ENTROPY: Final = 200
KINDS: Final = ["me", "open", "invite", "bot"]


@dataclass(frozen=True)
class SeatWish:
    """Who shall sit there: me, anybody (open), somebody with a link (invite), or a bot."""

    kind: str
    name: str = ""
    bot: str | None = None
    token_hash: str | None = None  # of a link that somebody has already: it is the invitation


@dataclass(frozen=True)
class Wish:
    """A table somebody wants."""

    game: str
    config: dict[str, Json]
    seats: list[SeatWish]
    title: str = ""
    public: bool = False
    pace: Pace | None = None
    entropy: str = ""
    daily: str | None = None  # the day whose game is played


async def create_table(house: House, wish: Wish) -> tuple[Live, NewTable]:
    """A new table and its secrets, which are told once; it starts when everybody is there."""
    game = stage_of(wish.game).game
    config = encode(game.config(rules_of(wish.game, encode(wish.config))))
    rules = rules_of(wish.game, config)
    check_seats(wish, game.seats(rules))
    if wish.pace is not None:
        check_pace(wish.pace)
    now = house.now()
    secret = secrets.token_bytes(SECRET_BYTES)
    if wish.daily is not None:
        check_day(wish.daily, wish.game, now)
        secret = daily_seed(wish.daily)
    owner, watch = new_token("owner"), new_token("watch")
    table = TableRecord(
        id=new_id(),
        game=wish.game,
        config=config,
        rules=game.version(rules),
        secret=secret,
        seed=b"",
        title=clip(wish.title, LONGEST_TITLE),
        public=wish.public,
        pace=encode(wish.pace) if wish.pace else None,
        status="open",
        owner_hash=hash_token(owner),
        watch_hash=hash_token(watch),
        result=None,
        rematch=None,
        created=now,
        changed=now,
    )
    write = Write()
    write.add("new_table", **vars(table))
    seats: list[SeatRecord] = []
    told: list[NewSeat] = []
    for number, seat_wish in enumerate(wish.seats):
        seat, token = make_seat(table.id, number, seat_wish, wish.entropy)
        seats.append(seat)
        write.add("new_seat", **seat_row(seat))
        link = f"/t/{table.id}#{token}" if token else None
        told.append(NewSeat(number, token, link))
    live = Live(Stored(table, seats, None, [], await house.store.generation()))
    await house.write(live, write)
    house.tables[live.id] = live
    house.let_leave()
    await start_if_full(house, live)
    return live, NewTable(table.id, owner, watch, told)


def new_id() -> str:
    """A name for a table or a person that nobody can guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def check_seats(wish: Wish, count: int) -> None:
    """As many seats as the game has, each of a known kind, bots that exist."""
    if len(wish.seats) != count:
        raise Refused("bad_seats", got=len(wish.seats), needed=count)
    for seat in wish.seats:
        if seat.kind not in KINDS:
            raise Refused("bad_seats", got=seat.kind, needed=", ".join(KINDS))
        if seat.kind == "bot":
            check_bot(wish.game, seat.bot)


def check_bot(game: str, bot: str | None) -> None:
    if bot is None:
        raise Refused("no_such_bot", got=bot, known=[*bot_names(game)])
    check_bot_name(game, bot)


def make_seat(
    table: str, number: int, wish: SeatWish, entropy: str
) -> tuple[SeatRecord, str | None]:
    """A seat and its secret, if somebody is to have one."""
    needs_link = wish.kind == "me" or (wish.kind == "invite" and wish.token_hash is None)
    token = new_token("seat") if needs_link else None
    seat = SeatRecord(
        table_id=table,
        seat=number,
        kind="human" if wish.kind == "me" else wish.kind,
        name=clip(wish.name, LONGEST_NAME),
        bot=wish.bot if wish.kind == "bot" else None,
        joined=wish.kind in ("me", "bot"),
        resigned=False,
        token_hash=hash_token(token) if token else wish.token_hash,
        entropy=clip(entropy, LONGEST_ENTROPY) if wish.kind == "me" else "",
        seen=0,
    )
    return seat, token


def clip(text: str, longest: int) -> str:
    """Text as it is kept: one line, without what cannot be seen, not too long."""
    return " ".join("".join(c for c in text if c.isprintable() or c == " ").split())[:longest]


async def start_if_full(house: House, live: Live) -> None:
    """The game begins when the last seat is taken."""
    async with live.lock:
        if live.status != "open" or not all(seat.joined for seat in live.seats):
            return
        await begin(house, live)
    house.changed(live)


async def begin(house: House, live: Live) -> None:
    """The first position, from the published secret and what the players have added."""
    secret = live.record.secret
    seed = secret if day_of(secret) else mix(secret, [seat.entropy for seat in live.seats])
    now = house.now()
    s = live.game.new(live.g, seed, SILENT)
    clock = start_clock(live.pace, len(live.seats), now) if live.pace else None
    head = Head(0, s, live.game.digest(s), Trail(NOBODY, 0), clock)
    write = Write()
    write.add("head", **live.head_row(head, now, status="running"))
    position = pack_position(live.stage, live.g, s)
    write.add("checkpoint", table_id=live.id, seq=0, position=position)
    write.add("table", **live.table_changes(now, status="running", seed=seed))
    await house.write(live, write)
    live.record.status, live.record.seed = "running", seed
    live.take(head, None)
    house.tell(live, {"type": "table"})
