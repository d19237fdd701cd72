// Parts of sentences that several cards share.
import type { Card, Fact } from "$lib/cards/card";
import { listed as joined } from "$lib/i18n/formats";
import { currentLanguage, hasText, t, type Arguments } from "$lib/i18n/i18n.svelte";
import { entriesOf } from "$lib/table/ids";
import { RESOURCES, type Effect } from "../catalog";
import { log } from "../log";
import type { ChicagoTable } from "../model.svelte";
import type { ResourceId } from "../wire.gen";

/** A list as the language joins it: "2 Coal and 1 Worker". */
export const listed = (parts: string[]) => joined(parts, currentLanguage());

export function cubesText(cubes: Partial<Record<ResourceId, number>>): string[] {
  return entriesOf(cubes).map(([resource, count]) => t("chicago-card-cubes", { resource, count }));
}

export const workersText = (count: number) => t("chicago-card-workers", { count });
export const goodsText = (count: number) => t("chicago-table-goods-count", { count });

/** The facts a card message has as attributes, under their common names. */
export function factsOf(key: string, args?: Arguments): Fact[] {
  return (["when", "pays", "brings"] as const)
    .filter((name) => hasText(`${key}.${name}`))
    .map((name) => ({ name: t(`card-${name}`), text: t(`${key}.${name}`, args) }));
}

/** A card made of one message and its attributes. */
export function plainCard(
  key: string,
  icon: string,
  rule: string,
  more: Partial<Card> & { args?: Arguments } = {},
): Card {
  const { args, ...rest } = more;
  const part = (name: string) => (hasText(`${key}.${name}`) ? t(`${key}.${name}`, args) : "");
  return {
    name: part("name"),
    kind: part("kind"),
    icon,
    does: t(key, args),
    facts: factsOf(key, args),
    rule,
    ...rest,
  };
}

/** Effects as sentences. */
export function effectsText(effects: Effect[]): string {
  return effects.flatMap(sentencesOf).join(" ");
}

function sentencesOf(effect: Effect): string[] {
  const number = (name: string) => Number(effect[name] ?? 0);
  if (effect.do === "cubes") {
    const cubes = Object.fromEntries(
      RESOURCES.filter(number).map((resource) => [resource, number(resource)]),
    );
    return [t("chicago-card-effect-cubes", { list: listed(cubesText(cubes)) })];
  }
  if (effect.do === "staff")
    return ["workers", "managers", "salespeople"]
      .filter(number)
      .map((staff) => t(`chicago-card-effect-staff-${staff}`, { n: number(staff) }));
  return [
    t(`chicago-card-effect-${effect.do}`, {
      n: number("n"),
      amount: number("amount"),
      discount: number("discount"),
    }),
  ];
}

/** The bonus of a factory's Manager, in short. */
export function bonusText(effects: Effect[]): string {
  return listed(
    effects.map((effect) =>
      t(`chicago-card-effect-${effect.do}.short`, { n: Number(effect["n"] ?? 1) }),
    ),
  );
}

/** The thing by which the log can be filtered, if the log mentions it. */
export function inLog(table: ChicagoTable, thing: string): { thing?: string } {
  return table.isMentioned(thing, log) ? { thing } : {};
}

/** The move that a place on the board offers now, for the sheet on a phone. */
export function actionAt(table: ChicagoTable, place: string): Card["action"] {
  if (!table.isLive(place)) return null;
  const [first, ...more] = table.choicesAt(place);
  if (!first) return null;
  const text = more.length ? t(`chicago-table-kind-${first.do.do}`) : first.text;
  return { text, run: () => table.act(place) };
}
