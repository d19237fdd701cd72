"""Rewrites the playthroughs for OpenSpiel's own test; every change must be explained."""

from __future__ import annotations

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import bigshoulders.envs.openspiel  # registers the games

assert bigshoulders.envs.openspiel
FOLDER = Path(__file__).resolve().parent.parent / "tests" / "envs" / "playthroughs"
SEED = 7
GAMES = {
    "chicago": "python_chicago(players=2,goals=False,companies=doggett;libby;swift,decades=1)",
    "industrialist": "python_industrialist",
}

for name, game in GAMES.items():
    (FOLDER / f"{name}.txt").write_text(playthrough(game, None, seed=SEED), encoding="utf-8")
