// The table as drawn, read once from the view and the sheet so that no component depends on their
// format.

import type { ActionId, EdgeId, Edges, KindId, Kinds, StatusId, StepId } from "./wire.gen";

export const KINDS: readonly KindId[] = ["materials", "commodities", "goods", "capital"];
export const EDGES: readonly EdgeId[] = ["north", "east", "south", "west"];

/** An effect of an event, or what one has promised. */
export interface Effect {
  op: string;
  kind: KindId;
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
  rails: Edges;
  staffing: number;
  /** For a Building: its product, its cost and its bonus at the end. */
  kind: KindId | null;
  most: number;
  cost: Partial<Kinds>;
  endProfit: number;
  event: CardEvent | null;
}

export interface Track {
  id: string;
  kind: KindId;
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
  id: ActionId;
  status: StatusId;
  /** The cost of starting it now; null if it can't be started. */
  cost: number | null;
}

export interface RowPlace {
  card: Card;
  lacks: Kinds;
  /** The card whose event is triggered by building this one now. */
  brings: string | null;
}

export interface Scene {
  side: string;
  year: number;
  years: { year: number; labour: boolean; maintenance: boolean }[];
  /** The name of the step that asks the question. */
  step: StepId | "";
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
  totals: Record<KindId, { units: number; room: number }>;
  production: { kind: KindId; gain: number }[];
  labour: { capital: number; buildings: number; unpaid: number } | null;
  maintenance: { units: number; buildings: number } | null;
  promises: Effect[];
  now: Effect[];
}
