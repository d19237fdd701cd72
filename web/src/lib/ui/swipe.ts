// A swipe down with a finger, for sheets at the bottom of the screen.

const FAR = 56; // pixels after which a sheet is let go

/** Whether a movement is a swipe down that lets a sheet go. */
export const isFar = (from: number, to: number) => to - from >= FAR;

/**
 * An attachment for the handle of a sheet, its first child: the sheet follows the finger down, and
 * `gone` is called when it has gone far enough.
 */
export function swipeDown(gone: () => void) {
  return (handle: HTMLElement) => {
    const sheet = handle.parentElement;
    let from: number | null = null;
    const down = (event: PointerEvent) => {
      if ((event.target as HTMLElement).closest("button, a")) return;
      from = event.clientY;
      handle.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (from !== null && sheet)
        sheet.style.translate = `0 ${Math.max(0, event.clientY - from)}px`;
    };
    const up = (event: PointerEvent) => {
      if (from === null) return;
      const isGone = event.type === "pointerup" && isFar(from, event.clientY);
      from = null;
      if (sheet) sheet.style.translate = "";
      if (isGone) gone();
    };
    const kinds = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
    for (const [kind, listener] of Object.entries(kinds))
      handle.addEventListener(kind, listener as EventListener);
    return () => {
      for (const [kind, listener] of Object.entries(kinds))
        handle.removeEventListener(kind, listener as EventListener);
    };
  };
}
