import { keysOf } from "$lib/api/tokens";

/** A link to a moment of a game; where this browser has one, with the right to watch it. */
export function replayLink(table: string, at?: number): string {
  const { watch } = keysOf(table);
  const moment = at === undefined ? "" : `?at=${at}`;
  return `${location.origin}/t/${table}/replay${moment}${watch ? `#${watch}` : ""}`;
}
