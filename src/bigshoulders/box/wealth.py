"""Wealth: the property of each seat."""

from __future__ import annotations

from msgspec import Struct


class Holder(Struct):
    """The wealth of one seat: the total, the cash in it, and its shares by company."""

    worth: int
    cash: int
    holdings: dict[str, int]
