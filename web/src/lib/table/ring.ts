// Rings things on the board for a moment, so that a sentence about them can point at them.

const MS = 2000;
const RING = { outline: "3px solid var(--ink)", outlineOffset: "2px" };

/** Visible places of things such as `company:swift` or `demand:shoes.bonus_50`. */
function placesOf(things: string[]): HTMLElement[] {
  const named = things.map((thing) => CSS.escape(thing));
  const cards = things.map((thing) => CSS.escape(thing.replace(".", ":")));
  const wanted = [
    ...named.map((name) => `main [data-place="${name}"]`),
    ...cards.map((name) => `main [data-card="${name}"]`),
  ].join(",");
  return [...document.querySelectorAll<HTMLElement>(wanted)].filter(
    (element) => !element.closest("[data-story]") && element.getClientRects().length > 0,
  );
}

/** Rings the things for two seconds and scrolls to the first. False if none is in sight. */
export function ring(things: string[]): boolean {
  const places = things.length ? placesOf(things) : [];
  places[0]?.scrollIntoView({ block: "nearest" });
  for (const place of places) place.animate([RING, RING], MS);
  return places.length > 0;
}
