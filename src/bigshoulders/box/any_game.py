"""Types for callers that learn only at run time which game they hold."""

from __future__ import annotations

from typing import Any, TypeAlias

from bigshoulders.kernel.board import Board
from bigshoulders.kernel.contract import Game, View

AnyGame: TypeAlias = Game[Any, Any]
AnyBoard: TypeAlias = Board[Any, Any]
AnyView: TypeAlias = View[Any]
