// The cards of every thing on the Chicago table. Ids are `kind:id`, as on the elements.
import type { Card, CardSource } from "$lib/cards/card";
import { t } from "$lib/i18n/i18n.svelte";
import { COMPANIES, INDUSTRIES, RESOURCES, YEARS } from "../catalog";
import type { ChicagoTable } from "../model.svelte";
import type { CompanyId, IndustryId } from "../wire.gen";
import { valued } from "../words";
import { assetCard } from "./assets";
import Body from "./Body.svelte";
import { companyCard, factoryCard } from "./companies";
import { goalCard } from "./goals";
import Mark from "./Mark.svelte";
import { demandCard, industryCard, jobsCard, resourceCard, supplyCard } from "./markets";
import {
  certificateCard,
  certificatesCard,
  orderCard,
  partnerCard,
  playerCard,
  purseCard,
  treasuryCard,
  worthCard,
} from "./people";
import { spaceCard } from "./spaces";
import { appealCard, stockCard } from "./tracks";
import { plainCard } from "./words";

/** Things that need words only, with their icon and rule. */
const PLAIN: Record<string, { icon: string; rule: string }> = {
  worker: { icon: "worker", rule: "STAFF-1" },
  manager: { icon: "manager", rule: "STAFF-2" },
  salesperson: { icon: "salesperson", rule: "STAFF-3" },
  automation: { icon: "gear", rule: "AUTO-1" },
  good: { icon: "crate", rule: "OPS-34" },
  bonus_good: { icon: "bonusgood", rule: "OPS-31" },
  capital: { icon: "asset", rule: "ASSET-1" },
  building: { icon: "building", rule: "TERM-11" },
  "factory-any": { icon: "factory", rule: "OPS-19" },
  track: { icon: "appeal", rule: "TERM-7" },
  share: { icon: "share", rule: "TERM-2" },
  bank: { icon: "bank", rule: "TERM-4" },
  pool: { icon: "bank", rule: "TERM-5" },
  money: { icon: "coin", rule: "MONEY-1" },
  revenue: { icon: "coin", rule: "TERM-14" },
  dividend: { icon: "dividend", rule: "OPS-43" },
  withhold: { icon: "withhold", rule: "OPS-47" },
  rise: { icon: "stockup", rule: "TRACK-4" },
  fall: { icon: "stockdown", rule: "TRACK-9" },
  closed: { icon: "closed", rule: "TRACK-7" },
  trade: { icon: "trade", rule: "TRADE-1" },
  half: { icon: "half", rule: "OPS-37" },
  haymarket: { icon: "haymarket", rule: "RES-5" },
  bag: { icon: "bag", rule: "OPS-62" },
  any: { icon: "res-any", rule: "RES-8" },
  often: { icon: "infinite", rule: "ACT-8" },
  hand: { icon: "hand", rule: "BUILD-3" },
  bot: { icon: "bot", rule: "TERM-3" },
};

const ICONS: Record<string, string> = {
  worker: "worker",
  manager: "manager",
  salesperson: "salesperson",
  gear: "automation",
  crate: "good",
  bonusgood: "bonus_good",
  asset: "capital",
  building: "building",
  factory: "factory-any",
  appeal: "track",
  share: "share",
  preferred: "certificate:preferred",
  director: "certificate:director",
  partner: "partner",
  priority: "priority",
  initiative: "initiative",
  treasury: "treasury",
  bank: "bank",
  coin: "money",
  dividend: "dividend",
  withhold: "withhold",
  stockup: "rise",
  stockdown: "fall",
  closed: "closed",
  trade: "trade",
  half: "half",
  haymarket: "haymarket",
  bag: "bag",
  "res-any": "any",
  infinite: "often",
  hand: "hand",
  bot: "bot",
  ...Object.fromEntries(RESOURCES.map((resource) => [`res-${resource}`, `resource:${resource}`])),
  ...Object.fromEntries(
    Object.entries(INDUSTRIES).map(([industry, icon]) => [icon, `industry:${industry}`]),
  ),
};

const PHASE_ICONS: Record<string, string> = {
  stock: "ph-stock",
  building: "building",
  action: "partner",
  operating: "factory",
  cleanup: "ph-cleanup",
};
const PHASE_RULES: Record<string, string> = {
  stock: "STOCK-2",
  building: "BUILD-1",
  action: "ACT-1",
  operating: "OPS-1",
  cleanup: "CLEAN-1",
};

function phaseCard(table: ChicagoTable, phase: string): Card | null {
  const rule = PHASE_RULES[phase];
  if (!rule) return null;
  return plainCard(`chicago-card-phase-${phase}`, PHASE_ICONS[phase] ?? "clock", rule, {
    name: t(`chicago-phase-${phase}`),
    kind: t("chicago-card-phase"),
    now:
      phase === "operating"
        ? table.sheet.running_order.map((company, i) => ({
            name: String(i + 1),
            value: t(`chicago-company-${company}`),
          }))
        : [],
  });
}

function decadeCard(table: ChicagoTable): Card {
  return plainCard("chicago-card-decade", "clock", "END-1", {
    now: [
      { name: t("chicago-table-decade"), value: `${table.sheet.decade}/${YEARS.length}` },
      ...table.mine.map((company) => ({
        name: t(`chicago-company-${company}`),
        value: valued(table.open(company).value),
      })),
    ],
  });
}

function cardOf(table: ChicagoTable, id: string): Card | null {
  const [kind = "", one = "", two = ""] = id.split(":");
  const company = COMPANIES.find((known) => known === one);
  switch (kind) {
    case "company":
      return company ? companyCard(table, company) : null;
    case "factory":
      return company ? factoryCard(table, company, Number(two)) : null;
    case "asset":
      return assetCard(table, one);
    case "space":
      return spaceCard(table, one);
    case "goal":
      return goalCard(table, one);
    case "stock":
      return stockCard(table, Number(one));
    case "appeal":
      return appealCard(table, Number(one));
    case "resource": {
      const resource = RESOURCES.find((known) => known === one);
      return resource ? resourceCard(table, resource) : null;
    }
    case "supply":
      return supplyCard(one);
    case "jobs":
      return jobsCard(table);
    case "demand":
      return demandCard(table, one as IndustryId, two as "bonus_50");
    case "industry":
      return one in INDUSTRIES ? industryCard(table, one as IndustryId) : null;
    case "player":
      return playerCard(table, Number(one));
    case "partner":
      return partnerCard(table);
    case "personal":
      return purseCard(table, Number(one));
    case "treasury":
      return treasuryCard(table, company);
    case "worth":
      return worthCard(table, Number(one));
    case "certificates":
      return certificatesCard(table, Number(one));
    case "certificate":
      return certificateCard(table, one as "common", two as CompanyId);
    case "priority":
    case "initiative":
      return orderCard(table, kind);
    case "phase":
      return phaseCard(table, one);
    case "decade":
      return decadeCard(table);
    default:
      return plain(kind);
  }
}

function plain(kind: string): Card | null {
  const known = PLAIN[kind];
  return known ? plainCard(`chicago-card-${kind}`, known.icon, known.rule) : null;
}

/** The cards of one table. */
export function cardsOf(table: ChicagoTable): CardSource {
  return {
    cardOf: (id) => cardOf(table, id),
    cardOfIcon: (icon) => ICONS[icon] ?? null,
    Mark,
    Body,
  };
}
