// Finds places on the page, measures them, and scrolls them to where nothing covers them.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The first element on view among these selectors; the best selector comes first. */
export function find(selectors: string[]): HTMLElement | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const { width, height } = element.getBoundingClientRect();
      if (width && height && element.checkVisibility({ visibilityProperty: true })) return element;
    }
  return null;
}

/** The box around an element, in the units of a page with this zoom. */
export function cover(element: HTMLElement, pad: number, scale: number): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    x: x / scale - pad,
    y: y / scale - pad,
    width: width / scale + 2 * pad,
    height: height / scale + 2 * pad,
  };
}

/** The part of a box that the speaker and the edges of its scroller leave on view. */
export function clip(
  box: Box,
  element: HTMLElement,
  speaker: Element | null,
  scale: number,
): Box[] {
  if (!element.closest("main") || speaker?.contains(element)) return [box];
  const scroller = element.closest<HTMLElement>("[data-scroller]");
  const [top, bottom] = free(scroller, speaker).map((edge) => edge / scale) as [number, number];
  const y = Math.max(box.y, top);
  const height = Math.min(box.y + box.height, bottom) - y;
  return height > 0 ? [{ ...box, y, height }] : [];
}

const MARGIN = 30; // pixels between a place and the edge

/** The part of the screen in which a place can be seen, between a sticky bar and the edges. */
export function free(scroller: HTMLElement | null, speaker: Element | null): [number, number] {
  const area = scroller?.getBoundingClientRect();
  let [top, bottom] = [
    Math.max(area?.top ?? 0, 0),
    Math.min(area?.bottom ?? innerHeight, innerHeight),
  ];
  const bar = speaker?.getBoundingClientRect();
  if (bar && bar.top < top + MARGIN && bar.bottom > top) top = bar.bottom;
  if (bar && bar.bottom > bottom - MARGIN && bar.top < bottom) bottom = Math.min(bottom, bar.top);
  return [top, bottom];
}

/** Scrolls places into the part of the screen that the speaker leaves free: all, or the first. */
export function reveal(places: HTMLElement[], speaker: Element | null): void {
  const outside = places.filter((place) => !speaker?.contains(place));
  const [first] = outside;
  if (!first) return;
  const scroller = first.closest<HTMLElement>("[data-scroller]");
  const own = scroller && scroller.scrollHeight > scroller.clientHeight + 1 ? scroller : null;
  const [above, below] = free(own, speaker);
  const [top, bottom] = [above + MARGIN, below - MARGIN];
  const moving = outside.filter((place) => !scroller || scroller.contains(place));
  const boxes = moving.map((place) => place.getBoundingClientRect());
  const around = {
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
  const fits = around.bottom - around.top <= bottom - top;
  const box = fits ? around : first.getBoundingClientRect();
  if (box.top >= top && box.bottom <= bottom) return;
  const high = box.bottom - box.top > bottom - top;
  const down = high || box.top < top ? box.top - top : box.bottom - bottom;
  (own ?? window).scrollBy({ top: down, behavior: "instant" });
}
