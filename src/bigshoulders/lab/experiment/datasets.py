"""Games as data for learners: what a seat saw, what it could do, what it did, how it ended.

One row per decision, in Parquet; docs/build/lab.md describes the versioned schema. Logs come from
anywhere: the server's exports, saved games, or games played for the purpose.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pyarrow as pa
import pyarrow.parquet as pq

from bigshoulders.bots.guarded_seat import GuardedSeat
from bigshoulders.kernel.errors import BadLog, GameError
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.log import GameLog, read_log, replay
from bigshoulders.kernel.match import Match
from bigshoulders.lab.experiment.results import write_whole
from bigshoulders.lab.experiment.spec import Spec
from bigshoulders.shelf import GAMES, parse_bot

Rows: TypeAlias = list[dict[str, Any]]  # of one game
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
    """The games of a specification."""
    for experiment in spec.experiments:
        for number in range(experiment.games):
            game = GAMES[experiment.game]
            deal = experiment.deal(number)
            seed = f"lab {spec.seed} {experiment.name} deal {deal}".encode()
            match: Match[Any, Any] = Match(game, experiment.config, seed)
            seats = [GuardedSeat(parse_bot(game.name, bot)) for bot in experiment.seating(number)]
            dice = [Random(f"{spec.seed} {experiment.name} {deal} {i}") for i in range(len(seats))]
            while awaited := game.awaited(match.rules, match.state):
                seat = awaited[0]
                match.play(seat, seats[seat].choose(match.rules, match.view(seat), dice[seat]))
            yield rows_of(match.log)


def stored_games(paths: Iterable[Path]) -> Iterator[Rows]:
    """Games from files, such as the server exports them; every fault names its file."""
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
    """A log of a game that we play."""
    if log.header.game not in GAMES:
        facts: dict[str, Json] = {"got": log.header.game, "expected": [*GAMES]}
        raise BadLog("log/other-game", "line 1", facts)
    return log


def rows_of(log: GameLog) -> Rows:
    """The decisions that led to the end of a game; what was taken back is left out."""
    game = GAMES[log.header.game]
    kept = lasting(log)
    rows: Rows = []
    before: Any = None
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
        row.update(scores=scores, winners=winners)
    return rows


def lasting(log: GameLog) -> set[int]:
    """The numbers of the moves that were not taken back."""
    line: list[int] = []
    for entry in log.entries:
        if "undo_to" in entry.do:
            target = int(str(entry.do["undo_to"]))
            line = [seq for seq in line if seq <= target]
        elif "rules" not in entry.do:
            line.append(entry.seq)
    return set(line)


def write_dataset(played: Iterable[Rows], path: Path) -> tuple[int, int]:
    """All decisions of some games as one file; how many games and decisions."""
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
