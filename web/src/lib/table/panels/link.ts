import { keysOf } from "$lib/api/tokens";

/** A link to a moment of a game, with this browser's spectator token if it has one. */
export function replayLink(table: string, at?: number): string {
  const { watch } = keysOf(table);
  const moment = at === undefined ? "" : `?at=${at}`;
  return `${location.origin}/t/${table}/replay${moment}${watch ? `#${watch}` : ""}`;
}
