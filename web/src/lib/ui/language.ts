import type { Language } from "$lib/api/types";
import { speak, t } from "$lib/i18n/i18n.svelte";
import { notify } from "./toasts.svelte";

/**
 * Switches to another language; if its messages can't be fetched, the page keeps the current one.
 */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    await speak(language);
  } catch {
    notify(t("web-unreachable"), { kind: "error", stays: false });
  }
}
