"""Wealth: how a game says what each seat has."""

from __future__ import annotations

from msgspec import Struct


class Holder(Struct):
    """What one seat had: all of it, what of that was cash, and its shares by company."""

    worth: int
    cash: int
    holdings: dict[str, int]
