// Coordinates on the map by grid place, so that components contain no numbers.
import type { EdgeId } from "./wire.gen";

export const CARD = { width: 196, height: 132 };
/** Rails run in the gap between neighbouring cards. */
export const GAP = { x: 48, y: 44 };
export const PITCH = { x: CARD.width + GAP.x, y: CARD.height + GAP.y };

export interface Place {
  x: number;
  y: number;
}

export function placeOf(word: string): Place {
  const [x = "0", y = "0"] = word.split(",");
  return { x: Number(x), y: Number(y) };
}

/** The upper left corner of a card. */
export function cornerOf({ x, y }: Place): Place {
  return { x: x * PITCH.x, y: y * PITCH.y };
}

export interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

const AIR = 14;
/** A lone card isn't enlarged to the size of the table. */
const LEAST = { width: 2.2 * PITCH.x, height: 1.3 * PITCH.y };

/** The box that shows all the given places, with half a gap and some margin around them. */
export function boxAround(places: Place[]): ViewBox {
  const xs = [0, ...places.map((place) => place.x)];
  const ys = [0, ...places.map((place) => place.y)];
  const from = cornerOf({ x: Math.min(...xs), y: Math.min(...ys) });
  const to = cornerOf({ x: Math.max(...xs), y: Math.max(...ys) });
  const width = Math.max(LEAST.width, to.x - from.x + PITCH.x + 2 * AIR);
  const height = Math.max(LEAST.height, to.y - from.y + PITCH.y + 2 * AIR);
  return {
    x: (from.x + to.x + CARD.width - width) / 2,
    y: (from.y + to.y + CARD.height - height) / 2,
    width,
    height,
  };
}

/** Below this scale the text on a card is unreadable. */
export const LEAST_SCALE = 0.7;

/**
 * The whole box if it is readable at this size; otherwise as much around a place as is readable.
 */
export function readable(box: ViewBox, width: number, height: number, about: Place): ViewBox {
  const scale = Math.min(width / box.width, height / box.height);
  if (!width || !height || scale >= LEAST_SCALE) return box;
  const seen = {
    width: Math.min(box.width, width / LEAST_SCALE),
    height: Math.min(box.height, height / LEAST_SCALE),
  };
  const corner = cornerOf(about);
  const within = (middle: number, size: number, from: number, whole: number) =>
    Math.max(from, Math.min(middle - size / 2, from + whole - size));
  return {
    x: within(corner.x + CARD.width / 2, seen.width, box.x, box.width),
    y: within(corner.y + CARD.height / 2, seen.height, box.y, box.height),
    ...seen,
  };
}

export const NEIGHBOUR: Record<EdgeId, Place> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** The middle of an edge and the direction away from the card, relative to its corner. */
export function edgeOf(edge: EdgeId): { x: number; y: number; angle: number; length: number } {
  const { width, height } = CARD;
  switch (edge) {
    case "north":
      return { x: width / 2, y: 0, angle: -90, length: GAP.y / 2 };
    case "east":
      return { x: width, y: height / 2, angle: 0, length: GAP.x / 2 };
    case "south":
      return { x: width / 2, y: height, angle: 90, length: GAP.y / 2 };
    default:
      return { x: 0, y: height / 2, angle: 180, length: GAP.x / 2 };
  }
}

/** Zooms about a point, which stays in place. */
export function zoomed(box: ViewBox, factor: number, at: Place): ViewBox {
  return {
    x: at.x - (at.x - box.x) * factor,
    y: at.y - (at.y - box.y) * factor,
    width: box.width * factor,
    height: box.height * factor,
  };
}
