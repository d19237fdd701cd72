import type { WebGame } from "$lib/table/game";
import HomeCard from "./HomeCard.svelte";
import { log } from "./log";

export const industrialist: WebGame = {
  id: "industrialist",
  unit: "points",
  book: { id: "industrialist", title: "Industrialist", hidden: /^13\. / },
  rulebook: () => import("./rulebook"),
  aid: () => import("./rulebook/Aid.svelte"),
  seatsNote: "industrialist-web-home-note",
  log,
  home: { card: HomeCard },
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
};
