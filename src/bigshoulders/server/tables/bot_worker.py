"""The worker process of bots: reads one question per line, writes one answer per line.

A question contains a redacted view, never the position. The bot of a seat is kept between
questions, so that it plans a turn only once.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from random import Random
from typing import Final

import msgspec

from bigshoulders.bots.guarded_seat import GuardedSeat
from bigshoulders.bots.protocol import Advice
from bigshoulders.kernel.contract import View
from bigshoulders.server.documents import Document
from bigshoulders.server.tables.rules import rules_of
from bigshoulders.shelf import SHELF, box_of, guarded_seat, parse_bot

KEPT: Final = 256


class Question(msgspec.Struct):
    """A question: the bot, its view, its legal moves."""

    table: str
    game: str
    config: str
    bot: str
    seat: int
    view: Document
    awaited: list[int]
    legal: list[int]
    seed: str
    explain: bool = False


class Ground(msgspec.Struct):
    """One reason for a move; its text is the message `reason-<key>`."""

    key: str
    facts: Document


class Weighed(msgspec.Struct):
    """A move a bot has considered: the final money it expects, and the reasons."""

    do: Document
    money: int
    reasons: list[Ground]


class Answer(msgspec.Struct):
    """The chosen move, the candidates, and the bot's faults."""

    do: Document
    weighed: list[Weighed]
    faults: list[Document]


class Thinker:
    """Answers questions, one at a time."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int, str], GuardedSeat] = OrderedDict()

    def bot(self, question: Question) -> GuardedSeat:
        """The bot of a seat, with its plans from earlier questions."""
        key = (question.table, question.seat, question.bot)
        if key not in self.bots:
            self.bots[key] = self.fresh(question)
            if len(self.bots) > KEPT:
                self.bots.popitem(last=False)
        self.bots.move_to_end(key)
        return self.bots[key]

    def fresh(self, question: Question) -> GuardedSeat:
        """A new bot without plans, so that an explanation doesn't disturb the playing one."""
        return guarded_seat(parse_bot(question.game, question.bot))

    def answer(self, question: Question) -> Answer:
        game = box_of(question.game).game
        g = rules_of(question.game, question.config)
        seen = game.import_position(question.view)[1]
        view = View(question.seat, seen, question.awaited, question.legal)
        bot = self.fresh(question) if question.explain else self.bot(question)
        rng = Random(question.seed)
        if question.explain:
            advice = bot.explain(g, view, rng)
        else:
            advice = Advice(bot.choose(g, view, rng), [])
        space = game.space(g)
        weighed = [
            Weighed(
                space.spell(candidate.move),
                candidate.money,
                [Ground(reason.key, reason.facts) for reason in candidate.reasons],
            )
            for candidate in advice.candidates
        ]
        faults = [dict(fault.document()) for fault in bot.faults]
        bot.faults.clear()
        return Answer(space.spell(advice.move), weighed, faults)


def main() -> None:
    """Answer questions until the input ends. The argument is the server's shelf, as JSON."""
    SHELF.update(msgspec.json.decode(sys.argv[1]))
    thinker = Thinker()
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        answer = thinker.answer(decoder.decode(line))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
