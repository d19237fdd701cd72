"""Puzzles from bots' games: every decision is looked at, and the best mix is kept.

A specification names the games, the settings of the makers and how many puzzles of each kind are
wanted. Each game is one file in the folder, so a stopped run resumes. Equal specifications give
equal puzzles.
"""

from __future__ import annotations

import gzip
import json
import os
import tomllib
from collections import Counter, defaultdict
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from hashlib import blake2b, sha256
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from bigshoulders.box.any_game import AnyDocument
from bigshoulders.box.faces import face
from bigshoulders.box.puzzles import FILE, Maker, Puzzle, Puzzling, read_puzzle, sign
from bigshoulders.kernel.data_files import unknown
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.json import Json
from bigshoulders.lab.experiment.spec import Experiment, read_experiment
from bigshoulders.lab.play import new_game, seat_bots
from bigshoulders.lab.workers import run
from bigshoulders.shelf import box_of, default_game

FORMAT: Final = "bigshoulders/puzzles/1"
KEYS: Final = [
    *("format", "seed", "game", "wanted", "most_alike", "per_game", "round"),
    *("settings", "defaults", "experiment"),
]
ABOUT: Final = "spec.json"
REPORT: Final = "report.json"
Found: TypeAlias = AnyDocument  # how many decisions were looked at, and the puzzles


@dataclass(frozen=True)
class PuzzleSpec:
    """The games to look through, and the puzzles wanted."""

    seed: int
    game: str
    wanted: dict[str, int]
    """Puzzles by kind."""
    most_alike: dict[str, int]
    """By kind: puzzles of one twist, at most; without a number, any mix will do."""
    per_game: int
    """Puzzles of one kind from one game, at most."""
    round: int
    """Games that are looked through before the kinds still wanted are counted again."""
    settings: dict[str, int]
    experiments: list[Experiment]

    def document(self) -> dict[str, Json]:
        return {
            **vars(self),
            "experiments": [experiment.document() for experiment in self.experiments],
        }

    def digest(self) -> str:
        return sha256(json.dumps(self.document(), sort_keys=True).encode()).hexdigest()[:16]


def read_puzzle_spec(path: Path | None) -> PuzzleSpec:
    """The specification in a file, or the one that made the shipped puzzles."""
    if path is None:
        resource = files("bigshoulders.lab").joinpath("specs", "puzzles.toml")
        return parse_puzzle_spec(resource.read_text(encoding="utf-8"), "puzzles.toml")
    return parse_puzzle_spec(path.read_text(encoding="utf-8"), str(path))


def parse_puzzle_spec(text: str, where: str) -> PuzzleSpec:
    """A specification, or GameError that says what is wrong and where."""
    try:
        document: AnyDocument = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise GameError("spec/not-toml", where, {"fault": str(error)}) from error
    if document.get("format") != FORMAT:
        facts: dict[str, Json] = {"got": str(document.get("format")), "expected": FORMAT}
        raise GameError("spec/unknown-format", where, facts)
    check_keys(document, KEYS, where)
    game = document.get("game", default_game())
    puzzling = face(box_of(game), Puzzling)
    for key in ("seed", "wanted", "experiment"):
        if key not in document:
            raise GameError("spec/needs", where, {"needs": key})
    for key in ("wanted", "most_alike"):
        check_keys(document.get(key, {}), list(puzzling.kinds), f"{where}: {key}")
    settings = document.get("settings", {})
    check_keys(settings, list(puzzling.settings), f"{where}: settings")
    defaults = {"game": game, **document.get("defaults", {})}
    return PuzzleSpec(
        seed=int(document["seed"]),
        game=game,
        wanted=document["wanted"],
        most_alike=document.get("most_alike", {}),
        per_game=int(document.get("per_game", 1)),
        round=int(document.get("round", 8)),
        settings={**puzzling.settings, **settings},
        experiments=[
            read_experiment({**defaults, **item}, f"{where}: experiment {number}")
            for number, item in enumerate(document["experiment"], start=1)
        ],
    )


def check_keys(document: AnyDocument, known: list[str], where: str) -> None:
    for key in document:
        if key not in known:
            raise GameError("spec/unknown-key", where, unknown(key, known))


@dataclass(frozen=True)
class Job:
    """One game to look through."""

    spec: PuzzleSpec
    experiment: Experiment
    number: int
    kinds: tuple[str, ...]
    """The kinds of which more puzzles are wanted."""

    def __str__(self) -> str:
        return f"{self.experiment.name}-{self.number:04}"


def look_through(job: Job) -> Found:
    """Play a game and collect the puzzles in it; equal jobs give equal puzzles."""
    experiment, number = job.experiment, job.number
    box = box_of(experiment.game)
    board, _ = new_game(
        experiment.game, experiment.config, experiment.deal_seed(job.spec.seed, number)
    )
    bots = seat_bots(experiment.game, experiment.seating(number))
    dice = experiment.dice(job.spec.seed, number)
    maker: Maker = face(box, Puzzling).maker(board.rules, job.spec.settings)
    looked: Counter[str] = Counter()
    found: list[Puzzle] = []
    found_kinds: Counter[str] = Counter()
    decisions = 0
    while awaited := board.awaited():
        seat = awaited[0]
        view = board.view(seat)
        if dice[seat].random() < experiment.slips:
            move = dice[seat].choice(view.legal)
        else:
            move = bots[seat].choose(board.rules, view, dice[seat])
        kind = maker.question(view, move) if len(view.legal) > 1 else None
        if kind in job.kinds and found_kinds[kind] < job.spec.per_game:
            looked[kind] += 1
            seed = blake2b(f"{job} {decisions}".encode(), digest_size=8).digest()
            drafts = maker.look(kind, view, seed)
            found_kinds[kind] += len(drafts)
            position = board.export() if drafts else {}
            found += [sign(draft, seat, f"{job} {decisions}", position) for draft in drafts]
        board.play(seat, move)
        decisions += 1
    return {
        "looked": dict(looked),
        "decisions": decisions,
        "puzzles": [puzzle.document() for puzzle in found],
    }


class Workshop:
    """A folder of games that were looked through."""

    def __init__(self, folder: Path, spec: PuzzleSpec) -> None:
        self.folder = folder
        self.spec = spec
        about = folder / ABOUT
        if about.is_file():
            if json.loads(about.read_text())["digest"] != spec.digest():
                raise GameError("lab/other-spec", str(folder))
        else:
            folder.mkdir(parents=True, exist_ok=True)
            write(about, {"digest": spec.digest(), "spec": spec.document()})

    def rounds(self) -> list[list[tuple[Experiment, int]]]:
        """The games, some of each experiment in turn, in rounds."""
        numbers = range(max(experiment.games for experiment in self.spec.experiments))
        games = [
            (experiment, number)
            for number in numbers
            for experiment in self.spec.experiments
            if number < experiment.games
        ]
        size = self.spec.round
        return [games[i : i + size] for i in range(0, len(games), size)]

    def file_of(self, experiment: Experiment, number: int) -> Path:
        return self.folder / f"{experiment.name}-{number:04}.json"

    def read(self, games: list[tuple[Experiment, int]]) -> list[Found]:
        """The games that were looked through."""
        paths = [self.file_of(*game) for game in games]
        return [json.loads(path.read_text()) for path in paths if path.is_file()]

    def work(self, processes: int) -> Generator[int, None, None]:
        """Look through the games, round by round, until enough puzzles of every kind are found.

        A kind is left out of a round if the rounds before have enough. So the puzzles don't depend
        on the number of processes, nor on interruptions. Yields 1 for each stored game.
        """
        sieve = Sieve(self.spec)
        for games in self.rounds():
            kinds = sieve.missing()
            if not kinds:
                return
            missing = [game for game in games if not self.file_of(*game).is_file()]
            jobs = [[Job(self.spec, *game, kinds)] for game in missing]
            with closing(run(jobs, look_through, processes)) as results:
                for number, result in results:
                    write(self.file_of(*missing[number]), result)
                    yield 1
            sieve.add(self.read(games))

    def finish(self) -> tuple[Path, list[Puzzle]]:
        """Choose the puzzles among those of all games, and write them with a report."""
        sieve = Sieve(self.spec)
        for games in self.rounds():
            if sieve.missing():
                sieve.add(self.read(games))
        kept = mixed({kind: sieve.chosen(kind) for kind in self.spec.wanted}, self.spec.seed)
        lines = [json.dumps(puzzle.document(), separators=(",", ":")) for puzzle in kept]
        path = self.folder / FILE
        path.write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))
        write(self.folder / REPORT, sieve.report(kept))
        return path, kept


class Sieve:
    """The puzzles of the rounds so far, without kinds that were complete before a round."""

    def __init__(self, spec: PuzzleSpec) -> None:
        self.spec = spec
        self.games = 0
        self.looked: Counter[str] = Counter()
        self.found: list[Puzzle] = []

    def chosen(self, kind: str) -> list[Puzzle]:
        return choose(self.found, kind, self.spec)

    def missing(self) -> tuple[str, ...]:
        """The kinds of which more puzzles are wanted."""
        return tuple(k for k, n in self.spec.wanted.items() if len(self.chosen(k)) < n)

    def add(self, games: list[Found]) -> None:
        kinds = self.missing()
        self.games += len(games)
        for game in games:
            self.looked.update({k: n for k, n in game["looked"].items() if k in kinds})
            puzzles = [read_puzzle(document) for document in game["puzzles"]]
            self.found += [puzzle for puzzle in puzzles if puzzle.kind in kinds]

    def report(self, kept: list[Puzzle]) -> dict[str, Json]:
        """By kind: decisions looked at, puzzles found, and those kept by level and twist."""
        kinds: dict[str, Json] = {
            kind: {
                "looked": self.looked[kind],
                "found": sum(puzzle.kind == kind for puzzle in self.found),
                "kept": sum(puzzle.kind == kind for puzzle in kept),
                "levels": dict(Counter(p.level for p in kept if p.kind == kind)),
                "twists": dict(Counter(p.twist for p in kept if p.kind == kind)),
            }
            for kind in self.spec.wanted
        }
        return {"games": self.games, "kinds": kinds}


def write(path: Path, document: Json) -> None:
    """Write a whole file or nothing."""
    part = path.with_suffix(".part")
    part.write_text(json.dumps(document))
    os.replace(part, path)


def choose(found: list[Puzzle], kind: str, spec: PuzzleSpec) -> list[Puzzle]:
    """The wanted number of puzzles of a kind: few from one game, levels and twists in turn."""
    from_game: Counter[str] = Counter()
    twists: Counter[str] = Counter()
    most = spec.most_alike.get(kind, spec.wanted[kind])
    groups: dict[tuple[str, str], list[Puzzle]] = defaultdict(list)
    known: set[str] = set()
    for puzzle in found:
        game = puzzle.source.split()[0]
        if puzzle.kind != kind or puzzle.id in known or from_game[game] == spec.per_game:
            continue
        from_game[game] += 1
        known.add(puzzle.id)
        groups[puzzle.level, puzzle.twist].append(puzzle)
    kept: list[Puzzle] = []
    before = -1
    while before < len(kept) < spec.wanted[kind]:
        before = len(kept)
        for group in (groups[key] for key in sorted(groups)):
            if group and len(kept) < spec.wanted[kind] and twists[group[0].twist] < most:
                twists[group[0].twist] += 1
                kept.append(group.pop(0))
    return kept


def mixed(by_kind: dict[str, list[Puzzle]], seed: int) -> list[Puzzle]:
    """The puzzles in an order that changes the kind every day."""
    dice = Random(seed)
    piles = [dice.sample(pile, len(pile)) for pile in by_kind.values()]
    found: list[Puzzle] = []
    while any(piles):
        for pile in piles:
            if pile:
                found.append(pile.pop())
    return found
