// Requests about puzzles, and what this browser's player has solved.
import { ask } from "$lib/api/client";
import type { Language, PuzzleAnswer, PuzzlePage, PuzzleTable } from "$lib/api/types";

export const DAILY = "daily";
export const PAGE = 48;
const PLACE = "bigshoulders.puzzles";

export interface Filter {
  kind?: string | undefined;
  level?: string | undefined;
  limit?: number;
  offset?: number;
}

const at = (rest: string) => `/api/puzzles${rest}`;

export const loadPuzzles = (filter: Filter, lang: Language) =>
  ask<PuzzlePage>(at(""), { query: { ...filter, lang } });

/** A puzzle by its id, or the one of the day. */
export const loadPuzzle = (id: string, lang: Language) =>
  ask<PuzzleTable>(at(`/${encodeURIComponent(id)}`), { query: { lang } });

export const sendAnswer = (id: string, choice: number, lang: Language) =>
  ask<PuzzleAnswer>(at(`/${encodeURIComponent(id)}/answer`), {
    method: "POST",
    body: { choice },
    query: { lang },
  });

/** First answers by puzzle: whether each was right. */
export function solved(): Record<string, boolean> {
  return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, boolean>;
}

/** Keeps the first answer to a puzzle; later ones don't count. */
export function keepAnswer(id: string, right: boolean): void {
  localStorage.setItem(PLACE, JSON.stringify({ [id]: right, ...solved() }));
}

/** The length of each bar in percent: none for the lowest number, all of it for the best. */
export function barsOf(worths: number[]): number[] {
  const low = Math.min(0, ...worths);
  const high = Math.max(...worths, low + 1);
  return worths.map((worth) => Math.round((100 * (worth - low)) / (high - low)));
}
