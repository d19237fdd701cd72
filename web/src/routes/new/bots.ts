import { hasText, t } from "$lib/i18n/i18n.svelte";

/** A bot's name in the language; a bot we have no word for keeps its own. */
export function botName(bot: string): string {
  const name = bot.split(":")[0] ?? bot;
  return hasText(`web-bot-${name}`) ? t(`web-bot-${name}`) : bot;
}
