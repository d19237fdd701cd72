"""The page that `make siege` writes."""

from __future__ import annotations

from pathlib import Path

import siege
import siege_kills
from siege_attacks import Outcome


def test_every_test_that_the_siege_runs_exists() -> None:
    folder = Path(__file__).parent
    names = [name for _, files in siege.PROMISES.values() for name in files]
    assert [name for name in names if not (folder / name).exists()] == []


def test_the_page_says_what_missed_its_bar_and_how_many_kills_were_made() -> None:
    slow = siege.Row("6", "Long logs", siege.Felt([0.01] * 50 + [0.4] * 50), Outcome(["34/s"]))
    fine = siege.Row("8", "Silent sockets", siege.Felt([0.01] * 100), Outcome())
    toll = siege_kills.Toll(kills=20, moves=900, landed=3, slowest=2.5)
    report = siege.Report([slow, fine], {"the server, SQLite": toll})
    text = siege.page(report, 0.1, 20.0, 5.0, "1.0, 1.0, 1.0")
    assert "| 6 | Long logs | 400 ms | 400 ms | 34/s |" in text
    assert "- Long logs: p99 400 ms" in text
    assert "- Silent sockets" not in text
    assert "20 kills" in text
    assert "| the server, SQLite | 20 | 900 | 3 | 2.5 s | none |" in text
