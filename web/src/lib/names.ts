// Names of games, bots, options and kinds of moves and events. A game's messages start with its id;
// what the server offers without a message keeps its id.
import { hasText, t } from "$lib/i18n/i18n.svelte";

/** A readable form of an id: "two_heaps" becomes "Two heaps". */
export function plain(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The message if there is one, or else the id. */
function named(key: string, id: string): string {
  return hasText(key) ? t(key) : plain(id);
}

export function botName(bot: string): string {
  const name = bot.split(":")[0] ?? bot;
  return hasText(`web-bot-${name}`) ? t(`web-bot-${name}`) : bot;
}

export const gameName = (game: string) => named(`${game}-name`, game);
export const optionName = (game: string, option: string) =>
  named(`${game}-option-${option}`, option);

/** A part of the message of an option or one of its values; empty if there is none. */
export function optionPart(game: string, key: string, part: "text" | "tag"): string {
  const message = `${game}-option-${key}.${part}`;
  return hasText(message) ? t(message) : "";
}

export function valueName(game: string, option: string, value: unknown): string {
  return named(`${game}-option-${option}-${String(value)}`, String(value));
}

/**
 * Whether both values of a flag have names, which makes it a choice between two instead of an
 * extra.
 */
export const isNamedFlag = (game: string, option: string) =>
  hasText(`${game}-option-${option}-true`);

/** The name of a kind of event, if the log can be filtered by it. */
export function filterName(game: string, kind: string): string | null {
  const message = `${game}-log-${kind}`;
  return hasText(message) ? t(message) : null;
}

/** The name of a kind of move, for a game without its own page: `nim-kind-take`. */
export const kindName = (game: string, kind: string) => named(`${game}-kind-${kind}`, kind);
