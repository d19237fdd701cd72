// The times of a table in words.
import type { Pace, Times } from "$lib/api/types";
import { t } from "$lib/i18n/i18n.svelte";

const UNITS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };

/** A span of time in the largest unit that fits without a rest. */
function spanText(seconds: number): string {
  const [unit, size] = Object.entries(UNITS).find(([, one]) => seconds % one === 0) ?? [
    "seconds",
    1,
  ];
  return t(`span-${unit}`, { count: Math.round(seconds / size) });
}

function paceText(pace: Pace | null): string {
  if (pace === null) return t("times-pace-none");
  const seconds = spanText(pace.seconds);
  if (pace.kind === "move") return t("times-pace-move", { seconds });
  if (!pace.increment) return t("times-pace-bank", { seconds });
  return t("times-pace-increment", { seconds, increment: spanText(pace.increment) });
}

/** Both parts of a table's times in words, for a message that says them. */
export function timesWords({ pace, absence }: Times): { pace: string; absence: string } {
  const waits = absence === null;
  return {
    pace: paceText(pace),
    absence: waits ? t("times-absence-never") : t("times-absence", { seconds: spanText(absence) }),
  };
}
