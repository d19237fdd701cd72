"""Board: a game, its rules and a position together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from bigshoulders.kernel.contract import Game, View
from bigshoulders.kernel.driver import R, S
from bigshoulders.kernel.events import Event, Events
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import ActionSpace, Move
from bigshoulders.kernel.refusals import Refusal


class Board(Generic[R, S]):
    """A running game. Search code holds rules and positions itself; others hold a board."""

    def __init__(self, game: Game[R, S], rules: R, state: S) -> None:
        self.game = game
        self.rules = rules
        self.state = state

    @classmethod
    def new(
        cls, game: Game[R, S], config: Json, seed: bytes, out: Events | None = None
    ) -> Board[R, S]:
        """The start of a game with these options, or BadConfig; `out` collects its events."""
        rules = game.assemble(config)
        return cls(game, rules, game.new(rules, seed, Events(False) if out is None else out))

    @classmethod
    def load(cls, game: Game[R, S], document: Json) -> Board[R, S]:
        """The position of a document, or BadPosition with every fault."""
        rules, state = game.import_position(document)
        return cls(game, rules, state)

    def at(self, state: S) -> Board[R, S]:
        """Another position of the same game."""
        return Board(self.game, self.rules, state)

    def copy(self) -> Board[R, S]:
        """An independent copy; rules never change and are shared."""
        return self.at(self.game.copy(self.state))

    def __copy__(self) -> Board[R, S]:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Board[R, S]:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[Game[R, S], Json], Board[R, S]], tuple[object, ...]]:
        return Board.load, (self.game, self.export())

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.game.seats(self.rules)

    @property
    def space(self) -> ActionSpace:
        """The moves, their spelling and their dense numbering."""
        return self.game.space(self.rules)

    @property
    def luck(self) -> int:
        """How much has been drawn and revealed; undo never reaches back over a change of it."""
        return self.game.luck(self.state)

    def awaited(self) -> list[int]:
        """The seats the game waits for; empty when it is over."""
        return self.game.awaited(self.rules, self.state)

    def legal(self, seat: int) -> list[Move]:
        """Every legal move of a seat, sorted; empty if it is not awaited."""
        return self.game.legal(self.rules, self.state, seat)

    def refusal(self, seat: int, m: Move) -> Refusal | None:
        """Why a move is not legal; None if it is."""
        return self.game.refusal(self.rules, self.state, seat, m)

    def play(self, seat: int, m: Move) -> list[Event]:
        """Make a move and return its events, or raise IllegalMove and change nothing."""
        out = Events()
        self.game.apply(self.rules, self.state, seat, m, out)
        return out.items

    def view(self, seat: int) -> View[S]:
        """The position redacted for a seat; NOBODY is a spectator."""
        return self.game.redact(self.rules, self.state, seat)

    def preview(self, seat: int, m: Move) -> list[Event]:
        """The events of a legal move, as far as the seat may know, up to a draw or reveal."""
        return self.game.preview(self.rules, self.view(seat), m)

    def result(self) -> list[int] | None:
        """The final score by seat; None while the game runs."""
        return self.game.result(self.rules, self.state)

    def winners(self) -> list[int]:
        """The seats that win a finished game; none while it runs."""
        return self.game.winners(self.rules, self.state)

    def digest(self) -> str:
        """The canonical digest: equal positions, equal digests."""
        return self.game.digest(self.state)

    def export(self) -> dict[str, Json]:
        """The position with its options, in readable ids."""
        return self.game.export_position(self.rules, self.state)
