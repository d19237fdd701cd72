/** What the decision bar knows of a table: the words of docs/build/api.md, nothing of any game. */
import type { Choice, Do, Snapshot, Preview, Refusal, Why } from "$lib/api/types";

/** The part of a table's store that a decision needs. */
export interface DecisionTable {
  readonly snapshot: Pick<Snapshot, "seq" | "decision" | "choices" | "undo" | "undo_to"> | null;
  /** A move or an undo is on its way, or the snapshot that shows what it did. */
  readonly pending: boolean;
  /** Why the last thing sent was refused. */
  readonly refusal: Refusal | null;
  /** Sends a move; true when it was done. */
  send(move: Do): Promise<boolean>;
  /** What it would bring, and why it is not possible; null without an answer. */
  preview(move: Do): Promise<Preview | null>;
  why(move: Do): Promise<Why | null>;
  /** The last answer, or all back to entry `to`. */
  undo(to?: number): Promise<boolean>;
}

export interface Group {
  kind: string;
  choices: Choice[];
}

/** What ends something is offered last. */
const LAST = ["pass", "done"];

/** Choices by the kind of their move, in the order of their first appearance. */
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

/** More choices than this are shown by group first: a person reads nine, not sixty. */
export const AT_ONCE = 9;
