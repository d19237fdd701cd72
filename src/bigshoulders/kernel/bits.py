"""Sets of small numbers as the bits of one int. Functions, because a class would allocate."""

from __future__ import annotations


def bits_of(numbers: list[int]) -> int:
    """The set of these numbers.

    >>> bits_of([0, 3])
    9
    """
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def members(bits: int) -> list[int]:
    """The numbers of a set, in order.

    >>> members(9)
    [0, 3]
    """
    numbers: list[int] = []
    number = 0
    while bits:
        if bits & 1:
            numbers.append(number)
        bits >>= 1
        number += 1
    return numbers
