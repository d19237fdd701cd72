"""The Industrialist table as text and as an image: both say the same, and both are legible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bigshoulders.box.canvas import Canvas, font
from bigshoulders.envs.rendering import picture, text
from bigshoulders.games.industrialist.box import BOX
from bigshoulders.games.industrialist.engine.ids import NO_SIDE, RAIL_IN, RAIL_OUT
from bigshoulders.games.industrialist.engine.verbs import buildings, rail
from bigshoulders.games.industrialist.picture import CARD_HEIGHT, PAGE_HEIGHT, PAGE_WIDTH, TOP
from bigshoulders.kernel.events import SILENT
from bigshoulders.language.messages import LANGUAGES, messages
from bigshoulders.shelf import guarded_seat, parse_bot

CARDS_END = TOP + 8 + CARD_HEIGHT
Painted = list[tuple[int, int, int, int, str]]


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    """All words on a sheet: left, top, right, bottom, text."""
    found: Painted = []
    write = Canvas.words

    def words(self: Canvas, x: int, y: int, text: str, *rest: Any) -> int:
        width, height = font(*rest[:1] or (18,)).size(text)
        found.append((x, y, x + width, y + height, text))
        return write(self, x, y, text, *rest)

    monkeypatch.setattr(Canvas, "words", words)
    return found


def position(seed: int, moves: int) -> tuple[Any, Any]:
    """A game after some moves by a player who builds."""
    g = BOX.game.assemble({})
    s = BOX.game.new(g, b"board %d" % seed, SILENT)
    bot, dice = guarded_seat(parse_bot("industrialist", "greedy")), Random(seed)
    for _ in range(moves):
        if not BOX.game.awaited(g, s):
            break
        BOX.game.apply(g, s, 0, bot.choose(g, BOX.game.redact(g, s, 0), dice), SILENT)
    return g, s


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seed", "moves"), [(1, 0), (2, 30), (3, 90), (4, 150), (5, 400)])
def test_words_in_the_image_stay_on_the_page_and_apart(
    painted: Painted, language: str, seed: int, moves: int
):
    g, s = position(seed, moves)
    picture(BOX, g, s, 0, language)
    for number, (left, top, right, bottom, word) in enumerate(painted):
        assert left >= 0, word
        assert right <= PAGE_WIDTH, word
        assert bottom <= (CARDS_END if TOP < top < CARDS_END else PAGE_HEIGHT), word
        for other in painted[:number]:
            apart = left >= other[2] or other[0] >= right or top >= other[3] or other[1] >= bottom
            assert apart, (word, other[4])


def test_image_and_text_say_the_same(painted: Painted, monkeypatch: pytest.MonkeyPatch):
    arrows: list[int] = []
    monkeypatch.setattr(Canvas, "arrow", lambda self, x, y, way, colour: arrows.append(way))
    g, s = position(3, 90)
    words = messages("en")
    picture(BOX, g, s, 0)
    said = " ".join(word for *_, word in painted)
    written = text(BOX, g, s, 0)
    assert buildings(s)
    year = words.label(words.text("industrialist-board-year"), str(s.year))
    for facts in (year, words.text("industrialist-board-key"), words.text("industrialist-side-A")):
        assert facts in said
        assert facts in written
    row = [side for side in s.row if side != NO_SIDE]
    for side in row:
        staff = words.label(words.text("industrialist-board-staffing"), str(g.cards.staffing[side]))
        profit = words.label(words.text("industrialist-board-end"), str(g.cards.end_profit[side]))
        assert f"{staff} {profit}" in said
    cards = [*row, *buildings(s), len(g.cards.staffing) - 1]
    rails = [rail(g, card, edge) for card in cards for edge in range(4)]
    assert len(arrows) == sum(kind in (RAIL_IN, RAIL_OUT) for kind in rails)
