"""Chance: every draw is a pure function of the seed, its stream and its index in that stream.

Recorded games draw from a keyed hash, which nobody can predict. Simulated games have seeds of their
own kind and draw from Philox, which is many times faster.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

from bigshoulders.kernel.errors import GameError

DAILY: Final = b"daily "
SIMULATED_BYTES: Final = 9  # a zero, which starts no seed of a recorded game, and 64 bits
LOW_32: Final = 0xFFFFFFFF


def draw(seed: bytes, stream: int, index: int, n: int) -> int:
    """A number in range(n), uniform and without modulo bias.

    There is one stream per deck and per bag, so undo can't re-roll and no source of luck affects
    another.

    >>> draw(b"example", 3, 0, 6), draw(b"example", 3, 0, 6), draw(b"example", 3, 1, 6)
    (1, 1, 0)
    """
    if n <= 0:
        raise GameError("chance/nothing-to-draw", facts={"stream": stream, "index": index})
    if len(seed) == SIMULATED_BYTES and not seed[0]:
        return quick_draw(seed, stream, index, n)
    limit = (1 << 64) - (1 << 64) % n
    attempt = 0
    while True:
        text = b"%d.%d.%d" % (stream, index, attempt)
        number = int.from_bytes(blake2b(text, digest_size=8, key=seed).digest(), "big")
        if number < limit:
            return number % n
        attempt += 1


def simulated_seed(text: bytes) -> bytes:
    """The seed of a game that only a program plays, such as a playout.

    Its draws are fast and the same everywhere, but anyone who sees some can predict the rest.

    >>> draw(simulated_seed(b"example"), 3, 0, 6), draw(simulated_seed(b"example"), 3, 1, 6)
    (4, 3)
    """
    return b"\0" + blake2b(text, digest_size=SIMULATED_BYTES - 1).digest()


def quick_draw(seed: bytes, stream: int, index: int, n: int) -> int:
    """A number in range(n) from a simulated seed; no number is more than n / 2**63 likelier."""
    low: i64 = seed[1] | seed[2] << 8 | seed[3] << 16 | seed[4] << 24
    high: i64 = seed[5] | seed[6] << 8 | seed[7] << 16 | seed[8] << 24
    return philox(index, high ^ (i64(stream) * 0x9E3779B9 & LOW_32), low) % i64(n)


def philox(count: i64, place: i64, key: i64) -> i64:
    """63 bits from Philox2x32-10, the counter-based generator of Random123.

    Every result is masked to 32 bits, so wrapping machine integers and Python's give the same.
    """
    for _round in range(10):  # mypyc would box a plain `_`
        product = count * 0xD256D193
        count = (product >> 32 & LOW_32) ^ key ^ place
        place = product & LOW_32
        key = key + 0x9E3779B9 & LOW_32
    return count << 31 | place >> 1


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
