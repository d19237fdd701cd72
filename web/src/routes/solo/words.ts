import { t } from "$lib/i18n/i18n.svelte";
import type { Effect } from "./scene";

/** One effect of an event, as the rules name it. */
export function effectText({ op, kind, amount }: Effect): string {
  return t(`solo-op-${op}`, { kind: t(`solo-kind-${kind}`), amount });
}
