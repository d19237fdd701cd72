"""Use cases run on SQLite and on a real PostgreSQL, those above the store on SQLite alone."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from bigshoulders.server.accounts import people
from bigshoulders.server.admin import close_table
from bigshoulders.server.errors import Refused
from bigshoulders.server.settings import Settings
from bigshoulders.server.tables.tables import Tables
from databases import new_database, postgres
from servers import MakeTable, Running, Table, checked, fast, running

NUMBERS = itertools.count(1)
DATABASES = ["sqlite", "postgres"]
# Whatever a test is about, its passwords needn't withstand a guessing attack.
QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    is_above_store = metafunc.definition.get_closest_marker("any_database")
    kinds = DATABASES[:1] if is_above_store else DATABASES
    for name in ("settings", "fresh"):
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, kinds, indirect=True)


@pytest.fixture(scope="session", autouse=True)
def strong_hasher() -> Iterator[PasswordHasher]:
    """The hasher of real servers, in whose place the tests use a quick one."""
    with pytest.MonkeyPatch.context() as patch:
        strong = people.HASHER
        patch.setattr(people, "HASHER", QUICK_HASHER)
        yield strong


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres(durable=False) as url:
        yield url


def settings_for(request: pytest.FixtureRequest, folder: Path) -> Settings:
    """A new database of the requested kind; no limit slows a test down."""
    if request.param == "sqlite":
        return fast(folder)
    url = new_database(request.getfixturevalue("postgres_url"), f"fresh{next(NUMBERS)}")
    return fast(folder, database=url)


@pytest.fixture(scope="session")
def settings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """A database that the use cases share."""
    return settings_for(request, tmp_path_factory.mktemp("data"))


@pytest.fixture
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A database for one test alone."""
    return settings_for(request, tmp_path)


@pytest.fixture(scope="session")
def server(settings: Settings) -> Iterator[Running]:
    with running(settings) as found:
        yield found


@pytest.fixture
def make_at() -> Iterator[MakeTable]:
    """Makes tables on a server and closes their clients at the end."""
    made: list[Table] = []

    def make_table(server: Running, *kinds: str, **wish: Any) -> Table:
        seats = [
            {"kind": "bot", "bot": kind, "name": f"bot {i}"}
            if kind not in ("me", "open", "invite")
            else {"kind": kind, "name": ["Ann", "Bob", "Cyd", "Dee"][i]}
            for i, kind in enumerate(kinds)
        ]
        game = wish.pop("game", "chicago" if len(kinds) > 1 else "industrialist")
        config = {"players": len(kinds)} if game == "chicago" else {"side": "A"}
        config |= wish.pop("config", {})
        body = {"game": game, "config": config, "seats": seats, **wish}
        with server.client() as anybody:
            table = Table(server, checked(anybody.post("/api/tables", json=body)))
        made.append(table)
        return table

    yield make_table
    for table in made:
        table.close()


@pytest.fixture
def make(server: Running, make_at: MakeTable) -> Iterator[MakeTable]:
    """Makes tables on the server that all use cases share.

    Those with a clock are closed at the end: when a later test moves the time, bots would play
    them.
    """
    made: list[Table] = []

    def make_table(*kinds: str, **wish: Any) -> Table:
        made.append(make_at(server, *kinds, **wish))
        return made[-1]

    yield make_table
    for table in made:
        server.wait_for(close_if_timed(server.service.tables, table.id))


async def close_if_timed(tables: Tables, table_id: str) -> None:
    table = tables.in_memory.get(table_id)
    if table and table.clock and not table.is_over:
        with suppress(Refused):  # it is just ending
            await close_table(tables, table_id)
