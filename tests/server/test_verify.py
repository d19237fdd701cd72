"""Fair play can be proved: any change to a log is found."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bigshoulders.cli.main import main
from bigshoulders.kernel.chance import commitment
from bigshoulders.server.tables.fairness import verify
from servers import MakeTable, checked

pytestmark = pytest.mark.any_database


@pytest.fixture
def log(make: MakeTable, tmp_path: Path) -> tuple[Path, str]:
    """The log of an abandoned game, and the hash published before it started."""
    table = make("me", "invite", entropy="dice of Ann")
    published = table.info()["commitment"]
    table.join(1, name="Bob", entropy="dice of Bob")
    rng = Random(5)
    for _ in range(40):
        table.move(table.awaited(), rng=rng)
    running = tmp_path / "running.jsonl"
    running.write_text(table.owner.get(table.path("/export")).text)
    for seat in (0, 1):
        checked(table.post(seat, "/abandon"))
    file = tmp_path / "game.jsonl"
    file.write_text(table.seats[0].get(table.path("/export")).text)
    return file, published


def test_an_honest_log_is_proved(
    log: tuple[Path, str], capsys: pytest.CaptureFixture[str], make: MakeTable
) -> None:
    file, published = log
    assert main(["verify", str(file), "--commitment", published]) == 0
    assert published in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 2
    assert "--commitment" in capsys.readouterr().err
    assert main(["verify", str(file.with_name("running.jsonl"))]) == 2
    assert "line 1" in capsys.readouterr().err
    table = make("me", game="industrialist", daily="2026-11-15")
    checked(table.post(0, "/abandon"))
    assert verify(table.seats[0].get(table.path("/export")).text).entries == 0


def test_any_change_to_a_log_is_found(
    log: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    file, _ = log
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    seed = "00" * 32
    changes: list[tuple[int, dict[str, Any], str]] = [
        (0, {"secret": "00" * 32}, "line 1"),
        (0, {"published": commitment(b"another")}, "line 1"),
        (0, {"entropy": ["dice of Ann", "dice of Mallory"]}, "line 1"),
        (0, {"entropy": "dice"}, "line 1"),
        (0, {"seed": seed, "commitment": commitment(bytes.fromhex(seed))}, "line 1"),
        (7, {"digest": lines[8]["digest"]}, "line 8"),
        (9, {"do": {"do": "pass"}, "seat": 1 - lines[9]["seat"]}, "line 10"),
        (11, {"events": [{"event": "nothing"}]}, "line 12"),
    ]
    for number, change, place in changes:
        bad = [dict(line) for line in lines]
        bad[number] |= change
        file.write_text("".join(json.dumps(line) + "\n" for line in bad))
        assert main(["verify", str(file)]) == 2, change
        assert place in capsys.readouterr().err
    file.write_text("")
    assert main(["verify", str(file)]) == 2
