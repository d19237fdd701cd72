// Cards of the spaces of the Stock Track and the Appeal Track.
import type { Card, Fact, Verdict } from "$lib/cards/card";
import { t } from "$lib/i18n/i18n.svelte";
import { spacePrint } from "../catalog";
import { APPEAL_ICONS } from "../marks";
import type { ChicagoTable } from "../model.svelte";
import type { CompanyId } from "../wire.gen";
import { usd, valued } from "../words";
import { listed, plainCard } from "./words";

export function stockCard(table: ChicagoTable, space: number): Card | null {
  const { track } = table.sheet;
  const value = track.values[space];
  if (value === undefined || space < track.lowest) return null;
  const key = "chicago-card-stock";
  if (value === 0)
    return plainCard(`${key}-closed`, "closed", "TRACK-7", { name: t("chicago-value-closed") });
  const [one = 0, two = 0, three = 0] = track.thresholds[space] ?? [];
  const top = track.values.length - 1;
  const facts: Fact[] = [
    space === top
      ? { name: t(`${key}.paying`), text: t(`${key}.top`) }
      : {
          name: t(`${key}.paying`),
          text: three ? t(`${key}.three`, { one, two, three }) : t(`${key}.two`, { one, two }),
        },
    {
      name: t(`${key}.withholding`),
      text:
        space === track.lowest
          ? t(`${key}.lowest`)
          : t(`${key}.falls`, { value: valued(track.withheld[space] ?? 0) }),
    },
    {
      name: t(`${key}.selling`),
      text: t(table.view.config.friendly_sales ? `${key}.batch` : `${key}.shares`),
    },
  ];
  const initial = track.initial.indexOf(value);
  if (initial >= 0)
    facts.push({
      name: t("chicago-card-company.founding"),
      text: t(`${key}.founding`, { amount: track.founding[initial] ?? 0 }),
      icon: "treasury",
    });
  const here = table.sheet.running_order.filter(
    (company) => table.sheet.companies[company]?.space === space,
  );
  return {
    name: t(`${key}.name`, { value: usd(value) }),
    kind: t(`${key}.kind`),
    icon: "stockup",
    caption: usd(value),
    does: t(three ? `${key}.high` : `${key}`),
    facts,
    now: [
      ...(here.length
        ? [
            {
              name: t(`${key}.here`),
              value: listed(here.map((company) => t(`chicago-company-${company}`))),
            },
          ]
        : []),
      ...(space < top
        ? [{ name: t(`${key}.above`), value: usd(track.values[space + 1] ?? 0) }]
        : []),
      ...(space > track.lowest
        ? [{ name: t(`${key}.below`), value: valued(track.values[space - 1] ?? 0) }]
        : []),
    ],
    verdict: table.isOver ? null : verdictOnStock(table, value),
    rule: "TRACK-4",
  };
}

/**
 * Which company of the reader would come to stand at this value: by its dividend or by withholding
 * in the Operating turn, otherwise if all its staffed factories run.
 */
function verdictOnStock(table: ChicagoTable, value: number): Verdict | null {
  for (const company of table.mine) {
    const sheet = table.companySheet(company);
    if (!sheet || sheet.operated) continue;
    const { turn, full_run: run } = sheet;
    const say = (key: string, revenue: number, good = true) => ({
      good,
      text: t(`chicago-card-stock.${key}`, {
        company: t(`chicago-company-${company}`),
        revenue,
      }),
    });
    if (turn?.step === "pay") {
      if (turn.may_pay && turn.pay.value === value && turn.pay.steps)
        return say("pays", turn.revenue);
      if (turn.withhold.value === value && value < sheet.value)
        return say("withholds", turn.revenue, false);
    } else if (run.revenue && run.goods) {
      const steps = sheet.thresholds.filter((needed) => needed && needed <= run.revenue).length;
      if (steps && sheet.steps[steps] === value) return say("would_pay", run.revenue);
    }
  }
  return null;
}

export function appealCard(table: ChicagoTable, space: number): Card | null {
  const bonus = table.sheet.appeal_track[space];
  if (bonus === undefined) return null;
  const top = table.sheet.appeal_track.length - 1;
  const here = table.sheet.running_order.filter((one) => table.open(one).appeal === space);
  const away = table.mine
    .map((company) => ({ company, steps: space - table.open(company).appeal }))
    .filter(({ steps }) => steps > 0);
  const now = [
    ...(here.length
      ? [
          {
            name: t("chicago-card-stock.here"),
            value: listed(here.map((company) => t(`chicago-company-${company}`))),
          },
        ]
      : []),
    ...away.map(({ company, steps }) => ({
      name: t(`chicago-company-${company}`),
      value: t("chicago-card-appeal.away", { steps }),
    })),
  ];
  if (!bonus)
    return plainCard("chicago-card-appeal", "appeal", "OPS-1", {
      name: t("chicago-table-appeal-cell", { space }),
      caption: String(space),
      now,
    });
  const key = `chicago-card-bonus-${bonus}`;
  return {
    name: t("chicago-card-bonus.name", { bonus: t(`chicago-bonus-${bonus}`), space }),
    kind: t("chicago-card-bonus.kind"),
    icon: APPEAL_ICONS[bonus] ?? "appeal",
    caption: String(space),
    does: t(key),
    facts: [
      { name: t("card-when"), text: t("chicago-card-bonus.when", { space }) },
      { name: t("card-pays"), text: t("chicago-card-bonus"), icon: "bank" },
      ...(space === top ? [{ name: t("card-brings"), text: t("chicago-card-appeal.top") }] : []),
    ],
    now,
    verdict: table.isOver ? null : verdictOnBonus(table, space),
    rule: BONUS_RULES[bonus] ?? "APP-5",
  };
}

/** The open space whose Appeal brings a company of the reader to a bonus, if one does. */
function verdictOnBonus(table: ChicagoTable, goal: number): Verdict | null {
  if (!table.mine.length) return null;
  const away = (company: CompanyId) => goal - table.open(company).appeal;
  if (table.mine.every((company) => away(company) <= 0))
    return { good: true, text: t("chicago-card-bonus.passed") };
  if (table.sheet.phase !== "action") return null;
  const now = table.asked && table.question === "action_turn";
  for (const { space, open, users } of table.sheet.spaces) {
    const gain = spacePrint(space).effects.find((effect) => effect.do === "appeal")?.["n"];
    const company = table.mine.find(
      (one) => users.includes(one) && away(one) > 0 && away(one) <= Number(gain ?? 0),
    );
    if (!open || !company) continue;
    const words = {
      company: t(`chicago-company-${company}`),
      space: table.thing(`chicago-space-${space}`),
    };
    return { good: true, text: t(`chicago-card-bonus.${now ? "can" : "could"}`, words) };
  }
  return null;
}

const BONUS_RULES: Record<string, string> = {
  worker: "APP-14",
  salesperson: "APP-15",
  automation: "APP-16",
  partner: "APP-17",
  bonus_good: "APP-18",
  stock_value: "APP-19",
};
