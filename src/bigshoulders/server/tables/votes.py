"""Votes: going back over a barrier, and giving up. People decide; bots are not asked."""

from __future__ import annotations

from typing import Final

import msgspec

from bigshoulders.server.documents import VoteInfo
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import VoteRecord
from bigshoulders.server.store.writer import Write
from bigshoulders.server.tables.history import position_at
from bigshoulders.server.tables.moves import go_back
from bigshoulders.server.tables.table import Live, encode
from bigshoulders.server.tables.tables import House

TRIES: Final = 4


def vote_info(live: Live, vote: VoteRecord) -> VoteInfo:
    agreed: list[int] = msgspec.json.decode(vote.agreed)
    needed = [seat for seat in live.people() if seat not in agreed]
    return VoteInfo(vote.kind, vote.by, vote.to, agreed, needed)


def tell_vote(house: House, live: Live, vote: VoteRecord, outcome: str) -> None:
    """Everybody hears how a vote stands: open, agreed or refused."""
    info = msgspec.to_builtins(vote_info(live, vote))
    house.tell(live, {"type": "vote", **info, "outcome": outcome})


async def ask(house: House, live: Live, kind: str, seat: int, to: int = 0) -> bool:
    """Put a question to the table; whether it is carried at once, because nobody else is asked."""
    async with live.lock:
        live.need_running()
        live.need_seated(seat)
        if kind in live.votes:
            raise Refused("vote_open", kind=kind)
        if kind == "undo":
            if len(live.seats) == 1:  # nobody could consent, and rolls stay rolled
                raise Refused("nothing_to_undo")
            await position_at(house, live, to)  # raises if there is no such position
            if to >= live.seq:
                raise Refused("no_such_entry", seq=to, head=live.seq)
        vote = VoteRecord(live.id, kind, live.seq, to, seat, encode([seat]))
        carried = await weigh(house, live, vote)
    house.changed(live)
    return carried


async def answer(house: House, live: Live, kind: str, seats: list[int], agree: bool) -> bool:
    """People answer; one refusal ends the vote, the last consent carries it.

    Who answers while somebody else does, in another process, is not told to try again: the answer
    is weighed again by what stands then.
    """
    async with live.lock:
        for _ in range(TRIES):
            try:
                carried = await answer_once(house, live, kind, seats, agree)
                break
            except Refused as refused:
                if refused.code != "stale":
                    raise
        else:
            raise Refused("stale", head=live.seq)
    house.changed(live)
    return carried


async def answer_once(house: House, live: Live, kind: str, seats: list[int], agree: bool) -> bool:
    """The lock is held by the caller."""
    live.need_running()
    voters = [seat for seat in seats if not live.seat(seat).resigned]
    if not voters:
        raise Refused("seat_resigned", seat=seats[0])
    vote = live.votes.get(kind)
    if vote is None:
        raise Refused("no_vote", kind=kind)
    if not agree:
        await house.write(live, Write().add("end_vote", at=live.id, what=kind))
        del live.votes[kind]
        tell_vote(house, live, vote, "refused")
        return False
    agreed: set[int] = {*msgspec.json.decode(vote.agreed), *voters}
    changed = VoteRecord(live.id, kind, vote.after, vote.to, vote.by, encode(sorted(agreed)))
    return await weigh(house, live, changed)


async def weigh(house: House, live: Live, vote: VoteRecord) -> bool:
    """Keep a vote, or do what everybody has agreed to. The lock is held by the caller."""
    if vote_info(live, vote).needed:
        await house.write(live, Write().add("vote", **vars(vote)))
        live.votes[vote.kind] = vote
        tell_vote(house, live, vote, "open")
        return False
    if vote.kind == "undo":
        s = live.game.copy(await position_at(house, live, vote.to))
        await go_back(house, live, vote.by, vote.to, s, None)
    else:
        await abandon(house, live)
    tell_vote(house, live, vote, "agreed")
    return True


async def weigh_again(house: House, live: Live) -> None:
    """Who has left is asked no more: that may carry a vote. The lock is held by the caller."""
    for vote in list(live.votes.values()):
        if live.status == "running" and not vote_info(live, vote).needed:
            await weigh(house, live, vote)


async def abandon(house: House, live: Live) -> None:
    """The game ends without a result."""
    now, status = house.now(), "abandoned"
    write = Write().add("table", **live.table_changes(now, status=status))
    write.add("head", **live.head_row(live.head(), now, status=status))
    write.add("end_vote", at=live.id, what="abandon")
    await house.write(live, write)
    live.record.status = status
    live.votes.pop("abandon", None)
    live.take(live.head(), None)
    house.tell(live, {"type": "table"})
