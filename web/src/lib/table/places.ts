// The places on a board and the moves they stand for: one table per game, read both ways. Places
// are the page's `data-target` ids. It contains no rules, only the arguments of moves.
import type { Do } from "$lib/api/types";

/**
 * The facts that a table knows besides the move, by name: the question, the company it is about, …
 */
export type Surroundings = Readonly<Record<string, string | null | undefined>>;

export interface RowOptions {
  /** Never needs Confirm: a small move, easy to see and to undo. */
  quick?: boolean;
  /** Always needs Confirm: afterwards others act, or something is drawn at random. */
  careful?: boolean;
  /** Also listed in the decision bar, because its place isn't on the page of the phase. */
  listed?: boolean;
  /**
   * Limits the row to this question: only then does the place stand for the move and is it careful.
   */
  when?: string;
  /** Arguments of the move that the place doesn't name; `@name` is one of the surroundings. */
  fill?: Readonly<Record<string, string>>;
  /** Like `fill`, but the place stands only for moves with these arguments, where known. */
  only?: Readonly<Record<string, string>>;
}

export interface PlaceRow extends RowOptions {
  kind: string;
  do: string;
  /** The parts of the place after its kind. */
  parts: readonly string[];
  /** Whether the place makes the move, and whether the place alone stands for it. */
  shows: boolean;
  asks: boolean;
}

/** The parts of the place, followed by the options. */
type Rest = (string | RowOptions)[];

function row(shows: boolean, asks: boolean, kind: string, move: string, rest: Rest): PlaceRow {
  const last = rest.at(-1);
  const options = typeof last === "object" ? last : {};
  const parts = rest.filter((part) => typeof part === "string");
  return { kind, do: move, parts, shows, asks, ...options };
}

/**
 * A place that stands for a move. Its parts are arguments of the move: `company`; `#column`, a
 * number; `central.{kind}`, part of a text; `@company`, one of the surroundings; `_`, anything.
 */
export function place(kind: string, move: string, ...rest: Rest): PlaceRow {
  return row(true, true, kind, move, rest);
}

/** A place that helps to make a move but doesn't stand for it alone. */
export function shows(kind: string, move: string, ...rest: Rest): PlaceRow {
  return row(true, false, kind, move, rest);
}

/** A place that stands for a move only to ask why it isn't possible. */
export function asks(kind: string, move: string, ...rest: Rest): PlaceRow {
  return row(false, true, kind, move, rest);
}

/** A move without a place, made in the decision bar. */
export function unplaced(move: string, options: RowOptions): PlaceRow {
  return row(false, false, "", move, [options]);
}

const WITHIN = /^(.*)\{(\w+)\}$/;

/** A part of the place, filled in from the move and its surroundings. */
function spell(part: string, move: Do, around: Surroundings): string {
  if (part.startsWith("@")) return around[part.slice(1)] ?? "";
  if (part.startsWith("#")) return String(move[part.slice(1)]);
  const [, before = "", word = part] = WITHIN.exec(part) ?? [];
  return before + String(move[word]);
}

/** The arguments of a move that a part of the place names; null if the text doesn't match. */
function read(part: string, text: string): Partial<Do> | null {
  if (part.startsWith("@") || part === "_") return {};
  if (part.startsWith("#")) return { [part.slice(1)]: Number(text) };
  const [, before = "", word = part] = WITHIN.exec(part) ?? [];
  return text.startsWith(before) ? { [word]: text.slice(before.length) } : null;
}

const known = (word: string, around: Surroundings) =>
  word.startsWith("@") ? (around[word.slice(1)] ?? null) : word;

export class PlaceTable {
  private readonly byMove = new Map<string, PlaceRow[]>();

  constructor(private readonly rows: readonly PlaceRow[]) {
    for (const one of rows) this.byMove.set(one.do, [...this.rowsOf(one.do), one]);
  }

  private rowsOf(move: string): PlaceRow[] {
    return this.byMove.get(move) ?? [];
  }

  /** The places that make a move; none if it is made in the decision bar. */
  placesOf(move: Do, around: Surroundings = {}): string[] {
    const found = this.rowsOf(move.do)
      .filter((one) => one.shows && isMeant(one, move, around))
      .map(({ kind, parts }) =>
        [kind, ...parts.map((part) => spell(part, move, around))].join(":"),
      );
    return [...new Set(found)];
  }

  /** The move a place stands for now, legal or not; null if there is none. */
  moveAt(place: string, around: Surroundings = {}): Do | null {
    const [kind, ...texts] = place.split(":");
    const found = this.rows.find(
      (one) =>
        one.asks &&
        one.kind === kind &&
        one.parts.length === texts.length &&
        (one.when === undefined || one.when === around["step"]),
    );
    if (!found) return null;
    const move: Do = { do: found.do };
    for (const [i, part] of found.parts.entries()) {
      const words = read(part, texts[i] ?? "");
      if (!words) return null;
      Object.assign(move, words);
    }
    for (const [name, word] of Object.entries({ ...found.fill, ...found.only })) {
      const value = known(word, around);
      if (value === null) return null;
      move[name] = value;
    }
    return move;
  }

  isQuick(move: Do): boolean {
    return this.rowsOf(move.do).some((one) => one.quick);
  }

  isCareful(move: Do, around: Surroundings = {}): boolean {
    return this.rowsOf(move.do).some(
      (one) => one.careful && (one.when === undefined || one.when === around["step"]),
    );
  }

  /** Whether the board alone can offer a move, because the page shows a place for it. */
  isOnBoard(move: Do): boolean {
    const rows = this.rowsOf(move.do);
    return rows.some((one) => one.shows) && !rows.some((one) => one.listed);
  }
}

function isMeant({ only = {} }: PlaceRow, move: Do, around: Surroundings): boolean {
  return Object.entries(only).every(([name, word]) => {
    const value = known(word, around);
    return value === null || move[name] === value;
  });
}
