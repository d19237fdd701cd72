"""The games of a specification, played here, on all cores or on a Ray cluster: the same rows."""

from __future__ import annotations

import json
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass, replace

from bigshoulders.lab.cluster import run_on_cluster
from bigshoulders.lab.experiment.results import Chunk, Results, Row
from bigshoulders.lab.experiment.spec import Experiment
from bigshoulders.lab.meter import meters_of
from bigshoulders.lab.play import new_game, play_game, seat_bots
from bigshoulders.lab.workers import run


@dataclass(frozen=True)
class Job:
    """One game of an experiment, with all a worker needs to play it."""

    seed: int
    experiment: Experiment
    number: int

    def __str__(self) -> str:
        return f"{self.experiment.name} {self.number}"


def jobs_of(chunk: Chunk) -> list[Job]:
    numbers = range(chunk.first, chunk.first + chunk.count)
    return [Job(chunk.seed, chunk.experiment, number) for number in numbers]


def play_job(job: Job) -> Row:
    """One whole game as a row of results; equal jobs give equal rows."""
    experiment = job.experiment
    bots = experiment.seating(job.number)
    seed = experiment.deal_seed(job.seed, job.number)
    board, opening = new_game(experiment.game, experiment.config, seed)
    played = play_game(
        board,
        seat_bots(experiment.game, bots),
        experiment.dice(job.seed, job.number),
        [meters_of(experiment.game)[name]() for name in experiment.meters],
        opening,
        experiment.slips,
    )
    return {
        "experiment": experiment.name,
        "number": job.number,
        "deal": experiment.deal(job.number),
        "bots": bots,
        "scores": played.scores,
        "winners": played.winners,
        "decisions": played.decisions,
        "faults": len(played.faults),
        "digest": played.digest,
        "notes": json.dumps(played.notes, sort_keys=True, separators=(",", ":")),
    }


def run_spec(results: Results, jobs: int = 1, ray: str = "") -> Generator[int, None, None]:
    """Play the missing games; yields how many were stored each time.

    If it is stopped, the games of unfinished chunks are stored too.
    """
    missing = results.missing()
    batches = [jobs_of(chunk) for chunk in missing]
    played = run_on_cluster(batches, play_job, ray) if ray else run(batches, play_job, jobs)
    begun: dict[int, list[Row]] = {}
    try:
        with closing(played):
            for number, row in played:
                chunk, rows = missing[number], begun.setdefault(number, [])
                rows.append(row)
                if len(rows) == chunk.count:
                    results.keep(chunk, rows)
                    del begun[number]
                    yield chunk.count
    finally:
        for number, rows in begun.items():
            results.keep(replace(missing[number], count=len(rows)), rows)
