"""Sets of small numbers as the bits of one int. Functions, because a class would allocate."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BIT_62: Final = 1 << 62


def bits_of(numbers: list[int]) -> int:
    """The set of these numbers.

    >>> bits_of([0, 3])
    9
    """
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def bit(number: i64) -> i64:
    """The set of one number up to 62. A compiled `1 << number` would have only 32 bits.

    >>> bit(40) == 1 << 40
    True
    """
    return BIT_62 >> 62 - number


def members(bits: i64) -> list[int]:
    """The numbers of a set, in order.

    >>> members(9)
    [0, 3]
    """
    numbers: list[int] = []
    number = 0
    while bits:
        if not bits & 255:  # most sets are sparse
            bits >>= 8
            number += 8
            continue
        if bits & 1:
            numbers.append(number)
        bits >>= 1
        number += 1
    return numbers


def size_of(bits: i64) -> i64:
    """How many numbers a set has.

    >>> size_of(9)
    2
    """
    size: i64 = 0
    while bits:
        bits &= bits - 1
        size += 1
    return size


def member(bits: i64, place: i64) -> i64:
    """The number at a place of a set, counted from 0.

    >>> member(9, 1)
    3
    """
    while place:
        bits &= bits - 1
        place -= 1
    number: i64 = 0
    while not bits & 255:
        bits >>= 8
        number += 8
    while not bits & 1:
        bits >>= 1
        number += 1
    return number
