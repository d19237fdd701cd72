"""The sheet: everything a table shows that follows from the rules, so that clients need none.

It is made from a redacted position alone; docs/build/api.md describes it.
"""

from __future__ import annotations

from bigshoulders.box.wealth import Holder
from bigshoulders.games.industrialist.engine.frames import ACTIONS, FRAME_TABLE
from bigshoulders.games.industrialist.engine.ids import (
    ACTION_IDS,
    CAPITAL,
    CARD_WORDS,
    COMMODITIES,
    GOODS,
    KIND_IDS,
    KINDS,
    LABOUR_YEARS,
    LADDER,
    MAINTENANCE_YEARS,
    MATERIALS,
    MOST_PROFIT,
    PLAYER,
    SIDE_IDS,
    SIDES,
    TRACK_IDS,
    TRACKS,
    KindId,
)
from bigshoulders.games.industrialist.engine.moves import BEGIN
from bigshoulders.games.industrialist.engine.refusals import REFUSALS
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import MORE_PRODUCTION, State
from bigshoulders.games.industrialist.engine.steps.actions import (
    action_cost,
    next_action,
    price_of,
)
from bigshoulders.games.industrialist.engine.steps.building import (
    free_places,
)
from bigshoulders.games.industrialist.engine.steps.course import end_profit, rank
from bigshoulders.games.industrialist.engine.steps.happenings import (
    UNITS_PER_BUILDING,
    labour_cost,
    with_labour_costs,
)
from bigshoulders.games.industrialist.engine.steps.managers import check_managers
from bigshoulders.games.industrialist.engine.verbs import (
    accepts,
    buildings,
    card_of_track,
    free_space,
    has_marker,
    kind_of_track,
    produce,
    room,
    total,
    total_room,
)
from bigshoulders.games.industrialist.sheet.cards import (
    built_cards,
    by_kind,
    central_facts,
    coordinates,
    rails,
    row,
    side_facts,
)
from bigshoulders.games.industrialist.sheet.shapes import (
    ActionSheet,
    KindStock,
    Labour,
    Maintenance,
    Managers,
    Market,
    Price,
    PriceRow,
    Prices,
    Production,
    RefusedMove,
    Score,
    Sheet,
    Sketch,
    Stock,
    TrackSheet,
    Turn,
)
from bigshoulders.kernel.driver import why_not
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import pack
from bigshoulders.kernel.refusals import No

TURNS = 16  # SOLO-TURN-1


def make(g: Rules, s: State, seat: int) -> Sheet:
    """Everything the table shows besides the position itself; every seat may know all of it."""
    return Sheet(
        turn=turn(s),
        actions=actions(g, s),
        managers=managers(g, s),
        market=market(g, s),
        stock=stock(g, s),
        production=production(g, s),
        labour=labour(g, s),
        maintenance=maintenance(g, s),
        score=score(g, s),
        cards={SIDE_IDS[side]: side_facts(g, side) for side in range(SIDES)},
        central=central_facts(g),
        map=built_cards(g, s),
        rails=rails(g, s),
        free_places=[coordinates(place) for place in free_places(s)],
        row=row(g, s),
    )


def why(no: No | None) -> RefusedMove | None:
    """A refusal as a client needs it to ask for its sentence."""
    if no is None:
        return None
    found = REFUSALS.explain(no)
    return RefusedMove(found.code, found.rule, found.facts)


# --- the turn ------------------------------------------------------------------------------------


def turn(s: State) -> Turn:
    """SOLO-TURN-1: which of the sixteen, and when upkeep comes next."""
    over = not s.stack
    return Turn(
        number=s.year // 2 + 1,
        of=TURNS,
        over=over,
        question=None if over else FRAME_TABLE.kinds[s.stack[-1].step].name,
        labour_years=[*LABOUR_YEARS],
        maintenance_years=[*MAINTENANCE_YEARS],
        next_labour=None if over else next_year(LABOUR_YEARS, s.year),
        next_maintenance=None if over else next_year(MAINTENANCE_YEARS, s.year),
    )


def next_year(years: list[int], now: int) -> int | None:
    """The first of these years from now on."""
    for year in years:
        if year >= now:
            return year
    return None


def actions(g: Rules, s: State) -> list[ActionSheet]:
    """SOLO-TURN-3: the four actions in order; `cost` is the price of the next one begun."""
    rows: list[ActionSheet] = []
    acting = any(f.step == ACTIONS for f in s.stack)
    for action, name in enumerate(ACTION_IDS):
        if s.taken >> action & 1:
            rows.append(ActionSheet(name, "taken", None, None))
        elif action < next_action(s):
            rows.append(ActionSheet(name, "skipped", None, None))
        else:
            cost = action_cost(s) if acting else None
            no = why_not(g.steps, g, s, PLAYER, pack(BEGIN, action))
            rows.append(ActionSheet(name, "ahead", cost, why(no)))
    return rows


def managers(g: Rules, s: State) -> Managers:
    """Section 8: the die, its price now, and why it can't be used."""
    acting = any(f.step == ACTIONS for f in s.stack)
    return Managers(
        die=s.managers,
        used=s.manager_used == 1,
        cost=s.market if acting else None,
        refusal=why(check_managers(g, s)),
    )


def market(g: Rules, s: State) -> Market:
    """SOLO-TURN-2: units for a lot by die face (null: not wanted), and the lots to sell now."""
    printed: list[PriceRow] = []
    for face in range(6):
        prices = [price or None for price in g.prices[face * KINDS : face * KINDS + KINDS]]
        printed.append(
            PriceRow(prices[MATERIALS], prices[COMMODITIES], prices[GOODS], prices[CAPITAL])
        )
    now: list[Price] = []
    for kind in range(KINDS):
        price = price_of(g, s, kind) if s.market else 0
        now.append(Price(price or None, total(g, s, kind) // price if price else 0))
    prices_now = Prices(now[MATERIALS], now[COMMODITIES], now[GOODS], now[CAPITAL])
    return Market(s.market or None, printed, prices_now)


# --- units ---------------------------------------------------------------------------------------


def stock(g: Rules, s: State) -> Stock:
    """Stock by kind."""
    kinds = [kind_stock(g, s, kind) for kind in range(KINDS)]
    return Stock(kinds[MATERIALS], kinds[COMMODITIES], kinds[GOODS], kinds[CAPITAL])


def kind_stock(g: Rules, s: State, kind: int) -> KindStock:
    """All units of a kind, the room for more, and the tracks that hold them."""
    tracks: list[TrackSheet] = []
    for track in range(TRACKS):
        if has_marker(s, track) and kind_of_track(g, track) == kind:
            tracks.append(
                TrackSheet(
                    track=TRACK_IDS[track],
                    card=CARD_WORDS.spelling[card_of_track(track)],
                    units=s.units[track],
                    most=g.cards.most[track],
                    accepts=accepts(g, s, track),
                    room=room(g, s, track),
                    room_for_managers=free_space(g, s, track) if kind != CAPITAL else 0,
                )
            )
    return KindStock(total(g, s, kind), total_room(g, s, kind), tracks)


def production(g: Rules, s: State) -> Production:
    """SOLO-PROD-1, SOLO-PROD-2: what producing would bring now, by kind and by track."""
    after = s.copy()
    produce(g, after, s.now[MORE_PRODUCTION], SILENT)
    gains = [after.units[track] - s.units[track] for track in range(TRACKS)]
    kinds = [0] * KINDS
    for track in range(TRACKS):
        kinds[kind_of_track(g, track)] += gains[track]
    tracks = {TRACK_IDS[track]: gains[track] for track in range(TRACKS) if gains[track]}
    return Production(by_kind(kinds), tracks)


def labour(g: Rules, s: State) -> Labour:
    """SOLO-UP-1: what labour costs if the workers stay as they are; `due` means this turn."""
    each = labour_cost(s)
    over = with_labour_costs(g, s)
    return Labour(
        due=s.year in LABOUR_YEARS,
        each=each,
        buildings=[SIDE_IDS[side] for side in over],
        capital=each * len(over),
        unpaid=max(0, len(over) - total(g, s, CAPITAL) // each) if each else 0,
    )


def maintenance(g: Rules, s: State) -> Maintenance:
    """SOLO-UP-2: two units for each Building, of which kinds; `due` means this turn."""
    kinds: dict[str, list[KindId]] = {}
    for side in buildings(s):
        cost = g.cards.cost[side * KINDS : side * KINDS + KINDS]
        kinds[SIDE_IDS[side]] = [KIND_IDS[kind] for kind in range(KINDS) if cost[kind]]
    return Maintenance(s.year in MAINTENANCE_YEARS, UNITS_PER_BUILDING * len(kinds), kinds)


def score(g: Rules, s: State) -> Score:
    """SOLO-END-1, SOLO-END-2: the score if the game ended now, its rank, the way to the next."""
    by_building: dict[str, int] = {}
    end = 0
    if s.stack:  # afterwards the profit includes it
        for side in buildings(s):
            profit = end_profit(g, s, side)
            by_building[SIDE_IDS[side]] = profit
            end += profit
    now = min(MOST_PROFIT, s.profit + end)
    rung = rank(now)
    above = LADDER[rung + 1] if rung + 1 < len(LADDER) else None
    return Score(
        profit=s.profit,
        end_profit=end,
        buildings=by_building,
        now=now,
        rank=rung,
        ladder=[*LADDER],
        to_next=None if above is None else above - now,
    )


# --- the main numbers ----------------------------------------------------------------------------


def sketch(g: Rules, s: State, sheet: Sheet) -> Sketch:
    """Year, profit and dice, for a player who comes back to the table."""
    return Sketch(s.year, s.profit, s.market, s.managers, s.spare, s.manager_used == 1)


def wealth(g: Rules, s: State, sheet: Sheet) -> list[Holder]:
    """Profit, and the Capital that could still become some."""
    return [Holder(sheet.score.profit, sheet.stock.capital.units, {})]
