"""A command whose libraries are missing names the extra to install; nothing else changes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import bigshoulders
from bigshoulders.cli.extras import EXTRAS
from bigshoulders.cli.main import build_parser

# Importing a module that is None in sys.modules fails as if it weren't installed.
WITHOUT = """\
import sys
sys.modules.update(dict.fromkeys(sys.argv.pop(1).split(",")))
from bigshoulders.__main__ import main
sys.exit(main())
"""
# The libraries that the extra `play` doesn't bring.
ELSEWHERE = (
    "alembic,argon2,asyncpg,gymnasium,httpx,lightgbm,litestar,matplotlib,numpy,open_spiel,"
    "openskill,pettingzoo,prometheus_client,pyarrow,pygame,pyspiel,ray,segno,sqlalchemy,structlog,"
    "uvicorn,websockets"
)
LONG_ENOUGH = 400  # answers for a whole game


def run_without(
    missing: str, *command: str, folder: Path, keys: str = ""
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, missing, *command],
        env={
            "BIGSHOULDERS_DATA": str(folder),
            "PYTHONPATH": str(Path(bigshoulders.__file__).parents[1]),
        },
        input=keys,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize(
    ("missing", "command", "advice"),
    [
        (
            "rich",
            "play",
            "needs rich, which isn't installed. Run: pip install 'bigshoulders[play]'",
        ),
        (
            "fluent",
            "serve",
            "needs fluent, which isn't installed. Run: pip install 'bigshoulders[s",
        ),
        ("uvicorn", "serve", "isn’t installed. Run: pip install 'bigshoulders[server]'"),
        ("sqlalchemy", "restore x", "'bigshoulders[server]'"),
        ("sqlalchemy", "check", "'bigshoulders[server]'"),
        ("rich", "--language fr lab export x", "'bigshoulders[lab]'"),
        ("rich", "position check x", "'bigshoulders[play]'"),
        (
            "rich",
            "play --name admin",
            "uvx --from 'bigshoulders[play]' bigshoulders play --name admin",
        ),
        ("matplotlib", "lab report balance", "'bigshoulders[lab]'"),
        ("uvicorn", "--language de serve", "Dafür fehlt uvicorn. Installiere es mit: pip install"),
    ],
)
def test_a_missing_library_is_one_sentence(
    missing: str, command: str, advice: str, tmp_path: Path
) -> None:
    done = run_without(missing, *command.split(), folder=tmp_path)
    assert done.returncode == 2
    assert advice in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr


def test_the_terminal_needs_no_library_of_another_extra(tmp_path: Path) -> None:
    game = Path(__file__).parents[1] / "golden" / "basic-2.jsonl"
    first = "hint\n" + "1\n" * LONG_ENOUGH
    table = ("--players", "2", "--bots", "random", "--decades", "1", "--seed", "x")
    for command, told in [
        (("play", "industrialist", "--seed", "x"), "Final Profit"),
        (("play", *table), "wins"),
        (("replay", str(game)), "every position matches"),
        (("verify", str(game)), "Entries checked"),
        (("simulate", "chicago", "--games", "2", "--bots", "apprentice"), "No errors."),
        (("arena", "--games", "2", "--bots", "random,apprentice"), "apprentice"),
        (("rules", "STOCK-1"), "STOCK-1"),
    ]:
        keys = first if command[0] == "play" else ""
        done = run_without(ELSEWHERE, *command, folder=tmp_path, keys=keys)
        assert (done.returncode, done.stderr) == (0, ""), command
        assert told in done.stdout, command


def test_the_version_needs_no_extra(tmp_path: Path) -> None:
    plain = run_without("rich,fluent,msgspec", "--version", folder=tmp_path)
    assert plain.stdout.startswith("bigshoulders ")


def test_every_command_with_an_extra_exists() -> None:
    commands = build_parser()._subparsers
    assert commands is not None
    [group] = commands._group_actions
    assert set(EXTRAS) <= set(group.choices or ())
