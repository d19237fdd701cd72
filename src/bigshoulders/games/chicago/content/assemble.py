"""assemble(config) -> Rules: the only module that knows what editions and variants consist of."""

from __future__ import annotations

from bigshoulders.games.chicago.content.catalog import catalog, edition
from bigshoulders.games.chicago.content.records import OVERLAY, Catalog, CompanyRecord, EffectRecord
from bigshoulders.games.chicago.engine import frames
from bigshoulders.games.chicago.engine.customs import FirstEdition, NewEdition
from bigshoulders.games.chicago.engine.effects import EFFECTS
from bigshoulders.games.chicago.engine.gains import Gains
from bigshoulders.games.chicago.engine.hooks import FriendlyClosure, FriendlySales
from bigshoulders.games.chicago.engine.ids import (
    ACTION,
    ASSET_IDS,
    ASSETS,
    BUILDING,
    CLEANUP,
    COMPANY_IDS,
    FACTORIES,
    KINDS,
    LATER_SOURCE,
    MANAGER_SOURCE,
    ONE_TIME_SOURCE,
    OPERATING,
    PRINTED_SPACES,
    RESOURCE_IDS,
    STOCK,
    source_of,
)
from bigshoulders.games.chicago.engine.ids import (
    ACTIVATION_SOURCE as ACTIVATION,
)
from bigshoulders.games.chicago.engine.options import GameConfig, read_config
from bigshoulders.games.chicago.engine.powers import POWERS
from bigshoulders.games.chicago.engine.powers.plain import PlainPower
from bigshoulders.games.chicago.engine.refusals import (
    ASSET_AFTER_PRODUCTION,
    ASSET_AFTERWARDS,
    ASSET_BEFORE_PAYOUT,
    ASSET_BEFORE_SALE,
    ASSET_ONLY_REACTS,
    NOT_NOW,
)
from bigshoulders.games.chicago.engine.rules import (
    APPEAL_BONUS_IDS,
    NOT_BARRED,
    Numbers,
    Rules,
    Step,
)
from bigshoulders.games.chicago.engine.state import column_of
from bigshoulders.games.chicago.engine.steps import (
    action,
    appeal,
    building,
    cleanup,
    closing,
    course,
    draws,
    operating,
    production,
    sale,
    staffing,
    steel,
    stock,
    supply,
    taking,
)
from bigshoulders.kernel.data_files import Record
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.json import Json

RULES_VERSION = 2  # raised whenever a move could have a different result; never by refactoring

# The windows in which an asset can be activated, as bits from the right: action, purchase,
# production, sales, payout, adjustment, afterwards; and the refusal at other times.
WINDOWS = {
    "free": 0b1111111,
    "revenue": 0b0011110,
    "before_sale": 0b0001110,
    "after_production": 0b1111000,
    "after_adjustment": 0b1000000,
    "reaction": 0,
}
TOO_EARLY_OR_LATE = {
    "free": NOT_NOW,
    "revenue": ASSET_BEFORE_PAYOUT,
    "before_sale": ASSET_BEFORE_SALE,
    "after_production": ASSET_AFTER_PRODUCTION,
    "after_adjustment": ASSET_AFTERWARDS,
    "reaction": ASSET_ONLY_REACTS,
}


def assemble(document: Json) -> Rules:
    """The rules of one game, from its options."""
    return build(read_config(document), catalog())


def build(config: GameConfig, content: Catalog) -> Rules:
    """The rules of one game, from checked options and content."""
    g = Rules(config, RULES_VERSION)
    refuse_incomplete(config, content)
    numbers = edition("edition1.toml" if config.edition == "first" else "edition2.toml")
    set_board(g, content.tracks, numbers)
    set_tiles(g, content)
    set_charters(g, content)
    set_spaces(g, content)
    set_assets(g, content, numbers.table("asset_times"))
    set_course(g)
    g.customs = FirstEdition() if config.edition == "first" else NewEdition()
    if config.friendly_closure:
        amounts = content.tracks.table("friendly_closure")
        g.hooks.append(FriendlyClosure(amounts.number("director"), amounts.number("per_share")))
    if config.friendly_sales:
        g.hooks.append(FriendlySales())
    return g


def refuse_incomplete(config: GameConfig, content: Catalog) -> None:
    """DATA-14: refuse to play anything that depends on incomplete house values."""
    wanted = [(name, "special_companies") for name in config.special_companies]
    if config.advanced_chain:
        wanted.append((OVERLAY, "advanced_chain"))
    for name, option in wanted:
        if name in content.faults:
            fault = content.faults[name]
            facts: dict[str, Json] = {"name": name, "fault": fault.code, "place": fault.where}
            raise BadConfig("config/incomplete-record", option, facts)


def set_board(g: Rules, tracks: Record, numbers: Record) -> None:
    """The figures of the board and the edition."""
    g.value = numbers.numbers("stock_track")
    g.lowest = numbers.number("lowest_space")
    g.top = len(g.value) - 1
    g.bonus_good_tokens = numbers.number("bonus_good_tokens")
    g.words = numbers.text("words")
    g.refill_at_once = numbers.flag("refill_at_once")
    g.freed_worker_may_leave = numbers.flag("freed_worker_may_leave")
    g.demand_is_mirrored = numbers.flag("demand_is_mirrored")
    g.decades = len(tracks.numbers("decades")[: g.config.decades])  # OPT-14
    g.triple_from = tracks.number("triple_bump_from")
    g.initial = [g.value.index(value) for value in tracks.numbers("initial_values")]
    g.certificate_limit = tracks.table("certificate_limit").number(str(g.players))
    g.share_limit = tracks.number("share_limit")
    g.starting_cash = tracks.number("starting_cash")
    g.appeal_top = tracks.number("appeal_top")
    g.appeal_bonus = [0] * (g.appeal_top + 1)
    bonuses = tracks.table("appeal_bonuses")
    for space in bonuses.values:
        g.appeal_bonus[int(space)] = APPEAL_BONUS_IDS.index(bonuses.word(space, APPEAL_BONUS_IDS))
    g.bonus_cash = tracks.number("bonus_cash")
    g.partnerless_cash = tracks.number("partnerless_cash")
    g.goal_cash = tracks.number("goal_cash")
    g.cubes_per_decade = tracks.numbers("cubes_per_decade")
    g.cube_total = tracks.counts("cubes", RESOURCE_IDS)
    g.chain_price = tracks.numbers("chain_prices")
    g.overlay_start = tracks.counts("overlay_start", RESOURCE_IDS)
    g.haymarket_start = tracks.number("haymarket_start")
    g.worker_price = tracks.numbers("worker_prices")
    g.market_start = tracks.number("market_start")
    g.market_size = len(g.worker_price) - 1
    g.asset_price = tracks.numbers("asset_prices")
    demand = tracks.table("demand")
    g.column_bonus = demand.numbers("column_bonus")
    g.printed_middle = demand.number("printed_middle")


def set_tiles(g: Rules, content: Catalog) -> None:
    """SETUP-2, SETUP-7, OPT-16: the Demand tiles and Buildings of this game; the overlay."""
    g.octagons = content.tile_octagons
    for tile, least in enumerate(content.tile_min_players):
        if least <= g.players:
            g.tile_set |= 1 << tile
    g.building_sets = [0, 0, 0]
    for number, record in enumerate(content.spaces):
        in_game = not record.in_set or record.in_set in g.config.building_sets
        if record.era and in_game and record.min_players <= g.players:
            g.building_sets[record.era - 1] |= 1 << number
    g.overlay_price = [column.price for column in content.overlay]
    g.overlay_draw = [column.draw for column in content.overlay]


def set_charters(g: Rules, content: Catalog) -> None:
    """The companies of this game, as flat columns."""
    chosen = g.config.companies + g.config.special_companies
    companies: list[int] = []
    for company, record in enumerate(content.companies):
        if record is not None and COMPANY_IDS[company] in chosen:
            companies.append(company)
        set_charter(g, record)
        g.powers.append(POWERS[record.power]() if record is not None else PlainPower())
    g.companies = column_of(companies)


def set_charter(g: Rules, record: CompanyRecord | None) -> None:
    """One charter; an incomplete one takes its place with nothing on it."""
    factories = record.factories if record is not None else []
    g.industry.append(record.industry if record is not None else 0)
    g.start_appeal.append(record.start_appeal if record is not None else 0)
    g.difficulty.append(record.difficulty if record is not None else -1)
    g.prices.append(record.prices if record is not None else [])
    g.sales_spaces.append(record.sales_spaces if record is not None else 0)
    g.asset_slots.append(record.asset_slots if record is not None else 0)
    g.factories.append(len(factories))
    for number in range(FACTORIES):
        factory = factories[number] if number < len(factories) else None
        g.worker_spaces.append(factory.worker_spaces if factory is not None else 0)
        g.manager_spaces.append(factory.manager_spaces if factory is not None else 0)
        g.tokens.append(factory.tokens if factory is not None else 0)
        g.made.append(factory.goods if factory is not None else 0)
        g.inputs.extend(factory.inputs if factory is not None else [0] * KINDS)
        for tier in factory.tiers if factory is not None else []:
            g.tier_workers.append(tier.workers)
            g.tier_inputs.extend(tier.inputs)
            g.tier_goods.append(tier.goods)
            g.tier_price.append(tier.price)


def set_spaces(g: Rules, content: Catalog) -> None:
    """Buildings and bank buildings with their costs and effects, and the Managers' effects."""
    sources = range(LATER_SOURCE + len(content.spaces) - PRINTED_SPACES)
    g.effects = [[] for _ in sources]
    g.gains = [Gains() for _ in sources]
    without_cubes = without_salespeople = 0
    for company, power in enumerate(g.powers):
        without_cubes |= (power.cube_bar() != NOT_BARRED) << company
        without_salespeople |= (power.salesperson_bar() != NOT_BARRED) << company
    for space, record in enumerate(content.spaces):
        on_board = record.era > 0
        source = source_of(space)
        g.space_era.append(record.era)
        g.space_cost.append(0 if record.bank_pays else record.amount)
        g.space_bank_pays.append(record.amount if record.bank_pays else 0)
        g.space_once.append(record.once)
        g.space_from.append(record.from_decade)
        g.space_workers.append(record.workers)
        overlay = on_board and g.overlay_in_play
        set_effects(g, source, record.effects, overlay)
        g.space_checks.append([effect for effect in g.effects[source] if effect.may_refuse])
        gives_cubes = on_board and g.gains[source].gives_cubes()
        gives_salesperson = g.gains[source].salespeople > 0
        g.space_gives_cubes.append(gives_cubes)
        g.space_barred.append(
            (without_cubes if gives_cubes else 0)
            | (without_salespeople if gives_salesperson else 0)
        )
    for company, charter in enumerate(content.companies):
        for number, factory in enumerate(charter.factories if charter is not None else []):
            source = MANAGER_SOURCE + company * FACTORIES + number
            set_effects(g, source, factory.bonus)


def set_effects(
    g: Rules, source: int, records: list[EffectRecord], reaches_overlay: bool = False
) -> None:
    """The effects of one source, and what they bring."""
    for record in records:
        effect = EFFECTS[record.do](Numbers(record.numbers, reaches_overlay))
        effect.add_gains(g.gains[source])
        g.effects[source].append(effect)


def set_assets(g: Rules, content: Catalog, times: Record) -> None:
    """SETUP-5, SETUP-6: the assets in the game, their costs, windows and effects."""
    for asset in range(ASSETS):
        record = content.assets[asset]
        if record.starts_on:
            g.first_asset = asset
        if record.starting:
            g.starting_assets |= 1 << asset
        elif not record.chief or g.config.chiefs:
            g.asset_set |= 1 << asset
        when = times.word(record.id, list(WINDOWS)) if times.has(record.id) else record.when
        g.asset_cost.append(record.cost)
        g.asset_windows.append(WINDOWS[when])
        g.asset_before_sale.append(when == "before_sale")
        g.asset_refusal.append(TOO_EARLY_OR_LATE[when])
        set_effects(g, ACTIVATION + asset, record.effects)
        set_effects(g, ONE_TIME_SOURCE + asset, record.bonus)
    assert len(g.asset_cost) == len(ASSET_IDS)


def set_course(g: Rules) -> None:
    """The order of the setup and of a Decade, and the step for every kind of frame."""
    setup = [frames.SETUP_DEMAND, frames.SETUP_ASSETS]
    if g.config.goals:
        setup.append(frames.SETUP_GOALS)
    if not g.overlay_in_play:
        setup.append(frames.SETUP_CHAIN)
    g.setup = [*setup, frames.SETUP_HANDS, frames.SETUP_ORDER, frames.SETUP_FOUNDING]
    closings = [(STOCK, frames.CLOSINGS)] if g.lowest == 0 else []  # ED-14
    course_of_decade = [
        *closings,
        (STOCK, frames.STOCK_PHASE),
        (BUILDING, frames.BUILDING_PHASE),
        (ACTION, frames.ACTION_PHASE),
        (OPERATING, frames.OPERATING_PHASE),
        (CLEANUP, frames.CLEANUP_PHASE),
    ]
    g.decade_phases = [phase for phase, _ in course_of_decade]
    g.decade = [step for _, step in course_of_decade]
    steps: dict[int, Step] = {
        frames.GAME: course.Game(),
        frames.SETUP_DEMAND: course.SetupDemand(),
        frames.SETUP_ASSETS: course.SetupAssets(),
        frames.SETUP_GOALS: course.SetupGoals(),
        frames.SETUP_CHAIN: course.SetupChain(),
        frames.SETUP_HANDS: course.SetupHands(),
        frames.SETUP_ORDER: course.SetupOrder(),
        frames.SETUP_FOUNDING: course.SetupFounding(),
        frames.CLOSINGS: closing.Closings(),
        frames.STOCK_PHASE: stock.StockPhase(),
        frames.SALE: sale.Sale(),
        frames.BUILDING_PHASE: building.BuildingPhase(),
        frames.PASS_ON: building.PassOn(),
        frames.REVEAL: building.Reveal(),
        frames.ACTION_PHASE: action.ActionPhase(),
        frames.OPERATING_PHASE: operating.OperatingPhase(),
        frames.OPERATING_TURN: operating.OperatingTurn(),
        frames.MAINTAIN: supply.MaintainOverlay() if g.overlay_in_play else supply.Maintain(),
        frames.CLEANUP_PHASE: cleanup.CleanupPhase(),
        frames.RESOLVE: action.Resolve(),
        frames.APPEAL: appeal.Appeal(),
        frames.DRAW_A_START: draws.DrawStart(),
        frames.DRAW_A_TILE: draws.DrawTile(),
        frames.DRAW_STARTING_ASSET: draws.DrawStartingAsset(),
        frames.DRAW_AN_ASSET: draws.DrawAsset(),
        frames.DRAW_A_GOAL: draws.DrawGoal(),
        frames.DRAW_A_CUBE: draws.DrawCube(),
        frames.DEAL_A_BUILDING: draws.DealBuilding(),
        frames.FOUNDING: course.Founding(),
        frames.STOCK_TURN: stock.StockTurn(),
        frames.PROTECTION: sale.Protection(),
        frames.DRAFT: building.Draft(),
        frames.BUILD: building.Build(),
        frames.ACTION_TURN: action.ActionTurn(),
        frames.HIRE: staffing.Hire(),
        frames.INITIATIVE: action.Initiative(),
        frames.BONUS: appeal.Bonus(),
        frames.WORKERS: staffing.Workers(),
        frames.MANAGERS: staffing.Managers(),
        frames.AUTOMATION: staffing.Automation(),
        frames.CUBES: taking.Cubes(),
        frames.TWO_CUBES: taking.TwoCubesQuestion(),
        frames.OVERLAY_CUBES: taking.OverlayCubes(),
        frames.ASSET_CHOICE: taking.AssetChoice(),
        frames.ASSET_KEEP: taking.AssetKeep(),
        frames.WORKER_OFFER: staffing.WorkerOffer(),
        frames.STAFF_CHOICE: staffing.StaffChoice(),
        frames.FREE_AUTOMATION: staffing.FreeAutomation(),
        frames.STEEL_OFFER: steel.SteelOffer(),
        frames.ISSUE: operating.Issue(),
        frames.PURCHASE: production.Purchase(),
        frames.PRODUCTION: production.Production(),
        frames.SALES: production.Sales(),
        frames.PAYOUT: operating.Payout(),
        frames.ADJUSTMENT: operating.Adjustment(),
        frames.AFTERWARDS: operating.Afterwards(),
    }
    g.steps = [steps[number] for number in range(frames.STEPS)]
