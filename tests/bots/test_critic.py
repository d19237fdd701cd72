"""The review of a finished game: planted blunders are found, and nothing depends on the order."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from random import Random

import pytest

from bigshoulders.box.any_game import AnyMatch
from bigshoulders.box.review import LOSS, Review, Reviewer, add_survey, start
from bigshoulders.games.chicago.box import BOX, CHICAGO
from bigshoulders.kernel.errors import BadLog
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.log import GameLog, read_log
from bigshoulders.kernel.match import Match

CONFIG: dict[str, Json] = {"players": 2, "advanced": True, "decades": 2}
PLANTED = 2


def play(match: AnyMatch, seat: int, do: str) -> None:
    """Make the first legal move of a kind."""
    space = match.board.space
    match.play(seat, next(m for m in match.board.legal(seat) if space.spell(m)["do"] == do))


@cache
def blundered() -> tuple[GameLog, list[int]]:
    """A short game by habit, in which two companies withhold all they earned; where they do."""
    match = Match(CHICAGO, CONFIG, b"review 3")
    habit, rng = BOX.bot("habit").make(), Random(1)
    planted: list[int] = []
    while awaited := match.board.awaited():
        view = match.board.view(awaited[0])
        move = habit.choose(match.rules, view, rng)
        do = match.board.space.spell(move)["do"]
        if do == "pay_dividends" and match.state.decade == 2 and len(planted) < PLANTED:
            planted.append(len(match.log.entries) + 1)
            play(match, view.seat, "withhold")
        else:
            match.play(view.seat, move)
    return match.log, planted


@cache
def reviewed() -> tuple[Reviewer, Review]:
    reviewer = Reviewer(BOX, blundered()[0])
    *_, review = reviewer.review()
    return reviewer, review


def test_planted_blunders_are_found_with_what_they_cost() -> None:
    planted = blundered()[1]
    assert len(planted) == PLANTED
    findings = {finding.seq: finding for finding in reviewed()[1].findings}
    for seq in planted:
        finding = findings[seq]
        assert finding.kind == LOSS
        assert finding.do == {"do": "withhold"}
        assert finding.other == {"do": "pay_dividends"}
        assert finding.amount > finding.doubt


def test_nothing_small_or_doubtful_is_listed() -> None:
    reviewer, review = reviewed()
    for finding in review.findings:
        assert finding.amount >= reviewer.critic.least
        assert finding.amount > finding.doubt
        assert finding.do != finding.other


def test_the_graph_has_every_decision_and_ends_with_the_result() -> None:
    log = blundered()[0]
    points = reviewed()[1].points
    numbers = [point.seq for point in points]
    assert numbers == sorted(set(numbers))
    assert {point.stage for point in points} == {
        "setup",
        "stock",
        "building",
        "action",
        "operating",
    }
    assert {point.chapter for point in points} == {1, 2}
    match = Match.resume(CHICAGO, log)
    scores = match.board.result() or []
    assert points[-1].leads == [scores[0] - scores[1], scores[1] - scores[0]]
    assert all(sum(point.leads) == 0 for point in points)  # two players


def test_portions_can_be_made_in_any_order() -> None:
    reviewer, review = reviewed()
    whole, suspects = start(CHICAGO.name, 2), dict[int, float]()
    for numbers in reversed(reviewer.portions()):
        add_survey(whole, suspects, Reviewer(BOX, blundered()[0]).survey(numbers))
    assert (whole.points, whole.agreed) == (review.points, review.agreed)
    seq = blundered()[1][0]
    again = reviewer.examine(seq)
    assert again is not None
    assert asdict(again) == asdict(next(one for one in review.findings if one.seq == seq))


def test_only_moves_that_counted_are_reviewed() -> None:
    match = Match(CHICAGO, CONFIG, b"undo")
    first = match.board.awaited()[0]
    play(match, first, "found")
    match.undo(first)
    play(match, first, "found")
    rng = Random(2)
    while awaited := match.board.awaited():
        match.play(awaited[0], rng.choice(match.board.legal(awaited[0])))
    numbers = [decision.seq for decision in Reviewer(BOX, match.log).decisions]
    assert 1 not in numbers
    assert 3 in numbers


def test_a_running_game_is_not_reviewed() -> None:
    log = read_log(blundered()[0].text())
    log.entries.pop()
    with pytest.raises(BadLog) as caught:
        Reviewer(BOX, log)
    assert caught.value.code == "review/not-finished"
