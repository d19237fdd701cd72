"""What the server needs of each game: rules, texts, sheet, refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

import msgspec

from bigshoulders.box.wealth import Holder
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.refusals import REFUSALS as CHICAGO_REFUSALS
from bigshoulders.games.chicago.sheet import score as chicago_score
from bigshoulders.games.chicago.sheet import table as chicago_table
from bigshoulders.games.chicago.voice import Speaker
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.engine.refusals import REFUSALS as INDUSTRIALIST_REFUSALS
from bigshoulders.games.industrialist.sheet import table as industrialist_table
from bigshoulders.games.industrialist.voice import SoloSpeaker
from bigshoulders.kernel.contract import Game
from bigshoulders.kernel.data_files import unknown
from bigshoulders.kernel.errors import BadConfig, IllegalMove
from bigshoulders.kernel.events import Event
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.refusals import Refusal, RefusalTable
from bigshoulders.kernel.spelling import Kind
from bigshoulders.language.messages import Messages


class Voice(Protocol):
    """The voice of any game."""

    messages: Messages
    names: list[str]

    def move(self, s: Any, m: int) -> str: ...
    def occasion(self, s: Any, m: int) -> str: ...
    def past_move(self, m: int, occasion: str) -> str: ...
    def event(self, event: Event) -> str: ...
    def outline(self, events: list[Event]) -> list[str]: ...
    def refusal(self, refusal: Refusal, kind: Kind) -> str: ...
    def reason(self, key: str, facts: Mapping[str, Json]) -> str: ...
    def decision(self, s: Any, seat: int) -> str: ...


@dataclass(frozen=True)
class Stage:
    """One game on the server."""

    game: Game[Any, Any]
    speaker: Callable[[Messages, list[str], Any], Voice]
    refusals: RefusalTable
    sheet: Callable[[Any, Any, int], msgspec.Struct]
    sketch: Callable[[Any, Any, Any], msgspec.Struct]
    wealth: Callable[[Any, Any, Any], list[Holder]]

    def say_refusal(self, voice: Voice, error: IllegalMove) -> str:
        """Why a move is refused, with the rule that decides."""
        kind = self.refusals.kind(error.code)
        return voice.refusal(Refusal(error.code, error.rule, error.facts), kind)


STAGES = {
    "chicago": Stage(
        CHICAGO,
        Speaker,
        CHICAGO_REFUSALS,
        chicago_table.make,
        chicago_score.sketch,
        chicago_score.wealth,
    ),
    "industrialist": Stage(
        INDUSTRIALIST,
        SoloSpeaker,
        INDUSTRIALIST_REFUSALS,
        industrialist_table.make,
        industrialist_table.sketch,
        industrialist_table.wealth,
    ),
}


def stage_of(game: str) -> Stage:
    """The stage of a game, or BadConfig."""
    if game not in STAGES:
        raise BadConfig("config/unknown-game", "game", unknown(game, list(STAGES)))
    return STAGES[game]


@lru_cache(maxsize=256)
def rules_of(game: str, config: str) -> Any:
    """The rules for options as JSON; tables with equal options share one object."""
    document: Json = msgspec.json.decode(config)
    return stage_of(game).game.assemble(document)
