// How far this browser's player is in a game's lesson: kept in local storage, per game.
import type { Facts } from "./script";

/** One card that was shown: its step, the facts it spoke of, and where that was. */
export interface Page {
  id: string;
  facts: Facts;
  table: string;
  /** The round of the game, such as a Decade. */
  round: number;
}

export interface Progress {
  state: "new" | "learning" | "done" | "skipped";
  /** The table of the lesson. */
  table: string | null;
  pages: Page[];
  /** Whether the last page is still on view. */
  open: boolean;
}

const PLACE = "bigshoulders.coach.";
const NOTHING_YET: Progress = { state: "new", table: null, pages: [], open: false };

const known = new Map<string, Progress>();

/** The progress in one game; read it from anywhere, change it with `keepProgress`. */
export function progressIn(game: string): Readonly<Progress> {
  const before = known.get(game);
  if (before) return before;
  const kept = localStorage.getItem(PLACE + game);
  const progress = $state({ ...NOTHING_YET, ...(kept ? (JSON.parse(kept) as Progress) : {}) });
  known.set(game, progress);
  return progress;
}

export function keepProgress(game: string, change: Partial<Progress>): void {
  const progress = progressIn(game) as Progress;
  Object.assign(progress, change);
  localStorage.setItem(PLACE + game, JSON.stringify(progress));
}

/** Starts the lesson of a game at a table. Everything is new again. */
export function startLesson(game: string, table: string): void {
  keepProgress(game, { state: "learning", table, pages: [], open: false });
}

/** The table of a lesson that isn't finished. */
export function unfinishedLesson(game: string): string | null {
  const { state, table } = progressIn(game);
  return state === "learning" ? table : null;
}
