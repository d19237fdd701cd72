// Events and things of Industrialist in the log and the chart.
import { t } from "$lib/i18n/i18n.svelte";
import { PLAIN_LOG, type GameLog } from "$lib/table/panels/log";

/** Arguments whose values name a card, by themselves or before a dot: "central.goods". */
const CARDS = new Set(["track", "side", "origin", "target"]);

export const log: GameLog = {
  ...PLAIN_LOG,
  heading: (event) =>
    event.event === "year_began"
      ? t("industrialist-web-log-year", { year: Number(event["year"]) })
      : null,
  mentions: (argument, value) => (CARDS.has(argument) ? [`card:${value.split(".", 1)[0]}`] : []),
  chart: {
    title: "industrialist-web-chart-title",
    worth: "industrialist-web-chart-profit",
    cash: "industrialist-web-chart-capital",
  },
};
