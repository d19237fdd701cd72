"""The generator behind random play: small, fast, and the same compiled and interpreted."""

from __future__ import annotations


def next_roll(dice: int) -> int:
    """The state of the generator after one more roll; choose with `(dice >> 33) % n`.

    >>> next_roll(1)
    7806831264735756412
    """
    return (dice * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
