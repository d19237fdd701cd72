"""The story of a table: its finished chapters and its end, from public facts."""

from __future__ import annotations

import zlib

import msgspec

from bigshoulders.box.faces import Story, face, has_face
from bigshoulders.box.passages import Passage
from bigshoulders.box.review import VERSION, Review
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.tables.history import board_at, entries_of
from bigshoulders.server.tables.reports import passage, standing_after
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables


def story_of(table: Table) -> Story:
    """The story of the table's game."""
    if not has_face(table.box, Story):
        raise Refused("no_story", why="game")
    if not table.has_begun:
        raise Refused("not_running", status=table.status)
    return face(table.box, Story)


async def passages(tables: Tables, table: Table) -> list[Passage]:
    """All entries that stand, redacted for spectators."""
    entries = await entries_of(tables, table, 0, table.seq)
    return [passage(table, entry, (NOBODY,)) for entry in standing_after(entries, 0)[1]]


async def chapter(tables: Tables, table: Table, number: int) -> Document:
    """A finished chapter."""
    story, told = story_of(table), await passages(tables, table)
    ends = story.chapters(told)
    if story.chapter is None:
        raise Refused("no_story", why="game")
    if not 1 <= number <= len(ends):
        raise Refused("no_story", why="chapter")
    last = ends[number - 1]
    first, end = await board_at(tables, table, 0), await board_at(tables, table, last)
    known = [one for one in told if one.seq <= last]
    seen = first.view(NOBODY).seen, end.view(NOBODY).seen
    document: Document = msgspec.to_builtins(story.chapter(table.g, *seen, known, number))
    return document


async def ending(tables: Tables, table: Table, seat: int) -> Document:
    """The end of a finished game, for a reader."""
    story = story_of(table)
    if table.status != "finished":
        raise Refused("no_story", why="running")
    first = (await board_at(tables, table, 0)).view(NOBODY).seen
    told, leads = await passages(tables, table), await known_leads(tables, table, seat)
    made = story.ending(table.g, first, table.board.state, told, seat, leads)
    document: Document = msgspec.to_builtins(made)
    return document


async def known_leads(tables: Tables, table: Table, seat: int) -> dict[int, list[int]]:
    """The expected leads after each decision, if the game has a review that the reader may see."""
    if table.record.daily is not None and seat < 0:
        return {}
    packed = await tables.store.review(table.id, VERSION)
    if packed is None:
        return {}
    review = msgspec.json.decode(zlib.decompress(packed), type=Review)
    return {point.seq: point.leads for point in review.points}
