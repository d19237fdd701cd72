// Large pages are drawn in two frames, so that what moves goes on moving.

/** Whether a frame has passed since `page` last changed; to be called while a component is made. */
export function staged(page: () => unknown): { readonly ready: boolean } {
  let drawn = $state.raw<unknown>(staged);
  $effect(() => {
    const now = page();
    const frame = requestAnimationFrame(() => (drawn = now));
    return () => cancelAnimationFrame(frame);
  });
  return {
    get ready() {
      return drawn === page();
    },
  };
}
