"""A table for tests of Industrialist: positions that state only what matters, and moves in
words."""

from __future__ import annotations

from typing import Any

from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.kernel.events import Event, Events
from bigshoulders.kernel.frames import CHANCE
from bigshoulders.kernel.refusals import Refusal
from industrialist_printed import KINDS

FORMAT = "bigshoulders/industrialist/1"
PLAYER = 0
PLENTY = (6, 6, 6, 10)  # full tracks of the Central Factory
Words = dict[str, Any]


class IndustrialistTable:
    """One game from a position. There is one player; draws are decided by `roll`."""

    def __init__(self, document: Words) -> None:
        self.rules, self.state = INDUSTRIALIST.import_position(document)
        self.heard: list[Event] = []

    # --- playing -------------------------------------------------------------------------------

    def play(self, do: str, **words: Any) -> IndustrialistTable:
        """Make a move in words; the events of the last move are kept."""
        return self.make(PLAYER, {"do": do, **words})

    def chance(self, do: str, **words: Any) -> IndustrialistTable:
        """Decide a draw (only at a table without a seed)."""
        return self.make(CHANCE, {"do": do, **words})

    def roll(self, face: int) -> IndustrialistTable:
        """Set the face of the market die."""
        return self.chance("roll_market", face=str(face))

    def deal(self, *sides: str, flip: list[str]) -> IndustrialistTable:
        """Deal the six cards in this order, front up, then flip three."""
        for side in sides:
            self.chance("draw_card", side=side)
        for side in flip:
            self.chance("flip_card", side=side)
        return self

    def begin(self, action: str) -> IndustrialistTable:
        """Begin an action."""
        return self.play("begin", action=action)

    def sell(self, *lots: str) -> IndustrialistTable:
        """Sell lots, each written as "goods profit", and leave the action open."""
        for lot in lots:
            kind, income = lot.split()
            self.play("sell_lot", kind=kind, income=income)
        return self

    def hire(self, card: str) -> IndustrialistTable:
        """Hire a worker, in a started action."""
        return self.play("hire_worker", card=card)

    def ride(self, origin: str, target: str, count: int) -> IndustrialistTable:
        """Move workers along a rail, in a started action."""
        return self.play("move_workers", origin=origin, target=target, count=count)

    def build(self, side: str, place: str) -> IndustrialistTable:
        """Take the action of building."""
        return self.begin("build").play("build_card", side=side, place=place)

    def produce(self) -> IndustrialistTable:
        """Take the action of producing."""
        return self.begin("produce")

    def take(self, *tracks: str) -> IndustrialistTable:
        """Pay one unit from each of these tracks."""
        for track in tracks:
            self.play("take_unit", track=track)
        return self

    def close(self) -> IndustrialistTable:
        """End the open action; one with nothing left to do has already ended."""
        return self if self.asked == "actions" else self.play("done")

    def done(self) -> IndustrialistTable:
        """End the turn."""
        assert self.asked == "actions", self.question
        return self.play("done")

    def make(self, seat: int, do: Words) -> IndustrialistTable:
        out = Events()
        move = INDUSTRIALIST.space(self.rules).parse(do)
        INDUSTRIALIST.apply(self.rules, self.state, seat, move, out)
        self.heard = out.items
        return self

    # --- asking --------------------------------------------------------------------------------

    @property
    def awaited(self) -> list[str]:
        """["player"], ["chance"] for a draw, or [] when the game is over."""
        names = {PLAYER: "player", CHANCE: "chance"}
        return [names[seat] for seat in INDUSTRIALIST.awaited(self.rules, self.state)]

    @property
    def question(self) -> Words:
        """The current question with its facts."""
        stack = self.position["stack"]
        return stack[-1] if stack else {"step": "over"}

    @property
    def asked(self) -> str:
        """The kind of the current question: "actions", "selling", ..."""
        return str(self.question["step"])

    def legal(self, do: str | None = None) -> list[Words]:
        """Every legal move in words, or those of one kind without its name."""
        space = INDUSTRIALIST.space(self.rules)
        seats = INDUSTRIALIST.awaited(self.rules, self.state)
        moves = [m for seat in seats for m in INDUSTRIALIST.legal(self.rules, self.state, seat)]
        words = [space.spell(m) for m in moves]
        if do is None:
            return words
        return [{k: v for k, v in w.items() if k != "do"} for w in words if w["do"] == do]

    def choices(self, do: str) -> list[Any]:
        """Every legal value of the argument, for moves with one argument."""
        return [value for words in self.legal(do) for value in words.values()]

    def outcomes(self) -> dict[str, int]:
        """The possible outcomes of the draw with weights, by its argument."""
        space = INDUSTRIALIST.space(self.rules)
        drawn = INDUSTRIALIST.outcomes(self.rules, self.state)
        return {str(list(space.spell(m).values())[1]): weight for m, weight in drawn}

    def can(self, do: str, **words: Any) -> bool:
        """Whether a move is legal; `legal` and `refusal` must agree."""
        move = INDUSTRIALIST.space(self.rules).parse({"do": do, **words})
        listed = move in INDUSTRIALIST.legal(self.rules, self.state, PLAYER)
        refused = INDUSTRIALIST.refusal(self.rules, self.state, PLAYER, move)
        assert listed == (refused is None)
        return listed

    def refusal(self, do: str, **words: Any) -> Refusal:
        """Why a move isn't legal."""
        move = INDUSTRIALIST.space(self.rules).parse({"do": do, **words})
        refused = INDUSTRIALIST.refusal(self.rules, self.state, PLAYER, move)
        assert refused is not None, f"{do} {words} is legal"
        assert move not in INDUSTRIALIST.legal(self.rules, self.state, PLAYER)
        return refused

    def why(self, do: str, **words: Any) -> tuple[str, str, Words]:
        """Why a move isn't legal: code, rule and facts."""
        r = self.refusal(do, **words)
        return r.code, r.rule, r.facts

    def preview(self, do: str, **words: Any) -> list[Words]:
        """The events a legal move will cause, up to the next draw."""
        move = INDUSTRIALIST.space(self.rules).parse({"do": do, **words})
        view = INDUSTRIALIST.redact(self.rules, self.state, PLAYER)
        return [INDUSTRIALIST.spell_event(e) for e in INDUSTRIALIST.preview(self.rules, view, move)]

    # --- looking -------------------------------------------------------------------------------

    @property
    def position(self) -> Words:
        """The complete position as a document."""
        return INDUSTRIALIST.export_position(self.rules, self.state)

    @property
    def year(self) -> int:
        return int(self.position["year"])

    @property
    def profit(self) -> int:
        return int(self.position["profit"])

    @property
    def market(self) -> int:
        return int(self.position["market"])

    @property
    def managers(self) -> int:
        return int(self.position["managers"])

    @property
    def spare(self) -> int:
        return int(self.position["spare_markers"])

    @property
    def row(self) -> list[str]:
        row: list[str] = self.position["row"]
        return row

    @property
    def built(self) -> dict[str, str]:
        """The built sides with their places."""
        return {side: card["place"] for side, card in self.position["buildings"].items()}

    @property
    def stock(self) -> tuple[int | None, ...]:
        """Materials, Commodities, Goods and Capital in the Central Factory; None: no track."""
        tracks = self.position["central"]["tracks"]
        return tuple(tracks.get(kind) for kind in KINDS)

    def units(self, side: str) -> int:
        """On the track of a Building."""
        return int(self.position["buildings"][side]["units"])

    def workers(self, card: str) -> int:
        card_facts = self.position["central"]
        if card != "central":
            card_facts = self.position["buildings"][card]
        return int(card_facts["workers"])

    def events(self, kind: str | None = None) -> list[Words]:
        """The events of the last move in words, or those of one kind."""
        words = [INDUSTRIALIST.spell_event(event) for event in self.heard]
        return [w for w in words if kind is None or w["event"] == kind]

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        """The events of one kind, each as a tuple of its facts."""
        return [tuple(w[k] for k in w if k != "event") for w in self.events(kind)]

    @property
    def luck(self) -> int:
        """How much has been drawn; undo reaches back to its last change."""
        return INDUSTRIALIST.luck(self.state)

    def score(self) -> list[int] | None:
        return INDUSTRIALIST.result(self.rules, self.state)

    @property
    def problems(self) -> list[str]:
        return [repr(p) for p in INDUSTRIALIST.problems(self.rules, self.state)]


def at(place: str, workers: int = 1, units: int = 0) -> Words:
    """A built card: its place, worker die and units."""
    return {"place": place, "workers": workers, "units": units}


def stock(have: tuple[int | None, ...]) -> Words:
    """Tracks of the Central Factory; None means it has lost its marker."""
    return {kind: n for kind, n in zip(KINDS, have, strict=True) if n is not None}


def fronts_beside(buildings: dict[str, Any]) -> list[str]:
    """The front of every card that isn't built."""
    built = {side[0] for side in buildings}
    return [f"{card}F" for card in "123456" if card not in built]


def position_document(
    side: str = "A",
    cards: Words | None = None,
    have: tuple[int | None, ...] = (2, 2, 2, 4),
    staff: int = 1,
    buildings: dict[str, Words | str] | None = None,
    market: int = 1,
    asks: Words | None = None,
    **words: Any,
) -> Words:
    """A position document; see `placed`."""
    config: Words = {"side": side}
    if cards is not None:
        config["cards"] = cards
    built = {
        card: at(facts) if isinstance(facts, str) else facts
        for card, facts in (buildings or {}).items()
    }
    document = {
        "format": FORMAT,
        "config": config,
        "market": market,
        "row": fronts_beside(built),
        "central": {"workers": staff, "tracks": stock(have)},
        "buildings": built,
        **words,
    }
    if asks is not None:
        frames = [{"step": "game", "at": 4}, {"step": "turn", "at": 2}, {"step": "actions"}]
        document["stack"] = [*frames, asks]
    return document


def placed(**words: Any) -> IndustrialistTable:
    """A table in a position that states only what matters, at the actions of a year.

    `have` gives the units on the tracks of the Central Factory (materials, commodities, goods,
    capital), `staff` its worker die; `buildings` gives places ("1,0") or `at(...)`; `row` defaults
    to the front of every card that isn't built. By default the market die shows 1 and the year is
    0; `market=0` starts a turn with the roll. `asks` puts a question on top of the actions. Draws
    are left to `roll`.
    """
    return IndustrialistTable(position_document(**words))


def new_game(seed: bytes = b"", **config: Any) -> IndustrialistTable:
    """A table at the start of a game; without a seed the first card is to be drawn."""
    t = IndustrialistTable.__new__(IndustrialistTable)
    t.rules = INDUSTRIALIST.assemble({"side": "A", **config})
    out = Events()
    t.state = INDUSTRIALIST.new(t.rules, seed, out)
    t.heard = out.items
    return t
