// Names of games, bots and options. Those the server offers without a message here keep their ids.
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

export const gameName = (game: string) => named(`web-game-${game}`, game);
export const optionName = (option: string) => named(`web-option-${option}`, option);

/** The explanation of an option or one of its values; empty if there is none. */
export function optionText(key: string): string {
  return hasText(`web-option-${key}.text`) ? t(`web-option-${key}.text`) : "";
}

export function valueName(option: string, value: unknown): string {
  return named(`web-option-${option}-${String(value)}`, String(value));
}

/**
 * Whether both values of a flag have names, which makes it a choice between two instead of an
 * extra.
 */
export const isNamedFlag = (option: string) => hasText(`web-option-${option}-true`);

/** The name of a kind of move, for a game without its own page: `nim-kind-take`. */
export const kindName = (game: string, kind: string) => named(`${game}-kind-${kind}`, kind);
