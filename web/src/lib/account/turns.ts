// Your turn: a browser notification if the page is in the background, otherwise a notice on the
// page.
import { api, Refused } from "$lib/api/client";
import { everywhere } from "$lib/api/tokens";
import type { TableInfo } from "$lib/api/types";
import { t } from "$lib/i18n/i18n.svelte";
import { go, here } from "$lib/router.svelte";
import { prefer, preferences } from "$lib/settings.svelte";
import { gameName } from "$lib/names";
import { ring } from "$lib/turn";
import { notify } from "$lib/ui/toasts.svelte";
import { account } from "./account.svelte";

const EVERY = 20_000;

export type Permission = NotificationPermission | "missing";

export function permission(): Permission {
  return "Notification" in window ? Notification.permission : "missing";
}

/** Asks the browser for permission, only after a click on the switch. */
export async function wantNotifications(wanted: boolean): Promise<Permission> {
  const now = permission();
  const answer = wanted && now === "default" ? await Notification.requestPermission() : now;
  prefer({ notify: wanted && answer === "granted" });
  return answer;
}

/** Shows a notification; false if the browser shows none after all. */
export async function show(title: string, text: string, table?: string): Promise<boolean> {
  const path = table ? `/t/${table}` : "/settings/notifications";
  const wish = { body: text, tag: table ?? "test", icon: "/favicon.svg", data: path };
  try {
    const shown = new Notification(title, wish);
    shown.onclick = () => {
      window.focus();
      go(path);
      shown.close();
    };
    return true;
  } catch {
    return showByWorker(title, wish);
  }
}

/** Phones only show notifications that come from a service worker. */
async function showByWorker(title: string, wish: NotificationOptions): Promise<boolean> {
  try {
    await navigator.serviceWorker.register("/notices.js");
    await (await navigator.serviceWorker.ready).showNotification(title, wish);
    return true;
  } catch {
    return false; // no service worker either, or no secure connection
  }
}

/**
 * Follows links from service worker notifications. It listens from the start, or early ones would
 * be lost.
 */
export function followNotifications(): void {
  if ("serviceWorker" in navigator)
    navigator.serviceWorker.onmessage = (event: MessageEvent<{ go: string }>) => go(event.data.go);
}

/** Waiting tables already announced: each turn is announced once. */
const told = new Set<string>();

export function forgetTold(table: string): void {
  told.delete(table);
}

/** Announces that it's the player's turn at a table; in silence if it was when they came. */
export function announce(table: Pick<TableInfo, "id" | "title" | "game">, came = false): void {
  if (told.has(table.id)) return;
  told.add(table.id);
  if (!came) ring();
  const text = t("web-notice-turn", { title: table.title || gameName(table.game) });
  const looks = !document.hidden;
  const isThere = here().parts[0] === "t" && here().parts[1] === table.id;
  if (looks && isThere) return;
  if (looks) {
    const action = { text: t("web-notice-go"), run: () => go(`/t/${table.id}`) };
    notify(text, { action });
  } else if (preferences().notify && permission() === "granted")
    void show(t("web-your-turn"), text, table.id);
}

async function look(isFirst: boolean): Promise<void> {
  if (!preferences().notify || (!everywhere() && !account())) return;
  try {
    const waiting = await api.myTables(true);
    const ids = new Set(waiting.map((table) => table.id));
    for (const table of told) if (!ids.has(table)) told.delete(table);
    for (const table of waiting)
      if (isFirst) told.add(table.id);
      else announce(table);
  } catch (error) {
    if (!(error instanceof Refused)) throw error; // the server is unreachable: retry later
  }
}

/** Watches all tables of this browser and its account while the page is open. */
export function watchTurns(): () => void {
  void look(true);
  const timer = setInterval(() => void look(false), EVERY);
  return () => clearInterval(timer);
}
