"""Which extra each command needs. This module works without any of them."""

from __future__ import annotations

from collections.abc import Sequence
from shlex import join
from typing import Final

EXTRAS: Final = {
    "admin": "server",
    "backup": "server",
    "check": "server",
    "export": "server",
    "import": "server",
    "lab": "lab",
    "restore": "server",
    "serve": "server",
}
DEFAULT: Final = "play"  # for all other commands


def extra_of(arguments: Sequence[str]) -> str:
    """The extra that the command of these arguments needs."""
    return EXTRAS.get(command_of(arguments), DEFAULT)


def command_of(arguments: Sequence[str]) -> str:
    """The first word that is neither an option nor the value of --language."""
    words = iter(arguments)
    for word in words:
        if word == "--language":
            next(words, None)
        elif not word.startswith("-"):
            return word
    return ""


def missing_library(error: ModuleNotFoundError) -> str:
    """The library that isn't installed; a missing module of this package is a bug and is raised."""
    library = (error.name or "").partition(".")[0]
    if library in ("", "bigshoulders"):
        raise error
    return library


def plain_sentence(arguments: Sequence[str], error: ModuleNotFoundError) -> str:
    """The advice in English, for an installation without messages, also for users of uvx."""
    package = f"'bigshoulders[{extra_of(arguments)}]'"
    command = join(["bigshoulders", *arguments])
    return (
        f"This command needs {missing_library(error)}, which isn't installed. "
        f"Run: pip install {package}, or without installing: uvx --from {package} {command}"
    )
