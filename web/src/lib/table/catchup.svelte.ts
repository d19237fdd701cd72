// The pace at which the moves of others are shown. Until the last one is shown, the table shows the
// moment before the next; clocks, votes and chat are never held back.
import type { Entry } from "$lib/api/types";
import { preferences } from "$lib/settings.svelte";
import type { History } from "./panels/history.svelte";
import type { EntryListener, TableStore } from "./store.svelte";

const NORMAL_MS = 1000; // between two moves at the normal pace

export class CatchUp {
  /** The entry up to which moves have been shown; null in the present. */
  private held = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = 0;
  private readonly listeners = new Set<EntryListener>();

  constructor(
    private readonly store: TableStore,
    private readonly history: History,
  ) {}

  /** Whether moves are still to be shown. It ends when the reader goes to another moment. */
  readonly active: boolean = $derived.by(() => this.held !== null && this.history.at === this.held);
  readonly pending: Entry[] = $derived.by(() =>
    this.active ? this.store.entries.filter(({ seq }) => seq > (this.held ?? 0)) : [],
  );
  /** The entries that have been shown. */
  readonly shown: Entry[] = $derived.by(() =>
    this.active
      ? this.store.entries.filter(({ seq }) => seq <= (this.held ?? 0))
      : this.store.entries,
  );

  /** Calls the listener for each entry just before it is shown. Returns how to unsubscribe. */
  onEntry(listener: EntryListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Begins to follow the table; `always` shows every move at once. Returns how to end. */
  follow(always?: "instant"): () => void {
    const leave = this.store.onEntry((entry) => this.hear(entry, always));
    return () => {
      leave();
      clearTimeout(this.timer);
    };
  }

  private hear(entry: Entry, pace = preferences().others): void {
    const { snapshot, seats, myTurn } = this.store;
    const isOwn = seats.includes(entry.seat);
    const isBusy = !this.active && (myTurn || this.history.at !== null); // deciding, looking back
    if (!snapshot || pace === "instant" || isOwn || isBusy || document.hidden) {
      this.skip();
      this.tell(entry);
      return;
    }
    if (!this.active) this.hold(snapshot.seq, snapshot);
    this.plan();
  }

  private tell(entry: Entry): void {
    for (const listener of this.listeners) listener(entry);
  }

  private hold(...moment: Parameters<History["show"]>): void {
    this.held = moment[0];
    this.history.show(...moment);
  }

  /** Whether a clock or another person waits for the player, who must see the present then. */
  private get isAwaited(): boolean {
    const { table, seats, myTurn } = this.store;
    const others = table?.seats.some(
      ({ seat, kind, resigned }) => kind === "human" && !resigned && !seats.includes(seat),
    );
    return myTurn && (table?.pace != null || others === true);
  }

  /** Sets the time of the next move; the snapshot after the entries arrives first. */
  private plan(): void {
    clearTimeout(this.timer);
    const wait = Math.max(0, this.shownAt + NORMAL_MS - Date.now());
    const isSlow = preferences().others === "normal";
    this.timer = setTimeout(() => {
      if (!this.active) return;
      if (this.isAwaited || preferences().others === "instant") this.skip();
      else if (isSlow && wait) this.timer = setTimeout(() => void this.next(), wait);
      else if (isSlow) void this.next();
    }, 0);
  }

  /** Applies a pace that was just chosen. */
  changed(): void {
    if (this.active) this.plan();
  }

  /** Shows the next move. */
  async next(): Promise<void> {
    clearTimeout(this.timer);
    const [entry] = this.pending;
    if (!entry) return this.skip();
    const from = this.held;
    // A moment that can't be fetched isn't worth waiting for: the present is here.
    const moment = await this.history.fetch(entry.seq).catch(() => null);
    if (!this.active || this.held !== from) return;
    if (!moment) return this.skip();
    this.tell(entry);
    this.shownAt = Date.now();
    if (entry.seq >= (this.store.snapshot?.seq ?? 0) && this.pending.length === 1) this.end();
    else {
      this.hold(entry.seq, moment);
      this.plan();
    }
  }

  /** Shows all moves at once. */
  skip(): void {
    if (this.active) this.end();
  }

  private end(): void {
    clearTimeout(this.timer);
    this.held = null;
    this.history.live();
  }
}
