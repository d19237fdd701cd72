import type { Language } from "$lib/api/types";
import { speak, t } from "$lib/i18n/i18n.svelte";
import { notify } from "./toasts.svelte";

/** Speaks another language; where its words cannot be fetched the page stays in the one it has. */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    await speak(language);
  } catch {
    notify(t("web-unreachable"), { kind: "error" });
  }
}
