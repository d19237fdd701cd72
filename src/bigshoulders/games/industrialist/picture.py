"""The table of Industrialist as an image: the market, the row of cards, the map."""

from __future__ import annotations

from bigshoulders.box.canvas import FAINT, GOLD, INK, LARGE, PLAIN, SMALL, Canvas, Colour, font
from bigshoulders.box.faces import Picture
from bigshoulders.games.industrialist.engine.ids import (
    CENTRAL,
    KINDS,
    NO_SIDE,
    RAIL_IN,
    RAIL_OUT,
    WIDTH,
)
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.games.industrialist.engine.steps.actions import price_of
from bigshoulders.games.industrialist.engine.steps.building import free_places
from bigshoulders.games.industrialist.engine.verbs import buildings, grid_place, is_staffed, rail
from bigshoulders.games.industrialist.terminal import (
    cost_of,
    facts,
    is_time,
    numbered,
    stored_in,
    title,
)
from bigshoulders.games.industrialist.voice import IndustrialistVoice

PAGE_WIDTH, PAGE_HEIGHT = 1200, 900
TOP = 86  # of the market and the row
ROW_LEFT, ROW_STEP = 378, 134
CARD_WIDTH, CARD_HEIGHT = 120, 176
PANEL = CARD_HEIGHT + 16
MAP_TOP = TOP + PANEL + 40
CELL_WIDTH, CELL_HEIGHT = 152, 83
GAP = 11  # around a card on the map
OUT: Colour = (46, 130, 74)
IN: Colour = (190, 54, 48)
PEOPLE: Colour = (120, 90, 60)


def paint(speaker: IndustrialistVoice, s: State, seat: int) -> Canvas:
    """Everything on the table."""
    canvas = Canvas(PAGE_WIDTH, PAGE_HEIGHT)
    text = speaker.text
    canvas.words(20, 10, title(speaker), PLAIN, FAINT)
    canvas.words(20, 32, facts(speaker, s), LARGE)
    paint_market(canvas, speaker, s)
    paint_row(canvas, speaker, s)
    canvas.words(20, TOP + PANEL + 8, text("board-key"), SMALL, FAINT)
    canvas.words(20, TOP + PANEL + 23, text("board-events"), SMALL, FAINT)
    paint_map(canvas, speaker, s)
    return canvas


def paint_market(canvas: Canvas, speaker: IndustrialistVoice, s: State) -> None:
    """Prices by die face; the row of this turn in gold."""
    g = speaker.g
    canvas.panel(20, TOP, 340, PANEL, speaker.text("board-market"))
    columns, x = [], 54
    for kind in range(KINDS):
        columns.append(x)
        x = canvas.words(x, TOP + 8, speaker.kind(kind), SMALL, FAINT) + 14
    for face in range(6):
        y = TOP + 30 + 23 * face
        now = face + 1 == s.market
        if now:
            canvas.band(24, y - 4, 332, 20, GOLD)
        canvas.words(34, y, str(face + 1))
        for kind in range(KINDS):
            price = price_of(g, s, kind) if now else g.prices[face * KINDS + kind]
            canvas.words(columns[kind], y, str(price or "–"))


def paint_row(canvas: Canvas, speaker: IndustrialistVoice, s: State) -> None:
    """The cards in the row, leftmost first."""
    canvas.panel(ROW_LEFT - 8, TOP, 810, PANEL, speaker.text("board-row"))
    for i, side in enumerate(s.row):
        if side != NO_SIDE:
            paint_offer(canvas, speaker, s, side, ROW_LEFT + 4 + ROW_STEP * i)


def paint_offer(canvas: Canvas, speaker: IndustrialistVoice, s: State, side: int, x: int) -> None:
    """A card of the row: name, cost, track, staff, Profit, rails; its event, dark when due."""
    g, text, label = speaker.g, speaker.text, speaker.messages.label
    cards, y, inner = g.cards, TOP + 8, CARD_WIDTH - 20
    canvas.box(x, y, CARD_WIDTH, CARD_HEIGHT)
    paint_rails(canvas, speaker, side, (x, y), (CARD_WIDTH, CARD_HEIGHT))
    y = canvas.within(x + 11, y + 10, inner, numbered(speaker, side), PLAIN)
    y = canvas.within(x + 11, y + 3, inner, cost_of(g, side), PLAIN) + 3
    track = f"{speaker.kind(cards.track[side])} {cards.most[side]}"
    staff = label(text("board-staffing"), str(cards.staffing[side]))
    profit = label(text("board-end"), str(cards.end_profit[side]))
    for line in (track, staff, profit):
        y = canvas.within(x + 11, y, inner, line) + 1
    years = f"{cards.event_from[side]}–{cards.event_to[side]}"
    gone = s.happened >> side & 1
    event = f"{years}: {text('board-happened') if gone else speaker.effects(side)}"
    if is_time(g, s, side):
        event = f"{text('board-now')}, {event}"
    canvas.within(x + 11, y + 3, inner, event, SMALL, INK if is_time(g, s, side) else FAINT)


def paint_map(canvas: Canvas, speaker: IndustrialistVoice, s: State) -> None:
    """Built cards in their places, moved to the middle, and the free places beside them."""
    built = [CENTRAL, *buildings(s)]
    places = [grid_place(s, card) for card in built]
    columns = [place % WIDTH for place in places]
    rows = [place // WIDTH for place in places]
    left = PAGE_WIDTH // 2 - (min(columns) + max(columns) + 1) * CELL_WIDTH // 2
    top = (PAGE_HEIGHT + MAP_TOP) // 2 - (min(rows) + max(rows) + 1) * CELL_HEIGHT // 2
    for card, place in zip(built, places, strict=True):
        x = left + place % WIDTH * CELL_WIDTH
        y = top + place // WIDTH * CELL_HEIGHT
        paint_card(canvas, speaker, s, card, x + GAP, y + GAP)
    for place in free_places(s):
        x = left + place % WIDTH * CELL_WIDTH
        y = top + place // WIDTH * CELL_HEIGHT
        paint_free(canvas, speaker.ways(place), x, y)


def paint_free(canvas: Canvas, ways: list[str], x: int, y: int) -> None:
    """A free place for a card: its distance from the Central Factory, on the page."""
    line = font(SMALL).get_linesize()
    y += (CELL_HEIGHT - line * len(ways)) // 2
    y = min(max(y, MAP_TOP), PAGE_HEIGHT - line * len(ways))
    for way in ways:
        wide = font(SMALL).size(way)[0]
        at = min(max(x + (CELL_WIDTH - wide) // 2, 2), PAGE_WIDTH - wide - 2)
        canvas.words(at, y, way, SMALL, FAINT)
        y += line


def paint_card(
    canvas: Canvas, speaker: IndustrialistVoice, s: State, card: int, x: int, y: int
) -> None:
    """One built card: name, workers in place and needed, units on its tracks, rails at its
    edges."""
    g = speaker.g
    width, height = CELL_WIDTH - 2 * GAP, CELL_HEIGHT - 2 * GAP
    canvas.box(x, y, width, height)
    paint_rails(canvas, speaker, card, (x, y), (width, height))
    name = speaker.card(card) if card == CENTRAL else numbered(speaker, card)
    canvas.within(x + 9, y + 7, width - 18, name)
    canvas.words(x + 9, y + 31, stored_in(g, s, card), SMALL)
    needed = g.cards.staffing[card]
    for space in range(needed):
        canvas.disc(x + 14 + 12 * space, y + 50, 5, PEOPLE, space < s.workers[card])
    count = f"{s.workers[card]}/{needed}"
    colour = OUT if is_staffed(g, s, card) else INK
    canvas.words(x + 12 + 12 * needed, y + 45, count, SMALL, colour)


def paint_rails(
    canvas: Canvas,
    speaker: IndustrialistVoice,
    card: int,
    place: tuple[int, int],
    size: tuple[int, int],
) -> None:
    """Arrows at the edges of a card: outward in green, inward in red."""
    (x, y), (width, height) = place, size
    middles = [
        (x + width // 2, y),
        (x + width, y + height // 2),
        (x + width // 2, y + height),
        (x, y + height // 2),
    ]
    for edge, (at_x, at_y) in enumerate(middles):
        kind = rail(speaker.g, card, edge)
        if kind == RAIL_OUT:
            canvas.arrow(at_x, at_y, edge, OUT)
        elif kind == RAIL_IN:
            canvas.arrow(at_x, at_y, (edge + 2) % 4, IN)


FACE = Picture(paint)
