import { t } from "$lib/i18n/i18n.svelte";
import type { Card, Effect } from "./scene";

/** One effect of an event, as the rules name it. */
export function effectText({ op, kind, amount }: Effect): string {
  return t(`solo-op-${op}`, { kind: t(`solo-kind-${kind}`), amount });
}

/** The Central Factory has a name in every language; Buildings have those of the card file. */
export function cardName(card: Card): string {
  return card.id === "central" ? t("solo-central") : card.name;
}
