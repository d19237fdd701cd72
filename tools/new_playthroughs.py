"""Rewrites the playthroughs for OpenSpiel's own test; every change must be explained."""

from __future__ import annotations

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import bigshoulders.envs.openspiel as openspiel

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "envs" / "playthroughs"
SEED = 7
SMALL = "(players=2,goals=False,companies=doggett;libby;swift,decades=1)"
GAMES = {
    "chicago": openspiel.CHICAGO_TYPE.short_name + SMALL,
    "industrialist": openspiel.INDUSTRIALIST_TYPE.short_name,
}

for name, game in GAMES.items():
    (FOLDER / f"{name}.txt").write_text(playthrough(game, None, seed=SEED), encoding="utf-8")
