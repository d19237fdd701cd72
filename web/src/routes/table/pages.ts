// Which page shows which game; each is fetched when a table of that game is opened.
import type { Component } from "svelte";
import type { GameId } from "$lib/api/types";
import type { TableStore } from "$lib/game/store.svelte";

export type TablePage = Promise<{ default: Component<{ store: TableStore }> }>;

// One function each: the bundler gives every import its own styles only when the imports stand alone.
const PAGES: Record<GameId | "replay", () => TablePage> = {
  chicago: () => import("../chicago/Table.svelte"),
  industrialist: () => import("../solo/Table.svelte"),
  replay: () => import("../replay/Replay.svelte"),
};

export function pageOf(game: GameId, replay: boolean): TablePage {
  return PAGES[replay ? "replay" : game]();
}
