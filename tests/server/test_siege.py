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


def test_a_part_that_fails_is_reported_and_the_others_follow() -> None:
    report, done = siege.Report(), []

    def fail() -> None:
        raise OSError("no such program")

    report.part("Kills", fail)
    report.part("Promises", lambda: done.append("promises"))
    assert done == ["promises"]
    assert report.faults() == ["Kills: OSError: no such program"]
    assert "- Kills: OSError: no such program" in siege.page(report, 1.0, 60.0, 45.0, "0, 0, 0")


def test_an_attack_during_which_nobody_could_play_missed_its_bar() -> None:
    report = siege.Report([siege.Row("6", "Long logs", siege.Felt([]), Outcome())])
    assert report.faults() == ["Long logs: nobody else got to play"]


def test_a_series_of_kills_continues_after_a_fault() -> None:
    """All kills are made, and every kind of fault is reported once."""
    left: list[int] = []

    def play(kills: int) -> siege_kills.Toll:
        left.append(kills)
        if len(left) == 2:
            raise OSError("no answer")
        done = min(kills, 4)
        return siege_kills.Toll(done, 10, 1, 2.0, "lost" if done < kills else "")

    toll = siege_kills.series(10, play)
    assert left == [10, 6, 6, 2]
    assert toll == siege_kills.Toll(10, 30, 3, 2.0, "lost; OSError: no answer")


def test_a_series_that_cannot_continue_says_how_far_it_got() -> None:
    def play(kills: int) -> siege_kills.Toll:
        return siege_kills.Toll(kills=1, broken="lost")

    toll = siege_kills.series(10, play)
    assert toll.kills == siege_kills.ATTEMPTS
    assert toll.broken == f"lost; only {siege_kills.ATTEMPTS} of 10 kills"
