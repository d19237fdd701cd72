"""The sentences of Nim."""

from __future__ import annotations

from bigshoulders.box.faces import Speech
from bigshoulders.kernel.spelling import Domain
from bigshoulders.language.voice import Voice
from toy.nim.engine import EVENT_TABLE, REFUSALS, SPACE, Rules, State


class NimVoice(Voice[Rules, State]):
    """Says what happens at one table of Nim."""

    prefix = "nim-"
    action_space = SPACE
    event_table = EVENT_TABLE
    refusals = REFUSALS

    def word(self, domain: Domain, number: int) -> str | int:
        return number + 1 if domain.name in ("stones", "card") else super().word(domain, number)

    def decision(self, s: State, seat: int) -> str:
        return self.text("decision-turn", {"seat": self.names[seat], "heap": s.heap})


FACE = Speech(NimVoice)
