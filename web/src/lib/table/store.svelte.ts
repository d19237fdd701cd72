// One table as this browser sees it: the snapshot, the log, and the requests it can send. It knows
// no rules.
import { api, CHAT_LINES, Refused } from "$lib/api/client";
import {
  LiveSocket,
  backoff,
  type ClockRanOut,
  type Connection,
  type Message,
  type Presence,
} from "$lib/api/socket";
import { keysOf, playing } from "$lib/api/tokens";
import type {
  ChatLine,
  Do,
  Entry,
  Snapshot,
  Preview,
  Refusal,
  TableInfo,
  Vote,
  Why,
} from "$lib/api/types";
import { currentLanguage, t } from "$lib/i18n/i18n.svelte";
import { newest } from "$lib/newest";
import { notify } from "$lib/ui/toasts.svelte";
import { redoable } from "./panels/log";
import { Unread } from "./unread.svelte";

/**
 * Called for each entry as it happens, for animations; the next snapshot is always authoritative.
 */
export type EntryListener = (entry: Entry) => void;

export class TableStore {
  table = $state.raw<TableInfo | null>(null);
  /** A snapshot for every seat this browser plays; a spectator's only one is under -1. */
  snapshots = $state.raw<Record<number, Snapshot>>({});
  /** The seat being viewed; with several seats on one screen, the one to act. */
  seat = $state<number | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  chatIsWhole = $state(true);
  presence = $state.raw<Presence | null>(null);
  vote = $state.raw<Vote | null>(null);
  clock = $state.raw<ClockRanOut | null>(null);
  connection = $state<Connection>("connecting");
  retryAt = $state<number | null>(null);
  /** Whether the connection was lost and isn't back, also during an attempt to restore it. */
  isLost = $state(false);
  /** The snapshot that the last request answered; -1 if it was refused or changed nothing. */
  private underway = $state(-1);
  /** Why the last request was refused; cleared by the next snapshot or move. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why the table can't be shown at all. */
  failure = $state.raw<Refusal | null>(null);

  /** The seat that the page calls "you". */
  get reader(): number | null {
    return this.seat;
  }

  /** Whether moves are only tried out here: a sandbox has no chat, no clocks and no other players. */
  readonly isTrial: boolean = false;
  readonly snapshot = $derived<Snapshot | null>(this.snapshots[this.seat ?? -1] ?? null);
  readonly seq = $derived(this.snapshot?.seq ?? 0);
  /**
   * Whether a request is on its way or its result isn't shown yet. It ends with the next snapshot
   * or a refusal.
   */
  readonly pending: boolean = $derived(this.underway === this.seq);
  readonly mine = $derived(this.snapshot?.choices ?? []);
  readonly myTurn = $derived(
    this.snapshot !== null && this.seat !== null && this.snapshot.awaited.includes(this.seat),
  );

  readonly isOver = $derived(
    this.table?.status === "finished" || this.table?.status === "abandoned",
  );

  /** The seats this browser plays, as the server reads them from its credentials. */
  seats = $state.raw<number[]>([]);
  private socket: LiveSocket | null = null;
  private failures = 0;
  private reopening: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<EntryListener>();
  private readonly previews: Known<Preview> = new Map();
  private readonly reasons: Known<Why> = new Map();
  private readonly begin = newest();
  private readonly beginChat = newest();
  private isNewestChat = this.beginChat();

  readonly unread: Unread;

  constructor(readonly id: string) {
    this.unread = new Unread(this);
  }

  private learn(table: TableInfo): void {
    this.table = table;
    if (table.you.seats.length < this.seats.length) this.snapshots = {}; // a seat was taken back
    this.seats = table.you.seats;
    this.vote = table.votes[0] ?? null;
    if (this.seat === null || !this.seats.includes(this.seat)) this.seat = this.seats[0] ?? null;
  }

  /** Fetches the table and opens the live connection; called again after taking a seat. */
  async open(): Promise<void> {
    this.close();
    this.failure = null;
    try {
      this.learn(await api.table(this.id));
      await this.refresh();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 0 || error.status >= 500) this.openLater();
      else {
        this.failure = error.refusal;
        this.isLost = false;
      }
      return;
    }
    this.failures = 0;
    this.socket = new LiveSocket({
      table: this.id,
      auth: () => playing(keysOf(this.id)),
      since: () => this.head,
      lang: currentLanguage,
      hear: (message) => this.hear(message),
      refused: () => (this.failure = this.refusal ?? { code: "refused", text: "" }),
      connection: (state, retryAt) => {
        this.connection = state;
        this.retryAt = retryAt;
        if (state !== "connecting") this.isLost = state === "waiting";
        // The connection repeats missed entries, but nothing else: votes, seat changes, the chat.
        if (state === "live") void Promise.all([this.hearTable(), this.hearChatAgain()]);
      },
    });
  }

  /** Retries by itself while the server is unreachable, waiting longer each time. */
  private openLater(): void {
    this.failures += 1;
    const wait = backoff(this.failures);
    this.connection = "waiting";
    this.isLost = true;
    this.retryAt = Date.now() + wait;
    this.reopening = setTimeout(() => void this.open(), wait);
  }

  close(): void {
    clearTimeout(this.reopening);
    this.socket?.close();
    this.socket = null;
  }

  retry(): void {
    if (this.socket) return this.socket.retry();
    clearTimeout(this.reopening);
    this.retryAt = null;
    void this.open();
  }

  get head(): number {
    return this.entries.at(-1)?.seq ?? 0;
  }

  /** Fetches everything again: at the start, and when the language changes. */
  async refresh(): Promise<void> {
    const lang = currentLanguage();
    const isNewest = this.begin();
    this.forget();
    this.socket?.send({ lang });
    if (this.table?.status === "open") return this.readChat();
    const asked = this.seats.length ? this.seats : [null];
    const snapshots = await Promise.all(
      asked.map((seat) =>
        api.state(this.id, { lang, previews: 0, ...(seat === null ? {} : { seat }) }),
      ),
    );
    if (!isNewest()) return;
    snapshots.forEach((snapshot, i) => this.show(snapshot, asked[i] ?? -1));
    const [entries] = await Promise.all([api.log(this.id, 0, lang), this.readChat()]);
    if (!isNewest()) return;
    // The live connection may have been faster.
    const seen = entries.at(-1)?.seq ?? 0;
    this.entries = [...entries, ...this.entries.filter(({ seq }) => seq > seen)];
  }

  /** Fetches the chat. Lines heard meanwhile stay; others may have been deleted. */
  private async readChat(): Promise<void> {
    const isNewest = (this.isNewestChat = this.beginChat());
    const known = this.chat.at(-1)?.id ?? 0;
    const chat = await api.chat(this.id);
    if (!isNewest()) return;
    const seen = Math.max(known, chat.at(-1)?.id ?? 0);
    this.chat = [...chat, ...this.chat.filter(({ id }) => id > seen)];
    this.chatIsWhole = chat.length < CHAT_LINES;
  }

  /** Fetches the chat if it can; otherwise the next connection does. */
  private async hearChatAgain(): Promise<void> {
    try {
      await this.readChat();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Fetches the chat before the first line shown. */
  async earlierChat(): Promise<void> {
    const isNewest = this.isNewestChat;
    const first = this.chat[0]?.id;
    const lines = await api.chat(this.id, first);
    if (!isNewest()) return this.earlierChat(); // some of them may have been deleted meanwhile
    if (this.chat[0]?.id !== first) return; // a second press was faster
    this.chat = [...lines, ...this.chat];
    this.chatIsWhole = lines.length < CHAT_LINES;
  }

  private hearChat(line: ChatLine): void {
    if (this.chat.some(({ id }) => id === line.id)) return; // the answer to a request was faster
    this.chat = [...this.chat, line];
  }

  protected forget(): void {
    this.previews.clear();
    this.reasons.clear();
  }

  private show(snapshot: Snapshot, seat: number): void {
    const shown = this.snapshots[seat];
    if (snapshot.seq < (shown?.seq ?? 0)) return; // the live connection was faster
    if (shown && isSame(shown, snapshot)) return; // what was asked about it stays known
    this.forget();
    this.snapshots = { ...this.snapshots, [seat]: snapshot };
    // The last move ends the game: what the table offers then, such as a rematch, is fetched again.
    if (this.table && this.table.status !== snapshot.status) void this.hearTable();
    const current = this.seat;
    const awaited = this.seats.find((own) => snapshot.awaited.includes(own));
    if (awaited !== undefined && (current === null || !snapshot.awaited.includes(current)))
      this.seat = awaited;
  }

  private hear(message: Message): void {
    switch (message.type) {
      case "entry":
        return this.hearEntry(message);
      case "snapshot":
        this.refusal = null;
        return this.show(message, message.seat ?? -1);
      case "chat":
        return this.hearChat(message);
      case "chat_deleted":
        void this.hearChatAgain();
        return;
      case "presence":
        this.presence = message;
        return;
      case "clock":
        this.clock = message;
        return;
      case "vote":
        if (message["outcome"] === "refused") notify(t("vote-refused"));
        void this.hearTable();
        return;
      case "table":
        void this.hearTable();
        return;
      case "error":
        this.refusal = message;
        return;
      default:
        return;
    }
  }

  private hearEntry(entry: Entry): void {
    if (entry.seq <= this.head) return; // already received, from the log or the live connection
    this.entries = [...this.entries, entry];
    for (const listener of this.listeners) listener(entry);
  }

  /** Something about the table changed. While it is starting there is nothing to show yet. */
  private async hearTable(): Promise<void> {
    try {
      this.learn(await api.table(this.id));
      if (!this.snapshot) await this.refresh();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Calls the listener for every new entry. Returns a function that unsubscribes. */
  onEntry(listener: EntryListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private get asSeat(): { seat?: number } {
    return this.seat === null ? {} : { seat: this.seat };
  }

  /** Sends a move, or several that are made together or not at all. True if they were made. */
  async send(move: Do | Do[]): Promise<boolean> {
    const moves = Array.isArray(move) ? { dos: move } : { do: move };
    return this.attempt(() =>
      api.move(this.id, { after: this.seq, ...moves, ...this.asSeat }, currentLanguage()),
    );
  }

  /** The moves that the player's last undo took back. */
  readonly redoable: Do[] = $derived.by(() => redoable(this.entries, this.seat));

  /** Makes them again, all or none. */
  redo(): Promise<boolean> {
    return this.send(this.redoable);
  }

  /**
   * Takes back the last move, or all moves back to entry `to`; past its floor it asks the others.
   */
  async undo(to?: number): Promise<boolean> {
    const back = to === undefined ? {} : { to };
    return this.attempt(() => api.undo(this.id, { after: this.seq, ...back, ...this.asSeat }));
  }

  private async attempt(action: () => Promise<{ seq: number }>): Promise<boolean> {
    if (this.pending) return false;
    const { seq } = this;
    this.underway = seq;
    this.refusal = null;
    let reached = seq;
    try {
      reached = (await action()).seq;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
      if (error.status === 409) this.socket?.retry();
      return false;
    } finally {
      if (this.underway === seq && reached === seq) this.underway = -1;
    }
  }

  /** Why a well-formed move isn't possible; asked once per snapshot, null if there is no answer. */
  why(move: Do): Promise<Why | null> {
    return remember(this.reasons, move, () => this.askWhy(move));
  }

  protected askWhy(move: Do): Promise<Why> {
    return api.why(this.id, { do: move, ...this.asSeat }, currentLanguage());
  }

  /**
   * The effects of a move, in sentences and events; asked once per snapshot, null if there is no
   * answer.
   */
  preview(move: Do): Promise<Preview | null> {
    return remember(this.previews, move, () => this.askPreview(move));
  }

  protected askPreview(move: Do): Promise<Preview> {
    return api.preview(this.id, { do: move, ...this.asSeat }, currentLanguage());
  }

  /** Records how far this browser's seats have read. */
  saw(seq: number): void {
    this.socket?.send({ seen: seq });
  }

  /** The name of the player in a seat. */
  nameOf(seat: number): string {
    return this.table?.seats.find((one) => one.seat === seat)?.name ?? "";
  }
}

/** The live connection begins with the snapshot that the page has just fetched. */
function isSame(shown: Snapshot, arrived: Snapshot): boolean {
  return shown.seq === arrived.seq && JSON.stringify(shown) === JSON.stringify(arrived);
}

type Known<T> = Map<string, Promise<T | null>>;

/**
 * Asks once. If a move came first or the server is unreachable, there is nothing to show. A caller
 * who only joined a request that then failed asks again, once: to them it was the first attempt.
 */
async function remember<T>(known: Known<T>, move: Do, ask: () => Promise<T>): Promise<T | null> {
  const key = JSON.stringify(move);
  const joined = known.get(key);
  return (joined && (await joined)) ?? known.get(key) ?? asked(known, key, ask);
}

function asked<T>(known: Known<T>, key: string, ask: () => Promise<T>): Promise<T | null> {
  const answer = ask().catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    if (known.get(key) === answer) known.delete(key);
    return null;
  });
  known.set(key, answer);
  return answer;
}
