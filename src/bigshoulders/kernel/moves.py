"""Moves are packed into one integer, stable across options: kind << 24 | a << 16 | b << 8 | c."""

from __future__ import annotations

from typing import TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bigshoulders.kernel.errors import BadMove
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.spelling import Kind, Table

Move: TypeAlias = int


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """A move from its kind and arguments, each below 256.

    >>> hex(pack(3, 1, 2))
    '0x3010200'
    """
    return kind << 24 | a << 16 | b << 8 | c


def kind_of(m: i64) -> i64:
    return m >> 24


def arg_a(m: i64) -> i64:
    return (m >> 16) & 255


def arg_b(m: i64) -> i64:
    return (m >> 8) & 255


def arg_c(m: i64) -> i64:
    return m & 255


@mypyc_attr(acyclic=True)
@final
class Moves:
    """Moves in the order they were added; `clear` keeps their memory for the next question."""

    __slots__ = ("cells", "count")

    def __init__(self) -> None:
        self.cells = vec[i64]()  # those from `count` on are left over
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget the moves."""
        self.count = 0

    def append(self, m: i64) -> None:
        """Add a move."""
        if self.count < len(self.cells):
            self.cells[self.count] = m
        else:
            self.cells = append(self.cells, m)
        self.count += 1

    def append_each(self, kind: i64, numbers: i64) -> None:
        """Add a move for each number of a set, in order."""
        number: i64 = 0
        while numbers:
            if not numbers & 255:  # most sets are sparse
                numbers >>= 8
                number += 8
                continue
            if numbers & 1:
                self.append(pack(kind, number))
            numbers >>= 1
            number += 1

    def at(self, i: i64) -> i64:
        """The move in a place, counted from 0."""
        return self.cells[i]

    def sort(self) -> None:
        """Sort the moves, which are nearly sorted."""
        cells = self.cells
        i: i64 = 1
        while i < self.count:
            m = cells[i]
            place = i
            while place > 0 and cells[place - 1] > m:
                cells[place] = cells[place - 1]
                place -= 1
            cells[place] = m
            i += 1

    def packed(self) -> vec[i64]:
        """The moves, in a vector of their own."""
        return self.cells[: self.count]

    def listed(self) -> list[Move]:
        """The moves, in a list of their own."""
        return [self.cells[i] for i in range(self.count)]


class ActionSpace:
    """The moves of a game: their spelling, and a dense numbering that never depends on options."""

    def __init__(self, kinds: list[Kind], version: int) -> None:
        self.table = Table("do", kinds)
        self.version = version
        offsets: list[int] = []
        strides: list[int] = []
        size = 0
        for kind in kinds:
            offsets.append(size)
            distances = [0, 0, 0]
            places = 1
            for i in range(len(kind.fields) - 1, -1, -1):
                distances[i] = places
                places *= kind.fields[i][1].size
            strides += distances
            size += places
        self.size = size
        self.offsets = vec[i64](offsets)
        self.strides = vec[i64](strides)  # by kind and argument: distance of consecutive values

    def spell(self, m: Move) -> dict[str, Json]:
        """The JSON spelling of a move."""
        return self.table.spell(kind_of(m), [arg_a(m), arg_b(m), arg_c(m)])

    def parse(self, do: Json, where: str = "") -> Move:
        """The move with a JSON spelling, or BadMove."""
        kind, args = self.table.parse(do, where)
        args += [0] * (3 - len(args))
        return pack(kind, args[0], args[1], args[2])

    def index(self, m: i64) -> i64:
        """The dense number of a move."""
        kind = kind_of(m)
        strides, i = self.strides, kind * 3
        place = arg_a(m) * strides[i] + arg_b(m) * strides[i + 1] + arg_c(m) * strides[i + 2]
        return self.offsets[kind] + place

    def place(self, moves: Moves, index: i64) -> i64:
        """The place of the move with a dense number among these; -1 if it isn't one of them."""
        place: i64 = 0
        while place < moves.count:
            if self.index(moves.at(place)) == index:
                return place
            place += 1
        return -1

    def move(self, index: int) -> Move:
        """The move with a dense number."""
        if not 0 <= index < self.size:
            raise BadMove("spelling/number-out-of-range", "", {"got": index, "most": self.size - 1})
        kind = len(self.offsets) - 1
        while self.offsets[kind] > index:
            kind -= 1
        place = index - self.offsets[kind]
        fields = self.table.kinds[kind].fields
        args = [0, 0, 0]
        for i in range(len(fields) - 1, -1, -1):
            size = fields[i][1].size
            args[i] = place % size
            place //= size
        return pack(kind, args[0], args[1], args[2])

    def mask(self, legal: list[Move]) -> list[int]:
        """One cell per dense number: 1 if the move is legal."""
        cells = [0] * self.size
        for m in legal:
            cells[self.index(m)] = 1
        return cells
