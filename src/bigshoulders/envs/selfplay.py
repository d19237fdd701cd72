"""Thousands of games advanced together, for a learner that plays every seat or some of them.

    with SelfPlay({"players": 4}, games=4096, seed=b"monday", workers=2) as play:
        while learning:
            actions = policy(play.rows, play.masks)  # one per game, for the seat that is asked
            play.step(actions)  # then look at play.ended, play.rewards, play.scores

With `workers`, processes that write into the same arrays share the games. With `bots`, bots take
seats: `[None, "broker"]` seats a Broker to the learner's left.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import signal
from collections.abc import Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import NoReturn, TypeAlias

import numpy as np

from bigshoulders.box.box import AnyBox
from bigshoulders.envs.games import Array, Field, Games, Lineup, fields_of
from bigshoulders.envs.rewards import MARGIN, SHAPED, WIN, check_reward, default_reward, utilities
from bigshoulders.envs.saved import Restorable, State
from bigshoulders.kernel.errors import BadConfig, GameError
from bigshoulders.kernel.json import Json
from bigshoulders.shelf import box_of, default_game, parse_bot

STEP, SAVE, LOAD = b"step", b"save", b"load"
PATIENCE = 10  # seconds for a worker to end by itself
ACTION_FIELD = Field("actions", "int32")

Bots: TypeAlias = Sequence[str | None] | Sequence[Sequence[str | None]]


def shared_fields(box: AnyBox, encoded: bool, lists: int) -> list[Field]:
    """The arrays that workers share with the learner's process."""
    return [ACTION_FIELD, *fields_of(box, encoded, lists)]


def arrays_in(fields: list[Field], buffer: memoryview, games: int) -> dict[str, Array]:
    """These arrays, one after another in a buffer."""
    arrays: dict[str, Array] = {}
    offset = 0
    for field in fields:
        arrays[field.name] = field.array(buffer, games, offset)
        offset += -(-field.size(games) // 8) * 8
    return arrays


def size_of_all(fields: list[Field], games: int) -> int:
    return sum(-(-field.size(games) // 8) * 8 for field in fields)


@dataclass(frozen=True)
class Task:
    """The games a process plays: a share of all of them."""

    box: AnyBox
    config: Json
    share: range
    seed: bytes
    lineups: list[Lineup]
    gains: bool
    encoded: bool
    lists: int

    def games(self) -> Games:
        """The games, each up to the learner's first question."""
        g = self.box.game.assemble(self.config)
        share, extras = self.share, (self.gains, self.encoded, self.lists)
        games = Games(self.box, g, len(share), self.seed, share.start, *extras)
        if self.lineups:
            for i, number in enumerate(self.share):
                games.seat_bots(i, self.lineups[number % len(self.lineups)])
            games.answer()
        return games


def serve(task: Task, count: int, memory: ctypes.Array[ctypes.c_byte], pipe: Connection) -> None:
    """A process with a share of the games: it steps on every signal until the pipe closes.

    Whenever its share of the arrays is written, it sends the legal actions. They are short, and the
    learner's process checks actions with them, so they don't belong into memory a learner changes.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the learner
    share = task.share
    games = task.games()
    fields = shared_fields(task.box, task.encoded, task.lists)
    common = arrays_in(fields, memoryview(memory), count)
    while True:
        for name, array in games.arrays.items():
            common[name][share.start : share.stop] = array
        legal, first = games.legal_actions()
        try:
            pipe.send_bytes(legal.tobytes())
            pipe.send_bytes(first.tobytes())
            wish = pipe.recv_bytes()
            if wish == SAVE:
                pipe.send(games.get_state())
            elif wish == LOAD:
                games.set_state(pipe.recv())
        except (EOFError, OSError):
            return
        if wish == STEP:
            games.step(common["actions"][share.start : share.stop].tolist())


def check_count(name: str, got: object, least: int) -> None:
    """A whole number of things, or BadConfig."""
    if isinstance(got, bool) or not isinstance(got, int | np.integer) or got < least:
        raise BadConfig("envs/not-a-count", name, {"got": repr(got), "least": least})


def read_lineups(box: AnyBox, players: int, bots: Bots | None) -> list[Lineup]:
    """The bots by seat, one line-up or several; each leaves a seat to the learner."""
    if not bots:
        return []
    several = [bots] if any(bot is None or isinstance(bot, str) for bot in bots) else bots
    lineups: list[Lineup] = []
    for names in several:
        assert names is not None
        if len(names) != players or None not in names:
            facts: dict[str, Json] = {"got": len(names), "expected": players}
            raise BadConfig("envs/bad-lineup", "bots", facts)
        lineups.append(
            [None if name is None else parse_bot(box.id, str(name), "bots") for name in names]
        )
    return lineups


class Exposed:
    """Memory that the games write and a learner may change; it lives as long as its array."""

    def __init__(self, array: Array) -> None:
        self.array = array
        address, _ = array.__array_interface__["data"]
        self.__array_interface__ = {**array.__array_interface__, "data": (address, False)}


def writable(array: Array) -> Array:
    """The same memory as an array that can be changed."""
    return np.asarray(Exposed(array))


def as_array(actions: object) -> Array:
    """Actions from a list, an array or a tensor on any device."""
    if hasattr(actions, "detach"):
        actions = actions.detach().cpu()
    return np.asarray(actions)


class SelfPlay(Restorable):
    """Games of one configuration. The arrays are those of the last step; they stay in place.

    They are yours to change: the games don't read them. `bots` is a line-up by seat, with None for
    the learner, or several line-ups that the games take in turn. `reward` is win, money, margin or
    shaped. With `encoded`, `inputs` has the rows as floats for a network. With `lists=128`, `lists`
    has the first 128 legal actions of each game, filled up with -1.
    """

    kind = "selfplay/1"

    def __init__(
        self,
        config: Json,
        games: int,
        seed: bytes,
        workers: int = 0,
        game: str = default_game(),
        bots: Bots | None = None,
        reward: str | None = None,
        encoded: bool = False,
        lists: int = 0,
    ) -> None:
        self.arguments = {
            "config": config,
            "games": games,
            "seed": seed,
            "workers": workers,
            "game": game,
            "bots": bots,
            "reward": reward,
            "encoded": encoded,
            "lists": lists,
        }
        self.box = box_of(game)
        self.players = self.box.game.seats(self.box.game.assemble(config))
        check_count("games", games, 1)
        check_count("workers", workers, 0)
        check_count("lists", lists, 0)
        if not isinstance(seed, bytes):
            raise BadConfig("envs/seed-not-bytes", "seed", {"got": type(seed).__name__})
        self.reward = check_reward(self.players, reward or default_reward(self.players))
        self.lineups = read_lineups(self.box, self.players, bots)
        self.games = games
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        self.here: Games | None = None
        task = Task(
            self.box,
            config,
            range(games),
            seed,
            self.lineups,
            gains=self.reward == SHAPED,
            encoded=encoded,
            lists=lists,
        )
        if workers:
            self.common = self.share_out(task, min(workers, games))
            self.exposed = {"rows", "inputs", "masks", "lists"}  # the workers keep their own
        else:
            self.here = task.games()
            self.common = {**self.here.arrays, "actions": np.zeros(games, np.int32)}
            self.wait()
            self.exposed = set() if encoded else {"rows"}  # encoding reads the last row again
        self.arrays = {
            name: writable(array) if name in self.exposed else array.copy()
            for name, array in self.common.items()
        }
        arrays = self.arrays
        self.actions = arrays["actions"]  # the actions of the last step
        self.rows = arrays["rows"]  # the acting seat's view
        self.masks = arrays["masks"]  # its legal actions
        self.seats = arrays["seats"]  # the acting seat
        self.ended = arrays["ended"]  # 1 if the step ended a game and another began
        self.scores = arrays["scores"]  # by seat, of the game that ended
        self.winners = arrays["winners"]  # of that game, as bits
        self.gains = arrays["gains"]  # by seat, the rise of net worth in the step, if shaped
        self.payment = payments(self.players, self.box.seats[-1])
        self.inputs = arrays.get("inputs")  # the encoded rows, if asked for
        self.lists = arrays.get("lists")  # the legal actions as lists, if asked for

    def share_out(self, task: Task, workers: int) -> dict[str, Array]:
        """Start the processes, which share the arrays."""
        context = multiprocessing.get_context("spawn")
        fields = shared_fields(self.box, task.encoded, task.lists)
        memory = context.RawArray("b", size_of_all(fields, self.games))
        for number in range(workers):
            first = self.games * number // workers
            share = range(first, self.games * (number + 1) // workers)
            part = replace(task, share=share)
            ours, theirs = context.Pipe()
            work = (part, self.games, memory, theirs)
            process = context.Process(target=serve, args=work, daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)
        self.wait()
        return arrays_in(fields, memoryview(memory), self.games)

    def wait(self) -> None:
        """Wait until all games are played and keep the legal actions."""
        if self.here is not None:
            parts = [self.here.legal_actions()]
        else:
            parts = [self.hear(number) for number in range(len(self.pipes))]
        self.legal = np.concatenate([legal for legal, _ in parts])
        self.counts = np.concatenate([np.diff(first) for _, first in parts])  # by game
        self.first = np.append(0, np.cumsum(self.counts))
        self.is_playing = False

    def hear(self, number: int) -> tuple[Array, Array]:
        """The legal actions in a worker's games; if it is lost, the others are useless."""
        pipe = self.pipes[number]
        try:
            legal, first = pipe.recv_bytes(), pipe.recv_bytes()
        except (EOFError, OSError):
            self.lose(number)
        except KeyboardInterrupt:
            self.close()
            raise
        return np.frombuffer(legal, np.int32), np.frombuffer(first, np.int32)

    def lose(self, number: int) -> NoReturn:
        """Report a lost worker and end the others."""
        process = self.processes[number]
        self.close()
        facts: dict[str, Json] = {"worker": number, "status": process.exitcode}
        raise GameError("envs/worker-lost", facts=facts) from None

    def check_idle(self) -> None:
        """GameError if the games are closed or in the middle of a step."""
        if self.here is None and not self.pipes:
            raise GameError("envs/closed")
        if self.is_playing:
            raise GameError("envs/step-not-awaited")

    def step(self, actions: object) -> None:
        """Make one action in every game, for its acting seat, and let bots answer.

        Actions are a list, an array or a tensor. If one is illegal, nothing happens.
        """
        self.step_async(actions)
        self.step_wait()

    def step_async(self, actions: object) -> None:
        """Begin a step. Until `step_wait`, the workers rewrite the arrays; without workers, the
        whole step is made here."""
        self.check_idle()
        wanted = as_array(actions)
        if wanted.shape != (self.games,):
            got: Json = len(wanted) if wanted.ndim == 1 else str(wanted.shape)
            facts: dict[str, Json] = {"got": got, "expected": self.games}
            raise GameError("envs/wrong-number-of-actions", facts=facts)
        is_chosen = self.legal == np.repeat(wanted, self.counts)
        if np.count_nonzero(is_chosen) < self.games:
            is_legal = np.logical_or.reduceat(is_chosen, self.first[:-1])
            game = int(np.argmin(is_legal))
            facts = {"game": game, "got": wanted[game].item()}
            raise GameError("envs/illegal-action", facts=facts)
        self.is_playing = True
        self.common["actions"][:] = wanted
        if self.here is not None:
            self.here.step(self.common["actions"].tolist())
        else:
            self.order(STEP)

    def step_wait(self) -> None:
        """Wait for the step that `step_async` began; then the arrays are those of that step."""
        if not self.is_playing:
            raise GameError("envs/no-step-to-await")
        self.wait()
        self.fetch()

    def fetch(self) -> None:
        """Copy the results of the last step, except those the games write in place."""
        for name, array in self.common.items():
            if name not in self.exposed:
                self.arrays[name][:] = array

    def order(self, wish: bytes) -> None:
        """Send a wish to all workers."""
        for number, pipe in enumerate(self.pipes):
            try:
                pipe.send_bytes(wish)
            except OSError:
                self.lose(number)

    @property
    def rewards(self) -> Array:
        """By game and seat: what the last step paid. Only `shaped` pays before the end."""
        if self.reward == SHAPED:
            return self.gains.astype(np.float32)
        paid: Array
        if self.reward == WIN:
            paid = self.payment[self.winners] * self.ended[:, None]
            return paid
        scores = self.scores.astype(np.float32)
        if self.reward == MARGIN:
            scores = scores - best_of_others(scores[:, : self.players], scores.shape[1])
        paid = scores * self.ended[:, None]
        return paid

    def random_actions(self, dice: np.random.Generator) -> Array:
        """A uniformly random legal action for every game."""
        legal, first = self.legal_actions()
        chosen: Array = legal[
            first[:-1] + (dice.random(self.games) * np.diff(first)).astype(np.int64)
        ]
        return chosen

    def legal_actions(self) -> tuple[Array, Array]:
        """The masks as indices: the legal actions, game after game, and the place of each game's
        first one, with the end of the last game after them."""
        return self.legal.astype(np.int64), self.first.copy()

    def get_state(self) -> State:
        self.check_idle()
        parts: list[State] = []
        if self.here is not None:
            parts = [self.here.get_state()]
        else:
            self.order(SAVE)
            for number, pipe in enumerate(self.pipes):
                try:
                    parts.append(pipe.recv())
                except (EOFError, OSError):
                    self.lose(number)
            self.wait()
        joined = {
            name: [cell for part in parts for cell in part[name]]
            for name in ("positions", "begun", "dice", "lineups")
        }
        results = {
            name: np.concatenate([part["results"][name] for part in parts])
            for name in parts[0]["results"]
        }
        return {"kind": self.kind, **joined, "results": results}

    def set_state(self, state: State) -> None:
        self.check(state)
        self.check_idle()
        if len(state["positions"]) != self.games:
            facts: dict[str, Json] = {"got": len(state["positions"]), "expected": self.games}
            raise BadConfig("envs/other-number-of-games", "state", facts)
        if self.here is not None:
            self.here.set_state(state)
            self.wait()
            self.fetch()
            return
        self.order(LOAD)
        for number, pipe in enumerate(self.pipes):
            first = self.games * number // len(self.pipes)
            share = slice(first, self.games * (number + 1) // len(self.pipes))
            results = {name: array[share] for name, array in state["results"].items()}
            names = ("positions", "begun", "dice", "lineups")
            try:
                pipe.send({**{name: state[name][share] for name in names}, "results": results})
            except OSError:
                self.lose(number)
        self.wait()
        self.fetch()

    def close(self) -> None:
        """End the games and the processes; the arrays keep their contents."""
        pipes, processes = self.pipes, self.processes
        self.here, self.pipes, self.processes = None, [], []
        self.is_playing = False
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


def best_of_others(scores: Array, seats: int) -> Array:
    """By game and seat: the best score of the other players, 0 for empty seats."""
    best = np.zeros((len(scores), seats), np.float32)
    for seat in range(scores.shape[1]):
        best[:, seat] = np.delete(scores, seat, axis=1).max(axis=1)
    return best


def payments(players: int, seats: int) -> Array:
    """By set of winners: the rewards by seat, 0 for empty seats."""
    table = np.zeros((1 << seats, seats), np.float32)
    for winners in range(1, 1 << players):
        winning = [seat for seat in range(players) if winners >> seat & 1]
        if players > 1:
            table[winners, :players] = utilities(winning, players)
    return table
