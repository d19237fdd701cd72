"""How hard a puzzle is: its alternatives, its margin, and which bots find the answer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from bigshoulders.box.puzzles import LEVELS, Level
from bigshoulders.games.chicago.bots.apprentice import Apprentice
from bigshoulders.games.chicago.bots.broker import Broker
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.driver import legal, play
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import Move

TRIES: Final = 5  # of each bot; most of them must succeed
LONGEST: Final = 40  # moves of a turn


def grade(points: int) -> Level:
    """The level of so many difficulties."""
    return LEVELS[min(points, len(LEVELS) - 1)]


def finders(g: Rules, view: View[State], is_answer: Callable[[list[Move]], bool]) -> list[str]:
    """The bots whose turn is the answer in most of a few tries."""
    found: list[str] = []
    for name, bot in (("apprentice", Apprentice()), ("broker", Broker())):
        tries = [turn_of(bot, g, view, Random(number)) for number in range(TRIES)]
        if 2 * sum(map(is_answer, tries)) > TRIES:
            found.append(name)
    return found


def turn_of(bot: Apprentice | Broker, g: Rules, view: View[State], rng: Random) -> list[Move]:
    """The moves of a bot until the question at hand is over."""
    s, seat = view.seen.copy(), view.seat
    depth = len(s.stack)
    step = s.stack[-1].step
    made: list[Move] = []
    while len(made) < LONGEST:
        seen = View(seat, s, [seat], legal(g.steps, g, s, seat))
        made.append(bot.choose(g, seen, rng))
        play(g.steps, g, s, seat, made[-1], SILENT)
        if len(s.stack) < depth or s.stack[-1].seat != seat or s.stack[depth - 1].step != step:
            break
    return made
