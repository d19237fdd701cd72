"""A seat that always answers: a bot's failure is recorded as a fault, and a stand-in answers.

If the stand-in fails too, the first legal move is made. A bot with a clock gets its time plus a
tenth; compiled code can be interrupted only where it checks the clock.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import Any, TypeAlias

from bigshoulders.bots.names import AnyBot, BotName, Clock, world_clock
from bigshoulders.bots.protocol import Advice
from bigshoulders.kernel.contract import Game, View
from bigshoulders.kernel.driver import S
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import Move

TOLERANCE = 1.1  # times its seconds that a bot may use

EXCEPTION = "exception"
ILLEGAL = "illegal"
OVERRUN = "overrun"

Question: TypeAlias = Callable[[AnyBot, Random], Advice]


@dataclass(frozen=True)
class Fault:
    """A bot's failure, with the position it saw, for a log or a file."""

    bot: str
    seat: int
    kind: str
    detail: str
    seconds: float
    position: dict[str, Json]

    def document(self) -> dict[str, Json]:
        return {
            "bot": self.bot,
            "seat": self.seat,
            "kind": self.kind,
            "detail": self.detail,
            "seconds": round(self.seconds, 4),
            "position": self.position,
        }


class Late(Exception):
    """A bot didn't answer in time."""


class GuardedSeat:
    """A bot that asks players in order until one answers legally. `faults` has their failures.

    Time is measured by the given clock. With any clock but the system's, nobody is interrupted;
    late answers are faults all the same.
    """

    def __init__(
        self,
        game: Game[Any, Any],  # whatever game the players play
        players: list[BotName],
        clock: Clock = world_clock,
    ) -> None:
        self.clock = clock
        self.game = game
        self.names = list(dict.fromkeys(players))
        self.bots = [name.make(clock) for name in self.names]
        self.faults: list[Fault] = []
        self.answered: BotName | None = None  # None: the first legal move was played

    def choose(self, g: object, view: View[S], rng: Random) -> Move:
        def question(bot: AnyBot, dice: Random) -> Advice:
            return Advice(bot.choose(g, view, dice), [])

        return self.ask(question, g, view, rng).move

    def explain(self, g: object, view: View[S], rng: Random) -> Advice:
        def question(bot: AnyBot, dice: Random) -> Advice:
            return bot.explain(g, view, dice)

        return self.ask(question, g, view, rng)

    def ask(self, question: Question, g: object, view: View[S], rng: Random) -> Advice:
        """The first legal answer: the bot's, the stand-in's, or the first legal move."""
        for turn, named in enumerate(self.names):
            started = self.clock()
            answer, kind, detail = self.attempt(turn, question, rng)
            seconds = self.clock() - started
            if answer is not None and answer.move not in view.legal:
                kind, detail, answer = ILLEGAL, str(answer.move), None
            elif answer is not None and seconds > allowed(named):
                kind = OVERRUN
            if kind:
                seen = self.game.export_position(g, view.seen)
                self.faults.append(Fault(str(named), view.seat, kind, detail, seconds, seen))
            if answer is not None:
                self.answered = named
                return answer
        self.answered = None
        return Advice(view.legal[0], [])

    def attempt(self, turn: int, question: Question, rng: Random) -> tuple[Advice | None, str, str]:
        """One bot's answer, or None and what went wrong."""
        bot, limit = self.bots[turn], allowed(self.names[turn])
        try:
            if limit == inf or self.clock is not world_clock:
                return question(bot, rng), "", ""
            dice = Random(rng.getrandbits(64))  # a late answer must not affect later ones
            return within(limit, lambda: question(bot, dice)), "", ""
        except Late:
            self.bots[turn] = self.names[turn].make(self.clock)  # the late bot is still thinking
            return None, OVERRUN, ""
        except Exception as error:  # whatever happens, the game continues
            return None, EXCEPTION, f"{type(error).__name__}: {error}"


def allowed(named: BotName) -> float:
    """The seconds a bot may take; unlimited without a clock."""
    return inf if named.seconds is None else named.seconds * TOLERANCE


def within(seconds: float, work: Callable[[], Advice]) -> Advice:
    """The result of some work, or Late; the result of late work is discarded."""
    results: SimpleQueue[Advice | Exception] = SimpleQueue()

    def go() -> None:
        try:
            results.put(work())
        except Exception as error:  # raised again where the answer is awaited
            results.put(error)

    Thread(target=go, daemon=True).start()
    try:
        result = results.get(timeout=seconds)
    except Empty:
        raise Late from None
    if isinstance(result, Exception):
        raise result
    return result
