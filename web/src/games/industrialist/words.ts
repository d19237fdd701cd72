import { t } from "$lib/i18n/i18n.svelte";
import { placeOf } from "./layout";
import type { Card, Effect } from "./scene";

/** One effect of an event, in the wording of the rules. */
export function effectText({ op, kind, amount }: Effect): string {
  return t(`industrialist-op-${op}`, { kind: t(`industrialist-kind-${kind}`), amount });
}

/** The Central Factory has a name in every language; Buildings use the names in the card file. */
export function cardName(card: Card): string {
  return card.id === "central" ? t("industrialist-central") : card.name;
}

/** Describes a grid place by its distance from the Central Factory. */
export function placeText(place: string): string {
  const { x, y } = placeOf(place);
  const along = y && t(`industrialist-way-${y > 0 ? "south" : "north"}`, { steps: Math.abs(y) });
  const across = x && t(`industrialist-way-${x > 0 ? "east" : "west"}`, { steps: Math.abs(x) });
  if (along && across) return t("industrialist-place.corner", { along, across });
  return t("industrialist-place", { way: along || across });
}
