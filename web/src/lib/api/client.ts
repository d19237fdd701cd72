// Requests to the server, typed as described in docs/build/api.md.
import { currentLanguage, t } from "$lib/i18n/i18n.svelte";
import { backoff } from "./socket";
import { arranging, everything, everywhere, keysOf, playing } from "./tokens";
import type { Arranging, SeatKind } from "./types.gen";
import type {
  BotMove,
  ChatLine,
  CreatedTable,
  DailyBoards,
  Do,
  Entry,
  Explanation,
  Snapshot,
  GameOffer,
  Hint,
  Json,
  Language,
  NewTable,
  PersonHistory,
  Preview,
  Refusal,
  ReviewInfo,
  Sandbox,
  SandboxLine,
  Since,
  TableInfo,
  Times,
  Why,
} from "./types";

/** The server refused, with the reason; `status` 0 means that no answer came. */
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
  /** The server makes a change with the same key only once, however often it is sent. */
  key?: string;
  body?: unknown;
  query?: Record<string, string | number | undefined>;
  /** How long to wait for the answer, in milliseconds. */
  patience?: number;
}

const PATIENCE = 30_000;
const SHORT_PATIENCE = 10_000; // for a move, which is sent again, and for its preview
const LONG_PATIENCE = 120_000; // for bots that think, and logs that are replayed

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
  if (call.key) headers["Idempotency-Key"] = call.key;
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
      signal: AbortSignal.timeout(call.patience ?? PATIENCE),
    });
  } catch (error) {
    throw noAnswer(error, call);
  }
}

/** No connection, or no answer in time. */
function noAnswer(error: unknown, { patience = PATIENCE }: Call): Refused {
  const late = error instanceof DOMException && error.name === "TimeoutError";
  const text = late ? t("web-no-answer", { seconds: patience / 1000 }) : t("web-unreachable");
  return new Refused(0, { code: late ? "no-answer" : "unreachable", text });
}

/** Silence, a proxy's words about it, and an outcome that the server itself doesn't know. */
const DOUBTFUL = ["no-answer", "unreachable", "http-502", "http-504", "unknown"];

/** Whether the server answered; if not, a change may have been made nevertheless. */
export const isAnswer = ({ code }: Refusal): boolean => !DOUBTFUL.includes(code);

export async function ask<T>(path: string, call: Call = {}): Promise<T> {
  const reply = await answer(path, call);
  const said: unknown = await reply.json().catch((error: unknown) => {
    if (error instanceof DOMException) throw noAnswer(error, call);
    return null; // not ours: an answer of a proxy
  });
  if (reply.ok) return said as T;
  const isOurs = reply.status !== 502 && reply.status !== 504; // whatever the proxy adds to them
  const words = isOurs ? (said as Refusal | null) : null;
  throw new Refused(reply.status, { ...wordless(reply.status), ...words });
}

/** A refusal that came without a reason, from something between this page and the server. */
function wordless(status: number): Refusal {
  const code = `http-${status}`;
  if (status === 429) return { code, text: t("web-too-many") };
  return { code, text: status >= 500 ? t("web-trouble", { status }) : t("web-refused", { code }) };
}

const ATTEMPTS = 4;

/**
 * Sends a change until its outcome is known: if the answer is lost or the server itself doesn't
 * know, it sends the same change again with the same key.
 */
async function askSurely<T>(path: string, call: Call): Promise<T> {
  const key = newKey();
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask<T>(path, { patience: SHORT_PATIENCE, ...call, key });
    } catch (error) {
      if (!(error instanceof Refused) || isAnswer(error.refusal) || attempt === ATTEMPTS)
        throw error;
      await new Promise((resolve) => setTimeout(resolve, backoff(attempt)));
    }
  }
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const at = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;
const play = (table: string) => playing(keysOf(table));
const arrange = (table: string) => arranging(keysOf(table));
const hold = (table: string) => everything(keysOf(table));

export interface StateQuery {
  lang: Language;
  at?: number;
  seat?: number;
  previews?: 0 | 1;
}

export const TABLES = 100; // the largest pages the server sends
export const HISTORY = 50;
const ENTRIES = 500;
export const CHAT_LINES = 200;

/** Fetches pages until one isn't full, or there are enough. */
export async function pages<T>(
  most: number,
  size: number,
  page: (offset: number, limit: number) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = [];
  while (found.length < most) {
    const next = await page(found.length, size);
    found.push(...next);
    if (next.length < size) break;
  }
  return found;
}

export const api = {
  createTable: (wish: NewTable) => ask<CreatedTable>("/api/tables", { method: "POST", body: wish }),
  games: () => ask<GameOffer[]>("/api/games"),
  myTables: (awaiting = false, most = Infinity) =>
    pages<TableInfo>(most, TABLES, (offset, limit) =>
      ask("/api/me/tables", {
        auth: everywhere(),
        query: { offset, limit, ...(awaiting ? { awaiting: "true" } : {}) },
      }),
    ),
  lobby: (most = TABLES) =>
    pages<TableInfo>(most, TABLES, (offset, limit) =>
      ask("/api/tables", { query: { offset, limit } }),
    ),
  history: (offset: number) =>
    ask<PersonHistory>("/api/me/history", { query: { offset, limit: HISTORY } }),
  daily: (game: string, day: string) =>
    ask<DailyBoards>(`/api/daily/${game}/${day}`, { auth: everywhere() }),
  table: (table: string, auth = everything(keysOf(table))) => ask<TableInfo>(at(table), { auth }),
  join: (table: string, seat: number, body: { name: string; entropy?: string }, auth = "") =>
    ask<{ seat: number; token: string | null }>(at(table, `/seats/${seat}/join`), {
      method: "POST",
      auth,
      body,
    }),
  start: (table: string, bot: string) =>
    ask<TableInfo>(at(table, "/start"), { method: "POST", auth: arrange(table), body: { bot } }),
  importLog: (log: string) =>
    ask<CreatedTable>("/api/tables/import", {
      method: "POST",
      body: { log },
      patience: LONG_PATIENCE,
    }),
  exportLog: async (table: string): Promise<Blob> => {
    const reply = await answer(at(table, "/export"), { auth: hold(table) });
    if (reply.ok) return reply.blob();
    const said = (await reply.json().catch(() => null)) as Refusal | null;
    throw new Refused(reply.status, { ...wordless(reply.status), ...said });
  },
  changeOptions: (table: string, body: Arranging) =>
    ask<TableInfo>(at(table, "/options"), { method: "PUT", auth: hold(table), body }),
  changeSeat: (table: string, seat: number, body: SeatKind) =>
    ask<TableInfo>(at(table, `/seats/${seat}`), { method: "PUT", auth: hold(table), body }),
  seatLink: (table: string, seat: number) =>
    ask<{ token: string; link: string }>(at(table, `/seats/${seat}/link`), {
      method: "POST",
      auth: hold(table),
      body: {},
    }),
  renewLinks: (table: string, body: { owner?: boolean; watch?: boolean }) =>
    ask<{ owner: string | null; watch: string | null }>(at(table, "/links"), {
      method: "POST",
      auth: arrange(table),
      body,
    }),
  seatBot: (table: string, seat: number, bot: string | null) =>
    ask<Json>(at(table, `/seats/${seat}/bot`), {
      method: "POST",
      auth: hold(table),
      body: { bot },
    }),
  voteStandIn: (table: string, seat: number, agree: boolean) =>
    ask<Json>(at(table, `/seats/${seat}/vote`), {
      method: "POST",
      auth: play(table),
      body: { agree },
    }),
  rematch: (table: string, sameLuck: boolean) =>
    ask<CreatedTable>(at(table, "/rematch"), {
      method: "POST",
      auth: hold(table),
      query: sameLuck ? { same_luck: "true" } : {},
      body: {},
    }),
  resign: (table: string) =>
    ask<Json>(at(table, "/resign"), { method: "POST", auth: play(table), body: {} }),
  abandon: (table: string, agree = true) =>
    ask<Json>(at(table, "/abandon"), { method: "POST", auth: play(table), body: { agree } }),
  proposeTimes: (table: string, body: Times) =>
    ask<{ carried: boolean }>(at(table, "/times"), { method: "PUT", auth: play(table), body }),
  voteTimes: (table: string, agree: boolean) =>
    ask<Json>(at(table, "/times/vote"), { method: "POST", auth: play(table), body: { agree } }),
  chat: (table: string, before?: number) =>
    ask<ChatLine[]>(at(table, "/chat"), {
      auth: play(table),
      query: before === undefined ? {} : { before },
    }),
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
    askSurely<{ seq: number }>(at(table, "/moves"), {
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
      patience: SHORT_PATIENCE,
    }),
  undo: (table: string, body: { after: number; to?: number; seat?: number }) =>
    askSurely<{ seq: number }>(at(table, "/undo"), { method: "POST", auth: play(table), body }),
  voteUndo: (table: string, agree: boolean) =>
    ask<Json>(at(table, "/undo/vote"), { method: "POST", auth: play(table), body: { agree } }),
  log: (table: string, since: number, lang: Language) =>
    pages<Entry>(Infinity, ENTRIES, (offset, limit) =>
      ask(at(table, "/log"), { auth: play(table), query: { since: since + offset, lang, limit } }),
    ),
  /** The changes after one entry, up to another. */
  since: <D>(table: string, seq: number, last: number, seat: number) =>
    ask<Since<D>>(at(table, "/since"), { auth: play(table), query: { seq, at: last, seat } }),
  chapter: <T>(table: string, number: number) =>
    ask<T>(at(table, `/chapters/${number}`), { auth: play(table) }),
  ending: <T>(table: string, seat: number | null) =>
    ask<T>(at(table, "/ending"), { auth: play(table), query: seat === null ? {} : { seat } }),
  hint: (table: string, lang: Language, seat?: number) =>
    ask<Hint>(at(table, "/hint"), {
      method: "POST",
      auth: play(table),
      body: { seat },
      query: { lang },
      patience: LONG_PATIENCE,
    }),
  review: (table: string) => ask<ReviewInfo>(at(table, "/review"), { auth: play(table) }),
  startReview: (table: string) =>
    ask<Json>(at(table, "/review"), { method: "POST", auth: play(table), body: {} }),
  sandbox: (table: string, line: SandboxLine) =>
    ask<Sandbox>(at(table, "/sandbox"), { method: "POST", auth: play(table), body: line }),
  sandboxBot: (table: string, line: SandboxLine) =>
    ask<BotMove>(at(table, "/sandbox/bot"), { method: "POST", auth: play(table), body: line }),
  sandboxWhy: (table: string, body: SandboxLine & { do: Do; seat: number }) =>
    ask<Why>(at(table, "/sandbox/why"), { method: "POST", auth: play(table), body }),
  sandboxPreview: (table: string, body: SandboxLine & { do: Do; seat: number }) =>
    ask<Preview>(at(table, "/sandbox/preview"), { method: "POST", auth: play(table), body }),
  explain: (table: string, seq: number, lang: Language) =>
    ask<Explanation>(at(table, "/why"), {
      auth: play(table),
      query: { seq, lang },
      patience: LONG_PATIENCE,
    }),
};
