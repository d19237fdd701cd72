"""A table in memory: its latest position and a few entries. The log stays in the database."""

from __future__ import annotations

import asyncio
import zlib
from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import msgspec

from bigshoulders.box.any_game import AnyBoard
from bigshoulders.box.faces import Sheet, face, voice
from bigshoulders.box.wealth import Holder
from bigshoulders.kernel.board import Board
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import ActionSpace
from bigshoulders.kernel.undo import Undo
from bigshoulders.language.messages import LANGUAGES, messages
from bigshoulders.language.voice import AnyVoice
from bigshoulders.server.documents import Document, Pace, Result
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import EntryRecord, SeatRecord, Stored, VoteRecord
from bigshoulders.server.store.write import Row, Write
from bigshoulders.server.tables.clocks import Clock, deadline
from bigshoulders.server.tables.rules import rules_of
from bigshoulders.server.tables.server_clock import ServerClock
from bigshoulders.shelf import box_of, default_bot

CHECKPOINT_EVERY: Final = 25
CACHE_SECONDS: Final = 3.0
MOST_MESSAGES: Final = 200  # queued for one connection
Floor: TypeAlias = tuple[AnyBoard, list[int]]  # the board at the floor of undo, and the moves since

Cached: TypeAlias = Any  # bytes, Raw or a parsed entry, as its key says
RECENT: Final = 16  # entries kept in memory, so that connections rarely query the database


@dataclass(frozen=True)
class Trail(Undo):
    """The moves a seat may take back, as stored: with the seconds each move gave its clock."""

    gains: dict[int, float] = field(default_factory=dict)

    def moved(
        self, seat: int, seq: int, met_luck: bool, gained: float, joins: bool = False
    ) -> Trail:
        """The trail after a move that gave these seconds."""
        undo = self.after_move(seat, seq, met_luck, joins)
        return self.standing(undo, {seq: gained} if gained else {})

    def undone(self, target: int, seq: int) -> Trail:
        """The trail after entry `seq`, an undo that returned to entry `target`."""
        return self.standing(self.back_to(target, seq), {})

    def standing(self, undo: Undo, new: dict[int, float]) -> Trail:
        """The gains of the moves that still stand."""
        gains = {n: gained for n, gained in (self.gains | new).items() if n in undo.seqs}
        return Trail(undo.seat, undo.floor, undo.seqs, undo.joined, gains)

    def gained_after(self, target: int) -> float:
        """The seconds that an undo to an entry takes from the clock."""
        return sum(gained for seq, gained in self.gains.items() if seq > target)


@dataclass(eq=False)
class Watcher:
    """One connection to a table: woken on changes, with a queue of messages outside the log."""

    seats: tuple[int, ...]
    person: str | None = None  # id of the account that opened the connection
    is_invited: bool = False  # to a seat it hasn't taken yet
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    messages: list[Document] = field(default_factory=list)
    answers: list[Document] = field(default_factory=list)  # replies to this client; never dropped
    needs_recheck: bool = False  # whether the account's pass must be checked again

    def push(self, message: Document) -> None:
        """Queue a message; a client that reads too slowly loses the oldest ones."""
        self.messages.append(message)
        del self.messages[:-MOST_MESSAGES]
        self.wake.set()


class Table:
    """A table with players or spectators, or one requested recently."""

    def __init__(self, stored: Stored, server_clock: ServerClock) -> None:
        self.server_clock = server_clock
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.recent: deque[EntryRecord] = deque(maxlen=RECENT)
        self.cache: dict[Hashable, Cached] = {}  # snapshots and texts of the latest entries
        self.bot_task: asyncio.Task[None] | None = None
        self.is_gone = False  # deleted by an operator
        self.origin = ""  # the address that created it or opened it first, if known
        self.elsewhere: dict[str, list[int]] = {}  # by process: seats connected there
        self.spectators: dict[str, int] = {}  # by process: the number of them connected there
        self.heard: dict[str, float] = {}  # by process: time of its last presence message
        self.chat_length = 0  # lines of chat at the last look
        self.adopt(stored)

    def adopt(self, stored: Stored) -> None:
        """Replace everything with the stored table."""
        self.record = stored.table
        self.generation = stored.generation
        self.seats: list[SeatRecord] = stored.seats
        self.votes: dict[str, VoteRecord] = {vote.kind: vote for vote in stored.votes}
        self.box = box_of(stored.table.game)
        self.game = self.box.game
        self.sheet = face(self.box, Sheet)
        self.g = rules_of(stored.table.game, stored.table.config)
        self.pace = read_pace(stored.table.pace)
        self.seq = 0
        self.ticks = 0.0  # of the last entry, by the players' clock
        self.digest = ""
        self.trail = Trail(NOBODY, 0)
        self.clock: Clock | None = None
        self.packed: bytes | None = None  # the stored position, unpacked on first use
        self.unpacked: AnyBoard | None = None
        self.floor: Floor | None = None
        self.awaited: list[int] = []
        self.asked_since: list[int] = [0] * len(stored.seats)  # by seat: when asked
        self.recent.clear()
        self.cache.clear()
        self.voices: dict[str, AnyVoice] = {}
        self.moments: dict[
            int, list[Holder]
        ] = {}  # by entry: wealth of all seats, computed on request
        if stored.head is not None:
            head = stored.head
            self.seq, self.digest, self.ticks = head.seq, head.digest, head.ticks
            self.trail = msgspec.json.decode(head.trail, type=Trail)
            self.clock = msgspec.json.decode(head.clock, type=Clock) if head.clock else None
            self.packed = head.position
            self.awaited = [int(seat) for seat in head.awaited.split(",") if seat]
            self.asked_since = [self.seq] * len(self.seats)

    # --- facts ---------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def status(self) -> str:
        return self.record.status

    @property
    def is_over(self) -> bool:
        return self.status in ("finished", "abandoned")

    @property
    def has_begun(self) -> bool:
        return self.packed is not None or self.unpacked is not None

    @property
    def board(self) -> AnyBoard:
        """The latest position, unpacked on first use: lists of tables never need it."""
        if self.packed is not None:
            self.unpacked, self.packed = self.unpack(self.packed), None
        if self.unpacked is None:
            raise Refused("not_running", status=self.status)
        return self.unpacked

    @property
    def space(self) -> ActionSpace:
        """The moves of its game."""
        return self.game.space(self.g)

    def unpack(self, packed: bytes) -> AnyBoard:
        """A stored position; all boards of the table share its rules."""
        document: Json = msgspec.json.decode(zlib.decompress(packed))
        return Board(self.game, self.g, self.game.import_position(document)[1])

    def need_running(self) -> None:
        if self.status != "running":
            raise Refused("not_running", status=self.status)

    def need_head(self, after: int) -> None:
        if after != self.seq:
            raise Refused("stale", head=self.seq)

    def need_same_question(self, seat: int, after: int) -> None:
        """Refuse a stale move; answers of others to a simultaneous question don't make it stale."""
        if seat not in self.awaited or not self.asked_since[seat] <= after <= self.seq:
            self.need_head(after)

    def awaited_now(self) -> list[int]:
        if self.status != "running":
            return []
        return self.board.awaited()

    def seat(self, seat: int) -> SeatRecord:
        if not 0 <= seat < len(self.seats):
            raise Refused("no_such_seat", seat=seat)
        return self.seats[seat]

    def need_seated(self, seat: int) -> None:
        """Refuse a seat that has resigned."""
        if self.seat(seat).resigned:
            raise Refused("seat_resigned", seat=seat)

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now, if any."""
        return self.seats[seat].bot

    def people(self) -> list[int]:
        """Seats of people still in the game, including those a bot plays for the moment."""
        return [s.seat for s in self.seats if s.kind == "human" and not s.resigned]

    @property
    def stand_in(self) -> str:
        """The bot that plays for a person who is away."""
        return str(default_bot(self.record.game))

    @property
    def has_assistance(self) -> bool:
        """Whether bots advise the players, as the table was made; by default only one alone."""
        if self.record.assistance is not None:
            return self.record.assistance
        return sum(seat.kind != "bot" for seat in self.seats) <= 1

    def need_assistance(self) -> None:
        """Refuse advice of any kind where the table was made without. After the game it is free."""
        if not self.has_assistance and not self.is_over:
            raise Refused("no_assistance")

    def is_away(self, seat: int) -> bool:
        """Whether a player hasn't been here for longer than the table's rule allows."""
        limit = self.record.absence
        if limit is None or self.connected(seat):
            return False
        since = max(self.seats[seat].last_here, self.ticks)
        return self.server_clock.now() - since >= limit

    def is_absent(self, seat: int) -> bool:
        """Whether the table has waited for an absent player longer than its rule allows."""
        record = self.seats[seat]
        is_person = record.kind == "human" and record.bot is None
        return is_person and seat in self.awaited and self.is_away(seat)

    def need_free(self, seat: int) -> None:
        """Refuse a seat before the start whose player hasn't been away for long."""
        if self.seats[seat].kind == "human" and not self.is_away(seat):
            raise Refused("needs_consent", seat=seat, status=self.status)

    def names(self, language: str) -> list[str]:
        words = messages(language)
        return [s.shown or words.text("server-seat", {"number": s.seat + 1}) for s in self.seats]

    def voice(self, language: str) -> AnyVoice:
        """The voice of this table in a language."""
        if language not in self.voices:
            words = messages(language)
            self.voices[language] = voice(self.box, words, self.names(language), self.g)
        return self.voices[language]

    def occasion(self, before: AnyBoard, move: int) -> str | None:
        """The question a move answers, where the move alone doesn't determine it."""
        return self.voice(LANGUAGES[0]).occasion(before.state, move) or None

    def result(self) -> Result | None:
        if self.record.result is None:
            return None
        return msgspec.json.decode(self.record.result, type=Result)

    def connected(self, seat: int) -> bool:
        here = any(seat in watcher.seats for watcher in self.watchers)
        return here or any(seat in seats for seats in self.elsewhere.values())

    # --- rows ----------------------------------------------------------------------------------

    def head_row(
        self,
        head: Head,
        now: float,
        seats: list[SeatRecord] | None = None,
        status: str | None = None,
    ) -> Row:
        """The row of a new head; seats and status default to the present ones."""
        is_running = (status or self.status) == "running"
        awaited = head.board.awaited() if is_running else []
        people = [seat for seat in awaited if (seats or self.seats)[seat].bot is None]
        clock = head.clock
        return {
            "table_id": self.id,
            "seq": head.seq,
            "position": pack(head.board),
            "digest": head.digest,
            "trail": encode(head.trail),
            "awaited": ",".join(map(str, awaited)),
            "bot_due": len(people) < len(awaited),
            "clock": encode(clock) if clock else None,
            "deadline": deadline(clock, people) if clock else None,
            "time": now,
            "ticks": self.server_clock.now(),
        }

    def table_changes(self, now: float, **changes: object) -> Row:
        """The row of the table with changed columns; the caller adopts them after the commit."""
        r = self.record
        row = {
            "at": r.id,
            "status": r.status,
            "config": r.config,
            "pace": r.pace,
            "assistance": r.assistance,
            "absence": r.absence,
            "seed": r.seed,
            "rules": r.rules,
            "result": r.result,
            "rematch": r.rematch,
            "title": r.title,
            "public": r.public,
            "owner_hash": r.owner_hash,
            "watch_hash": r.watch_hash,
            "aided": r.aided,
            "changed": now,
            **changes,
        }
        return {**row, "become": row["status"]}

    def keep(self, key: Hashable, made: Cached) -> None:
        """Cache a result for a few seconds, because other connections need the same."""
        if not self.cache:
            asyncio.get_running_loop().call_later(CACHE_SECONDS, self.forget, self.seq)
        self.cache[key] = made

    def forget(self, seq: int) -> None:
        """Clear the cache, unless a later entry has already replaced it."""
        if self.seq == seq:
            self.cache.clear()

    def head(self) -> Head:
        """The present head."""
        return Head(self.seq, self.board, self.digest, self.trail, self.clock)

    def take(self, head: Head, floor: Floor | None, mover: int | None = None) -> None:
        """Adopt a committed head; without a mover, every seat is asked again."""
        before = self.awaited
        self.seq, self.digest = head.seq, head.digest
        self.ticks = self.server_clock.now()
        self.unpacked, self.packed = head.board, None
        self.trail, self.clock = head.trail, head.clock
        self.floor = floor
        self.awaited = self.awaited_now()
        is_simultaneous = mover is not None and len(before) > 1
        for other in range(len(self.seats)):
            if not (
                is_simultaneous and other != mover and other in before and other in self.awaited
            ):
                self.asked_since[other] = head.seq
        self.cache.clear()


@dataclass(frozen=True)
class Head:
    """The latest position, with its entry number, digest, undo window and clock."""

    seq: int
    board: AnyBoard
    digest: str
    trail: Trail
    clock: Clock | None


def encode(document: object) -> str:
    return msgspec.json.encode(document).decode()


def read_pace(text: str | None) -> Pace | None:
    return msgspec.json.decode(text, type=Pace) if text else None


def pack(board: AnyBoard) -> bytes:
    """A position as compressed JSON for the database. It contains the seed: never send it."""
    return zlib.compress(msgspec.json.encode(board.export()), 1)


def seat_row(seat: SeatRecord) -> Row:
    return dict(vars(seat))


def entry_row(write: Write, entry: EntryRecord) -> None:
    write.add("entry", **vars(entry))
