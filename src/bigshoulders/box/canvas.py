"""The tools for painting boards: a canvas, panels, words, cubes and tokens."""

from __future__ import annotations

import os
import re
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

Colour: TypeAlias = tuple[int, int, int]
PAPER: Colour = (246, 241, 229)
CARD: Colour = (255, 253, 247)
INK: Colour = (38, 34, 30)
FAINT: Colour = (150, 142, 128)
LINE: Colour = (196, 186, 168)
GOLD: Colour = (214, 168, 66)
WHITE: Colour = (255, 255, 255)
SMALL, PLAIN, LARGE = 15, 18, 26


@cache
def font(size: int) -> pygame.font.Font:
    """The library's own face, so that an image is the same everywhere."""
    pygame.font.init()
    return pygame.font.Font(None, size)


class Canvas:
    """A page to paint on."""

    def __init__(self, width: int, height: int) -> None:
        self.image = pygame.Surface((width, height))
        self.image.fill(PAPER)

    def words(self, x: int, y: int, text: str, size: int = PLAIN, colour: Colour = INK) -> int:
        """A line of text; where it ends."""
        picture = font(size).render(text, True, colour)
        self.image.blit(picture, (x, y))
        return x + picture.get_width()

    def within(
        self, x: int, y: int, width: int, text: str, size: int = SMALL, colour: Colour = INK
    ) -> int:
        """Words wrapped to a width; where the next line would be."""
        line = ""
        for word in [*text.split(), ""]:
            longer = f"{line} {word}".strip()
            if line and (not word or font(size).size(longer)[0] > width):
                self.words(x, y, line, size, colour)
                y += font(size).get_linesize()
                line = word
            else:
                line = longer
        return y

    def centred(
        self, x: int, y: int, width: int, text: str, size: int = PLAIN, colour: Colour = INK
    ) -> None:
        self.words(x + (width - font(size).size(text)[0]) // 2, y, text, size, colour)

    def box(self, x: int, y: int, width: int, height: int, fill: Colour = CARD) -> None:
        pygame.draw.rect(self.image, fill, (x, y, width, height), border_radius=4)
        pygame.draw.rect(self.image, LINE, (x, y, width, height), width=1, border_radius=4)

    def heading(self, x: int, y: int, title: str) -> None:
        """Words above a place, without the explanations a terminal needs."""
        self.words(x, y - 20, re.split(r"[(;]", title)[0], PLAIN, FAINT)

    def panel(self, x: int, y: int, width: int, height: int, title: str) -> None:
        """A box with a heading above it."""
        self.heading(x, y, title)
        self.box(x, y, width, height)

    def band(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        pygame.draw.rect(self.image, colour, (x, y, width, height), border_radius=3)

    def square(self, x: int, y: int, side: int, colour: Colour, filled: bool = True) -> None:
        if filled:
            pygame.draw.rect(self.image, colour, (x, y, side, side))
        pygame.draw.rect(self.image, INK, (x, y, side, side), width=1)

    def disc(self, x: int, y: int, radius: int, colour: Colour, filled: bool = True) -> None:
        if filled:
            pygame.draw.circle(self.image, colour, (x, y), radius)
        pygame.draw.circle(self.image, INK, (x, y), radius, width=1)

    def arrow(self, x: int, y: int, way: int, colour: Colour) -> None:
        """A triangle that points north, east, south or west (0 to 3)."""
        corners = [(0, -7), (6, 5), (-6, 5)]
        for _ in range(way):
            corners = [(-down, right) for right, down in corners]
        points = [(x + right, y + down) for right, down in corners]
        pygame.draw.polygon(self.image, colour, points)
        pygame.draw.polygon(self.image, INK, points, width=1)

    def token(self, x: int, y: int, letters: str, colour: Colour) -> None:
        """A marker with two letters."""
        self.disc(x, y, 13, colour)
        self.centred(x - 13, y - 5, 26, letters, SMALL, WHITE)

    def pixels(self) -> NDArray[np.uint8]:
        """Rows of red, green and blue."""
        return np.ascontiguousarray(pygame.surfarray.array3d(self.image).transpose(1, 0, 2))


class Window:
    """A window that shows one canvas after another."""

    def __init__(self, canvas: Canvas, title: str) -> None:
        pygame.display.init()
        self.screen = pygame.display.set_mode(canvas.image.get_size())
        pygame.display.set_caption(title)

    def show(self, canvas: Canvas) -> None:
        pygame.event.pump()
        self.screen.blit(canvas.image, (0, 0))
        pygame.display.flip()

    def close(self) -> None:
        pygame.display.quit()
