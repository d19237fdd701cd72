"""The worker process of bots: reads one question per line, writes one answer per line.

A question contains a redacted view, never the position. The bot of a seat is kept between
questions, so that it plans a turn only once.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from random import Random
from typing import Final

import msgspec

from bigshoulders.bots.guarded_seat import GuardedSeat
from bigshoulders.bots.protocol import Advice
from bigshoulders.box.review import Finding, Reviewer, Survey
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.log import read_log
from bigshoulders.server.documents import Document
from bigshoulders.server.tables.rules import rules_of
from bigshoulders.shelf import SHELF, box_of, guarded_seat

KEPT: Final = 256


class Question(msgspec.Struct, tag="move"):
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


class ReviewQuestion(msgspec.Struct, tag="review"):
    """A portion of a review: some numbers of decisions to survey, or some entries to examine.

    With neither, only the portions of the survey are asked for.
    """

    table: str
    game: str
    log: str
    survey: list[int] = []
    examine: list[int] = []


class ReviewPart(msgspec.Struct):
    """The answer: the portions of the survey, what it found, and the findings of the search."""

    seats: int
    portions: list[list[int]]
    survey: Survey | None = None
    findings: list[Finding] = []


class Ground(msgspec.Struct):
    """One reason for a move; its text is the message `<game>-advice-<key>`."""

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
        self.reviewed = ""  # the table of the last review
        self.reviewer: Reviewer | None = None

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
        return guarded_seat(box_of(question.game).bot(question.bot))

    def review(self, question: ReviewQuestion) -> ReviewPart:
        """A portion of a review. The positions of the game are kept for the next one."""
        if self.reviewer is None or self.reviewed != question.table:
            self.reviewer = Reviewer(box_of(question.game), read_log(question.log))
            self.reviewed = question.table
        reviewer = self.reviewer
        part = ReviewPart(reviewer.seats, [[*numbers] for numbers in reviewer.portions()])
        if question.survey:
            part.survey = reviewer.survey(question.survey)
        for seq in question.examine:
            finding = reviewer.examine(seq)
            if finding is not None:
                part.findings.append(finding)
        return part

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
    """Answer questions until the input ends. The arguments are the server's shelf, as JSON, and
    the niceness of this process."""
    SHELF.update(msgspec.json.decode(sys.argv[1]))
    niceness = int(sys.argv[2])
    thinker = Thinker()
    decoder = msgspec.json.Decoder(Question | ReviewQuestion)
    for line in sys.stdin.buffer:
        question = decoder.decode(line)
        answer: Answer | ReviewPart
        if isinstance(question, ReviewQuestion):
            answer = thinker.review(question)
        else:
            answer = thinker.answer(question)
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()
        if niceness > 0 and hasattr(os, "nice"):  # only now: the first question loads the game
            os.nice(niceness)
            niceness = 0


if __name__ == "__main__":
    main()
