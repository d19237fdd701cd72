/**
 * The log as people read it: sections (a phase, a year), turns within them, filters. It contains no
 * text.
 */
import type { Entry, GameEvent, Json } from "$lib/api/types";

export interface Turn {
  seat: number;
  entries: Entry[];
}

export interface Section {
  /** The event that opened the section; null before the first. */
  opened: GameEvent | null;
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

const OPENING = new Set(["phase_began", "year_began"]);

/** Groups entries by section and turn, oldest first. The entry that opens a section precedes it. */
export function sections(
  entries: Entry[],
  shown: (entry: Entry) => boolean = () => true,
): Section[] {
  let section: Section = { opened: null, turns: [] };
  const found = [section];
  for (const entry of entries) {
    if (shown(entry)) {
      const last = section.turns.at(-1);
      if (last?.seat === entry.seat) last.entries.push(entry);
      else section.turns.push({ seat: entry.seat, entries: [entry] });
    }
    const opened = entry.events.findLast(({ event }) => OPENING.has(event));
    if (opened) found.push((section = { opened, turns: [] }));
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

const PEOPLE = new Set(["seat", "payer", "payee", "old", "new", "origin", "target"]);

/**
 * Everything an event or move mentions, as `argument:value`: the ids that boards put on their
 * places.
 */
export function thingsOf(words: Record<string, Json>): string[] {
  const things: string[] = [];
  for (const [name, value] of Object.entries(words)) {
    if (name === "event" || name === "do" || typeof value !== "string") continue;
    things.push(`${name}:${value}`);
    // "swift.treasury" also mentions Swift, and a card's track mentions the card.
    const [head, tail] = value.split(".", 2);
    if (PEOPLE.has(name) && head) things.push(value.includes(":") ? value : `company:${head}`);
    if (name === "track" && head) things.push(`card:${head}`);
    if (name === "side") things.push(`card:${value}`);
    if ((name === "origin" || name === "target") && !tail) things.push(`card:${value}`);
  }
  return things;
}

export function allThings(entry: Entry): string[] {
  const own = entry.do ? thingsOf(entry.do) : [];
  return [...new Set([...own, ...entry.events.flatMap(thingsOf)])];
}

export function matches(entry: Entry, filter: Filter): boolean {
  if (filter.seat !== null && entry.seat !== filter.seat) return false;
  if (filter.kind !== null && !entry.events.some((event) => event.event === filter.kind))
    return false;
  return filter.thing === null || allThings(entry).includes(filter.thing);
}

/** The kinds of events that occur, most frequent first, for the filter. */
export function kindsIn(entries: Entry[]): string[] {
  const count = new Map<string, number>();
  for (const entry of entries)
    for (const { event } of entry.events) count.set(event, (count.get(event) ?? 0) + 1);
  return [...count].sort((a, b) => b[1] - a[1]).map(([kind]) => kind);
}

/** The entries that open a section, with the entry number to jump to. */
export function openings(entries: Entry[]): { seq: number; opened: GameEvent }[] {
  return entries.flatMap((entry) =>
    entry.events
      .filter((event) => OPENING.has(event.event))
      .map((opened) => ({ seq: entry.seq, opened })),
  );
}
