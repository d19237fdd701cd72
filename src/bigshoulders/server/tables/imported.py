"""A table from an exported log, which is replayed and checked first.

A process imports only this, so it needs none of the libraries that serve or store.
"""

from __future__ import annotations

from bigshoulders.box.any_game import AnyBoard
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.log import GameLog, replay
from bigshoulders.server.documents import Document, NewSeat, NewTable, Result
from bigshoulders.server.store.records import EntryRecord, SeatRecord, Stored, TableRecord
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables.access import hash_token, new_token
from bigshoulders.server.tables.fairness import header_of, play_again, read_fair_log
from bigshoulders.server.tables.names import LONGEST_NAME, LONGEST_TITLE, clip, new_id
from bigshoulders.server.tables.rules import rules_of
from bigshoulders.server.tables.server_clock import ServerClock
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
from bigshoulders.shelf import box_of


def replayed(text: str, now: float, ticks: float, generation: str) -> tuple[NewTable, Write]:
    """The new table with its secrets, and the rows to store; GameError if the log is not sound."""
    try:
        return drawn_up(text, now, ticks, generation)
    except GameError as error:  # a subclass may not survive the way to another process
        raise GameError(error.code, error.where, error.facts) from None


def drawn_up(text: str, now: float, ticks: float, generation: str) -> tuple[NewTable, Write]:
    log, _ = read_fair_log(text)
    header = header_of(text)
    g = rules_of(log.header.game, encode(log.header.config))
    game = box_of(log.header.game).game
    if log.header.rules != game.version(g):  # or the replay would blame the log
        facts: dict[str, Json] = {"got": log.header.rules, "expected": game.version(g)}
        raise GameError("import/other-rules", "line 1", facts)
    play_again(log)
    owner, watch = new_token("owner"), new_token("watch")
    record = TableRecord(
        id=new_id(),
        game=log.header.game,
        config=encode(log.header.config),
        rules=log.header.rules,
        secret=bytes.fromhex(str(header.get("secret", log.header.seed.hex()))),
        seed=log.header.seed,
        title=clip(str(header.get("title", "")), LONGEST_TITLE),
        public=False,
        pace=None,
        status="running",
        owner_hash=hash_token(owner),
        watch_hash=hash_token(watch),
        result=None,
        rematch=None,
        created=now,
        changed=now,
    )
    sitting, new_seats = imported_seats(record.id, header, game.seats(g))
    clock = ServerClock()
    clock.confirm(ticks)
    table = Table(Stored(record, sitting, None, [], generation), clock)
    write = stored_log(table, log, now)
    write.add("new_table", **vars(table.record))
    for seat in sitting:
        write.add("new_seat", **seat_row(seat))
    return NewTable(record.id, owner, watch, new_seats), write


def imported_seats(
    table_id: str, header: Document, count: int
) -> tuple[list[SeatRecord], list[NewSeat]]:
    """Seats with new links."""
    names = words_by_seat(header.get("players"), count)
    words = words_by_seat(header.get("entropy"), count)
    records, links = [], []
    for number, (name, entropy) in enumerate(zip(names, words, strict=True)):
        token = new_token("seat")
        seat = SeatRecord(
            table_id=table_id,
            seat=number,
            kind="human",
            name=clip(name, LONGEST_NAME),
            bot=None,
            joined=True,
            resigned=False,
            token_hash=hash_token(token),
            entropy=entropy,
            seen=0,
        )
        records.append(seat)
        links.append(NewSeat(number, token, f"/t/{table_id}#{token}"))
    return records, links


def words_by_seat(given: object, count: int) -> list[str]:
    """A header's texts by seat; empty where it has none."""
    found = given if isinstance(given, list) else []
    return [*map(str, found), *[""] * count][:count]


def stored_log(table: Table, log: GameLog, now: float) -> Write:
    """The rows of a log: its entries, stored positions, and the head at its end."""
    write = Write()
    seq, digest = 0, log.header.digest
    occasion: str | None = None
    for entry, g, s in replay(table.game, log):
        board = AnyBoard(table.game, g, s)
        if entry is not None:
            seq, digest = entry.seq, entry.digest
            do, events = encode(entry.do), encode(entry.events)
            row = EntryRecord(table.id, seq, entry.seat, do, events, digest, now, None, occasion)
            entry_row(write, row)
        following = log.entries[seq].do if seq < len(log.entries) else {}
        is_move = "do" in following  # its occasion depends on the position before it
        occasion = table.occasion(board, board.space.parse(following)) if is_move else None
        if seq % CHECKPOINT_EVERY == 0:
            write.add("checkpoint", table_id=table.id, seq=seq, position=pack(board))
    scores = board.result()
    if scores is not None:
        ending = Result(scores, board.winners(), [])
        table.record.status, table.record.result = "finished", encode(ending)
    head = Head(seq, board, digest, Trail(NOBODY, seq), None)
    return write.add("head", **table.head_row(head, now))
