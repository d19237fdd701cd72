"""The arguments of handlers: tables, bots, rate limits, and the caller."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import QueryParameter

from bigshoulders.server.accounts.notifications import Notifier
from bigshoulders.server.accounts.people import Person
from bigshoulders.server.api.limits import RateLimits
from bigshoulders.server.tables.access import Credential
from bigshoulders.server.tables.bot_pool import BotPool
from bigshoulders.server.tables.tables import Tables

TheTables: TypeAlias = NamedDependency[Tables]
TheBotPool: TypeAlias = NamedDependency[BotPool]
TheNotifier: TypeAlias = NamedDependency[Notifier]
TheRateLimits: TypeAlias = NamedDependency[RateLimits]
MaybePerson: TypeAlias = NamedDependency[Person | None]
Who: TypeAlias = NamedDependency[list[Credential]]

Seq: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MaybeSeq: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
MaybeSeat: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=3)]
