// Which places of a board stand for which moves: one table per game, read both ways. Places are the
// `data-target` ids of the page. No rule is here: only what the words of a move name.
import type { Do } from "$lib/api/types";

/** What a table knows besides the move, by name: the question, the company it is about, … */
export type Surroundings = Readonly<Record<string, string | null | undefined>>;

export interface RowOptions {
  /** Never needs Confirm: one of many small moves, plain to see, and taken back by Undo. */
  quick?: boolean;
  /** Always needs Confirm: afterwards others act, or something is drawn. */
  careful?: boolean;
  /** The decision bar lists it too: its place isn't on the page of the phase. */
  listed?: boolean;
  /** The place means this move, and the row is careful, while this question is asked. */
  when?: string;
  /** Words of the move that the place doesn't name; `@name` is one of the surroundings. */
  fill?: Readonly<Record<string, string>>;
  /** The same, and the place stands only for moves with these words, where they are known. */
  only?: Readonly<Record<string, string>>;
}

export interface PlaceRow extends RowOptions {
  kind: string;
  do: string;
  /** The parts of the place after its kind. */
  parts: readonly string[];
  /** Whether moves are made by this place, and whether the place means the move. */
  shows: boolean;
  asks: boolean;
}

/** The parts of the place, and last the options. */
type Rest = (string | RowOptions)[];

function row(shows: boolean, asks: boolean, kind: string, move: string, rest: Rest): PlaceRow {
  const last = rest.at(-1);
  const options = typeof last === "object" ? last : {};
  const parts = rest.filter((part) => typeof part === "string");
  return { kind, do: move, parts, shows, asks, ...options };
}

/**
 * A place stands for a move. The parts of the place are words of the move: `company`; `#column`, a number;
 * `central.{kind}`, a word within a text; `@company`, one of the surroundings; `_`, any.
 */
export function place(kind: string, move: string, ...rest: Rest): PlaceRow {
  return row(true, true, kind, move, rest);
}

/** The move is made by the place, among others; the place alone doesn't mean it. */
export function shows(kind: string, move: string, ...rest: Rest): PlaceRow {
  return row(true, false, kind, move, rest);
}

/** The place means the move when nothing can be done by it: to ask why. */
export function asks(kind: string, move: string, ...rest: Rest): PlaceRow {
  return row(false, true, kind, move, rest);
}

/** A move without a place: it is made in the decision bar. */
export function unplaced(move: string, options: RowOptions): PlaceRow {
  return row(false, false, "", move, [options]);
}

const WITHIN = /^(.*)\{(\w+)\}$/;

/** A part of the place, as the move and its surroundings have it. */
function spell(part: string, move: Do, around: Surroundings): string {
  if (part.startsWith("@")) return around[part.slice(1)] ?? "";
  if (part.startsWith("#")) return String(move[part.slice(1)]);
  const [, before = "", word = part] = WITHIN.exec(part) ?? [];
  return before + String(move[word]);
}

/** The words of a move that a part of the place names; null where it names another. */
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

  /** The places by which a move is made; none for one that is made in the decision bar. */
  placesOf(move: Do, around: Surroundings = {}): string[] {
    const found = this.rowsOf(move.do)
      .filter((one) => one.shows && isMeant(one, move, around))
      .map(({ kind, parts }) =>
        [kind, ...parts.map((part) => spell(part, move, around))].join(":"),
      );
    return [...new Set(found)];
  }

  /** The move that a place means now, legal or not; null where there is none to ask about. */
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

  /** Whether the board alone can offer a move: it has a place on the page where it is made. */
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
