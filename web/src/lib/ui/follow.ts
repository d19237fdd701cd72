// A list that grows at its end.
import type { Attachment } from "svelte/attachments";

const NEAR = 24; // pixels

/**
 * A reader at the end of a scrolling list stays there when a line is added; one who scrolled up is
 * left alone. This runs after layout, and its own scrolling is ignored, because either would force
 * another layout. The end is that of the lines already laid out, not of those being added.
 */
export function follow(paused = () => false): Attachment<HTMLElement> {
  return (list) => {
    let [atEnd, own, height] = [true, false, 0];
    const growing = new ResizeObserver(() => {
      height = list.scrollHeight;
      if (!atEnd || paused()) return;
      const before = list.scrollTop;
      list.scrollTo({ top: height });
      own = list.scrollTop !== before;
    });
    const observe = () => {
      growing.disconnect();
      for (const child of list.children) growing.observe(child);
    };
    const renewed = new MutationObserver(observe);
    const onscroll = () => {
      if (!own) atEnd = height - list.scrollTop - list.clientHeight < NEAR;
      own = false;
    };
    observe();
    renewed.observe(list, { childList: true });
    list.addEventListener("scroll", onscroll, { passive: true });
    return () => {
      growing.disconnect();
      renewed.disconnect();
      list.removeEventListener("scroll", onscroll);
    };
  };
}
