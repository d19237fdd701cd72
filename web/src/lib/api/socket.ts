// The live connection to a table. It resumes after the last entry it has seen and reconnects by
// itself.
import type { ChatLine, Entry, Snapshot, Json, JsonObject, Language, Refusal } from "./types";

export type Connection = "connecting" | "live" | "waiting" | "closed";
export type Message =
  | ({ type: "entry" } & Entry)
  | ({ type: "snapshot" } & Snapshot)
  | ({ type: "ack"; id: number } & JsonObject)
  | ({ type: "chat" } & ChatLine)
  | ({ type: "error" } & Refusal)
  | ({ type: "presence" } & Presence)
  | ({ type: "clock" } & ClockRanOut)
  | ({ type: "table" | "vote" | "bot_fault" | "chat_deleted" } & JsonObject);

/** The seats with a connection, and how many connections watch. */
export interface Presence {
  connected: number[];
  watching: number;
}

/** A clock that ran out. */
export interface ClockRanOut {
  seat: number;
  left: number;
}

export interface SocketWishes {
  table: string;
  auth: () => string;
  since: () => number;
  lang: () => Language;
  hear: (message: Message) => void;
  /** The server denies this browser access to the table; retrying is pointless. */
  refused: () => void;
  /** `retryAt` is the time of the next attempt, in milliseconds since 1970. */
  connection: (state: Connection, retryAt: number | null) => void;
}

const PING_EVERY = 20_000;
const DEAD_AFTER = 45_000;
const REFUSED = [4403, 4404]; // no access to this table, or no such table

/** The delay before attempt n (from 1): doubling from half a second to 15 seconds. */
export function backoff(attempt: number): number {
  return Math.min(15_000, 500 * 2 ** Math.max(0, attempt - 1));
}

export class LiveSocket {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private ended = false;
  private readonly retryNow = () => this.retry();

  constructor(private readonly wishes: SocketWishes) {
    window.addEventListener("online", this.retryNow);
    this.open();
  }

  send(message: Json): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Retries now instead of waiting for the next attempt. */
  retry(): void {
    if (this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.ended = true;
    window.removeEventListener("online", this.retryNow);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
    this.wishes.connection("closed", null);
  }

  private open(): void {
    const { table, auth, since, lang, hear, connection } = this.wishes;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(table)}/live`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    connection("connecting", null);
    socket.onopen = () => {
      const hello = { auth: auth(), since: since(), lang: lang(), text: true, view: true };
      socket.send(JSON.stringify({ hello }));
      this.beat();
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      if (this.attempt || this.firstWord) {
        this.firstWord = false;
        this.attempt = 0;
        connection("live", null);
      }
      for (const line of String(event.data).split("\n")) hear(JSON.parse(line) as Message);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
    this.firstWord = true;
  }

  private firstWord = true;

  /** Closes a connection that no longer answers, which starts the reconnection. */
  private beat(): void {
    this.heard = Date.now();
    clearInterval(this.pulse);
    this.pulse = setInterval(() => {
      if (Date.now() - this.heard > DEAD_AFTER) this.socket?.close();
      else this.send({ ping: 1 });
    }, PING_EVERY);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.pulse);
    if (this.ended) return;
    if (REFUSED.includes(code)) {
      this.close();
      this.wishes.refused();
      return;
    }
    this.attempt += 1;
    const wait = backoff(this.attempt);
    this.wishes.connection("waiting", Date.now() + wait);
    this.timer = setTimeout(() => this.open(), wait);
  }
}
