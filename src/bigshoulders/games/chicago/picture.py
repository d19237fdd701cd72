"""The board of Chicago 1875 as an image: tracks, markets, Buildings, charters, the observer's
hand."""

from __future__ import annotations

from bigshoulders.box.canvas import FAINT, GOLD, INK, LARGE, LINE, PLAIN, SMALL, Canvas, Colour
from bigshoulders.box.faces import Picture
from bigshoulders.games.chicago.engine.ids import (
    BANK_SPACES,
    CHAIN,
    COLUMNS,
    COMPANY_IDS,
    FACTORIES,
    FIRST_BANK_SPACE,
    GOAL_IDS,
    INDUSTRY_IDS,
    KINDS,
    NO_ASSET,
    NO_TILE,
    OPEN,
    POOL,
    RESOURCE_IDS,
    ROW,
    SEATS,
    SLOTS,
    TREASURY,
)
from bigshoulders.games.chicago.engine.state import Column, State, index_of
from bigshoulders.games.chicago.engine.steps.scoring import share_value
from bigshoulders.games.chicago.engine.verbs.goods import capacity
from bigshoulders.games.chicago.engine.verbs.shares import shares_of
from bigshoulders.games.chicago.terminal import open_companies, title
from bigshoulders.games.chicago.voice import ChicagoVoice
from bigshoulders.kernel.bits import members
from bigshoulders.kernel.frames import NOBODY, UNKNOWN

WIDTH, HEIGHT = 1360, 1000
SEAT_COLOURS: list[Colour] = [(49, 99, 186), (190, 54, 48), (199, 150, 22), (46, 130, 74)]
INDUSTRY_COLOURS: list[Colour] = [(91, 128, 60), (124, 84, 150), (168, 62, 52), (140, 96, 54)]
CUBE_COLOURS: list[Colour] = [(222, 150, 158), (150, 160, 170), (170, 120, 70), (60, 60, 64)]


def paint(speaker: ChicagoVoice, s: State, seat: int) -> Canvas:
    """Everything on the table, as one seat sees it."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.words(20, 12, title(speaker, s), LARGE)
    paint_players(canvas, speaker, s, seat)
    paint_tracks(canvas, speaker, s)
    paint_demand(canvas, speaker, s)
    paint_supply(canvas, speaker, s)
    paint_assets(canvas, speaker, s)
    paint_buildings(canvas, speaker, s)
    paint_companies(canvas, speaker, s)
    paint_foot(canvas, speaker, s, seat)
    return canvas


def letters(company: int) -> str:
    """Two letters on a company's markers."""
    first, _, second = COMPANY_IDS[company].partition("_")
    return (first[0] + (second or first[1:])[0]).upper()


def colour_of(speaker: ChicagoVoice, company: int) -> Colour:
    return INDUSTRY_COLOURS[speaker.g.industry[company]]


def paint_players(canvas: Canvas, speaker: ChicagoVoice, s: State, me: int) -> None:
    """Cash, worth, Partners and Initiative of each player."""
    g, text, money = speaker.g, speaker.text, speaker.messages.money
    canvas.panel(20, 64, 400, 150, text("board-players"))
    for i, head in enumerate(["cash", "worth", "partners", "initiative"]):
        canvas.words(130 + 72 * i, 70, text(f"board-{head}"), SMALL, FAINT)
    for seat in g.seats:
        y = 92 + 29 * seat
        canvas.band(28, y, 96, 22, SEAT_COLOURS[seat])
        canvas.words(34, y + 5, speaker.names[seat], PLAIN, (255, 255, 255))
        place = index_of(s.initiative, seat) + 1
        facts = [money(s.cash[seat]), money(s.cash[seat] + share_value(g, s, seat))]
        for i, fact in enumerate([*facts, str(s.partners[seat]), str(place or "–")]):
            canvas.words(130 + 72 * i, y + 5, fact)
        mark = "!" if s.priority == seat else ""
        canvas.words(398, y + 3, mark + ("*" if seat == me else ""), LARGE, GOLD)


def paint_tracks(canvas: Canvas, speaker: ChicagoVoice, s: State) -> None:
    """Stock Track and Appeal Track with the markers of the companies."""
    g, text = speaker.g, speaker.text
    running = [company for company in g.companies if s.status[company] == OPEN]
    width = 900 // len(g.value)
    canvas.panel(440, 64, 900, 62, text("board-value"))
    for space, value in enumerate(g.value):
        canvas.centred(440 + width * space, 68, width, str(value), SMALL, FAINT)
        here = [company for company in running if s.price[company] == space]
        paint_markers(canvas, speaker, 440 + width * space + width // 2, 94, here)
    width = 900 // (g.appeal_top + 1)
    canvas.panel(440, 152, 900, 62, text("board-appeal"))
    for space in range(g.appeal_top + 1):
        canvas.centred(440 + width * space, 156, width, str(space), SMALL, FAINT)
        here = [company for company in running if s.appeal[company] == space]
        here.sort(key=lambda company: s.height[company])
        paint_markers(canvas, speaker, 440 + width * space + width // 2, 182, here)


def paint_markers(canvas: Canvas, speaker: ChicagoVoice, x: int, y: int, here: list[int]) -> None:
    """Markers on one space, two by two; the topmost last."""
    for i, company in enumerate(here):
        aside = 11 * (i % 2 * 2 - 1) if len(here) > 1 else 0
        canvas.token(x + aside, y + 16 * (i // 2), letters(company), colour_of(speaker, company))


def paint_demand(canvas: Canvas, speaker: ChicagoVoice, s: State) -> None:
    """Goods on each space of Demand and its room."""
    g, text = speaker.g, speaker.text
    canvas.panel(20, 246, 300, 132, text("board-demand"))
    columns = [2, 1, 0] if g.demand_is_mirrored else [0, 1, 2]
    for i, column in enumerate(columns):
        bonus = g.column_bonus[column]
        head = f"+{speaker.messages.money(bonus)}" if bonus else "–"
        canvas.centred(130 + 62 * i, 250, 58, head, SMALL, FAINT)
    for row, industry in enumerate(INDUSTRY_IDS):
        y = 268 + 27 * row
        canvas.within(28, y, 100, text(f"industry-{industry}"), SMALL, INDUSTRY_COLOURS[row])
        for i, column in enumerate(columns):
            space = row * 3 + column
            room = capacity(g, s, space)
            open_ended = s.tiles[space] == NO_TILE and column == 2
            cell = "1/2" if open_ended else f"{s.demand[space]}/{room}" if room else "X"
            canvas.box(130 + 62 * i, y - 2, 58, 24)
            canvas.centred(130 + 62 * i, y + 3, 58, cell)


def paint_cubes(canvas: Canvas, x: int, y: int, column: Column, first: int) -> None:
    """Cubes by kind, one square each."""
    for kind in range(KINDS):
        for _ in range(column[first + kind]):
            canvas.square(x, y, 10, CUBE_COLOURS[kind])
            x += 12


def paint_supply(canvas: Canvas, speaker: ChicagoVoice, s: State) -> None:
    """Supply Chain, Haymarket Square, bag and Job Market."""
    g, text, money = speaker.g, speaker.text, speaker.messages.money
    canvas.panel(340, 246, 330, 132, text("board-supply"))
    if g.overlay_in_play:
        for kind, name in enumerate(RESOURCE_IDS):
            canvas.words(348, 252 + 19 * kind, text(f"resource-{name}"), SMALL)
            for column in range(COLUMNS):
                filled = bool(s.overlay[kind] >> column & 1)
                canvas.square(440 + 18 * column, 252 + 19 * kind, 10, CUBE_COLOURS[kind], filled)
    else:
        for space in range(CHAIN):
            price = money(g.chain_price[space]) if g.chain_price[space] else "X"
            canvas.words(348, 252 + 19 * space, price, SMALL)
            paint_cubes(canvas, 440, 252 + 19 * space, s.chain, space * KINDS)
    canvas.within(348, 329, 90, text("place-haymarket"))
    for kind in range(KINDS):
        canvas.square(440 + 54 * kind, 331, 10, CUBE_COLOURS[kind])
        canvas.words(454 + 54 * kind, 331, str(s.haymarket[kind]), SMALL)
    market = f"{text('space-job_market')}: {s.market} ({money(g.worker_price[s.market])})"
    canvas.words(348, 356, f"{market}   {text('board-bag')}: {sum(s.bag)}", SMALL)


def paint_assets(canvas: Canvas, speaker: ChicagoVoice, s: State) -> None:
    """The asset display."""
    g = speaker.g
    canvas.panel(690, 246, 650, 62, speaker.text("board-assets"))
    for slot, asset in enumerate(s.display):
        x = 696 + 129 * slot
        canvas.box(x, 252, 123, 50)
        canvas.words(x + 6, 256, speaker.messages.money(g.asset_price[slot]), SMALL, FAINT)
        if asset != NO_ASSET:
            canvas.within(x + 6, 271, 112, speaker.asset(asset))


def paint_space(
    canvas: Canvas, speaker: ChicagoVoice, x: int, y: int, space: int, who: list[int]
) -> None:
    """One action space: name, cost or income, Partners on it."""
    g, money = speaker.g, speaker.messages.money
    canvas.box(x, y, 125, 48)
    canvas.within(x + 5, y + 4, 118, speaker.space(space), SMALL)
    pays, cost = g.space_bank_pays[space], g.space_cost[space]
    amount = f"+{money(pays)}" if pays else money(cost) if cost else ""
    canvas.words(x + 5, y + 34, amount, SMALL, FAINT)
    for i, seat in enumerate(who):
        canvas.disc(x + 116 - 13 * i, y + 39, 6, SEAT_COLOURS[seat])


def paint_buildings(canvas: Canvas, speaker: ChicagoVoice, s: State) -> None:
    """The Buildings of each player by Decade, then those of the bank."""
    g, text = speaker.g, speaker.text
    canvas.panel(20, 410, 1320, 10 + 52 * (g.players + 1), text("board-spaces"))
    for seat in g.seats:
        y = 416 + 52 * seat
        canvas.band(26, y, 8, 48, SEAT_COLOURS[seat])
        for i in range(seat * ROW, seat * ROW + ROW):
            if s.row[i] >= 0:
                partner = s.row_partner[i]
                who = [partner] if partner != NOBODY else []
                paint_space(canvas, speaker, 40 + 131 * (i - seat * ROW), y, s.row[i], who)
    y = 416 + 52 * g.players
    for number in range(BANK_SPACES):
        first = number * SEATS
        who = [seat for seat in g.seats for _ in range(s.bank_partners[first + seat])]
        paint_space(canvas, speaker, 30 + 130 * number, y, FIRST_BANK_SPACE + number, who)


def paint_companies(canvas: Canvas, speaker: ChicagoVoice, s: State) -> None:
    """The charters of running companies in running order."""
    top = 452 + 52 * (speaker.g.players + 1)
    canvas.heading(20, top, speaker.text("board-companies"))
    for i, company in enumerate(open_companies(speaker.g, s)[:10]):
        paint_charter(canvas, speaker, s, company, 20 + 266 * (i % 5), top + 128 * (i // 5))


def paint_charter(
    canvas: Canvas, speaker: ChicagoVoice, s: State, company: int, x: int, y: int
) -> None:
    """Money, shares, factories with their staff, cubes, Goods and assets of one company."""
    g, money = speaker.g, speaker.messages.money
    canvas.box(x, y, 256, 122)
    canvas.token(x + 18, y + 17, letters(company), colour_of(speaker, company))
    canvas.words(x + 38, y + 5, speaker.company(company), SMALL)
    facts = f"{money(g.value[s.price[company]])}  {money(s.treasury[company])}"
    canvas.words(x + 38, y + 18, f"{facts}  {s.goods[company]} G  {s.sales[company]} S", SMALL)
    at = x + 8
    for holder in [*g.seats, TREASURY, POOL]:
        width = 24 * shares_of(s, company, holder)
        colour = LINE if holder == TREASURY else FAINT if holder == POOL else SEAT_COLOURS[holder]
        canvas.band(at, y + 36, max(0, width - 1), 9, colour)
        if holder == s.director[company]:
            canvas.words(at + 3, y + 36, "D", SMALL, (255, 255, 255))
        at += width
    for factory in range(g.factories[company]):
        paint_factory(canvas, speaker, s, company, factory, x + 8 + 82 * factory, y + 52)
    paint_cubes(canvas, x + 8, y + 88, s.cubes, company * KINDS)
    owned = [a for a in s.assets[company * SLOTS : company * SLOTS + SLOTS] if a != NO_ASSET]
    canvas.words(x + 8, y + 104, ", ".join(speaker.asset(asset) for asset in owned)[:44], SMALL)


def paint_factory(
    canvas: Canvas, speaker: ChicagoVoice, s: State, company: int, factory: int, x: int, y: int
) -> None:
    """Workers (discs), tokens (squares) and Managers (gold) on their spaces."""
    g, i = speaker.g, company * FACTORIES + factory
    canvas.box(x, y, 78, 30)
    for space in range(g.worker_spaces[i]):
        if space < s.automated[i]:
            canvas.square(x + 5 + 12 * space, y + 5, 9, INK)
        else:
            filled = space < s.automated[i] + s.workers[i]
            canvas.disc(x + 10 + 12 * space, y + 9, 5, (120, 90, 60), filled)
    for space in range(g.manager_spaces[i]):
        canvas.disc(x + 10 + 12 * space, y + 22, 5, GOLD, space < s.managers[i])


def paint_foot(canvas: Canvas, speaker: ChicagoVoice, s: State, seat: int) -> None:
    """Goals and the observer's hand."""
    text, label = speaker.text, speaker.messages.label
    if s.goals:
        names = [text(f"goal-{GOAL_IDS[goal]}") for goal in members(s.goals)]
        canvas.words(690, 322, label(text("board-goals"), ""), SMALL, FAINT)
        canvas.within(690, 336, 640, ", ".join(names))
    if seat != NOBODY and s.hand[seat] not in (0, UNKNOWN):
        names = [speaker.space(building) for building in members(s.hand[seat])]
        canvas.words(20, HEIGHT - 24, label(text("board-hand"), " · ".join(names)))


FACE = Picture(paint)
