// Which page shows which game; each is fetched when a table of that game is opened.
import type { Component } from "svelte";
import type { GameId } from "$lib/api/types";
import type { TableStore } from "$lib/game/store.svelte";

export type TablePage = Promise<{ default: Component<{ store: TableStore }> }>;

export function pageOf(game: GameId, replay: boolean): TablePage {
  if (replay) return import("../replay/Replay.svelte");
  return game === "chicago" ? import("../chicago/Table.svelte") : import("../solo/Table.svelte");
}
