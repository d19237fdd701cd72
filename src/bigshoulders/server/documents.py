"""Documents sent to clients, as described in docs/build/api.md."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

Value: TypeAlias = Any  # JSON: msgspec can't read Json, which contains itself
Document: TypeAlias = dict[str, Value]

# Already encoded JSON; the API description calls it an object.
OBJECT = {"extra": {"type": "object", "additional_properties": {}}}
Encoded: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema=OBJECT)]


class MoveWarning(msgspec.Struct):
    """Something a player might regret about a move: a code with facts, its sentences, and moves to
    make instead, if any help."""

    code: str
    facts: Document
    title: str
    text: str
    fix: list[Document]
    fix_text: str


class Suggestion(msgspec.Struct):
    """Moves to make in one request: a code with facts, a title, each move and the result in
    words."""

    code: str
    facts: Document
    title: str
    dos: list[Document]
    moves: list[str]
    result: str


class Choice(msgspec.Struct, omit_defaults=True):
    """A legal move: its dense number, spelling, text and preview."""

    n: int
    do: Document
    text: str | None = None
    preview: list[str] | None = None
    events: list[Document] | None = None
    warnings: list[MoveWarning] | None = None


class Result(msgspec.Struct):
    """The result of a game: scores by seat, winners, and seats that resigned."""

    scores: list[int]
    winners: list[int]
    resigned: list[int]


class Snapshot(msgspec.Struct, tag="snapshot", tag_field="type"):
    """The table after one entry, as one seat may see it; seat null is a spectator."""

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
    suggestions: list[Suggestion] = []


class Entry(msgspec.Struct, tag="entry", tag_field="type", omit_defaults=True):
    """One log entry, as its readers may see it; `bot` names the bot that chose the move."""

    seq: int
    seat: int
    events: list[Document]
    time: float
    bot: str | None = None
    do: Document | None = None
    text: str | None = None
    lines: list[str] | None = None


class Pace(msgspec.Struct, forbid_unknown_fields=True):
    """Time limits: `move` seconds per move, or `bank` seconds in total plus increment."""

    kind: str
    seconds: float
    increment: float = 0.0


class SeatInfo(msgspec.Struct):
    """A seat. `kind` is human, bot, open or invite; a human seat with a bot has a stand-in, for a
    `reason`. `offered` says that a link invites somebody, `absent` that a bot may stand in."""

    seat: int
    name: str
    kind: str
    bot: str | None
    joined: bool
    resigned: bool
    reason: str | None
    substitute: bool
    offered: bool
    absent: bool
    connected: bool
    clock: float | None
    has_entropy: bool


class Times(msgspec.Struct, forbid_unknown_fields=True):
    """The clocks of a table, and the seconds after which a bot may stand in for an absent player;
    null is none and never."""

    pace: Pace | None
    absence: float | None


class VoteInfo(msgspec.Struct, omit_defaults=True):
    """An open vote: `undo` to an entry, `abandon`, `stand_in` for the seat `to`, or `times`."""

    kind: str
    by: int
    to: int
    agreed: list[int]
    needed: list[int]
    times: Times | None = None


class Fairness(msgspec.Struct):
    """The origin of the seed, shown after the game. Its hash was published before."""

    secret: str
    entropy: list[str]
    seed: str


class You(msgspec.Struct):
    """The rights of this request's credentials."""

    seats: list[int]
    owner: bool
    watch: bool
    invited: list[int]


class TableInfo(msgspec.Struct):
    """The public facts of a table."""

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
    absence: float | None
    stand_in: str
    assistance: bool
    aided: bool
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
    """A line of chat; seat null is a spectator."""

    id: int
    seat: int | None
    name: str
    text: str
    time: float


class NewSeat(msgspec.Struct, omit_defaults=True):
    """A seat of a new table, with its secret if it has one yet."""

    seat: int
    token: str | None = None
    link: str | None = None


class NewTable(msgspec.Struct):
    """A new table with its secrets, which are shown only once."""

    table: str
    owner: str
    watch: str
    seats: list[NewSeat]
