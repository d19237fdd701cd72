// Names of games, bots and options. The server may offer some that have no words here: they keep their own.
import { hasText, t } from "$lib/i18n/i18n.svelte";

/** An id as a reader can bear it: "two_heaps" is "Two heaps". */
export function plain(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The message, else the id. */
function named(key: string, id: string): string {
  return hasText(key) ? t(key) : plain(id);
}

export function botName(bot: string): string {
  const name = bot.split(":")[0] ?? bot;
  return hasText(`web-bot-${name}`) ? t(`web-bot-${name}`) : bot;
}

export const gameName = (game: string) => named(`web-game-${game}`, game);
export const optionName = (option: string) => named(`web-option-${option}`, option);

/** What an option or one of its values means; empty without words for it. */
export function optionText(key: string): string {
  return hasText(`web-option-${key}.text`) ? t(`web-option-${key}.text`) : "";
}

export function valueName(option: string, value: unknown): string {
  return named(`web-option-${option}-${String(value)}`, String(value));
}

/** Whether both values of a flag have names: then it is a choice between two and no mere addition. */
export const isNamedFlag = (option: string) => hasText(`web-option-${option}-true`);

/** The name of a kind of move, for a game without a page of its own: `nim-kind-take`. */
export const kindName = (game: string, kind: string) => named(`${game}-kind-${kind}`, kind);
