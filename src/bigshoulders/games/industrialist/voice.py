"""Sentences about Industrialist: moves, events, questions and refusals in one language."""

from __future__ import annotations

from collections.abc import Mapping

from bigshoulders.games.industrialist.engine import events as ev
from bigshoulders.games.industrialist.engine.events import EVENT_TABLE
from bigshoulders.games.industrialist.engine.frames import (
    ACTIONS,
    FRAME_TABLE,
    LABOUR_CHOICE,
    TAKE_ANY,
)
from bigshoulders.games.industrialist.engine.ids import (
    CARD_WORDS,
    CENTRAL,
    CENTRAL_TRACKS,
    KIND_IDS,
    OP_IDS,
    PRODUCE,
    SIDE_IDS,
    WIDTH,
)
from bigshoulders.games.industrialist.engine.moves import DONE, SPACE
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.games.industrialist.engine.steps.actions import action_cost, next_action
from bigshoulders.games.industrialist.engine.steps.happenings import labour_cost
from bigshoulders.games.industrialist.engine.verbs import kind_of_track
from bigshoulders.kernel.events import Event
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import arg_a, arg_b, arg_c, kind_of
from bigshoulders.kernel.refusals import Refusal
from bigshoulders.kernel.spelling import Domain, Kind
from bigshoulders.language.messages import Messages

# Domains whose ids are read as they are.
SPOKEN_AS_SPELT = ["face", "step", "yes_no"]
# What a preview leaves out: the move has said it, or it says where the game goes on.
NOT_TOLD = (
    ev.ACTION_BEGAN,
    ev.CARD_BUILT,
    ev.MARKER_PLACED,
    ev.MARKET_SET,
    ev.ROW_CLOSED,
    ev.YEAR_BEGAN,
)


class SoloSpeaker:
    """Says what happens in one game: the language, the player's name, the rules and their cards."""

    def __init__(self, messages: Messages, names: list[str], g: Rules) -> None:
        self.messages = messages
        self.names = names
        self.g = g

    # --- names ---------------------------------------------------------------------------------

    def kind(self, kind: int) -> str:
        return self.messages.text(f"solo-kind-{KIND_IDS[kind]}")

    def card(self, card: int) -> str:
        if card == CENTRAL:
            return self.messages.text("solo-central")
        return self.g.cards.names[card]

    def ways(self, place: int) -> list[str]:
        """How far a grid place lies from the Central Factory: north or south, then east or west."""
        down, right = place // WIDTH - WIDTH // 2, place % WIDTH - WIDTH // 2
        steps = [("south" if down > 0 else "north", down), ("east" if right > 0 else "west", right)]
        return [
            self.messages.text(f"solo-way-{way}", {"steps": abs(count)})
            for way, count in steps
            if count
        ]

    def place(self, place: int) -> str:
        """A grid place as one finds it on the map; no card is ever built on the middle one."""
        ways = self.ways(place)
        if len(ways) == 2:
            args: dict[str, str | int] = {"along": ways[0], "across": ways[1]}
            return self.messages.text("solo-place", args, attribute="corner")
        return self.messages.text("solo-place", {"way": ways[0]}) if ways else self.card(CENTRAL)

    def track(self, track: int) -> str:
        kind = self.kind(kind_of_track(self.g, track))
        if track >= CENTRAL_TRACKS:
            return self.messages.text("solo-track-central", {"kind": kind})
        return self.messages.text("solo-track-building", {"card": self.card(track), "kind": kind})

    def effect(self, op: int, kind: int, amount: int) -> str:
        """One effect of an event."""
        args: dict[str, str | int] = {"kind": self.kind(kind), "amount": amount}
        return self.messages.text(f"solo-op-{OP_IDS[op]}", args)

    def effects(self, side: int) -> str:
        """All effects of the event of a card."""
        ops = self.g.cards.event_ops[side]
        parts = [self.effect(ops[i], ops[i + 1], ops[i + 2]) for i in range(0, len(ops), 3)]
        return self.messages.joined(parts)

    def word(self, domain: Domain, number: int) -> str | int:
        """One argument of a move, event or refusal, as it is read."""
        name = domain.name
        if name in ("count", "workers"):
            return number
        if name in ("card", "side"):
            return self.card(number)
        if name == "track":
            return self.track(number)
        if name == "place":
            return self.place(number)
        if name in SPOKEN_AS_SPELT:
            return domain.ids[number]
        return self.messages.text(f"solo-{name}-{domain.ids[number]}")

    def arguments(self, kind: Kind, numbers: list[int]) -> dict[str, str | int]:
        return {
            name: self.word(domain, numbers[i])
            for i, (name, domain) in enumerate(kind.fields)
            if domain.name != "op"
        }

    # --- sentences -----------------------------------------------------------------------------

    def move(self, s: State, m: int) -> str:
        """What a move does, in the imperative; `done` says what it ends."""
        return self.past_move(m, self.occasion(s, m))

    def occasion(self, s: State, m: int) -> str:
        """The question a `done` ends, which the move alone does not say."""
        return FRAME_TABLE.kinds[s.stack[-1].step].name if kind_of(m) == DONE and s.stack else ""

    def past_move(self, m: int, occasion: str) -> str:
        """What was done on an occasion."""
        if occasion and self.messages.has("solo-move-done", occasion):
            return self.messages.text("solo-move-done", attribute=occasion)
        return self.plain_move(m)

    def plain_move(self, m: int) -> str:
        kind = SPACE.table.kinds[kind_of(m)]
        args = self.arguments(kind, [arg_a(m), arg_b(m), arg_c(m)])
        return self.messages.text(f"solo-move-{kind.name}", args)

    def event(self, event: Event) -> str:
        kind = EVENT_TABLE.kinds[event.kind]
        args = self.arguments(kind, [event.a, event.b, event.c, event.d])
        if event.kind == ev.PROMISED:
            args["effect"] = self.effect(event.a, event.b, event.c)
        if event.kind == ev.SCORED:
            args["title"] = self.messages.text(f"solo-rank-{event.b}")
        return self.messages.text(f"solo-event-{kind.name}", args)

    def story(self, events: list[Event]) -> list[str]:
        """What happened; that an action began is said by the move."""
        return [self.event(event) for event in events if event.kind != ev.ACTION_BEGAN]

    def outline(self, events: list[Event]) -> list[str]:
        """What a move would bring, up to the next roll."""
        return [self.event(event) for event in events if event.kind not in NOT_TOLD]

    def refusal(self, refusal: Refusal, kind: Kind) -> str:
        """Why not, with the rule that decides."""
        numbers = [domain.parse(refusal.facts[name], "") for name, domain in kind.fields]
        args = self.arguments(kind, numbers)
        return f"{self.messages.text(f'solo-refusal-{refusal.code}', args)} [{refusal.rule}]"

    def reason(self, key: str, facts: Mapping[str, Json]) -> str:
        """Why a bot prefers a move."""
        args = {name: self.fact(name, value) for name, value in facts.items()}
        return self.messages.text(f"reason-{key}", args)

    def fact(self, name: str, value: Json) -> str | int:
        """A fact of a reason, as it is read: a number, a kind of units, an event or a card."""
        if isinstance(value, int):
            return value
        if name == "kind":
            return self.messages.text(f"solo-kind-{value}")
        if name == "event":
            return self.effects(SIDE_IDS.index(str(value)))
        return self.card(CARD_WORDS.ids.index(str(value)))

    def decision(self, s: State, seat: int) -> str:
        """What the player is asked, in one sentence."""
        f = s.stack[-1]
        kind = FRAME_TABLE.kinds[f.step]
        args = self.arguments(kind, [f.a, f.b, f.c])
        if f.step == ACTIONS:
            args |= {"year": s.year, "market": s.market, "cost": action_cost(s)}
            if next_action(s) > PRODUCE:
                return self.messages.text("solo-decision-actions", args, attribute="last")
        elif f.step == LABOUR_CHOICE:
            args["due"] = labour_cost(s)
        elif f.step == TAKE_ANY:
            args["card"] = self.card(f.a)
        return self.messages.text(f"solo-decision-{kind.name}", args)
