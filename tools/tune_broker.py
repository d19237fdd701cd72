"""Fits the factors of games/chicago/bots/outlook.py to the final money of simulated games.

    python tools/tune_broker.py --games 600

It records each player's cash, estimated shares, Partners, directorships and leads in goals at the
start of every Stock Phase. A least-squares fit to the final money gives the value of each by
decade. Copy the printed rows to CASH, SHARE, PARTNER, DIRECTORSHIP and GOAL by hand, damped where a
decade has little data.
"""

from __future__ import annotations

import argparse

import numpy
from librt.vecs import vec
from mypy_extensions import i64

from bigshoulders.games.chicago.bots.quick import Quick
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.ids import OPEN, STOCK
from bigshoulders.games.chicago.engine.opening import new
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.scoring import goals_won, scores
from bigshoulders.games.chicago.engine.verbs.partners import gained_partners
from bigshoulders.games.chicago.engine.verbs.shares import shares_of
from bigshoulders.kernel.driver import awaited, legal, play
from bigshoulders.kernel.events import SILENT

NAMES = ["cash", "shares", "partners", "directorships", "goals", "always"]
BLUR = 25.0  # dollars: players err, so that games differ
DECADES = 5

Note = tuple[int, int, list[float]]  # decade, seat, numbers in the order of NAMES


def numbers(g: Rules, s: State, quick: Quick, seat: int) -> list[float]:
    """A player's figures at the start of a Stock Phase."""
    estimate = 0.0
    directed = 0
    for company in g.companies:
        if s.status[company] == OPEN:
            shares = shares_of(s, company, seat)
            acting = quick.outlook.acting(s, company)
            estimate += shares * quick.outlook.share_value(s, company, 0, acting)
            directed += s.director[company] == seat
    partners = gained_partners(s, seat)
    return [s.cash[seat], estimate, partners, directed, goals_won(g, s)[seat], 1.0]


def notes_of_game(number: int) -> tuple[list[Note], list[int]]:
    """One game among quick players: the notes from its Stock Phases, and the final money."""
    g = CHICAGO.assemble({"players": 2 + number % 3, "advanced": number % 2 == 0})
    quick = Quick(g)
    quick.noise = BLUR
    quick.dice = number * 7919 + 1
    s = new(g, b"tune %d" % number, SILENT)
    notes: list[Note] = []
    noted = 0
    while s.stack:
        if s.phase == STOCK and s.decade > noted:
            noted = s.decade
            notes += [(s.decade, seat, numbers(g, s, quick, seat)) for seat in g.seats]
        seat = awaited(g.steps, g, s)[0]
        moves = vec[i64](legal(g.steps, g, s, seat))
        play(g.steps, g, s, seat, quick.choose(s, seat, moves), SILENT)
    return notes, scores(g, s)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    games = [notes_of_game(number) for number in range(parser.parse_args().games)]
    for decade in range(2, DECADES + 1):
        rows = [(x, money[seat]) for notes, money in games for d, seat, x in notes if d == decade]
        x = numpy.array([row for row, _ in rows])
        y = numpy.array([money for _, money in rows], dtype=float)
        weights = numpy.linalg.lstsq(x, y, rcond=None)[0]
        told = 1.0 - (y - x @ weights).var() / y.var()
        words = "  ".join(f"{name} {w:.2f}" for name, w in zip(NAMES, weights, strict=True))
        print(f"decade {decade}: {words}  (R² {told:.2f})")


if __name__ == "__main__":
    main()
