"""A damaged or newer database is refused in one sentence, and killed commands leave nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, text

from bigshoulders.cli.main import main
from bigshoulders.server.settings import PREFIX, Settings
from bigshoulders.server.store.backup import DRAFT, held, new_draft
from bigshoulders.server.store.sql import Store
from lives import environment
from servers import MakeTable, fast, running

Command = Callable[..., str]
HANG = """
import sys, time
from pathlib import Path
from bigshoulders.cli.main import main
from bigshoulders.server.store import backup

def hang(*_):
    print("half way", flush=True)
    time.sleep(600)

backup.copy_rows = hang
main(sys.argv[1:])
"""


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command on a database and returns its output."""

    def run(settings: Settings, *words: str, status: int = 0) -> str:
        for name, value in environment(settings).items():
            if name.startswith(PREFIX):
                monkeypatch.setenv(name, value)
        capsys.readouterr()
        assert main(list(words)) == status, capsys.readouterr()
        said = capsys.readouterr()
        return said.err if status else said.out

    return run


NEWER = "UPDATE alembic_version SET version_num = '9999'"
SERVE = ("serve", "--no-browser", "--port", "0")


def one_sentence(said: str) -> bool:
    return said.count("\n") == 1 and "Traceback" not in said


def change(settings: Settings, statement: str) -> None:
    """Change a database behind the server's back."""

    def work(connection: Connection) -> None:
        connection.execute(text(statement))
        connection.commit()

    async def scenario() -> None:
        store = Store(settings.database_url)
        await store.writing.run(work)
        await store.close()

    asyncio.run(scenario())


def test_a_damaged_file_is_found_at_the_start(
    tmp_path: Path, make_at: MakeTable, command: Command
) -> None:
    settings = fast(tmp_path)
    with running(settings) as server:
        table = make_at(server, "me", "me")
        for _ in range(30):
            table.move(table.awaited(), rng=Random(1))
    file = settings.database_file
    assert "1" in command(settings, "check")
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2] + os.urandom(4096) + whole[len(whole) // 2 + 4096 :])
    for words in (SERVE, ("check",)):
        said = command(settings, *words, status=2)
        assert str(file) in said
        assert "damaged" in said
        assert one_sentence(said)
    file.write_bytes(os.urandom(5000))
    assert "damaged" in command(settings, *SERVE, status=2)


def test_a_position_that_does_not_follow_from_its_log_is_found(
    fresh: Settings, make_at: MakeTable, command: Command
) -> None:
    with running(fresh) as server:
        torn, whole = make_at(server, "me", "me"), make_at(server, "me", "me")
        torn.move(torn.awaited())
        whole.move(whole.awaited())
    assert "2" in command(fresh, "check")
    change(fresh, f"DELETE FROM entries WHERE table_id = '{torn.id}'")
    said = command(fresh, "check", status=2)
    assert torn.id in said
    assert whole.id not in said


def test_a_newer_database_is_refused_in_one_sentence(fresh: Settings, command: Command) -> None:
    with running(fresh):
        pass
    change(fresh, NEWER)
    for words in (SERVE, ("admin", "list"), ("backup", str(Path(fresh.data) / "b"))):
        said = command(fresh, *words, status=2)
        assert "newer version" in said
        assert one_sentence(said)


def test_a_backup_of_a_newer_version_is_refused_and_nothing_is_replaced(
    tmp_path: Path, make_at: MakeTable, command: Command
) -> None:
    settings, file = fast(tmp_path / "data"), tmp_path / "all.backup"
    with running(settings) as server:
        table = make_at(server, "me", "open")
    command(settings, "backup", str(file))
    change(fast(tmp_path, database=f"sqlite:///{file}"), NEWER)
    said = command(settings, "restore", str(file), "--yes", status=2)
    assert "newer version" in said
    assert one_sentence(said)
    assert table.id in command(settings, "admin", "list")
    assert [one.name for one in tmp_path.iterdir() if DRAFT in one.name] == []


def test_a_file_that_cannot_be_opened_is_not_called_damaged(
    tmp_path: Path, command: Command
) -> None:
    settings = fast(tmp_path)
    settings.database_file.mkdir()
    for words in (SERVE, ("check",)):
        said = command(settings, *words, status=2)
        assert "damaged" not in said
        assert one_sentence(said)


def test_a_killed_backup_leaves_nothing_for_others_to_read(
    tmp_path: Path, command: Command
) -> None:
    settings = fast(tmp_path / "data")
    with running(settings):
        pass
    folder = tmp_path / "backups"
    folder.mkdir()
    file = folder / "all.backup"
    command(settings, "backup", str(folder / "old.backup"))
    for words in (["backup", str(file)], ["restore", str(folder / "old.backup"), "--yes"]):
        hung = subprocess.Popen(
            [sys.executable, "-c", HANG, *words],
            env=environment(settings),
            stdout=subprocess.PIPE,
            umask=0,
        )
        assert hung.stdout is not None
        assert hung.stdout.readline() == b"half way\n"
        hung.send_signal(signal.SIGKILL)
        hung.communicate()
        left = [one for one in folder.iterdir() if DRAFT in one.name]
        assert left
        assert all(stat.S_IMODE(one.stat().st_mode) == 0o600 for one in left)
    running_now = new_draft(folder / "another.backup")
    with held(running_now):
        command(settings, "backup", str(file))
        left = [one for one in folder.iterdir() if DRAFT in one.name]
        assert left == [running_now], "a command in progress keeps its draft"
    assert sorted(one.name for one in folder.iterdir()) == ["all.backup", "old.backup"]
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
    connection.close()
