// Cards of resources, the supply, the Job Market and Demand.
import type { Card, Figure } from "$lib/cards/card";
import { t } from "$lib/i18n/i18n.svelte";
import { charterPrint, COMPANIES, INDUSTRIES } from "../catalog";
import type { ChicagoTable } from "../model.svelte";
import type { DemandColumnId, IndustryId, ResourceId } from "../wire.gen";
import { usd } from "../words";
import { plainCard } from "./words";

export function resourceCard(table: ChicagoTable, resource: ResourceId): Card {
  const charters = COMPANIES.filter((company) => table.view.companies[company]).map(charterPrint);
  const needs = charters.map(({ factories }) =>
    factories.map(({ inputs, tiers }) =>
      Boolean(inputs[resource] ?? tiers.some((tier) => tier.inputs[resource])),
    ),
  );
  const { supply } = table.sheet;
  const wanted = supply.wanted[resource];
  return plainCard("chicago-card-resource", `res-${resource}`, "RES-1", {
    name: t(`chicago-resource-${resource}`),
    args: {
      all: charters.length,
      companies: needs.filter((factories) => factories.includes(true)).length,
      first: needs.filter(([first]) => first).length,
    },
    now: [
      ...forSale(table, resource),
      {
        name: t("chicago-place-haymarket"),
        icon: "haymarket",
        value: String(supply.haymarket[resource]),
      },
      { name: t("chicago-table-bag"), icon: "bag", value: String(supply.bag[resource]) },
    ],
    verdict:
      wanted?.cubes && !table.isOver
        ? {
            good: wanted.cubes <= wanted.for_sale,
            text: t("chicago-card-resource.wanted", { ...wanted }),
          }
        : null,
  });
}

/** How many cubes of a kind each price has, the cheapest first. */
function forSale(table: ChicagoTable, resource: ResourceId): Figure[] {
  const { chain, columns } = table.sheet.supply;
  const count = new Map<number, number>();
  for (const space of chain ?? []) if (space.price) count.set(space.price, space.cubes[resource]);
  for (const column of columns ?? [])
    if (column.cubes.includes(resource))
      count.set(column.price, (count.get(column.price) ?? 0) + 1);
  return [...count]
    .sort(([a], [b]) => a - b)
    .map(([price, cubes]) => ({ name: usd(price), value: String(cubes) }));
}

export function supplyCard(place: string): Card {
  const price = Number(place);
  return price
    ? plainCard("chicago-card-supply", "haymarket", "OPS-13", {
        name: t("chicago-card-supply.name", { price }),
        caption: usd(price),
      })
    : plainCard("chicago-card-supply-x", "lock", "OPS-14");
}

export function jobsCard(table: ChicagoTable): Card {
  const { jobs } = table.sheet;
  return plainCard("chicago-card-jobs", "worker", "ACT-20", {
    name: t("chicago-space-job_market"),
    now: [
      { name: t("chicago-card-jobs.next"), value: usd(jobs.price) },
      { name: t("chicago-card-jobs.waiting"), value: `${jobs.workers}/${jobs.size}` },
    ],
  });
}

export function demandCard(
  table: ChicagoTable,
  industry: IndustryId,
  column: DemandColumnId,
): Card | null {
  const row = table.sheet.demand.find((one) => one.industry === industry);
  const cell = row?.cells.find((one) => one.column === column);
  if (!row || !cell) return null;
  const closed = cell.capacity === 0;
  const key = closed
    ? cell.tile
      ? "chicago-card-demand-red"
      : "chicago-card-demand-half"
    : cell.bonus
      ? "chicago-card-demand"
      : "chicago-card-demand-plain";
  const icon = INDUSTRIES[industry];
  return plainCard(key, icon, closed ? (cell.tile ? "OPS-35" : "OPS-37") : "OPS-38", {
    kind: t("chicago-card-industry.kind"),
    name: t(`chicago-industry-${industry}`),
    args: { bonus: cell.bonus },
    now: closed
      ? []
      : [
          { name: t("chicago-card-demand.room"), value: `${cell.goods}/${cell.capacity}` },
          ...(cell.bonus ? [{ name: t("chicago-card-demand.full"), value: usd(cell.bonus) }] : []),
        ],
    verdict: row.half_price ? { good: false, text: t("chicago-card-demand.half") } : null,
  });
}

export function industryCard(table: ChicagoTable, industry: IndustryId): Card {
  const room = (table.sheet.demand.find((one) => one.industry === industry)?.cells ?? []).reduce(
    (sum, cell) => sum + cell.capacity - cell.goods,
    0,
  );
  return plainCard("chicago-card-industry", INDUSTRIES[industry], "OPS-35", {
    name: t(`chicago-industry-${industry}`),
    now: [{ name: t("chicago-card-industry.room"), value: String(room), icon: "crate" }],
  });
}
