// Large pages are drawn in several frames, so that what moves goes on moving.

/** Calls back when the page as it is now has been painted, and so often again; the answer calls it off. */
export function painted(then: () => void, again = 0): () => void {
  let left = again + 1;
  let frame = requestAnimationFrame(function wait() {
    if (left-- > 0) frame = requestAnimationFrame(wait);
    else then();
  });
  return () => cancelAnimationFrame(frame);
}

/** Whether `page` has been painted (and so often again) since it last changed; for use in components. */
export function staged(page: () => unknown, again = 0): { readonly ready: boolean } {
  let drawn = $state.raw<unknown>(staged);
  $effect(() => {
    const now = page();
    return painted(() => (drawn = now), again);
  });
  return {
    get ready() {
      return drawn === page();
    },
  };
}
