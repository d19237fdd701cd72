"""The printed components, copied by hand from section 2 of the rules.

Nothing here is read from the engine, so a test that compares with it notices a typo in the engine's
data.
"""

from __future__ import annotations

from typing import Any, NamedTuple

KINDS = ["livestock", "steel", "wood", "coal"]
CUBES = {"livestock": 20, "steel": 18, "wood": 16, "coal": 16}  # COMP-9
ONE_COAL_EACH = {space: {"coal": 1} for space in ("x", "30", "20", "10")}  # a full Supply Chain

# TRACK-1; the Closed space is worth $0 (TRACK-7).
STOCK_TRACK = [0, 10, 15, 20, 25, 35, 40, 50, 60, 80, 100]
STOCK_TRACK += [120, 140, 160, 190, 220, 250, 280, 320, 360, 400]

# DATA-6, top to bottom.
DEMAND_ROWS = ["food_and_dairy", "dry_goods", "meat_packing", "shoes"]

# SETUP-5: the starting tiles, in a possible order on the display.
DISPLAY = {
    "80": "brilliant_marketing",
    "70": "cincinnati_steel",
    "60": "michigan_lumber",
    "50": "pennsylvania_coal",
    "40": "union_stockyards",
}

# --- companies -----------------------------------------------------------------------------------

# DATA-COMPANY: row of the Demand grid, start Appeal, prices by Salespeople, asset slots.
CHARTERS = {
    "anglo": ("meat_packing", 2, [30, 40, 50], 1),
    "brunswick": ("dry_goods", 1, [80, 90, 100, 110], 1),
    "cracker_jack": ("food_and_dairy", 1, [30, 40, 50], 0),
    "doggett": ("shoes", 1, [50, 60, 70], 0),
    "elgin": ("dry_goods", 2, [50, 60, 70], 0),
    "fairbank": ("dry_goods", 3, [40, 50, 60], 0),
    "henderson": ("shoes", 1, [20, 30, 40], 0),
    "libby": ("food_and_dairy", 1, [20, 30, 40], 1),
    "spalding": ("dry_goods", 1, [20, 30], 1),
    "swift": ("meat_packing", 3, [50, 60, 70], 1),
}
BASE = list(CHARTERS)
SPECIAL = ["american_flyer", "quaker_oats", "oscar_mayer", "schwinn", "florsheim"]


class Factory(NamedTuple):
    """One factory: its needs, its output, and its Manager's bonus."""

    spaces: int
    inputs: dict[str, int]
    goods: int
    automated_goods: int
    appeal: int = 0
    cubes: int = 0
    more_goods: int = 0


FACTORIES = {
    "anglo": [
        Factory(1, {"coal": 1, "livestock": 1}, 2, 3, appeal=1, cubes=1),
        Factory(2, {"coal": 2, "livestock": 1, "wood": 1}, 3, 4, cubes=2),
    ],
    "brunswick": [
        Factory(1, {"wood": 2, "steel": 1}, 1, 2, cubes=2),
        Factory(3, {"wood": 3, "coal": 1}, 1, 2, cubes=2),
    ],
    "cracker_jack": [
        Factory(1, {"wood": 1}, 2, 3, appeal=1),
        Factory(3, {"coal": 1, "steel": 1}, 2, 3, appeal=1),
    ],
    "doggett": [
        Factory(2, {"coal": 1, "livestock": 1}, 2, 3, appeal=1, cubes=1),
        Factory(2, {"steel": 1, "livestock": 1, "wood": 2}, 1, 2, more_goods=1),
    ],
    "elgin": [
        Factory(2, {"coal": 1, "steel": 1}, 2, 3, appeal=2),
        Factory(2, {"coal": 1, "steel": 2}, 1, 2, appeal=1, cubes=1),
    ],
    "fairbank": [
        Factory(1, {"coal": 2}, 2, 3, appeal=1, cubes=1),
        Factory(1, {"coal": 2, "livestock": 1}, 1, 2, appeal=1, cubes=1),
    ],
    "henderson": [
        Factory(1, {"coal": 1, "livestock": 1}, 3, 4, appeal=1, cubes=1),
        Factory(2, {"coal": 1, "steel": 1}, 2, 3, appeal=1),
        Factory(1, {"coal": 1, "livestock": 1}, 2, 3, cubes=1),
    ],
    "libby": [
        Factory(2, {"steel": 1, "livestock": 1}, 3, 4, appeal=1, cubes=1),
        Factory(2, {"steel": 1, "livestock": 2}, 3, 4, appeal=1, cubes=1),
    ],
    "spalding": [
        Factory(1, {"coal": 1, "livestock": 1}, 2, 3, appeal=1),
        Factory(2, {"steel": 1, "livestock": 1}, 3, 4, appeal=1),
    ],
    "swift": [
        Factory(2, {"steel": 1, "livestock": 1}, 2, 3, appeal=1, cubes=1),
        Factory(3, {"steel": 2, "livestock": 1}, 1, 2, appeal=1, more_goods=1),
    ],
    # DATA-SPECIAL and house-values.toml; American Flyer and Oscar Mayer have their own rules.
    "quaker_oats": [Factory(2, {}, 2, 3, appeal=1), Factory(3, {}, 3, 4, more_goods=1)],
    "schwinn": [
        Factory(2, {"steel": 1, "wood": 1}, 2, 3),
        Factory(2, {"steel": 2, "coal": 1}, 2, 3),
    ],
    "florsheim": [
        Factory(2, {"coal": 1, "livestock": 1}, 2, 3),
        Factory(2, {"steel": 1, "livestock": 1, "wood": 1}, 2, 3, appeal=1, cubes=1),
        Factory(3, {"livestock": 2, "steel": 1, "coal": 1}, 3, 4),
    ],
}
SPACES = {name: [f.spaces for f in factories] for name, factories in FACTORIES.items()}
SPACES |= {"american_flyer": [6], "oscar_mayer": [6]}


def inputs_of(company: str, factories: int) -> dict[str, int]:
    """The cubes that the first factories of a company need together."""
    cubes: dict[str, int] = {}
    for factory in FACTORIES[company][:factories]:
        for kind, n in factory.inputs.items():
            cubes[kind] = cubes.get(kind, 0) + n
    return cubes


def ready(company: str, factories: int = 1) -> dict[str, Any]:
    """Facts about a company that can run its first factories: all their Workers and cubes."""
    workers = [{"workers": factory.spaces} for factory in FACTORIES[company][:factories]]
    return {"factories": workers, "resources": inputs_of(company, factories)}


# --- Buildings -----------------------------------------------------------------------------------

# DATA-BUILDING: minimum player count, Workers added, who pays the owner, how much.
BUILDINGS = {
    "I-1": (3, 0, "bank", 20),
    "I-2": (3, 0, "bank", 20),
    "I-3": (3, 0, "bank", 20),
    "I-4": (4, 2, "company", 10),
    "I-5": (4, 0, "company", 10),
    "I-6": (2, 2, "bank", 20),
    "I-7": (4, 2, "company", 10),
    "I-8": (2, 1, "company", 30),
    "I-9": (2, 1, "company", 20),
    "I-10": (2, 1, "company", 20),
    "I-11": (2, 2, "company", 20),
    "I-12": (2, 1, "company", 40),
    "II-1": (2, 2, "bank", 20),
    "II-2": (2, 2, "bank", 20),
    "II-3": (2, 2, "bank", 20),
    "II-4": (3, 2, "company", 10),
    "II-5": (3, 1, "company", 10),
    "II-6": (2, 1, "bank", 20),
    "II-7": (3, 1, "company", 30),
    "II-8": (2, 1, "company", 50),
    "II-9": (2, 1, "company", 30),
    "II-10": (4, 0, "company", 60),
    "II-11": (2, 1, "company", 40),
    "II-12": (4, 0, "company", 80),
    "II-13": (4, 0, "company", 50),
    "II-14": (3, 2, "company", 40),
    "II-15": (2, 1, "company", 40),
    "II-16": (4, 0, "company", 90),
    "III-1": (2, 1, "company", 40),
    "III-2": (2, 1, "company", 40),
    "III-3": (2, 1, "company", 40),
    "III-4": (2, 1, "company", 40),
    "III-5": (2, 2, "bank", 40),
    "III-6": (2, 1, "company", 60),
    "III-7": (3, 0, "company", 40),
    "III-8": (3, 0, "company", 50),
    "III-9": (4, 0, "company", 40),
    "III-10": (4, 0, "company", 50),
    "III-11": (2, 1, "company", 60),
    "III-12": (2, 1, "company", 90),
    "III-13": (3, 0, "bank", 30),
    "III-14": (4, 0, "bank", 40),
    "III-15": (3, 0, "bank", 50),
    "III-16": (4, 0, "bank", 60),
}
# The Buildings that give named cubes, and which cubes.
NAMED_CUBES = {
    "I-1": {"wood": 1, "steel": 1},
    "I-2": {"wood": 1, "coal": 1},
    "I-3": {"wood": 1, "livestock": 1},
    "II-1": {"livestock": 1, "steel": 1},
    "II-2": {"coal": 1, "steel": 1},
    "II-3": {"coal": 1, "livestock": 1},
    "III-1": {"steel": 2, "wood": 1},
    "III-2": {"livestock": 2, "steel": 1},
    "III-3": {"coal": 2, "livestock": 1},
    "III-4": {"wood": 2, "coal": 1},
}
SALESPERSON_BUILDINGS = ["I-10", "II-11", "II-12", "III-8", "III-10"]  # CO-AMFLYER-6


def era_of(building: str) -> str:
    return building.split("-")[0]
