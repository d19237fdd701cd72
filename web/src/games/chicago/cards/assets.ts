// Cards of Capital Assets, in the display and on charters.
import type { Card, Fact, Figure, Verdict } from "$lib/cards/card";
import { t } from "$lib/i18n/i18n.svelte";
import { assetPrint, RESOURCES, type AssetPrint } from "../catalog";
import type { ChicagoTable } from "../model.svelte";
import type { AssetSlot, CompanyId } from "../wire.gen";
import { usd } from "../words";
import { actionAt, effectsText, inLog } from "./words";

const RULES: Record<string, string> = {
  chief_of_engineering: "ASSET-CHIEF-ENG",
  chief_of_rd: "ASSET-CHIEF-RD",
  chief_of_operations: "ASSET-CHIEF-OPS",
  chief_of_sales: "ASSET-CHIEF-SALES",
  mail_order_catalog: "ASSET-MAILORDER",
  price_protection: "ASSET-PROTECTION",
  catalog_empire: "ASSET-EMPIRE",
};

export function assetCard(table: ChicagoTable, asset: string): Card {
  const print = assetPrint(asset);
  const slot = table.sheet.assets.find((one) => one.asset === asset);
  const owner = table.sheet.running_order.find((company) =>
    table.open(company).assets.includes(asset),
  );
  const kind = slot
    ? t("chicago-card-asset", { price: slot.price })
    : owner
      ? t("chicago-card-asset.own", { company: t(`chicago-company-${owner}`) })
      : t("chicago-card-asset.away");
  return {
    name: table.thing(`chicago-asset-${asset}`),
    kind,
    icon: "asset",
    does: print.effects.length ? effectsText(print.effects) : t("chicago-card-asset.protection"),
    facts: factsOf(table, asset, print, slot),
    now: figures(table, print, slot),
    verdict: slot ? verdictOnSale(table, slot) : owner ? verdictOnUse(table, owner, asset) : null,
    rule: RULES[asset] ?? `ASSET-${(asset.split("_")[0] ?? "").toUpperCase()}`,
    ...inLog(table, `asset:${asset}`),
    action: actionAt(table, `asset:${asset}`),
  };
}

function factsOf(
  table: ChicagoTable,
  asset: string,
  print: AssetPrint,
  slot: AssetSlot | undefined,
): Fact[] {
  const late = table.firstEdition && print.when === "after_adjustment";
  const { cost } = print;
  const pays = slot
    ? t(cost ? "chicago-card-asset.price_and_use" : "chicago-card-asset.price", {
        price: slot.price,
        cost,
      })
    : cost
      ? t("chicago-card-asset.use", { cost })
      : t("chicago-card-asset.nothing");
  return [
    {
      name: t("card-when"),
      text: t(`chicago-card-asset.${late ? "after_production" : print.when}`),
    },
    { name: t("card-pays"), text: pays, icon: "treasury" },
    ...(slot && print.bonus.length
      ? [
          {
            name: t("card-once"),
            text: t("chicago-card-asset.bonus", { bonus: t(`chicago-asset-${asset}.bonus`) }),
          },
        ]
      : []),
  ];
}

function figures(table: ChicagoTable, print: AssetPrint, slot: AssetSlot | undefined): Figure[] {
  const cheaper = slot && table.sheet.assets.filter((one) => one.price < slot.price);
  const cubes = print.effects.filter((effect) => effect.do === "cubes");
  const kinds = RESOURCES.filter((kind) => cubes.some((effect) => effect[kind]));
  return [
    ...(slot ? [{ name: t("chicago-table-price"), value: usd(slot.price) }] : []),
    ...(cheaper?.[0]
      ? [{ name: t("chicago-card-asset.later"), value: usd(cheaper[0].price) }]
      : []),
    ...kinds.map((kind) => ({
      name: t("chicago-place-haymarket"),
      icon: `res-${kind}`,
      value: String(table.sheet.supply.haymarket[kind]),
    })),
  ];
}

/** The first of the reader's companies that can pay, or else the one that comes closest. */
function verdictOnSale(table: ChicagoTable, { buyers }: AssetSlot): Verdict | null {
  const best = buyers
    .filter(({ company }) => table.mine.includes(company))
    .sort(
      (a, b) => Number(b.left >= 0 && b.kept) - Number(a.left >= 0 && a.kept) || b.left - a.left,
    )[0];
  if (!best) return null;
  const company = t(`chicago-company-${best.company}`);
  if (best.left < 0)
    return { good: false, text: t("chicago-card-asset.short", { company, short: -best.left }) };
  // While others are asked, the reader's company could, but can't now.
  const [loses, buys] = table.asked ? ["loses", "buys"] : ["could_lose", "could_buy"];
  if (!best.kept) return { good: false, text: t(`chicago-card-asset.${loses}`, { company }) };
  return { good: true, text: t(`chicago-card-asset.${buys}`, { company, left: best.left }) };
}

function verdictOnUse(table: ChicagoTable, owner: CompanyId, asset: string): Verdict {
  return table.open(owner).exhausted.includes(asset)
    ? { good: false, text: t("chicago-card-asset.exhausted") }
    : {
        good: true,
        text: t("chicago-card-asset.ready", { company: t(`chicago-company-${owner}`) }),
      };
}
