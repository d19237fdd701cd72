"""The table as text: tracks, shares, companies, markets, spaces, hand."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bigshoulders.box.faces import COLOURS, Terminal
from bigshoulders.box.grids import grid
from bigshoulders.games.chicago.engine.ids import (
    ASSET_IDS,
    AVAILABLE,
    BANK_SPACES,
    BASE_COMPANIES,
    CHAIN,
    COLUMNS,
    FACTORIES,
    FIRST_BANK_SPACE,
    GOAL_IDS,
    INDUSTRY_IDS,
    KINDS,
    MANAGER_SOURCE,
    NO_ASSET,
    NO_TILE,
    OPEN,
    PHASE_IDS,
    POOL,
    RESOURCE_IDS,
    ROW,
    SEATS,
    SETUP,
    SLOTS,
    TREASURY,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import Column, State, index_of
from bigshoulders.games.chicago.engine.steps.scoring import share_value
from bigshoulders.games.chicago.engine.verbs.goods import capacity
from bigshoulders.games.chicago.engine.verbs.partners import gained_partners
from bigshoulders.games.chicago.engine.verbs.shares import certificates_of, shares_of
from bigshoulders.games.chicago.voice import ChicagoVoice
from bigshoulders.kernel.bits import members
from bigshoulders.kernel.frames import NOBODY, UNKNOWN

LETTERS = ["L", "S", "W", "C"]


def show_board(console: Console, speaker: ChicagoVoice, s: State, seat: int) -> None:
    """Everything on the table, as one seat sees it."""
    g = speaker.g
    console.rule(title(speaker, s), style="dim")
    console.print(players(speaker, s, seat))
    if any(s.status[c] == OPEN for c in g.companies):
        console.print(shares(speaker, s))
        console.print(companies(speaker, s))
    markets: list[RenderableType] = [demand(speaker, s), supply(speaker, s), assets(speaker, s)]
    console.print(Columns(markets))
    console.print(spaces(speaker, s))
    if s.goals:
        console.print(goals(speaker, s))
    if seat != NOBODY and s.hand[seat] not in (0, UNKNOWN):
        console.print(hand(speaker, s, seat))


def title(speaker: ChicagoVoice, s: State) -> str:
    """Edition, mode, Decade and phase."""
    text = speaker.text
    config = speaker.g.config
    words = [
        text(f"edition-{config.edition}"),
        text("mode-advanced" if config.advanced else "mode-basic"),
        text(f"decade-{s.decade}"),
        text(f"phase-{PHASE_IDS[s.phase]}"),
    ]
    return " · ".join(words)


def cubes(column: Column, first: int) -> str:
    """Cubes by letter, such as "2L 1C"; a dash for none."""
    counts = [f"{column[first + k]}{LETTERS[k]}" for k in range(KINDS) if column[first + k]]
    return " ".join(counts) or "–"


def coloured(speaker: ChicagoVoice, seat: int) -> Text:
    return Text(speaker.names[seat], style=COLOURS[seat])


def players(speaker: ChicagoVoice, s: State, me: int) -> Table:
    """Cash, worth, certificates, Partners, Initiative, Priority Deal."""
    g, text, money = speaker.g, speaker.text, speaker.messages.money
    heads = ["cash", "worth", "certificates", "partners", "initiative"]
    table = grid(text("board-players"), "", *(text(f"board-{head}") for head in heads), "")
    for seat in g.seats:
        notes: list[str] = []
        if s.priority == seat:
            notes.append(text("board-priority"))
        if seat == me:
            notes.append(text("board-you"))
        place = index_of(s.initiative, seat) + 1
        table.add_row(
            coloured(speaker, seat),
            money(s.cash[seat]),
            money(s.cash[seat] + share_value(g, s, seat)),
            f"{certificates_of(g, s, seat)}/{g.certificate_limit}",
            f"{s.partners[seat]}/{gained_partners(s, seat)}",
            str(place) if place else "–",
            ", ".join(notes),
        )
    return table


def open_companies(g: Rules, s: State) -> list[int]:
    """Companies in play, in the order in which they operate."""
    in_play = [c for c in g.companies if s.status[c] == OPEN]
    return sorted(in_play, key=lambda c: (-s.appeal[c], -s.height[c]))


def shares(speaker: ChicagoVoice, s: State) -> Table:
    """Holdings: shares in percent, D for the Director, P for the Preferred Certificate."""
    g, text = speaker.g, speaker.text
    running = open_companies(g, s)
    table = grid(text("board-shares"), "", *(speaker.company(c) for c in running))
    for holder in [*g.seats, TREASURY, POOL]:
        cells: list[str] = []
        for company in running:
            held = shares_of(s, company, holder)
            mark = "D" if s.director[company] == holder else ""
            mark += "P" if s.preferred[company] == holder else ""
            cells.append(f"{held * 10}{mark}" if held else "–")
        names = {TREASURY: Text(text("source-treasury")), POOL: Text(text("source-bank_pool"))}
        table.add_row(names[holder] if holder in names else coloured(speaker, holder), *cells)
    values = [speaker.value(g.value[s.price[company]]) for company in running]
    table.add_section()
    table.add_row(text("board-value"), *values)
    return table


def companies(speaker: ChicagoVoice, s: State) -> Table:
    """Every company in play, in running order: money, staff, stock of cubes and Goods, assets."""
    g, text = speaker.g, speaker.text
    heads = ["director", "appeal", "treasury", "factories", "price", "resources", "goods", "assets"]
    table = grid(text("board-companies"), "", *(text(f"board-{head}") for head in heads))
    for company in open_companies(g, s):
        held = [a for a in s.assets[company * SLOTS : company * SLOTS + SLOTS] if a != NO_ASSET]
        names = [speaker.asset(a) + (" ×" if s.exhausted >> a & 1 else "") for a in held]
        bonus = f"+{s.bonus_goods[company]}" if s.bonus_goods[company] else ""
        price = g.powers[company].unit_price(g, s, company)
        table.add_row(
            speaker.company(company),
            coloured(speaker, s.director[company]),
            str(s.appeal[company]),
            speaker.messages.money(s.treasury[company]),
            "\n".join(factory(g, s, company, i) for i in range(g.factories[company])),
            speaker.messages.money(price) if price else "–",
            cubes(s.cubes, company * KINDS),
            f"{s.goods[company]}{bonus}",
            ", ".join(names) or "–",
        )
    return table


def factory(g: Rules, s: State, company: int, number: int) -> str:
    """One factory: inputs → Goods, and its spaces: w Worker, # token, _ free, M Manager."""
    i = company * FACTORIES + number
    free = g.worker_spaces[i] - s.workers[i] - s.automated[i]
    staff = "w" * s.workers[i] + "#" * s.automated[i] + "_" * free + "M" * s.managers[i]
    inputs = "".join(LETTERS[k] * g.inputs[i * KINDS + k] for k in range(KINDS))
    made = f"→{g.powers[company].goods_made(g, s, company, number)}" if inputs else ""
    return f"{inputs.lower()}{made}[{staff}]"


def charters(speaker: ChicagoVoice, s: State) -> Table:
    """The companies that can still be founded."""
    g, text, money = speaker.g, speaker.text, speaker.messages.money
    heads = ["industry", "appeal", "price", "factories", "manager", "slots"]
    table = grid(text("board-charters"), "", *(text(f"board-{head}") for head in heads))
    for company in g.companies:
        if s.status[company] != AVAILABLE:
            continue
        rows = range(company * FACTORIES, company * FACTORIES + g.factories[company])
        table.add_row(
            speaker.company(company) + ("*" if company >= BASE_COMPANIES else ""),
            text(f"industry-{INDUSTRY_IDS[g.industry[company]]}"),
            str(g.start_appeal[company]),
            "/".join(money(price) for price in g.prices[company]) or "–",
            "\n".join(factory(g, s, company, i) for i in range(g.factories[company])),
            "\n".join(manager(g, i) for i in rows),
            str(g.asset_slots[company]),
        )
    if any(c >= BASE_COMPANIES for c in g.companies):
        table.caption = text("board-house-values")
    return table


def manager(g: Rules, i: int) -> str:
    """A Manager's bonus in letters: A Appeal, R resources, G Goods, # automation."""
    gains = g.gains[MANAGER_SOURCE + i]
    counts = [("A", gains.appeal), ("G", gains.goods), ("R", gains.cubes_of_choice)]
    words = [f"{letter}{n}" for letter, n in counts if n]
    words += ["#"] * gains.automated
    return "+".join(words) or "–"


def demand(speaker: ChicagoVoice, s: State) -> Table:
    """The Demand grid: Goods on octagons, by industry; the bonus of each column."""
    g, text = speaker.g, speaker.text
    heads = [f"+{speaker.messages.money(bonus)}" if bonus else "" for bonus in g.column_bonus]
    order = [2, 1, 0] if g.demand_is_mirrored else [0, 1, 2]
    table = grid(text("board-demand"), "", *(heads[column] for column in order))
    for row, industry in enumerate(INDUSTRY_IDS):
        cells: list[str] = []
        for column in order:
            space = row * 3 + column
            room = capacity(g, s, space)
            if s.tiles[space] == NO_TILE and column == 2:
                cells.append("½")
            else:
                cells.append(f"{s.demand[space]}/{room}" if room else "✗")
        table.add_row(text(f"industry-{industry}"), *cells)
    return table


def supply(speaker: ChicagoVoice, s: State) -> Table:
    """Supply Chain, Haymarket, bag, Job Market."""
    g, text, money = speaker.g, speaker.text, speaker.messages.money
    table = grid(text("board-supply"), "", "")
    if g.overlay_in_play:
        for kind in range(KINDS):
            prices = [g.overlay_price[c] for c in range(COLUMNS) if s.overlay[kind] >> c & 1]
            dots = " ".join(str(price) for price in prices) or "–"
            table.add_row(text(f"resource-{RESOURCE_IDS[kind]}"), dots)
    else:
        for space in range(CHAIN):
            name = money(g.chain_price[space]) if g.chain_price[space] else "X"
            table.add_row(name, cubes(s.chain, space * KINDS))
    table.add_row(text("place-haymarket"), cubes(s.haymarket, 0))
    table.add_row(text("board-bag"), str(sum(s.bag)))
    workers = f"{s.market} ({money(g.worker_price[s.market])})"
    table.add_row(text("space-job_market"), workers)
    return table


def assets(speaker: ChicagoVoice, s: State) -> Table:
    """The asset display: price, name, effect and one-time bonus."""
    g, text, money = speaker.g, speaker.text, speaker.messages.money
    table = grid(text("board-assets"), "", text("board-effect"), text("board-bonus"))
    for slot, asset in enumerate(s.display):
        if asset != NO_ASSET:
            key = f"asset-{ASSET_IDS[asset]}"
            cost = f" ({money(g.asset_cost[asset])})" if g.asset_cost[asset] else ""
            effect = text(key, part="effect") + cost
            name = f"{money(g.asset_price[slot])} {speaker.asset(asset)}"
            table.add_row(name, effect, text(key, part="bonus"))
    return table


def spaces(speaker: ChicagoVoice, s: State) -> Padding:
    """Action spaces: the Buildings of each player, then the bank's; × where a Partner stands."""
    g, money = speaker.g, speaker.messages.money
    lines: list[Text] = []
    for seat in g.seats:
        line = Text(speaker.messages.label(speaker.names[seat], ""), style=COLOURS[seat])
        for i in range(seat * ROW, seat * ROW + ROW):
            if s.row[i] >= 0:
                space = s.row[i]
                flow = f"+{money(g.space_bank_pays[space])}" if g.space_bank_pays[space] else ""
                flow = flow or money(g.space_cost[space])
                line.append(f"{speaker.space(space)} {flow}")
                if s.row_partner[i] != NOBODY:
                    line.append(" ×", style=COLOURS[s.row_partner[i]])
                line.append("   ")
        lines.append(line)
    bank = Text(speaker.messages.label(speaker.text("place-bank"), ""))
    for number in range(BANK_SPACES - 1):
        space = FIRST_BANK_SPACE + number
        if s.decade < g.space_from[space]:
            continue
        cost = f" {money(g.space_cost[space])}" if g.space_cost[space] else ""
        bank.append(f"{speaker.space(space)}{cost}")
        for seat in g.seats:
            bank.append(" ×" * s.bank_partners[number * SEATS + seat], style=COLOURS[seat])
        bank.append("   ")
    heading = speaker.text("board-spaces")
    body = Text("\n").join([Text(heading, style="bold"), *lines, bank])
    return Padding(body, (0, 0, 1, 0))


def goals(speaker: ChicagoVoice, s: State) -> Text:
    text = speaker.text
    names = [text(f"goal-{GOAL_IDS[goal]}") for goal in members(s.goals)]
    return Text(speaker.messages.label(text("board-goals"), ", ".join(names)))


def hand(speaker: ChicagoVoice, s: State, seat: int) -> Text:
    names = [speaker.space(building) for building in members(s.hand[seat])]
    words = speaker.messages
    return Text(words.label(speaker.text("board-hand"), " · ".join(names)))


def show_charters(console: Console, speaker: ChicagoVoice, s: State) -> None:
    console.print(charters(speaker, s))


def opens_with(s: State) -> list[str]:
    """Before the first company is founded, the charters are part of the board."""
    return ["charters"] if s.phase == SETUP else []


FACE = Terminal(
    show=show_board,
    welcome="chicago-welcome",
    help="chicago-help",
    commands={"charters": show_charters},
    opens_with=opens_with,
)
