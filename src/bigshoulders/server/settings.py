"""Settings of a server, from environment variables; every one has a working default."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from bigshoulders import __version__
from bigshoulders.kernel.errors import GameError

PREFIX = "BIGSHOULDERS_"
VERSION = __version__
PORT = 1875
PRIVATE = 0o700  # the data folder contains secrets of games


@dataclass(frozen=True)
class Settings:
    """The settings. In upper case and with the prefix, their names are the variables."""

    data: str = ""  # the data folder; empty: the user's data folder
    database: str = ""  # a database URL; empty: SQLite in the data folder
    bot_processes: int = 0  # 0: one per core
    bot_delay: float = 0.4  # seconds between two bot moves while people watch
    bot_seconds: float = 30.0  # time limit for a bot's answer
    bot_niceness: int = 5  # how far bots give way to the server; 0: not at all
    live_tables: int = 2000  # tables kept in memory
    rate: float = 50.0  # requests per second and address, on average; 0: no limit
    move_rate: float = 20.0  # moves per second and seat, on average; 0: no limit
    connections: int = 300  # open at once from one address; 0: no limit
    trusted_proxy: bool = False  # whether x-forwarded-for is trusted
    tick: float = 1.0  # seconds between checks of the clocks
    slow: float = 0.25  # seconds after which a database call is logged
    address: str = ""  # the public address, for links in notifications
    smtp: str = ""  # smtp://user:password@host:587 or smtps://…; empty: no e-mail
    mail_from: str = ""  # the sender of e-mail
    private_webhooks: bool = False  # whether webhooks may go to this machine and its network
    keep_open: float = 30.0  # days until a table that never started is deleted; 0: never
    keep_idle: float = 90.0  # days until a game without moves is abandoned; 0: never
    keep_abandoned: float = 30.0  # days until an abandoned table is deleted; 0: never
    keep_guests: float = 365.0  # days after a game until guests are forgotten; 0: never
    log_format: str = "text"  # text or json
    log_level: str = "info"

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else Path.home() / ".bigshoulders"

    @property
    def database_url(self) -> str:
        """The database URL with its driver."""
        if not self.database:
            return f"sqlite:///{self.folder / 'bigshoulders.sqlite'}"
        scheme, _, rest = self.database.partition("://")
        drivers = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
        return f"{drivers.get(scheme, scheme)}://{rest}"

    @property
    def database_file(self) -> Path:
        """The file of an SQLite database."""
        return Path(self.database_url.removeprefix("sqlite:///"))

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")


# Descriptions of the settings for `serve --help` and docs/host/hosting.md.
HELP = {
    "data": "folder for all data (default: ~/.bigshoulders)",
    "database": "database URL, such as postgresql://user@host/name (default: SQLite in data)",
    "bot_processes": "number of processes for bots (default: one per core)",
    "bot_delay": "seconds between bot moves while someone is watching (default: 0.4)",
    "bot_seconds": "seconds a bot may take for a move (default: 30)",
    "bot_niceness": "how far bots give way to everything else, 0 to 6 (default: 5)",
    "live_tables": "tables kept in memory (default: 2000)",
    "rate": "average requests per second and address; 0 means no limit (default: 50)",
    "move_rate": "average moves per second and seat; 0 means no limit (default: 20)",
    "connections": "connections one address may have open; 0 means no limit (default: 300)",
    "trusted_proxy": "true if a proxy sets x-forwarded-for (default: false)",
    "tick": "seconds between checks of the clocks (default: 1)",
    "slow": "log database and bot calls that take longer than this many seconds (default: 0.25)",
    "address": "public address for links in messages, such as https://example.org",
    "smtp": "mail server, smtp://user:password@host:587 or smtps://… (default: none)",
    "mail_from": "sender of e-mail (default: bigshoulders@ and the host of address)",
    "private_webhooks": "true allows webhooks to private addresses (default: false)",
    "keep_open": "days until a table that never started is deleted; 0 means never (default: 30)",
    "keep_idle": "days until a game without moves is abandoned; 0 means never (default: 90)",
    "keep_abandoned": "days until an abandoned table is deleted; 0 means never (default: 30)",
    "keep_guests": "days after a game until guests are forgotten; 0 means never (default: 365)",
    "log_format": "text or json (default: text)",
    "log_level": "debug, info, warning or error (default: info)",
}


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of an environment; GameError names an unreadable value."""
    values = os.environ if environment is None else environment
    found: dict[str, Any] = {}  # each of its field's type
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        if name in values:
            found[field.name] = read_value(name, values[name], field.default)
    return Settings(**found)


def read_value(name: str, text: str, default: object) -> str | int | float | bool:
    """Parse a value of the default's type."""
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
