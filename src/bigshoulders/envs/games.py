"""The games of one batch in this process, with bots in some of their seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bigshoulders.bots.guarded_seat import GuardedSeat
from bigshoulders.bots.names import BotName
from bigshoulders.box.any_game import AnyRules
from bigshoulders.box.box import AnyBatch, AnyBox
from bigshoulders.box.encoding import width
from bigshoulders.envs.saved import Snapshot, State
from bigshoulders.kernel.encoding import Encoding
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.json import Json

Array: TypeAlias = NDArray[Any]  # a field names the type of its cells, at run time
Lineup: TypeAlias = Sequence[BotName | None]  # by seat: a bot, or None for the learner


@dataclass(frozen=True)
class Field:
    """One array: its name, the type of its cells and the number of cells per game (0: one)."""

    name: str
    dtype: str
    width: int = 0

    def size(self, games: int) -> int:
        """Its size in bytes."""
        return games * max(1, self.width) * np.dtype(self.dtype).itemsize

    def array(self, buffer: memoryview, games: int, offset: int = 0) -> Array:
        """The array in a buffer, without copying."""
        cells = np.frombuffer(buffer, self.dtype, games * max(1, self.width), offset)
        return cells.reshape(games, self.width) if self.width else cells


def fields_of(box: AnyBox, encoded: bool = False, lists: int = 0) -> list[Field]:
    """The arrays of a game's batch; `lists` is the room for legal actions, if they are wanted."""
    inputs = [Field("inputs", "float32", width(box.learning.layout))] if encoded else []
    return [
        *inputs,
        *([Field("lists", "int16", lists)] if lists else []),
        Field("rows", "int16", box.learning.layout.size),
        Field("scores", "int32", box.seats[-1]),
        Field("gains", "int32", box.seats[-1]),
        Field("masks", "uint8", box.learning.actions),
        Field("seats", "uint8"),
        Field("ended", "uint8"),
        Field("winners", "uint8"),
    ]


def make_batch(box: AnyBox, g: AnyRules, games: int, seed: bytes, first: int) -> AnyBatch:
    """The games of a batch, or BadConfig for a game that can't be played in batches."""
    if box.learning.make_batch is None:
        raise BadConfig("envs/no-batch", "game", {"game": box.id})
    return box.learning.make_batch(g, games, seed, first)


def check_opponents(named: Sequence[BotName], players: int) -> Sequence[BotName]:
    """A bot for each seat but one; a single bot takes them all."""
    if len(named) == 1:
        named = [*named] * (players - 1)
    if len(named) != players - 1:
        facts: dict[str, Json] = {"got": len(named), "expected": players - 1}
        raise BadConfig("envs/wrong-number-of-bots", "bots", facts)
    return named


def check_seat(seat: int | None, players: int) -> int | None:
    """A seat of the table, or None for any; else BadConfig."""
    if seat is not None and seat not in range(players):
        raise BadConfig("envs/no-such-seat", "seat", {"got": seat, "most": players - 1})
    return seat


def around(seat: int, opponents: Sequence[BotName]) -> Lineup:
    """The learner in a seat and the opponents in the others, in order."""
    return [*opponents[:seat], None, *opponents[seat:]]


class Games:
    """Games advanced together. Bots answer at once, so only learners are ever asked."""

    def __init__(
        self,
        box: AnyBox,
        g: AnyRules,
        games: int,
        seed: bytes,
        first: int = 0,
        gains: bool = False,
        encoded: bool = False,
        lists: int = 0,
    ) -> None:
        self.box = box
        self.g = g
        self.games = games
        self.batch = make_batch(box, g, games, seed, first)
        self.batch.counts_gains = gains
        if encoded:
            self.batch.encode(Encoding(box.learning.layout))
        if lists:
            self.batch.list_first(lists)
        self.arrays = {  # read-only: the batch writes them
            field.name: field.array(memoryview(getattr(self.batch, field.name)), games)
            for field in fields_of(box, encoded, lists)
        }
        self.numbers = np.arange(games)
        self.is_bot = np.zeros((games, box.seats[-1]), np.bool_)
        self.lineups: list[Lineup] = [()] * games
        self.dice = [Random(b"%b.%d" % (seed, first + i)) for i in range(games)]
        self.bots: dict[BotName, GuardedSeat] = {}  # bots keep nothing, so each sits in many places

    def seat_bots(self, i: int, lineup: Lineup) -> None:
        """Give the seats of one game to bots and learners."""
        self.lineups[i] = lineup
        for seat, named in enumerate(lineup):
            self.is_bot[i, seat] = named is not None
            if named is not None and named not in self.bots:
                self.bots[named] = self.box.seat(named)
        if None in lineup:
            self.batch.viewers[i] = list(lineup).index(None)

    def step(self, actions: list[int]) -> None:
        """Make one move in every game and let the bots answer."""
        self.batch.step(actions)
        self.answer()

    def legal_actions(self) -> tuple[Array, Array]:
        """The legal actions, game after game, and the place of each game's first one, with the end
        of the last game after them; the batch overwrites both."""
        batch = self.batch
        batch.list_actions()
        first = np.frombuffer(memoryview(batch.starts), np.int32)
        return np.frombuffer(memoryview(batch.legal), np.int32, first[-1]), first

    def answer(self) -> None:
        """Let bots move wherever one is asked."""
        if self.bots:
            for i in np.flatnonzero(self.is_bot[self.numbers, self.arrays["seats"]]).tolist():
                self.answer_in(i)

    def answer_in(self, i: int) -> None:
        """Let bots move in one game until a learner is asked."""
        batch, game = self.batch, self.box.game
        while batch.states[i].stack:
            seat = batch.asked[i]
            named = self.lineups[i][seat] if self.lineups[i] else None
            if named is None:
                return
            view = game.redact(self.g, batch.states[i], seat)
            batch.play(i, self.bots[named].choose(self.g, view, self.dice[i]))

    def get_state(self) -> State:
        """All games, as they are."""
        results = ("ended", "winners", "scores", "gains")
        return {
            "positions": [Snapshot(self.box, self.g, s) for s in self.batch.states],
            "begun": list(self.batch.begun),
            "dice": [dice.getstate() for dice in self.dice],
            "lineups": list(self.lineups),
            "results": {name: self.arrays[name].copy() for name in results},
        }

    def set_state(self, state: State) -> None:
        """Continue all games from a state."""
        results = {name: array.tolist() for name, array in state["results"].items()}
        self.batch.begun[:] = state["begun"]
        for i, position in enumerate(state["positions"]):
            self.dice[i].setstate(state["dice"][i])
            self.seat_bots(i, state["lineups"][i])
            self.batch.place(i, position.position())
            self.batch.recall(i, *(cells[i] for cells in results.values()))
