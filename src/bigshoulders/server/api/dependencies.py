"""What doors are given: the house, its bots, its limits, and who asks."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import QueryParameter

from bigshoulders.server.accounts.notifications import Herald
from bigshoulders.server.accounts.people import Person
from bigshoulders.server.api.limits import Buckets
from bigshoulders.server.tables.access import Credential
from bigshoulders.server.tables.bot_pool import BotCrew
from bigshoulders.server.tables.tables import House

TheHouse: TypeAlias = NamedDependency[House]
TheCrew: TypeAlias = NamedDependency[BotCrew]
TheHerald: TypeAlias = NamedDependency[Herald]
TheBuckets: TypeAlias = NamedDependency[Buckets]
MaybePerson: TypeAlias = NamedDependency[Person | None]
Who: TypeAlias = NamedDependency[list[Credential]]

Seq: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MaybeSeq: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
MaybeSeat: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=3)]
