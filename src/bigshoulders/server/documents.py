"""What goes over the wire, as docs/build/api.md describes it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

Document = dict[str, Any]

# An object that is encoded already; the description of the interface calls it an object.
OBJECT = {"extra": {"type": "object", "additional_properties": {}}}
Encoded: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema=OBJECT)]


class Choice(msgspec.Struct, omit_defaults=True):
    """A legal move: its dense number, its spelling, its words and what it would bring."""

    n: int
    do: Document
    text: str | None = None
    preview: list[str] | None = None
    events: list[Document] | None = None


class Result(msgspec.Struct):
    """How a game ended: scores by seat, who won, and who left before."""

    scores: list[int]
    winners: list[int]
    resigned: list[int]


class Snapshot(msgspec.Struct, tag="snapshot", tag_field="type"):
    """The table as one seat (or a spectator, seat null) may know it after one entry."""

    table: str
    seq: int
    seat: int | None
    status: str
    awaited: list[int]
    view: Encoded
    sheet: Encoded
    decision: str | None
    choices: list[Choice]
    undo: bool
    undo_to: int | None
    result: Result | None


class Entry(msgspec.Struct, tag="entry", tag_field="type", omit_defaults=True):
    """One deed, as those it is sent to may know it; `bot` names the bot that chose it."""

    seq: int
    seat: int
    events: list[Document]
    time: float
    bot: str | None = None
    do: Document | None = None
    text: str | None = None
    lines: list[str] | None = None


class Pace(msgspec.Struct, forbid_unknown_fields=True):
    """How fast one must play: `move`: seconds for each; `bank`: seconds in all plus increment."""

    kind: str
    seconds: float
    increment: float = 0.0


class SeatInfo(msgspec.Struct):
    """Who sits there. `kind` is human, bot, open or invite; a bot beside a human stands in."""

    seat: int
    name: str
    kind: str
    bot: str | None
    joined: bool
    resigned: bool
    connected: bool
    clock: float | None
    has_entropy: bool


class VoteInfo(msgspec.Struct):
    """A question to the table: `undo` to an entry, or `abandon`."""

    kind: str
    by: int
    to: int
    agreed: list[int]
    needed: list[int]


class Fairness(msgspec.Struct):
    """Shown when the game is over: how the seed was made. Its hash was published before."""

    secret: str
    entropy: list[str]
    seed: str


class You(msgspec.Struct):
    """What the credentials of this request are good for."""

    seats: list[int]
    owner: bool
    watch: bool


class TableInfo(msgspec.Struct):
    """A table from outside."""

    id: str
    title: str
    game: str
    config: Document
    rules: int
    seats: list[SeatInfo]
    status: str
    public: bool
    daily: str | None
    pace: Pace | None
    head: int
    awaited: list[int]
    clock_since: float | None
    commitment: str
    fairness: Fairness | None
    result: Result | None
    votes: list[VoteInfo]
    rematch: str | None
    created: float
    changed: float
    you: You


class ChatLine(msgspec.Struct, tag="chat", tag_field="type"):
    """A line of chat; seat null is somebody who watches."""

    id: int
    seat: int | None
    name: str
    text: str
    time: float


class NewSeat(msgspec.Struct, omit_defaults=True):
    """A seat of a table just made: its secret, if there is one already."""

    seat: int
    token: str | None = None
    link: str | None = None


class NewTable(msgspec.Struct):
    """A table just made, with its secrets: they are shown once."""

    table: str
    owner: str
    watch: str
    seats: list[NewSeat]
