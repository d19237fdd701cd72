"""Both games for OpenSpiel, with explicit chance: `python_chicago` and `python_industrialist`.

Importing this file registers them. Positions have no seed here: they stop at every draw, which is
a chance node with its outcomes. Seats that answer at the same time are asked one after the other.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from bigshoulders.envs.doors import CHICAGO_DOOR, INDUSTRIALIST_DOOR, Door, utilities
from bigshoulders.games.chicago.engine.options import ALL_DECADES
from bigshoulders.games.industrialist.engine.ids import MOST_PROFIT
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.features import Piece
from bigshoulders.kernel.frames import CHANCE
from bigshoulders.kernel.json import Json

DOORS = {door.game.name: door for door in (CHICAGO_DOOR, INDUSTRIALIST_DOOR)}
# More than any game can have: moves of players, draws.
LONGEST_GAME = 20_000
MOST_DRAWS = 4_000
# What only its owner sees.
PRIVATE = ["hand", "drafted", "removed", "chosen"]
LISTS = ["special_companies", "companies"]  # given with semicolons between the names

CHICAGO_PARAMETERS: dict[str, Any] = {
    "players": 2,
    "advanced": False,
    "goals": True,
    "chiefs": False,
    "special_companies": "",
    "draft": False,
    "friendly_closure": False,
    "advanced_chain": False,
    "relaxed_purchasing": False,
    "edition": "new",
    "friendly_sales": False,
    "companies": "",
    "decades": ALL_DECADES,
}
CHICAGO_TYPE = pyspiel.GameType(
    short_name="python_chicago",
    long_name="Chicago 1875: City of the Big Shoulders",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=CHICAGO_PARAMETERS,
)
INDUSTRIALIST_TYPE = pyspiel.GameType(
    short_name="python_industrialist",
    long_name="Industrialist",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=1,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"side": "A"},
)


def read_parameters(params: dict[str, Any]) -> dict[str, Json]:
    """OpenSpiel's parameters as options: lists are words with semicolons."""
    config: dict[str, Json] = {}
    for name, value in params.items():
        if name not in LISTS:
            config[name] = value
        elif value:
            config[name] = value.split(";")
    return config


class TableGame(pyspiel.Game):
    """What both games share: rules, numbers of actions and draws."""

    def __init__(
        self,
        door: Door,
        game_type: pyspiel.GameType,
        params: dict[str, Any],
        utility: tuple[float, float, float | None],
    ) -> None:
        self.door = door
        self.rules = door.game.assemble(read_parameters(params))
        least, most, total = utility
        info = pyspiel.GameInfo(
            num_distinct_actions=door.actions,
            max_chance_outcomes=door.game.space(self.rules).size - door.actions,
            num_players=door.game.seats(self.rules),
            min_utility=least,
            max_utility=most,
            utility_sum=total,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(game_type, info, params)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer | None:
        """An observer, or None for what is not offered: everything a seat ever saw."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.perfect_recall:
            return None
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.door, kind.public_info, private)


class ChicagoGame(TableGame):
    """Chicago 1875. The returns are 1 for a sole winner, and sum to 0."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**CHICAGO_PARAMETERS, **(params or {})}
        super().__init__(CHICAGO_DOOR, CHICAGO_TYPE, given, (-1.0, 1.0, 0.0))


class IndustrialistGame(TableGame):
    """Industrialist. The return is the final Profit."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"side": "A", **(params or {})}
        super().__init__(
            INDUSTRIALIST_DOOR, INDUSTRIALIST_TYPE, given, (0.0, float(MOST_PROFIT), None)
        )


class Held:
    """A position in the hands of OpenSpiel, which copies and pickles what a state holds."""

    def __init__(self, door: Door, rules: Any, position: Any) -> None:
        self.door = door
        self.rules = rules
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.door, self.rules, self.door.game.copy(self.position))

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return held, (self.door.game.name, self.spelt())

    def spelt(self) -> str:
        """The whole position as one line."""
        return json.dumps(self.door.game.export_position(self.rules, self.position))


def held(game: str, document: str) -> Held:
    """A position that was pickled."""
    door = DOORS[game]
    return Held(door, *door.game.import_position(json.loads(document)))


class TableState(pyspiel.State):
    """A position; its actions are the dense numbers of moves, those of chance counted from 0."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.held = Held(game.door, game.rules, game.door.game.new(game.rules, b"", SILENT))

    def current_player(self) -> int:
        awaited = self.held.door.game.awaited(self.held.rules, self.held.position)
        if not awaited:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if awaited[0] == CHANCE else awaited[0]

    def is_terminal(self) -> bool:
        return not self.held.door.game.awaited(self.held.rules, self.held.position)

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.door.legal_actions(self.held.rules, self.held.position, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        door, rules = self.held.door, self.held.rules
        space = door.game.space(rules)
        outcomes = door.game.outcomes(rules, self.held.position)
        total = sum(weight for _, weight in outcomes)
        return [(space.index(move) - door.actions, weight / total) for move, weight in outcomes]

    def move(self, player: int, action: int) -> int:
        """The move of an action."""
        first = self.held.door.actions if player == pyspiel.PlayerId.CHANCE else 0
        return self.held.door.game.space(self.held.rules).move(first + action)

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        move = self.move(player, action)
        self.held.door.game.apply(self.held.rules, self.held.position, seat, move, SILENT)

    def _action_to_string(self, player: int, action: int) -> str:
        spelt = self.held.door.game.space(self.held.rules).spell(self.move(player, action))
        return " ".join(str(word) for word in spelt.values())

    def returns(self) -> list[float]:
        game, rules, position = self.held.door.game, self.held.rules, self.held.position
        scores = game.result(rules, position)
        if scores is None:
            return [0.0] * game.seats(rules)
        if len(scores) == 1:
            return [float(scores[0])]
        return utilities(game.winners(rules, position), len(scores))

    def resampled(self, player: int, seed: bytes) -> TableState:
        """A state that looks the same to a player: what it cannot see is dealt anew."""
        game, rules = self.held.door.game, self.held.rules
        twin: TableState = self.clone()
        position = game.resample(rules, game.redact(rules, self.held.position, player), seed)
        position.seed = b""  # draws stay with OpenSpiel
        twin.held = Held(self.held.door, rules, position)
        return twin

    def __str__(self) -> str:
        return self.held.spelt()


class Observer:
    """The named pieces as OpenSpiel's tensors: those of everybody, the own ones, or both."""

    def __init__(self, door: Door, public: bool, private: bool) -> None:
        self.door = door
        self.pieces: list[Piece] = [
            piece for piece in door.layout.pieces if (private if piece.name in PRIVATE else public)
        ]
        self.tensor = np.zeros(sum(piece.size for piece in self.pieces), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for piece in self.pieces:
            self.dict[piece.name] = self.tensor[at : at + piece.size].reshape(piece.shape)
            at += piece.size

    def cells(self, state: TableState, player: int) -> list[list[int]]:
        """The cells of each piece."""
        row = self.door.features(state.held.rules, state.held.position, player)
        return [self.door.layout.part(row, piece.name) for piece in self.pieces]

    def set_from(self, state: TableState, player: int) -> None:
        cells = self.cells(state, player)
        self.tensor[:] = np.concatenate([np.array(part, np.float32) for part in cells])

    def string_from(self, state: TableState, player: int) -> str:
        """Names and cells of the own pieces, and of all others that are not all 0."""
        return " ".join(
            f"{piece.name}={','.join(map(str, part))}"
            for piece, part in zip(self.pieces, self.cells(state, player), strict=True)
            if any(part) or piece.name in PRIVATE
        )


pyspiel.register_game(CHICAGO_TYPE, ChicagoGame)
pyspiel.register_game(INDUSTRIALIST_TYPE, IndustrialistGame)
