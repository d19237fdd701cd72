"""A position as text (the same table as at the terminal), as an image, or in a window."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from bigshoulders.box.canvas import Sheet, Window
from bigshoulders.cli.stages import STAGES, player_names
from bigshoulders.envs.doors import Door
from bigshoulders.games.chicago.picture import paint_chicago
from bigshoulders.games.industrialist.picture import paint_solo
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.json import Json
from bigshoulders.language.messages import messages

COLUMNS = 160
RENDER_MODES = ["ansi", "rgb_array", "human"]
PAINTERS: dict[str, Callable[[Any, Any, int], Sheet]] = {
    "chicago": paint_chicago,
    "industrialist": paint_solo,
}


def speaker_of(door: Door, g: Any, language: str = "en") -> Any:
    """Who says what happens, with names for the players."""
    words = messages(language)
    return STAGES[door.game.name].speaker(words, player_names(words, door.game.seats(g)), g)


def text(door: Door, g: Any, s: Any, seat: int, language: str = "en") -> str:
    """The table as a seat sees it."""
    out = StringIO()
    console = Console(file=out, width=COLUMNS, color_system=None)
    view = door.game.redact(g, s, seat)
    STAGES[door.game.name].show_board(console, speaker_of(door, g, language), view.seen, seat)
    return out.getvalue()


def picture(door: Door, g: Any, s: Any, seat: int, language: str = "en") -> Sheet:
    """The table as a seat sees it, painted."""
    view = door.game.redact(g, s, seat)
    return PAINTERS[door.game.name](speaker_of(door, g, language), view.seen, seat)


class Renderer:
    """Renders positions of one game in one mode; it opens a window only when it must."""

    def __init__(self, door: Door, g: Any, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            known: Json = [*RENDER_MODES]
            raise BadConfig(
                "envs/unknown-render-mode", "render_mode", {"got": mode, "known": known}
            )
        self.door = door
        self.g = g
        self.mode = mode
        self.window: Window | None = None

    def render(self, s: Any, seat: int) -> str | NDArray[np.uint8] | None:
        """Text, an image, or nothing where it is shown in a window or nobody looks."""
        if self.mode is None:
            return None
        if self.mode == "ansi":
            return text(self.door, self.g, s, seat)
        sheet = picture(self.door, self.g, s, seat)
        if self.mode == "rgb_array":
            return sheet.pixels()
        if self.window is None:
            self.window = Window(sheet, self.door.game.name)
        self.window.show(sheet)
        return None

    def close(self) -> None:
        if self.window is not None:
            self.window.close()
            self.window = None
