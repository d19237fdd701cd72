"""A match: a running game with its log and its undo, and the way back from a stored log."""

from __future__ import annotations

from typing import Generic

from bigshoulders.kernel.board import Board
from bigshoulders.kernel.contract import Game, View
from bigshoulders.kernel.driver import R, S
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.events import Event, Events
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.log import Entry, GameLog, Header, replay
from bigshoulders.kernel.moves import Move
from bigshoulders.kernel.undo import Undo


class Match(Generic[R, S]):
    """The board, the log so far, and the positions that undo can return to."""

    def __init__(self, game: Game[R, S], config: Json, seed: bytes) -> None:
        out = Events()
        self.board = Board.new(game, config, seed, out)
        self.opening: list[Event] = out.items
        rules = self.board.rules
        version = game.version(rules)
        self.log = GameLog(
            Header(game.name, game.config(rules), version, seed, self.board.digest())
        )
        self.undoable = Undo()
        self.kept: dict[int, S] = {0: game.copy(self.board.state)}  # by entry, for undo

    @property
    def game(self) -> Game[R, S]:
        return self.board.game

    @property
    def rules(self) -> R:
        return self.board.rules

    @property
    def state(self) -> S:
        return self.board.state

    @classmethod
    def resume(cls, game: Game[R, S], log: GameLog) -> Match[R, S]:
        """The match a log leads to; undo reaches back as far as when the log was written."""
        match = cls(game, log.header.config, log.header.seed)
        for entry, _, s in replay(game, log):
            if entry is not None:
                after = game.copy(s)
                match.remember(entry.seq, entry.seat, entry.do, after)
                match.log.entries.append(entry)
                match.board = match.board.at(after)
        return match

    def play(self, seat: int, m: Move, joins: bool = False) -> list[Event]:
        """Make a move and log it, or raise IllegalMove and change nothing. One undo takes back a
        move and those that join it."""
        after = self.board.copy()
        events = after.play(seat, m)
        do = after.space.spell(m)
        self.append(seat, do, [self.game.spell_event(event) for event in events], after, joins)
        return events

    def append(
        self,
        seat: int,
        do: dict[str, Json],
        events: list[Json],
        after: Board[R, S],
        joins: bool = False,
    ) -> None:
        """Log one more entry and be at the position after it."""
        seq = len(self.log.entries) + 1
        self.log.entries.append(Entry(seq, seat, do, events, after.digest()))
        self.remember(seq, seat, do, after.state, joins)
        self.board = after

    def remember(
        self, seq: int, seat: int, do: dict[str, Json], after: S, joins: bool = False
    ) -> None:
        """Keep the positions that undo can return to after this entry."""
        if "undo_to" in do:
            self.undoable = self.undoable.back_to(int(str(do["undo_to"])), seq)
        elif "rules" in do:
            self.undoable = Undo(floor=seq)  # new rules: earlier moves stay
        elif "note" not in do:
            met_luck = self.board.luck != self.game.luck(after)
            self.undoable = self.undoable.after_move(seat, seq, met_luck, joins)
        needed = {self.undoable.floor, *self.undoable.seqs}
        self.kept = {n: s for n, s in self.kept.items() if n in needed}
        self.kept[seq] = self.game.copy(after)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat can take back its last move."""
        return bool(self.undoable.targets(seat))

    def undo(self, seat: int) -> None:
        """Take back this seat's last move and those it joined, as a log entry."""
        target = self.undoable.last_target(seat)
        if target is None:
            raise GameError("undo/nothing-to-undo", facts={"seat": seat})
        before = self.board.at(self.game.copy(self.kept[target]))
        self.append(seat, {"undo_to": target}, [], before)

    def awaited(self) -> list[int]:
        """The seats the game waits for; empty when it is over."""
        return self.game.awaited(self.rules, self.state)

    def view(self, seat: int) -> View[S]:
        """The current view of a seat."""
        return self.board.view(seat)
