// Which page shows which game; each is fetched when a table of that game is opened.
import type { Component } from "svelte";
import type { GameId } from "$lib/api/types";
import type { TableStore } from "$lib/game/store.svelte";

export type TablePage = Promise<{ default: Component<{ store: TableStore }> }>;

const PAGES = import.meta.glob<{ default: Component<{ store: TableStore }> }>([
  "../chicago/Table.svelte",
  "../solo/Table.svelte",
  "../replay/Replay.svelte",
]);

export function pageOf(game: GameId, replay: boolean): TablePage {
  const name = replay ? "replay/Replay" : `${game === "chicago" ? "chicago" : "solo"}/Table`;
  const load = PAGES[`../${name}.svelte`];
  return load ? load() : import("./TextTable.svelte");
}
