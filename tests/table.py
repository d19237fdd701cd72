"""A table for tests: positions that name only what matters, moves in words, facts to look at."""

from __future__ import annotations

from typing import Any

import pytest

from bigshoulders.chicago.game import CHICAGO
from bigshoulders.chicago.position import FORMAT
from bigshoulders.kernel.contract import Refusal
from bigshoulders.kernel.events import Event, Events, heard_by
from bigshoulders.kernel.frames import CHANCE

rule = pytest.mark.rule
NAMES = ["ann", "bob", "cat", "dan"]
Words = dict[str, Any]


def seat_of(name: str | int) -> int:
    return name if isinstance(name, int) else NAMES.index(name)


class Table:
    """One game from a position. Seats are ann, bob, cat, dan (0 to 3)."""

    def __init__(self, document: Words) -> None:
        self.rules, self.state = CHICAGO.import_position(document)
        self.heard: list[Event] = []

    # --- playing -------------------------------------------------------------------------------

    def play(self, name: str | int, **do: Any) -> Table:
        """Make a move in words; the events of the last move are kept."""
        return self.make(seat_of(name), do)

    def chance(self, **do: Any) -> Table:
        """Decide a draw (only at a table without a seed)."""
        return self.make(CHANCE, do)

    def make(self, seat: int, do: Words) -> Table:
        out = Events()
        move = CHICAGO.space(self.rules).parse(do)
        CHICAGO.apply(self.rules, self.state, seat, move, out)
        self.heard = out.items
        return self

    # --- asking --------------------------------------------------------------------------------

    @property
    def awaited(self) -> list[str]:
        """Who is to move, by name; "chance" for a draw, nobody when the game is over."""
        return [
            "chance" if seat == CHANCE else NAMES[seat]
            for seat in CHICAGO.awaited(self.rules, self.state)
        ]

    @property
    def asked(self) -> str:
        """The kind of question on top: "stock_turn", "action_turn", "bonus", ..."""
        stack = self.position["stack"]
        return str(stack[-1]["step"]) if stack else "over"

    def legal(self, name: str | int, do: str | None = None) -> list[Words]:
        """Every legal move in words, or those of one kind."""
        space = CHICAGO.space(self.rules)
        seat = CHANCE if name == "chance" else seat_of(name)
        words = [space.spell(m) for m in CHICAGO.legal(self.rules, self.state, seat)]
        return [w for w in words if do is None or w["do"] == do]

    def can(self, name: str | int, **do: Any) -> bool:
        """Whether a move is legal; `legal` and `refusal` must agree about it."""
        move = CHICAGO.space(self.rules).parse(do)
        listed = move in CHICAGO.legal(self.rules, self.state, seat_of(name))
        refused = CHICAGO.refusal(self.rules, self.state, seat_of(name), move)
        assert listed == (refused is None)
        return listed

    def refusal(self, name: str | int, **do: Any) -> Refusal:
        """Why a move is not legal."""
        move = CHICAGO.space(self.rules).parse(do)
        refused = CHICAGO.refusal(self.rules, self.state, seat_of(name), move)
        assert refused is not None, f"{do} is legal"
        assert move not in CHICAGO.legal(self.rules, self.state, seat_of(name))
        return refused

    def preview(self, name: str | int, **do: Any) -> list[Words]:
        """The events a legal move will cause, as far as the seat may know."""
        view = CHICAGO.redact(self.rules, self.state, seat_of(name))
        move = CHICAGO.space(self.rules).parse(do)
        return [CHICAGO.spell_event(e) for e in CHICAGO.preview(self.rules, view, move)]

    # --- looking -------------------------------------------------------------------------------

    @property
    def position(self) -> Words:
        """The whole position as a document."""
        return CHICAGO.export_position(self.rules, self.state)

    @property
    def board(self) -> Words:
        board: Words = self.position["board"]
        return board

    def company(self, name: str) -> Words:
        company: Words = self.position["companies"][name]
        return company

    def player(self, name: str | int) -> Words:
        player: Words = self.position["players"][seat_of(name)]
        return player

    def cash(self, name: str | int) -> int:
        return self.state.cash[seat_of(name)]

    def treasury(self, company: str) -> int:
        return int(self.company(company)["treasury"])

    def value(self, company: str) -> int:
        return int(self.company(company)["value"])

    def appeal(self, company: str) -> int:
        return int(self.company(company)["appeal"])

    def resources(self, company: str) -> Words:
        """The cubes in a Treasury, kinds without a cube left out."""
        return {kind: n for kind, n in self.company(company)["resources"].items() if n}

    def haymarket(self) -> Words:
        return {kind: n for kind, n in self.board["haymarket"].items() if n}

    def events(self, kind: str | None = None, seat: str | int | None = None) -> list[Words]:
        """The events of the last move in words; of one kind; as one seat hears them."""
        heard = self.heard if seat is None else heard_by(self.heard, seat_of(seat))
        words = [CHICAGO.spell_event(event) for event in heard]
        return [w for w in words if kind is None or w["event"] == kind]

    def scores(self) -> list[int] | None:
        return CHICAGO.result(self.rules, self.state)

    def winners(self) -> list[str]:
        return [NAMES[seat] for seat in CHICAGO.winners(self.rules, self.state)]

    @property
    def problems(self) -> list[str]:
        return [repr(p) for p in CHICAGO.problems(self.rules, self.state)]


CONFIG_KEYS = [
    "advanced",
    "goals",
    "chiefs",
    "special_companies",
    "draft",
    "friendly_closure",
    "advanced_chain",
    "relaxed_purchasing",
    "edition",
    "friendly_sales",
]
SEED = b"the table of the tests".hex()


def table(players: int = 2, **words: Any) -> Table:
    """A table in a position of which only what matters is named.

    Options are named like options (goals are off unless named). `cash` is a list by seat; `people`
    a dict of further facts by player name; every other word is a key of the position document
    (decade, phase, companies, board, stack, ...). The seed is fixed; `seed=None` leaves draws to
    `chance`. Without a `stack` the named phase begins.
    """
    config: Words = {"players": players, "goals": False}
    for key in CONFIG_KEYS:
        if key in words:
            config[key] = words.pop(key)
    people: dict[str, Words] = words.pop("people", {})
    cash = words.pop("cash", [500] * players)
    seats = [{"cash": cash[i], **people.get(NAMES[i], {})} for i in range(players)]
    document = {"format": FORMAT, "config": config, "players": seats, "seed": SEED, **words}
    return Table(document)


def new_game(seed: bytes = b"a new game", **config: Any) -> Table:
    """A table at the start of a game: the first player to found a company is asked."""
    rules = CHICAGO.assemble({"players": 2, **config})
    out = Events()
    state = CHICAGO.new(rules, seed, out)
    t = Table.__new__(Table)
    t.rules, t.state, t.heard = rules, state, out.items
    return t
