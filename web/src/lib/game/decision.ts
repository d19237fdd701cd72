/** What the decision bar knows of a table: the words of docs/api.md, nothing of any game. */

export type Do = { do: string; [argument: string]: unknown };

export interface Choice {
  n: number;
  do: Do;
  text: string;
  preview?: string[];
}

export interface Refusal {
  code: string;
  text: string;
  rule?: string | null;
}

/** The part of a table's store that a decision needs. */
export interface DecisionTable {
  readonly frame: {
    seq: number;
    decision: string | null;
    choices: Choice[];
    undo: boolean;
  } | null;
  /** A move or an undo is on its way. */
  readonly pending: boolean;
  /** Sends a move; resolves to why it was refused, or to null. */
  send(move: Do): Promise<Refusal | null>;
  /** What a legal move would bring, one line per effect. */
  preview(move: Do): Promise<string[]>;
  /** Why a well-spelt move is refused; null when it is legal. */
  why(move: Do): Promise<Refusal | null>;
  /** One answer back, or back to where the turn began. */
  undo(all?: boolean): Promise<Refusal | null>;
}

export interface Group {
  kind: string;
  choices: Choice[];
}

/** Choices by the kind of their move, in the order of their first appearance. */
export function grouped(choices: Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(choice.do.do);
    if (group) group.push(choice);
    else groups.set(choice.do.do, [choice]);
  }
  return [...groups].map(([kind, members]) => ({ kind, choices: members }));
}

/** More choices than this are shown by group first: a person reads nine, not sixty. */
export const AT_ONCE = 9;
