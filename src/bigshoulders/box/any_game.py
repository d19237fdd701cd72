"""Types for callers that learn only at run time which game they hold."""

from __future__ import annotations

from typing import Any, TypeAlias

from bigshoulders.kernel.board import Board
from bigshoulders.kernel.contract import Game, View
from bigshoulders.kernel.match import Match

# Any, because callers only carry these from one part of a game to another.
AnyRules: TypeAlias = Any
AnyPosition: TypeAlias = Any
AnyDocument: TypeAlias = dict[str, Any]  # a JSON object whose form its reader knows

AnyGame: TypeAlias = Game[AnyRules, AnyPosition]
AnyBoard: TypeAlias = Board[AnyRules, AnyPosition]
AnyMatch: TypeAlias = Match[AnyRules, AnyPosition]
AnyView: TypeAlias = View[AnyPosition]
