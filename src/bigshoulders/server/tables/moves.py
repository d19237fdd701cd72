"""Moves and undo: applied to a copy, committed, then swapped in."""

from __future__ import annotations

from typing import Any, Final

from bigshoulders.kernel.events import SILENT, Events
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.json import Json
from bigshoulders.server.documents import Result
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import EntryRecord
from bigshoulders.server.store.writer import Write
from bigshoulders.server.tables.clocks import after_move, after_undo
from bigshoulders.server.tables.history import position_at
from bigshoulders.server.tables.table import (
    CHECKPOINT_EVERY,
    Head,
    Live,
    Trail,
    encode,
    entry_row,
    pack_position,
)
from bigshoulders.server.tables.tables import House

LARGEST_BATCH: Final = 100


async def submit_moves(
    house: House, live: Live, seat: int, after: int, dos: list[Json], bot: str | None = None
) -> int:
    """Moves of one seat after a given entry, all or none; the number of the last one.

    It returns after the commit. IllegalMove, BadMove and `stale` change nothing. A bot moves only
    where it still plays, a person who has resigned not at all.
    """
    if not 0 < len(dos) <= LARGEST_BATCH:
        raise Refused("no_moves", most=LARGEST_BATCH)
    async with live.lock:
        head = live.seq
        try:
            await submit_once(house, live, seat, after, dos, bot)
        except Refused as refused:
            if refused.code != "stale" or live.seq != head:
                raise
            # Not the game has gone on but the table has changed: then that says what is wrong.
            await submit_once(house, live, seat, after, dos, bot)
    house.changed(live)
    return live.seq


async def submit_once(
    house: House, live: Live, seat: int, after: int, dos: list[Json], bot: str | None
) -> None:
    """The lock is held by the caller."""
    live.need_running()
    if bot is None:
        live.need_seated(seat)
    elif live.bot_of(seat) != bot:
        raise Refused("stale", head=live.seq)
    live.need_same_question(seat, after)
    batch = Batch(live, seat, house.now(), bot)
    for do in dos:
        batch.play(do)
    await finish(house, live, batch.write, batch.entries, batch.head(), batch.barrier, seat)


class Batch:
    """Moves that are being made on a copy of the position."""

    def __init__(self, live: Live, seat: int, now: float, bot: str | None) -> None:
        self.live = live
        self.bot = bot
        self.seat = seat
        self.now = now
        self.write = Write()
        self.entries: list[EntryRecord] = []
        self.state = live.game.copy(live.state)
        self.seq = live.seq
        self.digest = live.digest
        self.trail = live.trail
        self.clock = live.clock
        self.awaited = live.awaited
        self.barrier = live.barrier

    def play(self, do: Json) -> None:
        """One move more, or an error; the table itself is untouched."""
        game, g, s = self.live.game, self.live.g, self.state
        move = game.space(g).parse(do)
        before = game.copy(s)
        out = Events()
        game.apply(g, s, self.seat, move, out)
        self.seq += 1
        self.digest = game.digest(s)
        events = encode([game.spell_event(event) for event in out.items])
        spelling = encode(game.space(g).spell(move))
        entry = EntryRecord(
            table_id=self.live.id,
            seq=self.seq,
            seat=self.seat,
            do=spelling,
            events=events,
            digest=self.digest,
            time=self.now,
            bot=self.bot,
            occasion=self.live.occasion(before, move),
        )
        self.entries.append(entry)
        entry_row(self.write, entry)
        if self.seq % CHECKPOINT_EVERY == 0:
            position = pack_position(self.live.stage, g, s)
            self.write.add("checkpoint", table_id=self.live.id, seq=self.seq, position=position)
        awaited = game.awaited(g, s)
        gained = self.press_clock(awaited)
        self.awaited = awaited
        self.remember(before, move, game.luck(before) != game.luck(s), gained)

    def press_clock(self, awaited: list[int]) -> float:
        """The clock after a move; how many seconds the move itself gave to who made it."""
        if self.clock is None or self.live.pace is None:
            return 0.0
        used = self.now - self.clock.since if self.seat in self.awaited else 0.0
        rest = self.clock.left[self.seat] - max(0.0, used)
        self.clock = after_move(
            self.live.pace, self.clock, self.seat, self.awaited, awaited, self.now
        )
        return self.clock.left[self.seat] - rest

    def remember(self, before: Any, move: int, met_luck: bool, gained: float) -> None:
        """What undo needs: the position at the last barrier and the moves since."""
        is_same_trail = self.trail.seat == self.seat
        self.trail = self.trail.after_move(self.seat, self.seq, met_luck, gained)
        if met_luck:
            self.barrier = None
        elif not is_same_trail:
            self.barrier = (before, [move])
        elif self.barrier is not None:
            self.barrier = (self.barrier[0], [*self.barrier[1], move])

    def head(self) -> Head:
        return Head(self.seq, self.state, self.digest, self.trail, self.clock)


async def finish(
    house: House,
    live: Live,
    write: Write,
    entries: list[EntryRecord],
    head: Head,
    barrier: tuple[Any, list[int]] | None,
    mover: int | None = None,
) -> None:
    """Commit a new head, then be there."""
    now = house.now()
    write.add("head", **live.head_row(head, now))
    scores = live.game.result(live.g, head.state)
    ending = None
    if scores is not None:
        resigned = [seat.seat for seat in live.seats if seat.resigned]
        ending = encode(Result(scores, live.game.winners(live.g, head.state), resigned))
        write.add("table", **live.table_changes(now, status="finished", result=ending))
    for kind in live.votes:
        if kind == "undo":  # the position it was about is gone
            write.add("end_vote", at=live.id, what=kind)
    await house.write(live, write)
    if ending is not None:
        live.record.status, live.record.result = "finished", ending
    live.votes.pop("undo", None)
    live.recent.extend(entries)
    live.record.changed = now
    live.take(head, barrier, mover)


async def undo(house: House, live: Live, seat: int, after: int, to: int | None) -> int | None:
    """Take back freely what the seat has done since the last barrier.

    None when the way leads over a barrier: that needs the consent of the table.
    """
    async with live.lock:
        live.need_running()
        live.need_seated(seat)
        if live.bot_of(seat) is not None:  # else it would make the same move again
            raise Refused("bot_plays", seat=seat)
        live.need_head(after)
        trail = live.trail
        free = [trail.floor, *trail.seqs[:-1]] if trail.seat == seat and trail.seqs else []
        if to is None:
            if not free:
                raise Refused("nothing_to_undo")
            to = free[-1]
        if to not in free:
            return None
        s, barrier = await state_before(house, live, to)
        await go_back(house, live, seat, to, s, trail.back_to(to), barrier)
    house.changed(live)
    return live.seq


async def state_before(
    house: House, live: Live, to: int
) -> tuple[Any, tuple[Any, list[int]] | None]:
    """The position of a standing entry of the trail, and what undo still needs there."""
    count = len(live.trail.back_to(to).seqs)
    if live.barrier is None:
        return await position_at(house, live, to), None
    floor, moves = live.barrier
    s = live.game.copy(floor)
    for move in moves[:count]:
        live.game.apply(live.g, s, live.trail.seat, move, SILENT)
    return s, (floor, moves[:count])


async def go_back(
    house: House,
    live: Live,
    seat: int,
    to: int,
    s: Any,
    trail: Trail | None,
    barrier: tuple[Any, list[int]] | None = None,
) -> None:
    """Append an undo. The clocks run on: what a move gave goes with it, time used is gone."""
    now = house.now()
    seq = live.seq + 1
    digest = live.game.digest(s)
    entry = EntryRecord(live.id, seq, seat, encode({"undo_to": to}), "[]", digest, now)
    write = Write()
    entry_row(write, entry)
    clock = live.clock
    if clock is not None and live.pace is not None:
        awaited = live.game.awaited(live.g, s)
        clock = after_move(live.pace, clock, NOBODY, live.awaited, awaited, now)
        if trail is not None and live.clock is not None:
            gained = live.trail.gained_after(to)
            clock = after_undo(clock, live.clock, seat, gained, seat in live.awaited)
    if seq % CHECKPOINT_EVERY == 0:
        position = pack_position(live.stage, live.g, s)
        write.add("checkpoint", table_id=live.id, seq=seq, position=position)
    head = Head(seq, s, digest, trail or Trail(NOBODY, seq), clock)
    await finish(house, live, write, [entry], head, barrier)
