// Who is signed in here. Nobody needs an account: it collects the links of one's tables over devices.
import { ask, Refused, signWith, type Call } from "$lib/api/client";
import { everything, forgetKeys, keysOf, knownTables } from "$lib/api/tokens";
import type { Me } from "$lib/api/types";
import { prefer, preferences } from "$lib/settings.svelte";

const PLACE = "bigshoulders.account"; // a name is here while this browser has a session
const AT_ONCE = 64; // links the server reads from one request

let me = $state.raw<Me | null>(null);
let known = $state(!localStorage.getItem(PLACE));
let recalled: Promise<void> = Promise.resolve();

/** The account that is signed in here. */
export function account(): Me | null {
  return me;
}

/** Whether it is known yet if somebody is signed in. */
export function accountKnown(): boolean {
  return known;
}

function become(found: Me | null): void {
  me = found;
  known = true;
  signWith(Promise.resolve(found?.csrf ?? ""));
  if (found) localStorage.setItem(PLACE, found.name);
  else localStorage.removeItem(PLACE);
}

/** Asks who is signed in, where somebody was; other browsers ask nothing. */
async function recall(): Promise<void> {
  if (!localStorage.getItem(PLACE)) return become(null);
  try {
    become(await ask<Me>("/api/me"));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.status === 401) become(null);
    else known = true; // the server is away: the session may still be good
  }
}

/** Remembers the account at the start; another window that signs in or out is heard. */
export function startAccount(): void {
  recalled = recall();
  signWith(recalled.then(() => me?.csrf ?? ""));
  addEventListener("storage", (event) => {
    if (event.key === PLACE && event.newValue !== (me?.name ?? null)) void recall();
  });
}

/** A call of the account's own; a session that has ended elsewhere is noticed. */
export async function askAccount<T>(path: string, call: Call = {}): Promise<T> {
  try {
    return await ask<T>(path, call);
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === "sign_in") become(null);
    throw error;
  }
}

/** Signs up or in; the tables of this browser are then the account's as well. How many those are. */
export async function enter(name: string, password: string, isNew: boolean): Promise<number> {
  const path = isNew ? "/api/people" : "/api/session";
  const found = await ask<Me>(path, { method: "POST", body: { name, password } });
  become(found);
  if (!preferences().name) prefer({ name: found.name });
  await keepLinks();
  return knownTables().length;
}

/** Gives the links of this browser, or those of one table, to the account. */
export async function keepLinks(tables = knownTables()): Promise<void> {
  await recalled;
  if (!me) return;
  const links = tables.map((table) => everything(keysOf(table))).filter(Boolean);
  const each = links.join(", ").split(", ").filter(Boolean);
  for (let i = 0; i < each.length; i += AT_ONCE)
    await askAccount("/api/me/links", {
      method: "POST",
      auth: each.slice(i, i + AT_ONCE).join(", "),
    });
}

/** Ends the session here; `forget` leaves no link in this browser either. */
export async function leave(forget: boolean): Promise<void> {
  if (forget) await keepLinks();
  try {
    await ask("/api/session", { method: "DELETE" });
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== "sign_in") throw error;
  }
  become(null);
  if (forget) knownTables().forEach(forgetKeys);
}

/** Every other session ends with the old password. */
export async function changePassword(old: string, wanted: string): Promise<void> {
  become(await askAccount<Me>("/api/me/password", { method: "PUT", body: { old, new: wanted } }));
}

/** The account and what was said at its seats are gone; the links to these seats are void. */
export async function deleteAccount(): Promise<void> {
  await askAccount("/api/me", { method: "DELETE" });
  become(null);
  for (const table of knownTables()) if (Object.keys(keysOf(table).seats).length) forgetKeys(table);
}
