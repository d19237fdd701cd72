"""The base of every game's voice: moves, events, questions, refusals and reasons as sentences.

A message id is the prefix of the game, the sort of sentence and the name of the kind:
`chicago-move-buy_certificate`. The arguments of the kind are its Fluent arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from bigshoulders.kernel.events import Event, EventTable
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import ActionSpace, arg_a, arg_b, arg_c, kind_of
from bigshoulders.kernel.refusals import Refusal, RefusalTable
from bigshoulders.kernel.spelling import Domain, Kind
from bigshoulders.language.messages import Messages

R = TypeVar("R")
S = TypeVar("S")


class Voice(Generic[R, S]):
    """Says what happens at one table: the language, the players' names, the rules."""

    prefix: ClassVar[str]  # the game's id and a hyphen
    action_space: ClassVar[ActionSpace]
    event_table: ClassVar[EventTable]
    refusals: ClassVar[RefusalTable]

    def __init__(self, messages: Messages, names: list[str], g: R) -> None:
        self.messages = messages
        self.names = names
        self.g = g

    # --- words ---------------------------------------------------------------------------------

    def text(self, key: str, args: Mapping[str, str | int] | None = None, part: str = "") -> str:
        """One of the game's own messages, or an attribute of it."""
        return self.messages.text(self.prefix + key, args, part)

    def has(self, key: str, part: str = "") -> bool:
        return self.messages.has(self.prefix + key, part)

    def word(self, domain: Domain, number: int) -> str | int:
        """One argument of a move, event, question or refusal, in readable form."""
        if domain.name == "seat":
            return self.names[number]
        if not domain.ids:
            return number
        return self.text(f"{domain.name}-{domain.ids[number]}")

    def arguments(self, kind: Kind, numbers: list[int]) -> dict[str, str | int]:
        """The arguments of a kind by name, in readable form."""
        return {name: self.word(domain, numbers[i]) for i, (name, domain) in enumerate(kind.fields)}

    # --- sentences -----------------------------------------------------------------------------

    def move(self, s: S, m: int) -> str:
        """A move in the imperative."""
        return self.past_move(m, self.occasion(s, m))

    def past_move(self, m: int, occasion: str) -> str:
        """A move on an occasion, as in a log."""
        return self.plain_move(m)

    def occasion(self, s: S, m: int) -> str:
        """The fact a log must keep beside the move to name it later; usually empty."""
        return ""

    def plain_move(self, m: int) -> str:
        """A move in the imperative, regardless of the question."""
        kind = self.action_space.table.kinds[kind_of(m)]
        args = self.arguments(kind, [arg_a(m), arg_b(m), arg_c(m)])
        return self.text(f"move-{kind.name}", args)

    def event(self, event: Event) -> str:
        kind = self.event_table.kinds[event.kind]
        args = self.arguments(kind, [event.a, event.b, event.c, event.d])
        self.add_event_facts(event, args)
        return self.text(f"event-{kind.name}", args)

    def add_event_facts(self, event: Event, args: dict[str, str | int]) -> None:
        """Add the facts that an event's message needs besides its arguments."""

    def story(self, events: list[Event]) -> list[str]:
        """The events as sentences, for a player who follows the game."""
        return [self.event(event) for event in events]

    def outline(self, events: list[Event]) -> list[str]:
        """The effects of a move, for a preview."""
        return [self.event(event) for event in events]

    def refusal(self, refusal: Refusal) -> str:
        """Why a move isn't legal, with the rule that decides."""
        kind = self.refusals.kind(refusal.code)
        numbers = [domain.parse(refusal.facts[name], "") for name, domain in kind.fields]
        sentence = self.text(f"refusal-{refusal.code}", self.arguments(kind, numbers))
        return f"{sentence} [{refusal.rule}]"

    def reason(self, key: str, facts: Mapping[str, Json]) -> str:
        """Why a bot prefers a move."""
        return self.remark(f"advice-{key}", facts)

    def remark(self, code: str, facts: Mapping[str, Json], part: str = "") -> str:
        """A sentence of the game's advice or counsel: `advice-…`, `note-…`, `warning-…` or
        `suggestion-…`."""
        return self.text(
            code, {name: self.fact(name, value) for name, value in facts.items()}, part
        )

    def warning_title(self, code: str, facts: Mapping[str, Json]) -> str:
        """The fact that a warning is about."""
        return self.remark(f"warning-{code}", facts)

    def warning_text(self, code: str, facts: Mapping[str, Json]) -> str:
        """The price and the consequence."""
        return self.remark(f"warning-{code}", facts, "text")

    def counted(self, lines: list[str]) -> list[str]:
        """Sentences in order; immediate repetitions become one with a count."""
        told: list[str] = []
        counts: list[int] = []
        for line in lines:
            if told and told[-1] == line:
                counts[-1] += 1
            else:
                told.append(line)
                counts.append(1)
        return [f"{n} × {words}" if n > 1 else words for words, n in zip(told, counts, strict=True)]

    def fact(self, name: str, value: Json) -> str | int:
        """One fact of a reason or a remark, in readable form."""
        return value if isinstance(value, int) else str(value)

    def decision(self, s: S, seat: int) -> str:
        """The question to a seat, as a sentence."""
        raise NotImplementedError


AnyVoice: TypeAlias = Voice[Any, Any]  # of whatever game is played


def player_names(messages: Messages, count: int) -> list[str]:
    """Names for seats that have none."""
    return [messages.text("cli-player", {"number": number + 1}) for number in range(count)]
