// Cards of action spaces: the players' Buildings and the spaces of the city.
import type { Card, Fact, Figure, Verdict } from "$lib/cards/card";
import { t } from "$lib/i18n/i18n.svelte";
import { marksOf, spacePrint, YEARS, type SpacePrint } from "../catalog";
import type { ChicagoTable } from "../model.svelte";
import type { CompanyId, SpaceSheet } from "../wire.gen";
import { usd } from "../words";
import { actionAt, effectsText, inLog } from "./words";

const RULES: Record<string, string> = {
  job_market: "BANK-JOB",
  advertising: "BANK-AD",
  hire_manager: "BANK-MGR",
  hire_salesperson: "BANK-SALES",
  purchase_asset: "BANK-ASSET",
  extra_dividends: "BANK-DIV",
  fundraising_40: "BANK-FUND40",
  fundraising_60: "BANK-FUND60",
  fundraising_80: "BANK-FUND80",
  bank_pool: "BANK-POOL",
};

export function spaceCard(table: ChicagoTable, space: string): Card {
  const print = spacePrint(space);
  const sheet = table.sheet.spaces.find((one) => one.space === space);
  const mark = print.effects.flatMap(marksOf)[0];
  return {
    name: table.thing(`chicago-space-${space}`),
    kind: kindOf(table, sheet),
    icon: mark?.icon ?? (mark?.cube ? `res-${mark.cube}` : "bank"),
    does: print.effects.length ? effectsText(print.effects) : t("chicago-card-space-bank_pool"),
    facts: [
      { name: t("card-when"), text: whenOf(space, print) },
      payerOf(table, print, sheet),
      ...(sheet || !print.era
        ? []
        : [
            {
              name: t("card-brings"),
              text: t("chicago-card-space.market", { count: print.workers }),
              icon: "worker",
            },
          ]),
    ],
    now: figures(table, sheet),
    verdict: sheet ? verdictOn(table, sheet) : verdictInHand(table, space),
    rule: RULES[space] ?? `BLDG-${space}`,
    ...(sheet ? inLog(table, `space:${space}`) : {}),
    action: actionAt(table, sheet ? `space:${space}` : `hand:${space}`),
  };
}

const yearOf = (decade: number) => String(YEARS[decade - 1] ?? "");

function kindOf(table: ChicagoTable, sheet: SpaceSheet | undefined): string {
  if (!sheet) return t("chicago-card-space.hand");
  if (sheet.owner === undefined) return t("chicago-card-space");
  return t("chicago-card-space.building", {
    name: table.callOf(sheet.owner),
    year: yearOf(sheet.decade ?? 1),
  });
}

function whenOf(space: string, print: SpacePrint): string {
  if (space === "bank_pool") return t("chicago-card-space.pool");
  if (print.from > 1) return t("chicago-card-space.from", { year: yearOf(print.from) });
  return t(print.once ? "chicago-card-space.once" : "chicago-card-space.often");
}

/** The payment for the use of a space: its payer and its payee. */
function payerOf(table: ChicagoTable, print: SpacePrint, sheet: SpaceSheet | undefined): Fact {
  const fact = (text: string, icon: string): Fact => ({ name: t("card-pays"), text, icon });
  const { amount } = print;
  if (print.era) {
    const owner = sheet?.owner ?? table.seat;
    const payer = print.bank_pays ? "bank" : "company";
    const yours = owner === null || owner === table.seat;
    return fact(
      t(`chicago-card-space.${payer}_to_${yours ? "you" : "owner"}`, {
        amount,
        name: owner === null ? "" : table.nameOf(owner),
      }),
      print.bank_pays ? "bank" : "treasury",
    );
  }
  if (amount) return fact(t("chicago-card-space.fee", { amount }), "treasury");
  switch (print.effects[0]?.do) {
    case "hire_workers":
      return fact(t("chicago-card-space.worker", { amount: table.sheet.jobs.price }), "treasury");
    case "purchase_asset":
      return fact(t("chicago-card-space.tile"), "treasury");
    case "extra_dividends":
      return fact(t("chicago-card-space.dividends"), "treasury");
    default:
      return fact(t("chicago-card-space.funds"), "bank");
  }
}

function figures(table: ChicagoTable, sheet: SpaceSheet | undefined): Figure[] {
  const { acting, seat } = table;
  if (!sheet || !acting || seat === null) return [];
  return [
    {
      name: t(`chicago-company-${acting}`),
      value: usd(table.open(acting).treasury),
      icon: "treasury",
    },
    {
      name: t("chicago-card-space.left"),
      value: String(table.sheet.players[seat]?.partners ?? 0),
      icon: "partner",
    },
  ];
}

function verdictOn(table: ChicagoTable, space: SpaceSheet): Verdict | null {
  if (table.isOver) return null;
  const bad = (text: string) => ({ good: false, text });
  if (!space.open && space.from && space.from > table.sheet.decade)
    return bad(t("chicago-card-space.opens", { year: yearOf(space.from) }));
  const taken = space.partners.at(-1);
  if (!space.open && taken !== undefined)
    return bad(t("chicago-card-space.used", { name: table.callIn(taken) }));
  if (!space.open) return null;
  const mayUse = table.asked && table.question === "action_turn" && table.acting;
  const refused = mayUse ? space.refused?.[mayUse] : undefined;
  if (refused) return bad(table.say(refused));
  const good = (key: string, company: CompanyId) => ({
    good: true,
    text: t(`chicago-card-space.${key}`, { company: t(`chicago-company-${company}`) }),
  });
  if (mayUse) return good("can", mayUse);
  // While others are asked, and in other phases, the reader's company could, but can't now.
  const user = table.mine.find((company) => space.users.includes(company));
  if (user) return good("could", user);
  return table.mine.length
    ? bad(t("chicago-card-space.none", { count: table.mine.length }))
    : { good: true, text: t("chicago-card-space.open") };
}

/** How many companies could use a Building that the reader holds. */
function verdictInHand(table: ChicagoTable, space: string): Verdict | null {
  const users = table.sheet.hand?.[space];
  if (!users || table.isOver) return null;
  const all = table.sheet.running_order.length;
  if (!all) return null;
  return {
    good: users.length > 0,
    text: t("chicago-card-space.users", { count: users.length, all }),
  };
}
