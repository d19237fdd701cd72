// The cues of an entry for a player: a dividend received, the end of the game.
import type { Entry } from "$lib/api/types";
import type { Cue } from "$lib/turn";
import { holderOf } from "../holders";
import type { Wire } from "../wire.gen";

export function cueOf({ events }: Entry<Wire>, seat: number): Cue | null {
  if (events.some(({ event }) => event === "won")) return "end";
  const own = holderOf(seat);
  const paid = events.some(
    (event) => event.event === "paid" && event.reason === "dividends" && event.payee === own,
  );
  return paid ? "dividend" : null;
}
