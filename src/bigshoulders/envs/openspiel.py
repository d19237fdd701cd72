"""Games in OpenSpiel, with explicit chance.

Importing this module registers `python_<game>` for each game on the shelf. Positions have no seed
here: they stop at every draw, which is a chance node with its outcomes. Seats that answer at the
same time are asked one after another.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import numpy as np
import pyspiel
from numpy.typing import NDArray

from bigshoulders.box.any_game import AnyPosition, AnyRules
from bigshoulders.box.box import AnyBox
from bigshoulders.envs.table import legal_actions, utilities
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.features import Piece
from bigshoulders.kernel.frames import CHANCE
from bigshoulders.kernel.json import Json
from bigshoulders.shelf import boxes

# Above the limits of any game: moves of players, draws.
LONGEST_GAME = 20_000
MOST_DRAWS = 4_000
SEPARATOR = ";"  # between the words of a set


def parameters_of(box: AnyBox) -> dict[str, Json]:
    """The options of a game as OpenSpiel's parameters, for the smallest table.

    An empty set stands for the default.
    """
    usual: dict[str, Json] = {
        option.name: "" if option.kind == "set" else option.default
        for option in box.options
        if option.kind != "document"
    }
    return {**usual, **box.config(box.seats[0])}


def type_of(box: AnyBox) -> pyspiel.GameType:
    """The facts OpenSpiel needs about a game before it is loaded."""
    kinds = pyspiel.GameType
    alone = box.seats == (1,)
    secrets = kinds.Information.IMPERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=f"python_{box.id}",
        long_name=box.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=secrets if box.learning.private else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=box.seats[-1],
        min_num_players=box.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(box),
    )


def read_parameters(box: AnyBox, params: dict[str, Json]) -> dict[str, Json]:
    """OpenSpiel's parameters as options."""
    config: dict[str, Json] = {}
    for name, value in params.items():
        option = box.option(name)
        if option is None or option.kind != "set":
            config[name] = value
        elif value:
            config[name] = [*str(value).split(SEPARATOR)]
    return config


class TableGame(pyspiel.Game):
    """A game with its options. The returns sum to 0; for a single player, the return is the final
    score."""

    def __init__(self, box: AnyBox, params: dict[str, Json] | None = None) -> None:
        self.box = box
        given = {**parameters_of(box), **(params or {})}
        self.rules = box.game.assemble(read_parameters(box, given))
        alone = box.seats == (1,)
        actions = box.learning.actions
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=box.game.space(self.rules).size - actions,
            num_players=box.game.seats(self.rules),
            min_utility=0.0 if alone else -1.0,
            max_utility=float(box.learning.most_score) if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(type_of(box), info, given)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Json] | None = None,
    ) -> Observer | None:
        """An observer, or None for one that isn't available: a seat's perfect recall."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.perfect_recall:
            return None
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.box, kind.public_info, private)


class Held:
    """A position held by OpenSpiel, which copies and pickles the contents of a state."""

    def __init__(self, box: AnyBox, rules: AnyRules, position: AnyPosition) -> None:
        self.box = box
        self.rules = rules
        self.position = position

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.box, self.rules, self.box.game.copy(self.position))

    def __reduce__(self) -> tuple[Callable[[AnyBox, str], Held], tuple[AnyBox, str]]:
        return held, (self.box, self.spelt())

    def spelt(self) -> str:
        """The complete position as one line."""
        return json.dumps(self.box.game.export_position(self.rules, self.position))


def held(box: AnyBox, document: str) -> Held:
    """A position that was pickled."""
    return Held(box, *box.game.import_position(json.loads(document)))


class TableState(pyspiel.State):
    """A position; its actions are the dense numbers of moves, those of chance counted from 0."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.held = Held(game.box, game.rules, game.box.game.new(game.rules, b"", SILENT))

    def current_player(self) -> int:
        awaited = self.held.box.game.awaited(self.held.rules, self.held.position)
        if not awaited:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if awaited[0] == CHANCE else awaited[0]

    def is_terminal(self) -> bool:
        return not self.held.box.game.awaited(self.held.rules, self.held.position)

    def _legal_actions(self, player: int) -> list[int]:
        return legal_actions(self.held.box, self.held.rules, self.held.position, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        box, rules = self.held.box, self.held.rules
        space = box.game.space(rules)
        outcomes = box.game.outcomes(rules, self.held.position)
        total = sum(weight for _, weight in outcomes)
        return [
            (space.index(move) - box.learning.actions, weight / total) for move, weight in outcomes
        ]

    def move(self, player: int, action: int) -> int:
        """The move of an action."""
        first = self.held.box.learning.actions if player == pyspiel.PlayerId.CHANCE else 0
        return self.held.box.game.space(self.held.rules).move(first + action)

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        move = self.move(player, action)
        self.held.box.game.apply(self.held.rules, self.held.position, seat, move, SILENT)

    def _action_to_string(self, player: int, action: int) -> str:
        spelt = self.held.box.game.space(self.held.rules).spell(self.move(player, action))
        return " ".join(str(word) for word in spelt.values())

    def returns(self) -> list[float]:
        game, rules, position = self.held.box.game, self.held.rules, self.held.position
        scores = game.result(rules, position)
        if scores is None:
            return [0.0] * game.seats(rules)
        if len(scores) == 1:
            return [float(scores[0])]
        return utilities(game.winners(rules, position), len(scores))

    def resampled(self, player: int, seed: bytes) -> TableState:
        """A state that looks the same to a player, with hidden information dealt again."""
        game, rules = self.held.box.game, self.held.rules
        twin: TableState = self.clone()
        position = game.resample(rules, game.redact(rules, self.held.position, player), seed)
        position.seed = b""  # draws stay with OpenSpiel
        twin.held = Held(self.held.box, rules, position)
        return twin

    def __str__(self) -> str:
        return self.held.spelt()


class Observer:
    """The named pieces as OpenSpiel's tensors: public ones, the player's own, or both."""

    def __init__(self, box: AnyBox, public: bool, private: bool) -> None:
        self.box = box
        self.pieces: list[Piece] = [
            piece
            for piece in box.learning.layout.pieces
            if (private if piece.name in box.learning.private else public)
        ]
        self.tensor = np.zeros(sum(piece.size for piece in self.pieces), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for piece in self.pieces:
            self.dict[piece.name] = self.tensor[at : at + piece.size].reshape(piece.shape)
            at += piece.size

    def cells(self, state: TableState, player: int) -> list[list[int]]:
        """The cells of each piece."""
        row = self.box.learning.features(state.held.rules, state.held.position, player)
        return [self.box.learning.layout.part(row, piece.name) for piece in self.pieces]

    def set_from(self, state: TableState, player: int) -> None:
        cells = self.cells(state, player)
        self.tensor[:] = np.concatenate([np.array(part, np.float32) for part in cells])

    def string_from(self, state: TableState, player: int) -> str:
        """Names and cells of the player's own pieces, and of all others that aren't all 0."""
        return " ".join(
            f"{piece.name}={','.join(map(str, part))}"
            for piece, part in zip(self.pieces, self.cells(state, player), strict=True)
            if any(part) or piece.name in self.box.learning.private
        )


def game_class(box: AnyBox) -> type[TableGame]:
    """The class of one game.

    OpenSpiel releases what was registered after Python has ended; only a class survives that,
    because it refers to itself.
    """

    class Registered(TableGame):
        def __init__(self, params: dict[str, Json] | None = None) -> None:
            super().__init__(box, params)

    return Registered


for found in boxes():
    pyspiel.register_game(type_of(found), game_class(found))
