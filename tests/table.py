"""A table for tests: positions that state only what matters, moves in words, facts to check."""

from __future__ import annotations

from typing import Any

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.positions.export import FORMAT
from bigshoulders.kernel.events import Event, Events
from bigshoulders.kernel.frames import CHANCE
from bigshoulders.kernel.refusals import Refusal
from looking import NAMES, Seen, Words, seat_of
from printed import SPECIAL

rule = pytest.mark.rule
# The moves of a player who does as little as possible; of the Buildings only those that pay.
LEAST = ["pass", "done", "decline", "withhold", "place_building", "remove_building", "use_building"]
LEAST_SPACES = [None, "fundraising_40", "bank_pool"]


def using(space: str, company: str) -> Words:
    """The move that places a Partner on a Building for a company."""
    return {"do": "use_building", "space": space, "company": company}


def activating(asset: str) -> Words:
    """The move that activates an asset."""
    return {"do": "activate_asset", "asset": asset}


def discarding(asset: str) -> Words:
    """The move that discards an asset."""
    return {"do": "discard_asset", "asset": asset}


def offer(paper: str) -> Words:
    """The move that offers a certificate, given as "swift common", for sale."""
    company, certificate = paper.split()
    return {"do": "sell_certificate", "company": company, "certificate": certificate}


def bid(company: str, certificate: str = "common", source: str = "treasury") -> Words:
    """The move that buys a certificate."""
    words = {"company": company, "certificate": certificate, "source": source}
    return {"do": "buy_certificate", **words}


class Table(Seen):
    """One game from a position, played in words."""

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

    def draw(self, *cubes: str) -> Table:
        """Let these cubes be drawn (only at a table without a seed)."""
        for resource in cubes:
            assert self.asked == "draw_a_cube"
            self.chance(do="draw_cube", resource=resource)
        return self

    def use(self, name: str | int, space: str, company: str) -> Table:
        """Place a Partner on a Building for a company."""
        return self.play(name, **using(space, company))

    def hire(self, name: str | int, *factories: str) -> Table:
        """Hire a Worker for each of these factories, at the Job Market."""
        for factory in factories:
            self.play(name, do="hire_worker", factory=factory)
        return self

    def take(self, name: str | int, *cubes: str) -> Table:
        """Take cubes of choice from Haymarket."""
        for resource in cubes:
            self.play(name, do="take_cube", resource=resource)
        return self

    def activate(self, name: str | int, asset: str) -> Table:
        """Activate an asset."""
        return self.play(name, **activating(asset))

    def offer(self, name: str | int, *papers: str) -> Table:
        """Offer certificates, each given as "swift common", and leave the batch open."""
        for paper in papers:
            self.play(name, **offer(paper))
        return self

    def sell(self, name: str | int, *papers: str) -> Table:
        """Sell certificates, each given as "swift common", in one batch."""
        return self.offer(name, *papers).play(name, do="done")

    def buy(
        self, name: str | int, company: str, certificate: str = "common", source: str = "treasury"
    ) -> Table:
        """Buy a certificate."""
        return self.play(name, **bid(company, certificate, source))

    def build(self, name: str | int, place: str, remove: str) -> Table:
        """Place one Building and remove another: a player's whole Building Phase."""
        self.play(name, do="place_building", building=place)
        return self.play(name, do="remove_building", building=remove)

    def buy_cubes(self, *cubes: str) -> Table:
        """Buy cubes from the Supply Chain for the operating company, each given as "10 coal"."""
        for cube in cubes:
            price, resource = cube.split()
            self.play(self.awaited[0], do="buy_cube", price=price, resource=resource)
        return self

    def run(self, *factories: int | str) -> Table:
        """Run factories of the operating company, one after another."""
        for factory in factories:
            self.upto("production")
            self.play(self.awaited[0], do="run_factory", factory=str(factory))
        return self

    def sell_goods(self, *outlets: str) -> Table:
        """Sell Goods of the operating company, one at each of these outlets."""
        for outlet in outlets:
            self.upto("sales")
            self.play(self.awaited[0], do="sell_good", outlet=outlet)
        return self

    def upto(self, step: str) -> Table:
        """Answer "done" to everything before a given question."""
        while self.asked != step:
            self.play(self.awaited[0], do="done")
        return self

    def end_turn(self, name: str) -> Table:
        """Answer "done" until another player must act."""
        while self.awaited == [name]:
            self.play(name, do="done")
        return self

    def least(self) -> Table:
        """One move that does as little as possible: pass, build anything, raise $40."""
        name = self.awaited[0]
        for do in LEAST:
            for move in self.legal(name, do):
                if move.get("space") in LEAST_SPACES:
                    return self.play(name, **move)
        raise AssertionError(f"{name} must do something: {self.legal(name)}")

    def drift(self, decade: int, phase: str) -> Table:
        """Everyone does as little as possible until a phase begins."""
        while (self.decade, self.phase) != (decade, phase):
            self.least()
        return self

    def wait_for(self, do: str) -> Table:
        """Everyone does as little as possible until this move is possible."""
        while not self.legal(self.awaited[0], do):
            self.least()
        return self

    def make(self, seat: int, do: Words) -> Table:
        out = Events()
        move = CHICAGO.space(self.rules).parse(do)
        CHICAGO.apply(self.rules, self.state, seat, move, out)
        self.heard = out.items
        return self

    # --- asking --------------------------------------------------------------------------------

    @property
    def awaited(self) -> list[str]:
        """The players to move, by name; "chance" for a draw, empty when the game is over."""
        return [
            "chance" if seat == CHANCE else NAMES[seat]
            for seat in CHICAGO.awaited(self.rules, self.state)
        ]

    @property
    def question(self) -> Words:
        """The current question with its facts: the company, the bonus space, ..."""
        stack = self.position["stack"]
        return stack[-1] if stack else {"step": "over"}

    @property
    def asked(self) -> str:
        """The kind of the current question: "stock_turn", "action_turn", "bonus", ..."""
        return str(self.question["step"])

    def asks(self, name: str, step: str) -> list[Words]:
        """The moves open to a player, after checking that this question is theirs alone."""
        assert (self.asked, self.awaited) == (step, [name])
        moves = self.legal(name)
        for other in NAMES[: self.rules.players]:
            if other != name:
                assert self.legal(other) == []
                r = self.refusal(other, **moves[0])
                assert (r.code, r.facts) == ("not-your-turn", {"awaited": seat_of(name)})
        return moves

    def is_turn_of(self, name: str) -> bool:
        """Whether a player's Action turn has begun."""
        return (self.asked, self.awaited) == ("action_turn", [name])

    def legal(self, name: str | int, do: str | None = None) -> list[Words]:
        """Every legal move in words, or those of one kind."""
        space = CHICAGO.space(self.rules)
        words = [space.spell(m) for m in CHICAGO.legal(self.rules, self.state, seat_of(name))]
        return [w for w in words if do is None or w["do"] == do]

    def can(self, name: str | int, **do: Any) -> bool:
        """Whether a move is legal; `legal` and `refusal` must agree."""
        move = CHICAGO.space(self.rules).parse(do)
        listed = move in CHICAGO.legal(self.rules, self.state, seat_of(name))
        refused = CHICAGO.refusal(self.rules, self.state, seat_of(name), move)
        assert listed == (refused is None)
        return listed

    def refusal(self, name: str | int, **do: Any) -> Refusal:
        """Why a move isn't legal."""
        move = CHICAGO.space(self.rules).parse(do)
        refused = CHICAGO.refusal(self.rules, self.state, seat_of(name), move)
        assert refused is not None, f"{do} is legal"
        assert move not in CHICAGO.legal(self.rules, self.state, seat_of(name))
        return refused

    def why(self, name: str | int, **do: Any) -> tuple[str, str, Words]:
        """Why a move isn't legal: code, rule and facts."""
        r = self.refusal(name, **do)
        return r.code, r.rule, r.facts

    def preview(self, name: str | int, **do: Any) -> list[Words]:
        """The events a legal move will cause, as far as the seat may know."""
        view = CHICAGO.redact(self.rules, self.state, seat_of(name))
        move = CHICAGO.space(self.rules).parse(do)
        return [CHICAGO.spell_event(e) for e in CHICAGO.preview(self.rules, view, move)]


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
    "decades",
    "building_sets",
]
SEED = b"the table of the tests".hex()


def table(players: int = 2, **words: Any) -> Table:
    """A table in a position that states only what matters.

    Options go by their names (goals are off by default). `cash` is a list by seat; `people` is a
    dict of further facts by player name; every other keyword is a key of the position document
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
    """A table at the start of a game, with the first player to found a company."""
    rules = CHICAGO.assemble({"players": 2, **config})
    out = Events()
    state = CHICAGO.new(rules, seed, out)
    t = Table.__new__(Table)
    t.rules, t.state, t.heard = rules, state, out.items
    return t


def at_payout(revenue: int, company: str = "libby", players: int = 2, **words: Any) -> Table:
    """Ann's company ran a factory, sold a Good and has revenue to pay or withhold.

    Options, `seed` and `board` are keywords of the table; all others are facts about the company.
    """
    rest = {key: words.pop(key) for key in (*CONFIG_KEYS, "seed", "board") if key in words}
    if company in SPECIAL:
        rest.setdefault("special_companies", [company])
    return table(
        players,
        phase="operating",
        companies={company: {"director": 0, "value": 50, **words}},
        operating={"operated": [company], "revenue": revenue, "factories_run": 1, "goods_sold": 1},
        stack=[
            {"step": "game", "at": 11},
            {"step": "operating_phase"},
            {"step": "operating_turn", "at": 7, "company": company},
            {"step": "payout", "seat": 0, "company": company},
        ],
        **rest,
    )


# Buildings for any number of players that fill a row up to the Decade of an era.
ROW_BEFORE: dict[str, list[str]] = {"I": [], "II": ["I-12"], "III": ["I-12", "II-15", "II-9"]}


def row(*buildings: str) -> Words:
    """Facts about a player: the row of Buildings."""
    return {"row": [{"building": building} for building in buildings]}


def standing(building: str, owner: str = "bob") -> Words:
    """Keywords for a table in which a Building was just placed: the Decade, and the owner's row."""
    before = ROW_BEFORE[building.split("-")[0]]
    return {"decade": len(before) + 1, "people": {owner: row(*before, building)}}


def papers(**held: str) -> Words:
    """Facts about a company by holder, in the form of `Table.papers`: `ann="Dcc", bob="P"`."""
    facts: Words = {"common": {}}
    for holder, letters in held.items():
        place = f"seat_{NAMES.index(holder)}" if holder in NAMES else holder
        if "D" in letters:
            facts["director"] = NAMES.index(holder)
        if "P" in letters:
            facts["preferred"] = place
        if "c" in letters:
            facts["common"][place] = letters.count("c")
    return facts


def advanced(players: int, value: int, priority: int = 0, **held: str) -> Table:
    """The Advanced Game with Swift at a value, and the holders of its shares (see `papers`)."""
    swift = {"value": value, **papers(**held)}
    return table(players, advanced=True, companies={"swift": swift}, priority=priority)


def directing(company: str, facts: Words, players: int = 2, **words: Any) -> Table:
    """Ann directs one company, special or not, and bob Libby; `companies` adds others."""
    other = "libby" if company != "libby" else "swift"
    companies = {
        company: {"director": 0, "value": 50, **facts},
        other: {"director": 1, "value": 40, "appeal": 0},
        **words.pop("companies", {}),
    }
    if company in SPECIAL:
        words.setdefault("special_companies", [company])
    return table(players, companies=companies, **words)


def beside(space: str, company: str, facts: Words, **words: Any) -> Table:
    """Ann is to act for a company beside one of bob's Buildings; bob is next; four players."""
    facts = {"appeal": 0, "treasury": 200, **facts}
    building = space if "-" in space else "I-9"  # next to a bank building any will do
    return directing(company, facts, 4, phase="action", **standing(building), **words)
