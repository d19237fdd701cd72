// The script of a coach: the steps of a game's lesson, and its tips.
import type { Arguments } from "$lib/i18n/i18n.svelte";

/** The findings of a step on the position, in ids and numbers: its words are made from them. */
export type Facts = Record<string, string | number>;

/**
 * - `explain`: something to read, with Next. It ends with the player's next move at the latest.
 * - `do`: something to try. It ends when the player has done it.
 * - `warning`: goes before everything else.
 * - `tip`: something to read in later rounds, at most two a round.
 */
export type StepKind = "explain" | "do" | "warning" | "tip";

export interface Step<Scene> {
  id: string;
  kind: StepKind;
  /** The part of the lesson it belongs to. */
  chapter: string;
  /** Whether it may come when the first round has just ended: it speaks of its last events. */
  trails?: boolean;
  /** The facts to speak of; null while the step doesn't apply. */
  when(scene: Scene): Facts | null;
  /** The places it speaks of, in the order of their numbers; of each, selectors, best first. */
  points?(facts: Facts, scene: Scene): string[][];
  /** The places that Show me presses, one after the other. */
  shows?(facts: Facts, scene: Scene): string[][];
}

export interface Script<Scene> {
  game: string;
  chapters: readonly string[];
  steps: readonly Step<Scene>[];
  /** The step that ends the lesson. */
  last: string;
  /** The round of the game; tips come from the second on. */
  roundOf(scene: Scene): number;
  /** A number that changes with each of the player's own moves. */
  movesOf(scene: Scene): number;
  /** The arguments of a step's message: the facts in the reader's language. */
  argumentsOf(facts: Facts, scene: Scene): Arguments;
}
