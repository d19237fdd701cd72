"""Every use case is tried on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bigshoulders.server.settings import Settings
from databases import new_database, postgres
from servers import MakeTable, Running, Table, checked, running

NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """A fresh database of either kind; nothing slows a test down."""
    folder = tmp_path_factory.mktemp("data")
    if request.param == "sqlite":
        return fast(folder)
    url = new_database(request.getfixturevalue("postgres_url"), f"session{next(NUMBERS)}")
    return fast(folder, database=url)


def fast(folder: Path, **other: Any) -> Settings:
    chosen: dict[str, Any] = {"bot_delay": 0.0, "bot_processes": 1, "rate": 0.0, "move_rate": 0.0}
    chosen |= {"tick": 0.05, "data": str(folder), **other}
    return Settings(**chosen)


@pytest.fixture(scope="session")
def server(settings: Settings) -> Iterator[Running]:
    with running(settings) as found:
        yield found


@pytest.fixture
def make(server: Running) -> Iterator[MakeTable]:
    """Makes tables; their clients are closed in the end."""
    made: list[Table] = []

    def make_table(*kinds: str, at: Running | None = None, **wish: Any) -> Table:
        where = at or server
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
        with where.client() as anybody:
            table = Table(where, checked(anybody.post("/api/tables", json=body)))
        made.append(table)
        return table

    yield make_table
    for table in made:
        table.close()
