/** A review as numbers for the page: scales, turns, swings, filters. */
import type { KeyDecision, ReviewPoint } from "$lib/api/types";
import { ticks, type Box } from "$lib/table/panels/chart";

export interface Scale {
  /** By the number of a point, not of its entry: every decision is equally wide. */
  x: (index: number) => number;
  y: (lead: number) => number;
  ticks: number[];
}

/** A scale around level, with the same steps above and below. */
export function scaleOf(points: ReviewPoint[], box: Box): Scale {
  const leads = points.flatMap((point) => point.leads);
  const high = Math.max(100, ...leads);
  const low = Math.min(-100, ...leads);
  const step = ticks(high - low, 5)[1] ?? 100;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const inner = box.width - box.left - box.right;
  const tall = box.height - box.top - box.bottom;
  const span = Math.max(1, points.length - 1);
  return {
    x: (index) => box.left + (index / span) * inner,
    y: (lead) => box.top + ((last * step - lead) / ((last - first) * step)) * tall,
    ticks: Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step),
  };
}

/** A line through the leads of a seat. */
export function line(points: ReviewPoint[], seat: number, { x, y }: Scale): string {
  return points
    .map(({ leads }, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(leads[seat] ?? 0).toFixed(1)}`)
    .join("");
}

/** The band of doubt around a line, kept inside the box. */
export function band(points: ReviewPoint[], seat: number, { x, y }: Scale, box: Box): string {
  const inside = (value: number) =>
    Math.max(box.top, Math.min(box.height - box.bottom, y(value))).toFixed(1);
  const upper = points.map(
    ({ leads, doubt }, i) => `${x(i).toFixed(1)} ${inside((leads[seat] ?? 0) + doubt)}`,
  );
  const lower = points.map(
    ({ leads, doubt }, i) => `${x(i).toFixed(1)} ${inside((leads[seat] ?? 0) - doubt)}`,
  );
  return points.length ? `M${[...upper, ...lower.reverse()].join("L")}Z` : "";
}

/** Where each chapter begins and ends, by number of point. */
export function chapters(points: ReviewPoint[]): { chapter: number; from: number; to: number }[] {
  const found: { chapter: number; from: number; to: number }[] = [];
  points.forEach(({ chapter }, i) => {
    const last = found.at(-1);
    if (last?.chapter === chapter) last.to = i;
    else found.push({ chapter, from: i, to: i });
  });
  return found;
}

export interface Swing {
  /** The last point of the turn. */
  index: number;
  seat: number;
  /** The change of that seat's lead. */
  change: number;
}

/**
 * The turns after which a lead changed most: of one seat, or of any. The decisions of a turn count
 * together, and each stage of a chapter has at most one swing.
 */
export function swings(points: ReviewPoint[], seat: number | null, most = 3): Swing[] {
  const found: Swing[] = [];
  let before: ReviewPoint | null = null;
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (next && next.seat === point.seat && next.stage === point.stage) return;
    if (before)
      point.leads.forEach((lead, at) => {
        if (seat === null || at === seat)
          found.push({ index, seat: at, change: lead - (before?.leads[at] ?? 0) });
      });
    before = point;
  });
  found.sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const seen = new Set<string>();
  return found
    .filter(({ index }) => {
      const key = `${points[index]?.chapter} ${points[index]?.stage}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, most);
}

export interface Filter {
  seat: number | null;
  stage: string | null;
  /** The smallest difference, in dollars. */
  least: number;
}

export function matches(decision: KeyDecision, filter: Filter): boolean {
  return (
    (filter.seat === null || decision.seat === filter.seat) &&
    (filter.stage === null || decision.stage === filter.stage) &&
    decision.amount >= filter.least
  );
}

export const LARGE = 100; // dollars from which a loss is marked in red

/** How a decision is marked: a find, a large loss or a small one. */
export function gradeOf(decision: KeyDecision): "find" | "large" | "small" {
  if (decision.kind === "find") return "find";
  return decision.amount >= LARGE ? "large" : "small";
}

export interface Figures {
  /** The share of decisions at which no other move looked better, in percent. */
  agreed: number;
  lost: number;
  /** The chapter in which the lead grew most. */
  best: number;
}

/** The figures of one seat, or of all together; null before there is anything to count. */
export function figuresOf(
  points: ReviewPoint[],
  decisions: KeyDecision[],
  agreed: number[],
  seat: number | null,
): Figures | null {
  const mine = points.filter((point) => seat === null || point.seat === seat);
  if (!mine.length) return null;
  const same = agreed.reduce((sum, n, at) => (seat === null || at === seat ? sum + n : sum), 0);
  const lost = decisions
    .filter((one) => one.kind === "loss" && (seat === null || one.seat === seat))
    .reduce((sum, one) => sum + one.amount, 0);
  const grown = chapters(points).map(({ chapter, from, to }) => {
    const then = points[Math.max(0, from - 1)];
    const change = (points[to]?.leads[seat ?? 0] ?? 0) - (then?.leads[seat ?? 0] ?? 0);
    return { chapter, change };
  });
  const best = grown.reduce((a, b) => (b.change > a.change ? b : a));
  return { agreed: Math.round((100 * same) / mine.length), lost, best: best.chapter };
}

/** The next key decision before or after a point; null if there is none. */
export function neighbour(
  points: ReviewPoint[],
  decisions: KeyDecision[],
  index: number,
  by: 1 | -1,
): number | null {
  const seqs = decisions.map(({ seq }) => seq);
  for (let i = index + by; i >= 0 && i < points.length; i += by)
    if (seqs.includes(points[i]?.seq ?? -1)) return i;
  return null;
}
