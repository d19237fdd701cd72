"""Settings of a server, all from environment variables; every one has a default that works."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib.metadata import version
from pathlib import Path
from typing import Any

from bigshoulders.kernel.errors import GameError

PREFIX = "BIGSHOULDERS_"
VERSION = version("bigshoulders")
PORT = 1875
PRIVATE = 0o700  # of the data folder: secrets of games lie there


@dataclass(frozen=True)
class Settings:
    """What an operator may choose. The names in upper case, with the prefix, are the variables."""

    data: str = ""  # the data folder; empty: a folder of the user's own
    database: str = ""  # a database URL; empty: SQLite in the data folder
    bot_processes: int = 0  # 0: one per core
    bot_delay: float = 0.4  # seconds between two bot moves while people watch
    bot_seconds: float = 30.0  # after so long a bot's answer is no longer waited for
    live_tables: int = 2000  # tables kept in memory
    rate: float = 50.0  # requests per second and address, on average; 0: no limit
    move_rate: float = 20.0  # moves per second and seat, on average; 0: no limit
    trusted_proxy: bool = False  # whether x-forwarded-for is believed
    tick: float = 1.0  # seconds between checks of the clocks
    slow: float = 0.25  # calls of the database that last longer are logged, in seconds
    address: str = ""  # how people reach the server, for links in messages
    smtp: str = ""  # smtp://user:password@host:587 or smtps://…; empty: no e-mail
    mail_from: str = ""  # the sender of e-mail
    private_webhooks: bool = False  # whether webhooks may go to this machine and its network
    log_format: str = "text"  # text or json
    log_level: str = "info"

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else Path.home() / ".bigshoulders"

    @property
    def database_url(self) -> str:
        """The URL with its driver."""
        if not self.database:
            return f"sqlite:///{self.folder / 'bigshoulders.sqlite'}"
        scheme, _, rest = self.database.partition("://")
        drivers = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
        return f"{drivers.get(scheme, scheme)}://{rest}"

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")


# What each setting is for, as `serve --help` and docs/host/hosting.md say it.
HELP = {
    "data": "folder for all data (default: ~/.bigshoulders)",
    "database": "database URL, such as postgresql://user@host/name (default: SQLite in data)",
    "bot_processes": "number of processes for bots (default: one per core)",
    "bot_delay": "seconds between bot moves while someone is watching (default: 0.4)",
    "bot_seconds": "seconds a bot may take for a move (default: 30)",
    "live_tables": "tables kept in memory (default: 2000)",
    "rate": "average requests per second and address; 0 means no limit (default: 50)",
    "move_rate": "average moves per second and seat; 0 means no limit (default: 20)",
    "trusted_proxy": "true if a proxy sets x-forwarded-for (default: false)",
    "tick": "seconds between checks of the clocks (default: 1)",
    "slow": "log database and bot calls that take longer than this many seconds (default: 0.25)",
    "address": "public address for links in messages, such as https://example.org",
    "smtp": "mail server, smtp://user:password@host:587 or smtps://… (default: none)",
    "mail_from": "sender of e-mail (default: bigshoulders@ and the host of address)",
    "private_webhooks": "true allows webhooks to private addresses (default: false)",
    "log_format": "text or json (default: text)",
    "log_level": "debug, info, warning or error (default: info)",
}


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of an environment; a value that cannot be read is refused by name."""
    values = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        if name in values:
            found[field.name] = read_value(name, values[name], field.default)
    return Settings(**found)


def read_value(name: str, text: str, default: object) -> str | int | float | bool:
    """A value of the same kind as the default."""
    try:
        if isinstance(default, bool):
            return {"true": True, "1": True, "false": False, "0": False}[text.lower()]
        if isinstance(default, int):
            return int(text)
        if isinstance(default, float):
            return float(text)
    except (KeyError, ValueError) as error:
        kind = type(default).__name__
        raise GameError("server/bad-setting", name, {"got": text, "kind": kind}) from error
    return text
