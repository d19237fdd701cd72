"""Section 17, ED-67: where a Worker freed by automation goes, in both editions."""

from __future__ import annotations

from typing import Any

import pytest

from table import Table, row, rule, table

DECLINE = {"do": "decline"}
ONE, TWO = "I-12", "II-16"  # automate 1, automate 2


def automating(
    building: str,
    company: str,
    factories: list[dict[str, int]],
    edition: str = "first",
    **words: Any,
) -> Table:
    """Decade 2: ann uses an automation Building for her company."""
    own = {"director": 0, "value": 100, "treasury": 200, "factories": factories}
    t = table(
        4,
        edition=edition,
        decade=2,
        phase="action",
        people={"ann": row(ONE, TWO), "bob": row("I-9", "II-9")},
        companies={company: own, "elgin": {"director": 1, "value": 50}},
        **words,
    )
    return t.use("ann", building, company)


def puts(*factories: str) -> list[dict[str, str]]:
    return [{"do": "put_worker", "factory": factory} for factory in factories]


@rule("ED-67", "Q-189", "DEC-12")
def test_ed67_the_worker_may_stay_or_return_to_the_job_market():
    def freed() -> Table:
        t = automating(ONE, "swift", [{"workers": 1}, {"workers": 1}])
        return t.play("ann", do="automate", factory="1")

    assert freed().asks("ann", "workers") == [DECLINE, *puts("1", "2")]
    t = freed().play("ann", do="put_worker", factory="2")
    assert (t.spaces("swift"), t.board["job_market"]) == ([(0, 1), (2, 0)], 4)
    t = freed().play("ann", **DECLINE)
    assert t.told("staff_moved") == [("worker", "aside", "job_market", 1)]
    assert (t.spaces("swift"), t.board["job_market"]) == ([(0, 1), (1, 0)], 5)


@rule("ED-67", "Q-189", "AUTO-5")
@pytest.mark.parametrize(("edition", "options"), [("new", None), ("first", [DECLINE, *puts("2")])])
def test_ed67_a_single_factory_with_room_is_a_choice_only_in_the_first_edition(
    edition: str, options: list[dict[str, str]] | None
):
    # Swift: 2 + 3 Worker spaces; only factory 2 has room when a Worker of factory 1 is replaced
    factories = [{"workers": 1, "automated": 1}, {}]
    t = automating(ONE, "swift", factories, edition)
    if options is None:
        assert (t.asked, t.spaces("swift")) == ("action_turn", [(0, 2), (1, 0)])
    else:
        assert t.asks("ann", "workers") == options


@rule("ED-67", "Q-189", "AUTO-6")
@pytest.mark.parametrize("edition", ["new", "first"])
def test_ed67_without_room_the_worker_returns_without_asking(edition: str):
    full = [{"workers": 1, "automated": 1}, {"workers": 3}]
    t = automating(ONE, "swift", full, edition).play("ann", do="automate", factory="1")
    assert (t.asked, t.spaces("swift")) == ("action_turn", [(0, 2), (3, 0)])
    assert t.board["job_market"] == 5


@rule("ED-67", "Q-189")
def test_q189_with_a_full_job_market_the_worker_goes_to_the_supply():
    board = {"job_market": 12}
    t = automating(ONE, "swift", [{"workers": 1, "automated": 1}, {}], board=board)
    t.play("ann", **DECLINE)
    assert t.told("staff_moved") == [("worker", "aside", "supply", 1)]
    assert (t.spaces("swift"), t.board["job_market"]) == ([(0, 2), (0, 0)], 12)


@rule("ED-67", "Q-189", "AUTO-7")
@pytest.mark.parametrize(
    ("moves", "spaces", "market"),
    [
        ([DECLINE, DECLINE], [(0, 2), (0, 0)], 6),
        ([DECLINE, *puts("2")], [(0, 2), (1, 0)], 5),
        ([*puts("2"), DECLINE], [(0, 2), (1, 0)], 5),
        ([*puts("2"), *puts("2")], [(0, 2), (2, 0)], 4),
    ],
)
def test_q189_of_two_workers_each_may_stay_or_go(
    moves: list[dict[str, str]], spaces: list[tuple[int, int]], market: int
):
    t = automating(TWO, "swift", [{"workers": 2}, {}])
    for move in moves:
        assert t.asks("ann", "workers") == [DECLINE, *puts("2")]
        t.play("ann", **move)
    assert t.asked == "action_turn"
    assert (t.spaces("swift"), t.board["job_market"]) == (spaces, market)


@rule("ED-67", "Q-189")
def test_q189_a_gained_worker_is_not_a_freed_worker():
    t = table(
        2,
        edition="first",
        phase="action",
        companies={"swift": {"director": 0, "value": 100, "treasury": 20, "appeal": 2}},
    )
    t.use("ann", "advertising", "swift").play("ann", do="take_bonus")
    assert t.asks("ann", "workers") == puts("1", "2")
    assert t.why("ann", **DECLINE) == ("not-now", "FLOW-1", {"step": "workers"})


@rule("CO-QUAKER-2", "Q-189")
def test_q189_quaker_oats_still_sends_every_worker_to_the_job_market():
    t = automating(ONE, "quaker_oats", [{"workers": 1}], special_companies=["quaker_oats"])
    assert (t.asked, t.board["job_market"]) == ("action_turn", 5)


@rule("ED-67")
def test_ed67_the_question_survives_saving_and_loading():
    t = automating(ONE, "swift", [{"workers": 1, "automated": 1}, {}])
    loaded = Table(t.position)
    assert loaded.legal("ann") == [DECLINE, *puts("2")]
    loaded.play("ann", **DECLINE)
    assert loaded.board["job_market"] == 5
