"""Sentences about Industrialist: moves, events, questions and refusals in one language."""

from __future__ import annotations

from bigshoulders.box.faces import Speech
from bigshoulders.games.industrialist.engine import events as ev
from bigshoulders.games.industrialist.engine.events import EVENT_TABLE
from bigshoulders.games.industrialist.engine.frames import (
    ACTIONS,
    FRAME_TABLE,
    LABOUR_CHOICE,
    SELLING,
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
from bigshoulders.games.industrialist.engine.refusals import REFUSALS
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.games.industrialist.engine.steps.actions import (
    action_cost,
    has_lot,
    next_action,
)
from bigshoulders.games.industrialist.engine.steps.happenings import labour_cost
from bigshoulders.games.industrialist.engine.verbs import kind_of_track
from bigshoulders.kernel.events import Event
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import kind_of
from bigshoulders.kernel.spelling import Domain, Kind
from bigshoulders.language.voice import Voice

# Domains whose ids are used as spelt.
SPOKEN_AS_SPELT = ["face", "step", "yes_no"]
# Events that a preview leaves out: the move says them, or they only mark the next stage.
NOT_TOLD = (
    ev.ACTION_BEGAN,
    ev.CARD_BUILT,
    ev.MARKER_PLACED,
    ev.MARKET_SET,
    ev.ROW_CLOSED,
    ev.YEAR_BEGAN,
)


class IndustrialistVoice(Voice[Rules, State]):
    """Says what happens in one game of Industrialist."""

    prefix = "industrialist-"
    action_space = SPACE
    event_table = EVENT_TABLE
    refusals = REFUSALS

    # --- names ---------------------------------------------------------------------------------

    def kind(self, kind: int) -> str:
        return self.text(f"kind-{KIND_IDS[kind]}")

    def card(self, card: int) -> str:
        if card == CENTRAL:
            return self.text("central")
        return self.g.cards.names[card]

    def ways(self, place: int) -> list[str]:
        """The distance of a grid place from the Central Factory: north or south, then east or
        west."""
        down, right = place // WIDTH - WIDTH // 2, place % WIDTH - WIDTH // 2
        steps = [("south" if down > 0 else "north", down), ("east" if right > 0 else "west", right)]
        return [self.text(f"way-{way}", {"steps": abs(count)}) for way, count in steps if count]

    def place(self, place: int) -> str:
        """A grid place as found on the map; no card is ever built on the middle one."""
        ways = self.ways(place)
        if len(ways) == 2:
            args: dict[str, str | int] = {"along": ways[0], "across": ways[1]}
            return self.text("place", args, part="corner")
        return self.text("place", {"way": ways[0]}) if ways else self.card(CENTRAL)

    def track(self, track: int) -> str:
        kind = self.kind(kind_of_track(self.g, track))
        if track >= CENTRAL_TRACKS:
            return self.text("track-central", {"kind": kind})
        return self.text("track-building", {"card": self.card(track), "kind": kind})

    def effect(self, op: int, kind: int, amount: int) -> str:
        """One effect of an event."""
        args: dict[str, str | int] = {"kind": self.kind(kind), "amount": amount}
        return self.text(f"op-{OP_IDS[op]}", args)

    def effects(self, side: int) -> str:
        """All effects of the event of a card."""
        ops = self.g.cards.event_ops[side]
        parts = [self.effect(ops[i], ops[i + 1], ops[i + 2]) for i in range(0, len(ops), 3)]
        return self.messages.joined(parts)

    def word(self, domain: Domain, number: int) -> str | int:
        """One argument of a move, event or refusal, in readable form."""
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
        return self.text(f"{name}-{domain.ids[number]}")

    def arguments(self, kind: Kind, numbers: list[int]) -> dict[str, str | int]:
        return {
            name: self.word(domain, numbers[i])
            for i, (name, domain) in enumerate(kind.fields)
            if domain.name != "op"
        }

    # --- sentences -----------------------------------------------------------------------------

    def occasion(self, s: State, m: int) -> str:
        """The question that a `done` ends; the move alone doesn't say it."""
        return FRAME_TABLE.kinds[s.stack[-1].step].name if kind_of(m) == DONE and s.stack else ""

    def past_move(self, m: int, occasion: str) -> str:
        """A move in the log; `done` says what it ends."""
        if occasion and self.has("move-done", occasion):
            return self.text("move-done", part=occasion)
        return self.plain_move(m)

    def add_event_facts(self, event: Event, args: dict[str, str | int]) -> None:
        if event.kind == ev.PROMISED:
            args["effect"] = self.effect(event.a, event.b, event.c)
        if event.kind == ev.SCORED:
            args["title"] = self.text(f"rank-{event.b}")

    def story(self, events: list[Event]) -> list[str]:
        """The events as sentences; the move itself says that an action began."""
        return [self.event(event) for event in events if event.kind != ev.ACTION_BEGAN]

    def outline(self, events: list[Event]) -> list[str]:
        """The effects of a move, up to the next roll."""
        return [self.event(event) for event in events if event.kind not in NOT_TOLD]

    def fact(self, name: str, value: Json) -> str | int:
        """A fact of a reason or a remark in readable form: a number, actions, a kind of units, an
        event or a card."""
        if isinstance(value, int):
            return value
        if isinstance(value, list):
            return self.messages.listed([self.text(f"action-{action}") for action in value])
        if name == "action":
            return self.text(f"action-{value}")
        if name == "kind":
            return self.text(f"kind-{value}")
        if name == "event":
            return self.effects(SIDE_IDS.index(str(value)))
        return self.card(CARD_WORDS.ids.index(str(value)))

    def decision(self, s: State, seat: int) -> str:
        """The question to the player, as a sentence."""
        f = s.stack[-1]
        kind = FRAME_TABLE.kinds[f.step]
        args = self.arguments(kind, [f.a, f.b, f.c])
        if f.step == ACTIONS:
            args |= {"year": s.year, "market": s.market, "cost": action_cost(s)}
            if next_action(s) > PRODUCE:
                return self.text("decision-actions", args, part="last")
        elif f.step == SELLING and not has_lot(self.g, s):
            return self.text("decision-selling", part="managers")
        elif f.step == LABOUR_CHOICE:
            args["due"] = labour_cost(s)
        elif f.step == TAKE_ANY:
            args["card"] = self.card(f.a)
        return self.text(f"decision-{kind.name}", args)


FACE = Speech(IndustrialistVoice)
