"""Games in OpenSpiel, with explicit chance.

Importing this module registers `python_<game>` for each game on the shelf. Positions have no seed
here: they stop at every draw, which is a chance node with its outcomes. Seats that answer at the
same time are asked one after another.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from struct import pack
from typing import NoReturn

import numpy as np
import pyspiel
from numpy.typing import NDArray

from bigshoulders.box.any_game import AnyPosition, AnyRules
from bigshoulders.box.box import AnyBox
from bigshoulders.box.faces import voice
from bigshoulders.envs.rewards import (
    MONEY,
    SHAPED,
    WIN,
    check_reward,
    net_worths,
    rewards_at_end,
)
from bigshoulders.envs.table import legal_actions
from bigshoulders.kernel.errors import GameError, IllegalMove
from bigshoulders.kernel.events import Event, Events, heard_by
from bigshoulders.kernel.features import Piece
from bigshoulders.kernel.frames import CHANCE
from bigshoulders.kernel.json import Json
from bigshoulders.language.errors import explain
from bigshoulders.language.messages import messages
from bigshoulders.language.voice import player_names
from bigshoulders.shelf import boxes

ENGLISH = "en"
# Above the limits of any game: moves of players, draws.
LONGEST_GAME = 20_000
MOST_DRAWS = 4_000
OWN_ACTION = -1  # the kind of a history's entry that isn't an event
SEPARATOR = ";"  # between the words of a set
REWARD = "reward"  # the parameter that isn't an option of the game


def parameters_of(box: AnyBox) -> dict[str, Json]:
    """The options of a game as OpenSpiel's parameters, for the smallest table.

    An empty set stands for the default.
    """
    usual: dict[str, Json] = {
        option.name: "" if option.kind == "set" else option.default
        for option in box.options
        if option.kind != "document"
    }
    return {**usual, **box.config(box.seats[0]), REWARD: MONEY if box.seats == (1,) else WIN}


def type_of(box: AnyBox, reward: str = "") -> pyspiel.GameType:
    """The facts OpenSpiel needs about a game before it is loaded."""
    kinds = pyspiel.GameType
    kind = reward or str(parameters_of(box)[REWARD])
    secrets = kinds.Information.IMPERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=f"python_{box.id}",
        long_name=box.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=secrets if box.learning.private else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if kind == WIN else kinds.Utility.GENERAL_SUM,
        reward_model=(kinds.RewardModel.REWARDS if kind == SHAPED else kinds.RewardModel.TERMINAL),
        max_num_players=box.seats[-1],
        min_num_players=box.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(box),
    )


def read_parameters(box: AnyBox, params: dict[str, Json]) -> dict[str, Json]:
    """OpenSpiel's parameters as options."""
    config: dict[str, Json] = {}
    for name, value in params.items():
        if name == REWARD:
            continue
        option = box.option(name)
        if option is None or option.kind != "set":
            config[name] = value
        elif value:
            config[name] = [*str(value).split(SEPARATOR)]
    return config


class TableGame(pyspiel.Game):
    """A game with its options. `reward` is win, money, margin or shaped; by default the returns
    sum to 0, and a single player's return is the final score."""

    def __init__(self, box: AnyBox, params: dict[str, Json] | None = None) -> None:
        self.box = box
        given = {**parameters_of(box), **(params or {})}
        try:
            self.rules = box.game.assemble(read_parameters(box, given))
            seats = box.game.seats(self.rules)
            self.reward = check_reward(seats, str(given[REWARD]))
        except GameError as error:
            fail(error)
        most = 1.0 if self.reward == WIN else float(box.learning.most_score)
        actions = box.learning.actions
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=box.game.space(self.rules).size - actions,
            num_players=seats,
            min_utility=0.0 if self.reward == MONEY else -most,
            max_utility=most,
            utility_sum=0.0 if self.reward == WIN else None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(type_of(box, self.reward), info, given)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        return load_game, (str(self),)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Json] | None = None,
    ) -> Observer | None:
        """An observer; None for perfect recall of anything but all that a player knows."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.perfect_recall:
            return Recall(self.box) if private and kind.public_info else None
        return Observer(self.box, kind.public_info, private)


def load_game(name: str) -> pyspiel.Game:
    """A game that was pickled; a pickle names this function, so its reader registers the games."""
    return pyspiel.load_game(name)


class Held:
    """A position held by OpenSpiel, which copies and pickles the contents of a state.

    `heard` is the history in the order of play: events, and the actions of seats, which count as
    facts that only the seat knows.
    """

    def __init__(
        self, box: AnyBox, rules: AnyRules, position: AnyPosition, heard: list[Event]
    ) -> None:
        self.box = box
        self.rules = rules
        self.position = position
        self.heard = heard

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.box, self.rules, self.box.game.copy(self.position), self.heard[:])

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[object, ...]]:
        return held, (self.box, self.spelt(), [event.cells() for event in self.heard])

    def spelt(self) -> str:
        """The complete position as one line."""
        return json.dumps(self.box.game.export_position(self.rules, self.position))

    def history(self, player: int) -> str:
        """The actions and observations of a player since the start, as one line."""
        return "; ".join(spell(self.box, e.cells()) for e in heard_by(self.heard, player))


def held(box: AnyBox, document: str, heard: list[tuple[int, int, int, int, int, int]]) -> Held:
    """A position that was pickled."""
    rules, position = box.game.import_position(json.loads(document))
    return Held(box, rules, position, [Event(*cells) for cells in heard])


@lru_cache(maxsize=100_000)
def spell(box: AnyBox, cells: tuple[int, int, int, int, int, int]) -> str:
    """An event, or a seat's own action, in words."""
    if cells[0] == OWN_ACTION:
        return "I " + " ".join(str(word) for word in box.game.moves.spell(cells[2]).values())
    words = box.game.spell_event(Event(*cells))
    return " ".join(str(word) for name, word in words.items() if name != "only")


class TableState(pyspiel.State):
    """A position; its actions are the dense numbers of moves, those of chance counted from 0."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        out = Events()
        position = game.box.game.new(game.rules, b"", out)
        self.held = Held(game.box, game.rules, position, out.items)
        self.reward = game.reward
        worths = net_worths(game.box, game.rules, self.held.position) if self.is_shaped() else []
        self.worths = [worths, worths, worths]  # at the start, before the last action, now

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
        game, rules, position = self.held.box.game, self.held.rules, self.held.position
        out = Events()
        try:
            game.apply(rules, position, seat, move, out)
        except IllegalMove:
            refused = game.refusal(rules, position, seat, move)
            assert refused is not None
            words = messages(ENGLISH)
            speaker = voice(self.held.box, words, player_names(words, game.seats(rules)), rules)
            raise pyspiel.SpielError(speaker.refusal(refused)) from None
        if seat != CHANCE:
            self.held.heard.append(Event(OWN_ACTION, seat, move, 0, 0, 0))
        self.held.heard += out.items
        if self.is_shaped():
            start, _, before = self.worths
            now = net_worths(self.held.box, self.held.rules, self.held.position)
            self.worths = [start, before, now]

    def is_shaped(self) -> bool:
        return self.reward == SHAPED

    def _action_to_string(self, player: int, action: int) -> str:
        spelt = self.held.box.game.space(self.held.rules).spell(self.move(player, action))
        return " ".join(str(word) for word in spelt.values())

    def returns(self) -> list[float]:
        if self.is_shaped():
            return rise(self.worths[0], self.worths[2])
        game, rules, position = self.held.box.game, self.held.rules, self.held.position
        scores = game.result(rules, position)
        if scores is None:
            return [0.0] * game.seats(rules)
        return rewards_at_end(self.reward, scores, game.winners(rules, position))

    def rewards(self) -> list[float]:
        """The rewards of the last action."""
        return rise(self.worths[1], self.worths[2]) if self.is_shaped() else self.returns()

    def resampled(self, player: int, seed: bytes) -> TableState:
        """A state that looks the same to a player, with hidden information dealt again.

        The other players' private history isn't known, so they lose it.
        """
        game, rules = self.held.box.game, self.held.rules
        twin: TableState = self.clone()
        position = game.resample(rules, game.redact(rules, self.held.position, player), seed)
        position.seed = b""  # draws stay with OpenSpiel
        twin.held = Held(self.held.box, rules, position, heard_by(self.held.heard, player))
        return twin

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """`resampled` as OpenSpiel's algorithms ask for it."""
        return self.resampled(player, pack("<2d", sampler(), sampler()))

    def __str__(self) -> str:
        return self.held.spelt()


def rise(before: list[int], now: list[int]) -> list[float]:
    return [float(later - sooner) for sooner, later in zip(before, now, strict=True)]


def fail(error: GameError) -> NoReturn:
    """Report an error in words, as OpenSpiel's own: its C++ side passes on nothing else."""
    raise pyspiel.SpielError(explain(messages(ENGLISH), error)) from error


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

        start = box.learning.layout.start
        self.parts = [slice(start[p.name], start[p.name] + p.size) for p in self.pieces]
        self.cells = np.array(
            [cell for part in self.parts for cell in range(part.start, part.stop)], np.intp
        )
        self.private = [piece.name in box.learning.private for piece in self.pieces]

    def row(self, state: TableState, player: int) -> list[int]:
        return self.box.learning.features(state.held.rules, state.held.position, player)

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor[:] = np.array(self.row(state, player), np.float32)[self.cells]

    def string_from(self, state: TableState, player: int) -> str:
        """Names and cells of the player's own pieces, and of all others that aren't all 0."""
        row = self.row(state, player)
        shown: list[str] = []
        for piece, part, private in zip(self.pieces, self.parts, self.private, strict=True):
            cells = row[part]
            if private or any(cells):
                shown.append(f"{piece.name}={','.join(map(str, cells))}")
        return " ".join(shown)


class Recall(Observer):
    """Perfect recall: the player's actions and observations since the start, and the present.

    It has no tensor, because a history has no fixed size.
    """

    def __init__(self, box: AnyBox) -> None:
        super().__init__(box, public=True, private=True)
        self.tensor = np.zeros(0, np.float32)
        self.dict = {}

    def set_from(self, state: TableState, player: int) -> None:
        pass

    def string_from(self, state: TableState, player: int) -> str:
        return f"{state.held.history(player)} | {super().string_from(state, player)}"


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
