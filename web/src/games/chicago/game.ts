import type { Snapshot } from "$lib/api/types";
import { t } from "$lib/i18n/i18n.svelte";
import type { WebGame } from "$lib/table/game";
import Learn from "./home/Learn.svelte";
import Phases from "./home/Phases.svelte";
import PlayNow from "./home/PlayNow.svelte";
import Poster from "./home/Poster.svelte";
import Ticker from "./home/Ticker.svelte";
import { log } from "./log";
import type { Wire } from "./wire.gen";

const COMPANY_OPTIONS = new Set(["companies", "special_companies"]);

// One function per import: the bundler splits styles per import only when each stands alone.
export const chicago: WebGame = {
  id: "chicago",
  unit: "dollars",
  book: {
    id: "chicago1875",
    title: "Chicago 1875",
    hidden: /^(15|16)\. /,
  },
  rulebook: () => import("./rulebook"),
  aid: () => import("./rulebook/Aid.svelte"),
  seatsNote: "chicago-web-seats-note",
  log,
  home: { poster: Poster, learn: Learn, play: PlayNow, outline: Phases, foot: Ticker },
  review: {
    chapter: (decade) => String(1865 + 10 * decade),
    stage: (phase) => t(`chicago-phase-${phase}`),
    places: async (move, snapshot) => {
      const { PLACES } = await import("./moves");
      const { sheet } = snapshot as Snapshot<Wire>;
      return PLACES.placesOf(move, { company: sheet.operating });
    },
  },
  figures: () => import("./figures"),
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  position: () => import("./Position.svelte"),
  setup: () => import("./Setup.svelte"),
  valueName: (option, value) =>
    COMPANY_OPTIONS.has(option) ? t(`chicago-company-${value}`) : null,
};
