"""The text of the Industrialist cards, copied by hand from the card file.

Nothing here is read from the engine, so a test that compares with it notices a typo in the engine's
data. `deck` writes a card document from these values, for tests that need a card outside the set.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

Words = dict[str, Any]
KINDS = ["materials", "commodities", "goods", "capital"]
EDGES = ["north", "east", "south", "west"]
# A step across each edge; x grows eastward, y southward.
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}


class Side(NamedTuple):
    """One side of a Building card; cost is materials, commodities, goods, capital."""

    name: str
    track: str
    most: int
    staffing: int
    cost: tuple[int, int, int, int]
    rails: str  # north, east, south, west
    end_profit: int
    years: tuple[int, int]
    effects: list[Words]


def op(name: str, amount: int = 0, kind: str = "") -> Words:
    """One effect of an event, as a card file writes it."""
    words: Words = {"op": name}
    if kind:
        words["kind"] = kind
    if amount:
        words["amount"] = amount
    return words


SIDES = {
    "1F": Side(
        "Paragon Cycle Works",
        *("goods", 5, 3, (2, 2, 0, 4), "in none out out", 30, (8, 24)),
        [op("profit_per_building", 2)],
    ),
    "1B": Side(
        "Tidewater Sawmill",
        *("materials", 5, 2, (1, 2, 0, 2), "none out in in", 19, (0, 10)),
        [op("workers", 2)],
    ),
    "2F": Side(
        "Sunrise Cannery",
        *("goods", 4, 3, (2, 3, 0, 2), "none out out in", 26, (4, 18)),
        [op("production_bonus", 1)],
    ),
    "2B": Side(
        "Union Glassworks",
        *("commodities", 6, 4, (2, 1, 0, 3), "out in in none", 21, (8, 30)),
        [op("levy", 1)],
    ),
    "3F": Side(
        "Meridian Clockworks",
        *("goods", 5, 4, (2, 4, 0, 3), "out none in in", 35, (6, 18)),
        [op("produce_now")],
    ),
    "3B": Side(
        "Calder Spinning Mill",
        *("commodities", 6, 3, (3, 0, 1, 3), "out none none in", 19, (10, 24)),
        [op("sale_bonus", 1, "commodities")],
    ),
    "4F": Side(
        "Redbank Brickworks",
        *("materials", 6, 3, (2, 1, 1, 1), "none in in none", 26, (4, 20)),
        [op("lose", 3, "goods")],
    ),
    "4B": Side(
        "Blackmoor Colliery",
        *("materials", 7, 4, (0, 2, 2, 2), "out in none out", 30, (0, 14)),
        [op("managers", 2)],
    ),
    "5F": Side(
        "Freight Exchange",
        *("capital", 6, 3, (1, 2, 0, 5), "out out none in", 29, (6, 22)),
        [op("choose_market")],
    ),
    "5B": Side(
        "Kettle Creek Foundry",
        *("commodities", 6, 4, (4, 0, 1, 2), "none in in out", 32, (6, 24)),
        [op("walkout"), op("managers", 1)],
    ),
    "6F": Side(
        "Telegraph Bureau",
        *("capital", 6, 3, (2, 1, 1, 4), "in in none in", 32, (0, 12)),
        [op("free_actions")],
    ),
    "6B": Side(
        "Mercantile Bank",
        *("capital", 6, 3, (2, 2, 0, 4), "in none in none", 29, (0, 16)),
        [op("lose", 3, "capital"), op("gain", 2, "materials")],
    ),
}
# The Central Factory: maximum and initial units by track, requirement, rails.
CENTRAL_MOST = {"materials": 6, "commodities": 6, "goods": 6, "capital": 10}
CENTRAL_START = {"materials": 2, "commodities": 2, "goods": 2, "capital": 4}
CENTRAL_STAFFING = 2
CENTRAL_RAILS = "out out in none"

# Units for one lot by face 1 to 6; 0 is the printed dash.
MARKET = {
    "A": {
        "materials": [3, 3, 2, 2, 2, 1],
        "commodities": [2, 2, 1, 2, 1, 1],
        "goods": [2, 1, 2, 1, 1, 1],
        "capital": [0, 0, 0, 0, 0, 0],
    },
    "B": {
        "materials": [0, 2, 0, 1, 2, 1],
        "commodities": [2, 0, 1, 1, 0, 1],
        "goods": [0, 1, 0, 2, 1, 1],
        "capital": [0, 2, 2, 0, 0, 1],
    },
}


def rails_of(card: str) -> dict[str, str]:
    """The rails of a side, or of "central", by edge."""
    words = CENTRAL_RAILS if card == "central" else SIDES[card].rails
    return dict(zip(EDGES, words.split(), strict=True))


def other_side(side: str) -> str:
    """The back of a front, or the front of a back."""
    return side[0] + ("B" if side[1] == "F" else "F")


# --- legal places (SOLO-BUILD-2, R-6, SOLO-MGR-1), read independently ----------------------------


def beside(place: str) -> dict[str, str]:
    """The four neighbouring places, by edge."""
    x, y = map(int, place.split(","))
    return {edge: f"{x + dx},{y + dy}" for edge, (dx, dy) in STEPS.items()}


def fits(side: str, place: str, built: dict[str, str], by_managers: bool) -> bool:
    """Whether a side may be built at a place, given the built sides with their places."""
    cards = {"0,0": "central", **{where: card for card, where in built.items()}}
    if place in cards:
        return False
    joints = []
    for edge, where in beside(place).items():
        if where in cards:
            joints.append((rails_of(side)[edge], rails_of(cards[where])[OPPOSITE[edge]]))
    if by_managers:
        return bool(joints) and all(joint == ("none", "none") for joint in joints)
    whole = [joint for joint in joints if set(joint) == {"in", "out"}]
    bare = [joint for joint in joints if joint == ("none", "none")]
    return bool(whole) and len(whole) + len(bare) == len(joints)


def places_for(side: str, built: dict[str, str], by_managers: bool = False) -> set[str]:
    """Every place where a side may be built."""
    around = {place for where in ("0,0", *built.values()) for place in beside(where).values()}
    return {place for place in around if fits(side, place, built, by_managers)}


def grow(rng: Random, most: int) -> list[tuple[list[str], dict[str, str]]]:
    """A row and a map that grows along printed rails to this many Buildings; every stage of it."""
    row = [f"{card}{rng.choice('FB')}" for card in "123456"]
    rng.shuffle(row)
    built: dict[str, str] = {}
    stages = [(row[:], dict(built))]
    while len(built) < most:
        options = [
            (side, place)
            for side in row
            for by_managers in (False, True)
            for place in sorted(places_for(side, built, by_managers))
        ]
        if not options:
            break
        side, place = rng.choice(options)
        row.remove(side)
        built[side] = place
        stages.append((row[:], dict(built)))
    return stages


# --- card documents -------------------------------------------------------------------------------


def deck(**changes: Words) -> Words:
    """The cards as a document. `b1F={"max": 9}` changes keys of side 1F, `central={...}` those of
    the Central Factory; an event is written as {"years": [0, 30], "effects": [...]}."""
    document: Words = {
        "central_factory": {
            "name": "Central Factory",
            "staffing": CENTRAL_STAFFING,
            "rails": rails_of("central"),
            "tracks": {
                kind: {"max": CENTRAL_MOST[kind], "start": CENTRAL_START[kind]} for kind in KINDS
            },
        },
        "market": {"a": deepcopy(MARKET["A"]), "b": deepcopy(MARKET["B"])},
        "building": [],
    }
    document["central_factory"] |= changes.pop("central", {})
    for word, side in SIDES.items():
        document["building"].append(
            {
                "id": word,
                "name": side.name,
                "track": side.track,
                "max": side.most,
                "staffing": side.staffing,
                "cost": dict(zip(KINDS, side.cost, strict=True)),
                "rails": rails_of(word),
                "end_profit": side.end_profit,
                "event": {"years": list(side.years), "effects": deepcopy(side.effects)},
                **changes.pop(f"b{word}", {}),
            }
        )
    assert not changes, f"no such card: {list(changes)}"
    return document
