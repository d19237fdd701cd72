// Cards of companies and their factories.
import type { Card, Fact, Figure, Verdict } from "$lib/cards/card";
import { hasText, t } from "$lib/i18n/i18n.svelte";
import { charterPrint, type FactoryPrint } from "../catalog";
import { holderOf } from "../holders";
import type { ChicagoTable } from "../model.svelte";
import type { CompanyId, CompanySheet, FactorySheet } from "../wire.gen";
import { pct, usd, valued } from "../words";
import { actionAt, bonusText, cubesText, goodsText, inLog, listed, workersText } from "./words";

const RULES: Partial<Record<CompanyId, string>> = {
  american_flyer: "CO-AMFLYER-1",
  quaker_oats: "CO-QUAKER-1",
  oscar_mayer: "CO-OSCAR-1",
  schwinn: "CO-SCHWINN-1",
  florsheim: "CO-FLORSHEIM-1",
  cracker_jack: "CO-CRACKER",
};

export function companyCard(table: ChicagoTable, company: CompanyId): Card | null {
  if (!table.view.companies[company]) return null;
  const print = charterPrint(company);
  const sheet = table.companySheet(company);
  const status = table.statusOf(company);
  const industry = t(`chicago-industry-${print.industry}`);
  const special = `chicago-card-company-${company}`;
  const kind =
    status === "open"
      ? t("chicago-card-company.open", { industry, name: table.callOf(table.directorOf(company)) })
      : t(`chicago-card-company.${status}`, { industry });
  return {
    name: t(`chicago-company-${company}.full`),
    kind,
    icon: "factory",
    does: hasText(special)
      ? t(special)
      : t("chicago-card-company", { factories: print.factories.length, industry }),
    facts: factsOf(table, company),
    now: sheet ? figures(table, company, sheet) : [],
    verdict: verdictOn(table, company, sheet),
    rule: RULES[company] ?? `CO-${company.toUpperCase()}`,
    ...inLog(table, `company:${company}`),
    action: actionAt(table, `found:${company}`),
  };
}

function factsOf(table: ChicagoTable, company: CompanyId): Fact[] {
  const print = charterPrint(company);
  const facts: Fact[] = [];
  const [first = 0, ...more] = print.prices;
  if (first && more.length)
    facts.push({
      name: t("chicago-card-company.sells"),
      text: t("chicago-card-company.prices", {
        first: usd(first),
        more: listed(more.map(usd)),
      }),
    });
  facts.push({
    name: t("chicago-card-company.slots"),
    text: t("chicago-card-company.keeps", { count: print.asset_slots }),
  });
  const limits = `chicago-card-company-${company}.limits`;
  if (hasText(limits)) facts.push({ name: t("chicago-card-company.limits"), text: t(limits) });
  const costs = table.sheet.track.founding;
  if (table.statusOf(company) === "available")
    facts.push({
      name: t("chicago-card-company.founding"),
      text: t("chicago-card-company.founder", {
        least: Math.min(...costs),
        most: Math.max(...costs),
      }),
      icon: "treasury",
    });
  return facts;
}

function figures(table: ChicagoTable, company: CompanyId, sheet: CompanySheet): Figure[] {
  const view = table.open(company);
  const held = table.seat === null ? 0 : (sheet.shares[holderOf(table.seat)] ?? 0);
  return [
    { name: t("chicago-table-stock"), value: valued(sheet.value) },
    { name: t("chicago-table-appeal-track"), value: String(view.appeal), icon: "appeal" },
    { name: t("chicago-card-company.order"), value: String(sheet.rank) },
    { name: t("chicago-table-company-cash"), value: usd(view.treasury), icon: "treasury" },
    ...(held ? [{ name: t("chicago-card-company.hold"), value: pct(held) }] : []),
  ];
}

/** Whether a company can run, and if not, what its first factory lacks. */
function verdictOn(
  table: ChicagoTable,
  company: CompanyId,
  sheet: CompanySheet | undefined,
): Verdict | null {
  const name = t(`chicago-company-${company}`);
  if (table.isOver) return null;
  if (!sheet) return verdictOnFounding(table, company);
  if (sheet.operated)
    return { good: true, text: t("chicago-card-company.operated", { company: name }) };
  const stuck = sheet.factories.findIndex((factory) => !factory.ready && !factory.ran);
  const all = sheet.factories.length;
  const first = sheet.factories[stuck];
  const tiers = charterPrint(company).factories[0]?.tiers.length ?? 0;
  if (tiers && !first?.lacking) return null; // a smaller tier may need less
  if (stuck === 0 && first)
    return {
      good: false,
      text: t("chicago-card-company.stuck", {
        company: name,
        number: 1,
        list: listed(lackOf(first)),
      }),
    };
  const count = stuck < 0 ? all : stuck;
  const runs = table.sheet.operating === company ? "runs" : "could_run";
  return { good: true, text: t(`chicago-card-company.${runs}`, { company: name, count, all }) };
}

/** Whether the reader can found a company now, or could pay for it in a Stock Phase. */
function verdictOnFounding(table: ChicagoTable, company: CompanyId): Verdict | null {
  if (table.isLive(`found:${company}`))
    return { good: true, text: t("chicago-card-company.foundable") };
  const cash = table.seat === null ? undefined : table.view.players[table.seat]?.cash;
  if (cash === undefined || table.statusOf(company) !== "available") return null;
  const least = Math.min(...table.sheet.track.founding);
  const good = cash >= least;
  return { good, text: t(`chicago-card-company.${good ? "payable" : "dear"}`, { least, cash }) };
}

const lackOf = ({ lacking, missing }: FactorySheet) => [
  ...(lacking ? [workersText(lacking)] : []),
  ...cubesText(missing),
];

/** The recipe of a factory in words, one sentence per line. */
export function recipeOf(print: FactoryPrint): string[] {
  if (print.tiers.length)
    return print.tiers.map((tier) =>
      t("chicago-card-factory.tier", {
        ingredients: listed([workersText(tier.workers), ...cubesText(tier.inputs)]),
        goods: goodsText(tier.goods),
        price: tier.price,
      }),
    );
  if (print.per_worker)
    return [t("chicago-card-factory.per_worker", { ingredients: listed(cubesText(print.inputs)) })];
  return [
    t("chicago-card-factory", {
      ingredients: listed([workersText(print.workers), ...cubesText(print.inputs)]),
      goods: goodsText(print.goods ?? 0),
    }),
  ];
}

export function factoryCard(table: ChicagoTable, company: CompanyId, number: number): Card | null {
  if (!table.view.companies[company]) return null;
  const print = charterPrint(company).factories[number - 1];
  if (!print) return null;
  const state = table.companySheet(company)?.factories[number - 1];
  const facts: Fact[] = [{ name: t("card-when"), text: t("chicago-card-factory.when") }];
  if (print.managers && print.bonus.length)
    facts.push({
      name: t("chicago-card-factory.manager"),
      text: t("chicago-card-factory.bonus", { list: bonusText(print.bonus) }),
    });
  if (print.tokens)
    facts.push({
      name: t("chicago-card-factory.machines"),
      text: t("chicago-card-factory.automated"),
    });
  return {
    name: t("chicago-table-factory", { number }),
    kind: t("chicago-card-factory.kind", { company: t(`chicago-company-${company}`) }),
    icon: "factory",
    does: print.tiers.length ? t("chicago-card-factory.tiers") : recipeOf(print).join(" "),
    facts,
    now: state
      ? [
          {
            name: t("chicago-card-factory.staff"),
            value: `${state.workers}/${print.workers}`,
            icon: "worker",
          },
          ...(print.tokens
            ? [
                {
                  name: t("chicago-card-factory.tokens"),
                  value: String(state.automated),
                  icon: "gear",
                },
              ]
            : []),
          ...(state.goods
            ? [{ name: t("chicago-table-goods"), value: String(state.goods), icon: "crate" }]
            : []),
        ]
      : [],
    verdict: state && !table.isOver ? factoryVerdict(state) : null,
    rule: "OPS-19",
    ...inLog(table, `company:${company}`),
    action: actionAt(table, `factory:${company}:${number}`),
  };
}

function factoryVerdict(state: FactorySheet): Verdict {
  if (state.ran) return { good: true, text: t("chicago-card-factory.ran") };
  if (state.ready) return { good: true, text: t("chicago-card-factory.ready") };
  return { good: false, text: t("chicago-card-factory.lacks", { list: listed(lackOf(state)) }) };
}
