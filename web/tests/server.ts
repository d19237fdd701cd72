// The surroundings of the client in tests: a server with one table, and the page's globals.
import { vi } from "vitest";
import type { Choice, Do, Entry, Snapshot, TableInfo } from "../src/lib/api/types";
import "./storage";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("location", { protocol: "http:", host: "games.example", pathname: "/", hash: "" });
vi.stubGlobal("window", { addEventListener: vi.fn(), removeEventListener: vi.fn() });

/** The server's end of a live connection. */
class Line {
  static readonly OPEN = 1;
  readyState = Line.OPEN;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    lines.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }
}
vi.stubGlobal("WebSocket", Line);

const lines: Line[] = [];

/** Sends messages from the server over the live connection. */
export function tell(...messages: object[]): void {
  lines.at(-1)?.onmessage?.({ data: messages.map((one) => JSON.stringify(one)).join("\n") });
}

export interface Request {
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** All requests since the last `serve`, in order. */
export const requests: Request[] = [];
type Reply = (request: Request) => unknown;
let replies: Record<string, Reply> = {};

/** An error response: its HTTP status and what is wrong. */
export class Fault {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {}
}

vi.stubGlobal("fetch", async (address: string, wish: RequestInit) => {
  const [path = "", words] = address.split("?");
  const query = new URLSearchParams(words);
  const body = JSON.parse(String(wish.body ?? "{}")) as Request["body"];
  const request = { path, query, body };
  requests.push(request);
  const what = path.replace(/^\/api\/tables\/[^/]+\/?/, "") || "table";
  const answer = await replies[what]?.(request);
  if (answer === undefined) throw new Error(`the test has no answer to ${path}`);
  return answer instanceof Fault
    ? new Response(JSON.stringify({ code: answer.code, text: answer.code }), {
        status: answer.status,
      })
    : new Response(JSON.stringify(answer), { status: 200 });
});

/** Waits until every request is answered. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** The moves sent so far. */
export const moves = () =>
  requests.filter(({ path }) => path.endsWith("/moves")).map(({ body }) => body["do"]);

export const choice = (n: number, move: Do): Choice => ({ n, do: move, text: `choice ${n}` });

export function snapshot(seq: number, choices: Do[] = [], more: Partial<Snapshot> = {}): Snapshot {
  return {
    seq,
    seat: 0,
    status: "running",
    awaited: choices.length ? [0] : [],
    decision: "What now?",
    choices: choices.map((move, n) => choice(n, move)),
    undo: false,
    undo_to: null,
    view: {},
    sheet: {},
    ...more,
  } as Snapshot;
}

export const entry = (seq: number, text = `entry ${seq}`): Entry => ({
  seq,
  seat: 0,
  events: [],
  lines: [text],
  time: 0,
});

/** A running table with one player here; `more` adds or replaces responses. */
export function serve(first: Snapshot, log: Entry[] = [], more: Record<string, Reply> = {}): void {
  const table = {
    id: "k7",
    status: "running",
    seats: [{ seat: 0, name: "Ann" }],
    you: { seats: [0], owner: false, watch: false },
    votes: [],
  } as unknown as TableInfo;
  requests.length = 0;
  replies = {
    table: () => table,
    state: () => first,
    log: () => log,
    chat: () => [],
    preview: ({ body }) => ({ events: [], lines: [`would ${(body["do"] as Do).do}`] }),
    ...more,
  };
}
