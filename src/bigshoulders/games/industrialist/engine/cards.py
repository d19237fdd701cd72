"""The card set: data/industrialist-cards.toml or a player's own file. Every fault is reported."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import combinations, permutations
from typing import final

from bigshoulders.games.industrialist.engine.ids import (
    CAPITAL,
    CENTRAL,
    EDGE_IDS,
    KIND_IDS,
    KINDS,
    LAST_YEAR,
    MOST_WORKERS,
    OP_GAIN,
    OP_IDS,
    OP_LOSE,
    OP_SALE_BONUS,
    RAIL_IDS,
    ROW,
    SIDE_IDS,
    SIDES,
)
from bigshoulders.kernel.documents import Faults, Part
from bigshoulders.kernel.errors import BadData, Problem
from bigshoulders.kernel.json import Json

OWN_CARDS = "industrialist-cards.toml"
MARKET_SIDES = ["a", "b"]
OPS_WITHOUT_AMOUNT = ["choose_market", "free_actions", "produce_now", "walkout"]
OPS_WITH_KIND = [OP_GAIN, OP_LOSE, OP_SALE_BONUS]


@final
class CardSet:
    """All cards as flat columns: by side (0 to 11), by card (12 is the Central Factory), by
    kind."""

    def __init__(self) -> None:
        self.names: list[str] = [""] * (SIDES + 1)
        self.track: list[int] = [0] * SIDES  # the kind of the side's track
        self.most: list[int] = [0] * (SIDES + KINDS)  # maximum, by track
        self.start: list[int] = [0] * KINDS  # units in the Central Factory at the start
        self.staffing: list[int] = [1] * (SIDES + 1)
        self.cost: list[int] = [0] * (SIDES * KINDS)
        self.rails: list[int] = [0] * ((SIDES + 1) * 4)
        self.end_profit: list[int] = [0] * SIDES
        self.event_from: list[int] = [0] * SIDES
        self.event_to: list[int] = [0] * SIDES
        self.event_ops: list[list[int]] = [[] for _ in range(SIDES)]  # op, kind, amount, op, ...
        self.prices: list[list[int]] = [[], []]  # by market side: face * 4 + kind


def parse_cards(text: str, where: str) -> Json:
    """Parse a card file into a document."""
    try:
        document: Json = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData("data/not-toml", where, {"fault": str(error)}) from error
    return document


@cache
def own_cards() -> CardSet:
    """The project's own card set."""
    text = (
        files("bigshoulders.games.industrialist")
        .joinpath("data", OWN_CARDS)
        .read_text(encoding="utf-8")
    )
    cards, problems = read_cards(parse_cards(text, OWN_CARDS))
    assert not problems, problems
    return cards


def read_cards(document: Json) -> tuple[CardSet, list[Problem]]:
    """A card set and every fault in its document."""
    faults = Faults()
    cards = CardSet()
    root = Part(faults, "", document)
    read_central(cards, root.part("central_factory"))
    market = root.part("market")
    for number, side in enumerate(MARKET_SIDES):
        cards.prices[number] = read_prices(market.part(side), side)
    market.done()
    read_buildings(cards, root)
    root.done()
    if not faults.problems and not always_shows_all_kinds(cards):
        faults.add("cards/kinds-cannot-be-shown", "building", rule="SOLO-SETUP-5")
    return cards, faults.problems


def read_central(cards: CardSet, part: Part) -> None:
    cards.names[CENTRAL] = read_name(part)
    cards.staffing[CENTRAL] = part.number("staffing", 1, least=1, most=MOST_WORKERS)
    read_rails(cards, part, CENTRAL)
    tracks = part.part("tracks")
    for kind, word in enumerate(KIND_IDS):
        track = tracks.part(word)
        cards.most[SIDES + kind] = track.number("max", 1, least=1, most=99)
        cards.start[kind] = track.number("start", 0, most=cards.most[SIDES + kind])
        require(track, ["max", "start"])
        track.done()
    require(part, ["name", "staffing", "rails", "tracks"])
    tracks.done()
    part.done()


def require(part: Part, keys: list[str]) -> None:
    """Keys without a default."""
    for key in keys:
        if not part.has(key):
            part.fault("position/missing-key", key)


def read_name(part: Part) -> str:
    name = part.value("name", "?")
    if isinstance(name, str) and name.strip():
        return name
    part.fault("cards/no-name", "name", got=name)
    return "?"


def read_rails(cards: CardSet, part: Part, card: int) -> None:
    rails = part.part("rails")
    for edge, word in enumerate(EDGE_IDS):
        cards.rails[card * 4 + edge] = rails.word(word, RAIL_IDS, "none")
    rails.done()


def read_prices(part: Part, side: str) -> list[int]:
    """Six rows of prices; 0 is the printed dash. On side A Capital is never sold (SOLO-SELL-2)."""
    prices = [0] * (6 * KINDS)
    for kind, word in enumerate(KIND_IDS):
        column = part.items(word)
        if len(column) != 6:
            part.fault("position/wrong-length", word, got=len(column), expected=6)
        for face, price in enumerate(column[:6]):
            if isinstance(price, bool) or not isinstance(price, int) or not 0 <= price <= 9:
                part.fault("position/number-out-of-range", word, got=price, least=0, most=9)
            elif side == "a" and kind == CAPITAL and price:
                part.fault("cards/capital-not-sold", word, got=price)
            else:
                prices[face * KINDS + kind] = price
    part.done()
    return prices


def read_buildings(cards: CardSet, root: Part) -> None:
    seen: list[int] = []
    for number, item in enumerate(root.items("building")):
        part = Part(root.faults, f"building[{number}]", item)
        word = part.value("id")
        if not isinstance(word, str) or word not in SIDE_IDS:
            known: Json = [*SIDE_IDS]
            part.fault("position/unknown-id", "id", got=word, known=known)
            continue
        side = SIDE_IDS.index(word)
        part.where = f'building "{word}"'
        if side in seen:
            part.fault("position/named-twice", "id", got=word)
        seen.append(side)
        read_building(cards, part, side)
        part.done()
    for side, word in enumerate(SIDE_IDS):
        if side not in seen:
            root.fault("cards/missing-side", "building", side=word)


def read_building(cards: CardSet, part: Part, side: int) -> None:
    cards.names[side] = read_name(part)
    cards.track[side] = part.word("track", KIND_IDS, "")
    cards.most[side] = part.number("max", 1, least=1, most=99)
    cards.staffing[side] = part.number("staffing", 1, least=1, most=MOST_WORKERS)
    for kind, count in enumerate(part.counts("cost", KIND_IDS)):
        cards.cost[side * KINDS + kind] = count
    if not any(cards.cost[side * KINDS : side * KINDS + KINDS]):
        part.fault("cards/costs-nothing", "cost")
    read_rails(cards, part, side)
    cards.end_profit[side] = part.number("end_profit", 0, most=200)
    require(part, ["name", "track", "max", "staffing", "cost", "rails", "end_profit", "event"])
    read_event(cards, part.part("event"), side)


def read_event(cards: CardSet, part: Part, side: int) -> None:
    """The years, and one effect or an ordered list of effects."""
    cards.event_from[side], cards.event_to[side] = read_years(part)
    if part.has("effects"):
        ops: list[int] = []
        for number, item in enumerate(part.items("effects")):
            effect = Part(part.faults, part.place(f"effects[{number}]"), item)
            ops += read_op(effect)
            effect.done()
        cards.event_ops[side] = ops
    else:
        cards.event_ops[side] = read_op(part)
    part.done()


def read_years(part: Part) -> list[int]:
    """The first and the last year of an event."""
    written = part.value("years")
    items = written if isinstance(written, list) else []
    years = [year for year in items if isinstance(year, int) and not isinstance(year, bool)]
    if len(items) == len(years) == 2 and 0 <= years[0] <= years[1] <= LAST_YEAR:
        return years
    part.fault("cards/years", "years", got=written, last=LAST_YEAR)
    return [0, 0]


def read_op(part: Part) -> list[int]:
    """One effect: its operation, kind and amount."""
    if not part.has("op"):
        part.fault("position/missing-key", "op")
        return []
    op = part.word("op", OP_IDS, "")
    if part.value("op") != OP_IDS[op]:  # nobody can say what an unknown effect would need
        part.value("amount")
        part.value("kind")
        return []
    amount = 0
    if OP_IDS[op] not in OPS_WITHOUT_AMOUNT:
        amount = part.number("amount", 1, least=1, most=20)
        require(part, ["amount"])
    kind = 0
    if op in OPS_WITH_KIND:
        kind = part.word("kind", KIND_IDS, "")
    return [op, kind, amount]


def always_shows_all_kinds(cards: CardSet) -> bool:
    """R-2: the procedure of SOLO-SETUP-5 always ends with all three kinds, in any order of the
    cards."""
    for flipped in combinations(range(ROW), 3):
        sides = [card * 2 + (1 if card in flipped else 0) for card in range(ROW)]
        if shows_all_kinds(cards, sides):
            continue
        for order in permutations(sides):
            row = list(order)
            show_all_kinds(cards, row)
            if not shows_all_kinds(cards, row):
                return False
    return True


def shows_all_kinds(cards: CardSet, row: list[int]) -> bool:
    """SOLO-SETUP-5: whether Materials, Commodities and Goods are all displayed."""
    kinds = {cards.track[side] for side in row}
    return all(kind in kinds for kind in range(CAPITAL))


def show_all_kinds(cards: CardSet, row: list[int]) -> list[int]:
    """SOLO-SETUP-5: turn cards from the left until all three kinds are displayed; return those
    turned."""
    turned: list[int] = []
    for position in range(len(row)):
        if shows_all_kinds(cards, row):
            break
        other = row[position] ^ 1
        if cards.track[other] not in [cards.track[side] for side in row]:
            row[position] = other
            turned.append(position)
    return turned
