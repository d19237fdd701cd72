"""Datasets for learners: one Parquet row per decision, with view, legal moves, choice and result.

docs/build/lab.md describes the versioned schema. Games come from a server's exports, from saved
games, or are played for the purpose. A card beside each file describes it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeAlias, TypeVar

import pyarrow as pa
import pyarrow.parquet as pq

from bigshoulders import __version__
from bigshoulders.box.any_game import AnyPosition
from bigshoulders.kernel.errors import BadLog, GameError
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.log import GameLog, read_line, read_log, replay
from bigshoulders.kernel.match import Match
from bigshoulders.lab.experiment.results import write_whole
from bigshoulders.lab.experiment.run import Job
from bigshoulders.lab.experiment.spec import Spec
from bigshoulders.lab.play import play_game, seat_bots
from bigshoulders.lab.workers import run
from bigshoulders.origin import commit
from bigshoulders.shelf import SHELF, box_of

Rows: TypeAlias = list[dict[str, Json]]  # of one game
T = TypeVar("T")

FORMAT = "bigshoulders/dataset/2"
LICENCE = "mit"
COLUMNS: list[tuple[str, pa.DataType, str]] = [
    ("game", pa.string(), "the game"),
    ("id", pa.string(), "the same for all rows of a game"),
    ("config", pa.string(), "the options, as JSON"),
    ("rules", pa.int32(), "the version of the rules"),
    ("commit", pa.string(), "the commit of the code that wrote the row"),
    ("spec", pa.string(), "the specification that was played, as JSON; null for stored games"),
    (
        "bots",
        pa.list_(pa.string()),
        "the bot that then played each seat; null for people and unknown players",
    ),
    ("seq", pa.int32(), "the number of the log entry"),
    ("seat", pa.int8(), "the seat that decided"),
    ("view", pa.string(), "the seat's redacted position, as JSON"),
    ("row", pa.list_(pa.int16()), "the seat's observation, as in the environments"),
    ("layout", pa.int32(), "the version of the observations"),
    ("legal", pa.list_(pa.string()), "every legal move, as JSON"),
    ("legal_index", pa.list_(pa.int32()), "the dense numbers of the legal moves"),
    ("choice", pa.int32(), "the place of the chosen move in `legal`"),
    ("last_row", pa.list_(pa.int16()), "with a seat's last decision: its observation at the end"),
    ("scores", pa.list_(pa.int32()), "the result by seat; empty if the game wasn't finished"),
    ("winners", pa.list_(pa.int8()), "the seats that won; empty if the game wasn't finished"),
]
SCHEMA = pa.schema(
    [pa.field(name, kind, metadata={"meaning": meaning}) for name, kind, meaning in COLUMNS]
)
BATCH = 2000  # rows written at a time


@dataclass(frozen=True)
class Failed:
    """A game that could not be read, as it travels from a worker."""

    code: str
    where: str
    facts: dict[str, Json]


@dataclass(frozen=True)
class Decisions(Generic[T]):
    """A task for a worker, and what all rows of its game share."""

    task: T
    commit: str
    spec: str | None = None

    def __str__(self) -> str:
        return str(self.task)


def played_games(spec: Spec, jobs: int = 1) -> Iterator[Rows]:
    """Play the games of a specification, on several cores if wanted; the order stays."""
    made_by, text = commit(), spec.text()
    tasks = [
        [Decisions(Job(spec.seed, experiment, number), made_by, text)]
        for experiment in spec.experiments
        for number in range(experiment.games)
    ]
    return in_order(tasks, run(tasks, play_rows, jobs))


def play_rows(wanted: Decisions[Job]) -> Rows:
    """The decisions of one game, which is played for them."""
    job, experiment = wanted.task, wanted.task.experiment
    names = experiment.seating(job.number)
    seed = experiment.deal_seed(job.seed, job.number)
    match = Match(box_of(experiment.game).game, experiment.config, seed)
    bots = seat_bots(experiment.game, names)
    play_game(match, bots, experiment.dice(job.seed, job.number))
    return rows_of(match.log, [*names], wanted)


def stored_games(paths: Iterable[Path], jobs: int = 1) -> Iterator[Rows]:
    """Games from log files; errors name their file."""
    made_by = commit()
    tasks = [[Decisions(path, made_by)] for path in paths]
    return in_order(tasks, run(tasks, read_rows, jobs))


def read_rows(wanted: Decisions[Path]) -> Rows | Failed:
    """The decisions of a stored game, or what is wrong with it."""
    path = wanted.task
    try:
        text = path.read_text(encoding="utf-8")
        log = known(read_log(text))
        return rows_of(log, bots_of(text), wanted)
    except GameError as error:
        place = f"{path}, {error.where}" if error.where else str(path)
        return Failed(error.code, place, error.facts)
    except UnicodeDecodeError as error:
        return Failed("lab/not-a-log", str(path), {"fault": str(error)})


def bots_of(text: str) -> list[Json]:
    """The bot of each seat at the start, from the first line of a log; empty if it has none."""
    bots = read_line(text.splitlines()[0], 1).get("bots")
    return bots if isinstance(bots, list) else []


def note_bot(sitting: list[Json], seat: int, note: dict[str, Json]) -> None:
    """Follow a note: a bot plays a seat from now on, or a person does."""
    if note["note"] in ("stand_in", "left"):
        sitting[seat] = note.get("bot")
    elif note["note"] in ("back", "joined"):
        sitting[seat] = None


def in_order(tasks: list[list[T]], results: Iterable[tuple[int, Rows | Failed]]) -> Iterator[Rows]:
    """Results in the order of their tasks; the first failure is raised."""
    early: dict[int, Rows | Failed] = {}
    waiting = iter(range(len(tasks)))
    wanted = next(waiting, None)
    for number, result in results:
        early[number] = result
        while wanted is not None and wanted in early:
            found = early.pop(wanted)
            if isinstance(found, Failed):
                kind = GameError if found.code == "lab/not-a-log" else BadLog
                raise kind(found.code, found.where, found.facts)
            yield found
            wanted = next(waiting, None)


def known(log: GameLog) -> GameLog:
    """The log, or BadLog if its game isn't on the shelf."""
    if log.header.game not in SHELF:
        facts: dict[str, Json] = {"got": log.header.game, "expected": [*SHELF]}
        raise BadLog("log/other-game", "line 1", facts)
    return log


def rows_of(log: GameLog, bots: list[Json], wanted: Decisions[T]) -> Rows:
    """A game's decisions, without undone ones."""
    box = box_of(log.header.game)
    game, learning = box.game, box.learning
    kept = lasting(log)
    rows: Rows = []
    last: dict[int, dict[str, Json]] = {}  # by seat: its last decision
    before: AnyPosition = None
    scores: list[int] = []
    winners: list[int] = []
    sitting: list[Json] = []
    for entry, g, s in replay(game, log):
        if entry is None:
            seats = game.seats(g)
            sitting = [*bots] if len(bots) == seats else [None] * seats
        elif "note" in entry.do:
            note_bot(sitting, entry.seat, entry.do)
        elif entry.seq in kept:
            view = game.redact(g, before, entry.seat)
            space = game.space(g)
            row: dict[str, Json] = {
                "game": game.name,
                "id": log.header.digest + "-" + log.entries[-1].digest,
                "config": json.dumps(log.header.config, sort_keys=True),
                "rules": log.header.rules,
                "commit": wanted.commit,
                "spec": wanted.spec,
                "bots": [*sitting],
                "seq": entry.seq,
                "seat": entry.seat,
                "view": json.dumps(game.export_position(g, view.seen), sort_keys=True),
                "row": [*learning.features(g, view.seen, entry.seat)],
                "layout": learning.layout.version,
                "legal": [json.dumps(space.spell(m)) for m in view.legal],
                "legal_index": [space.index(m) for m in view.legal],
                "choice": view.legal.index(space.parse(entry.do)),
                "last_row": None,
            }
            rows.append(row)
            last[entry.seat] = row
        before = game.copy(s)
        scores = game.result(g, s) or []
        winners = game.winners(g, s) if scores else []
    if scores:
        for seat, row in last.items():
            row["last_row"] = [*learning.features(g, before, seat)]
    for row in rows:
        row.update(scores=[*scores], winners=[*winners])
    return rows


def lasting(log: GameLog) -> set[int]:
    """The numbers of the moves that weren't undone."""
    line: list[int] = []
    for entry in log.entries:
        if "undo_to" in entry.do:
            target = int(str(entry.do["undo_to"]))
            line = [seq for seq in line if seq <= target]
        elif entry.is_move:
            line.append(entry.seq)
    return set(line)


def write_dataset(played: Iterable[Rows], path: Path) -> tuple[int, int]:
    """Write all decisions to one file and its card; returns the numbers of games and decisions."""
    games = decisions = 0
    about = {"format": FORMAT, "engine": __version__}
    schema = SCHEMA.with_metadata({"bigshoulders": json.dumps(about, sort_keys=True)})
    facts = Facts()
    sink = pa.BufferOutputStream()
    with pq.ParquetWriter(sink, schema, compression="zstd") as writer:
        waiting: Rows = []
        for rows in played:
            games += 1
            decisions += len(rows)
            facts.note(rows)
            waiting += rows
            if len(waiting) >= BATCH:
                writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
                waiting = []
        writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
    write_whole(path, bytes(sink.getvalue()))
    card = facts.card(path.name, games, decisions)
    write_whole(path.with_suffix(".md"), card.encode())
    return games, decisions


class Facts:
    """The facts about a dataset that its card states."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def note(self, rows: Rows) -> None:
        """Take in the rows of one game."""
        for row in rows[:1]:
            for name in ("game", "config", "rules", "commit", "layout"):
                self.found.setdefault(name, set()).add(str(row[name]))
            bots = row["bots"]
            assert isinstance(bots, list)
            for bot in bots:
                self.found.setdefault("bots", set()).add(str(bot or "person or unknown"))

    def card(self, name: str, games: int, decisions: int) -> str:
        """A description as data hubs read it: facts in YAML, then text."""
        lines = ["---", f"license: {LICENCE}", f"pretty_name: {name}", "tags: [board-game]", "---"]
        lines += ["", f"# {name}", ""]
        lines += [f"{decisions:,} decisions from {games:,} games, in the format `{FORMAT}`.", ""]
        titles = {
            "game": "Game",
            "config": "Options",
            "bots": "Players",
            "rules": "Rules version",
            "layout": "Version of the observations",
            "commit": "Commit",
        }
        for key, title in titles.items():
            values = ", ".join(f"`{value}`" for value in sorted(self.found.get(key, ())))
            lines.append(f"- {title}: {values or 'none'}")
        lines += ["", *column_table(), ""]
        lines += ["Load it with any Parquet reader:", "", "```python"]
        lines += ["import pyarrow.parquet as pq", "", f'table = pq.read_table("{name}")', "```", ""]
        return "\n".join(lines)


def column_table() -> list[str]:
    """The columns with their types and meanings, as a table in Markdown."""
    head = ["| column | type | contents |", "|---|---|---|"]
    spelt = {name: str(kind).replace("element: ", "") for name, kind, _ in COLUMNS}
    return head + [f"| `{name}` | {spelt[name]} | {meaning} |" for name, _, meaning in COLUMNS]
