"""The table of Industrialist as text: the row, the market, the tracks, the map of built cards."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bigshoulders.box.faces import Terminal
from bigshoulders.box.grids import grid
from bigshoulders.games.industrialist.engine.ids import (
    CENTRAL,
    CENTRAL_TRACKS,
    KINDS,
    NO_SIDE,
    RAIL_IN,
    RAIL_OUT,
    SIDE_IDS,
    WIDTH,
)
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.games.industrialist.engine.steps.actions import price_of
from bigshoulders.games.industrialist.engine.steps.building import free_places, is_in_years
from bigshoulders.games.industrialist.engine.steps.course import rank
from bigshoulders.games.industrialist.engine.verbs import (
    buildings,
    card_at,
    grid_place,
    is_staffed,
    rail,
)
from bigshoulders.games.industrialist.voice import IndustrialistVoice

CELL = 22  # columns of one card on the map
LINES = 5  # and its lines
OUTWARD = ["↑", "→", "↓", "←"]
INWARD = ["↓", "←", "↑", "→"]
LETTERS = ["M", "C", "G", "$"]
EDGES = ["N", "E", "S", "W"]


def show_board(console: Console, speaker: IndustrialistVoice, s: State, seat: int) -> None:
    """Everything on the table."""
    text = speaker.text
    console.rule(title(speaker), style="dim")
    console.print(Text(facts(speaker, s), style="bold"))
    console.print(market(speaker, s))
    if row_of(s):
        console.print(row(speaker, s))
        console.print(Text(text("board-key"), style="dim"))
        console.print(events(speaker, s))
    console.print(Text(text("board-map"), style="bold"))
    for line in draw_map(speaker, s):
        console.print(Text(line), soft_wrap=True)


def title(speaker: IndustrialistVoice) -> str:
    """The game and its options."""
    g, text = speaker.g, speaker.text
    parts = [text("title"), text(f"side-{g.config.side}")]
    if g.config.cards is not None:
        parts.append(text("own-cards"))
    return " · ".join(parts)


def facts(speaker: IndustrialistVoice, s: State) -> str:
    """The year, and the player's other facts apart from cards."""
    counts = {"year": s.year, "profit": s.profit, "managers": s.managers, "markers": s.spare}
    text, label = speaker.text, speaker.messages.label
    return "   ".join(label(text(f"board-{name}"), str(n)) for name, n in counts.items())


def market(speaker: IndustrialistVoice, s: State) -> Table:
    """Prices by die face; the row of this turn is marked."""
    g = speaker.g
    heads = [speaker.kind(kind) for kind in range(KINDS)]
    table = grid(speaker.text("board-market"), "", *heads)
    for face in range(6):
        now = face + 1 == s.market
        prices = [g.prices[face * KINDS + kind] for kind in range(KINDS)]
        if now:
            prices = [price_of(g, s, kind) for kind in range(KINDS)]
        cells = [str(price) if price else "–" for price in prices]
        mark = f"> {face + 1}" if now else f"  {face + 1}"
        table.add_row(Text(mark), *cells, style="bold" if now else "")
    return table


def row(speaker: IndustrialistVoice, s: State) -> Table:
    """The cards in the row, leftmost first."""
    g, text = speaker.g, speaker.text
    heads = ["cost", "track", "staffing", "rails", "end"]
    table = grid(text("board-row"), "", *(text(f"board-{head}") for head in heads))
    cards = g.cards
    for side in row_of(s):
        table.add_row(
            numbered(speaker, side),
            cost_of(g, side),
            f"{cards.most[side]}{LETTERS[cards.track[side]]}",
            str(cards.staffing[side]),
            rails_of(g, side),
            str(cards.end_profit[side]),
        )
    return table


def cost_of(g: Rules, side: int) -> str:
    """The cost of a card, by the letters of the kinds."""
    units = g.cards.cost[side * KINDS : side * KINDS + KINDS]
    return " ".join(f"{n}{letter}" for n, letter in zip(units, LETTERS, strict=True) if n)


def events(speaker: IndustrialistVoice, s: State) -> Table:
    """SOLO-EVENT-1: the event of each card in the row, its years, and whether it is due."""
    g, text = speaker.g, speaker.text
    heads = [text("board-years"), "", text("board-event")]
    table = grid(text("board-events"), "", *heads)
    for column in table.columns[2:]:
        column.justify = "left"
    table.columns[-1].overflow = "ellipsis"
    for side in row_of(s):
        first, last = g.cards.event_from[side], g.cards.event_to[side]
        gone = s.happened >> side & 1
        now = is_time(g, s, side)
        table.add_row(
            numbered(speaker, side),
            f"{first}–{last}",
            text("board-now") if now else "",
            text("board-happened") if gone else speaker.effects(side),
            style="" if now else "dim",
        )
    return table


def is_time(g: Rules, s: State, side: int) -> bool:
    """Whether the event of a card can happen this year."""
    gone = s.happened >> side & 1
    return is_in_years(g, s, side) and not gone


def numbered(speaker: IndustrialistVoice, side: int) -> str:
    """A Building by its id, as positions and card files have it, and its name."""
    return f"{SIDE_IDS[side]} {speaker.card(side)}"


def row_of(s: State) -> list[int]:
    return [side for side in s.row if side != NO_SIDE]


def arrow(g: Rules, card: int, edge: int) -> str:
    """The rail of an edge as an arrow, or nothing."""
    kind = rail(g, card, edge)
    if kind == RAIL_OUT:
        return OUTWARD[edge]
    return INWARD[edge] if kind == RAIL_IN else " "


def rails_of(g: Rules, side: int) -> str:
    """The edges with a rail, north, east, south, west, each with the way the rail leads."""
    return " ".join(
        f"{EDGES[edge]}{arrow(g, side, edge)}" for edge in range(4) if rail(g, side, edge)
    )


def draw_map(speaker: IndustrialistVoice, s: State) -> list[str]:
    """Built cards in their places with rails at their edges, and the free places beside them."""
    places = [grid_place(s, card) for card in [CENTRAL, *buildings(s)]]
    free = free_places(s)
    shown = places + free
    west, east = min(p % WIDTH for p in shown), max(p % WIDTH for p in shown)
    north, south = min(p // WIDTH for p in shown), max(p // WIDTH for p in shown)
    lines: list[str] = []
    for y in range(north, south + 1):
        cells: list[list[str]] = []
        for x in range(west, east + 1):
            place = y * WIDTH + x
            card = card_at(s, place)
            if card != NO_SIDE:
                cells.append(draw_card(speaker, s, card))
            elif place in free:
                cells.append(draw_free(speaker.ways(place)))
            else:
                cells.append([" " * CELL] * LINES)
        lines += ["".join(cell[i] for cell in cells).rstrip() for i in range(LINES)]
    return lines


def draw_free(ways: list[str]) -> list[str]:
    """A free place for a card, and its distance from the Central Factory."""
    lines = ["", *ways, *[""] * (LINES - 1 - len(ways))]
    return [line.center(CELL) for line in lines]


def draw_card(speaker: IndustrialistVoice, s: State, card: int) -> list[str]:
    """One card as five lines: name, workers in place and needed, units on its tracks."""
    g = speaker.g
    inner = CELL - 4
    name = speaker.card(card) if card == CENTRAL else numbered(speaker, card)
    mark = "✓" if is_staffed(g, s, card) else " "
    staff = f"{s.workers[card]}/{g.cards.staffing[card]}{mark}"
    stored = stored_in(g, s, card)
    west, east = arrow(g, card, 3), arrow(g, card, 1)
    top = f"┌{arrow_line(arrow(g, card, 0), inner)}┐"
    bottom = f"└{arrow_line(arrow(g, card, 2), inner)}┘"
    return [
        f" {top} ",
        f" │{name[:inner]:<{inner}}│ ",
        f"{west}│{staff:<{inner}}│{east}",
        f" │{stored[:inner]:<{inner}}│ ",
        f" {bottom} ",
    ]


def stored_in(g: Rules, s: State, card: int) -> str:
    """The units on the tracks of a built card, by the letters of the kinds."""
    if card == CENTRAL:
        return " ".join(
            f"{LETTERS[kind]}{s.units[CENTRAL_TRACKS + kind]}"
            for kind in range(KINDS)
            if s.central_markers >> kind & 1
        )
    return f"{LETTERS[g.cards.track[card]]}{s.units[card]}/{g.cards.most[card]}"


def arrow_line(mark: str, width: int) -> str:
    """A border with an arrow in its middle."""
    return (f" {mark} " if mark.strip() else "").center(width, "─")


def show_result(console: Console, speaker: IndustrialistVoice, s: State, day: str) -> None:
    """SOLO-END-2: the rung of the ladder; the result of a daily game as a line to share."""
    args: dict[str, str | int] = {
        "profit": s.profit,
        "title": speaker.text(f"rank-{rank(s.profit)}"),
    }
    if day:
        args |= {"date": day, "side": speaker.g.config.side}
    console.print(speaker.text("shared" if day else "event-scored", args))


FACE = Terminal(
    show=show_board, welcome="industrialist-welcome", help="industrialist-help", result=show_result
)
