// The parts that a game supplies to the page. Nothing in lib/ or routes/ knows more about any game.
import type { Component } from "svelte";
import type { History } from "./panels/history.svelte";
import type { TableStore } from "./store.svelte";

type Loaded<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;

/** The slots on the home page that a game may fill. */
export type HomePart = "poster" | "play" | "card" | "outline" | "foot";

export interface WebGame {
  id: string;
  /** The unit of scores, charts and advice. */
  unit: "dollars" | "points";
  /**
   * The rules text: its name on the server, its title, and the introduction before its first
   * section.
   */
  book?: { id: string; title: string; outline?: Component };
  /** The message below the seats of a new table. */
  seatsNote: string;
  home?: Partial<Record<HomePart, Component>>;
  /** The page of a running table. */
  table(): Loaded<{ store: TableStore }>;
  /** The table at a past moment, below the playback controls. */
  replay(): Loaded<{ store: TableStore; history: History }>;
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
    table: () => import("./plain/Table.svelte"),
    replay: () => import("./plain/Replay.svelte"),
  };
}
