// Short notices at the bottom of the page.

export interface Notice {
  id: number;
  text: string;
  kind: "info" | "error";
  action?: { text: string; run: () => void };
  /** Stays until it is answered or dismissed. */
  stays?: boolean;
}

let next = 1;
let notices = $state.raw<Notice[]>([]);

export function shownNotices(): Notice[] {
  return notices;
}

export function dismiss(id: number): void {
  notices = notices.filter((notice) => notice.id !== id);
}

/** Shows a notice for a few seconds; an error stays until it is dismissed. */
export function notify(text: string, more: Partial<Omit<Notice, "id" | "text">> = {}): void {
  const notice: Notice = { id: next++, text, kind: "info", ...more };
  notices = [...notices.slice(-2), notice];
  if (notice.kind === "info" && !notice.stays) setTimeout(() => dismiss(notice.id), 6000);
}
