"""The position: one column per fact."""

from __future__ import annotations

from hashlib import blake2b
from struct import pack as pack_struct
from typing import Final, TypeAlias, final

from bigshoulders.kernel.driver import Position
from bigshoulders.kernel.frames import Frame

Column: TypeAlias = list[int]

STREAM_CARDS: Final = 0
STREAM_FLIPS: Final = 1
STREAM_MARKET: Final = 2
STREAMS: Final = 3

# Effects promised for the next turn, and those that apply in this one (column `promises`).
CHOICE_OF_MARKET: Final = 0
MORE_PRODUCTION: Final = 1
ACTIONS_ARE_FREE: Final = 2
CHEAPER: Final = 3  # and the next three, by kind
PROMISES: Final = 7


@final
class State(Position):
    """Every column is a required argument. Only the seed is hidden."""

    __slots__ = (
        "central_markers",
        "happened",
        "manager_used",
        "managers",
        "market",
        "now",
        "place",
        "profit",
        "promises",
        "row",
        "spare",
        "taken",
        "units",
        "unpaid",
        "workers",
        "year",
    )

    def __init__(
        self,
        seed: bytes,
        draws: Column,
        stack: list[Frame],
        year: int,
        profit: int,
        market: int,
        managers: int,
        spare: int,
        taken: int,
        manager_used: int,
        central_markers: int,
        happened: int,
        unpaid: int,
        row: Column,
        place: Column,
        workers: Column,
        units: Column,
        promises: Column,
        now: Column,
    ) -> None:
        super().__init__(seed, draws, stack)
        self.year = year  # 0, 2, ..., 30
        self.profit = profit
        self.market = market  # the market die, 1 to 6; 0 before it is set
        self.managers = managers  # the managers die; 0 when it has left the game
        self.spare = spare  # spare markers
        self.taken = taken  # actions taken this turn, as bits
        self.manager_used = manager_used  # 1 if the managers die was used this turn
        self.central_markers = central_markers  # kinds whose Central Factory track exists, as bits
        self.happened = happened  # sides whose event has happened, as bits
        self.unpaid = unpaid  # Buildings whose upkeep isn't resolved yet, as bits
        self.row = row  # sides from left to right, then NO_SIDE
        self.place = place  # by side: grid place, or NO_PLACE if it isn't built
        self.workers = workers  # by card: the worker die, 0 if it isn't built
        self.units = units  # by track
        self.promises = promises  # for the next turn
        self.now = now  # in this turn

    def copy(self) -> State:
        """An independent copy."""
        return State(
            self.seed,
            self.draws[:],
            self.stack[:],
            self.year,
            self.profit,
            self.market,
            self.managers,
            self.spare,
            self.taken,
            self.manager_used,
            self.central_markers,
            self.happened,
            self.unpaid,
            self.row[:],
            self.place[:],
            self.workers[:],
            self.units[:],
            self.promises[:],
            self.now[:],
        )

    def cells(self) -> list[int]:
        """Every number in the position except the seed, in a fixed order."""
        numbers = [
            self.year,
            self.profit,
            self.market,
            self.managers,
            self.spare,
            self.taken,
            self.manager_used,
            self.central_markers,
            self.happened,
            self.unpaid,
        ]
        for column in (
            self.draws,
            self.row,
            self.place,
            self.workers,
            self.units,
            self.promises,
            self.now,
        ):
            numbers.extend(column)
        for frame in self.stack:
            numbers.extend(frame.cells())
        return numbers

    def digest(self) -> bytes:
        """Canonical: equal positions have equal digests."""
        numbers = self.cells()
        return blake2b(pack_struct(f"<{len(numbers)}h", *numbers), digest_size=16).digest()
