"""Plays Industrialist with every bot from a fixed list of seeds and writes their results.

    python tools/balance_industrialist.py                   (500 games a side and player)
    python tools/balance_industrialist.py --games 20 --only solver  (quick; writes nothing)

All bots get the same seeds, and so the same deals and rolls. With the compiled engine it takes
about ten minutes on two cores.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import matplotlib
from rich.progress import Progress

from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.engine.ids import LADDER
from bigshoulders.games.industrialist.engine.steps.course import rank
from bigshoulders.kernel.board import Board
from bigshoulders.lab.play import play_game
from bigshoulders.shelf import make_bot

matplotlib.use("svg")
from matplotlib import pyplot

BALANCE = Path(__file__).resolve().parent.parent / "docs" / "how-it-works" / "balance"
REPORT = BALANCE / "industrialist.md"
PLOT = BALANCE / "industrialist.svg"
SCORES = BALANCE / "industrialist.json"
FORMER = BALANCE / "industrialist-first-values.json"
GAMES = 500
SIDES = ["A", "B"]
PLAYERS = ["random", "greedy", "solver"]
RANKS = ["bootblacking", "Proprietor", "Entrepreneur", "Captain of Industry", "Titan of Industry"]
COLOURS = {"random": "#8a8a8a", "greedy": "#2f6fab", "solver": "#b5482a"}
BIN = 5  # Profit covered by one bar of the plot
CHUNK = 5
Scores = dict[str, dict[str, list[int]]]  # by side and player


def play(side: str, player: str, number: int) -> int:
    """The final Profit of one game."""
    board = Board.new(INDUSTRIALIST, {"side": side}, b"balance %d" % number)
    bot = make_bot(INDUSTRIALIST.name, player)
    return play_game(board, [bot], [Random(number)]).scores[0]


def measure(games: int, players: list[str], jobs: int) -> Scores:
    """Results of every bot on both sides, over the same seeds."""
    scores: Scores = {side: {} for side in SIDES}
    with (
        ProcessPoolExecutor(jobs) as pool,
        Progress(disable=not sys.stderr.isatty()) as progress,
    ):
        for player in players:
            for side in SIDES:
                task = progress.add_task(f"{player} {side}", total=games)
                found: list[int] = []
                made = pool.map(
                    play, [side] * games, [player] * games, range(games), chunksize=CHUNK
                )
                for score in made:
                    found.append(score)
                    progress.update(task, advance=1)
                scores[side][player] = found
                print(f"{player:<7} side {side}: {summary(found)}", flush=True)
    return scores


def summary(scores: list[int]) -> str:
    low, middle, high = statistics.quantiles(scores, n=4, method="inclusive")
    return f"median {middle:g}, quartiles {low:g} and {high:g}, maximum {max(scores)}"


def shares(scores: list[int]) -> list[float]:
    """The share of games that ends on each rung of the ladder."""
    return [sum(rank(score) == rung for score in scores) / len(scores) for rung in range(5)]


def table(scores: Scores) -> list[str]:
    lines = [
        "| side | player | games | median | quartiles | deciles 1 / 9 | maximum | "
        + " | ".join(f"{least}+" for least in LADDER)
        + " |",
        "|" + "---|" * (7 + len(LADDER)),
    ]
    for side in scores:
        for player, found in scores[side].items():
            low, middle, high = statistics.quantiles(found, n=4, method="inclusive")
            tenths = statistics.quantiles(found, n=10, method="inclusive")
            cells = [side, player, f"{len(found)}", f"**{middle:g}**", f"{low:g} – {high:g}"]
            cells += [f"{tenths[0]:.0f} / {tenths[-1]:.0f}", f"{max(found)}"]
            cells += [f"{share:.1%}" for share in shares(found)]
            lines.append("| " + " | ".join(cells) + " |")
    return lines


def report(scores: Scores, former: Scores | None) -> str:
    """The page docs/how-it-works/balance/industrialist.md."""
    lines = [
        "# Balance of Industrialist",
        "",
        "For players who compare their scores, and for contributors who change card values: the",
        "scores of three bots on both sides of the market. `make balance-industrialist` writes",
        "this page.",
        "",
        "Every bot plays the same deals and rolls, from the seeds `balance 0`, `balance 1` and so",
        "on, with our own cards. The columns on the right show how many games end in each rank",
        "(SOLO-END-2): "
        + ", ".join(f"{least}+ {name}" for least, name in zip(LADDER, RANKS, strict=True))
        + ".",
        "",
        "- *random* chooses uniformly from the legal moves.",
        "- *greedy* chooses the best plan for this turn by a fitted estimate of the final Profit.",
        "- *solver* takes the good plans of this turn and judges each by where it leads three",
        "  turns later, over resampled dice.",
        "",
        "![Distribution of the final Profit](industrialist.svg)",
        "",
        *table(scores),
        "",
    ]
    if former is not None:
        lines += [
            "## Before tuning",
            "",
            "The same bots and seeds with the first values of the card file, and an estimate",
            "fitted to those values in the same way. [Decision 10]"
            "(../../adr/0010-card-values-spread-the-ladder.md) explains the change.",
            "",
            *table(former),
            "",
        ]
    return "\n".join(lines)


def draw(scores: Scores) -> None:
    """Draw both sides one above the other, with the ladder as bands; the output is byte-identical
    each time."""
    matplotlib.rcParams["svg.hashsalt"] = "balance"
    matplotlib.rcParams["svg.fonttype"] = "none"
    figure, panels = pyplot.subplots(len(SIDES), 1, figsize=(9, 6), sharex=True)
    for panel, side in zip(panels, SIDES, strict=True):
        for rung, least in enumerate(LADDER):
            most = LADDER[rung + 1] if rung + 1 < len(LADDER) else 200
            panel.axvspan(least, most, color="#d9c9a3", alpha=0.12 + 0.12 * (rung % 2), lw=0)
            panel.text(
                (least + most) / 2,
                1.0,
                RANKS[rung],
                ha="center",
                va="bottom",
                fontsize=7,
                transform=panel.get_xaxis_transform(),
            )
        for player, found in scores[side].items():
            panel.hist(
                found,
                bins=range(0, 206, BIN),
                histtype="stepfilled",
                alpha=0.55,
                color=COLOURS[player],
                label=player,
                weights=[1 / len(found)] * len(found),
            )
            panel.axvline(statistics.median(found), color=COLOURS[player], lw=1.5, ls="--")
        panel.set_ylabel(f"side {side}: part of the games")
        panel.set_xlim(0, 200)
    panels[0].legend(loc="upper center")
    panels[-1].set_xlabel("final Profit; dashed: the median")
    figure.tight_layout()
    figure.savefig(PLOT, metadata={"Date": None, "Creator": None})


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=GAMES, help="per side and bot")
    parser.add_argument("--only", choices=PLAYERS, help="run one bot; print, don't write")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    players = [options.only] if options.only else PLAYERS
    scores = measure(options.games, players, options.jobs)
    if options.only or options.games < GAMES:
        return 0
    SCORES.parent.mkdir(exist_ok=True)
    SCORES.write_text(json.dumps(scores) + "\n", encoding="utf-8")
    former = json.loads(FORMER.read_text(encoding="utf-8")) if FORMER.exists() else None
    REPORT.write_text(report(scores, former), encoding="utf-8")
    draw(scores)
    return 0


if __name__ == "__main__":
    sys.exit(main())
