// The games with a client folder. A game is its folder and one line here.
import { plainGame, type WebGame } from "$lib/table/game";
import { chicago } from "./chicago/game";
import { industrialist } from "./industrialist/game";

export type { HomePart, WebGame } from "$lib/table/game";

export const GAMES: Record<string, WebGame> = { chicago, industrialist };

/** How a game is shown; one without a folder has a plain table. */
export const gameOf = (id: string): WebGame => GAMES[id] ?? plainGame(id);
