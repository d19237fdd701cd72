"""What the store hands out: rows as records."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class TableRecord:
    """A table: what is played, by which rules, and the secrets that belong to it."""

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
    """A seat: who plays it, and how far that person has looked."""

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
    """One deed; `do` and `events` are JSON."""

    table_id: str
    seq: int
    seat: int
    do: str
    events: str
    digest: str
    time: float
    bot: str | None = None  # that chose it
    occasion: str | None = None  # the question it ended, where the move alone does not say


@dataclass(frozen=True)
class HeadRecord:
    """The latest position, and everything that changes with every entry."""

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
    """A question to the table: go back, or give up."""

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
    """All that is needed to sit down at a table."""

    table: TableRecord
    seats: list[SeatRecord]
    head: HeadRecord | None
    votes: list[VoteRecord]
    generation: str  # of the database it was read from


@dataclass
class PersonRecord:
    """Somebody with an account."""

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
    """How somebody is told that a game waits."""

    owner: str
    kind: str
    address: str
    language: str
    is_on: bool
    code_hash: str | None
