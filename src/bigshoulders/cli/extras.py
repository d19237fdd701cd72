"""Which extra each command needs. This module works without any library."""

from __future__ import annotations

from collections.abc import Sequence
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


def package_of(arguments: Sequence[str]) -> str:
    """The package, with the extra that the command of these arguments needs, for any shell."""
    extra = EXTRAS.get(command_of(arguments))
    return f'"bigshoulders[{extra}]"' if extra else "bigshoulders"


def command_of(arguments: Sequence[str]) -> str:
    """The first word that is neither an option nor the value of --language."""
    words = iter(arguments)
    for word in words:
        if len(word) > 2 and "--language".startswith(word):
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
    """The advice in English, for an engine that was installed without its dependencies."""
    return (
        f"This command needs {missing_library(error)}, which isn't installed. "
        f"Run: pip install {package_of(arguments)}"
    )
