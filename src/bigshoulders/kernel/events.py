"""Events: facts that have happened, in ids and numbers; their collector and their spelling."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.kernel.frames import EVERYBODY
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.spelling import Kind, Table


@final
class Event:
    """A fact: its kind, its audience (EVERYBODY or one seat), and up to four numbers."""

    __slots__ = ("a", "b", "c", "d", "kind", "to")

    def __init__(self, kind: int, to: int, a: int, b: int, c: int, d: int) -> None:
        self.kind = kind
        self.to = to
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def cells(self) -> tuple[int, int, int, int, int, int]:
        """The numbers of the event, for comparisons."""
        return (self.kind, self.to, self.a, self.b, self.c, self.d)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.cells() == other.cells()

    def __hash__(self) -> int:
        return hash(self.cells())

    def __repr__(self) -> str:
        return f"Event{self.cells()}"


@final
class Events:
    """A collector of events. The silent twin collects none: writers check `live` first."""

    __slots__ = ("items", "live")

    def __init__(self, live: bool = True) -> None:
        self.live = live
        self.items: list[Event] = []

    def add(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Add a public fact."""
        self.items.append(Event(kind, EVERYBODY, a, b, c, d))

    def tell(self, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Add a fact that only one seat may know."""
        self.items.append(Event(kind, seat, a, b, c, d))


SILENT: Final = Events(False)


def heard_by(events: list[Event], seat: int) -> list[Event]:
    """The events that one seat may know; NOBODY is a spectator."""
    return [e for e in events if e.to == EVERYBODY or e.to == seat]


@final
class EventTable:
    """The kinds of events of one game; the position of a kind is its number."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = kinds
        self.table = Table("event", kinds)

    def spell(self, event: Event) -> dict[str, Json]:
        """The JSON spelling of an event; `only` names the seat of a private one."""
        words = self.table.spell(event.kind, [event.a, event.b, event.c, event.d])
        if event.to != EVERYBODY:
            words["only"] = event.to
        return words

    def spells(self, events: list[Event], spelt: list[Json]) -> bool:
        """Whether these are exactly the JSON spellings of the events. Builds none to compare."""
        if len(spelt) != len(events):
            return False
        for event, words in zip(events, spelt, strict=True):
            if not isinstance(words, dict):
                return False
            size = 1 + len(self.kinds[event.kind].names)
            if event.to != EVERYBODY:
                size += 1
                if words.get("only") != event.to:
                    return False
            args = [event.a, event.b, event.c, event.d]
            if len(words) != size or not self.table.spells(event.kind, args, words):
                return False
        return True

    def parse(self, words: Json) -> Event:
        """The event of a JSON spelling, or BadMove."""
        only: Json = None
        if isinstance(words, dict):
            only = words.get("only")
            words = {key: value for key, value in words.items() if key != "only"}
        kind, args = self.table.parse(words)
        args += [0] * (4 - len(args))
        to = only if isinstance(only, int) else EVERYBODY
        return Event(kind, to, args[0], args[1], args[2], args[3])
