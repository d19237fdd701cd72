"""A match: a running game with its log and its undo, which can be restored from a file."""

from __future__ import annotations

from typing import Generic

from bigshoulders.kernel.contract import Game, View
from bigshoulders.kernel.driver import R, S
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.events import Event, Events
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.log import Entry, GameLog, Header, replay
from bigshoulders.kernel.moves import Move


class Match(Generic[R, S]):
    """The position, the log so far, and the positions that undo can return to."""

    def __init__(self, game: Game[R, S], config: Json, seed: bytes) -> None:
        self.game = game
        self.rules = game.assemble(config)
        out = Events()
        self.state = game.new(self.rules, seed, out)
        self.opening: list[Event] = out.items
        header = Header(
            game.name,
            game.config(self.rules),
            game.version(self.rules),
            seed,
            game.digest(self.state),
        )
        self.log = GameLog(header)
        self.undoable: list[tuple[int, int, S]] = []  # seq, seat, position before that entry

    @classmethod
    def resume(cls, game: Game[R, S], log: GameLog) -> Match[R, S]:
        """The match a log leads to; undo reaches back as far as when the log was written."""
        match = cls(game, log.header.config, log.header.seed)
        before = game.copy(match.state)
        for entry, _, s in replay(game, log):
            if entry is not None:
                match.remember(entry.seq, entry.seat, before, s, entry.do)
                match.log.entries.append(entry)
            before = game.copy(s)
        match.state = before
        return match

    def play(self, seat: int, m: Move) -> list[Event]:
        """Make a move and log it, or raise IllegalMove and change nothing."""
        before = self.game.copy(self.state)
        after = self.game.copy(self.state)
        out = Events()
        self.game.apply(self.rules, after, seat, m, out)
        do = self.game.space(self.rules).spell(m)
        seq = self.append(seat, do, [self.game.spell_event(event) for event in out.items], after)
        self.remember(seq, seat, before, after, do)
        self.state = after
        return out.items

    def append(self, seat: int, do: dict[str, Json], events: list[Json], after: S) -> int:
        """Add one entry to the log."""
        seq = len(self.log.entries) + 1
        self.log.entries.append(Entry(seq, seat, do, events, self.game.digest(after)))
        return seq

    def remember(self, seq: int, seat: int, before: S, after: S, do: dict[str, Json]) -> None:
        """Keep what can be undone: this seat's moves since the last draw, reveal or move by another
        seat."""
        if "undo_to" in do:
            while self.undoable and self.undoable[-1][0] > int(str(do["undo_to"])):
                self.undoable.pop()
            return
        if self.undoable and self.undoable[-1][1] != seat:
            self.undoable = []
        if self.game.luck(before) != self.game.luck(after):
            self.undoable = []
        else:
            self.undoable.append((seq, seat, before))

    def can_undo(self, seat: int) -> bool:
        """Whether the last move was this seat's and can be taken back."""
        return bool(self.undoable) and self.undoable[-1][1] == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's last move, as a log entry."""
        if not self.can_undo(seat):
            raise GameError("undo/nothing-to-undo", facts={"seat": seat})
        seq, _, before = self.undoable.pop()
        target = self.effective_before(seq)
        self.append(seat, {"undo_to": target}, [], before)
        self.state = self.game.copy(before)

    def effective_before(self, seq: int) -> int:
        """The number of the entry whose position an undone entry started from."""
        return self.undoable[-1][0] if self.undoable else seq - 1

    def view(self, seat: int) -> View[S]:
        """What a seat may know now."""
        return self.game.redact(self.rules, self.state, seat)
