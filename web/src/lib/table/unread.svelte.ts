// How far the players at this browser have read the chat of a table.
import type { TableStore } from "./store.svelte";

const PLACE = "bigshoulders.chat."; // by table: the id of the last line that was shown

export class Unread {
  private seen = $state(0);

  constructor(private readonly store: TableStore) {
    this.seen = Number(localStorage.getItem(PLACE + store.id) ?? 0);
  }

  /** The number of messages from others that weren't shown yet. */
  get count(): number {
    const { chat, seats } = this.store;
    return chat.filter(({ id, seat }) => id > this.seen && !(seat !== null && seats.includes(seat)))
      .length;
  }

  /** Everything so far is on view. */
  read(): void {
    const last = this.store.chat.at(-1)?.id ?? 0;
    if (last <= this.seen) return;
    this.seen = last;
    localStorage.setItem(PLACE + this.store.id, String(last));
  }
}
