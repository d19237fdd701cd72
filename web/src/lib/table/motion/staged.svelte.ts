// Draws large pages over several frames, so that animations keep running.

/**
 * Calls back once the current page has been painted, plus `again` more frames. Returns a function
 * that cancels.
 */
export function painted(then: () => void, again = 0): () => void {
  let left = again + 1;
  let frame = requestAnimationFrame(function wait() {
    if (left-- > 0) frame = requestAnimationFrame(wait);
    else then();
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Whether `page` has been painted (plus `again` more frames) since it last changed; for components.
 */
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
