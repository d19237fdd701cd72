"""Sentences about Chicago 1875: moves, events, questions and refusals in one language."""

from __future__ import annotations

from bigshoulders.box.faces import Speech
from bigshoulders.games.chicago.engine import events as ev
from bigshoulders.games.chicago.engine.events import EVENT_TABLE
from bigshoulders.games.chicago.engine.frames import (
    ACTION_TURN,
    BONUS,
    BUILD,
    FRAME_TABLE,
    HIRE,
    ISSUE,
    PAYOUT,
    RESOURCE_OR_NONE,
    SALES,
    STOCK_TURN,
    WORKERS,
)
from bigshoulders.games.chicago.engine.ids import (
    ASSET_IDS,
    COMPANY_IDS,
    COMPANY_PURSE,
    DEMAND_COLUMN_IDS,
    INDUSTRY_IDS,
    NO_BUILDING,
    SPACE_WORDS,
    TILES_PER_LEVEL,
)
from bigshoulders.games.chicago.engine.moves import DECLINE, DONE, SPACE
from bigshoulders.games.chicago.engine.refusals import REFUSALS
from bigshoulders.games.chicago.engine.rules import APPEAL_BONUS_IDS, Rules
from bigshoulders.games.chicago.engine.state import DEARER, REVENUE, State
from bigshoulders.games.chicago.engine.steps.stock import must_sell_more
from bigshoulders.games.chicago.engine.verbs.shares import certificates_of
from bigshoulders.kernel.events import Event
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import kind_of
from bigshoulders.kernel.spelling import Domain
from bigshoulders.language.voice import Voice

# Domains whose words are ids of places; their names are `place-…`.
PLACES = ["staff_place", "cube_place", "goods_place", "asset_place", "tile_place", "partner_place"]

# Domains whose ids are used as spelt, or never occur in a sentence.
SPOKEN_AS_SPELT = [
    "factory",
    "tier",
    "step",
    "yes_no",
    "set",
    "fall",
    "display",
    "effect_source",
    "status",
]


# Facts of reasons and remarks that are numbers of seats, and those that are stock values.
SEAT_FACTS = ("player", "seat")
VALUE_FACTS = ("old", "new", "down", "up")


class ChicagoVoice(Voice[Rules, State]):
    """Says what happens at one table of Chicago 1875."""

    prefix = "chicago-"
    action_space = SPACE
    event_table = EVENT_TABLE
    refusals = REFUSALS

    # --- names ---------------------------------------------------------------------------------

    def company(self, company: int) -> str:
        return self.text(f"company-{COMPANY_IDS[company]}")

    def space(self, space: int) -> str:
        return self.thing(f"space-{SPACE_WORDS.ids[space]}")

    def asset(self, asset: int) -> str:
        return self.thing(f"asset-{ASSET_IDS[asset]}")

    def thing(self, key: str) -> str:
        """A name; some things had a different one in the first edition."""
        attribute = self.g.words if self.has(key, self.g.words) else ""
        return self.text(key, part=attribute)

    def value(self, value: int) -> str:
        """A stock value; $0 is Closed."""
        return self.messages.money(value) if value else self.text("value-closed")

    def word(self, domain: Domain, number: int) -> str | int:
        """One argument of a move, event or refusal, in readable form."""
        name = domain.name
        if name == "count":
            return number
        if name == "seat":
            return self.names[number]
        if name == "space":
            return self.space(number)
        if name == "building":
            return self.space(number)
        if name == "asset":
            return self.asset(number)
        if name in ("purse", "holder"):
            return self.purse(domain, number)
        if name in PLACES:
            return self.place(domain, number)
        if name == "demand":
            return self.demand(number)
        if name == "tile":
            return f"{number // TILES_PER_LEVEL + 1}-{number % TILES_PER_LEVEL + 1}"
        if name in SPOKEN_AS_SPELT or domain is RESOURCE_OR_NONE:
            return domain.ids[number]
        if name in ("initial_value", "chain_price"):
            return int(domain.ids[number])
        if name == "column":
            return number + 1
        return self.text(f"{name}-{domain.ids[number]}")

    def purse(self, domain: Domain, number: int) -> str:
        if 0 <= number < len(self.names):
            return self.names[number]
        if number >= COMPANY_PURSE:
            return self.company(number - COMPANY_PURSE)
        return self.text(f"place-{domain.spell(number)}")

    def place(self, domain: Domain, number: int) -> str:
        """A place by its id: a space of the board, or something on a charter."""
        word = domain.ids[number]
        if word in COMPANY_IDS:
            return self.company(COMPANY_IDS.index(word))
        if domain is ev.STAFF_PLACE_WORDS and number >= ev.STAFF_CHARTER:
            company, place = word.split(".")
            name = self.text(f"company-{company}")
            if place == "sales":
                return self.text("place-sales", {"company": name})
            return self.text("place-factory", {"company": name, "number": place})
        if domain is ev.PARTNER_PLACE_WORDS and number >= ev.PARTNER_SPACE:
            return self.space(SPACE_WORDS.number[word])
        if domain is ev.GOODS_PLACE_WORDS and number >= ev.GOODS_DEMAND:
            return self.demand(number - ev.GOODS_DEMAND)
        if domain is ev.TILE_PLACE_WORDS and number >= ev.TILE_GRID:
            return self.demand(number - ev.TILE_GRID)
        if domain is ev.CUBE_PLACE_WORDS and ev.AT_OVERLAY <= number < ev.AT_ASIDE:
            args = {"number": number - ev.AT_OVERLAY + 1}
            return self.text("place-overlay", args)
        return self.text(f"place-{word}")

    def demand(self, space: int) -> str:
        column = DEMAND_COLUMN_IDS[space % 3]
        args = {
            "industry": self.text(f"industry-{INDUSTRY_IDS[space // 3]}"),
            "column": self.text(f"outlet-{column}"),
        }
        return self.text("place-demand", args)

    # --- sentences -----------------------------------------------------------------------------

    def move(self, s: State, m: int) -> str:
        """A move in the imperative; `done` and `decline` say what they end."""
        return self.said(m, self.occasion(s, m), "move")

    def past_move(self, m: int, occasion: str) -> str:
        """A move in the past tense, as in a log."""
        return self.said(m, occasion, "past", "move")

    def occasion(self, s: State, m: int) -> str:
        """The question that a `done` or `decline` ends, which the move alone doesn't say."""
        return self.moment(s, s.stack[-1]) if kind_of(m) in (DONE, DECLINE) and s.stack else ""

    def said(self, m: int, occasion: str, *prefixes: str) -> str:
        """A move in the wording of the first message for the occasion, or else the general one."""
        name = SPACE.table.kinds[kind_of(m)].name
        for key in (f"{prefix}-{name}" for prefix in prefixes):
            if occasion and self.has(key, occasion):
                return self.text(key, part=occasion)
        return self.plain_move(m)

    def moment(self, s: State, f: Frame) -> str:
        """The current question and its stage, as an attribute of a message."""
        name = FRAME_TABLE.kinds[f.step].name
        if f.step == STOCK_TURN:
            return f"{name}_selling" if f.pc == 1 else f"{name}_buying"
        if f.step == ISSUE and not any(s.offer):
            return f"{name}_nothing"
        if f.step == WORKERS and s.market == self.g.market_size:
            return f"{name}_full"
        return name

    def add_event_facts(self, event: Event, args: dict[str, str | int]) -> None:
        if event.kind == ev.STOCK_MOVED:
            args["old"], args["new"] = self.value(event.b), self.value(event.c)
        if event.kind == ev.PHASE_BEGAN:
            args["decade"] = self.text(f"decade-{event.b}")

    def story(self, events: list[Event]) -> list[str]:
        """All events in words; immediate repetitions become one sentence with a count."""
        return self.counted([self.event(event) for event in events])

    def outline(self, events: list[Event]) -> list[str]:
        """The effects of a move: money first, then tracks, people, resources and Goods."""
        telling = [event for event in events if not goes_without_saying(event)]
        if any(event.kind == ev.FOUNDED for event in events):  # the charter says the rest
            telling = [event for event in telling if event.kind == ev.PAID]
        return self.story(sorted(telling, key=lambda event: OUTLINE.index(event.kind)))

    def fact(self, name: str, value: Json) -> str | int:
        """A fact of a reason or a remark: a seat by its player's name, an id by the name of the
        thing, a stock value, Workers and cubes as a list."""
        if name in VALUE_FACTS and isinstance(value, int):
            return self.value(value)
        if isinstance(value, int):
            return self.names[value] if name in SEAT_FACTS else int(value)
        if isinstance(value, dict):
            return self.messages.listed([self.amount(what, value[what]) for what in value])
        if name == "effect":
            return self.text(f"asset-{value}", part="effect")
        known = f"{name}-{value}"
        if name in ("space", "asset", "building"):
            return self.thing(f"asset-{value}" if name == "asset" else f"space-{value}")
        return self.text(known) if self.has(known) else str(value)

    def amount(self, what: str, count: Json) -> str:
        """A number of Workers, or of cubes of a resource."""
        args = {"count": int(str(count))}
        if what == "workers":
            return self.text("idle-workers", args)
        return self.text("idle-cubes", args | {"resource": self.text(f"resource-{what}")})

    def decision(self, s: State, seat: int) -> str:
        """The question to a seat, as a sentence."""
        f = s.stack[-1]
        kind = FRAME_TABLE.kinds[f.step]
        args = self.arguments(kind, [f.a, f.b, f.c])
        args["seat"] = self.names[seat]
        attribute = ""
        if f.step == STOCK_TURN:
            attribute = ["", "selling", "buying"][f.pc]
            held = certificates_of(self.g, s, seat)
            if f.pc < 2 and must_sell_more(self.g, s, f, seat, held):
                attribute = "must_sell"
                args["held"], args["limit"] = held, self.g.certificate_limit
        elif f.step == ACTION_TURN and f.pc:
            attribute = "after"
        elif f.step == BUILD and s.chosen[seat] != NO_BUILDING:
            attribute = "remove"
        elif f.step == WORKERS and f.c and self.g.freed_worker_may_leave:
            attribute = "freed"
        self.add_facts(s, f, args)
        return self.text(f"decision-{kind.name}", args, attribute)

    def add_facts(self, s: State, f: Frame, args: dict[str, str | int]) -> None:
        """Facts that some questions mention besides their arguments."""
        if f.step == HIRE:
            args["cost"] = self.g.worker_price[s.market]
        elif f.step == BONUS:
            args["bonus"] = self.text(f"bonus-{APPEAL_BONUS_IDS[self.g.appeal_bonus[f.b]]}")
        elif f.step == ISSUE:
            args["value"] = self.g.value[s.price[f.a]]
        elif f.step == SALES:
            args["price"] = self.g.powers[f.a].unit_price(self.g, s, f.a) + s.turn[DEARER]
        elif f.step == PAYOUT:
            args["revenue"] = s.turn[REVENUE]


# The order of effects in a preview; other kinds only mark the next stage of the game.
OUTLINE = [
    ev.PAID,
    ev.REVENUE_ADDED,
    ev.STOCK_MOVED,
    ev.DIRECTOR_CHANGED,
    ev.PROTECTED,
    ev.APPEAL_MOVED,
    ev.APPEAL_BONUS,
    ev.PARTNER_MOVED,
    ev.STAFF_MOVED,
    ev.AUTOMATED,
    ev.CUBES_MOVED,
    ev.GOODS_MOVED,
    ev.BONUS_GOODS_MOVED,
    ev.ASSET_MOVED,
    ev.INITIATIVE_TAKEN,
    ev.DIVIDEND_DECLARED,
    ev.WAGES_UNPAID,
    ev.CLOSED_DOWN,
]


def goes_without_saying(event: Event) -> bool:
    """Whether a preview leaves an event out: every such move causes it, or it only marks the next
    stage."""
    if event.kind == ev.STOCK_MOVED:
        return event.d == ev.BY_FOUNDING
    if event.kind == ev.PARTNER_MOVED:
        return event.b == ev.PARTNER_HAND
    if event.kind == ev.STAFF_MOVED:
        return event.b == ev.STAFF_ASIDE
    return event.kind not in OUTLINE


FACE = Speech(ChicagoVoice)
