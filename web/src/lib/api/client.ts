// Requests to the server, typed as described in docs/build/api.md.
import { currentLanguage } from "$lib/i18n/i18n.svelte";
import { arranging, everything, everywhere, keysOf, playing } from "./tokens";
import type {
  ChatLine,
  CreatedTable,
  Do,
  Entry,
  Explanation,
  Snapshot,
  GameOffer,
  Hint,
  Json,
  JsonObject,
  Language,
  NewTable,
  Preview,
  Refusal,
  TableInfo,
  Why,
} from "./types";

/** The server refused, with the reason; `status` 0 means it couldn't be reached. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.text || refusal.code);
  }
}

export interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  auth?: string;
  /** Leaves out the signed-in account, so that only the links grant access. */
  alone?: boolean;
  body?: unknown;
  query?: Record<string, string | number | undefined>;
}

/** The token the server requires, besides the session cookie, for every change. */
let csrf: Promise<string> = Promise.resolve("");

export function signWith(word: Promise<string>): void {
  csrf = word;
}

async function answer(path: string, call: Call): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (call.auth) headers["Authorization"] = call.auth;
  if (call.body !== undefined) headers["Content-Type"] = "application/json";
  const signature = call.method && call.method !== "GET" && !call.alone ? await csrf : "";
  if (signature) headers["x-csrf-token"] = signature;
  const query = new URLSearchParams({ lang: currentLanguage() });
  for (const [key, value] of Object.entries(call.query ?? {}))
    if (value !== undefined) query.set(key, String(value));
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  const credentials = call.alone ? "omit" : "same-origin";
  try {
    return await fetch(`${path}?${query}`, {
      method: call.method ?? "GET",
      headers,
      body,
      credentials,
    });
  } catch {
    throw new Refused(0, { code: "unreachable", text: "" });
  }
}

export async function ask<T>(path: string, call: Call = {}): Promise<T> {
  const reply = await answer(path, call);
  const said: unknown = await reply.json().catch(() => null);
  if (reply.ok) return said as T;
  const fallback: Refusal = { code: `http-${reply.status}`, text: "" };
  throw new Refused(reply.status, { ...fallback, ...(said as Partial<Refusal> | null) });
}

const at = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;
const play = (table: string) => playing(keysOf(table));
const arrange = (table: string) => arranging(keysOf(table));

export interface StateQuery {
  lang: Language;
  at?: number;
  seat?: number;
  previews?: 0 | 1;
}

export const api = {
  createTable: (wish: NewTable) => ask<CreatedTable>("/api/tables", { method: "POST", body: wish }),
  games: () => ask<GameOffer[]>("/api/games"),
  myTables: (awaiting = false) =>
    ask<TableInfo[]>("/api/me/tables", {
      auth: everywhere(),
      query: awaiting ? { awaiting: "true" } : {},
    }),
  lobby: () => ask<TableInfo[]>("/api/tables"),
  table: (table: string, auth = everything(keysOf(table))) => ask<TableInfo>(at(table), { auth }),
  join: (table: string, seat: number, body: { name: string; entropy?: string }, auth = "") =>
    ask<{ seat: number; token: string | null }>(at(table, `/seats/${seat}/join`), {
      method: "POST",
      auth,
      body,
    }),
  start: (table: string, bot: string) =>
    ask<TableInfo>(at(table, "/start"), { method: "POST", auth: arrange(table), body: { bot } }),
  seatLink: (table: string, seat: number) =>
    ask<{ token: string; link: string }>(at(table, `/seats/${seat}/link`), {
      method: "POST",
      auth: arrange(table),
      body: {},
    }),
  seatBot: (table: string, seat: number, bot: string | null) =>
    ask<Json>(at(table, `/seats/${seat}/bot`), {
      method: "POST",
      auth: arrange(table),
      body: { bot },
    }),
  rematch: (table: string) =>
    ask<CreatedTable>(at(table, "/rematch"), { method: "POST", auth: arrange(table), body: {} }),
  resign: (table: string) =>
    ask<Json>(at(table, "/resign"), { method: "POST", auth: play(table), body: {} }),
  abandon: (table: string, agree = true) =>
    ask<Json>(at(table, "/abandon"), { method: "POST", auth: play(table), body: { agree } }),
  chat: (table: string) => ask<ChatLine[]>(at(table, "/chat"), { auth: play(table) }),
  say: (table: string, text: string, seat?: number) =>
    ask<Json>(at(table, "/chat"), { method: "POST", auth: play(table), body: { text, seat } }),
  notes: (table: string) => ask<{ text: string }>(at(table, "/notes"), { auth: play(table) }),
  keepNotes: (table: string, text: string) =>
    ask<Json>(at(table, "/notes"), { method: "PUT", auth: play(table), body: { text } }),
  state: (table: string, query: StateQuery) =>
    ask<Snapshot>(at(table, "/state"), { auth: play(table), query: { ...query } }),
  move: (
    table: string,
    body: { after: number; do?: Do; dos?: Do[]; seat?: number },
    lang: Language,
  ) =>
    ask<{ seq: number }>(at(table, "/moves"), {
      method: "POST",
      auth: play(table),
      body,
      query: { lang },
    }),
  why: (table: string, body: { do: Do; seat?: number }, lang: Language) =>
    ask<Why>(at(table, "/why"), { method: "POST", auth: play(table), body, query: { lang } }),
  preview: (table: string, body: { do: Do; seat?: number }, lang: Language) =>
    ask<Preview>(at(table, "/preview"), {
      method: "POST",
      auth: play(table),
      body,
      query: { lang },
    }),
  undo: (table: string, body: { after: number; to?: number; seat?: number }) =>
    ask<{ seq: number }>(at(table, "/undo"), { method: "POST", auth: play(table), body }),
  voteUndo: (table: string, agree: boolean) =>
    ask<Json>(at(table, "/undo/vote"), { method: "POST", auth: play(table), body: { agree } }),
  log: (table: string, since: number, lang: Language) =>
    ask<Entry[]>(at(table, "/log"), { auth: play(table), query: { since, lang } }),
  since: (table: string, seq: number, lang: Language) =>
    ask<JsonObject>(at(table, "/since"), { auth: play(table), query: { seq, lang } }),
  hint: (table: string, lang: Language, seat?: number) =>
    ask<Hint>(at(table, "/hint"), {
      method: "POST",
      auth: play(table),
      body: { seat },
      query: { lang },
    }),
  explain: (table: string, seq: number, lang: Language) =>
    ask<Explanation>(at(table, "/why"), { auth: play(table), query: { seq, lang } }),
};
