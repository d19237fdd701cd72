// The places on a board and the moves they stand for: one table per game, read both ways. Places
// are the page's `data-target` ids. It contains no rules, only the arguments of moves.
import type { Do } from "$lib/api/types";

/**
 * The facts that a table knows besides the move, by name: the question, the company it is about, …
 */
export type Surroundings = Readonly<Record<string, string | null | undefined>>;

export interface RowOptions<Word extends string = string> {
  /** Also listed in the decision bar, because its place isn't on the page of the phase. */
  listed?: boolean;
  /** Limits the row to this question: only then does the place stand for the move. */
  when?: string;
  /** Arguments of the move that the place doesn't name; `@name` is one of the surroundings. */
  fill?: { readonly [K in Word]?: string };
  /** Like `fill`, but the place stands only for moves with these arguments, where known. */
  only?: { readonly [K in Word]?: string };
}

interface Row<
  Kind extends string,
  Part extends string,
  Word extends string,
> extends RowOptions<Word> {
  kind: string;
  do: Kind;
  /** The parts of the place after its kind. */
  parts: readonly Part[];
  /** Whether the place makes the move, and whether the place alone stands for it. */
  shows: boolean;
  asks: boolean;
}

type WordOf<M extends Do> = Exclude<keyof M, "do"> & string;
type PartOf<Word extends string> = Word | `#${Word}` | `@${string}` | "_" | `${string}{${Word}}`;

/** A row of a game's table of places: its move exists, and its parts are words of that move. */
export type PlaceRow<M extends Do = Do> = M extends Do
  ? Row<M["do"], PartOf<WordOf<M>>, WordOf<M>>
  : never;

/** The parts of the place, and last the options. */
type Rest = readonly (string | RowOptions)[];
type Named<Options> = Options extends { fill: infer F } | { only: infer F }
  ? keyof F & string
  : never;
type RowOf<Kind extends string, R extends Rest> = Row<
  Kind,
  Extract<R[number], string>,
  Named<R[number]>
>;

function row<Kind extends string, R extends Rest>(
  shows: boolean,
  asks: boolean,
  kind: string,
  move: Kind,
  rest: R,
): RowOf<Kind, R> {
  const last = rest.at(-1);
  const options = typeof last === "object" ? last : {};
  const parts = rest.filter((part): part is Extract<R[number], string> => typeof part === "string");
  return { kind, do: move, parts, shows, asks, ...options };
}

/**
 * A place that stands for a move. Its parts are arguments of the move: `company`; `#column`, a
 * number; `central.{kind}`, part of a text; `@company`, one of the surroundings; `_`, anything.
 */
export function place<const Kind extends string, const R extends Rest>(
  kind: string,
  move: Kind,
  ...rest: R
): RowOf<Kind, R> {
  return row(true, true, kind, move, rest);
}

/** A place that helps to make a move but doesn't stand for it alone. */
export function shows<const Kind extends string, const R extends Rest>(
  kind: string,
  move: Kind,
  ...rest: R
): RowOf<Kind, R> {
  return row(true, false, kind, move, rest);
}

/** A place that stands for a move only to ask why it isn't possible. */
export function asks<const Kind extends string, const R extends Rest>(
  kind: string,
  move: Kind,
  ...rest: R
): RowOf<Kind, R> {
  return row(false, true, kind, move, rest);
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

const known = (word: string | undefined, around: Surroundings) =>
  (word?.startsWith("@") ? around[word.slice(1)] : word) ?? null;

export class PlaceTable<M extends Do = Do> {
  private readonly byMove = new Map<string, PlaceRow[]>();
  private readonly rows: readonly PlaceRow[];

  constructor(rows: readonly PlaceRow<M>[]) {
    this.rows = rows;
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
  moveAt(place: string, around: Surroundings = {}): M | null {
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
    return move as M; // the rows name words of its moves only
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
