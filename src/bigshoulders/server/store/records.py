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
    assistance: bool | None = None
    absence: float | None = None
    daily: str | None = None
    aided: bool = False


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
    invite_hash: str | None = None
    spent_hash: str | None = None
    substitute_hash: str | None = None
    substitute: str | None = None
    reason: str | None = None
    last_here: float = 0.0

    @property
    def shown(self) -> str:
        """The name of the person who plays the seat now."""
        return self.substitute or self.name


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
    key: str | None = None  # the request's idempotency key, on its last entry


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
    ticks: float


@dataclass(frozen=True)
class VoteRecord:
    """An open vote. `times` is what a vote on other times proposes."""

    table_id: str
    kind: str
    after: int
    to: int
    by: int
    agreed: str
    times: str | None = None


@dataclass(frozen=True)
class ChatRecord:
    """A line of chat."""

    id: int
    table_id: str
    seat: int
    name: str
    text: str
    time: float
    person_id: str | None = None


@dataclass(frozen=True)
class OpenedTable:
    """A table that a link opens, and whether it waits for the link's seat."""

    hash: str
    table: str
    changed: float
    is_asked: bool


@dataclass(frozen=True)
class DailyRecord:
    """A finished game of the day; the account is that of its player, if it keeps the link."""

    table_id: str
    aided: bool
    result: str
    name: str
    token_hash: str | None
    person_id: str | None
    person: str | None


@dataclass(frozen=True)
class ResultRecord:
    """A finished game; `result` and `seats` are JSON."""

    table_id: str
    game: str
    title: str
    finished: float
    result: str
    seats: str


@dataclass(frozen=True)
class PlayerRecord:
    """The player at a seat of a finished game, with the account that holds its link, if any."""

    table_id: str
    seat: int
    kind: str
    name: str
    bot: str | None
    person_id: str | None
    person: str | None


@dataclass(frozen=True)
class RatingRecord:
    """A person's rating after a game."""

    table_id: str
    seat: int
    person_id: str
    game: str
    time: float
    mu: float
    sigma: float


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
    skeleton: str | None = None
    totp: str | None = None
    totp_step: int | None = None


@dataclass(frozen=True)
class PassRecord:
    """A session of a browser, or a token of a program."""

    hash: str
    person_id: str
    kind: str
    label: str
    created: float
    expires: float | None
    seen: float | None = None


@dataclass(frozen=True)
class ChannelRecord:
    """A notification channel: a webhook or an e-mail address."""

    owner: str
    kind: str
    address: str
    language: str
    is_on: bool
    code_hash: str | None
