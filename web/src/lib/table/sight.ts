// Keeps the thing that a question is about in sight.

const isSeen = (place: Element, box: DOMRect) => {
  const { top, bottom } = place.getBoundingClientRect();
  return top >= box.top - 1 && bottom <= box.bottom + 1;
};

/**
 * Scrolls to the first place where the player can act, if none is in sight. Only the box around it
 * scrolls: the page, the question and the tracks stay where they are.
 */
export function showPlaces(page: HTMLElement | undefined): void {
  for (const box of page?.querySelectorAll<HTMLElement>("[data-scroller]") ?? []) {
    const places = [...box.querySelectorAll("[data-target].live")];
    const area = box.getBoundingClientRect();
    const [first] = places;
    if (!first || places.some((place) => isSeen(place, area))) continue;
    const top = first.closest(".panel, .ch, .dock")?.getBoundingClientRect().top ?? area.top;
    // Boxes are measured in pixels of the screen, scrolling in those of the scaled page.
    box.scrollTop += (top - area.top) / (box.currentCSSZoom || 1) - 4;
  }
}
