"""Experiments here, on all cores and on a cluster: the same rows, nothing lost, nothing twice."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import pytest

from bigshoulders.kernel.errors import GameError
from bigshoulders.lab import workers
from bigshoulders.lab.experiment import run
from bigshoulders.lab.experiment.results import Results, Row, read_results
from bigshoulders.lab.experiment.run import run_spec
from bigshoulders.lab.experiment.spec import parse_spec
from bigshoulders.origin import DECISIVE
from test_spec import SMALL


@pytest.fixture
def whole(tmp_path: Path) -> bytes:
    """The results of the small specification, played here."""
    results = Results(tmp_path / "whole", parse_spec(SMALL, ""))
    assert sum(run_spec(results)) == 13
    return results.finish().read_bytes()


def test_results_carry_their_origin(tmp_path: Path):
    spec = parse_spec(SMALL, "")
    results = Results(tmp_path, spec)
    list(run_spec(results))
    about, rows = read_results(results.finish())
    assert about["spec"] == spec.document()
    assert about["rules"] == {"chicago": 2, "industrialist": 2}
    assert about["engine"]
    assert len(about["commit"]) in (40, 41, len("unknown"))
    assert list(about["code"]) == sorted(DECISIVE)
    assert [(row["experiment"], row["number"]) for row in rows][8:11] == [
        ("two", 8),
        ("two", 9),
        ("alone", 0),
    ]


def test_all_cores_give_the_same_bytes(tmp_path: Path, whole: bytes):
    results = Results(tmp_path / "cores", parse_spec(SMALL, ""))
    list(run_spec(results, jobs=2))
    assert results.finish().read_bytes() == whole


def test_a_stopped_run_resumes_where_it_was(tmp_path: Path, whole: bytes):
    spec = parse_spec(SMALL, "")
    running = run_spec(Results(tmp_path / "stopped", spec))
    assert next(running) == 8
    running.close()
    again = Results(tmp_path / "stopped", spec)
    assert sum(chunk.count for chunk in again.missing()) == 5
    assert sum(run_spec(again)) == 5
    assert again.finish().read_bytes() == whole


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_stopped_chunk_keeps_its_games(
    tmp_path: Path, whole: bytes, monkeypatch: pytest.MonkeyPatch, jobs: int
):
    spec = parse_spec(SMALL, "")

    def stopped(*args: Any) -> Iterator[tuple[int, Row]]:
        """Ctrl-C after three games."""
        with closing(workers.run(*args)) as games:
            yield from islice(games, 3)
            raise KeyboardInterrupt

    monkeypatch.setattr(run, "run", stopped)
    results = Results(tmp_path / "stopped", spec)
    with pytest.raises(KeyboardInterrupt):
        list(run_spec(results, jobs))
    monkeypatch.undo()
    again = Results(tmp_path / "stopped", spec)
    assert sum(chunk.count for chunk in again.missing()) == 10
    assert sum(run_spec(again)) == 10
    assert again.missing() == []
    assert again.finish().read_bytes() == whole


def test_workers_that_keep_dying_are_an_error(tmp_path: Path):
    results = Results(tmp_path, parse_spec(SMALL, ""))
    lost = 0

    def lose(ends: list[Any]) -> list[Any]:
        nonlocal lost
        for child in children():
            os.kill(child, signal.SIGKILL)
            lost += 1
        return wait(ends)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(workers, "wait", lose)
        with pytest.raises(GameError, match="lab/workers-lost"):
            list(run_spec(results, jobs=2))
    assert lost >= 2 * workers.ATTEMPTS
    assert children() == []


def test_a_lost_worker_is_replaced(tmp_path: Path, whole: bytes):
    results = Results(tmp_path / "lost", parse_spec(SMALL, ""))
    running = run_spec(results, jobs=1 + 1)
    next(running)
    for child in children():
        os.kill(child, signal.SIGKILL)
    list(running)
    assert results.finish().read_bytes() == whole


def children() -> list[int]:
    """The child processes of this one, except resource trackers."""
    found = []
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            status = (folder / "status").read_text(encoding="utf-8")
            command = (folder / "cmdline").read_text(encoding="utf-8")
        except OSError:
            continue
        if f"PPid:\t{os.getpid()}\n" in status and "spawn_main" in command:
            found.append(int(folder.name))
    return found
