"""Advice of bots, and explanations of their moves."""

from __future__ import annotations

import msgspec

from bigshoulders.box.any_game import AnyView
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import EntryRecord
from bigshoulders.server.tables.access import Access
from bigshoulders.server.tables.bot_pool import BotPool, default_bot, question_of
from bigshoulders.server.tables.bot_worker import Answer, Ground
from bigshoulders.server.tables.entries import ParsedEntry
from bigshoulders.server.tables.history import board_at, entries_of
from bigshoulders.server.tables.new_table import check_bot
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables


class Advised(msgspec.Struct):
    """A move a bot has considered: the final money it expects, and its reasons as text and data."""

    do: Document
    text: str
    money: int
    reasons: list[str]
    grounds: list[Ground]


class Hint(msgspec.Struct):
    """A bot's advice for a seat: its move, and the moves it considered, best first."""

    bot: str
    seq: int
    do: Document
    text: str
    candidates: list[Advised]


class Explanation(msgspec.Struct):
    """A bot's move, and the moves it considers in that position, best first.

    `exact` is false if the bot held secrets: it then explains what it would do with other ones.
    """

    bot: str
    seat: int
    seq: int
    do: Document
    text: str
    exact: bool
    candidates: list[Advised]


async def hint(
    tables: Tables, pool: BotPool, table: Table, seat: int, bot: str | None, language: str
) -> Hint:
    """A bot's advice for a seat, from what the seat may see."""
    table.need_running()
    table.need_seated(seat)
    table.need_assistance()
    if seat not in table.awaited:
        raise Refused("not_yours", seat=seat)
    player = bot or default_bot(table.record.game)
    check_bot(table.record.game, player)
    async with table.lock:
        await tables.note_aid(table)
    seq, view = table.seq, table.board.view(seat)
    answer = await pool.advise(table, seat, question_of(table, view, seq, player, explain=True))
    text = say(table, view, answer.do, language)
    return Hint(player, seq, answer.do, text, advised(table, view, answer, language))


async def explanation(
    tables: Tables, pool: BotPool, table: Table, access: Access, seq: int, language: str
) -> Explanation:
    """Why a bot made a move: it is asked again in the position before."""
    table.need_assistance()
    entry, bot = await move_of_bot(tables, table, seq)
    may_know = table.is_over or entry.seat in access.seats
    if ParsedEntry(entry).is_hidden and not may_know:
        raise Refused("secret_choice", seq=seq)
    view, is_exact = await view_before(tables, table, entry, may_know)
    question = question_of(table, view, seq - 1, bot, explain=True)
    answer = await pool.advise(table, NOBODY, question)
    do = msgspec.json.decode(entry.do)
    text, candidates = say(table, view, do, language), advised(table, view, answer, language)
    return Explanation(bot, entry.seat, seq, do, text, is_exact, candidates)


async def move_of_bot(tables: Tables, table: Table, seq: int) -> tuple[EntryRecord, str]:
    """The entry of a bot's move, and the bot's name."""
    found = await entries_of(tables, table, seq - 1, seq) if 0 < seq <= table.seq else []
    if not found:
        raise Refused("no_such_entry", seq=seq, head=table.seq)
    entry = found[0]
    if entry.bot is None:
        raise Refused("not_by_bot", seq=seq)
    return entry, entry.bot


async def view_before(
    tables: Tables, table: Table, entry: EntryRecord, may_know: bool
) -> tuple[AnyView, bool]:
    """The view a bot had before its move, and whether that view is exact.

    Even the money a bot expects depends on its secrets. For readers who may not see them, hidden
    cards are dealt again, from public facts only.
    """
    board = await board_at(tables, table, entry.seq - 1)
    view, public = board.view(entry.seat), board.view(NOBODY)
    if may_know or board.at(view.seen).digest() == board.at(public.seen).digest():
        return view, True
    guess = board.game.resample(board.rules, public, f"{table.id} {entry.seq}".encode())
    return board.at(guess).view(entry.seat), False


def advised(table: Table, view: AnyView, answer: Answer, language: str) -> list[Advised]:
    """The candidates of a bot, with texts."""
    voice = table.voice(language)
    return [
        Advised(
            weighed.do,
            say(table, view, weighed.do, language),
            weighed.money,
            [voice.reason(ground.key, ground.facts) for ground in weighed.reasons],
            weighed.reasons,
        )
        for weighed in answer.weighed
    ]


def say(table: Table, view: AnyView, do: Document, language: str) -> str:
    return table.voice(language).move(view.seen, table.space.parse(do))
