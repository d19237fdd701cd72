// The table as drawn, read once from the view and the sheet so that no component depends on their
// format.

export const KINDS = ["materials", "commodities", "goods", "capital"] as const;
export type Kind = (typeof KINDS)[number];
export const ACTIONS = ["sell", "hire", "build", "produce"] as const;
export type Action = (typeof ACTIONS)[number];
export const EDGES = ["north", "east", "south", "west"] as const;
export type Edge = (typeof EDGES)[number];
export type Rail = "in" | "out" | "none";

export interface Effect {
  op: string;
  kind: Kind;
  amount: number;
}

export interface CardEvent {
  from: number;
  to: number;
  effects: Effect[];
  happened: boolean;
  /** Its years include this one, and it hasn't happened yet. */
  due: boolean;
  /** Its years are over. */
  lapsed: boolean;
}

export interface Card {
  id: string;
  name: string;
  rails: Record<Edge, Rail>;
  staffing: number;
  /** For a Building: its product, its cost and its bonus at the end. */
  kind: Kind | null;
  most: number;
  cost: Partial<Record<Kind, number>>;
  endProfit: number;
  event: CardEvent | null;
}

export interface Track {
  id: string;
  kind: Kind;
  units: number;
  most: number;
}

export interface Placed {
  card: Card;
  x: number;
  y: number;
  workers: number;
  staffed: boolean;
  tracks: Track[];
}

export interface ActionState {
  id: Action;
  status: "taken" | "skipped" | "ahead";
  /** The cost of starting it now; null if it can't be started. */
  cost: number | null;
}

export interface RowPlace {
  card: Card;
  lacks: Record<Kind, number>;
  /** The card whose event is triggered by building this one now. */
  brings: string | null;
}

export interface Scene {
  side: string;
  year: number;
  years: { year: number; labour: boolean; maintenance: boolean }[];
  /** The name of the step that asks the question. */
  step: string;
  over: boolean;
  profit: number;
  /** The score if the game ended now, and its place on the ladder. */
  standing: number;
  rank: number;
  ladder: number[];
  toNext: number | null;
  /** Units per lot by die face and kind; 0 means no demand. */
  market: { face: number; rows: number[][]; now: number[] };
  managers: { die: number; used: boolean; cost: number };
  spare: number;
  actions: ActionState[];
  placed: Placed[];
  row: RowPlace[];
  totals: Record<Kind, { units: number; room: number }>;
  production: { kind: Kind; gain: number }[];
  labour: { capital: number; buildings: number; unpaid: number } | null;
  maintenance: { units: number; buildings: number } | null;
  promises: Effect[];
  now: Effect[];
}
