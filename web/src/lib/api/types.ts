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
  sheet: JsonObject | null;
  decision: string;
  choices: Choice[];
  undo: boolean;
  result: number[] | null;
}

/** One entry of the log as this reader may know it: `do` is left out where it is a secret. */
export interface Entry {
  seq: number;
  seat: number;
  do?: Do;
  events: GameEvent[];
  lines: string[];
  time: number;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "me" | "open" | "bot" | "invite" | "human";
  bot?: string | null;
  connected?: boolean;
  clock?: number | null;
}

export interface TableInfo {
  table: string;
  title: string;
  game: GameId;
  config: JsonObject;
  seats: SeatInfo[];
  status: TableStatus;
  head: number;
  commitment: string;
  awaited: number[];
  result: number[] | null;
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
  pace?: JsonObject;
  entropy?: string;
}

export interface CreatedTable {
  table: string;
  owner: string;
  seats: { seat: number; token?: string; link?: string }[];
  watch: string;
}
