// Where a card goes: beside its subject, on the screen, clear of what must stay visible.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
  /** The height left for the card; it scrolls inside if it needs more. */
  height: number;
}

const GAP = 8;
const EDGE = 8;

const right = (box: Box) => box.left + box.width;
const bottom = (box: Box) => box.top + box.height;

export function overlap(a: Box, b: Box): boolean {
  return a.left < right(b) && b.left < right(a) && a.top < bottom(b) && b.top < bottom(a);
}

function within(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}

/** The free stretches of a column between the boxes that stand in it. */
function gaps(left: number, width: number, height: number, boxes: Box[]): Box[] {
  const column = { left, width, top: EDGE, height: height - 2 * EDGE };
  const found: Box[] = [];
  let top = column.top;
  const inside = boxes.filter((box) => overlap(column, box)).sort((a, b) => a.top - b.top);
  for (const box of inside) {
    found.push({ ...column, top, height: box.top - GAP - top });
    top = Math.max(top, bottom(box) + GAP);
  }
  found.push({ ...column, top, height: bottom(column) - top });
  return found;
}

/**
 * The place of a card for a subject: below it, above it, or beside it, the first where the whole
 * card fits; otherwise where the most of it does. It covers neither the subject nor any of the
 * boxes in `clear`.
 */
export function placed(
  subject: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  clear: Box[] = [],
): Spot {
  const last = screen.width - EDGE - size.width;
  const over = [subject.left, right(subject) - size.width].map((left) => within(EDGE, left, last));
  const beside = [right(subject) + GAP, subject.left - GAP - size.width].filter(
    (left) => left >= EDGE && left <= last,
  );
  const from = bottom(subject);
  const free = [...over, ...beside]
    .flatMap((left) => gaps(left, size.width, screen.height, [subject, ...clear]))
    .sort((a, b) => Number(b.top >= from) - Number(a.top >= from));
  const fitting = free.find((gap) => gap.height >= size.height);
  const gap = fitting ?? free.reduce((a, b) => (b.height > a.height ? b : a));
  const height = Math.min(size.height, gap.height);
  return { left: gap.left, top: within(gap.top, subject.top, bottom(gap) - height), height };
}
