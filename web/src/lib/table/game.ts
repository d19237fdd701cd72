// The parts that a game supplies to the page. Nothing in lib/ or routes/ knows more about any game.
import type { Component } from "svelte";
import type { Rulebook } from "$lib/rulebook/book";
import type { Do, Snapshot } from "$lib/api/types";
import type { History } from "./panels/history.svelte";
import { PLAIN_LOG, type GameLog } from "./panels/log";
import type { TableStore } from "./store.svelte";

/**
 * A figure of a position. Lines are compared by its amount, if it has one, in the game's unit.
 */
export interface Figure {
  id: string;
  group: string;
  label: string;
  text: string;
  amount?: number;
}

type Loaded<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;

/** The slots on the home page that a game may fill. */
export type HomePart = "poster" | "learn" | "play" | "card" | "outline" | "foot";

export interface WebGame {
  id: string;
  /** The unit of scores, charts and advice. */
  unit: "dollars" | "points";
  /**
   * The numbered rules: their name on the server, their title, and the sections that only
   * developers need.
   */
  book?: { id: string; title: string; hidden?: RegExp };
  /** The rulebook for people. */
  rulebook?(): Promise<{ default: Rulebook }>;
  /** The sheet to print. */
  aid?(): Loaded<Record<string, never>>;
  /** The message below the seats of a new table. */
  seatsNote: string;
  home?: Partial<Record<HomePart, Component>>;
  /** Its part in the log, the chart and the summary after an absence. */
  log: GameLog;
  /** The page of a running table. */
  table(): Loaded<{ store: TableStore }>;
  /**
   * Chapters and stages in a review, and the places of a move on the board of a moment; absent if
   * bots don't review the game.
   */
  review?: {
    chapter(number: number): string;
    stage(id: string): string;
    places(move: Do, snapshot: Snapshot): Promise<string[]>;
  };
  /** The table at a past moment, below the playback controls. */
  replay(): Loaded<{ store: TableStore; history: History }>;
  /** The position of a puzzle, without log, chat and clocks; absent if the game has no puzzles. */
  position?(): Loaded<{ store: TableStore }>;
  /** Figures of a position, besides wealth, by which the sandbox compares lines. */
  figures?(): Promise<{ figuresOf(snapshot: Snapshot): Figure[] }>;
  /** A mark before each value of an option that accepts a set. */
  setup?(): Loaded<{ value: string }>;
  /** The name of an option's value; null if the standard message has it. */
  valueName?(option: string, value: string): string | null;
}

/** A server game without a folder here, shown entirely from what the server sends. */
export function plainGame(id: string): WebGame {
  return {
    id,
    unit: "points",
    seatsNote: "web-seats-note",
    log: PLAIN_LOG,
    table: () => import("./plain/Table.svelte"),
    replay: () => import("./plain/Replay.svelte"),
  };
}
