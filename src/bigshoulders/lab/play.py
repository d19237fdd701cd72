"""The loop in which bots play a game. Everything that plays whole games by bots uses it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter, process_time
from typing import Protocol

from bigshoulders.bots.guarded_seat import Fault, GuardedSeat
from bigshoulders.bots.names import world_clock
from bigshoulders.box.any_game import AnyBoard
from bigshoulders.box.meter import Meter, R_contra
from bigshoulders.kernel.board import Board
from bigshoulders.kernel.contract import Game, View
from bigshoulders.kernel.driver import R, S
from bigshoulders.kernel.events import Event, Events
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import Move
from bigshoulders.shelf import box_of, guarded_seat, parse_bot

# A bot's seconds pass always, or only while its processor is busy: then a machine that is busy with
# other work doesn't weaken it.
CLOCKS = {"world": world_clock, "processor": process_time}


class Playable(Protocol[R, S]):
    """A game in progress: a Board, or a Match, which also writes a log."""

    @property
    def game(self) -> Game[R, S]: ...
    @property
    def rules(self) -> R: ...
    @property
    def state(self) -> S: ...

    def awaited(self) -> list[int]: ...
    def view(self, seat: int) -> View[S]: ...
    def play(self, seat: int, m: Move) -> list[Event]: ...


class Player(Protocol[R_contra, S]):
    """Chooses moves: any bot does."""

    def choose(self, g: R_contra, view: View[S], rng: Random) -> Move:
        """One of the view's legal moves."""


@dataclass(frozen=True)
class Played:
    """A finished game. Times are microseconds, one per decision of a seat.

    `times` is what a person waits; `work` is how long the processor was busy, which on a busy
    machine alone says how fast a bot is.
    """

    scores: list[int]
    winners: list[int]
    digest: str
    decisions: int
    times: list[list[int]]
    work: list[list[int]]
    faults: list[Fault]
    notes: dict[str, Json]


def seat_bots(game: str, names: Iterable[str], clock: str = "world") -> list[GuardedSeat]:
    """A guarded bot for each name."""
    return [guarded_seat(parse_bot(game, name), CLOCKS[clock]) for name in names]


def new_game(game: str, config: Json, seed: bytes) -> tuple[AnyBoard, list[Event]]:
    """The first position of a game on the shelf, and the events of setting it up."""
    out = Events()
    return Board.new(box_of(game).game, config, seed, out), out.items


def play_game(
    board: Playable[R, S],
    players: Sequence[Player[R, S]],
    dice: Sequence[Random],
    watch: Sequence[Meter[R, S]] = (),
    opening: list[Event] | None = None,
    slips: float = 0.0,
) -> Played:
    """Play a game to its end. Equal boards, players and dice give equal games, clocks aside.

    Meters watch it, from the opening events on. `slips` is the share of random moves.
    """
    times: list[list[int]] = [[] for _ in players]
    work: list[list[int]] = [[] for _ in players]
    for meter in watch:
        meter.before(board.rules, board.state, opening or [])
    while awaited := board.awaited():
        seat = awaited[0]
        view = board.view(seat)
        started, busy = perf_counter(), process_time()
        if slips and dice[seat].random() < slips:
            move = dice[seat].choice(view.legal)
        else:
            move = players[seat].choose(board.rules, view, dice[seat])
        times[seat].append(round((perf_counter() - started) * 1e6))
        work[seat].append(round((process_time() - busy) * 1e6))
        events = board.play(seat, move)
        for meter in watch:
            meter.step(board.rules, board.state, events)
    notes: dict[str, Json] = {}
    for meter in watch:
        notes.update(meter.after(board.rules, board.state))
    return Played(
        scores=board.game.result(board.rules, board.state) or [],
        winners=board.game.winners(board.rules, board.state),
        digest=board.game.digest(board.state),
        decisions=sum(map(len, times)),
        times=times,
        work=work,
        faults=[f for player in players if isinstance(player, GuardedSeat) for f in player.faults],
        notes=notes,
    )
