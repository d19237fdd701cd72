// The moves since the player's last turn that the player has been shown: asked from the server, kept
// until they are dismissed.
import { api, Refused } from "$lib/api/client";
import { undone } from "$lib/table/panels/log";
import type { TableStore } from "$lib/table/store.svelte";
import type { Digest } from "../wire.gen";

const PLACE = "bigshoulders.read."; // by table: the entry up to which the digest was dismissed

export class DigestModel {
  digest = $state.raw<Digest | null>(null);
  /** Whether it is folded to a strip until later. */
  folded = $state(false);
  private dismissed = $state(0);
  /** The digest that was dismissed last, to open it again. */
  private before: Digest | null = null;
  private asked = "";
  /** The last entry of the digest. */
  private upTo = $state(0);

  constructor(
    private readonly store: TableStore,
    /** The last entry that the player has been shown. */
    private readonly shown: () => number,
  ) {
    this.dismissed = Number(sessionStorage.getItem(PLACE + store.id) ?? 0);
  }

  /** A person with one seat among others; everyone else has seen each move. */
  readonly offered: boolean = $derived.by(
    () => this.store.seats.length === 1 && (this.store.table?.seats.length ?? 0) > 1,
  );
  /** The player's last move that still stands. */
  private readonly own: number = $derived.by(() => {
    const gone = undone(this.store.entries);
    const last = this.store.entries.findLast(
      ({ seat, seq }) => seat === this.store.seat && !gone.has(seq),
    );
    return last?.seq ?? 0;
  });
  /** The entry after which the digest begins. */
  readonly since: number = $derived(Math.max(this.own, this.dismissed));
  readonly isFirst: boolean = $derived(this.own === 0);

  /** Asks for what happened; called after each change of the table. Without an answer the log is
   * there still. */
  async load(): Promise<void> {
    const { store, since } = this;
    const { seat } = store;
    const last = this.shown();
    if (!this.offered || seat === null || store.isOver) return void (this.digest = null);
    const key = `${since} ${last}`;
    if (key === this.asked) return;
    this.asked = key;
    if (last <= since) return void (this.digest = null);
    try {
      const { digest } = await api.since<Digest>(store.id, since, last, seat);
      if (this.asked !== key) return;
      this.digest = digest;
      this.upTo = last;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.asked !== key) return;
      this.asked = "";
      if (this.digest && this.digest.since < since) this.digest = null; // about an earlier turn
    }
  }

  /** The number of moves in it. */
  readonly moves: number = $derived.by(
    () => new Set(this.digest?.lines.map(({ seq }) => seq)).size,
  );

  /** Whether it has everything that the player has been shown. */
  get isCurrent(): boolean {
    return this.upTo >= this.shown();
  }

  get isOpen(): boolean {
    return this.digest !== null && this.digest.lines.length > 0;
  }

  /** Whether it is read now: open, and not folded to a strip. */
  get isUnfolded(): boolean {
    return this.isOpen && !this.folded;
  }

  dismiss(): void {
    if (!this.isOpen) return;
    this.before = this.digest;
    this.digest = null;
    this.dismissed = this.upTo; // a move that came since then is still to be read
    sessionStorage.setItem(PLACE + this.store.id, String(this.dismissed));
  }

  /** Opens it again: the strip, or the digest that was dismissed last. */
  reopen(): void {
    this.folded = false;
    if (!this.isOpen && this.before) this.digest = this.before;
  }
}
