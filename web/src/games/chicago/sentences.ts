// Refusals that arrive as facts with the sheet, turned into sentences in the reader's language.
import { hasText, t } from "$lib/i18n/i18n.svelte";
import type { Json } from "$lib/api/types";
import type { RefusedMove } from "./wire.gen";

interface Namer {
  thing(key: string): string;
}

/** Facts whose values are ids of named things. */
const THINGS: Record<string, string> = {
  company: "company",
  space: "space",
  building: "space",
  asset: "asset",
  certificate: "certificate",
  resource: "resource",
  source: "source",
};

function word(name: string, value: Json, namer: Namer): string | number {
  if (typeof value === "number") return value;
  const key = `chicago-${THINGS[name] ?? name}-${String(value)}`;
  return hasText(key) ? namer.thing(key) : String(value);
}

export function sentence(refused: RefusedMove, namer: Namer): string {
  const facts = Object.entries(refused.facts).map(
    ([name, value]) => [name, word(name, value, namer)] as const,
  );
  return t(`chicago-refusal-${refused.code}`, Object.fromEntries(facts));
}
