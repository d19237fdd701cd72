"""Rows of the database as records."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class TableRecord:
    """A table: its game, options, rules and secrets."""

    id: str
    game: str
    config: str
    rules: int
    secret: bytes
    seed: bytes
    title: str
    public: bool
    pace: str | None
    status: str
    owner_hash: str
    watch_hash: str
    result: str | None
    rematch: str | None
    created: float
    changed: float
    version: int = 0


@dataclass
class SeatRecord:
    """A seat: its player, and the last entry they have seen."""

    table_id: str
    seat: int
    kind: str
    name: str
    bot: str | None
    joined: bool
    resigned: bool
    token_hash: str | None
    entropy: str
    seen: int


@dataclass(frozen=True)
class EntryRecord:
    """One entry of the log; `do` and `events` are JSON."""

    table_id: str
    seq: int
    seat: int
    do: str
    events: str
    digest: str
    time: float
    bot: str | None = None  # the bot that chose the move
    occasion: str | None = None  # the question it answered, if the move doesn't determine it


@dataclass(frozen=True)
class HeadRecord:
    """The latest position, and everything else that changes with each entry."""

    table_id: str
    seq: int
    position: bytes
    digest: str
    trail: str
    awaited: str
    bot_due: bool
    clock: str | None
    deadline: float | None
    time: float


@dataclass(frozen=True)
class VoteRecord:
    """An open vote on undo or on abandoning the game."""

    table_id: str
    kind: str
    after: int
    to: int
    by: int
    agreed: str


@dataclass(frozen=True)
class ChatRecord:
    """A line of chat."""

    id: int
    table_id: str
    seat: int
    name: str
    text: str
    time: float


@dataclass(frozen=True)
class Stored:
    """A table as loaded from the database."""

    table: TableRecord
    seats: list[SeatRecord]
    head: HeadRecord | None
    votes: list[VoteRecord]
    generation: str  # of the database it was read from


@dataclass
class PersonRecord:
    """A person with an account."""

    id: str
    key: str
    name: str
    password: str
    banned: bool
    created: float


@dataclass(frozen=True)
class PassRecord:
    """A session of a browser, or a token of a program."""

    hash: str
    person_id: str
    kind: str
    label: str
    created: float
    expires: float | None


@dataclass(frozen=True)
class ChannelRecord:
    """A notification channel: a webhook or an e-mail address."""

    owner: str
    kind: str
    address: str
    language: str
    is_on: bool
    code_hash: str | None
