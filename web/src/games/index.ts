// The games with a client folder. To add a game, add its folder and one line here.
import { plainGame, type WebGame } from "$lib/table/game";
import { chicago } from "./chicago/game";
import { industrialist } from "./industrialist/game";

export type { HomePart, WebGame } from "$lib/table/game";

export const GAMES: Record<string, WebGame> = { chicago, industrialist };

/** How to show a game. A game without a folder gets a plain table. */
export const gameOf = (id: string): WebGame => GAMES[id] ?? plainGame(id);
