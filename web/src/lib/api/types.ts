// The shapes of the wire, as docs/api.md names them.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = Record<string, Json>;

/** A move as it is spelt: its kind under `do`, and what it is about. */
export type Do = { do: string } & JsonObject;

export type GameId = "chicago" | "industrialist";
export type TableStatus = "open" | "running" | "finished" | "abandoned";
export type Language = "en" | "fr" | "de";

export interface GameEvent {
  event: string;
  [fact: string]: Json;
}

export interface Choice {
  n: number;
  do: Do;
  text: string;
  preview?: string[];
  events?: GameEvent[];
}

/** What one seat sees of the table after entry `seq`. */
export interface Frame {
  seq: number;
  seat: number | null;
  status: TableStatus;
  awaited: number[];
  view: JsonObject;
  sheet: JsonObject;
  decision: string | null;
  choices: Choice[];
  undo: boolean;
  /** Where starting over leads. */
  undo_to: number | null;
  result: Result | null;
}

/** How a game ended: scores by seat, who won, and who left before. */
export interface Result {
  scores: number[];
  winners: number[];
  resigned: number[];
}

/** One entry of the log as this reader may know it: `do` is left out where it is a secret. */
export interface Entry {
  seq: number;
  seat: number;
  do?: Do;
  events: GameEvent[];
  /** The deed in words; `lines` is what it brought about. */
  text?: string;
  lines: string[];
  time: number;
}

/** Who sits there. A bot beside a human stands in for that person. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "human" | "bot" | "open" | "invite";
  bot: string | null;
  joined: boolean;
  resigned: boolean;
  connected: boolean;
  clock: number | null;
}

/** How fast one must play: seconds for each move, or a bank of seconds with an increment. */
export interface Pace {
  kind: "move" | "bank";
  seconds: number;
  increment?: number;
}

export interface Vote {
  kind: "undo" | "abandon";
  by: number;
  to: number;
  agreed: number[];
  needed: number[];
}

export interface TableInfo {
  id: string;
  title: string;
  game: GameId;
  config: JsonObject;
  seats: SeatInfo[];
  status: TableStatus;
  public: boolean;
  /** The day whose game is played here. */
  daily: string | null;
  pace: Pace | null;
  head: number;
  awaited: number[];
  /** Since when the clocks of those awaited have been running. */
  clock_since: number | null;
  commitment: string;
  result: Result | null;
  votes: Vote[];
  rematch: string | null;
  created: number;
  changed: number;
  /** What the credentials of this browser are good for here. */
  you: { seats: number[]; owner: boolean; watch: boolean };
}

/** A refusal, or any other error the server states: a code, its facts and a sentence. */
export interface Refusal {
  code: string;
  text: string;
  rule?: string | null;
  facts?: JsonObject;
  head?: number;
}

export interface Why extends Partial<Refusal> {
  legal: boolean;
}

export interface Preview {
  lines: string[];
  events: GameEvent[];
}

export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

export interface SeatWish {
  kind: "me" | "open" | "bot" | "invite";
  name: string;
  bot?: string;
}

export interface NewTable {
  game: GameId;
  config: JsonObject;
  seats: SeatWish[];
  title?: string;
  public?: boolean;
  pace?: Pace;
  entropy?: string;
  /** The day whose game is played, as 2026-11-15. */
  daily?: string;
}

export interface CreatedTable {
  table: string;
  owner: string;
  seats: { seat: number; token?: string; link?: string }[];
  watch: string;
}

/** One option of a game: a flag, one of `choices`, or any set of `choices`. */
export interface GameOption {
  name: string;
  kind: "flag" | "choice" | "set" | "document";
  default: Json;
  choices?: Json[] | null;
  /** Values of other options with which this one keeps its default. */
  absent?: Record<string, Json[]>;
}

export interface BotOffer {
  name: string;
  strength: number;
  timed: boolean;
  default: boolean;
}

export interface GameOffer {
  game: GameId;
  seats: number[];
  options: GameOption[];
  bots: BotOffer[];
}
