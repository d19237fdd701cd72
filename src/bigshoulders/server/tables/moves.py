"""Moves and undo: applied to a copy of the position, committed, then swapped in."""

from __future__ import annotations

from typing import Final

from bigshoulders.box.any_game import AnyBoard
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.json import Json
from bigshoulders.server.documents import Result
from bigshoulders.server.errors import CODES, Refused
from bigshoulders.server.store.database import FAILURES
from bigshoulders.server.store.records import EntryRecord
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables.clocks import after_move, after_undo
from bigshoulders.server.tables.history import board_at
from bigshoulders.server.tables.table import (
    CHECKPOINT_EVERY,
    Floor,
    Head,
    Table,
    Trail,
    encode,
    entry_row,
    pack,
)
from bigshoulders.server.tables.tables import Tables

LARGEST_SUBMISSION: Final = 100
UNDO: Final = "undo_to"


async def submit(
    tables: Tables,
    table: Table,
    seat: int,
    after: int,
    dos: list[Json],
    bot: str | None = None,
    key: str | None = None,
) -> int:
    """Make moves of one seat after a given entry, all or none; the number of the last entry.

    Returns after the commit. Errors change nothing, except Refused `unknown`. A bot must still play
    the seat; a person must not have resigned. A repeated request, recognized by its key, gets the
    number that the first one got.
    """
    if not 0 < len(dos) <= LARGEST_SUBMISSION:
        raise Refused("no_moves", most=LARGEST_SUBMISSION)
    async with table.lock:
        head = table.seq
        try:
            try:
                await submit_once(tables, table, seat, after, dos, bot, key)
            except Refused as refused:
                if refused.code != "stale" or table.seq != head:
                    raise
                # No new entry, so the table itself has changed: a second try gives the reason.
                await submit_once(tables, table, seat, after, dos, bot, key)
        except GameError as error:
            first = await first_answer(tables, table, seat, key, error)
            if first.do != spelled(table, dos[-1]):
                raise Refused("key_reused") from error
            return first.seq
    tables.changed(table)
    return table.seq


async def first_answer(
    tables: Tables, table: Table, seat: int, key: str | None, error: GameError
) -> EntryRecord:
    """The entry that an earlier request with this key made. Without one, the error stands; if the
    database doesn't answer, the outcome is unknown."""
    is_in_trouble = isinstance(error, Refused) and error.status >= CODES["internal"]
    if key is None or is_in_trouble:
        raise error
    try:
        first = await tables.store.entry_with_key(table.id, seat, key)
    except FAILURES as failure:
        raise Refused("unknown", head=table.seq) from failure
    if first is None:
        raise error
    return first


def spelled(table: Table, do: Json) -> str:
    """A move as the log spells it."""
    return encode(table.space.spell(table.space.parse(do)))


async def submit_once(
    tables: Tables,
    table: Table,
    seat: int,
    after: int,
    dos: list[Json],
    bot: str | None,
    key: str | None,
) -> None:
    """One attempt. The caller holds the lock."""
    table.need_running()
    if bot is None:
        table.need_seated(seat)
    elif table.bot_of(seat) != bot:
        raise Refused("stale", head=table.seq)
    table.need_same_question(seat, after)
    submission = Submission(table, seat, tables.now(), tables.clock.now(), bot)
    for number, do in enumerate(dos, 1):
        submission.play(do, key if number == len(dos) else None)
    await commit(
        tables,
        table,
        submission.write,
        submission.entries,
        submission.head(),
        submission.floor,
        seat,
    )


class Submission:
    """Moves being made on a copy of the position."""

    def __init__(self, table: Table, seat: int, now: float, ticks: float, bot: str | None) -> None:
        self.table = table
        self.bot = bot
        self.seat = seat
        self.now = now
        self.ticks = ticks  # the same moment by the players' clock
        self.write = Write()
        self.entries: list[EntryRecord] = []
        self.board = table.board.copy()
        self.seq = table.seq
        self.digest = table.digest
        self.trail = table.trail
        self.clock = table.clock
        self.awaited = table.awaited
        self.floor = table.floor

    def play(self, do: Json, key: str | None) -> None:
        """Make one more move, or raise an error; the table itself is unchanged."""
        board = self.board
        move = board.space.parse(do)
        before = board.copy()
        events = board.play(self.seat, move)
        self.seq += 1
        self.digest = board.digest()
        entry = EntryRecord(
            table_id=self.table.id,
            seq=self.seq,
            seat=self.seat,
            do=encode(board.space.spell(move)),
            events=encode([board.game.spell_event(event) for event in events]),
            digest=self.digest,
            time=self.now,
            bot=self.bot,
            occasion=self.table.occasion(before, move),
            key=key,
        )
        self.entries.append(entry)
        entry_row(self.write, entry)
        if self.seq % CHECKPOINT_EVERY == 0:
            packed = pack(board)
            self.write.add("checkpoint", table_id=self.table.id, seq=self.seq, position=packed)
        awaited = board.awaited()
        gained = self.press_clock(awaited)
        self.awaited = awaited
        self.remember(before, move, gained)

    def press_clock(self, awaited: list[int]) -> float:
        """Update the clock after a move; the seconds the move added to its seat's time."""
        if self.clock is None or self.table.pace is None:
            return 0.0
        by_bot = self.bot is not None
        is_running = self.seat in self.awaited and not by_bot
        used = self.ticks - self.clock.since if is_running else 0.0
        rest = self.clock.left[self.seat] - max(0.0, used)
        self.clock = after_move(
            self.table.pace, self.clock, self.seat, self.awaited, awaited, self.ticks, by_bot
        )
        return self.clock.left[self.seat] - rest

    def remember(self, before: AnyBoard, move: int, gained: float) -> None:
        """Keep what undo needs: the position at its floor and the moves since."""
        met_luck = before.luck != self.board.luck
        is_same_trail = self.trail.seat == self.seat
        joins = len(self.entries) > 1  # moves of one request are undone as one
        self.trail = self.trail.moved(self.seat, self.seq, met_luck, gained, joins)
        if met_luck:
            self.floor = None
        elif not is_same_trail:
            self.floor = (before, [move])
        elif self.floor is not None:
            self.floor = (self.floor[0], [*self.floor[1], move])

    def head(self) -> Head:
        return Head(self.seq, self.board, self.digest, self.trail, self.clock)


async def commit(
    tables: Tables,
    table: Table,
    write: Write,
    entries: list[EntryRecord],
    head: Head,
    floor: Floor | None,
    mover: int | None = None,
) -> None:
    """Commit a new head, then adopt it."""
    now = tables.now()
    write.add("head", **table.head_row(head, now))
    scores = head.board.result()
    ending = None
    if scores is not None:
        resigned = [seat.seat for seat in table.seats if seat.resigned]
        ending = encode(Result(scores, head.board.winners(), resigned))
        write.add("table", **table.table_changes(now, status="finished", result=ending))
    for kind in table.votes:
        if kind == "undo":  # its position is gone
            write.add("end_vote", at=table.id, what=kind)
    await tables.write(table, write)
    if ending is not None:
        table.record.status, table.record.result = "finished", ending
    table.votes.pop("undo", None)
    table.recent.extend(entries)
    table.record.changed = now
    table.take(head, floor, mover)


async def undo(
    tables: Tables, table: Table, seat: int, after: int, to: int | None, key: str | None = None
) -> int | None:
    """Take back moves that the seat may take back by itself; the number of the undo's entry.

    None if the entry lies further back: that needs the consent of the table. A repeated request
    with the same key gets the first answer.
    """
    async with table.lock:
        try:
            is_done = await undo_once(tables, table, seat, after, to, key)
        except Refused as refused:
            first = await first_answer(tables, table, seat, key, refused)
            if UNDO not in first.do:
                raise Refused("key_reused") from refused
            return first.seq
    if not is_done:
        return None
    tables.changed(table)
    return table.seq


async def undo_once(
    tables: Tables, table: Table, seat: int, after: int, to: int | None, key: str | None
) -> bool:
    """One attempt; whether the seat may undo so far. The caller holds the lock."""
    table.need_running()
    table.need_seated(seat)
    if table.bot_of(seat) is not None:  # it would make the same move again
        raise Refused("bot_plays", why="now", seat=seat)
    table.need_head(after)
    if to is None:
        to = table.trail.last_target(seat)
        if to is None:
            raise nothing_to_undo(table, seat)
    if to not in table.trail.targets(seat):
        return False
    trail = table.trail.undone(to, table.seq + 1)
    board, floor = await board_before(tables, table, to, len(trail.seqs))
    await go_back(tables, table, seat, to, board, trail, floor, key)
    return True


def nothing_to_undo(table: Table, seat: int) -> Refused:
    """The refusal of an undo, with what stands in its way."""
    whose = table.trail.seat
    barriers = {seat: "all", NOBODY: "luck" if table.seq > 1 else "start"}  # entry 1 may be a note
    return Refused("nothing_to_undo", why=barriers.get(whose, "other"))


async def board_before(
    tables: Tables, table: Table, to: int, count: int
) -> tuple[AnyBoard, Floor | None]:
    """The position of an entry after which `count` moves of the trail stand, and its floor."""
    if table.floor is None:
        return await board_at(tables, table, to), None
    lowest, moves = table.floor
    board = lowest.copy()
    for move in moves[:count]:
        board.play(table.trail.seat, move)
    return board, (lowest, moves[:count])


async def go_back(
    tables: Tables,
    table: Table,
    seat: int,
    to: int,
    board: AnyBoard,
    trail: Trail | None,
    floor: Floor | None = None,
    key: str | None = None,
) -> None:
    """Append an undo. The clocks run on: what a move gave goes with it, time used is gone."""
    now = tables.now()
    seq = table.seq + 1
    digest = board.digest()
    do = encode({UNDO: to})
    entry = EntryRecord(table.id, seq, seat, do, "[]", digest, now, key=key)
    write = Write()
    entry_row(write, entry)
    clock = table.clock
    if clock is not None and table.pace is not None:
        ticks = tables.clock.now()
        clock = after_move(table.pace, clock, NOBODY, table.awaited, board.awaited(), ticks)
        if trail is not None and table.clock is not None:
            gained = table.trail.gained_after(to)
            clock = after_undo(clock, table.clock, seat, gained, seat in table.awaited)
    if seq % CHECKPOINT_EVERY == 0:
        write.add("checkpoint", table_id=table.id, seq=seq, position=pack(board))
    head = Head(seq, board, digest, trail or Trail(NOBODY, seq), clock)
    await commit(tables, table, write, [entry], head, floor)
