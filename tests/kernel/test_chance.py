"""Chance: every number is equally likely, and every draw depends on seed, stream and index
alone."""

from __future__ import annotations

from hashlib import blake2b

from bigshoulders.kernel.chance import draw

SEED = b"chance"
# Three quarters of all 64-bit numbers: one raw number in four is beyond the limit.
MANY = 3 << 62


def raw(index: int, attempt: int) -> int:
    """The number from the seed for one attempt at a draw from stream 0."""
    text = b"0.%d.%d" % (index, attempt)
    return int.from_bytes(blake2b(text, digest_size=8, key=SEED).digest(), "big")


def test_a_number_beyond_the_last_whole_multiple_is_drawn_again():
    """Wrapping it around would make small numbers likelier than others."""
    again = [index for index in range(100) if raw(index, 0) >= MANY]
    assert 10 < len(again) < 40
    for index in again:
        first = next(attempt for attempt in range(50) if raw(index, attempt) < MANY)
        assert draw(SEED, 0, index, MANY) == raw(index, first)


def test_a_number_below_the_limit_counts_at_once():
    for index in range(100):
        if raw(index, 0) < MANY:
            assert draw(SEED, 0, index, MANY) == raw(index, 0)


def test_the_limit_is_the_last_whole_multiple():
    """Of 2**64 numbers, 6 outcomes leave 4 over; 2**63 + 1 outcomes leave nearly half."""
    half = (1 << 63) + 1
    beyond = next(index for index in range(100) if raw(index, 0) >= half)
    assert draw(SEED, 0, beyond, half) != raw(beyond, 0) % half
    assert draw(SEED, 0, beyond, 6) == raw(beyond, 0) % 6
