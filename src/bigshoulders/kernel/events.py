"""Events: facts that have happened, in ids and numbers; and the collector that hears them."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.kernel.frames import EVERYBODY


@final
class Event:
    """A fact: its kind, who may know it (EVERYBODY or one seat), and up to four numbers."""

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
    """Collects events. The silent twin hears nothing: writers ask `live` before they speak."""

    __slots__ = ("items", "live")

    def __init__(self, live: bool = True) -> None:
        self.live = live
        self.items: list[Event] = []

    def add(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """A fact for everybody."""
        self.items.append(Event(kind, EVERYBODY, a, b, c, d))

    def tell(self, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """A fact for one seat alone."""
        self.items.append(Event(kind, seat, a, b, c, d))


SILENT: Final = Events(False)


def heard_by(events: list[Event], seat: int) -> list[Event]:
    """What one seat may know of these events; NOBODY is a spectator."""
    return [e for e in events if e.to == EVERYBODY or e.to == seat]
