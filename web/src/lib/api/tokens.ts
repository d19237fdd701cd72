// The links to this browser's tables: tokens by table, in local storage.

export interface Keys {
  owner?: string;
  watch?: string;
  seats: Record<number, string>;
  /** Invitations to other seats, for the organizer of the table. */
  invites?: Record<number, string>;
  /** Seats this browser plays for somebody else. */
  substitute?: number[];
}

const PLACE = "bigshoulders.keys.";

export function keysOf(table: string): Keys {
  const kept = localStorage.getItem(PLACE + table);
  return kept ? (JSON.parse(kept) as Keys) : { seats: {} };
}

export function keepKeys(table: string, more: Partial<Keys>): Keys {
  const kept = keysOf(table);
  const keys = { ...kept, ...more, seats: { ...kept.seats, ...more.seats } };
  localStorage.setItem(PLACE + table, JSON.stringify(keys));
  return keys;
}

export function forgetKeys(table: string): void {
  localStorage.removeItem(PLACE + table);
}

export function knownTables(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PLACE))
    .map((key) => key.slice(PLACE.length));
}

/** The kind of a token, by its first letter; null if it isn't a token. */
export function keyOf(token: string): "seat" | "owner" | "watch" | null {
  if (token.startsWith("s_")) return "seat";
  if (token.startsWith("o_")) return "owner";
  return token.startsWith("w_") ? "watch" : null;
}

/**
 * The credentials for playing or watching: every seat of this browser, or else the spectator link.
 */
export function playing(keys: Keys): string {
  const seats = Object.values(keys.seats).map((token) => `Seat ${token}`);
  if (seats.length) return seats.join(", ");
  if (keys.watch) return `Watch ${keys.watch}`;
  return keys.owner ? `Owner ${keys.owner}` : "";
}

/** This browser's seats at all its tables, for "my tables"; the server reads the first 64. */
export function everywhere(): string {
  return knownTables()
    .map((table) => playing(keysOf(table)))
    .filter(Boolean)
    .join(", ")
    .split(", ")
    .slice(-64)
    .join(", ");
}

/** All credentials of this browser for a table, to find out what it may do there. */
export function everything(keys: Keys): string {
  const others = [keys.owner && `Owner ${keys.owner}`, keys.watch && `Watch ${keys.watch}`];
  const seats = Object.values(keys.seats).map((token) => `Seat ${token}`);
  return [...seats, ...others].filter(Boolean).join(", ");
}

/** The credentials for managing the table. */
export function arranging(keys: Keys): string {
  return keys.owner ? `Owner ${keys.owner}` : playing(keys);
}
