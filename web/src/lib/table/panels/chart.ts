/** Wealth over time as lines in a box: numbers in, SVG paths out. */

export interface Point {
  seq: number;
  values: number[];
}

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (seq: number) => number;
  y: (value: number) => number;
  ticks: number[];
}

/** Round steps (1, 2 or 5 times a power of ten) that divide a range into about `count` parts. */
export function ticks(most: number, count = 4): number[] {
  const rough = Math.max(1, most) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power;
  const found: number[] = [];
  for (let value = 0; value < most + step; value += step) found.push(value);
  return found;
}

export function scale(points: Point[], box: Box): Scale {
  const first = points[0]?.seq ?? 0;
  const span = Math.max(1, (points.at(-1)?.seq ?? 1) - first);
  const values = points.flatMap((point) => point.values);
  const marks = ticks(Math.max(1, ...values));
  const least = Math.min(0, ...values);
  const most = marks.at(-1) ?? 1;
  const inner = box.width - box.left - box.right;
  const tall = box.height - box.top - box.bottom;
  return {
    x: (seq) => box.left + ((seq - first) / span) * inner,
    y: (value) => box.top + (1 - (value - least) / (most - least)) * tall,
    ticks: marks,
  };
}

/** One line as an SVG path, in steps: an amount holds until the next point. */
export function path(points: Point[], index: number, { x, y }: Scale): string {
  let drawn = "";
  for (const point of points) {
    const value = point.values[index] ?? 0;
    drawn += drawn
      ? `H${x(point.seq).toFixed(1)}V${y(value).toFixed(1)}`
      : `M${x(point.seq).toFixed(1)} ${y(value).toFixed(1)}`;
  }
  return drawn;
}

/** The last point at or before a moment. */
export function at(points: Point[], seq: number): Point | null {
  let found: Point | null = null;
  for (const point of points) if (point.seq <= seq) found = point;
  return found;
}

/** Label positions at the right edge, spread so that they never overlap. */
export function labels(ends: number[], gap: number, top: number, bottom: number): number[] {
  const order = ends.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let last = top - gap;
  for (const end of order) {
    end.y = Math.max(end.y, last + gap);
    last = end.y;
  }
  let next = bottom + gap;
  for (const end of order.toReversed()) {
    end.y = Math.min(end.y, next - gap);
    next = end.y;
  }
  const placed = new Array<number>(ends.length).fill(0);
  for (const { y, i } of order) placed[i] = y;
  return placed;
}
