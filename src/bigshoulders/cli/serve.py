"""`bigshoulders serve`: the table on the network."""

from __future__ import annotations

import argparse
import asyncio
import socket
import threading
import webbrowser
from time import sleep
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.json import Json
from bigshoulders.language.messages import messages
from bigshoulders.server.settings import HELP, PORT, PREFIX, PRIVATE, Settings, read_settings

PATIENCE: Final = 100  # tenths of a second to wait for the server before the browser is opened
STOP_SECONDS: Final = 5
# uvicorn kills a worker process that is silent for this long, also while it starts. By
# default it waits 5 seconds, in which no worker ever starts on a slow machine.
SILENT_SECONDS: Final = 60


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "serve",
        help="run a server for browsers and programs",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=settings_help(),
    )
    parser.add_argument("--port", type=int, default=PORT, help=f"port (default: {PORT})")
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: this machine only)"
    )
    parser.add_argument("--no-browser", action="store_true", help="don't open a browser")
    parser.add_argument(
        "--workers",
        type=int,
        default=1,
        help="number of worker processes; more than one needs PostgreSQL",
    )
    parser.set_defaults(run=run)


def settings_help() -> str:
    """The environment variables and their purposes."""
    names = [PREFIX + name.upper() for name in HELP]
    width = max(len(name) for name in names)
    lines = [f"  {name:<{width}}  {text}" for name, text in zip(names, HELP.values(), strict=True)]
    return "environment variables:\n" + "\n".join(lines)


def run(options: argparse.Namespace) -> int:
    import uvicorn

    from bigshoulders.server.api.protocol import uvicorn_options
    from bigshoulders.server.api.static import has_page

    settings = read_settings()
    if options.workers < 1 or (options.workers > 1 and settings.is_sqlite):
        raise GameError("server/workers", "--workers", {"got": options.workers})
    if settings.is_sqlite:
        settings.folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
    check_port(options.host, options.port)
    asyncio.run(prepare(settings))
    address = f"http://{'127.0.0.1' if options.host == '0.0.0.0' else options.host}:{options.port}"
    words = messages(options.language)
    print(words.text("server-welcome", {"address": address}), flush=True)
    if not has_page():
        print(words.text("server-no-page"), flush=True)
    elif not options.no_browser:
        threading.Thread(target=open_browser, args=(address,), daemon=True).start()
    uvicorn.run(
        "bigshoulders.server.api.app:create_server",
        factory=True,
        host=options.host,
        port=options.port,
        workers=options.workers if options.workers > 1 else None,
        access_log=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_worker_healthcheck=SILENT_SECONDS,
        **uvicorn_options(),
    )
    return 0


def check_port(host: str, port: int) -> None:
    """Report a port in use in words, before the server fails."""
    try:
        with socket.create_server((host, port)):
            pass
    except (OSError, OverflowError) as error:
        facts: dict[str, Json] = {"port": str(port), "fault": str(error)}
        raise GameError("server/no-port", "--port", facts) from error


async def prepare(settings: Settings) -> None:
    """Bring the database up to date, or say why it can't be used."""
    import asyncpg
    from sqlalchemy.exc import SQLAlchemyError

    from bigshoulders.server.store.integrity import damage_of
    from bigshoulders.server.store.sql import Store

    if settings.is_sqlite:
        fault = damage_of(settings.database_file)
        if fault is not None:
            file = str(settings.database_file)
            raise GameError("server/damaged-database", file, {"fault": fault})
    store = Store(settings.database_url)
    try:
        await store.open()
    except (SQLAlchemyError, OSError, asyncpg.PostgresError) as error:
        facts: dict[str, Json] = {"fault": str(getattr(error, "orig", error))}
        raise GameError("server/no-database", "BIGSHOULDERS_DATABASE", facts) from error
    finally:
        await store.close()


def open_browser(address: str) -> None:
    """Show the page as soon as the server answers."""
    for _ in range(PATIENCE):
        try:
            with urlopen(f"{address}/healthz", timeout=1):
                webbrowser.open(address)
                return
        except (URLError, OSError):
            sleep(0.1)
