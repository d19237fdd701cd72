// The times of a table: its clocks, and how long it waits for absent players.
import type { Pace, TableInfo, Times } from "$lib/api/types";

export type PaceName = "none" | "relaxed" | "brisk" | "days";
export type AbsenceName = "hour" | "day" | "days" | "never";

/** The available paces: minutes on the clock with an increment, or days per move. */
export const PACES: Record<PaceName, Pace | null> = {
  none: null,
  relaxed: { kind: "bank", seconds: 3600, increment: 30 },
  brisk: { kind: "bank", seconds: 1500, increment: 15 },
  days: { kind: "move", seconds: 172_800 },
};

/** How long the table waits for an absent player, in seconds. */
export const ABSENCES: Record<AbsenceName, number | null> = {
  hour: 3600,
  day: 86_400,
  days: 259_200,
  never: null,
};

/** The offered pace of a table; a pace that the page doesn't offer counts as none. */
export function paceName({ pace }: TableInfo): PaceName {
  const names = Object.keys(PACES) as PaceName[];
  return names.find((name) => isSamePace(PACES[name], pace)) ?? "none";
}

export function absenceName({ absence }: TableInfo): AbsenceName {
  const names = Object.keys(ABSENCES) as AbsenceName[];
  return names.find((name) => ABSENCES[name] === absence) ?? "day";
}

function isSamePace(one: Pace | null, other: Pace | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.kind === other.kind &&
    one.seconds === other.seconds &&
    (one.increment ?? 0) === (other.increment ?? 0)
  );
}

/** Whether a table already has these times. */
export function isSameTimes(table: TableInfo, { pace, absence }: Times): boolean {
  return isSamePace(table.pace, pace) && table.absence === absence;
}
