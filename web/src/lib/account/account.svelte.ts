// The signed-in account. Nobody needs one: it collects a person's table links across devices.
import { ask, Refused, signWith, type Call } from "$lib/api/client";
import { everything, forgetKeys, keysOf, knownTables } from "$lib/api/tokens";
import type { Me } from "$lib/api/types";
import { prefer, preferences } from "$lib/settings.svelte";

const PLACE = "bigshoulders.account"; // holds a name while this browser has a session
const AT_ONCE = 64; // links the server accepts in one request

let me = $state.raw<Me | null>(null);
let known = $state(!localStorage.getItem(PLACE));
let recalled: Promise<void> = Promise.resolve();

/** The account signed in on this browser. */
export function account(): Me | null {
  return me;
}

/** Whether the client has found out yet if someone is signed in. */
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

/** Asks the server who is signed in, if someone was; other browsers ask nothing. */
async function recall(): Promise<void> {
  if (!localStorage.getItem(PLACE)) return become(null);
  try {
    become(await ask<Me>("/api/me"));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.status === 401) become(null);
    else known = true; // the server is unreachable: the session may still be valid
  }
}

/** Restores the account at startup and follows sign-ins and sign-outs in other windows. */
export function startAccount(): void {
  recalled = recall();
  signWith(recalled.then(() => me?.csrf ?? ""));
  addEventListener("storage", (event) => {
    if (event.key === PLACE && event.newValue !== (me?.name ?? null)) void recall();
  });
}

/** Makes a request as the account and notices when the session has ended elsewhere. */
export async function askAccount<T>(path: string, call: Call = {}): Promise<T> {
  try {
    return await ask<T>(path, call);
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === "sign_in") become(null);
    throw error;
  }
}

/** Signs up or in, adds this browser's tables to the account, and returns how many there were. */
export async function enter(
  name: string,
  password: string,
  isNew: boolean,
  code = "",
): Promise<number> {
  const path = isNew ? "/api/people" : "/api/session";
  const body = isNew || !code ? { name, password } : { name, password, code };
  return welcome(await ask<Me>(path, { method: "POST", body }));
}

/** Sets a new password with a recovery code and signs in. */
export async function recover(body: {
  name: string;
  code: string;
  password: string;
  factor: string;
}): Promise<number> {
  return welcome(await ask<Me>("/api/recovery", { method: "POST", body }));
}

async function welcome(found: Me): Promise<number> {
  become(found);
  if (!preferences().name) prefer({ name: found.name });
  await keepLinks();
  return knownTables().length;
}

/** Adds this browser's links, or those of one table, to the account. */
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

/** Ends the session here; `forget` also removes every link from this browser. */
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

/** Changes the password, which ends every other session. */
export async function changePassword(old: string, wanted: string): Promise<void> {
  become(await askAccount<Me>("/api/me/password", { method: "PUT", body: { old, new: wanted } }));
}

/** Deletes the account and the messages from its seats; its seat links stop working. */
export async function deleteAccount(): Promise<void> {
  await askAccount("/api/me", { method: "DELETE" });
  become(null);
  for (const table of knownTables()) if (Object.keys(keysOf(table).seats).length) forgetKeys(table);
}
