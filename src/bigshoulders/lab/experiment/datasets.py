"""Datasets for learners: one Parquet row per decision, with view, legal moves, choice and result.

docs/build/lab.md describes the versioned schema. Games come from a server's exports, from saved
games, or are played for the purpose.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import TypeAlias

import pyarrow as pa
import pyarrow.parquet as pq

from bigshoulders.box.any_game import AnyPosition
from bigshoulders.kernel.errors import BadLog, GameError
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.log import GameLog, read_log, replay
from bigshoulders.kernel.match import Match
from bigshoulders.lab.experiment.results import write_whole
from bigshoulders.lab.experiment.spec import Spec
from bigshoulders.lab.play import play_game, seat_bots
from bigshoulders.shelf import SHELF, box_of

Rows: TypeAlias = list[dict[str, Json]]  # of one game
FORMAT = "bigshoulders/dataset/1"
SCHEMA = pa.schema(
    [
        ("game", pa.string()),
        ("id", pa.string()),
        ("config", pa.string()),
        ("rules", pa.int32()),
        ("seq", pa.int32()),
        ("seat", pa.int8()),
        ("view", pa.string()),
        ("legal", pa.list_(pa.string())),
        ("legal_index", pa.list_(pa.int32())),
        ("choice", pa.int32()),
        ("scores", pa.list_(pa.int32())),
        ("winners", pa.list_(pa.int8())),
    ]
)
BATCH = 2000  # rows written at a time


def played_games(spec: Spec) -> Iterator[Rows]:
    """Play the games of a specification."""
    for experiment in spec.experiments:
        for number in range(experiment.games):
            seed = experiment.deal_seed(spec.seed, number)
            match = Match(box_of(experiment.game).game, experiment.config, seed)
            bots = seat_bots(experiment.game, experiment.seating(number))
            play_game(match, bots, experiment.dice(spec.seed, number))
            yield rows_of(match.log)


def stored_games(paths: Iterable[Path]) -> Iterator[Rows]:
    """Games from log files; errors name their file."""
    for path in paths:
        try:
            rows = rows_of(known(read_log(path.read_text(encoding="utf-8"))))
        except GameError as error:
            place = f"{path}, {error.where}" if error.where else str(path)
            raise BadLog(error.code, place, error.facts) from error
        except UnicodeDecodeError as error:
            raise GameError("lab/not-a-log", str(path), {"fault": str(error)}) from error
        yield rows


def known(log: GameLog) -> GameLog:
    """The log, or BadLog if its game isn't on the shelf."""
    if log.header.game not in SHELF:
        facts: dict[str, Json] = {"got": log.header.game, "expected": [*SHELF]}
        raise BadLog("log/other-game", "line 1", facts)
    return log


def rows_of(log: GameLog) -> Rows:
    """A game's decisions, without undone ones."""
    game = box_of(log.header.game).game
    kept = lasting(log)
    rows: Rows = []
    before: AnyPosition = None
    scores: list[int] = []
    winners: list[int] = []
    for entry, g, s in replay(game, log):
        if entry is not None and entry.seq in kept:
            view = game.redact(g, before, entry.seat)
            space = game.space(g)
            rows.append(
                {
                    "game": game.name,
                    "id": log.header.digest + "-" + log.entries[-1].digest,
                    "config": json.dumps(log.header.config, sort_keys=True),
                    "rules": log.header.rules,
                    "seq": entry.seq,
                    "seat": entry.seat,
                    "view": json.dumps(game.export_position(g, view.seen), sort_keys=True),
                    "legal": [json.dumps(space.spell(m)) for m in view.legal],
                    "legal_index": [space.index(m) for m in view.legal],
                    "choice": view.legal.index(space.parse(entry.do)),
                }
            )
        before = game.copy(s)
        scores = game.result(g, s) or []
        winners = game.winners(g, s) if scores else []
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
        elif "rules" not in entry.do:
            line.append(entry.seq)
    return set(line)


def write_dataset(played: Iterable[Rows], path: Path) -> tuple[int, int]:
    """Write all decisions to one file; returns the numbers of games and decisions."""
    games = decisions = 0
    about = {"format": FORMAT, "engine": version("bigshoulders")}
    schema = SCHEMA.with_metadata({"bigshoulders": json.dumps(about, sort_keys=True)})
    sink = pa.BufferOutputStream()
    with pq.ParquetWriter(sink, schema, compression="zstd") as writer:
        waiting: Rows = []
        for rows in played:
            games += 1
            decisions += len(rows)
            waiting += rows
            if len(waiting) >= BATCH:
                writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
                waiting = []
        writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
    write_whole(path, bytes(sink.getvalue()))
    return games, decisions
