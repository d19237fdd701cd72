"""Votes: on undo past a draw or another seat's move, abandoning, a stand-in, other times.

Bots don't vote.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec

from bigshoulders.server.documents import Times, VoteInfo
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import VoteRecord
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables.history import board_at
from bigshoulders.server.tables.moves import go_back
from bigshoulders.server.tables.seating import stand_in
from bigshoulders.server.tables.table import Table, encode
from bigshoulders.server.tables.tables import Tables
from bigshoulders.server.tables.times import change_times, check_times

TRIES: Final = 4


def vote_info(table: Table, vote: VoteRecord) -> VoteInfo:
    agreed: list[int] = msgspec.json.decode(vote.agreed)
    needed = [seat for seat in table.people() if seat not in agreed]
    times = msgspec.json.decode(vote.times, type=Times) if vote.times else None
    return VoteInfo(vote.kind, vote.by, vote.to, agreed, needed, times)


def is_carried(table: Table, vote: VoteRecord) -> bool:
    """Whether enough players agree: all of them; for a stand-in that player, or all others if there
    are at least two, so that nobody replaces an opponent alone."""
    info = vote_info(table, vote)
    if vote.kind != "stand_in":
        return not info.needed
    others = [seat for seat in table.people() if seat != vote.to]
    return vote.to in info.agreed or (len(others) > 1 and info.needed == [vote.to])


def check_replaceable(table: Table, by: int, seat: int) -> None:
    """Refuse a vote on a seat that no other person plays."""
    record = table.seat(seat)
    if seat == by:
        raise Refused("bot_plays", why="yours", seat=seat)
    if record.kind == "bot" or record.bot is not None:
        raise Refused("bot_plays", why="already", seat=seat)
    table.need_seated(seat)


def report_vote(tables: Tables, table: Table, vote: VoteRecord, outcome: str) -> None:
    """Send the state of a vote to all connections: open, agreed or refused."""
    info = msgspec.to_builtins(vote_info(table, vote))
    tables.broadcast(table, {"type": "vote", **info, "outcome": outcome})


async def propose(
    tables: Tables, table: Table, kind: str, seats: list[int], times: Times | None = None
) -> bool:
    """Start a vote in which all these seats agree; whether it is carried at once."""
    carried = await ask(tables, table, kind, seats[0], times=times)
    if carried or len(seats) == 1:
        return carried
    return await answer(tables, table, kind, seats, agree=True)


async def ask(
    tables: Tables, table: Table, kind: str, seat: int, to: int = 0, times: Times | None = None
) -> bool:
    """Start a vote; whether it is carried at once, because no other consent is needed."""
    async with table.lock:
        table.need_running()
        table.need_seated(seat)
        if kind in table.votes:
            raise Refused("vote_open", kind=kind)
        if kind == "stand_in":
            check_replaceable(table, seat, to)
        if times is not None:
            check_times(table, times)
        if kind == "undo":
            if len(table.seats) == 1:  # nobody can consent, and rolls stay
                raise Refused("nothing_to_undo", why="luck")
            await board_at(tables, table, to)  # raises if there is no such position
            if to >= table.seq:
                raise Refused("no_such_entry", seq=to, head=table.seq)
        proposed = encode(times) if times else None
        vote = VoteRecord(table.id, kind, table.seq, to, seat, encode([seat]), proposed)
        carried = await weigh(tables, table, vote)
    tables.changed(table)
    return carried


async def answer(tables: Tables, table: Table, kind: str, seats: list[int], agree: bool) -> bool:
    """Answer a vote; whether it is carried. One refusal ends it, the last consent carries it.

    If another process changed the vote meanwhile, the answer is applied to the new state.
    """
    async with table.lock:
        for _ in range(TRIES):
            try:
                carried = await answer_once(tables, table, kind, seats, agree)
                break
            except Refused as refused:
                if refused.code != "stale":
                    raise
        else:
            raise Refused("stale", head=table.seq)
    tables.changed(table)
    return carried


async def answer_once(
    tables: Tables, table: Table, kind: str, seats: list[int], agree: bool
) -> bool:
    """One attempt. The caller holds the lock."""
    table.need_running()
    voters = [seat for seat in seats if not table.seat(seat).resigned]
    if not voters:
        raise Refused("seat_resigned", seat=seats[0])
    vote = table.votes.get(kind)
    if vote is None:
        raise Refused("no_vote", kind=kind)
    if not agree:
        await tables.write(table, Write().add("end_vote", at=table.id, what=kind))
        del table.votes[kind]
        report_vote(tables, table, vote, "refused")
        return False
    agreed: set[int] = {*msgspec.json.decode(vote.agreed), *voters}
    return await weigh(tables, table, replace(vote, agreed=encode(sorted(agreed))))


async def weigh(tables: Tables, table: Table, vote: VoteRecord) -> bool:
    """Store a vote, or carry it out once all agree. The caller holds the lock."""
    if not is_carried(table, vote):
        await tables.write(table, Write().add("vote", **vars(vote)))
        table.votes[vote.kind] = vote
        report_vote(tables, table, vote, "open")
        return False
    if vote.kind == "stand_in":
        why = "consent" if vote.to in msgspec.json.decode(vote.agreed) else "vote"
        write = Write().add("end_vote", at=table.id, what=vote.kind)
        await stand_in(tables, table, [vote.to], table.stand_in, why, write)
        table.votes.pop(vote.kind, None)
    elif vote.kind == "undo":
        board = (await board_at(tables, table, vote.to)).copy()
        await go_back(tables, table, vote.by, vote.to, board, None)
    elif vote.times is not None:
        write = Write().add("end_vote", at=table.id, what=vote.kind)
        await change_times(
            tables, table, vote.by, msgspec.json.decode(vote.times, type=Times), write
        )
        table.votes.pop(vote.kind, None)
    else:
        await abandon(tables, table)
    report_vote(tables, table, vote, "agreed")
    return True


async def weigh_again(tables: Tables, table: Table) -> None:
    """Carry out votes that waited only for a seat that left. The caller holds the lock."""
    for vote in list(table.votes.values()):
        if table.status == "running" and is_carried(table, vote):
            await weigh(tables, table, vote)


async def abandon(tables: Tables, table: Table) -> None:
    """End the game without a result."""
    now, status = tables.now(), "abandoned"
    write = Write().add("table", **table.table_changes(now, status=status))
    write.add("head", **table.head_row(table.head(), now, status=status))
    write.add("end_vote", at=table.id, what="abandon")
    await tables.write(table, write)
    table.record.status = status
    table.votes.pop("abandon", None)
    table.take(table.head(), None)
    tables.broadcast(table, {"type": "table"})
