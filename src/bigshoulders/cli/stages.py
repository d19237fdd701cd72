"""What the commands need to know of each game: its door, its words, its board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from rich.console import Console

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.refusals import REFUSALS as CHICAGO_REFUSALS
from bigshoulders.games.chicago.terminal import show_board
from bigshoulders.games.chicago.voice import Speaker
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.engine.refusals import REFUSALS as INDUSTRIALIST_REFUSALS
from bigshoulders.games.industrialist.terminal import show_solo_board
from bigshoulders.games.industrialist.voice import SoloSpeaker
from bigshoulders.kernel.contract import Game
from bigshoulders.kernel.errors import BadLog
from bigshoulders.kernel.events import Event
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.refusals import Refusal, RefusalTable
from bigshoulders.kernel.spelling import Kind
from bigshoulders.language.messages import Messages


class Voice(Protocol):
    """A speaker of any game."""

    messages: Messages
    names: list[str]

    def move(self, s: Any, m: int) -> str: ...
    def occasion(self, s: Any, m: int) -> str: ...
    def past_move(self, m: int, occasion: str) -> str: ...
    def event(self, event: Event) -> str: ...
    def story(self, events: list[Event]) -> list[str]: ...
    def outline(self, events: list[Event]) -> list[str]: ...
    def refusal(self, refusal: Refusal, kind: Kind) -> str: ...
    def reason(self, key: str, facts: Mapping[str, Json]) -> str: ...
    def decision(self, s: Any, seat: int) -> str: ...


@dataclass(frozen=True)
class Stage:
    """One game at the command line. Rules and positions pass through unseen."""

    game: Game[Any, Any]
    speaker: Callable[[Messages, list[str], Any], Any]
    show_board: Callable[[Console, Any, Any, int], None]
    refusals: RefusalTable

    def refusal_kind(self, code: str) -> Kind:
        return self.refusals.kind(code)


STAGES = {
    "chicago": Stage(CHICAGO, Speaker, show_board, CHICAGO_REFUSALS),
    "industrialist": Stage(INDUSTRIALIST, SoloSpeaker, show_solo_board, INDUSTRIALIST_REFUSALS),
}


def stage_of_log(game: str) -> Stage:
    """The stage of a stored game."""
    if game not in STAGES:
        known: Json = [*STAGES]
        raise BadLog("log/other-game", "line 1", {"got": game, "expected": known})
    return STAGES[game]


def player_names(words: Messages, count: int) -> list[str]:
    """Names for seats nobody has named."""
    return [words.text("cli-player", {"number": number + 1}) for number in range(count)]
