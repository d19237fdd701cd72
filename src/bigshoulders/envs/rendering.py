"""A position as text (the same table as at the terminal), as an image, or in a window."""

from __future__ import annotations

from io import StringIO
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from bigshoulders.box.any_game import AnyPosition, AnyRules
from bigshoulders.box.box import AnyBox
from bigshoulders.box.canvas import Canvas, Window
from bigshoulders.box.faces import Picture, Terminal, face, voice
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.json import Json
from bigshoulders.language.messages import messages
from bigshoulders.language.voice import AnyVoice, player_names

COLUMNS = 160
Rendered: TypeAlias = str | NDArray[np.uint8] | None
RENDER_MODES = ["ansi", "rgb_array", "human"]


def voice_of(box: AnyBox, g: AnyRules, language: str) -> AnyVoice:
    """The voice of a game, with names for the players."""
    words = messages(language)
    return voice(box, words, player_names(words, box.game.seats(g)), g)


def text(box: AnyBox, g: AnyRules, s: AnyPosition, seat: int, language: str = "en") -> str:
    """The table as a seat sees it."""
    out = StringIO()
    console = Console(file=out, width=COLUMNS, color_system=None)
    view = box.game.redact(g, s, seat)
    face(box, Terminal).show(console, voice_of(box, g, language), view.seen, seat)
    return out.getvalue()


def picture(box: AnyBox, g: AnyRules, s: AnyPosition, seat: int, language: str = "en") -> Canvas:
    """The table as a seat sees it, painted."""
    view = box.game.redact(g, s, seat)
    return face(box, Picture).paint(voice_of(box, g, language), view.seen, seat)


class Renderer:
    """Renders positions of one game in one mode; it opens a window only when it must."""

    def __init__(self, box: AnyBox, g: AnyRules, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            known: Json = [*RENDER_MODES]
            raise BadConfig(
                "envs/unknown-render-mode", "render_mode", {"got": mode, "known": known}
            )
        self.box = box
        self.g = g
        self.mode = mode
        self.window: Window | None = None

    def render(self, s: AnyPosition, seat: int) -> Rendered:
        """Text, an image, or None if it is shown in a window or not at all."""
        if self.mode is None:
            return None
        if self.mode == "ansi":
            return text(self.box, self.g, s, seat)
        canvas = picture(self.box, self.g, s, seat)
        if self.mode == "rgb_array":
            return canvas.pixels()
        if self.window is None:
            self.window = Window(canvas, self.box.id)
        self.window.show(canvas)
        return None

    def close(self) -> None:
        if self.window is not None:
            self.window.close()
            self.window = None
