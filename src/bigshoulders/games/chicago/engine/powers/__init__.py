"""Powers: what a charter does differently, one file each, named by `power` in house-values.toml."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from bigshoulders.games.chicago.engine.rules import Power


def find_powers() -> dict[str, type[Power]]:
    """The power of every file in this folder, by its word."""
    powers: dict[str, type[Power]] = {}
    for file in iter_modules(__path__):
        power: type[Power] = import_module(f"{__name__}.{file.name}").POWER
        powers[power.word] = power
    return powers


POWERS = find_powers()
