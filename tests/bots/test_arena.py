"""Seating, results, and an arena that loses nothing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from itertools import islice
from math import inf, isclose, log, log10, sqrt
from pathlib import Path

import pytest

import bigshoulders
from bigshoulders.box.intervals import Interval, grouped_interval, mean_interval, wilson
from bigshoulders.kernel.errors import BadConfig, GameError
from bigshoulders.lab.lineups import line_ups, rotations, seatings
from bigshoulders.lab.ratings import ratings
from bigshoulders.lab.tournament.figures import standings
from bigshoulders.lab.tournament.records import Record
from bigshoulders.lab.tournament.tournament import Job, Tournament, make_arena, play_job
from test_runner import children

TWO = make_arena("chicago", {"players": 2}, ["random"], 1)
SOLO = make_arena("industrialist", {"side": "A"}, ["random", "greedy"], 1)


def played(number: int, bots: list[str], scores: list[int], deal: int = 0) -> Record:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Record(
        number, deal, bots, scores, winners, "", [[1000]] * len(bots), [[500]] * len(bots)
    )


# --- seating -------------------------------------------------------------------------------------


def test_more_bots_than_seats_play_in_every_combination():
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_with_fewer_bots_than_seats_the_last_named_fills_the_table():
    assert line_ups(["a", "b"], 4) == [("a", "b", "b", "b")]
    assert line_ups(["a"], 2) == [("a", "a")]


def test_seats_rotate_and_equal_tables_are_played_once():
    assert rotations(("a", "b", "b")) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert rotations(("a", "a")) == [("a", "a")]


def test_every_seating_plays_the_same_deals():
    games = list(islice(seatings(["a", "b", "c"], 2), 12))
    assert [game.number for game in games] == list(range(12))
    assert [game.deal for game in games] == [0] * 6 + [1] * 6
    assert {game.bots for game in games[:6]} == {game.bots for game in games[6:]}
    for bot in "abc":
        assert sum(game.bots[0] == bot for game in games[:6]) == 2


# --- a game ------------------------------------------------------------------------------------


def test_the_same_job_gives_the_same_game():
    seating = next(seatings(TWO.bots, 2))
    one, two = play_job(Job(TWO, seating)), play_job(Job(TWO, seating))
    assert one.digest == two.digest
    assert one.scores == two.scores
    assert [len(times) for times in one.times] == [len(times) for times in two.times]
    other = play_job(Job(replace(TWO, seed=2), seating))
    assert other.digest != one.digest


def test_figures_by_decade_add_up():
    arena = make_arena("chicago", {"players": 3}, ["random"], 5, meter="decades")
    notes = play_job(Job(arena, next(seatings(arena.bots, 3)))).notes
    assert isinstance(notes, dict)
    decades = notes["decades"]
    assert len(decades) == 5
    for decade in decades:
        assert decade["paid"] <= decade["operated"]
        assert decade["ran_all"] <= decade["operated"]
        assert decade["have_run_all"] <= decade["open"]
        assert decade["two_companies"] * 2 <= decade["open"]
        assert (decade["dividends"] > 0) <= (decade["paid"] > 0)


def test_an_unknown_bot_or_option_is_refused_before_any_game():
    with pytest.raises(BadConfig):
        make_arena("chicago", {"players": 2}, ["nobody"], 1)
    with pytest.raises(BadConfig):
        make_arena("chicago", {"players": 7}, ["random"], 1)


# --- figures -----------------------------------------------------------------------------------


def test_wilsons_interval_for_known_rates():
    """81 of 263 is the example in Newcombe (1998); a sure win stays below certainty."""
    assert isclose(wilson(81, 263).low, 0.2553, abs_tol=1e-4)
    assert isclose(wilson(81, 263).high, 0.3662, abs_tol=1e-4)
    assert isclose(wilson(10, 10).high, 1.0)
    assert isclose(wilson(10, 10).low, 0.7225, abs_tol=1e-4)
    assert wilson(0, 10).low == 0.0


def test_the_interval_of_a_mean():
    found = mean_interval([1, 2, 3, 4, 5])
    assert found.value == 3
    assert isclose(found.high - 3, 1.959964 * (2.5 / 5) ** 0.5)
    assert isclose(3 - found.low, found.high - 3)


def test_one_value_gives_no_interval():
    assert mean_interval([7]) == Interval(7, -inf, inf)
    assert grouped_interval([[1, 2, 3]]) == Interval(2, -inf, inf)


def test_correlated_values_count_as_one():
    alone = mean_interval([10, 20, 30])
    doubled = grouped_interval([[10, 10], [20, 20], [30, 30]])
    assert (alone.value, doubled.value) == (20, 20)
    assert isclose(doubled.low, alone.low)
    assert grouped_interval([[10, 30], [30, 10], [20]]) == Interval(20, 20, 20)


def test_standings_count_seats_shared_wins_and_times():
    records = [
        played(0, ["a", "b", "b"], [30, 20, 10]),
        played(1, ["b", "b", "a"], [20, 5, 20]),
    ]
    a, b = standings(["a", "b"], records)
    assert (a.seats, b.seats) == (2, 4)
    assert a.win_rate is not None
    assert a.win_rate.value == 0.75
    assert (a.wins, b.wins) == (1.5, 0.5)
    assert a.money.value == 25
    assert (a.decisions, a.times.most, a.work.most) == (2, 0.001, 0.0005)
    assert a.rating is not None
    assert b.rating is not None
    assert a.rating.value > 1500 > b.rating.value


def test_money_of_one_deal_counts_once():
    """Seats of a game and games of a deal rise and fall together."""
    scores = [[10, 20], [20, 10], [30, 40], [40, 30]]
    records = [played(i, ["a", "a"], scores[i], deal=i // 2) for i in range(4)]
    (a,) = standings(["a"], records)
    assert a.money == mean_interval([15, 35])


@pytest.mark.parametrize("bots", [["a"], ["a", "a"]])
def test_a_bot_that_meets_nobody_else_has_no_win_rate(bots: list[str]):
    (a,) = standings(["a"], [played(0, bots, [5] * len(bots))])
    assert a.win_rate is None
    assert (a.wins, a.seats) == (1, len(bots))


def test_a_rating_is_the_log_of_the_odds():
    """Three to one, plus the drawn game that is added: 3.5 to 1.5; information n p q."""
    records = [played(i, ["a", "b"], [2, 1] if i else [1, 2], deal=i) for i in range(4)]
    found = ratings(records)
    gap = found["a"].value - found["b"].value
    assert isclose(gap, 400 * log10(3.5 / 1.5), abs_tol=0.01)
    deviation = 1 / sqrt(5 * 0.7 * 0.3) * 400 / log(10)
    assert isclose(found["a"].high - found["a"].value, 1.959964 * deviation / 2, abs_tol=0.01)
    assert isclose(found["a"].value + found["b"].value, 3000)


def test_rating_intervals_shrink_with_games_and_a_game_counts_once_per_player():
    def reach(count: int, bots: list[str], scores: list[int]) -> float:
        rating = ratings([played(i, bots, scores, deal=i) for i in range(count)])["a"]
        return rating.high - rating.value

    assert reach(20, ["a", "b"], [1, 1]) > 1.9 * reach(83, ["a", "b"], [1, 1])
    alone, surrounded = reach(20, ["a", "b"], [1, 1]), reach(20, ["a", "b", "b", "b"], [1] * 4)
    assert isclose(alone, surrounded)


def test_ratings_are_transitive_for_bots_that_met_only_through_others():
    records = []
    for i in range(60):
        records.append(played(i, ["a", "b"], [2, 1] if i % 3 else [1, 2], deal=i))
        records.append(played(i, ["b", "c"], [2, 1] if i % 3 else [1, 2], deal=i))
    found = ratings(records)
    assert found["a"].value > found["b"].value > found["c"].value
    ab, bc = found["a"].value - found["b"].value, found["b"].value - found["c"].value
    assert isclose(ab, bc, abs_tol=0.1)


def test_bots_that_never_met_have_no_common_scale():
    met = [played(0, ["a", "b"], [2, 1]), played(1, ["b", "c"], [2, 1])]
    apart = [played(2, ["d", "e"], [2, 1])]
    assert ratings([*apart, *met]) == ratings(met)
    assert sorted(ratings(met)) == ["a", "b", "c"]
    equal = [played(number, [first, first + "x"], [2, 1]) for number, first in enumerate("abcdef")]
    assert ratings(equal) == ratings(equal[::-1]), "whatever order they are met in"


def test_no_bot_is_rated_against_itself():
    assert ratings([played(0, ["a", "a"], [1, 2])]) == {}


# --- nothing is lost ---------------------------------------------------------------------------


def without_times(records: list[Record]) -> list[Record]:
    return [replace(r, times=[], work=[]) for r in sorted(records, key=lambda r: r.number)]


def test_an_arena_resumes_where_it_stopped(tmp_path: Path):
    whole = Tournament(SOLO, 6)
    list(whole.play(1))
    file = tmp_path / "results" / "solo.jsonl"
    games = Tournament(SOLO, 6, file).play(1)
    next(games), next(games)
    games.close()
    with file.open("a", encoding="utf-8") as cut:
        cut.write('{"number":2,"deal":1,"bo')  # like a power failure
    again = Tournament(SOLO, 6, file)
    assert len(again.records) == 2
    assert len(list(again.play(1))) == 4
    assert without_times(again.records) == without_times(whole.records)
    assert list(Tournament(SOLO, 6, file).play(1)) == []


def test_all_cores_play_the_same_games_as_one(tmp_path: Path):
    alone, together = Tournament(TWO, 5), Tournament(TWO, 5, tmp_path / "two.jsonl")
    list(alone.play(1))
    list(together.play(3))
    assert without_times(alone.records) == without_times(together.records)
    assert without_times(Tournament(TWO, 5, tmp_path / "two.jsonl").records) == without_times(
        alone.records
    )


def test_a_file_of_another_arena_is_refused(tmp_path: Path):
    file = tmp_path / "solo.jsonl"
    Tournament(SOLO, 1, file)
    with pytest.raises(GameError) as caught:
        Tournament(replace(SOLO, seed=2), 1, file)
    assert caught.value.code == "arena/other-arena"
    assert caught.value.facts == {"name": "seed", "got": 1, "expected": 2}


@pytest.mark.parametrize("line", ["[]", '{"number": 1}', "games"])
def test_a_damaged_file_is_refused_with_its_line(tmp_path: Path, line: str):
    file = tmp_path / "solo.jsonl"
    Tournament(SOLO, 1, file)
    file.write_text(file.read_text() + line + "\n", encoding="utf-8")
    with pytest.raises(GameError) as caught:
        Tournament(SOLO, 1, file)
    assert caught.value.code == "arena/bad-line"
    assert "line 2" in caught.value.where


def test_a_file_that_is_not_text_is_refused(tmp_path: Path):
    file = tmp_path / "bin.dat"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(GameError) as caught:
        Tournament(SOLO, 1, file)
    assert (caught.value.code, caught.value.where) == ("file/not-text", str(file))
    assert file.read_bytes() == b"\xff\xfe\x00"


def test_a_worker_that_cannot_play_is_reported(tmp_path: Path):
    """An unknown meter breaks every game, in any process."""
    arena = replace(TWO, meter="unheard-of")
    with pytest.raises(GameError) as caught:
        list(Tournament(arena, 3).play(2))
    assert caught.value.code == "arena/worker-failed"
    assert "unheard-of" in str(caught.value.facts["fault"])


def test_workers_stop_when_their_arena_is_gone(tmp_path: Path):
    """Workers in the middle of a long game end with the process that asked for it."""
    (tmp_path / "long.py").write_text(
        "import time\n"
        "from bigshoulders.lab.workers import run\n"
        "def game(task):\n"
        "    print('begun', flush=True)\n"
        "    time.sleep(60)\n"
        "if __name__ == '__main__':\n"
        "    list(run([[1], [2]], game, 2))\n",
        encoding="utf-8",
    )
    source = str(Path(bigshoulders.__file__).parents[1])
    with subprocess.Popen(
        [sys.executable, "long.py"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": source},
    ) as process:
        assert process.stdout is not None
        assert [process.stdout.readline() for _ in range(2)] == [b"begun\n"] * 2
        process.kill()
        assert process.communicate(timeout=20) == (b"", b"")


def test_a_lost_worker_is_replaced_and_its_game_is_played():
    whole, lossy = Tournament(TWO, 6), Tournament(TWO, 6)
    list(whole.play(1))
    games = lossy.play(2)
    next(games)
    for child in children():
        os.kill(child, signal.SIGKILL)
    list(games)
    assert without_times(lossy.records) == without_times(whole.records)


def test_results_are_json_lines_for_other_programs(tmp_path: Path):
    file = tmp_path / "two.jsonl"
    list(Tournament(TWO, 2, file).play(1))
    first, *games = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert first["format"] == "bigshoulders/arena/1"
    assert first["config"]["players"] == 2
    assert [game["bots"] for game in games] == [["random", "random"]] * 2
    assert all(len(game["scores"]) == 2 for game in games)
