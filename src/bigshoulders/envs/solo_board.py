"""The table of Industrialist as an image: the market, the row of cards, the map."""

from __future__ import annotations

from bigshoulders.cli.solo_board import LETTERS
from bigshoulders.envs.brush import FAINT, GOLD, LARGE, PLAIN, SMALL, Colour, Sheet
from bigshoulders.language.solo import SoloSpeaker
from bigshoulders.solo.ids import (
    CENTRAL,
    CENTRAL_TRACKS,
    KINDS,
    NO_SIDE,
    RAIL_IN,
    RAIL_OUT,
    WIDTH,
)
from bigshoulders.solo.state import State
from bigshoulders.solo.steps.actions import price_of
from bigshoulders.solo.verbs import buildings, grid_place, rail

PAGE_WIDTH, PAGE_HEIGHT = 1200, 900
CELL_WIDTH, CELL_HEIGHT = 168, 96
OUT: Colour = (46, 130, 74)
IN: Colour = (190, 54, 48)


def paint_solo(speaker: SoloSpeaker, s: State, seat: int) -> Sheet:
    """Everything on the table."""
    sheet = Sheet(PAGE_WIDTH, PAGE_HEIGHT)
    text, label = speaker.messages.text, speaker.messages.label
    facts = [
        text("solo-title"),
        label(text("solo-board-profit"), str(s.profit)),
        label(text("solo-board-managers"), str(s.managers)),
        label(text("solo-board-markers"), str(s.spare)),
    ]
    sheet.words(20, 12, "   ".join(facts), LARGE)
    paint_market(sheet, speaker, s)
    paint_row(sheet, speaker, s)
    paint_map(sheet, speaker, s)
    return sheet


def paint_market(sheet: Sheet, speaker: SoloSpeaker, s: State) -> None:
    """Prices by die face; the row of this turn in gold."""
    g = speaker.g
    sheet.panel(20, 66, 330, 168, speaker.messages.text("solo-board-market"))
    for kind in range(KINDS):
        sheet.words(60 + 72 * kind, 72, speaker.kind(kind), SMALL, FAINT)
    for face in range(6):
        y = 92 + 23 * face
        now = face + 1 == s.market
        if now:
            sheet.band(24, y - 3, 320, 20, GOLD)
        sheet.words(34, y, str(face + 1))
        for kind in range(KINDS):
            price = price_of(g, s, kind) if now else g.prices[face * KINDS + kind]
            sheet.words(60 + 72 * kind, y, str(price or "–"))


def paint_row(sheet: Sheet, speaker: SoloSpeaker, s: State) -> None:
    """The cards that can be built, leftmost first."""
    cards = speaker.g.cards
    sheet.panel(370, 66, 810, 168, speaker.messages.text("solo-board-row"))
    for i, side in enumerate(s.row):
        if side == NO_SIDE:
            continue
        x = 378 + 133 * i
        sheet.box(x, 74, 127, 152)
        y = sheet.within(x + 6, 80, 116, speaker.card(side), PLAIN)
        costs = [
            f"{cards.cost[side * KINDS + kind]}{LETTERS[kind]}"
            for kind in range(KINDS)
            if cards.cost[side * KINDS + kind]
        ]
        sheet.words(x + 6, y + 4, " ".join(costs))
        track = f"{speaker.kind(cards.track[side])} {cards.most[side]}"
        sheet.words(x + 6, y + 22, track, SMALL)
        years = f"{cards.event_from[side]}–{cards.event_to[side]}"
        gone = s.happened >> side & 1
        event = speaker.messages.text("solo-board-happened") if gone else speaker.effects(side)
        sheet.within(x + 6, y + 38, 116, f"{years}: {event}", SMALL, FAINT)


def paint_map(sheet: Sheet, speaker: SoloSpeaker, s: State) -> None:
    """Built cards in their places, the Central Factory among them, moved to the middle."""
    built = [CENTRAL, *buildings(s)]
    places = [grid_place(s, card) for card in built]
    columns = [place % WIDTH for place in places]
    rows = [place // WIDTH for place in places]
    left = PAGE_WIDTH // 2 - (min(columns) + max(columns) + 1) * CELL_WIDTH // 2
    top = (PAGE_HEIGHT + 240) // 2 - (min(rows) + max(rows) + 1) * CELL_HEIGHT // 2
    for card, place in zip(built, places, strict=True):
        x = left + place % WIDTH * CELL_WIDTH
        y = top + place // WIDTH * CELL_HEIGHT
        paint_card(sheet, speaker, s, card, x, y)


def paint_card(sheet: Sheet, speaker: SoloSpeaker, s: State, card: int, x: int, y: int) -> None:
    """One built card: name, workers of those needed, units on its tracks, rails at its edges."""
    g = speaker.g
    width, height = CELL_WIDTH - 22, CELL_HEIGHT - 22
    sheet.box(x + 11, y + 11, width, height)
    sheet.words(x + 18, y + 17, speaker.card(card)[:22], SMALL)
    for space in range(g.cards.staffing[card]):
        sheet.disc(x + 25 + 14 * space, y + 43, 6, (120, 90, 60), space < s.workers[card])
    if card == CENTRAL:
        kinds = [kind for kind in range(KINDS) if s.central_markers >> kind & 1]
        stored = "  ".join(f"{LETTERS[k]}{s.units[CENTRAL_TRACKS + k]}" for k in kinds)
    else:
        stored = f"{LETTERS[g.cards.track[card]]}{s.units[card]}/{g.cards.most[card]}"
    sheet.words(x + 18, y + 58, stored)
    middles = [
        (x + CELL_WIDTH // 2, y + 8),
        (x + CELL_WIDTH - 8, y + CELL_HEIGHT // 2),
        (x + CELL_WIDTH // 2, y + CELL_HEIGHT - 8),
        (x + 8, y + CELL_HEIGHT // 2),
    ]
    for edge, (at_x, at_y) in enumerate(middles):
        kind = rail(g, card, edge)
        if kind in (RAIL_IN, RAIL_OUT):
            sheet.disc(at_x, at_y, 6, OUT if kind == RAIL_OUT else IN)
