// The types of a Chicago snapshot: the redacted position (docs/build/positions.md) and its sheet.
import type { JsonObject } from "$lib/api/types";

export type Seat = number;
export type Cubes = Record<string, number>;

export interface RowCell {
  building: string;
  partner: Seat | null;
}

export interface PlayerView {
  cash: number;
  sold: string[];
  row: (RowCell | null)[];
  hand: string[] | null;
  drafted: string[] | null;
  chosen: string | null;
  ready: boolean;
}

export interface CompanyView {
  status: "available" | "open" | "closed";
  director: Seat;
  preferred: string;
  common: Record<string, number>;
  offer: Record<string, number>;
  value: number;
  appeal: number;
  height: number;
  treasury: number;
  goods: number;
  bonus_goods: number;
  resources: Cubes;
  salespeople: number;
  assets: string[];
  exhausted: string[];
}

export interface View {
  edition: "new" | "first";
  config: JsonObject;
  decade: number;
  phase: Phase;
  priority: Seat;
  initiative: Seat[];
  players: PlayerView[];
  companies: Record<string, CompanyView>;
}

export type Phase = "setup" | "stock" | "building" | "action" | "operating" | "cleanup" | "end";

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
  directs: string[];
  settled: boolean;
}

export interface FactorySheet {
  workers: number;
  automated: number;
  managers: number;
  free: number;
  tokens: number;
  goods: number;
  missing: Cubes;
  staffed: boolean;
  ready: boolean;
  ran: boolean;
}

export interface Outlet {
  outlet: string;
  room?: number;
  capacity?: number;
  bonus?: number;
  open?: boolean;
}

export interface Rival {
  seat: Seat;
  shares: number;
  needs: number;
  now: boolean;
}

export interface Payment {
  to: Record<string, number>;
  steps: number;
  value: number;
}

export interface SaleLine {
  shares: number;
  proceeds: number;
  /** The stock value after the sale. */
  value: number;
}

export interface TurnSheet {
  step: string;
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
  next_step: { steps: number; revenue: number; missing: number } | null;
}

export interface CompanySheet {
  rank: number;
  operated: boolean;
  space: number;
  value: number;
  shares: Record<string, number>;
  certificates: Record<string, { common: number; preferred: number }>;
  sold_out: boolean;
  unit_price: number;
  next_price: number | null;
  salespeople: number;
  sales_spaces: number | null;
  factories: FactorySheet[];
  employed: number;
  wages: number;
  full_run: { goods: number; revenue: number; per_share: number };
  thresholds: number[];
  outlets: Outlet[];
  next_bonus: { space: number; bonus: string; away: number } | null;
  directorship: Rival[];
  withhold_value: number;
  steps: number[];
  turn?: TurnSheet;
}

export interface RefusalFacts {
  code: string;
  rule: string;
  facts: JsonObject;
}

export interface SpaceSheet {
  space: string;
  cost: number;
  bank_pays: number;
  partners: Seat[];
  open: boolean;
  owner?: Seat;
  decade?: number;
  from?: number;
  repeatable?: boolean;
  refused?: Record<string, RefusalFacts>;
}

export interface DemandCell {
  column: string;
  bonus: number;
  tile: string | null;
  goods: number;
  capacity: number;
}

export interface DemandRow {
  industry: string;
  cells: DemandCell[];
  half_price: boolean;
}

export interface Supply {
  haymarket: Cubes;
  bag: Cubes;
  chain?: { place: string; price: number; cubes: Cubes }[];
  columns?: { price: number; cubes: string[] }[];
}

export interface GoalSheet {
  goal: string;
  cash: number;
  measures: (number | null)[];
  leaders: Seat[];
}

export interface ScoreRow {
  cash: number;
  goals: number;
  shares: number;
  total: number;
  holdings: Record<string, { shares: number; total: number }>;
}

export interface Sheet {
  decade: number;
  phase: Phase;
  question: ({ step: string; company?: string; seat: Seat; at: number } & JsonObject) | null;
  operating: string | null;
  running_order: string[];
  arrival_rank: number[];
  track: {
    values: number[];
    lowest: number;
    initial: number[];
    /** The cost of founding at each initial value. */
    founding: number[];
    triple_from: number;
  };
  /** During a Stock turn, what selling would bring the active player, by company. */
  sale: Record<string, Partial<Record<"offered" | "common" | "preferred" | "director", SaleLine>>>;
  appeal_track: (string | null)[];
  players: PlayerSheet[];
  companies: Record<string, CompanySheet>;
  spaces: SpaceSheet[];
  assets: { price: number; asset: string | null; cost: number }[];
  demand: DemandRow[];
  supply: Supply;
  jobs: { workers: number; size: number; price: number; prices: number[] };
  decks: { demand: number; assets: number; buildings: number[]; bag: number; bonus_goods: number };
  goals: GoalSheet[];
  scorepad: { players: ScoreRow[]; winners: Seat[] } | null;
}

/** A shareholder as the sheet spells it: `seat_0`, `treasury`, `bank_pool`. */
export function holderOf(seat: Seat): string {
  return `seat_${seat}`;
}

export function seatOf(holder: string): Seat | null {
  return holder.startsWith("seat_") ? Number(holder.slice(5)) : null;
}
