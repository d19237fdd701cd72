"""The lab on the command line: datasets are the same for any number of jobs, an interrupt keeps
finished games, and errors are sentences."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pyarrow.parquet as pq
import pytest

import bigshoulders
from bigshoulders.lab.experiment.spec import FORMAT
from command import run

GOLDEN = Path(__file__).parents[1] / "golden"
SECONDS = 20  # to wait for something that should happen at once, on a busy machine
LONG = f"""
format = "{FORMAT}"
name = "long"
seed = 3
[[experiment]]
name = "quick"
games = 8
bots = ["random"]
config = {{ players = 2 }}
[[experiment]]
name = "slow"
games = 800
bots = ["tycoon:60s"]
config = {{ players = 4 }}
"""


def test_datasets_are_written_on_several_cores_from_a_specification_and_from_games(tmp_path: Path):
    short, _ = LONG.split('[[experiment]]\nname = "slow"')
    (tmp_path / "s.toml").write_text(short, encoding="utf-8")
    games = [str(GOLDEN / f"{name}.jsonl") for name in ("basic-2", "first-2")]
    for command, count in ((["export", "s.toml"], 8), (["import", *games], 2)):
        files = [tmp_path / f"{command[0]}-{jobs}.parquet" for jobs in (1, 2)]
        for jobs, file in enumerate(files, 1):
            out = ("--out", file.name, "--jobs", str(jobs))
            done = run("lab", *command, *out, folder=tmp_path)
            assert (done.returncode, done.stderr) == (0, "")
            assert f"Dataset written to {file.name}. Games: {count}; decisions: " in done.stdout
        assert files[0].read_bytes() == files[1].read_bytes()
        assert f"from {count} games" in files[0].with_suffix(".md").read_text(encoding="utf-8")
        assert len(set(pq.read_table(files[0])["id"].to_pylist())) == count
        done = run("lab", *command, "--out", "none.parquet", "--jobs", "0", folder=tmp_path)
        assert (done.returncode, (tmp_path / "none.parquet").exists()) == (2, False)
        assert "--jobs: The number of parallel games must be at least 1, not 0." in done.stderr


def test_an_interrupt_ends_all_workers_at_once_and_says_what_is_kept(tmp_path: Path):
    environment = {**os.environ, "PYTHONPATH": str(Path(bigshoulders.__file__).parents[1])}
    (tmp_path / "long.toml").write_text(LONG, encoding="utf-8")
    command = [sys.executable, "-m", "bigshoulders", "lab", "run", "long.toml"]
    parts = tmp_path / "out" / "parts"
    with subprocess.Popen(
        [*command, "--out", "out", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        cwd=tmp_path,
        start_new_session=True,  # the workers also receive the interrupt, as in a terminal
        preexec_fn=lambda: signal.signal(
            signal.SIGINT, signal.SIG_DFL
        ),  # received in the background too
    ) as process:
        try:
            begun = monotonic()
            while not list(parts.glob("quick-*.parquet")):
                assert process.poll() is None
                assert monotonic() - begun < 6 * SECONDS
                sleep(0.1)
            for _ in range(2):
                os.killpg(process.pid, signal.SIGINT)
                sleep(0.05)
            output, errors = process.communicate(timeout=SECONDS)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    kept = sum(pq.read_metadata(path).num_rows for path in parts.glob("*.parquet"))
    assert process.returncode == 130
    assert f"{kept} of 808 games are saved in out" in output.decode()
    assert "same command" in output.decode()
    assert errors.decode() == ""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('["random"]', '["random", "random", "random"]', "Too many bots: 3 named, 2 free"),
        ('"quick"', '"../../evil"', '"../../evil" can’t be used as a file name'),
        ('"quick"', '"a\\u0000b"', "can’t be used as a file name"),
        ("players = 2", 'players = "2"', 'must be 2, 3 or 4, not "2".'),
        ("[[experiment]]", "defaults = 3\n[[experiment]]", "“defaults” must be a table"),
    ],
)
def test_a_specification_that_cannot_be_played_is_refused_in_a_sentence(
    tmp_path: Path, old: str, new: str, said: str
):
    (tmp_path / "s.toml").write_text(LONG.replace(old, new, 1), encoding="utf-8")
    done = run("lab", "run", "s.toml", "--out", "out", folder=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["s.toml"]


def test_a_missing_cluster_is_reported_at_once(tmp_path: Path):
    (tmp_path / "s.toml").write_text(LONG, encoding="utf-8")
    done = run("lab", "run", "s.toml", "--out", "out", "--ray", "nonsense", folder=tmp_path)
    assert done.returncode == 2
    assert (
        "nonsense: This isn’t the address of a Ray cluster. Valid values: auto, HOST:PORT"
        in done.stderr
    )
