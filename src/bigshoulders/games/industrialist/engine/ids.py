"""The small integers of the solitaire game and their spellings."""

from __future__ import annotations

from typing import Final, Literal

from bigshoulders.kernel.spelling import Domain, Numbers

PLAYER: Final = 0  # the only seat; every frame is the player's

# Cards: six Building cards with two sides each, which makes twelve Buildings, then the Central
# Factory.
SIDES: Final = 12
CENTRAL: Final = 12
CARDS: Final = 13
ROW: Final = 6
SIDE_IDS: Final = [f"{card}{side}" for card in range(1, 7) for side in ("F", "B")]
NO_SIDE: Final = -1

KindId = Literal["materials", "commodities", "goods", "capital"]
KIND_IDS: Final[list[KindId]] = ["materials", "commodities", "goods", "capital"]
MATERIALS: Final = 0
COMMODITIES: Final = 1
GOODS: Final = 2
CAPITAL: Final = 3
KINDS: Final = 4

# Tracks: one per building, then the four of the Central Factory.
CENTRAL_TRACKS: Final = 12
TRACKS: Final = 16
TRACK_IDS: Final = SIDE_IDS + [f"central.{kind}" for kind in KIND_IDS]

EdgeId = Literal["north", "east", "south", "west"]
EDGE_IDS: Final[list[EdgeId]] = ["north", "east", "south", "west"]
RailId = Literal["none", "in", "out"]
RAIL_IDS: Final[list[RailId]] = ["none", "in", "out"]
NO_RAIL: Final = 0
RAIL_IN: Final = 1
RAIL_OUT: Final = 2

# Grid places: 13 by 13 with the Central Factory in the middle, enough for any map of seven cards.
WIDTH: Final = 13
PLACES: Final = WIDTH * WIDTH
MIDDLE: Final = PLACES // 2
NO_PLACE: Final = -1

MOST_WORKERS: Final = 6
MOST_PROFIT: Final = 200
LAST_YEAR: Final = 30
LABOUR_YEARS: Final = [6, 12, 18, 24, 30]
MAINTENANCE_YEARS: Final = [8, 18, 26]

# Events (section 11).
OpId = Literal[
    "workers",
    "gain",
    "lose",
    "profit_per_building",
    "managers",
    "choose_market",
    "sale_bonus",
    "production_bonus",
    "free_actions",
    "produce_now",
    "walkout",
    "levy",
]
OP_IDS: Final[list[OpId]] = [
    "workers",
    "gain",
    "lose",
    "profit_per_building",
    "managers",
    "choose_market",
    "sale_bonus",
    "production_bonus",
    "free_actions",
    "produce_now",
    "walkout",
    "levy",
]
OP_WORKERS: Final = 0
OP_GAIN: Final = 1
OP_LOSE: Final = 2
OP_PROFIT: Final = 3
OP_MANAGERS: Final = 4
OP_CHOOSE_MARKET: Final = 5
OP_SALE_BONUS: Final = 6
OP_PRODUCTION_BONUS: Final = 7
OP_FREE_ACTIONS: Final = 8
OP_PRODUCE: Final = 9
OP_WALKOUT: Final = 10
OP_LEVY: Final = 11

ActionId = Literal["sell", "hire", "build", "produce"]
ACTION_IDS: Final[list[ActionId]] = ["sell", "hire", "build", "produce"]
SELL: Final = 0
HIRE: Final = 1
BUILD: Final = 2
PRODUCE: Final = 3
ACTION_COST: Final = [0, 1, 2, 4]

LADDER: Final = [0, 41, 81, 121, 161]  # SOLO-END-2: the lowest Profit of each rank


def place_of(x: int, y: int) -> int:
    """The number of a grid place; (0, 0) is the Central Factory, x grows eastward, y southward.

    >>> place_of(0, 0) == MIDDLE, place_of(1, 0) - place_of(0, 0)
    (True, 1)
    """
    return MIDDLE + y * WIDTH + x


def place_word(place: int) -> str:
    """A grid place as "x,y"."""
    return f"{place % WIDTH - WIDTH // 2},{place // WIDTH - WIDTH // 2}"


def place_beyond(place: int, edge: int) -> int:
    """The grid place across an edge (north, east, south, west); NO_PLACE outside the grid.

    >>> place_word(place_beyond(place_of(6, -6), 2)), place_beyond(place_of(6, -6), 1) == NO_PLACE
    ('6,-5', True)
    """
    column = place % WIDTH + [0, 1, 0, -1][edge]
    line = place // WIDTH + [-1, 0, 1, 0][edge]
    if 0 <= column < WIDTH and 0 <= line < WIDTH:
        return line * WIDTH + column
    return NO_PLACE


BEYOND: Final = [place_beyond(place, edge) for place in range(PLACES) for edge in range(4)]

SIDE_WORDS: Final = Domain("side", SIDE_IDS)
CARD_WORDS: Final = Domain("card", [*SIDE_IDS, "central"])
KIND_WORDS: Final = Domain("kind", KIND_IDS)
TRACK_WORDS: Final = Domain("track", TRACK_IDS)
PLACE_WORDS: Final = Domain("place", [place_word(place) for place in range(PLACES)])
ACTION_WORDS: Final = Domain("action", ACTION_IDS)
OP_WORDS: Final = Domain("op", OP_IDS)
INCOME_WORDS: Final = Domain("income", ["profit", "capital"])
FOR_PROFIT: Final = 0
FOR_CAPITAL: Final = 1
FACE_WORDS: Final = Domain("face", ["1", "2", "3", "4", "5", "6"])
WORKER_COUNT: Final = Numbers("workers", MOST_WORKERS)
