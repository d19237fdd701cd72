"""The arguments of handlers: tables, bots, rate limits, and the caller."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from litestar.di import NamedDependency
from litestar.params import HeaderParameter, QueryParameter

from bigshoulders.server.accounts.notifications import Notifier
from bigshoulders.server.accounts.people import Person
from bigshoulders.server.api.limits import RateLimits
from bigshoulders.server.tables.access import Credential
from bigshoulders.server.tables.bot_pool import BotPool
from bigshoulders.server.tables.reviews import Reviews
from bigshoulders.server.tables.tables import Tables

TheTables: TypeAlias = NamedDependency[Tables]
TheBotPool: TypeAlias = NamedDependency[BotPool]
TheReviews: TypeAlias = NamedDependency[Reviews]
TheNotifier: TypeAlias = NamedDependency[Notifier]
TheRateLimits: TypeAlias = NamedDependency[RateLimits]
MaybePerson: TypeAlias = NamedDependency[Person | None]
Who: TypeAlias = NamedDependency[list[Credential]]

PAGE: Final = 50  # entries of a list, unless a request asks for another number
PageSize: TypeAlias = Annotated[int, QueryParameter(ge=1, le=100)]
Offset: TypeAlias = Annotated[int, QueryParameter(ge=0, le=100_000)]
Seq: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MaybeSeq: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
MaybeKey: TypeAlias = Annotated[
    str | None, HeaderParameter(name="Idempotency-Key", pattern=r"^[\x21-\x7e]{1,64}$")
]
MaybeSeat: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=3)]
