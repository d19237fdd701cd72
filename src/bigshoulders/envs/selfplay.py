"""Thousands of games advanced together, for a learner that plays every seat.

    with SelfPlay({"players": 4}, games=4096, seed=b"monday", workers=2) as play:
        while learning:
            actions = policy(play.rows, play.masks)  # one per game, for the seat that is asked
            play.step(actions)  # then look at play.ended, play.rewards, play.scores

With `workers`, processes that write into the same arrays share the games.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, NoReturn, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bigshoulders.box.box import AnyBatch, AnyBox
from bigshoulders.envs.table import utilities
from bigshoulders.kernel.errors import BadConfig, GameError
from bigshoulders.kernel.json import Json
from bigshoulders.shelf import box_of, default_game

Array: TypeAlias = NDArray[Any]  # a field names the type of its cells, at run time
STEP, DONE = b"step", b"done"
PATIENCE = 10  # seconds for a worker to end by itself


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


ACTION_FIELD = Field("actions", "int32")


def fields_of(box: AnyBox) -> list[Field]:
    """The arrays of a game's batch."""
    return [
        Field("rows", "int16", box.learning.layout.size),
        Field("scores", "int32", box.seats[-1]),
        Field("masks", "uint8", box.learning.actions),
        Field("seats", "uint8"),
        Field("ended", "uint8"),
        Field("winners", "uint8"),
    ]


def arrays_in(fields: list[Field], buffer: memoryview, games: int) -> dict[str, Array]:
    """All arrays, actions first, one after another in a buffer."""
    arrays: dict[str, Array] = {}
    offset = 0
    for field in [ACTION_FIELD, *fields]:
        arrays[field.name] = field.array(buffer, games, offset)
        offset += -(-field.size(games) // 8) * 8
    return arrays


def size_of_all(fields: list[Field], games: int) -> int:
    return sum(-(-field.size(games) // 8) * 8 for field in [ACTION_FIELD, *fields])


def arrays_of(fields: list[Field], batch: AnyBatch) -> dict[str, Array]:
    """The arrays of games in this process."""
    return {
        field.name: field.array(memoryview(getattr(batch, field.name)), batch.games)
        for field in fields
    }


def make_batch(box: AnyBox, config: Json, games: int, seed: bytes, first: int) -> AnyBatch:
    """The games of a batch, or BadConfig for a game that can't be played in batches."""
    if box.learning.make_batch is None:
        raise BadConfig("envs/no-batch", "game", {"game": box.id})
    return box.learning.make_batch(box.game.assemble(config), games, seed, first)


def serve(
    box: AnyBox,
    config: Json,
    share: range,
    games: int,
    seed: bytes,
    memory: ctypes.Array[ctypes.c_byte],
    pipe: Connection,
) -> None:
    """A process with a share of the games: it steps on every signal until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the learner
    fields = fields_of(box)
    batch = make_batch(box, config, len(share), seed, share.start)
    common, own = arrays_in(fields, memoryview(memory), games), arrays_of(fields, batch)
    while True:
        for name, array in own.items():
            common[name][share.start : share.stop] = array
        try:
            pipe.send_bytes(DONE)
            pipe.recv_bytes()
        except (EOFError, OSError):
            return
        batch.step(common["actions"][share.start : share.stop].tolist())


def check_count(name: str, got: object, least: int) -> None:
    """A whole number of things, or BadConfig."""
    if isinstance(got, bool) or not isinstance(got, int | np.integer) or got < least:
        raise BadConfig("envs/not-a-count", name, {"got": repr(got), "least": least})


class SelfPlay:
    """Games of one configuration. The arrays are those of the last step; they stay in place."""

    def __init__(
        self, config: Json, games: int, seed: bytes, workers: int = 0, game: str = default_game()
    ) -> None:
        self.box = box_of(game)
        self.fields = fields_of(self.box)
        players = self.box.game.seats(self.box.game.assemble(config))
        check_count("games", games, 1)
        check_count("workers", workers, 0)
        if not isinstance(seed, bytes):
            raise BadConfig("envs/seed-not-bytes", "seed", {"got": type(seed).__name__})
        self.games = games
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        self.batch: AnyBatch | None = None
        if workers:
            arrays = self.share_out(config, seed, min(workers, games))
        else:
            self.batch = make_batch(self.box, config, games, seed, 0)
            arrays = arrays_of(self.fields, self.batch)
            arrays["actions"] = np.zeros(games, np.int32)
        self.actions = arrays["actions"]
        self.rows = arrays["rows"]  # the acting seat's view
        self.masks = arrays["masks"]  # its legal actions
        self.seats = arrays["seats"]  # the acting seat
        self.ended = arrays["ended"]  # 1 if the step ended a game and another began
        self.scores = arrays["scores"]  # money by seat, of the game that ended
        self.winners = arrays["winners"]  # of that game, as bits
        self.payment = payments(players, self.box.seats[-1])
        self.numbers = np.arange(games)

    def share_out(self, config: Json, seed: bytes, workers: int) -> dict[str, Array]:
        """Start the processes, which share the arrays."""
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("b", size_of_all(self.fields, self.games))
        for number in range(workers):
            first = self.games * number // workers
            share = range(first, self.games * (number + 1) // workers)
            ours, theirs = context.Pipe()
            task = (self.box, config, share, self.games, seed, memory, theirs)
            process = context.Process(target=serve, args=task, daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)
        self.wait()
        return arrays_in(self.fields, memoryview(memory), self.games)

    def wait(self) -> None:
        """Wait for all workers; if one is lost, the others are useless."""
        for number, pipe in enumerate(self.pipes):
            try:
                pipe.recv_bytes()
            except (EOFError, OSError):
                self.lose(number)
            except KeyboardInterrupt:
                self.close()
                raise

    def lose(self, number: int) -> NoReturn:
        """Report a lost worker and end the others."""
        process = self.processes[number]
        self.close()
        facts: dict[str, Json] = {"worker": number, "status": process.exitcode}
        raise GameError("envs/worker-lost", facts=facts) from None

    def step(self, actions: Array) -> None:
        """Make one action in every game, for its acting seat; if one is illegal, nothing
        happens."""
        if self.batch is None and not self.pipes:
            raise GameError("envs/closed")
        if len(actions) != self.games:
            facts: dict[str, Json] = {"got": len(actions), "expected": self.games}
            raise GameError("envs/wrong-number-of-actions", facts=facts)
        inside = np.clip(actions, 0, self.box.learning.actions - 1).astype(np.int32)
        legal = (self.masks[self.numbers, inside] == 1) & (inside == actions)
        if not legal.all():
            game = int(np.flatnonzero(~legal)[0])
            facts = {"game": game, "got": np.asarray(actions)[game].item()}
            raise GameError("envs/illegal-action", facts=facts)
        self.actions[:] = inside
        if self.batch is not None:
            self.batch.step(self.actions.tolist())
        else:
            for number, pipe in enumerate(self.pipes):
                try:
                    pipe.send_bytes(STEP)
                except OSError:
                    self.lose(number)
            self.wait()

    @property
    def rewards(self) -> Array:
        """By game and seat: the rewards of games that ended; 0 in all others."""
        paid: Array = self.payment[self.winners] * self.ended[:, None]
        return paid

    def random_actions(self, dice: np.random.Generator) -> Array:
        """A uniformly random legal action for every game."""
        legal = np.flatnonzero(self.masks.view(np.bool_))
        starts = self.numbers * self.box.learning.actions
        first = np.searchsorted(legal, starts)
        count = np.diff(first, append=len(legal))
        chosen: Array = legal[first + (dice.random(self.games) * count).astype(np.int64)]
        return chosen - starts

    def close(self) -> None:
        """End the games and the processes; the arrays keep their contents."""
        pipes, processes = self.pipes, self.processes
        self.batch, self.pipes, self.processes = None, [], []
        for pipe in pipes:
            pipe.close()
        for process in processes:
            process.join(PATIENCE)
            process.kill()
            process.join()

    def __enter__(self) -> SelfPlay:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def payments(players: int, seats: int) -> Array:
    """By set of winners: the rewards by seat, 0 for empty seats."""
    table = np.zeros((1 << seats, seats), np.float32)
    for winners in range(1, 1 << players):
        winning = [seat for seat in range(players) if winners >> seat & 1]
        table[winners, :players] = utilities(winning, players)
    return table
