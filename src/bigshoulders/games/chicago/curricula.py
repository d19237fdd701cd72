"""Smaller games for learners, as options: fewer companies, fewer Decades, no goals."""

from __future__ import annotations

from bigshoulders.kernel.json import Json

FOUR_COMPANIES: list[Json] = ["doggett", "fairbank", "libby", "swift"]  # one from each industry
SEVEN_COMPANIES: list[Json] = [
    "anglo",
    "brunswick",
    "doggett",
    "fairbank",
    "henderson",
    "libby",
    "swift",
]

# From the smallest to the full game. Steps are small, and actions and observations keep their
# numbers, so a learner can carry over from one to the next.
CURRICULUM: dict[str, dict[str, Json]] = {
    "one-decade": {"players": 2, "goals": False, "companies": FOUR_COMPANIES, "decades": 1},
    "two-decades": {"players": 2, "goals": False, "companies": FOUR_COMPANIES, "decades": 2},
    "seven-companies": {"players": 2, "goals": False, "companies": SEVEN_COMPANIES, "decades": 3},
    "no-goals": {"players": 2, "goals": False},
    "basic": {"players": 2},
    "advanced": {"players": 2, "advanced": True},
    "full-table": {"players": 4, "advanced": True},
}
