"""Bodies of requests and of short responses; longer ones are in documents.py."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Request
from litestar.datastructures import State

from bigshoulders.server.documents import Document, MoveWarning, Pace, Times, VoteInfo
from bigshoulders.server.tables.clocks import ABSENCE

ClientRequest = Request[None, None, State]
Name = Annotated[str, msgspec.Meta(max_length=200)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]


class SeatWanted(msgspec.Struct, forbid_unknown_fields=True):
    """A requested seat: me, open (in the lobby), invite (by link) or bot."""

    kind: str
    name: Name = ""
    bot: Name | None = None


class TableWanted(msgspec.Struct, forbid_unknown_fields=True):
    """The options and seats of a new table."""

    game: Name
    config: Document
    seats: Annotated[list[SeatWanted], msgspec.Meta(max_length=4)]
    title: Name = ""
    public: bool = False
    pace: Pace | None = None
    entropy: Name = ""
    daily: Name | None = None
    assistance: bool | None = None
    absence: float | None = ABSENCE
    example: Name | None = None


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """The player's name, and text that contributes to the seed."""

    name: Name = ""
    entropy: Name = ""


class Joined(msgspec.Struct):
    """The seat and its secret; null if an account holds the link of this rematch."""

    seat: int
    token: str | None


class Starting(msgspec.Struct, forbid_unknown_fields=True):
    """The bot for free seats; without one, all seats must be taken."""

    bot: Name | None = None


class LogGiven(msgspec.Struct, forbid_unknown_fields=True):
    """An exported log, as text."""

    log: str


class Arranging(msgspec.Struct, forbid_unknown_fields=True):
    """All options of a table that hasn't started; the number of seats stays."""

    config: Document
    pace: Pace | None = None
    assistance: bool | None = None
    absence: float | None = ABSENCE


class SeatKind(msgspec.Struct, forbid_unknown_fields=True):
    """The holder of a seat before the start: anyone (open), a guest (invite), or a bot."""

    kind: Name
    bot: Name | None = None


class BotWanted(msgspec.Struct, forbid_unknown_fields=True):
    """The bot that plays a seat; null takes the seat back."""

    bot: Name | None


class Renewing(msgspec.Struct, forbid_unknown_fields=True):
    """The links to renew."""

    owner: bool = False
    watch: bool = False


class Renewed(msgspec.Struct):
    """The new secrets; null where the link stays."""

    owner: str | None
    watch: str | None


class SeatOnly(msgspec.Struct, forbid_unknown_fields=True):
    """Which of your seats, if you have several."""

    seat: SeatNumber | None = None


class Link(msgspec.Struct):
    """A new secret for a seat or an invitation to it, and its link."""

    seat: int
    token: str
    link: str


Key = Annotated[str, msgspec.Meta(pattern=r"^[\x21-\x7e]{1,64}$")]


class Moves(msgspec.Struct, forbid_unknown_fields=True):
    """One move (`do`) or several (`dos`, all or none) after an entry. A repeated request with the
    same `key` gets the first answer."""

    after: Number
    do: Document | None = None
    dos: Annotated[list[Document], msgspec.Meta(max_length=100)] | None = None
    seat: SeatNumber | None = None
    key: Key | None = None


class Moved(msgspec.Struct):
    """The number of the last committed entry."""

    seq: int


class OneMove(msgspec.Struct, forbid_unknown_fields=True):
    """A move to ask about."""

    do: Document
    seat: SeatNumber | None = None


class Why(msgspec.Struct, omit_defaults=True):
    """Whether a move is legal; if not, why."""

    legal: bool
    code: str | None = None
    rule: str | None = None
    facts: Document | None = None
    text: str | None = None


class Preview(msgspec.Struct):
    """The effects of a move, up to the first draw or reveal, and what to consider before it."""

    lines: list[str]
    events: list[Document]
    warnings: list[MoveWarning]
    notes: list[str]  # the last of the lines: what the move opens, gives up or brings later


class Undoing(msgspec.Struct, forbid_unknown_fields=True):
    """Undo after entry `after`: one move, or back to an entry."""

    after: Number
    to: Number | None = None
    seat: SeatNumber | None = None
    key: Key | None = None


class Undone(msgspec.Struct, omit_defaults=True):
    """The new head, or the vote that was started instead."""

    seq: int
    vote: VoteInfo | None = None


class Voting(msgspec.Struct, forbid_unknown_fields=True):
    """Yes or no, for one or all of your seats."""

    agree: bool = True
    seat: SeatNumber | None = None


class Proposing(Times, forbid_unknown_fields=True):
    """Other times for the running game."""

    seat: SeatNumber | None = None


class Voted(msgspec.Struct):
    """Whether the vote is carried, and all open votes."""

    carried: bool
    votes: list[VoteInfo]


class Saying(msgspec.Struct, forbid_unknown_fields=True):
    """A line of chat; spectators give a name."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]
    seat: SeatNumber | None = None
    name: Name = ""


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """Private notes of a seat."""

    text: Annotated[str, msgspec.Meta(max_length=20_000)]


class HintWanted(msgspec.Struct, forbid_unknown_fields=True):
    """The bot to ask for advice; the default bot if absent."""

    bot: Name | None = None
    seat: SeatNumber | None = None


class Problem(msgspec.Struct, omit_defaults=True):
    """Why a request was refused: a code, its facts, and a sentence in the requested language."""

    code: str
    facts: Document
    text: str
    rule: str | None = None
    head: int | None = None


def as_json(document: object) -> bytes:
    return msgspec.json.encode(document)
