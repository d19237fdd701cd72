"""Entries redacted for their readers, with texts made once per entry and language."""

from __future__ import annotations

import msgspec

from bigshoulders.kernel.frames import NOBODY
from bigshoulders.language.messages import messages
from bigshoulders.language.notes import note_text
from bigshoulders.server.documents import Document, Entry
from bigshoulders.server.store.records import EntryRecord
from bigshoulders.server.tables.table import Table

CACHED = 64


class ParsedEntry:
    """A stored entry, decoded: its move, its events, its secrets, its texts by language."""

    def __init__(self, entry: EntryRecord) -> None:
        self.entry = entry
        self.do: Document = msgspec.json.decode(entry.do)
        self.events: list[Document] = msgspec.json.decode(entry.events)
        self.is_hidden = is_hidden(entry.seat, self.do, self.events)
        self.has_secrets = any("only" in event for event in self.events)
        self.words: dict[str, tuple[str | None, list[str]]] = {}

    def audience(self, seats: tuple[int, ...], reveal: bool) -> tuple[int, ...] | None:
        """The seats that read the entry, or None if they may see all of it."""
        return None if reveal or not self.has_secrets else seats

    def document(
        self, table: Table, audience: tuple[int, ...] | None, language: str | None
    ) -> Entry:
        """The entry as these seats may see it; with texts if a language is given."""
        known = [
            audience is None or "only" not in event or event["only"] in audience
            for event in self.events
        ]
        may_know_move = not self.is_hidden or audience is None or self.entry.seat in audience
        entry = Entry(
            seq=self.entry.seq,
            seat=self.entry.seat,
            events=[event for event, yes in zip(self.events, known, strict=True) if yes],
            time=self.entry.time,
            bot=self.entry.bot,
            do=self.do if may_know_move else None,
        )
        if language is not None:
            title, sentences = self.say(table, language)
            entry.text = title if may_know_move else None
            entry.lines = gather(
                [words for words, yes in zip(sentences, known, strict=True) if yes]
            )
        return entry

    def say(self, table: Table, language: str) -> tuple[str | None, list[str]]:
        """The texts of the move and of every event."""
        if language not in self.words:
            voice = table.voice(language)
            sentences = [voice.event(table.game.parse_event(event)) for event in self.events]
            self.words[language] = (self.title(table, language), sentences)
        return self.words[language]

    def title(self, table: Table, language: str) -> str:
        words = messages(language)
        if "undo_to" in self.do:
            return words.text("server-taken-back", {"number": int(self.do["undo_to"])})
        if "rules" in self.do:
            return words.text("server-new-rules", {"version": int(self.do["rules"])})
        if "note" in self.do:
            seat = self.entry.seat
            return note_text(words, table.names(language)[seat] if seat >= 0 else "", self.do)
        move = table.space.parse(self.do)
        return table.voice(language).past_move(move, self.entry.occasion or "")


def is_hidden(seat: int, do: Document, events: list[Document]) -> bool:
    """Whether a move is a secret choice: it names something that only its seat sees."""
    mine = [event for event in events if event.get("only") == seat]
    named: list[object] = [value for key, value in do.items() if key != "do"]
    return any(value in event.values() for event in mine for value in named)


def gather(sentences: list[str]) -> list[str]:
    """Merge equal consecutive sentences into one with a count."""
    distinct: list[str] = []
    counts: list[int] = []
    for sentence in sentences:
        if distinct and distinct[-1] == sentence:
            counts[-1] += 1
        else:
            distinct.append(sentence)
            counts.append(1)
    return [f"{n} × {words}" if n > 1 else words for words, n in zip(distinct, counts, strict=True)]


def parsed(table: Table, entry: EntryRecord) -> ParsedEntry:
    """The decoded entry, cached while it is being sent."""
    key = ("parsed", entry.seq)
    if key not in table.cache:
        if len(table.cache) > CACHED:
            return ParsedEntry(entry)
        table.keep(key, ParsedEntry(entry))
    found: ParsedEntry = table.cache[key]
    return found


def entry_for(
    table: Table, entry: EntryRecord, seats: tuple[int, ...], language: str | None
) -> Entry:
    """The entry as these seats may see it."""
    found = parsed(table, entry)
    return found.document(table, found.audience(seats or (NOBODY,), table.is_over), language)


def encode_entry(
    table: Table, entry: EntryRecord, seats: tuple[int, ...], language: str | None
) -> bytes:
    """The same as JSON, encoded once for all readers who may see the same."""
    found = parsed(table, entry)
    audience = found.audience(seats or (NOBODY,), table.is_over)
    key = ("entry", entry.seq, audience, language)
    if key not in table.cache:
        encoded = msgspec.json.encode(found.document(table, audience, language))
        if len(table.cache) > CACHED:
            return encoded
        table.keep(key, encoded)
    cached: bytes = table.cache[key]
    return cached
