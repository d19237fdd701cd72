// The rulebook of a game: its chapters, its words by language, and the positions its figures show.
import type { Component } from "svelte";
import type { Json, Language } from "$lib/api/types";

/** A chapter as listed: its id, the phases it explains, and the rules it stands for. */
export interface Listed {
  id: string;
  phases: string[];
  /** Beginnings of rule ids; the longest one that fits decides. */
  rules: string[];
}

/** A position that a figure shows, as the engine and the table's sheet describe it. */
export interface Shown {
  awaited: number[];
  view: Record<string, Json>;
  sheet: Record<string, Json>;
}

export interface Rulebook {
  /** The id of the game, under which a position opens at a table. */
  game: string;
  /** The name of the law behind it. */
  law: string;
  chapters: Listed[];
  /** The Markdown of every chapter by id. */
  words(language: Language): Promise<Record<string, string>>;
  /** The parts of the messages that the figures need. */
  parts: string[];
  shown: Record<string, Shown>;
  /** Where a table stands: its phase, and whether it plays the first edition. */
  now(at: Pick<Shown, "view" | "sheet">): { phase: string; first: boolean };
  /** Draws a figure from its position with the table's own components. */
  Figure: Component<{ name: string }>;
}

/** The chapter that explains a rule; by default the first one, if none fits. */
export function chapterOfRule(
  chapters: Listed[],
  rule: string,
  none = chapters[0]?.id ?? "",
): string {
  let best = { id: none, length: 0 };
  for (const { id, rules } of chapters)
    for (const start of rules)
      if ((rule === start || rule.startsWith(`${start}-`)) && start.length > best.length)
        best = { id, length: start.length };
  return best.id;
}

/** The chapter of a phase; the first one if none explains it. */
export function chapterOfPhase(chapters: Listed[], phase: string): string {
  return (chapters.find(({ phases }) => phases.includes(phase)) ?? chapters[0])?.id ?? "";
}
