"""The box of a game: its rules, options, players and what learners need. Each game fills one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, Literal, TypeAlias

from bigshoulders.bots.guarded_seat import GuardedSeat
from bigshoulders.bots.names import BotName, Clock, Player, parse_bot, world_clock
from bigshoulders.bots.protocol import Outcome
from bigshoulders.box.any_game import AnyPosition, AnyRules
from bigshoulders.kernel.contract import Game, View
from bigshoulders.kernel.driver import R, S
from bigshoulders.kernel.features import Layout
from bigshoulders.kernel.json import Json

PLAYERS = "players"  # the option that sets the number of seats, where a game leaves a choice

# A kernel Batch: the arrays for results differ by game and are read by name.
AnyBatch: TypeAlias = Any


@dataclass(frozen=True)
class Option:
    """One option: a flag, one of `choices`, any set of `choices`, or a whole document."""

    name: str
    kind: Literal["flag", "choice", "set", "document"]
    default: Json
    choices: tuple[Json, ...] = ()
    absent: Mapping[str, tuple[Json, ...]] = field(default_factory=dict)
    """Values of other options that rule this one out."""
    read: Callable[[str, str], Json] | None = None
    """For a document in a file: turns the text and the name of the file into the value."""


@dataclass(frozen=True)
class Learning(Generic[R, S]):
    """A game for programs that play it many times."""

    layout: Layout
    features: Callable[[R, S, int], list[int]]
    """A seat's observation, as one row in the order of the layout."""
    actions: int
    """The number of dense numbers for players' moves; those of chance follow."""
    private: tuple[str, ...] = ()
    """Pieces of the layout that only their owner sees; none if nothing is hidden."""
    worth: Callable[[R, S], list[int]] | None = None
    """Net worth by seat in any position: what a score would be if the game ended, bonuses aside."""
    most_score: int = 1_000_000
    """A bound on final scores."""
    make_batch: Callable[[R, int, bytes, int], AnyBatch] | None = None
    """Games advanced together: rules, how many, seed and the number of the first."""


@dataclass(frozen=True, eq=False)
class Box(Generic[R, S]):
    """Everything known about a game outside its folder. Faces are loaded by `face`."""

    id: str
    """Its name in logs, URLs, message ids and position formats; it never changes."""
    title: str
    game: Game[R, S]
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    unit: Literal["dollars", "points"]
    """The unit of scores and advice."""
    book: str
    """The file of the rules without `.md`, in docs/rules or in the game's folder."""
    players: tuple[Player, ...]
    """The bots, weakest first."""
    default_player: str
    learning: Learning[R, S]
    package: str
    """The package that contains its faces."""
    judge: Callable[[R, View[S]], list[Outcome]] | None = None
    """What each seat can expect from a view on; None if the game has no quick judgement."""
    has_daily: bool = False
    locales: Path | None = None
    """A folder of messages by language, for a game outside this package."""

    def bot(self, text: str, where: str = "bot") -> BotName:
        """The player of a name such as `tycoon:300ms`, or BadConfig."""
        return parse_bot(self.id, self.players, text, where)

    def offered(self) -> list[Player]:
        """The bots people can play against, weakest first."""
        return [player for player in self.players if player.is_listed]

    def default_bot(self) -> BotName:
        """The player to use when none is named."""
        return self.bot(self.default_player)

    def seat(self, named: BotName, clock: Clock = world_clock) -> GuardedSeat:
        """A seat where this player sits and the default one stands in for it."""
        return GuardedSeat(self.game, [named, self.default_bot()], clock)

    def __reduce__(self) -> tuple[Callable[[str], AnyBox], tuple[str]]:
        """A box is pickled as the name of its package."""
        return unpack, (self.package,)

    def option(self, name: str) -> Option | None:
        return next((option for option in self.options if option.name == name), None)

    def config(self, players: int | None = None) -> dict[str, Json]:
        """Options for this many players; a full table by default."""
        return {PLAYERS: players or self.seats[-1]} if self.option(PLAYERS) else {}


AnyBox: TypeAlias = Box[AnyRules, AnyPosition]


def unpack(package: str) -> AnyBox:
    """The box of a game's package."""
    box: AnyBox = import_module(f"{package}.box").BOX
    return box
