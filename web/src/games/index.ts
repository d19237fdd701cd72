// The games with a client folder. A game is its folder and one line here.
import type { WebGame } from "$lib/table/game";
import { chicago } from "./chicago/game";
import { industrialist } from "./industrialist/game";

export type { HomePart, WebGame } from "$lib/table/game";

export const GAMES: Record<string, WebGame> = { chicago, industrialist };

export function gameOf(id: string): WebGame {
  const game = GAMES[id];
  if (!game) throw new Error(`no page shows ${id}`);
  return game;
}
