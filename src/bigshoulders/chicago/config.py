"""GameConfig: the options of one game (OPT-1 to OPT-12), validated once."""

from __future__ import annotations

from dataclasses import dataclass

from bigshoulders.chicago.ids import BASE_COMPANIES, COMPANY_IDS
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.records import unknown

EDITIONS = ["new", "first"]
SPECIAL_COMPANIES = COMPANY_IDS[BASE_COMPANIES:]


@dataclass(frozen=True)
class GameConfig:
    """What is being played. Every combination of these is a game, but for OPT-12."""

    players: int
    advanced: bool = False
    goals: bool = True
    chiefs: bool = False
    special_companies: tuple[str, ...] = ()
    draft: bool = False
    friendly_closure: bool = False
    advanced_chain: bool = False
    relaxed_purchasing: bool = False
    edition: str = "new"
    friendly_sales: bool = False

    def document(self) -> dict[str, Json]:
        """The options by name, in a fixed order."""
        return {
            "players": self.players,
            "advanced": self.advanced,
            "goals": self.goals,
            "chiefs": self.chiefs,
            "special_companies": list(self.special_companies),
            "draft": self.draft,
            "friendly_closure": self.friendly_closure,
            "advanced_chain": self.advanced_chain,
            "relaxed_purchasing": self.relaxed_purchasing,
            "edition": self.edition,
            "friendly_sales": self.friendly_sales,
        }


# Option ids of the specification, for error messages and documentation.
OPTIONS = {
    "players": "OPT-1",
    "advanced": "OPT-2",
    "goals": "OPT-3",
    "chiefs": "OPT-4",
    "special_companies": "OPT-5",
    "draft": "OPT-6",
    "friendly_closure": "OPT-7",
    "advanced_chain": "OPT-8",
    "relaxed_purchasing": "OPT-9",
    "edition": "OPT-10",
    "friendly_sales": "OPT-11",
}
FLAGS = [
    "advanced",
    "goals",
    "chiefs",
    "draft",
    "friendly_closure",
    "advanced_chain",
    "relaxed_purchasing",
    "friendly_sales",
]
ABSENT_IN_FIRST_EDITION = ["chiefs", "friendly_closure", "advanced_chain"]  # OPT-12


def read_config(document: Json) -> GameConfig:
    """The options of a document, or BadConfig that names the option and what would be right."""
    if not isinstance(document, dict):
        raise BadConfig("config/not-an-object", "", {"got": document})
    for name in document:
        if name not in OPTIONS:
            raise BadConfig("config/unknown-option", name, unknown(name, list(OPTIONS)))
    players = document.get("players")
    if isinstance(players, bool) or players not in (2, 3, 4) or not isinstance(players, int):
        raise BadConfig("config/players", "players", {"got": players, "known": [2, 3, 4]})
    flags: dict[str, bool] = {}
    for name in FLAGS:
        value = document.get(name, name == "goals")
        if not isinstance(value, bool):
            raise BadConfig("config/not-a-flag", name, {"got": value})
        flags[name] = value
    edition = document.get("edition", "new")
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise BadConfig(
            "config/unknown-edition", "edition", {"got": edition, "known": list(EDITIONS)}
        )
    if edition == "first":
        for name in ABSENT_IN_FIRST_EDITION:
            if flags[name]:
                raise BadConfig("config/not-in-first-edition", name, {"rule": "OPT-12"})
    return GameConfig(
        players=players,
        special_companies=read_special_companies(document.get("special_companies", [])),
        edition=edition,
        **flags,
    )


def read_special_companies(value: Json) -> tuple[str, ...]:
    """A set of special companies, in the order of the catalogue."""
    if not isinstance(value, list):
        raise BadConfig("config/not-a-list", "special_companies", {"got": value})
    for item in value:
        if not isinstance(item, str) or item not in SPECIAL_COMPANIES:
            facts = unknown(str(item), SPECIAL_COMPANIES)
            raise BadConfig("config/unknown-company", "special_companies", facts)
        if value.count(item) > 1:
            raise BadConfig("config/named-twice", "special_companies", {"got": item})
    return tuple(name for name in SPECIAL_COMPANIES if name in value)
