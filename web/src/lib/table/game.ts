// What a game brings to the page. Nothing in lib/ or routes/ knows more about any game.
import type { Component } from "svelte";
import type { History } from "./panels/history.svelte";
import type { TableStore } from "./store.svelte";

type Loaded<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;

/** The places of the first page where a game may show itself. */
export type HomePart = "poster" | "play" | "card" | "outline" | "foot";

export interface WebGame {
  id: string;
  /** How scores, charts and advice are written. */
  unit: "dollars" | "points";
  /** The rules text: its name on the server, its title, and what stands before its first section. */
  book?: { id: string; title: string; outline?: Component };
  /** The message below the seats of a new table. */
  seatsNote: string;
  home?: Partial<Record<HomePart, Component>>;
  /** The page of a running table. */
  table(): Loaded<{ store: TableStore }>;
  /** The table at a moment of the past, below a transport. */
  replay(): Loaded<{ store: TableStore; history: History }>;
  /** A mark before a value of a new table's options, where a set of values is chosen. */
  setup?(): Loaded<{ value: string }>;
  /** The name of a value of an option; null where the usual message has it. */
  valueName?(option: string, value: string): string | null;
}

/** A game of the server that has no folder here: what is shown of it is what the server says. */
export function plainGame(id: string): WebGame {
  return {
    id,
    unit: "points",
    seatsNote: "web-seats-note",
    table: () => import("./plain/Table.svelte"),
    replay: () => import("./plain/Replay.svelte"),
  };
}
