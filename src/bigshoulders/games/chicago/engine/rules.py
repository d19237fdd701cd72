"""The types Step, Effect, Power, Hook and Rules. They contain no rules themselves."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, final

from bigshoulders.games.chicago.engine.gains import Gains
from bigshoulders.games.chicago.engine.options import GameConfig
from bigshoulders.games.chicago.engine.refusals import NO_TIERS
from bigshoulders.games.chicago.engine.state import State, column_of
from bigshoulders.kernel import driver
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.refusals import No

# The free-action windows (FREE-1, FREE-2).
WINDOW_ACTION: Final = 0
WINDOW_PURCHASE: Final = 1
WINDOW_PRODUCTION: Final = 2
WINDOW_SALES: Final = 3
WINDOW_PAYOUT: Final = 4
WINDOW_ADJUSTMENT: Final = 5
WINDOW_AFTERWARDS: Final = 6

# Kinds of Appeal bonuses (APP-14 to APP-19).
AppealBonusId = Literal[
    "none",
    "worker",
    "salesperson",
    "automation",
    "partner",
    "bonus_good",
    "stock_value",
]
APPEAL_BONUS_IDS: Final[list[AppealBonusId]] = [
    "none",
    "worker",
    "salesperson",
    "automation",
    "partner",
    "bonus_good",
    "stock_value",
]
BONUS_WORKER: Final = 1
BONUS_SALESPERSON: Final = 2
BONUS_AUTOMATION: Final = 3
BONUS_PARTNER: Final = 4
BONUS_GOOD: Final = 5
BONUS_STOCK_VALUE: Final = 6

NOT_BARRED: Final = -1


class Step(driver.Step["Rules", State]):
    """The code for one kind of frame of this game."""


@final
class Numbers:
    """The numbers of one effect in a data file."""

    def __init__(self, values: dict[str, int], reaches_overlay: bool = False) -> None:
        self.values = values
        self.reaches_overlay = reaches_overlay  # VAR-CHAIN-3: a Building, with the overlay in play

    def get(self, name: str) -> int:
        """A number by name; 0 if the file leaves it out."""
        return self.values.get(name, 0)


class Effect:
    """A unit of the language in which Buildings, assets and Managers are described."""

    word: ClassVar[str] = ""
    numbers: ClassVar[tuple[str, ...]] = ()  # the names its record may use
    may_refuse: bool = False  # its check is asked before a Building may be used

    def __init__(self, numbers: Numbers) -> None:
        pass

    def check(self, g: Rules, s: State, company: int) -> No | None:
        """The reason why this company may not use a Building with this effect (ACT-12), if any."""
        return None

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        """Carry out the effect as far as possible (ACT-10); questions are pushed onto the stack."""
        raise NotImplementedError

    def add_gains(self, to: Gains) -> None:
        """Add what a company gains."""


class Power:
    """The behaviour of a charter at named moments. The base companies use the plain one.

    The questions from `is_staffed` on are for readers: the sheet and the bots ask them about every
    company alike.
    """

    word: ClassVar[str] = ""  # its name in the data files

    def may_run(self, g: Rules, s: State, company: int, factory: int) -> No | None:
        """OPS-19 (a) and (b): staff and inputs."""
        raise NotImplementedError

    def has_tiers(self) -> bool:
        """Whether its factory runs in tiers."""
        return False

    def may_run_tier(self, g: Rules, s: State, company: int, tier: int) -> No | None:
        """CO-OSCAR-2: the reason why a tier can't run now, if any."""
        return No(NO_TIERS, company)

    def goods_made(self, g: Rules, s: State, company: int, factory: int) -> int:
        """OPS-21 and OPS-22: the Goods from one run."""
        raise NotImplementedError

    def after_run(self, g: Rules, s: State, company: int, factory: int, out: Events) -> None:
        """OPS-24: the Manager's bonus."""
        raise NotImplementedError

    def unit_price(self, g: Rules, s: State, company: int) -> int:
        """STAFF-3: the price of one Good before ASSET-21; 0 if it can't be sold now."""
        raise NotImplementedError

    def catalog_bonus(self) -> int:
        """The bonus for each catalog asset."""
        return 0

    def begin_turn(self, g: Rules, s: State, company: int, out: Events) -> None:
        """Called after step 0 of the Operating turn, before any free action."""

    def after_hiring(self, g: Rules, s: State, company: int, hired: int) -> None:
        """Called after a single action in which Workers were hired."""

    def keeps_automated_worker(self) -> bool:
        """AUTO-5: whether an automated Worker stays in the company if there is room."""
        return True

    def may_replace_manager(self, s: State, company: int) -> bool:
        """Whether something else can replace a Manager now."""
        return False

    def before_manager(self, g: Rules, s: State, company: int) -> None:
        """Called before a Manager is gained."""

    def salesperson_bar(self) -> int:
        """The refusal for Buildings that give a Salesperson, or NOT_BARRED."""
        return NOT_BARRED

    def cube_bar(self) -> int:
        """The refusal for resource Buildings, and so for buying resources, or NOT_BARRED."""
        return NOT_BARRED

    def buys_cubes(self) -> bool:
        """Whether the company may buy resources at all."""
        return self.cube_bar() == NOT_BARRED

    def wages(self, g: Rules, s: State, company: int) -> int:
        """The wages of its Workers in an Operating turn."""
        return 0

    def is_staffed(self, g: Rules, s: State, company: int, factory: int) -> bool:
        """OPS-19 (a): whether a factory has the staff it needs."""
        raise NotImplementedError

    def workers_lacking(self, g: Rules, s: State, company: int, factory: int) -> int:
        """OPS-19 (a): Workers a factory still needs before it can run."""
        raise NotImplementedError

    def staffed(self, g: Rules, s: State, company: int) -> int:
        """OPS-19 (a) and (c): how many factories could run one after the other, from the left."""
        count = 0
        while count < g.factories[company] and self.is_staffed(g, s, company, count):
            count += 1
        return count

    def goods_if_run(self, g: Rules, s: State, company: int, factory: int) -> int:
        """Goods of one run with the staff there is, without the Manager's."""
        raise NotImplementedError

    def price_if_run(self, g: Rules, s: State, company: int) -> int:
        """The price of a Good once a factory has run."""
        raise NotImplementedError

    def inputs_if_run(self, g: Rules, s: State, company: int, factory: int, kind: int) -> int:
        """Cubes of one resource that a run needs."""
        raise NotImplementedError

    def next_staff(self, g: Rules, s: State, company: int) -> tuple[int, int, int]:
        """Workers missing for more Goods, those Goods, and the input cubes they need.

        Three times 0 if everybody is employed.
        """
        raise NotImplementedError

    def price_rise(self, g: Rules, s: State, company: int, n: int) -> int:
        """The price increase from n more Salespeople; the charter must have room for them."""
        raise NotImplementedError

    def full_goods(self, g: Rules, company: int) -> int:
        """Goods of one Operating turn with everybody employed and all tokens used."""
        raise NotImplementedError

    def full_price(self, g: Rules, company: int) -> int:
        """The price of a Good with a full Sales department; without a limit, with one pair."""
        raise NotImplementedError

    def full_inputs(self, g: Rules, company: int) -> int:
        """Input cubes of one Operating turn with everybody employed."""
        raise NotImplementedError


class Hook:
    """The behaviour of an optional rule at named moments. The default is to do nothing."""

    def sale_steps(self, g: Rules, s: State, seat: int, company: int, steps: int) -> int:
        """STOCK-15: the number of steps a batch lowers a company."""
        return steps

    def on_closing(self, g: Rules, s: State, company: int, out: Events) -> None:
        """Called just before a company closes."""


class Customs:
    """Moments at which the editions differ."""

    def limit_binds(self, g: Rules, s: State, seat: int, turn: int, at_start: bool) -> bool:
        """STOCK-6: whether a player over the certificate limit must sell in this turn.

        `at_start` is true if the player was over the limit when the phase began.
        """
        raise NotImplementedError

    def may_exceed_limit(self, g: Rules, s: State) -> bool:
        """INV-6: whether a player can be over the certificate limit at this time."""
        raise NotImplementedError

    def heir(self, g: Rules, s: State, company: int, seller: int, candidates: list[int]) -> int:
        """DIR-7: which of several equal shareholders becomes Director."""
        raise NotImplementedError

    def keeps_when_level(self) -> bool:
        """DIR-8: whether a seller of the Director's Certificate stays Director when level."""
        raise NotImplementedError

    def on_founding(self, g: Rules, s: State, seat: int, company: int, out: Events) -> None:
        """EST-10: what happens to a waiting Partner."""
        raise NotImplementedError

    def on_full_run(self, g: Rules, s: State, company: int, out: Events) -> None:
        """OPS-32: called when all factories of a company have run in this turn."""
        raise NotImplementedError


@final
class Rules:
    """Everything that stays constant during a game; shared by all copies of all states."""

    def __init__(self, config: GameConfig, version: int) -> None:
        self.config = config
        self.version = version
        # The course of the game, as lists of steps.
        self.steps: list[driver.Step[Rules, State]] = []
        self.setup: list[int] = []
        self.decade: list[int] = []  # steps of a Decade
        self.decade_phases: list[int] = []  # the phases they belong to
        self.decades = 0
        self.hooks: list[Hook] = []
        self.customs: Customs = Customs()
        self.blank: State | None = None  # the board before anything is drawn, once it is built
        # Options that questions depend on.
        self.players = config.players
        self.seats: list[int] = list(range(config.players))
        self.advanced = config.advanced
        self.refill_at_once = False  # ED-46: an empty bag is refilled from Haymarket at once
        self.freed_worker_may_leave = False  # ED-67: a Worker freed by automation may leave
        self.demand_is_mirrored = False  # ED-19: how the grid is shown
        self.words = ""  # the message attribute for terms that differ in this edition
        self.relaxed_purchasing = config.relaxed_purchasing
        self.overlay_in_play = config.advanced_chain
        # Figures printed on the board.
        self.value: list[int] = []  # by space of the Stock Track
        self.lowest = 0
        self.top = 0
        self.triple_from = 0
        self.initial: list[int] = []  # spaces of the Stock Track for a new company
        self.certificate_limit = 0
        self.share_limit = 0
        self.starting_cash = 0
        self.appeal_top = 0
        self.appeal_bonus: list[int] = []  # by space: kind of bonus, 0 = none
        self.bonus_cash = 0
        self.partnerless_cash = 0
        self.goal_cash = 0
        self.bonus_good_tokens = 0
        self.cubes_per_decade: list[int] = []
        self.cube_total: list[int] = []
        self.chain_price: list[int] = []
        self.haymarket_start = 0
        self.worker_price: list[int] = []
        self.market_start = 0
        self.market_size = 0
        self.asset_price: list[int] = []
        self.column_bonus: list[int] = []
        self.printed_middle = 0
        self.octagons: list[int] = []  # by tile
        self.tile_set = 0  # tiles in the game, as bits
        self.building_sets: list[int] = []  # by era: Buildings in the game, as bits
        self.starting_assets = 0  # assets of the first display, as bits
        self.first_asset = 0  # the one on $80
        self.asset_set = 0  # assets of the stack, as bits
        self.overlay_price: list[int] = []
        self.overlay_draw: list[int] = []
        self.overlay_start: list[int] = []
        # Charters, by company; factories by company * FACTORIES + factory.
        self.companies = column_of([])  # in the game
        self.industry: list[int] = []
        self.start_appeal: list[int] = []
        self.difficulty: list[int] = []  # for a beginner: index of DIFFICULTY_IDS, or -1
        self.prices: list[list[int]] = []
        self.sales_spaces: list[int] = []
        self.asset_slots: list[int] = []
        self.factories: list[int] = []
        self.worker_spaces: list[int] = []
        self.manager_spaces: list[int] = []
        self.tokens: list[int] = []
        self.made: list[int] = []  # Goods printed on the factory
        self.inputs: list[int] = []  # by factory and resource
        self.tier_workers: list[int] = []
        self.tier_inputs: list[int] = []  # by tier and resource
        self.tier_goods: list[int] = []
        self.tier_price: list[int] = []
        self.powers: list[Power] = []
        # Action spaces and assets.
        self.space_era: list[int] = []  # of a Building; 0 for a bank building
        self.space_cost: list[int] = []  # what the acting company pays
        self.space_bank_pays: list[int] = []  # what the bank pays the owner
        self.space_once: list[bool] = []
        self.space_from: list[int] = []  # first Decade
        self.space_workers: list[int] = []
        self.space_checks: list[list[Effect]] = []  # effects that may forbid its use
        self.space_barred: list[int] = []  # companies that may not use it, as bits (section 14)
        self.space_gives_cubes: list[bool] = []
        self.asset_cost: list[int] = []
        self.asset_refusal: list[int] = []  # the refusal when it can't be activated in a window
        self.asset_before_sale: list[bool] = []  # only before the first Good is sold
        self.asset_windows: list[int] = []  # windows in which it can be activated, as bits
        self.effects: list[list[Effect]] = []  # by source of effects
        self.gains: list[Gains] = []  # what they bring, by source

    def left_of(self, seat: int) -> int:
        """TERM-19: the next player clockwise."""
        return (seat + 1) % self.players
