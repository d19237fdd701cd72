"""GameConfig: the options of one game (OPT-1 to OPT-16), validated once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bigshoulders.games.chicago.engine.ids import BASE_COMPANIES, BUILDING_SETS, COMPANY_IDS
from bigshoulders.kernel.data_files import unknown
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.json import Json

EDITIONS = ["new", "first"]
SPECIAL_COMPANIES = COMPANY_IDS[BASE_COMPANIES:]
ALL_BASE_COMPANIES = tuple(COMPANY_IDS[:BASE_COMPANIES])
ALL_DECADES = 5


@dataclass(frozen=True)
class GameConfig:
    """The options of a game. Every combination is valid except those ruled out by OPT-12 and
    OPT-15."""

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
    companies: tuple[str, ...] = ALL_BASE_COMPANIES
    decades: int = ALL_DECADES
    building_sets: tuple[str, ...] = ()

    def document(self) -> dict[str, Json]:
        """The options by name, in a fixed order; from OPT-13 on, only those in use."""
        options: dict[str, Json] = {
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
        if self.companies != ALL_BASE_COMPANIES:
            options["companies"] = list(self.companies)
        if self.decades != ALL_DECADES:
            options["decades"] = self.decades
        if self.building_sets:
            options["building_sets"] = list(self.building_sets)
        return options


# Option ids in the specification, for error messages and documentation.
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
    "companies": "OPT-13",
    "decades": "OPT-14",
    "building_sets": "OPT-16",
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
    """Read the options of a document, or raise BadConfig with the option at fault and valid
    values."""
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
    listed = document.get("special_companies", [])
    special = read_set("special_companies", listed, SPECIAL_COMPANIES, "config/unknown-company")
    base = [*ALL_BASE_COMPANIES]
    listed = document.get("companies", [*base])
    companies = read_set("companies", listed, base, "config/not-a-base-company")
    if len(companies) + len(special) < players:
        got = len(companies) + len(special)
        raise BadConfig("config/too-few-companies", "companies", {"got": got, "least": players})
    return GameConfig(
        players=players,
        special_companies=special,
        edition=edition,
        companies=companies,
        decades=read_decades(document.get("decades", ALL_DECADES)),
        building_sets=read_set(
            "building_sets", document.get("building_sets", []), BUILDING_SETS, "config/unknown-set"
        ),
        **flags,
    )


def read_set(option: str, value: Json, known: Sequence[str], code: str) -> tuple[str, ...]:
    """A list of different known words, in the order they are known."""
    if not isinstance(value, list):
        raise BadConfig("config/not-a-list", option, {"got": value})
    for item in value:
        if not isinstance(item, str) or item not in known:
            raise BadConfig(code, option, unknown(str(item), known))
        if value.count(item) > 1:
            raise BadConfig("config/named-twice", option, {"got": item})
    return tuple(name for name in known if name in value)


def read_decades(value: Json) -> int:
    """OPT-14: the number of Decades after which the game ends."""
    known: Json = [*range(1, ALL_DECADES + 1)]
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= ALL_DECADES:
        raise BadConfig("config/decades", "decades", {"got": value, "known": known})
    return value
