"""The sandbox: moves tried out from a moment of a game. Nothing is stored; a request carries its
whole line, and the position is computed again."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from bigshoulders.box.any_game import AnyBoard
from bigshoulders.box.wealth import Holder
from bigshoulders.kernel.chance import simulated_seed
from bigshoulders.kernel.errors import IllegalMove
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.json import Json
from bigshoulders.server.documents import Document, Entry, Result, Snapshot
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import EntryRecord
from bigshoulders.server.tables.access import Access
from bigshoulders.server.tables.bot_pool import BotPool, default_bot, question_of
from bigshoulders.server.tables.entries import ParsedEntry
from bigshoulders.server.tables.history import board_at
from bigshoulders.server.tables.moves import LARGEST_SUBMISSION
from bigshoulders.server.tables.reading import in_portions
from bigshoulders.server.tables.snapshots import (
    Outlook,
    choices,
    decision,
    encode_view,
    outlook,
    suggestions,
)
from bigshoulders.server.tables.table import Table, encode
from bigshoulders.server.tables.tables import Tables

LONGEST_LINE: Final = 300
Dealt: TypeAlias = Literal["open", "true", "again"]


class TriedMove(msgspec.Struct, forbid_unknown_fields=True):
    """A move of a line, and the seat that makes it."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=3)]
    do: Document


class SandboxLine(msgspec.Struct, forbid_unknown_fields=True):
    """A line: the entry after which it begins, the name of its deal, and its moves. The same deal
    gives the same tiles and the same luck. `reader` is one of the caller's own seats."""

    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    deal: Annotated[str, msgspec.Meta(max_length=40)]
    moves: Annotated[list[TriedMove], msgspec.Meta(max_length=LONGEST_LINE)] = []
    reader: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None
    known: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_LINE)] = 0


class SandboxMove(SandboxLine, forbid_unknown_fields=True, kw_only=True):
    """A line, and a move to ask about at its end."""

    do: Document
    seat: Annotated[int, msgspec.Meta(ge=0, le=3)]


class Sandbox(msgspec.Struct):
    """The end of a line, as the seat to move sees it.

    `dealt` is `true` if the tiles are those of the finished game, `again` if those that the reader
    can't see were dealt again, and `open` if nothing but luck is hidden. `entries` are those after
    the first `known` moves. The first `playable` moves can be played at the table.
    """

    snapshot: Snapshot
    entries: list[Entry]
    dealt: Dealt
    wealth: list[Holder]
    playable: int


class BotMove(msgspec.Struct):
    """The move a bot would make at the end of a line."""

    bot: str
    seat: int
    do: Document
    text: str


def need_sandbox(table: Table, access: Access, reader: int | None, at: int) -> int:
    """The reader's seat, or Refused where nothing may be tried out.

    While people play against each other, trying out moves is assistance. A daily game is the same
    for everybody, so it opens only to players who have finished it.
    """
    if not table.is_over:
        seat = access.own_seat(reader)
        table.need_running()
        table.need_seated(seat)
        if table.record.daily is not None:
            raise Refused("no_sandbox_daily")
        others = [one for one in table.seats if one.seat != seat]
        if not table.has_assistance and any(one.kind != "bot" for one in others):
            raise Refused("no_sandbox")
        if seat not in table.awaited:
            raise Refused("no_sandbox_now")
        table.need_same_question(seat, at)
        return seat
    seat = access.seat(reader)
    if table.record.daily is not None and not access.seats:
        raise Refused("no_sandbox_daily")
    return seat


def dealt_board(board: AnyBoard, reader: int, seed: bytes, is_over: bool) -> AnyBoard:
    """The position to play on from, with new luck. While the game runs, it depends on nothing that
    the reader can't see."""
    if not is_over:
        return board.at(board.game.resample(board.rules, board.view(reader), seed))
    whole = board.copy()
    whole.state.seed = seed
    return whole


def has_secrets(board: AnyBoard, reader: int) -> bool:
    """Whether another seat sees more than spectators do. Asked of a dealt position, so the answer
    says nothing about the true one."""
    public = board.at(board.view(NOBODY).seen).digest()
    others = [seat for seat in range(board.seats) if seat != reader]
    return any(board.at(board.view(seat).seen).digest() != public for seat in others)


class Trial:
    """A line being tried out."""

    def __init__(self, table: Table, board: AnyBoard, reader: int, line: SandboxLine) -> None:
        self.table = table
        self.board = board
        self.reader = reader
        self.line = line
        self.entries: list[EntryRecord] = []
        self.count = 0
        self.playable = 0
        self.ends_here = table.is_over  # nothing later can be played at the table
        self.dealt: Dealt = "open"
        if has_secrets(board, reader):
            self.dealt = "true" if table.is_over else "again"

    def play(self, tried: TriedMove) -> None:
        """Make one more move, or raise IllegalMove."""
        board = self.board
        move = board.space.parse(tried.do)
        before = board.copy() if self.count >= self.line.known else None
        luck = board.luck
        events = board.play(tried.seat, move)
        self.count += 1
        if tried.seat != self.reader:
            self.ends_here = True
        if not self.ends_here and self.playable < LARGEST_SUBMISSION:
            self.playable = self.count
        if board.luck != luck:
            self.ends_here = True
        if before is not None:
            entry = EntryRecord(
                table_id=self.table.id,
                seq=self.line.at + self.count,
                seat=tried.seat,
                do=encode(board.space.spell(move)),
                events=encode([board.game.spell_event(event) for event in events]),
                digest="",
                time=0.0,
                occasion=self.table.occasion(before, move),
            )
            self.entries.append(entry)

    def seat_to_ask(self) -> int:
        """The reader if awaited, otherwise the first awaited seat; at the end the reader."""
        awaited = self.board.awaited()
        return awaited[0] if awaited and self.reader not in awaited else self.reader

    def snapshot(self, language: str) -> Snapshot:
        """The end of the line, with the choices of the seat to move."""
        table, board, seat = self.table, self.board, self.seat_to_ask()
        seen, scores = board.view(seat), board.result()
        is_asked = seat in seen.awaited
        has_moved = self.count > 0
        return Snapshot(
            table=table.id,
            seq=self.line.at + self.count,
            seat=None if seat == NOBODY else seat,
            status="running" if scores is None else "finished",
            awaited=seen.awaited,
            view=encode_view(table, seen),
            sheet=msgspec.Raw(msgspec.json.encode(table.sheet.make(table.g, seen.seen, seat))),
            decision=decision(table, seen, language),
            choices=choices(table, seen, language, previews=False) if is_asked else [],
            undo=has_moved,
            undo_to=self.line.at if has_moved else None,
            result=None if scores is None else Result(scores, board.winners(), []),
            suggestions=suggestions(table, seen, language) if is_asked else [],
        )

    def wealth(self) -> list[Holder]:
        """The wealth of every seat, from public facts."""
        table, seen = self.table, self.board.view(NOBODY).seen
        return table.sheet.wealth(table.g, seen, table.sheet.make(table.g, seen, NOBODY))

    def info(self, language: str) -> Sandbox:
        return Sandbox(
            self.snapshot(language),
            [ParsedEntry(entry).document(self.table, None, language) for entry in self.entries],
            self.dealt,
            self.wealth(),
            self.playable,
        )


async def trial(tables: Tables, table: Table, access: Access, line: SandboxLine) -> Trial:
    """The line played on from its moment, for a reader who may try it."""
    reader = need_sandbox(table, access, line.reader, line.at)
    async with tables.reading.turn(table.id):
        board = await board_at(tables, table, line.at)
        # Seeds of recorded games are of another kind, so no deal foretells a real draw.
        seed = simulated_seed(f"{table.id} {line.at} {line.deal}".encode())
        found = Trial(table, dealt_board(board, reader, seed, table.is_over), reader, line)
        await in_portions(found.play, line.moves)
        return found


def preview(found: Trial, seat: int, do: Json, language: str) -> Outlook:
    """The consequences of a move at the end of a line, or IllegalMove."""
    error = why(found, seat, do)
    if error is not None:
        raise error
    return outlook(found.table, found.board.view(seat), found.board.space.parse(do), language)


def why(found: Trial, seat: int, do: Json) -> IllegalMove | None:
    """Why a move isn't legal at the end of a line; None if it is."""
    refusal = found.board.refusal(seat, found.board.space.parse(do))
    return IllegalMove(refusal.code, refusal.rule, refusal.facts) if refusal else None


async def bot_move(pool: BotPool, found: Trial, language: str) -> BotMove:
    """The move of the game's standard bot for the seat to ask."""
    table, board, seat = found.table, found.board, found.seat_to_ask()
    view, bot = board.view(seat), default_bot(found.table.record.game)
    if seat not in view.awaited:
        raise Refused("not_running", status="finished")
    question = question_of(table, view, found.line.at + found.count, bot)
    answer = await pool.advise(table, NOBODY, question)
    text = table.voice(language).move(view.seen, board.space.parse(answer.do))
    return BotMove(bot, seat, answer.do, text)
