/**
 * The log as people read it: sections (a phase, a year), turns within them, filters. A game brings
 * the words of its own events.
 */
import type { Do, Entry, GameEvent, Json } from "$lib/api/types";

/** A game's part in the log and the chart. */
export interface GameLog {
  /** The heading of the section that an event opens; null if it opens none. */
  heading(event: GameEvent): string | null;
  /** Further things that an argument of a move or event mentions, as `argument:value`. */
  mentions(argument: string, value: string): string[];
  /** The name of something that players hold shares of. */
  holdingName(id: string): string;
  /** The messages of the chart: its title and its two columns. */
  chart: { title: string; worth: string; cash: string };
}

/** The log of a game that says nothing about its events. */
export const PLAIN_LOG: GameLog = {
  heading: () => null,
  mentions: () => [],
  holdingName: (id) => id,
  chart: { title: "chart-title", worth: "chart-worth", cash: "chart-cash" },
};

export interface Turn {
  seat: number;
  entries: Entry[];
}

export interface Section {
  /** Its heading; null before the first. */
  heading: string | null;
  turns: Turn[];
}

export interface Filter {
  seat: number | null;
  /** `company:swift`, `card:1F`: a thing the entry must mention. */
  thing: string | null;
  /** A kind of event. */
  kind: string | null;
  /** Whether to include moves that were taken back. */
  undone: boolean;
}

export const EVERYTHING: Filter = { seat: null, thing: null, kind: null, undone: false };

/** Groups entries by section and turn, oldest first. The entry that opens a section precedes it. */
export function sections(
  entries: Entry[],
  log: GameLog,
  shown: (entry: Entry) => boolean = () => true,
): Section[] {
  let section: Section = { heading: null, turns: [] };
  const found = [section];
  for (const entry of entries) {
    if (shown(entry)) {
      const last = section.turns.at(-1);
      if (last?.seat === entry.seat) last.entries.push(entry);
      else section.turns.push({ seat: entry.seat, entries: [entry] });
    }
    const heading = headings(entry, log).at(-1);
    if (heading) found.push((section = { heading, turns: [] }));
  }
  return found.filter((part) => part.turns.length > 0);
}

/** The entry number an undo returns to; null if the entry isn't an undo. */
export function undoneTo(entry: Entry): number | null {
  const to = entry.do?.["undo_to"];
  return typeof to === "number" ? to : null;
}

/** The numbers of all entries taken back, and of the undos that did it. */
export function undone(entries: Entry[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const entry of entries) {
    const to = undoneTo(entry);
    if (to === null) continue;
    for (const other of entries) if (other.seq > to && other.seq <= entry.seq) gone.add(other.seq);
  }
  return gone;
}

/**
 * The moves that the seat's last undo took back and that it can make again; once they are made,
 * those of the undo before. None once anybody has made another move.
 */
export function redoable(entries: Entry[], seat: number | null): Do[] {
  const standing: Entry[] = [];
  let undos: Do[][] = []; // what each took back and wasn't made again, oldest first
  for (const entry of entries) {
    const to = undoneTo(entry);
    if (to !== null) {
      const back = standing.splice(standing.findLastIndex(({ seq }) => seq <= to) + 1);
      const moves = back.flatMap((one) => ownMove(one, seat) ?? []);
      undos = entry.seat === seat && moves.length === back.length ? [...undos, moves] : [];
      continue;
    }
    standing.push(entry);
    const last = undos.at(-1);
    if (last && JSON.stringify(ownMove(entry, seat)) === JSON.stringify(last[0])) {
      last.shift();
      if (!last.length) undos.pop();
    } else undos = [];
  }
  return undos.at(-1) ?? [];
}

/** The move that a seat made with an entry; null if the entry is no move, or of another seat. */
function ownMove(entry: Entry, seat: number | null): Do | null {
  return entry.seat === seat && typeof entry.do?.do === "string" ? entry.do : null;
}

/**
 * Everything an event or move mentions, as `argument:value`: the ids that boards put on their
 * places.
 */
function thingsOf(words: Record<string, Json>, log: GameLog): string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    name === "event" || name === "do" || typeof value !== "string"
      ? []
      : [`${name}:${value}`, ...log.mentions(name, value)],
  );
}

export function allThings(entry: Entry, log: GameLog): string[] {
  const own = entry.do ? thingsOf(entry.do, log) : [];
  return [...new Set([...own, ...entry.events.flatMap((event) => thingsOf(event, log))])];
}

export function matches(entry: Entry, filter: Filter, log: GameLog): boolean {
  if (filter.seat !== null && entry.seat !== filter.seat) return false;
  if (filter.kind !== null && !entry.events.some((event) => event.event === filter.kind))
    return false;
  return filter.thing === null || allThings(entry, log).includes(filter.thing);
}

/** The kinds of events that occur, most frequent first, for the filter. */
export function kindsIn(entries: Entry[]): string[] {
  const count = new Map<string, number>();
  for (const entry of entries)
    for (const { event } of entry.events) count.set(event, (count.get(event) ?? 0) + 1);
  return [...count].sort((a, b) => b[1] - a[1]).map(([kind]) => kind);
}

/** The headings of the sections that an entry opens. */
function headings(entry: Entry, log: GameLog): string[] {
  return entry.events.map((event) => log.heading(event)).filter((heading) => heading !== null);
}

/** The headings of all sections, with the entry number to jump to. */
export function openings(entries: Entry[], log: GameLog): { seq: number; heading: string }[] {
  return entries.flatMap((entry) =>
    headings(entry, log).map((heading) => ({ seq: entry.seq, heading })),
  );
}
