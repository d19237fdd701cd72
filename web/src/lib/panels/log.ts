/** The log as people read it: sections (a phase, a year), turns within them, filters. No words of its own. */
import type { Entry, GameEvent, Json } from "$lib/api/types";

export interface LogLine {
  text: string;
  event: GameEvent | null;
}

/** What one entry says within one section; an entry that ends a phase speaks in two. */
export interface Passage {
  entry: Entry;
  lines: LogLine[];
}

export interface Turn {
  seat: number;
  passages: Passage[];
}

export interface Section {
  /** The event that opened it; null before the first. */
  opened: GameEvent | null;
  turns: Turn[];
}

export interface Filter {
  seat: number | null;
  /** `company:swift`, `card:1F`: a thing the entry must speak of. */
  thing: string | null;
  /** A kind of event. */
  kind: string | null;
}

export const EVERYTHING: Filter = { seat: null, thing: null, kind: null };

const OPENING = new Set(["phase_began", "year_began"]);
/** The end of a game belongs to no seat. */
const NOBODY = -1;

/** Lines and the events they tell; where a server leaves some untold, the lines stand alone. */
function linesOf(entry: Entry): LogLine[] {
  const told = entry.lines.length === entry.events.length;
  return entry.lines.map((text, i) => ({ text, event: told ? (entry.events[i] ?? null) : null }));
}

/** Entries grouped by section and turn, oldest first. */
export function sections(entries: Entry[]): Section[] {
  const found: Section[] = [];
  let section: Section = { opened: null, turns: [] };
  found.push(section);
  for (const entry of entries) {
    let passage: Passage | null = null;
    const speak = (seat: number) => {
      passage = { entry, lines: [] };
      const last = section.turns.at(-1);
      if (last && last.seat === seat) last.passages.push(passage);
      else section.turns.push({ seat, passages: [passage] });
      return passage;
    };
    for (const line of linesOf(entry)) {
      if (line.event && OPENING.has(line.event.event)) {
        section = { opened: line.event, turns: [] };
        found.push(section);
        passage = null;
      } else
        (passage ?? speak(found.length > 1 && entry.seat < 0 ? NOBODY : entry.seat)).lines.push(
          line,
        );
    }
    if (!passage && entry.lines.length === 0) speak(entry.seat);
  }
  return found.filter((part) => part.opened !== null || part.turns.length > 0);
}

const PEOPLE = new Set(["seat", "payer", "payee", "old", "new", "origin", "target"]);

/** Everything an event or a move speaks of, as `argument:value`; the ids that boards mark their places with. */
export function thingsOf(words: Record<string, Json>): string[] {
  const things: string[] = [];
  for (const [name, value] of Object.entries(words)) {
    if (name === "event" || name === "do" || typeof value !== "string") continue;
    things.push(`${name}:${value}`);
    // "swift.treasury" speaks of Swift as well; a card's track speaks of the card.
    const [head, tail] = value.split(".", 2);
    if (PEOPLE.has(name) && head) things.push(value.includes(":") ? value : `company:${head}`);
    if (name === "track" && head) things.push(`card:${head}`);
    if (name === "side") things.push(`card:${value}`);
    if ((name === "origin" || name === "target") && !tail) things.push(`card:${value}`);
  }
  return things;
}

export function targetsOf(entry: Entry): string[] {
  const own = entry.do ? thingsOf(entry.do) : [];
  return [...new Set([...own, ...entry.events.flatMap(thingsOf)])];
}

export function matches(entry: Entry, filter: Filter): boolean {
  if (filter.seat !== null && entry.seat !== filter.seat) return false;
  if (filter.kind !== null && !entry.events.some((event) => event.event === filter.kind))
    return false;
  return filter.thing === null || targetsOf(entry).includes(filter.thing);
}

/** The kinds of events that occur, most frequent first: what the filter offers. */
export function kindsIn(entries: Entry[]): string[] {
  const count = new Map<string, number>();
  for (const entry of entries)
    for (const { event } of entry.events) count.set(event, (count.get(event) ?? 0) + 1);
  return [...count].sort((a, b) => b[1] - a[1]).map(([kind]) => kind);
}

/** The entries that open a section, for jumping: the number after which the section stands. */
export function openings(entries: Entry[]): { seq: number; opened: GameEvent }[] {
  return entries.flatMap((entry) =>
    entry.events
      .filter((event) => OPENING.has(event.event))
      .map((opened) => ({ seq: entry.seq, opened })),
  );
}
