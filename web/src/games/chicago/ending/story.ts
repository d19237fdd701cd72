// The end of a game in words: who won, by how much, and two sentences about how.
import type { KeyDecision } from "$lib/api/types";
import type { Achievement, Ending, GoalSheet, PhaseId, Scorepad, Tip } from "../wire.gen";

/** A message of the end. `seat` is the player it speaks about; the reader has words of their own. */
export interface Said {
  key: string;
  attribute?: string;
  seat?: number;
  facts?: Record<string, number | string>;
  phase?: PhaseId;
}

const LAST_PHASES: PhaseId[] = ["stock", "building", "action", "operating"];

export interface Row {
  seat: number;
  cash: number;
  shares: number;
  goals: number;
  total: number;
}

/** The final account, best first; winners come before others with the same total. */
export function ranked(pad: Scorepad): Row[] {
  const won = (seat: number) => Number(pad.winners.includes(seat));
  return pad.players
    .map(({ cash, shares, goals, total }, seat) => ({ seat, cash, shares, goals, total }))
    .sort((a, b) => b.total - a.total || won(b.seat) - won(a.seat));
}

/** Where the winner took the lead, if it was in a phase of the last Decade. */
function lateMark(ending: Ending, pad: Scorepad) {
  const mark = ending.marks[ending.led_from];
  const won = pad.winners.includes(ending.leader.at(-1) ?? -1);
  const last = ending.marks.at(-1)?.decade;
  const late = won && ending.led_from > 0 && mark?.decade === last;
  return late && mark && LAST_PHASES.includes(mark.phase) ? mark : null;
}

export function margin(ending: Ending, pad: Scorepad): Said {
  const [first, second] = ranked(pad);
  const amount = (first?.total ?? 0) - (second?.total ?? 0);
  if (pad.winners.length > 1)
    return { key: "chicago-end-by", attribute: "tie", facts: { amount: first?.total ?? 0 } };
  if (!amount) return { key: "chicago-end-by", attribute: "level" };
  const mark = lateMark(ending, pad);
  if (mark)
    return { key: "chicago-end-by", attribute: "late", facts: { amount }, phase: mark.phase };
  return { key: "chicago-end-by", facts: { amount } };
}

/** The lead, then the winner's goals or the best dividend, then the players who left. */
export function story(
  ending: Ending,
  pad: Scorepad,
  goals: GoalSheet[],
  resigned: number[],
  years: readonly number[],
): Said[] {
  const year = (decade: number | undefined) => String(years[(decade ?? 1) - 1] ?? "");
  const told: Said[] = [];
  const leader = ending.leader.at(-1);
  const mark = ending.marks[ending.led_from];
  if (leader !== undefined && !pad.winners.includes(leader))
    told.push({ key: "chicago-end-decided", seat: leader });
  else if (leader !== undefined && mark) {
    const late = lateMark(ending, pad);
    const rival = ending.leader[ending.led_from - 1];
    if (late && rival !== undefined) {
      const facts = { year: year(late.decade) };
      told.push({ key: "chicago-end-overtook", seat: rival, facts, phase: late.phase });
    } else told.push({ key: "chicago-end-led", seat: leader, facts: { year: year(mark.decade) } });
  }
  const winner = pad.winners[0] ?? 0;
  const count = goals.filter((goal) => goal.leaders.includes(winner)).length;
  const best = ending.records.find(({ kind }) => kind === "dividend");
  if (pad.winners.length === 1 && count > 1 && 2 * count >= goals.length)
    told.push({
      key: "chicago-end-took",
      seat: winner,
      facts: { count, total: goals.length },
    });
  else if (best) told.push(bestDividend(best, year));
  for (const seat of resigned) told.push({ key: "chicago-end-left", seat });
  return told;
}

function bestDividend({ facts }: Achievement, year: (decade: number) => string): Said {
  return {
    key: "chicago-end-paid",
    facts: {
      company: facts["company"] ?? "",
      amount: facts["per_share"] ?? 0,
      year: year(Number(facts["decade"])),
    },
  };
}

/** The player's own move that cost most, by a review; null if there is none. */
export function dearest(findings: KeyDecision[], seat: number): KeyDecision | null {
  const own = findings.filter((one) => one.seat === seat && one.kind === "loss");
  return own.reduce<KeyDecision | null>(
    (most, one) => (most && most.amount >= one.amount ? most : one),
    null,
  );
}

const PLACE = "bigshoulders.tips-after-games";
const APART = 3; // games before a tip may come again

/** The weightiest tip, if possible one that the last few other games didn't end with; it is kept
 * for this game. */
export function nextTip(table: string, tips: Tip[]): Tip | null {
  const kept = (JSON.parse(localStorage.getItem(PLACE) ?? "[]") as [string, string][]).filter(
    ([game]) => game !== table,
  );
  const recent = new Set(kept.slice(-APART).map(([, tip]) => tip));
  const chosen = tips.find(({ tip }) => !recent.has(tip)) ?? tips[0] ?? null;
  if (chosen)
    localStorage.setItem(PLACE, JSON.stringify([...kept.slice(-APART), [table, chosen.tip]]));
  return chosen;
}
