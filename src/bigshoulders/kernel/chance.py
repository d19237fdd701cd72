"""Chance: every draw is a pure function of the seed, its stream and its index in that stream."""

from __future__ import annotations

from hashlib import blake2b

from bigshoulders.kernel.errors import GameError

SEED_BYTES = 64
DAILY = b"daily "


def draw(seed: bytes, stream: int, index: int, n: int) -> int:
    """A number in range(n), uniform and without modulo bias.

    There is one stream per deck and per bag, so undo can't re-roll and no source of luck affects
    another.

    >>> draw(b"example", 3, 0, 6), draw(b"example", 3, 0, 6), draw(b"example", 3, 1, 6)
    (1, 1, 0)
    """
    if n <= 0:
        raise GameError("chance/nothing-to-draw", facts={"stream": stream, "index": index})
    limit = (1 << 64) - (1 << 64) % n
    attempt = 0
    while True:
        text = b"%d.%d.%d" % (stream, index, attempt)
        number = int.from_bytes(blake2b(text, digest_size=8, key=seed).digest(), "big")
        if number < limit:
            return number % n
        attempt += 1


def as_seed(text: bytes) -> bytes:
    """A seed of any length as a BLAKE2b key: short ones unchanged, long ones hashed."""
    if not text:
        raise GameError("chance/empty-seed")
    return text if len(text) <= SEED_BYTES else blake2b(text).digest()


def commitment(seed: bytes) -> str:
    """The hash published before the game; the seed itself is revealed afterwards."""
    return blake2b(seed, digest_size=32, person=b"bigshoulders").hexdigest()


def daily_seed(day: str) -> bytes:
    """The seed of a day's game, which is the same for everyone.

    >>> daily_seed("2026-11-15")
    b'daily 2026-11-15'
    """
    return DAILY + day.encode()


def day_of(seed: bytes) -> str | None:
    """The day whose game a seed deals, or None."""
    return seed[len(DAILY) :].decode() if seed.startswith(DAILY) else None
