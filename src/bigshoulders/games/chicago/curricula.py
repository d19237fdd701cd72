"""Smaller games to begin with, as options: fewer companies, fewer Decades, no goals."""

from __future__ import annotations

from bigshoulders.kernel.json import Json

FOUR_COMPANIES: list[Json] = ["doggett", "fairbank", "libby", "swift"]  # one of each industry
SEVEN_COMPANIES: list[Json] = [
    "anglo",
    "brunswick",
    "doggett",
    "fairbank",
    "henderson",
    "libby",
    "swift",
]

# From the smallest to the whole game; each step changes little, so a learner can be carried over:
# actions and observations keep their numbers and places in every one of them.
CURRICULUM: dict[str, dict[str, Json]] = {
    "one-decade": {"players": 2, "goals": False, "companies": FOUR_COMPANIES, "decades": 1},
    "two-decades": {"players": 2, "goals": False, "companies": FOUR_COMPANIES, "decades": 2},
    "seven-companies": {"players": 2, "goals": False, "companies": SEVEN_COMPANIES, "decades": 3},
    "no-goals": {"players": 2, "goals": False},
    "basic": {"players": 2},
    "advanced": {"players": 2, "advanced": True},
    "full-table": {"players": 4, "advanced": True},
}
