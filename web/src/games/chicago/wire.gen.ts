// Made by tools/client_types.py from the game's tables and types; not written by hand.
import type { Json } from "$lib/api/types";

export type ResourceId = "livestock" | "steel" | "wood" | "coal";
export type IndustryId = "food_and_dairy" | "dry_goods" | "meat_packing" | "shoes";
export type DemandColumnId = "bonus_50" | "bonus_20" | "no_bonus";
export type CompanyId = "anglo" | "brunswick" | "cracker_jack" | "doggett" | "elgin" | "fairbank" | "henderson" | "libby" | "spalding" | "swift" | "american_flyer" | "quaker_oats" | "oscar_mayer" | "schwinn" | "florsheim";
export type CertificateId = "common" | "preferred" | "director";
export type StatusId = "absent" | "available" | "open" | "closed";
export type GoalId = "most_managers" | "most_salespeople" | "most_assets" | "most_workers" | "most_automation" | "highest_appeal" | "richest_company" | "most_partners" | "most_common" | "most_preferred";
export type ChainId = "x" | "30" | "20" | "10";
export type PhaseId = "setup" | "stock" | "building" | "action" | "operating" | "cleanup" | "end";
export type SeatId = "seat_0" | "seat_1" | "seat_2" | "seat_3";
export type SourceId = "treasury" | "bank_pool";
export type HolderId = "seat_0" | "seat_1" | "seat_2" | "seat_3" | "treasury" | "bank_pool";
export type PurseId = "seat_0" | "seat_1" | "seat_2" | "seat_3" | "anglo" | "brunswick" | "cracker_jack" | "doggett" | "elgin" | "fairbank" | "henderson" | "libby" | "spalding" | "swift" | "american_flyer" | "quaker_oats" | "oscar_mayer" | "schwinn" | "florsheim" | "bank";
export type OutletId = "bonus_50" | "bonus_20" | "no_bonus" | "half_price";
export type AppealBonusId = "none" | "worker" | "salesperson" | "automation" | "partner" | "bonus_good" | "stock_value";
export type OperatingStepId = "issue" | "wages" | "purchase" | "produce" | "collect" | "sell" | "pay" | "free" | "maintain";
export type EditionId = "new" | "first";

/** Every move, by its kind. */
export type Move =
  | { do: "pass" }
  | { do: "done" }
  | { do: "decline" }
  | { do: "found"; company: CompanyId; value: string }
  | { do: "sell_certificate"; company: CompanyId; certificate: CertificateId }
  | { do: "buy_certificate"; company: CompanyId; certificate: CertificateId; source: SourceId }
  | { do: "protect" }
  | { do: "keep_building"; building: string }
  | { do: "place_building"; building: string }
  | { do: "remove_building"; building: string }
  | { do: "use_building"; space: string; company: CompanyId }
  | { do: "activate_asset"; asset: string }
  | { do: "discard_asset"; asset: string }
  | { do: "trade"; company: CompanyId; give: ResourceId; take: ResourceId }
  | { do: "buy_asset"; asset: string }
  | { do: "hire_worker"; factory: string }
  | { do: "put_worker"; factory: string }
  | { do: "put_manager"; factory: string }
  | { do: "automate"; factory: string }
  | { do: "take_cube"; resource: ResourceId }
  | { do: "take_overlay_cube"; resource: ResourceId }
  | { do: "take_bonus" }
  | { do: "take_cash" }
  | { do: "take_initiative" }
  | { do: "take_manager" }
  | { do: "take_salesperson" }
  | { do: "spend_steel" }
  | { do: "issue_certificate"; certificate: CertificateId }
  | { do: "buy_cube"; price: string; resource: ResourceId }
  | { do: "buy_overlay_cube"; resource: ResourceId; column: number }
  | { do: "run_factory"; factory: string }
  | { do: "run_tier"; workers: string }
  | { do: "sell_good"; outlet: OutletId }
  | { do: "pay_dividends" }
  | { do: "withhold" }
  | { do: "draw_start"; seat: number }
  | { do: "draw_tile"; tile: string }
  | { do: "draw_asset"; asset: string }
  | { do: "draw_goal"; goal: GoalId }
  | { do: "draw_cube"; resource: ResourceId }
  | { do: "deal_building"; building: string };

/** Every event, by its kind. */
export type GameEvent =
  | { event: "start_drawn"; seat: number }
  | { event: "phase_began"; phase: PhaseId; decade: number }
  | { event: "turn_began"; phase: PhaseId; seat: number }
  | { event: "operating_began"; company: CompanyId; seat: number }
  | { event: "passed"; seat: number }
  | { event: "paid"; payer: PurseId; payee: PurseId; amount: number; reason: string }
  | { event: "certificate_moved"; company: CompanyId; certificate: CertificateId; origin: HolderId | "none"; target: HolderId | "none" }
  | { event: "stock_moved"; company: CompanyId; old: number; new: number; cause: string }
  | { event: "protected"; company: CompanyId; seat: number }
  | { event: "founded"; company: CompanyId; seat: number; value: number }
  | { event: "closed_down"; company: CompanyId; seat: number }
  | { event: "director_changed"; company: CompanyId; old: number; new: number }
  | { event: "priority_moved"; old: number; new: number }
  | { event: "initiative_taken"; seat: number }
  | { event: "appeal_moved"; company: CompanyId; old: number; new: number }
  | { event: "appeal_bonus"; company: CompanyId; space: number; taken: number }
  | { event: "staff_moved"; staff: string; origin: string; target: string; count: number }
  | { event: "automated"; company: CompanyId; factory: string; tokens_left: number }
  | { event: "tokens_returned"; company: CompanyId; count: number }
  | { event: "cubes_moved"; resource: ResourceId; origin: string; target: string; count: number }
  | { event: "goods_moved"; origin: string; target: string; count: number }
  | { event: "bonus_goods_moved"; company: CompanyId; change: number; left: number }
  | { event: "asset_moved"; asset: string; origin: string; target: string }
  | { event: "asset_exhausted"; asset: string; company: CompanyId }
  | { event: "asset_readied"; asset: string; company: CompanyId }
  | { event: "partner_moved"; seat: number; origin: string; target: string }
  | { event: "buildings_dealt"; seat: number; era: number; count: number }
  | { event: "building_dealt"; seat: number; building: string }
  | { event: "building_kept"; seat: number; building: string }
  | { event: "building_passed"; seat: number; target: number; building: string }
  | { event: "building_chosen"; seat: number; building: string }
  | { event: "building_removed"; seat: number; building: string }
  | { event: "buildings_settled"; seat: number }
  | { event: "building_revealed"; seat: number; building: string; space: number }
  | { event: "building_used"; space: string; seat: number; company: CompanyId }
  | { event: "tile_moved"; tile: string; origin: string; target: string }
  | { event: "goal_drawn"; goal: GoalId }
  | { event: "factory_ran"; company: CompanyId; factory: string; goods: number }
  | { event: "revenue_added"; company: CompanyId; amount: number; total: number; income: string }
  | { event: "dividend_declared"; company: CompanyId; revenue: number; per_share: number }
  | { event: "earnings_withheld"; company: CompanyId; revenue: number }
  | { event: "goal_won"; goal: GoalId; seat: number }
  | { event: "scored"; seat: number; cash: number; goals: number; shares: number }
  | { event: "won"; seat: number }
  | { event: "tokens_placed"; company: CompanyId; factory: string; count: number }
  | { event: "wages_unpaid"; company: CompanyId; workers: number };

/** Every question and step. */
export type Frame =
  | { step: "game" }
  | { step: "setup_demand" }
  | { step: "setup_assets" }
  | { step: "setup_goals" }
  | { step: "setup_chain" }
  | { step: "setup_hands" }
  | { step: "setup_order" }
  | { step: "setup_founding" }
  | { step: "closings" }
  | { step: "stock_phase"; must_sell: string }
  | { step: "sale" }
  | { step: "building_phase" }
  | { step: "pass_on" }
  | { step: "reveal" }
  | { step: "action_phase" }
  | { step: "operating_phase" }
  | { step: "operating_turn"; company: CompanyId }
  | { step: "maintain"; to_draw: number; bag_was_empty: string }
  | { step: "cleanup_phase"; to_draw: number; bag_was_empty: string }
  | { step: "resolve"; source: string; company: CompanyId }
  | { step: "appeal"; company: CompanyId; reached: number; target: number }
  | { step: "draw_a_start" }
  | { step: "draw_a_tile"; demand: string }
  | { step: "draw_starting_asset"; display: string }
  | { step: "draw_an_asset" }
  | { step: "draw_a_goal" }
  | { step: "draw_a_cube"; target: string }
  | { step: "deal_a_building"; owner: number; era: number }
  | { step: "founding" }
  | { step: "stock_turn"; round: number }
  | { step: "protection"; company: CompanyId; steps: number; fall: string }
  | { step: "draft" }
  | { step: "build" }
  | { step: "action_turn" }
  | { step: "hire"; company: CompanyId; hired: number }
  | { step: "initiative" }
  | { step: "bonus"; company: CompanyId; space: number }
  | { step: "workers"; company: CompanyId; count: number; freed: string }
  | { step: "managers"; company: CompanyId; count: number }
  | { step: "automation"; company: CompanyId; count: number; freed: number }
  | { step: "cubes"; company: CompanyId; count: number }
  | { step: "two_cubes"; company: CompanyId; set: string; taken: string }
  | { step: "overlay_cubes"; company: CompanyId; count: number; taken: string }
  | { step: "asset_choice"; company: CompanyId; discount: number }
  | { step: "asset_keep"; company: CompanyId; asset: string }
  | { step: "worker_offer"; company: CompanyId }
  | { step: "staff_choice"; company: CompanyId }
  | { step: "free_automation"; company: CompanyId }
  | { step: "steel_offer"; company: CompanyId }
  | { step: "issue"; company: CompanyId }
  | { step: "purchase"; company: CompanyId }
  | { step: "production"; company: CompanyId }
  | { step: "sales"; company: CompanyId }
  | { step: "payout"; company: CompanyId }
  | { step: "adjustment"; company: CompanyId; received: number; paid: string }
  | { step: "afterwards"; company: CompanyId };

/** What the game waits for, whom it asks, and how far the step has come. */
export type Question = Frame & { seat: number; at: number };
export type StepId = Frame["step"];

/** The Stock Track: values from Closed upwards; what founding costs at each initial value. */
export interface Track {
  values: Array<number>;
  lowest: number;
  initial: Array<number>;
  founding: Array<number>;
  triple_from: number;
}

/** One player: limits, worth, income, Partners and order. */
export interface PlayerSheet {
  certificates: number;
  limit: number;
  shares_value: number;
  net_worth: number;
  income: number;
  partners: number;
  partners_gained: number;
  initiative: number | null;
  priority: boolean;
  directs: Array<CompanyId>;
  settled: boolean;
}

/** Shares sold in one batch, what they bring, and the stock value afterwards. */
export interface SaleLine {
  shares: number;
  proceeds: number;
  value: number;
}

/** What the open batch brings for a company, and with one certificate more. */
export interface Sale {
  offered?: SaleLine;
  common?: SaleLine;
  preferred?: SaleLine;
  director?: SaleLine;
}

/** Certificates for sale in one place. */
export interface Certificates {
  common: number;
  preferred: number;
}

/** One factory of a charter. */
export interface FactorySheet {
  workers: number;
  automated: number;
  managers: number;
  free: number;
  tokens: number;
  goods: number;
  missing: Partial<Record<ResourceId, number>>;
  staffed: boolean;
  ready: boolean;
  ran: boolean;
}

/** What a company makes if every staffed factory runs. */
export interface FullRun {
  goods: number;
  revenue: number;
  per_share: number;
}

/** Where Goods can go: a column of the Demand grid, or half price. */
export interface Outlet {
  outlet: OutletId;
  room?: number;
  capacity?: number;
  bonus?: number;
  open?: boolean;
}

/** The next space of the Appeal Track with a bonus. */
export interface NextBonus {
  space: number;
  bonus: AppealBonusId;
  away: number;
}

/** A player who could take a company over; `now` means with one certificate that is for sale. */
export interface Rival {
  seat: number;
  shares: number;
  needs: number;
  now: boolean;
}

/** One way to use the revenue: money by holder, steps on the Stock Track, the value reached. */
export interface Payment {
  to: Partial<Record<HolderId, number>>;
  steps: number;
  value: number;
}

/** The revenue missing for one step more. */
export interface NextStep {
  steps: number;
  revenue: number;
  missing: number;
}

/** The running Operating turn. */
export interface TurnSheet {
  step: OperatingStepId;
  revenue: number;
  sold: number;
  ran: number;
  tier: number;
  dearer: number;
  price: number;
  per_share: number;
  may_pay: boolean;
  pay: Payment;
  withhold: Payment;
  next_step: NextStep | null;
}

/** One open company. */
export interface CompanySheet {
  rank: number;
  operated: boolean;
  space: number;
  value: number;
  shares: Partial<Record<HolderId, number>>;
  certificates: Partial<Record<SourceId, Certificates>>;
  sold_out: boolean;
  unit_price: number;
  next_price: number | null;
  salespeople: number;
  sales_spaces: number | null;
  factories: Array<FactorySheet>;
  employed: number;
  wages: number;
  full_run: FullRun;
  thresholds: Array<number>;
  outlets: Array<Outlet>;
  next_bonus: NextBonus | null;
  directorship: Array<Rival>;
  withhold_value: number;
  steps: Array<number>;
  turn?: TurnSheet;
}

/** Why a move is refused: facts for the sentence of a code. */
export interface RefusedMove {
  code: string;
  rule: string;
  facts: Record<string, Json>;
}

/** An action space: a Building with owner and Decade, or a bank building. */
export interface SpaceSheet {
  space: string;
  cost: number;
  bank_pays: number;
  partners: Array<number>;
  refused?: Partial<Record<CompanyId, RefusedMove>>;
  owner?: number;
  decade?: number;
  from?: number;
  repeatable?: boolean;
  open: boolean;
}

/** A space of the asset display. */
export interface AssetSlot {
  price: number;
  asset: string | null;
  cost: number;
}

/** A space of the Demand grid. */
export interface DemandCell {
  column: DemandColumnId;
  bonus: number;
  tile: string | null;
  goods: number;
  capacity: number;
}

/** The Demand of one industry. */
export interface DemandRow {
  industry: IndustryId;
  cells: Array<DemandCell>;
  half_price: boolean;
}

/** A number of cubes of each resource. */
export interface Cubes {
  livestock: number;
  steel: number;
  wood: number;
  coal: number;
}

/** A column of the Supply Chain overlay. */
export interface OverlayColumn {
  price: number;
  cubes: Array<ResourceId>;
}

/** A space of the Supply Chain. */
export interface ChainSpace {
  place: ChainId;
  price: number;
  cubes: Cubes;
}

/** Haymarket Square, the bag, and the Supply Chain with or without its overlay. */
export interface Supply {
  haymarket: Cubes;
  bag: Cubes;
  columns?: Array<OverlayColumn>;
  chain?: Array<ChainSpace>;
}

/** The Job Market. */
export interface Jobs {
  workers: number;
  size: number;
  price: number;
  prices: Array<number>;
}

/** How many tiles each stack has left. */
export interface Decks {
  demand: number;
  assets: number;
  buildings: Array<number>;
  bag: number;
  bonus_goods: number;
}

/** A goal: each seat's measure (null: it can't win) and who would win it now. */
export interface GoalSheet {
  goal: GoalId;
  cash: number;
  measures: Array<number | null>;
  leaders: Array<number>;
}

/** The shares of one company in a final account. */
export interface ScoreHolding {
  shares: number;
  total: number;
}

/** One player's final account. */
export interface ScoreRow {
  cash: number;
  goals: number;
  shares: number;
  total: number;
  holdings: Partial<Record<CompanyId, ScoreHolding>>;
}

/** All final accounts and the winners. */
export interface Scorepad {
  players: Array<ScoreRow>;
  winners: Array<number>;
}

/** Everything the table shows besides the position itself. */
export interface Sheet {
  decade: number;
  phase: PhaseId;
  question: Question | null;
  operating: CompanyId | null;
  running_order: Array<CompanyId>;
  arrival_rank: Array<number>;
  track: Track;
  appeal_track: Array<AppealBonusId | null>;
  players: Array<PlayerSheet>;
  sale: Partial<Record<CompanyId, Sale>>;
  companies: Partial<Record<CompanyId, CompanySheet>>;
  spaces: Array<SpaceSheet>;
  assets: Array<AssetSlot>;
  demand: Array<DemandRow>;
  supply: Supply;
  jobs: Jobs;
  decks: Decks;
  goals: Array<GoalSheet>;
  scorepad: Scorepad | null;
}

/** The options of the game, as far as the page reads them. */
export interface Options {
  advanced: boolean;
}

/** A building space of a player. */
export interface RowCell {
  building: string;
  partner: number | null;
}

/** A player's pieces; hidden ones are null. */
export interface PlayerView {
  cash: number;
  sold: Array<CompanyId>;
  row: Array<RowCell | null>;
  hand: Array<string> | null;
  drafted: Array<string> | null;
  chosen: string | null;
  ready: boolean;
}

/** The pieces of an open company. */
export interface OpenCompany {
  status: "open";
  director: number;
  preferred: HolderId;
  common: Partial<Record<HolderId, number>>;
  offer: Partial<Record<CertificateId, number>>;
  value: number;
  appeal: number;
  height: number;
  treasury: number;
  goods: number;
  bonus_goods: number;
  resources: Cubes;
  salespeople: number;
  assets: Array<string>;
  exhausted: Array<string>;
}

/** A company that can be founded. */
export interface AvailableCompany {
  status: "available";
}

/** A company that has closed. */
export interface ClosedCompany {
  status: "closed";
}

/** A redacted position. */
export interface View {
  edition: EditionId;
  config: Options;
  decade: number;
  phase: PhaseId;
  priority: number | null;
  initiative: Array<number>;
  players: Array<PlayerView>;
  companies: Partial<Record<CompanyId, OpenCompany | AvailableCompany | ClosedCompany>>;
}

/** What the table's model knows of this game's wire. */
export interface Wire {
  sheet: Sheet;
  view: View;
  move: Move;
  event: GameEvent;
}
