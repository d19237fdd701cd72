// Short notices at the bottom of the page.

export interface Notice {
  id: number;
  text: string;
  kind: "info" | "error";
  action?: { text: string; run: () => void };
  /** Stays until it is answered or dismissed; other notices pass after a few seconds. */
  stays: boolean;
}

let next = 1;
let notices = $state.raw<Notice[]>([]);

export function shownNotices(): Notice[] {
  return notices;
}

export function dismiss(id: number): void {
  notices = notices.filter((notice) => notice.id !== id);
}

/**
 * Shows a notice, once, however often it is repeated, and returns its number. Errors stay unless the
 * caller says otherwise.
 */
export function notify(text: string, more: Partial<Omit<Notice, "id" | "text">> = {}): number {
  const { kind = "info", stays = kind === "error" } = more;
  const notice: Notice = { id: next++, text, ...more, kind, stays };
  notices = [...notices.filter((known) => known.text !== text).slice(-2), notice];
  if (!stays) setTimeout(() => dismiss(notice.id), 6000);
  return notice.id;
}
