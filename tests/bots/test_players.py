"""The promises of every bot in every game: one suite that knows no rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bigshoulders.bots.names import AnyBot, BotName
from bigshoulders.bots.protocol import Advice
from bigshoulders.box.faces import voice
from bigshoulders.kernel import driver
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.events import SILENT
from bigshoulders.language.messages import LANGUAGES, messages
from bigshoulders.shelf import bot_names, box_of, boxes
from cases import CASES, Case, positions

BRISK = 0.005  # seconds: less than a table would give, but enough for a legal answer
# Slow bots are asked at fewer moments. They play whole games only where these are short, and with a
# compiled engine; interpreted, one game would take minutes.
THINKERS = ("broker", "tycoon", "magnate", "solver")
SHORT = ("chicago-2-reduced", "industrialist")
MANY, FEW = 40, 6
COMPILED = not driver.__file__.endswith(".py")


def seated(game: str, name: str) -> AnyBot:
    """A bot by name; one with a clock gets little time."""
    player = next(player for player in box_of(game).players if player.name == name)
    return BotName(game, player, BRISK if player.is_timed else None).make()


EVERYBODY = [
    pytest.param(case, name, id=f"{case}-{name}")
    for case in CASES
    for name in bot_names(case.game.name)
]
TIMERS = {player.name for box in boxes() for player in box.players if player.is_timed}
CLOCKLESS = [p for p in EVERYBODY if p.values[1] not in TIMERS]
each_player = pytest.mark.parametrize(("case", "name"), EVERYBODY)
each_clockless_player = pytest.mark.parametrize(("case", "name"), CLOCKLESS)


class Table:
    """A game among copies of one bot."""

    def __init__(self, case: Case, name: str, seed: bytes) -> None:
        self.game = case.game
        self.g = case.game.assemble(case.config)
        self.s: Any = case.game.new(self.g, seed, SILENT)
        seats = range(case.game.seats(self.g))
        self.bots = [seated(case.game.name, name) for _ in seats]
        self.dice = [Random(f"{seed!r} {seat}") for seat in seats]

    def view(self) -> View[Any] | None:
        """The next player's view; None at the end."""
        awaited = self.game.awaited(self.g, self.s)
        return self.game.redact(self.g, self.s, awaited[0]) if awaited else None

    def play(self, view: View[Any]) -> int:
        """One decision: legal, and made without changing the view."""
        before = self.game.digest(view.seen)
        move = self.bots[view.seat].choose(self.g, view, self.dice[view.seat])
        assert move in view.legal
        assert self.game.digest(view.seen) == before
        self.game.apply(self.g, self.s, view.seat, move, SILENT)
        return move


def moments(case: Case, name: str, seed: int) -> list[tuple[Any, Any]]:
    """Positions from the start to the end of a random game in which someone must act."""
    most = FEW if name.startswith(THINKERS) else MANY
    found = [(g, s) for g, s in positions(case, seed, every=1) if case.game.awaited(g, s)]
    return found[:: max(1, len(found) // most)] + found[-1:]


@each_player
def test_bots_answer_with_legal_moves_at_any_moment(case: Case, name: str):
    bot = seated(case.game.name, name)
    for g, s in moments(case, name, seed=11):
        for seat in case.game.awaited(g, s):
            view = case.game.redact(g, s, seat)
            before = case.game.digest(view.seen)
            assert bot.choose(g, view, Random(1)) in view.legal
            assert case.game.digest(view.seen) == before


@each_player
def test_bots_play_games_with_legal_moves(case: Case, name: str):
    table = Table(case, name, b"whole game")
    left = 10_000
    if name.startswith(THINKERS) and not (COMPILED and str(case).startswith(SHORT)):
        left = MANY if COMPILED else FEW
    while (view := table.view()) is not None and left:
        table.play(view)
        left -= 1
    if view is None:
        assert table.game.result(table.g, table.s) is not None
        assert table.game.problems(table.g, table.s) == []
    else:
        assert name.startswith(THINKERS)


@each_clockless_player
def test_the_same_randomness_gives_the_same_moves(case: Case, name: str):
    one, two = Table(case, name, b"twins"), Table(case, name, b"twins")
    for _ in range(FEW if name.startswith(THINKERS) else MANY):
        seen, again = one.view(), two.view()
        if seen is None or again is None:
            break
        assert one.play(seen) == two.play(again)


@each_player
def test_explanations_name_legal_moves_and_exist_in_every_language(case: Case, name: str):
    bot = seated(case.game.name, name)
    for g, s in moments(case, name, seed=12)[::2]:
        view = case.game.redact(g, s, case.game.awaited(g, s)[0])
        check_advice(case, g, bot.explain(g, view, Random(2)), view)


def check_advice(case: Case, g: Any, advice: Advice, view: View[Any]) -> None:
    moves = [candidate.move for candidate in advice.candidates]
    assert advice.move in view.legal
    assert set(moves) <= set(view.legal)
    assert len(set(moves)) == len(moves)
    if moves:
        assert moves[0] == advice.move
    names = ["Ada", "Jen", "Susan", "Thomas"]
    for language in LANGUAGES:
        speaker = voice(box_of(case.game.name), messages(language), names, g)
        for candidate in advice.candidates:
            for known in candidate.reasons:
                assert speaker.reason(known.key, known.facts)
