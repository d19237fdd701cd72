// Cards of Public Goals.
import type { Card, Verdict } from "$lib/cards/card";
import { t } from "$lib/i18n/i18n.svelte";
import type { ChicagoTable } from "../model.svelte";
import type { GoalSheet } from "../wire.gen";
import { usd } from "../words";
import { factsOf, inLog, listed } from "./words";

const RULES = [
  "most_managers",
  "most_salespeople",
  "most_assets",
  "most_workers",
  "most_automation",
  "highest_appeal",
  "richest_company",
  "most_partners",
  "most_common",
  "most_preferred",
];

/** A player's measure for a goal; a dash if the player can't win it. */
export function measureText(goal: string, measure: number | null): string {
  if (measure === null) return "–";
  return goal === "richest_company" ? usd(measure) : String(measure);
}

export function goalCard(table: ChicagoTable, id: string): Card | null {
  const goal = table.sheet.goals.find((one) => one.goal === id);
  if (!goal) return null;
  return {
    name: t(`chicago-goal-${id}`),
    kind: t("chicago-card-goal.kind", { amount: goal.cash }),
    icon: "goal",
    does: t(`chicago-card-goal-${id}`),
    facts: [
      ...factsOf("chicago-card-goal"),
      { name: t("chicago-card-goal.tied"), text: t("chicago-card-goal") },
    ],
    verdict: verdictOn(table, goal),
    rule: `GOAL-${RULES.indexOf(id) + 1}`,
    ...inLog(table, `goal:${id}`),
  };
}

function verdictOn(table: ChicagoTable, { goal, leaders, measures }: GoalSheet): Verdict | null {
  const { seat } = table;
  const [first] = leaders;
  if (seat === null || first === undefined) return null;
  const mine = measureText(goal, measures[seat] ?? null);
  const others = leaders.filter((one) => one !== seat).map((one) => table.nameOf(one));
  if (!leaders.includes(seat))
    return {
      good: false,
      text: t("chicago-card-goal.behind", {
        count: others.length,
        names: listed(others),
        best: measureText(goal, measures[first] ?? null),
        mine,
      }),
    };
  return {
    good: true,
    text: others.length
      ? t("chicago-card-goal.level", { names: listed(others) })
      : t("chicago-card-goal.alone", { mine }),
  };
}
