import { t } from "$lib/i18n/i18n.svelte";
import type { WebGame } from "$lib/table/game";
import Phases from "./home/Phases.svelte";
import PlayNow from "./home/PlayNow.svelte";
import Poster from "./home/Poster.svelte";
import Ticker from "./home/Ticker.svelte";

// One function per import: the bundler splits styles per import only when each stands alone.
export const chicago: WebGame = {
  id: "chicago",
  unit: "dollars",
  book: { id: "chicago1875", title: "Chicago 1875", outline: Phases },
  seatsNote: "web-seats-note",
  home: { poster: Poster, play: PlayNow, outline: Phases, foot: Ticker },
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  setup: () => import("./Setup.svelte"),
  valueName: (option, value) => (option === "special_companies" ? t(`company-${value}`) : null),
};
