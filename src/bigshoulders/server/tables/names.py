"""Ids of tables and people, and the words they may bring."""

from __future__ import annotations

import secrets
from typing import Final

ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 12
LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
LONGEST_ENTROPY: Final = 200


def new_id() -> str:
    """A random id for a table or a person."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def clip(text: str, longest: int) -> str:
    """Text as one line of visible characters, cut to a length."""
    return " ".join("".join(c for c in text if c.isprintable() or c == " ").split())[:longest]
