import type { WebGame } from "$lib/table/game";
import HomeCard from "./HomeCard.svelte";

export const industrialist: WebGame = {
  id: "industrialist",
  unit: "points",
  book: { id: "industrialist", title: "Industrialist" },
  seatsNote: "web-solo-note",
  home: { card: HomeCard },
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
};
