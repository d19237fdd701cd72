import { api } from "$lib/api/client";
import type { Snapshot } from "$lib/api/types";
import { currentLanguage } from "$lib/i18n/i18n.svelte";
import { say } from "$lib/tables";
import type { TableStore } from "../store.svelte";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const STEP_MS = 900;

/**
 * Past moments: the table after any entry, by scrubbing, stepping or playing. A table shows
 * `history.snapshot ?? store.snapshot`; `at` is null while it shows the present.
 */
export class History {
  at = $state<number | null>(null);
  snapshot = $state.raw<Snapshot | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  /** The open side panel. It stays open when the table changes scene. */
  panel = $state("log");
  /** The thing the log is to show alone, such as `company:swift`; the log takes it over. */
  thing = $state<string | null>(null);
  private readonly kept = new Map<string, Promise<Snapshot>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private returns = false;

  constructor(
    private readonly table: string,
    /** The number of the last entry. */
    private readonly head: () => number,
    private readonly seat: () => number | null = () => null,
  ) {}

  /** Opens the log on the entries about a thing. */
  showLog(thing: string): void {
    this.panel = "log";
    this.thing = thing;
  }

  /** The table after entry n, asked once. */
  fetch(n: number): Promise<Snapshot> {
    const lang = currentLanguage();
    const seat = this.seat();
    const key = `${n} ${lang} ${seat}`;
    const known = this.kept.get(key);
    if (known) return known;
    const asked = api.state(this.table, { lang, at: n, ...(seat === null ? {} : { seat }) });
    this.kept.set(key, asked);
    asked.catch(() => this.kept.delete(key));
    return asked;
  }

  /**
   * Shows the table after entry n. The previous picture stays until it arrives, or if it can't be
   * fetched.
   */
  async go(n: number): Promise<void> {
    const wanted = Math.max(0, Math.min(n, this.head()));
    this.at = wanted;
    try {
      const snapshot = await this.fetch(wanted);
      if (this.at === wanted) this.snapshot = snapshot;
    } catch (error) {
      this.pause();
      if (this.at === wanted) this.at = this.snapshot?.seq ?? null;
      say(error);
    }
  }

  /** Shows a moment that is known already. */
  show(n: number, snapshot: Snapshot): void {
    this.pause();
    this.at = n;
    this.snapshot = snapshot;
  }

  /** Fetches the shown moment again in the current language. */
  async refresh(): Promise<void> {
    if (this.at !== null) await this.go(this.at);
  }

  step(by: number): Promise<void> {
    this.pause();
    return this.go((this.at ?? this.head()) + by);
  }

  /** Returns to the present. */
  live(): void {
    this.pause();
    this.at = null;
    this.snapshot = null;
  }

  play(): void {
    if (this.at === null || this.at >= this.head()) void this.go(0);
    this.playing = true;
    this.tick();
  }

  /** Plays everything after an entry, then returns to the present. */
  async replay(from: number): Promise<void> {
    await this.go(from);
    if (this.at !== from) return;
    this.returns = true;
    this.play();
  }

  pause(): void {
    this.playing = false;
    this.returns = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      if (!this.playing) return;
      const next = (this.at ?? 0) + 1;
      if (next > this.head()) return this.returns ? this.live() : this.pause();
      await this.go(next);
      if (!this.playing) return;
      if (next < this.head()) this.fetch(next + 1).catch(() => undefined); // refetched when shown
      this.tick();
    }, STEP_MS / this.speed);
  }
}

/** The past of the table in a store, as its current seat sees it. */
export function historyOf(store: TableStore): History {
  return new History(
    store.id,
    () => Math.max(store.head, store.snapshot?.seq ?? 0), // the log may not have arrived yet
    () => store.seat,
  );
}
