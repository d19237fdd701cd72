// Events and things of Chicago 1875 in the log and around it.
import type { GameEvent } from "$lib/api/types";
import { t } from "$lib/i18n/i18n.svelte";
import { PLAIN_LOG, type GameLog } from "$lib/table/panels/log";

/** Arguments whose values name a purse, a holder or a place: "swift.treasury" mentions Swift. */
const HOLDERS = new Set(["seat", "payer", "payee", "old", "new", "origin", "target"]);

const companyName = (company: string) => t(`chicago-company-${company}`);

export const log: GameLog = {
  ...PLAIN_LOG,
  heading: (event: GameEvent) =>
    event.event === "phase_began"
      ? t("chicago-web-log-phase", {
          phase: t(`chicago-phase-${event["phase"]}`),
          decade: t(`chicago-decade-${event["decade"]}`),
        })
      : null,
  mentions: (argument, value) =>
    HOLDERS.has(argument) ? [`company:${value.split(".", 1)[0]}`] : [],
  holdingName: companyName,
};
