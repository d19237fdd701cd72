"""A seat answers whatever its bot does, and keeps what went wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from threading import Event
from typing import Any

import pytest

from bigshoulders.bots.guarded_seat import GuardedSeat
from bigshoulders.bots.names import BotName, Player
from bigshoulders.bots.protocol import Advice
from bigshoulders.games.chicago.bots.tycoon import Tycoon
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.frames import STOCK_TURN
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.events import SILENT
from bigshoulders.shelf import default_bot, guarded_seat, make_bot, parse_bot
from chicago_play import views
from players import seat_player

G = CHICAGO.assemble({"players": 2})


class Awkward:
    """A bot that does what the test wants instead of playing."""

    def __init__(self, answer: Callable[[View[Any]], int]) -> None:
        self.answer = answer

    def choose(self, g: Any, view: View[Any], rng: Random) -> int:
        return self.answer(view)

    def explain(self, g: Any, view: View[Any], rng: Random) -> Advice:
        return Advice(self.answer(view), [])


def breaks(view: View[Any]) -> int:
    raise ZeroDivisionError("no companies")


def plays_what_is_not_there(view: View[Any]) -> int:
    return next(m for m in map(CHICAGO.space(G).move, range(10_000)) if m not in view.legal)


def first_view() -> View[Any]:
    s = CHICAGO.new(G, b"safe seat", SILENT)
    return CHICAGO.redact(G, s, CHICAGO.awaited(G, s)[0])


@pytest.fixture
def seated() -> Callable[..., GuardedSeat]:
    """A seat with an awkward bot; one with seconds has a clock."""

    def seat(choose: Callable[[View[Any]], int], seconds: float | None = None) -> GuardedSeat:
        player = Player("awkward", lambda *_: Awkward(choose), seconds is not None)
        return guarded_seat(BotName("chicago", player, seconds))

    return seat


def stand_in_move(view: View[Any]) -> int:
    """The move of the default bot, which answers for others."""
    return default_bot("chicago").make().choose(G, view, Random(3))


def test_a_bot_that_plays_well_is_left_alone():
    view = first_view()
    seat = guarded_seat(parse_bot("chicago", "random"))
    assert seat.choose(G, view, Random(3)) == make_bot("chicago", "random").choose(
        G, view, Random(3)
    )
    assert seat.faults == []
    assert seat.answered == parse_bot("chicago", "random")


@pytest.mark.parametrize(
    ("answer", "kind", "detail"),
    [
        (breaks, "exception", "ZeroDivisionError: no companies"),
        (plays_what_is_not_there, "illegal", ""),
    ],
)
def test_the_stand_in_answers_for_a_player_that_fails(
    seated: Callable[..., GuardedSeat], answer: Callable[[View[Any]], int], kind: str, detail: str
):
    view = first_view()
    seat = seated(answer)
    assert seat.choose(G, view, Random(3)) == stand_in_move(view)
    assert seat.explain(G, view, Random(3)).move in view.legal
    assert seat.answered == default_bot("chicago")
    fault, again = seat.faults
    assert (fault.bot, fault.seat, fault.kind) == ("awkward", view.seat, kind)
    assert fault.kind == again.kind
    assert detail in fault.detail


def test_the_first_legal_move_is_made_if_the_stand_in_fails_too(
    seated: Callable[..., GuardedSeat], monkeypatch: pytest.MonkeyPatch
):
    seat_player(monkeypatch, Player("fragile", lambda: Awkward(breaks)), default="fragile")
    view = first_view()
    seat = seated(plays_what_is_not_there)
    assert seat.choose(G, view, Random(3)) == view.legal[0]
    assert seat.answered is None
    assert [(fault.bot, fault.kind) for fault in seat.faults] == [
        ("awkward", "illegal"),
        ("fragile", "exception"),
    ]


def test_a_fault_is_kept_with_what_the_player_saw(seated: Callable[..., GuardedSeat]):
    view = first_view()
    seat = seated(breaks)
    seat.choose(G, view, Random(3))
    document = json.loads(json.dumps(seat.faults[0].document()))
    assert document["position"] == CHICAGO.export_position(G, view.seen)
    assert document["position"]["config"]["players"] == 2


def test_nobody_waits_for_a_player_that_does_not_answer(seated: Callable[..., GuardedSeat]):
    """A new bot replaces the late one, whose answer disturbs nobody."""
    enough = Event()

    def dozes(view: View[Any]) -> int:
        enough.wait()
        return view.legal[-1]

    view = first_view()
    seat = seated(dozes, seconds=0.01)
    sleeper = seat.bots[0]
    try:
        assert seat.choose(G, view, Random(3)) in view.legal
        assert [fault.kind for fault in seat.faults] == ["overrun"]
        assert seat.faults[0].bot == "awkward:10ms"
        assert seat.bots[0] is not sleeper
    finally:
        enough.set()


def test_a_compiled_bot_that_keeps_thinking_is_interrupted():
    """It is deep in compiled code at that moment; the waiting thread must still get its turn."""
    player = Player("thinker", lambda seconds, clock: Tycoon(20.0, clock), is_timed=True)
    seat = guarded_seat(BotName("chicago", player, 0.005))
    thinker = seat.bots[0]
    g, found = views({"players": 2}, 5, 1)
    turns = [view for view in found if view.seen.stack[-1].step == STOCK_TURN]
    view = max(turns, key=lambda view: len(view.legal))
    assert seat.choose(g, view, Random(3)) in view.legal
    assert seat.bots[0] is not thinker


def test_with_its_own_clock_a_late_bot_is_waited_for_and_reported():
    """As in an arena that counts processor time: the answer counts, and its overrun is reported."""
    hands = iter([0.0, 0.5, 1.0, 3.0])
    player = Player("awkward", lambda *_: Awkward(lambda view: view.legal[-1]), is_timed=True)
    view = first_view()
    seat = guarded_seat(BotName("chicago", player, 1.0), lambda: next(hands))
    assert seat.choose(G, view, Random(3)) == view.legal[-1]
    assert seat.faults == []
    assert seat.choose(G, view, Random(3)) == view.legal[-1]
    assert [(fault.kind, fault.seconds) for fault in seat.faults] == [("overrun", 2.0)]


def test_a_player_with_a_clock_that_breaks_is_no_overrun(seated: Callable[..., GuardedSeat]):
    view = first_view()
    seat = seated(breaks, seconds=600.0)
    assert seat.choose(G, view, Random(3)) in view.legal
    assert [fault.kind for fault in seat.faults] == ["exception"]
