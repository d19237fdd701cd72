/**
 * The interface between the decision bar and a table, in the terms of docs/build/api.md and of no
 * game.
 */
import type { Choice, Do, Snapshot, Preview, Refusal, Why } from "$lib/api/types";

/** The part of a table's store that a decision needs. */
export interface DecisionTable {
  readonly snapshot: Pick<
    Snapshot,
    "seq" | "decision" | "choices" | "suggestions" | "undo" | "undo_to"
  > | null;
  /** A move or undo is on its way, or the snapshot with its result. */
  readonly pending: boolean;
  /** Why the last request was refused. */
  readonly refusal: Refusal | null;
  /** Sends a move, or several that are made together; true if they were made. */
  send(move: Do | Do[]): Promise<boolean>;
  /** The consequences of a move, or why it isn't possible; null if there is no answer. */
  preview(move: Do): Promise<Preview | null>;
  why(move: Do): Promise<Why | null>;
  /** The moves just taken back, and the way to make them again. */
  readonly redoable: Do[];
  redo(): Promise<boolean>;
  /** Takes back the last answer, or all of them back to entry `to`. */
  undo(to?: number): Promise<boolean>;
}

export interface Group {
  kind: string;
  choices: Choice[];
}

/** Moves that turn an offer down or end something are offered last. */
const LAST = ["decline", "pass", "done"];

/** Choices by kind of move, in order of first appearance. */
export function grouped(choices: Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(choice.do.do);
    if (group) group.push(choice);
    else groups.set(choice.do.do, [choice]);
  }
  return [...groups]
    .map(([kind, members]) => ({ kind, choices: members }))
    .sort((a, b) => LAST.indexOf(a.kind) - LAST.indexOf(b.kind));
}

/** Above this number, choices are shown by group first: a person reads nine, not sixty. */
export const AT_ONCE = 9;
