"""A test's view of a game: the position and the last events, in words."""

from __future__ import annotations

from typing import Any

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.events import Event, heard_by
from bigshoulders.kernel.frames import CHANCE, NOBODY

NAMES = ["ann", "bob", "cat", "dan"]
SPECIALS = {"chance": CHANCE, "spectator": NOBODY}
Words = dict[str, Any]


def seat_of(name: str | int) -> int:
    """The seat of a player, of "chance" or of a "spectator"."""
    if isinstance(name, int):
        return name
    return SPECIALS[name] if name in SPECIALS else NAMES.index(name)


def without_zeros(counts: Words) -> Words:
    return {word: n for word, n in counts.items() if n}


class Seen:
    """The facts of a game. Seats are ann, bob, cat, dan (0 to 3)."""

    rules: Rules
    state: State
    heard: list[Event]

    @property
    def position(self) -> Words:
        """The complete position as a document."""
        return CHICAGO.export_position(self.rules, self.state)

    def seen(self, name: str | int) -> Words:
        """The position redacted for a player or a "spectator"."""
        view = CHICAGO.redact(self.rules, self.state, seat_of(name))
        return CHICAGO.export_position(self.rules, view.seen)

    @property
    def board(self) -> Words:
        board: Words = self.position["board"]
        return board

    @property
    def decade(self) -> int:
        return int(self.position["decade"])

    @property
    def phase(self) -> str:
        return str(self.position["phase"])

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

    def goods(self, company: str) -> int:
        return int(self.company(company)["goods"])

    def revenue(self) -> int:
        """Revenue of the operating company so far."""
        return int(self.position["operating"]["revenue"])

    def spaces(self, company: str) -> list[tuple[int, int]]:
        """Workers and Automation tokens on the Worker spaces, by factory."""
        return [(f["workers"], f["automated"]) for f in self.company(company)["factories"]]

    def workers(self, company: str) -> list[int]:
        """Workers by factory."""
        return [f["workers"] for f in self.company(company)["factories"]]

    def managers(self, company: str) -> list[int]:
        """Managers by factory."""
        return [f["managers"] for f in self.company(company)["factories"]]

    def salespeople(self, company: str) -> int:
        return int(self.company(company)["salespeople"])

    def papers(self, company: str) -> dict[str, str]:
        """The holdings: "D" for the Director's, "P" for the Preferred, "c" for each Common."""
        facts = self.company(company)
        held = {f"seat_{facts['director']}": "D"}
        held[facts["preferred"]] = held.get(facts["preferred"], "") + "P"
        for holder, n in facts["common"].items():
            held[holder] = held.get(holder, "") + "c" * n
        return {NAMES[int(h[5:])] if h.startswith("seat_") else h: p for h, p in held.items()}

    def held(self, name: str) -> int:
        """CERT-5: the number of certificates of all companies and kinds a player holds."""
        companies = self.position["companies"].items()
        papers = [self.papers(c) for c, facts in companies if facts["status"] == "open"]
        return sum(len(held.get(name, "")) for held in papers)

    def resources(self, company: str) -> Words:
        """The cubes in a Treasury, without empty kinds."""
        return without_zeros(self.company(company)["resources"])

    def haymarket(self) -> Words:
        return without_zeros(self.board["haymarket"])

    def bag(self) -> Words:
        return without_zeros(self.board["bag"])

    def chain(self) -> list[Words]:
        """The cubes on X, $30, $20 and $10."""
        return [without_zeros(self.board["chain"][space]) for space in ("x", "30", "20", "10")]

    def display(self) -> list[str | None]:
        """The assets on $80, $70, $60, $50 and $40."""
        return [self.board["asset_display"][price] for price in ("80", "70", "60", "50", "40")]

    def events(self, kind: str | None = None, seat: str | int | None = None) -> list[Words]:
        """The events of the last move in words; of one kind; as one seat sees them."""
        heard = self.heard if seat is None else heard_by(self.heard, seat_of(seat))
        words = [CHICAGO.spell_event(event) for event in heard]
        return [w for w in words if kind is None or w["event"] == kind]

    def told(self, kind: str, seat: str | int | None = None) -> list[tuple[Any, ...]]:
        """The events of one kind, like `events`, but each as a tuple of its facts."""
        names = ("event", "only")
        return [tuple(w[k] for k in w if k not in names) for w in self.events(kind, seat)]

    def scores(self) -> list[int] | None:
        return CHICAGO.result(self.rules, self.state)

    def winners(self) -> list[str]:
        return [NAMES[seat] for seat in CHICAGO.winners(self.rules, self.state)]

    @property
    def problems(self) -> list[str]:
        return [repr(p) for p in CHICAGO.problems(self.rules, self.state)]
