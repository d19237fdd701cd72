"""Learns a judgement of positions: what the hand-made estimate of final money misses.

The rows come from results with a meter that notes them. Each set of results is a lesson: its trees
correct what the lessons before it left. The last set is not learned from; it sets the odds and
measures the judgement. Equal results and an equal seed give an equal file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import floor
from pathlib import Path
from struct import pack
from typing import TypeAlias
from zlib import compress

import lightgbm
import numpy as np
from numpy.typing import NDArray

from bigshoulders.box.any_game import AnyDocument
from bigshoulders.box.faces import Judging, face
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.json import Json
from bigshoulders.lab.experiment.results import read_results, write_whole
from bigshoulders.lab.judging_page import PAGE, judging_page
from bigshoulders.language.messages import Messages
from bigshoulders.shelf import box_of

FORMAT = "bigshoulders/judgement/1"
REPORT = "report.json"
LEAST_PLAYERS, MOST_PLAYERS = 2, 4
TEMPERATURES = [60, 80, 100, 120, 140, 160, 200, 240, 280, 320, 360, 400, 450, 500, 600, 800, 1200]
FEWEST = 40  # rows needed to find a temperature
BINS = 10
TREES = {
    "objective": "regression",
    "feature_fraction": 0.3,
    "bagging_fraction": 0.7,
    "bagging_freq": 1,
    "lambda_l2": 20.0,
    "deterministic": True,
    "force_col_wise": True,
    "verbosity": -1,
}
# By lesson, the last for all further ones: trees, leaves, learning rate, fewest rows in a leaf.
LESSONS = [(600, 31, 0.06, 400), (500, 15, 0.03, 250)]

Numbers: TypeAlias = NDArray[np.float64]
Node: TypeAlias = AnyDocument  # of LightGBM's dumped trees


@dataclass(frozen=True)
class Positions:
    """Rows of many positions; the seats of a position stand one after another."""

    rows: NDArray[np.int32]
    final: Numbers  # money by row
    chapter: NDArray[np.int32]
    stage: NDArray[np.int32]
    begins: NDArray[np.bool_]
    players: NDArray[np.int32]
    position: NDArray[np.int64]  # the number of each row's position
    estimate: Numbers
    games: int
    origin: dict[str, Json]

    def mean(self, values: Numbers) -> Numbers:
        """By row: the mean over the seats of its position."""
        sums = np.bincount(self.position, values)
        means: Numbers = (sums / np.bincount(self.position))[self.position]
        return means

    def lead(self, values: Numbers) -> Numbers:
        """By row: the distance from the mean of its position."""
        return values - self.mean(values)

    def missed(self) -> Numbers:
        """The part of each final lead that the estimate misses."""
        return self.lead(self.final) - self.lead(self.estimate)


def read_positions(path: Path, judging: Judging) -> Positions:
    """The judged positions of stored results, or GameError if there are none."""
    origin, games = read_results(path)
    rows: list[list[int]] = []
    about: list[tuple[int, int, int, int, int, int]] = []
    position = 0
    for game in games:
        notes = json.loads(game["notes"])
        if notes.get("rows_version") != judging.version:
            facts: dict[str, Json] = {"got": notes.get("rows_version"), "expected": judging.version}
            raise GameError("lab/no-judged-rows", str(path), facts)
        for chapter, stage, begins, seats in notes["moments"]:
            for seat, row in enumerate(seats):
                rows.append(row)
                money = game["scores"][seat]
                about.append((money, chapter, stage, begins, len(seats), position))
            position += 1
    columns = np.array(about, dtype=np.int64).reshape(-1, 6)
    table = np.array(rows, dtype=np.int32).reshape(-1, len(judging.facts))
    return Positions(
        rows=table,
        final=columns[:, 0].astype(np.float64),
        chapter=columns[:, 1].astype(np.int32),
        stage=columns[:, 2].astype(np.int32),
        begins=columns[:, 3].astype(np.bool_),
        players=columns[:, 4].astype(np.int32),
        position=columns[:, 5],
        estimate=table[:, judging.estimate].astype(np.float64),
        games=len(games),
        origin={key: origin[key] for key in ("engine", "rules", "commit", "spec")},
    )


def learn(lessons: Sequence[Positions], seed: int) -> list[lightgbm.Booster]:
    """A booster for each lesson, each fitted to what those before it left."""
    boosters: list[lightgbm.Booster] = []
    for number, positions in enumerate(lessons):
        trees, leaves, rate, fewest = LESSONS[min(number, len(LESSONS) - 1)]
        fewest = min(fewest, max(1, len(positions.rows) // 100))
        shape = {"num_leaves": leaves, "learning_rate": rate, "min_data_in_leaf": fewest}
        known = told(boosters, positions) if boosters else None
        data = lightgbm.Dataset(positions.rows, positions.missed(), init_score=known)
        boosters.append(lightgbm.train({**TREES, **shape, "seed": seed}, data, trees))
    return boosters


def told(boosters: Sequence[lightgbm.Booster], positions: Positions) -> Numbers:
    """The correction of each row, as LightGBM computes it."""
    total = np.zeros(len(positions.rows))
    for booster in boosters:
        total += np.asarray(booster.predict(positions.rows), dtype=np.float64)
    return total


def judged(boosters: Sequence[lightgbm.Booster], positions: Positions) -> Numbers:
    """The expected final money of each row before the level is set."""
    return positions.estimate + positions.lead(told(boosters, positions))


class Forest:
    """Trees as lists of integers; a child below zero is a leaf."""

    def __init__(self, parts: int) -> None:
        self.parts = parts
        self.roots: list[int] = []
        self.facts: list[int] = []
        self.cuts: list[int] = []
        self.lower: list[int] = []
        self.higher: list[int] = []
        self.leaves: list[int] = []

    def add(self, node: Node) -> int:
        """Add a node with all below it; its number."""
        if "leaf_value" in node:
            self.leaves.append(round(node["leaf_value"] * self.parts))
            return -len(self.leaves)
        number = len(self.facts)
        self.facts.append(node["split_feature"])
        self.cuts.append(floor(node["threshold"]))
        self.lower.append(0)
        self.higher.append(0)
        self.lower[number] = self.add(node["left_child"])
        self.higher[number] = self.add(node["right_child"])
        return number

    def numbers(self) -> list[int]:
        lists = [self.roots, self.facts, self.cuts, self.lower, self.higher, self.leaves]
        sizes = [len(self.roots), len(self.facts), len(self.leaves)]
        return sizes + [number for numbers in lists for number in numbers]


def forest(judging: Judging, boosters: Sequence[lightgbm.Booster]) -> Forest:
    trees = Forest(judging.parts)
    for booster in boosters:
        for tree in booster.dump_model()["tree_info"]:
            trees.roots.append(trees.add(tree["tree_structure"]))
    return trees


def odds(money: Numbers, temperature: Numbers, positions: Positions) -> Numbers:
    """By row: the chance to win, higher the more money is expected."""
    scaled = money / temperature
    best = np.full(positions.position[-1] + 1, -np.inf)
    np.maximum.at(best, positions.position, scaled)
    weight = np.exp(scaled - best[positions.position])
    share: Numbers = weight / np.bincount(positions.position, weight)[positions.position]
    return share


def winners(positions: Positions) -> Numbers:
    """By row: 1 for the winner of its game, a part of it for each of several."""
    best = np.zeros(positions.position[-1] + 1)
    np.maximum.at(best, positions.position, positions.final)
    won = (positions.final >= best[positions.position]).astype(np.float64)
    share: Numbers = won / np.bincount(positions.position, won)[positions.position]
    return share


def moments(judging: Judging) -> Iterator[tuple[int, int, int]]:
    """Every number of players, chapter and stage, in the order of the stored tables."""
    for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1):
        for chapter in range(1, judging.chapters + 1):
            for stage in range(judging.stages):
                yield players, chapter, stage


def tables(judging: Judging, money: Numbers, positions: Positions) -> tuple[list[int], list[int]]:
    """By moment: the temperature that makes the odds true, and the level that is missing."""
    won = winners(positions)
    losses = [
        -won * np.log(np.maximum(odds(money, np.full(len(money), float(t)), positions), 1e-9))
        for t in TEMPERATURES
    ]
    temperatures: list[int] = []
    levels: list[int] = []
    for players, chapter, stage in moments(judging):
        here = (
            (positions.players == players)
            & (positions.chapter == chapter)
            & (positions.stage == stage)
        )
        if here.sum() < FEWEST:
            temperatures.append(temperatures[-1] if temperatures else TEMPERATURES[-1])
            levels.append(0)
            continue
        best = min(range(len(TEMPERATURES)), key=lambda i: float(losses[i][here].sum()))
        temperatures.append(TEMPERATURES[best])
        levels.append(round(float((positions.final - money)[here].mean())))
    return temperatures, levels


def stored(judging: Judging, trees: Forest, temperatures: list[int], levels: list[int]) -> bytes:
    """The bytes of a judgement, as a game reads them."""
    numbers = [judging.version, len(judging.facts), *trees.numbers(), *temperatures, *levels]
    return compress(pack(f"<{len(numbers)}i", *numbers), 9)


@dataclass(frozen=True)
class Measured:
    """How well the final lead is foretold at the start of one stage."""

    players: int
    chapter: int
    stage: int
    rows: int
    correlation_before: float
    correlation: float
    error_before: float
    error: float


def measure(money: Numbers, positions: Positions) -> list[Measured]:
    """The estimate and the judgement side by side, by players, chapter and stage."""
    final, before, after = (
        positions.lead(values) for values in (positions.final, positions.estimate, money)
    )
    measured: list[Measured] = []
    keys = np.stack([positions.players, positions.chapter, positions.stage], axis=1)
    for players, chapter, stage in np.unique(keys[positions.begins], axis=0):
        here = positions.begins & np.all(keys == (players, chapter, stage), axis=1)
        if here.sum() < FEWEST:
            continue
        measured.append(
            Measured(
                int(players),
                int(chapter),
                int(stage),
                int(here.sum()),
                float(np.corrcoef(before[here], final[here])[0, 1]),
                float(np.corrcoef(after[here], final[here])[0, 1]),
                float(np.sqrt(np.mean((final - before)[here] ** 2))),
                float(np.sqrt(np.mean((final - after)[here] ** 2))),
            )
        )
    return measured


def calibration(chances: Numbers, won: Numbers) -> list[dict[str, Json]]:
    """For every tenth of the odds: how often they were given, their mean, and what came true."""
    tenth = np.minimum((chances * BINS).astype(np.int64), BINS - 1)
    return [
        {
            "rows": int((tenth == i).sum()),
            "said": float(chances[tenth == i].mean()),
            "happened": float(won[tenth == i].mean()),
        }
        for i in range(BINS)
        if (tenth == i).any()
    ]


def train(
    game: str, lessons: Sequence[Path], check: Path, folder: Path, seed: int, words: Messages
) -> tuple[Path, int]:
    """Learn from results, measure with others, and write the judgement and its report: a document
    and a page.

    Returns the file and the number of games learned from.
    """
    judging = face(box_of(game), Judging)
    learned = [read_positions(path, judging) for path in lessons]
    held = read_positions(check, judging)
    boosters = learn(learned, seed)
    money = judged(boosters, held)
    temperatures, levels = tables(judging, money, held)
    place = {moment: i for i, moment in enumerate(moments(judging))}
    here = [place[m] for m in zip(held.players, held.chapter, held.stage, strict=True)]
    chances = odds(money, np.array(temperatures, dtype=np.float64)[here], held)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / judging.file
    trees = forest(judging, boosters)
    write_whole(path, stored(judging, trees, temperatures, levels))
    report: dict[str, Json] = {
        "format": FORMAT,
        "game": game,
        "seed": seed,
        "trees": len(trees.roots),
        "lessons": [lesson_report(positions) for positions in learned],
        "check": lesson_report(held),
        "measured": [vars(m) for m in measure(money, held)],
        "calibration": [*calibration(chances, winners(held))],
    }
    write_whole(folder / REPORT, (json.dumps(report, indent=1) + "\n").encode())
    write_whole(folder / PAGE, judging_page(report, words).encode())
    return path, sum(positions.games for positions in learned)


def lesson_report(positions: Positions) -> dict[str, Json]:
    return {"games": positions.games, "rows": len(positions.rows), "origin": positions.origin}
