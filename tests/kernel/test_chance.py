"""Chance: every number is equally likely, and every draw depends on seed, stream and index
alone."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

from bigshoulders.kernel.chance import draw, philox, simulated_seed

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


def test_simulated_games_draw_from_philox_as_published():
    """The known answers of Philox2x32-10 in Random123; we use 63 of its 64 bits."""
    answers = {
        (0x00000000, 0x00000000, 0x00000000): 0xFF1DAE596CD10DF2,
        (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF): 0x2C3F628BAB4FD7AD,
        (0x243F6A88, 0x85A308D3, 0x13198A2E): 0xDD7CE038F62A4C12,
    }
    for arguments, answer in answers.items():
        assert philox(*arguments) == answer >> 1


def test_draws_of_simulated_games_never_change():
    seed = simulated_seed(b"golden")
    assert seed.hex() == "0020ddbe912f686c4b"
    assert [draw(seed, 3, index, 6) for index in range(12)] == [5, 2, 0, 0, 2, 2, 1, 0, 1, 5, 0, 0]
    assert [draw(seed, stream, 7, 1000) for stream in range(6)] == [362, 820, 749, 918, 778, 737]


def test_simulated_draws_are_even():
    """Each face within five standard deviations, and no stream is another one shifted."""
    seed = simulated_seed(b"even")
    rolls = [[draw(seed, stream, index, 6) for index in range(6000)] for stream in range(3)]
    for stream in rolls:
        assert all(abs(count - 1000) < 145 for count in Counter(stream).values())
    pairs = Counter(zip(rolls[0], rolls[1], strict=True))
    assert len(pairs) == 36
    assert all(abs(count - 166.7) < 65 for count in pairs.values())


def test_a_recorded_seed_of_the_same_length_keeps_the_keyed_hash():
    assert draw(b"nine byte", 0, 0, 1 << 62) == raw_of(b"nine byte") % (1 << 62)


def raw_of(seed: bytes) -> int:
    """The first number of stream 0, attempt 0."""
    return int.from_bytes(blake2b(b"0.0.0", digest_size=8, key=seed).digest(), "big")
