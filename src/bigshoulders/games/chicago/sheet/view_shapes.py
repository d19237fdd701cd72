"""The types of a position as far as the page reads it; docs/build/positions.md has the rest.

Not compiled, as shapes.py. A test reads exported positions with these types.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bigshoulders.games.chicago.engine.ids import CertificateId, CompanyId, HolderId, PhaseId
from bigshoulders.games.chicago.sheet.shapes import Cubes

EditionId = Literal["new", "first"]


class RowCell(Struct):
    """A building space of a player."""

    building: str
    partner: int | None


class PlayerView(Struct):
    """A player's pieces; hidden ones are null."""

    cash: int
    sold: list[CompanyId]
    row: list[RowCell | None]
    hand: list[str] | None
    drafted: list[str] | None
    chosen: str | None
    ready: bool
    partner_on_appeal: bool
    reserved_partner: str


class OpenCompany(Struct, tag_field="status", tag="open"):
    """The pieces of an open company."""

    director: int
    preferred: HolderId
    common: dict[HolderId, int]
    offer: dict[CertificateId, int]
    value: int
    appeal: int
    height: int
    treasury: int
    goods: int
    bonus_goods: int
    resources: Cubes
    salespeople: int
    assets: list[str]
    exhausted: list[str]


class AvailableCompany(Struct, tag_field="status", tag="available"):
    """A company that can be founded."""


class ClosedCompany(Struct, tag_field="status", tag="closed"):
    """A company that has closed."""


CompanyView = OpenCompany | AvailableCompany | ClosedCompany


class Options(Struct):
    """The options of the game, as far as the page reads them."""

    advanced: bool
    friendly_sales: bool


class View(Struct):
    """A redacted position."""

    edition: EditionId
    config: Options
    decade: int
    phase: PhaseId
    priority: int | None
    initiative: list[int]
    players: list[PlayerView]
    companies: dict[CompanyId, CompanyView]
