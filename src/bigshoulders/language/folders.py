"""Where messages come from: the package's own folder, and those of games outside the package."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

FOLDERS: list[Traversable] = [files("bigshoulders").joinpath("locales")]


def add_folder(folder: Traversable) -> None:
    """Read messages from one more folder with a subfolder per language."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
