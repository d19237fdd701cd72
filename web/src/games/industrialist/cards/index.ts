// The cards of every thing on the Industrialist table. Ids are `kind:id`, as on the elements.
import type { Card, CardSource, Fact, Figure, Verdict } from "$lib/cards/card";
import { listed as joined } from "$lib/i18n/formats";
import { currentLanguage, hasText, t } from "$lib/i18n/i18n.svelte";
import { log } from "../log";
import type { IndustrialistTable } from "../model.svelte";
import { KINDS, type Card as Building } from "../scene";
import type { KindId, Kinds } from "../wire.gen";
import { cardName, effectText } from "../words";
import Mark from "./Mark.svelte";

/** A list as the language joins it: "2 Materials and 1 Capital". */
const listed = (parts: string[]) => joined(parts, currentLanguage());

const workersText = (count: number) => t("industrialist-card-workers", { count });
const kindName = (kind: KindId) => t(`industrialist-kind-${kind}`);
function unitsText(units: Partial<Kinds>): string {
  return listed(
    KINDS.filter((kind) => units[kind]).map((kind) =>
      t("industrialist-card-units", { count: units[kind] ?? 0, kind: kindName(kind) }),
    ),
  );
}

/** The facts a card message has as attributes, under their common names. */
function factsOf(key: string): Fact[] {
  return (["when", "pays", "brings"] as const)
    .filter((name) => hasText(`${key}.${name}`))
    .map((name) => ({ name: t(`card-${name}`), text: t(`${key}.${name}`) }));
}

function buildingCard(table: IndustrialistTable, id: string): Card | null {
  const { scene } = table;
  const placed = scene.placed.find(({ card }) => card.id === id);
  const inRow = scene.row.find(({ card }) => card.id === id);
  const card = placed?.card ?? inRow?.card;
  if (!card) return null;
  const mention = table.isMentioned(`card:${id}`, log) ? { thing: `card:${id}` } : {};
  const staff: Figure[] = placed
    ? [
        {
          name: t("industrialist-card-building.staff"),
          value: `${placed.workers}/${card.staffing}`,
          icon: "worker",
        },
      ]
    : [];
  const staffed: Verdict | null = placed
    ? placed.staffed
      ? { good: true, text: t("industrialist-card-building.staffed") }
      : {
          good: false,
          text: t("industrialist-card-building.short", {
            workers: workersText(card.staffing - placed.workers),
          }),
        }
    : null;
  if (id === "central")
    return {
      name: cardName(card),
      kind: t("industrialist-card-central.kind"),
      icon: "factory",
      does: t("industrialist-card-central"),
      facts: factsOf("industrialist-card-central"),
      now: staff,
      verdict: staffed,
      rule: "SOLO-COMP-1",
      ...mention,
    };
  return {
    name: cardName(card),
    kind: t(placed ? "industrialist-card-building.map" : "industrialist-card-building.row"),
    icon: "building",
    does: t("industrialist-card-building", {
      workers: workersText(card.staffing),
      kind: card.kind ? kindName(card.kind) : "",
      most: card.most,
    }),
    facts: buildingFacts(card, placed !== undefined),
    now: staff,
    verdict: staffed ?? (inRow ? verdictOnCost(inRow.lacks) : null),
    rule: "SOLO-COMP-2",
    ...mention,
    action: inRow ? actionAt(table, `row:${id}`) : null,
  };
}

function buildingFacts(card: Building, built: boolean): Fact[] {
  const facts: Fact[] = built
    ? []
    : [
        { name: t("card-when"), text: t("industrialist-card-building.when") },
        {
          name: t("card-pays"),
          text: t("industrialist-card-building.cost", { list: unitsText(card.cost) }),
        },
      ];
  facts.push({
    name: t("card-brings"),
    text: t("industrialist-card-building.end", { profit: card.endProfit }),
  });
  if (card.event && !built)
    facts.push({
      name: t("industrialist-card-building.event"),
      text: t("industrialist-card-building.happens", {
        from: card.event.from,
        to: card.event.to,
        effects: listed(card.event.effects.map(effectText)),
      }),
    });
  return facts;
}

function verdictOnCost(lacks: Kinds): Verdict {
  return KINDS.some((kind) => lacks[kind])
    ? { good: false, text: t("industrialist-card-building.lacks", { list: unitsText(lacks) }) }
    : { good: true, text: t("industrialist-card-building.affordable") };
}

function actionAt(table: IndustrialistTable, place: string): Card["action"] {
  const [first, ...more] = table.choicesAt(place);
  if (!first) return null;
  const text = more.length ? t(`industrialist-web-kind-${first.do.do}`) : first.text;
  return { text, run: () => table.press(place) };
}

function kindCard(table: IndustrialistTable, kind: KindId): Card {
  const { units, room } = table.scene.totals[kind];
  const lot = table.scene.market.now[KINDS.indexOf(kind)] ?? 0;
  return {
    name: kindName(kind),
    kind: t("industrialist-card-kind"),
    icon: "crate",
    does: t(`industrialist-card-kind-${kind}`),
    facts: factsOf("industrialist-card-kind"),
    now: [
      { name: t("industrialist-card-kind.stock"), value: String(units) },
      { name: t("industrialist-card-kind.room"), value: String(room) },
      { name: t("industrialist-card-kind.lot"), value: lot ? String(lot) : "–" },
    ],
    rule: "SOLO-TERM-1",
    action: actionAt(table, `sell:${kind}`),
  };
}

const ACTIONS: Record<string, { icon: string; rule: string }> = {
  sell: { icon: "haymarket", rule: "SOLO-SELL-1" },
  hire: { icon: "worker", rule: "SOLO-HIRE-1" },
  build: { icon: "building", rule: "SOLO-BUILD-1" },
  produce: { icon: "gear", rule: "SOLO-PROD-1" },
};

function actionCard(table: IndustrialistTable, id: string): Card | null {
  const known = ACTIONS[id];
  if (!known) return null;
  const cost = table.scene.actions.find((action) => action.id === id)?.cost ?? null;
  return {
    name: t(`industrialist-action-${id}`),
    kind: t("industrialist-card-action"),
    icon: known.icon,
    does: t(`industrialist-card-action-${id}`),
    facts: [...factsOf("industrialist-card-action"), ...factsOf(`industrialist-card-action-${id}`)],
    now: cost === null ? [] : [{ name: t("industrialist-card-action.costs"), value: String(cost) }],
    rule: known.rule,
    action: actionAt(table, `action:${id}`),
  };
}

/** Things that need words and at most a few figures. */
const PLAIN: Record<
  string,
  { icon: string; rule: string; name?: string; now?: (table: IndustrialistTable) => Figure[] }
> = {
  managers: {
    icon: "manager",
    rule: "SOLO-MGR-1",
    name: "industrialist-web-managers",
    now: ({ scene }) => [
      { name: t("industrialist-card-managers.left"), value: String(scene.managers.die) },
      { name: t("industrialist-card-action.costs"), value: String(scene.managers.cost) },
    ],
  },
  market: {
    icon: "haymarket",
    rule: "SOLO-TURN-2",
    now: ({ scene }) => [
      { name: t("industrialist-card-market.face"), value: String(scene.market.face) },
    ],
  },
  staffing: { icon: "worker", rule: "SOLO-TERM-2", name: "industrialist-web-needs" },
  rail: { icon: "arrow", rule: "SOLO-BUILD-2" },
  profit: {
    icon: "goal",
    rule: "SOLO-END-1",
    name: "industrialist-web-profit",
    now: ({ scene }) => [
      { name: t("industrialist-web-profit"), value: String(scene.profit) },
      { name: t("industrialist-card-profit.standing"), value: String(scene.standing) },
    ],
  },
  labour: { icon: "worker", rule: "SOLO-UP-1", name: "industrialist-web-labour" },
  maintenance: { icon: "asset", rule: "SOLO-UP-2", name: "industrialist-web-maintenance" },
  year: { icon: "clock", rule: "SOLO-TURN-1", name: "industrialist-web-years" },
};

function plainCard(table: IndustrialistTable, id: string): Card | null {
  const known = PLAIN[id];
  if (!known) return null;
  const key = `industrialist-card-${id}`;
  return {
    name: t(known.name ?? `${key}.name`),
    kind: t(`${key}.kind`),
    icon: known.icon,
    does: t(key),
    facts: factsOf(key),
    now: known.now?.(table) ?? [],
    rule: known.rule,
    action: id === "managers" ? actionAt(table, id) : null,
  };
}

function cardOf(table: IndustrialistTable, id: string): Card | null {
  const [sort = "", one = ""] = id.split(":");
  const kind = KINDS.find((known) => known === one);
  if (sort === "card") return buildingCard(table, one);
  if (sort === "kind") return kind ? kindCard(table, kind) : null;
  if (sort === "action") return actionCard(table, one);
  return plainCard(table, sort);
}

/** The cards of one table. */
export function cardsOf(table: IndustrialistTable): CardSource {
  return {
    cardOf: (id) => cardOf(table, id),
    cardOfIcon: (icon) => (icon === "goal" ? "profit" : null),
    Mark,
  };
}
