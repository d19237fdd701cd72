// Where things are on the page, and how a piece travels from one place to another.

/** A trip from one place to another. Each end lists `data-place` names, best first. */
export interface Journey<Piece> {
  piece: Piece;
  from: string[];
  to: string[];
}

/** Nobody can follow more pieces than this at once. */
export const MOST = 12;

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether it is visible: on the screen and inside its scroll area. */
  seen: boolean;
}

/** Every named place on the page, looked up once for many pieces. */
export class Places {
  private readonly known = new Map<string, HTMLElement[]>();

  constructor(root: ParentNode = document) {
    for (const place of root.querySelectorAll<HTMLElement>("[data-place]")) {
      for (const name of (place.dataset["place"] ?? "").split(" ")) {
        const same = this.known.get(name);
        if (same) same.push(place);
        else this.known.set(name, [place]);
      }
    }
  }

  /**
   * The position of one of these names: a visible one if possible, otherwise one off the screen.
   */
  spot(names: string[]): Spot | null {
    let away: Spot | null = null;
    for (const name of names) {
      for (const place of this.known.get(name) ?? []) {
        const spot = measured(place);
        if (spot?.seen) return spot;
        away ??= spot;
      }
    }
    return away;
  }
}

/** Content below the fold isn't laid out, so its box stands in for it. */
function measured(place: HTMLElement): Spot | null {
  const drawn = place.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
  const box = drawn ? place : place.closest<HTMLElement>("[data-fold]");
  if (!box) return null;
  const { x, y, width, height } = box.getBoundingClientRect();
  if (width <= 0 || height <= 0) return null;
  const spot = { x, y, width, height };
  const window = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const scroller = box.closest("[data-scroller]")?.getBoundingClientRect() ?? window;
  return { ...spot, seen: holds(window, spot) && holds(scroller, spot) };
}

/** Whether the middle of a spot lies within a frame. */
function holds(frame: Omit<Spot, "seen">, spot: Omit<Spot, "seen">): boolean {
  const [across, down] = [spot.x + spot.width / 2 - frame.x, spot.y + spot.height / 2 - frame.y];
  return across >= 0 && down >= 0 && across <= frame.width && down <= frame.height;
}

/** The middle of a spot; for one off the screen, the nearest point on the edge. */
function middle({ x, y, width, height }: Omit<Spot, "seen">): Point {
  return {
    x: Math.min(Math.max(x + width / 2, 0), innerWidth),
    y: Math.min(Math.max(y + height / 2, 0), innerHeight),
  };
}

interface Point {
  x: number;
  y: number;
}

/** The milliseconds of a CSS time: "260ms", or "0.26s" as builds write it. */
export function milliseconds(time: string): number {
  const n = parseFloat(time) || 0;
  return time.trim().endsWith("ms") ? n : 1000 * n;
}

/** The travel time of a piece, from the page's design tokens; zero if motion is off. */
export function pace(): number {
  const token = getComputedStyle(document.documentElement).getPropertyValue("--t-move");
  return 2.5 * milliseconds(token);
}

/** The scale of the page, which is larger on large screens. */
export function zoom(element: HTMLElement): number {
  return element.currentCSSZoom || 1;
}

/** Keyframes that move a piece from the middle of one spot to the middle of another. */
export function flight(scale: number, from: Spot, to: Spot): Keyframe[] {
  const at = ({ x, y }: Point, size: number) =>
    `translate(${x / scale}px, ${y / scale}px) translate(-50%, -50%) scale(${size})`;
  const [start, end] = [middle(from), middle(to)];
  return [
    { transform: at(start, 0.7), opacity: 0 },
    { transform: at(start, 1.2), opacity: 1, offset: 0.18, easing: "ease-in-out" },
    { transform: at(end, 1.2), opacity: 1, offset: 0.85 },
    { transform: at(end, 0.8), opacity: 0 },
  ];
}

/** The position and size of a frame around a spot. */
export function around(scale: number, { x, y, width, height }: Spot): string {
  const size = `width: ${width / scale}px; height: ${height / scale}px`;
  return `${size}; transform: translate(${x / scale}px, ${y / scale}px)`;
}

/** The visible spots, without duplicates. */
export function inSight(spots: (Spot | null)[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const spot of spots) if (spot?.seen) found.set(`${spot.x} ${spot.y} ${spot.width}`, spot);
  return [...found.values()];
}
