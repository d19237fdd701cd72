// Lines tried out from a moment of a game. The server computes each position from its line; only
// this browser keeps the lines.
import { api, Refused } from "$lib/api/client";
import type {
  Do,
  Entry,
  Preview,
  Sandbox,
  SandboxLine,
  Snapshot,
  TriedMove,
  Why,
} from "$lib/api/types";
import { History } from "$lib/table/panels/history.svelte";
import { TableStore } from "$lib/table/store.svelte";

export const MOST_LINES = 3;
const LETTERS = ["A", "B", "C"];
const PLACE = "bigshoulders.sandbox."; // by table and entry

/** A line: its deal and moves, and what the server made of them. */
export interface Line {
  letter: string;
  /** Chosen by the player; empty for a line that has only its letter. */
  name: string;
  deal: string;
  moves: TriedMove[];
  found: Sandbox | null;
  entries: Entry[];
}

type Kept = Pick<Line, "letter" | "name" | "deal" | "moves">;

const newDeal = () => Math.random().toString(36).slice(2, 12);

export class SandboxStore extends TableStore {
  override readonly isTrial = true;
  lines = $state.raw<Line[]>([]);
  index = $state(0);
  /** Rises when the table must be drawn from scratch: another line, a move taken back. */
  redrawn = $state(0);
  private busy = $state(false);
  override readonly pending: boolean = $derived(this.busy);
  readonly line: Line | null = $derived(this.lines[this.index] ?? null);
  /** The game as it was played, at the same distance; null while it runs. */
  played = $state.raw<Sandbox | null>(null);

  constructor(
    private readonly live: TableStore,
    readonly at: number,
  ) {
    super(live.id);
    this.lines = this.recalled() ?? [this.fresh("A")];
  }

  /** The player's own seat, from which hidden tiles are hidden; null for spectators. */
  override get reader(): number | null {
    return this.live.seat;
  }

  get isFull(): boolean {
    return this.lines.length >= MOST_LINES;
  }

  private fresh(letter: string): Line {
    return { letter, name: "", deal: newDeal(), moves: [], found: null, entries: [] };
  }

  private request({ deal, moves }: Kept, known = 0): SandboxLine {
    const reader = this.reader === null ? {} : { reader: this.reader };
    return { at: this.at, deal, moves, known, ...reader };
  }

  /** A line after its first moves. */
  pastOf(line: Line, count: number): Promise<Sandbox> {
    return api.sandbox(
      this.id,
      this.request({ ...line, moves: line.moves.slice(0, count) }, count),
    );
  }

  // --- opening and keeping ---------------------------------------------------------------------

  override async open(): Promise<void> {
    this.failure = null;
    for (const i of this.lines.keys()) {
      const line = this.lines[i];
      if (line && !(await this.change(i, { ...line, entries: [] }))) {
        // The game may have changed since the line was kept; a fresh one has no moves to refuse.
        if (line.moves.length) {
          this.lines = [this.fresh("A")];
          this.index = 0;
        } else this.failure = this.refusal;
        return this.failure ? undefined : this.open();
      }
    }
  }

  /** In another language, everything is asked again. */
  override async refresh(): Promise<void> {
    await this.open();
  }

  override saw(): void {
    // Nothing at the table has been seen.
  }

  private keep(): void {
    const kept: Kept[] = this.lines.map(({ letter, name, deal, moves }) => ({
      letter,
      name,
      deal,
      moves,
    }));
    sessionStorage.setItem(`${PLACE}${this.id}.${this.at}`, JSON.stringify(kept));
  }

  private recalled(): Line[] | null {
    const kept = sessionStorage.getItem(`${PLACE}${this.id}.${this.at}`);
    if (!kept) return null;
    return (JSON.parse(kept) as Kept[]).map((line) => ({ ...line, found: null, entries: [] }));
  }

  // --- moves -----------------------------------------------------------------------------------

  /** Asks the server for a line and shows it. True if it was accepted. */
  private async change(index: number, next: Line): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      const known = Math.min(next.entries.length, next.moves.length);
      const found = await api.sandbox(this.id, this.request(next, known));
      const entries = [...next.entries.slice(0, known), ...found.entries];
      // Until now, another line was drawn in its place.
      if (index === this.index && !this.line?.found) this.redrawn += 1;
      this.lines = this.lines.map((line, i) => (i === index ? { ...next, found, entries } : line));
      this.draw();
      this.keep();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Shows the end of the current line, as if this browser played all seats. */
  draw(): void {
    const { line } = this;
    const { table } = this.live;
    if (!line?.found || !table) return;
    const { snapshot } = line.found;
    this.forget();
    this.seats = table.seats.map(({ seat }) => seat);
    this.seat = snapshot.seat;
    this.snapshots = { [snapshot.seat ?? -1]: snapshot };
    this.entries = [...this.live.entries.filter(({ seq }) => seq <= this.at), ...line.entries];
    this.table = {
      ...table,
      status: snapshot.status,
      pace: null,
      votes: [],
      you: { ...table.you, seats: this.seats },
    };
  }

  override async send(move: Do | Do[]): Promise<boolean> {
    const { line, seat } = this;
    if (!line || seat === null) return false;
    const tried = (Array.isArray(move) ? move : [move]).map((one) => ({ seat, do: one }));
    return this.change(this.index, { ...line, moves: [...line.moves, ...tried] });
  }

  /** Takes back the last move of the line, or all of them. */
  override async undo(to?: number): Promise<boolean> {
    const { line } = this;
    if (!line) return false;
    const moves = to === undefined ? line.moves.slice(0, -1) : line.moves.slice(0, to - this.at);
    if (!(await this.change(this.index, { ...line, moves }))) return false;
    this.redrawn += 1;
    return true;
  }

  /** Lets a bot move for the seat that is asked. */
  async botMoves(): Promise<boolean> {
    const { line } = this;
    if (!line || this.busy) return false;
    this.busy = true;
    let answer;
    try {
      answer = await api.sandboxBot(this.id, this.request(line));
    } finally {
      this.busy = false;
    }
    const { seat, do: move } = answer;
    return this.change(this.index, { ...line, moves: [...line.moves, { seat, do: move }] });
  }

  protected override askWhy(move: Do): Promise<Why> {
    return api.sandboxWhy(this.id, this.question(move));
  }

  protected override askPreview(move: Do): Promise<Preview> {
    return api.sandboxPreview(this.id, this.question(move));
  }

  private question(move: Do): SandboxLine & { do: Do; seat: number } {
    const line = this.line ?? this.fresh("A");
    return { ...this.request(line, line.moves.length), do: move, seat: this.seat ?? 0 };
  }

  // --- lines -----------------------------------------------------------------------------------

  /** Copies the current line; the copy continues on its own, with the same deal. */
  branch(): void {
    const { line } = this;
    if (!line || this.isFull || this.busy) return;
    const letter = LETTERS.find((one) => !this.lines.some((other) => other.letter === one)) ?? "";
    this.lines = [...this.lines, { ...line, letter, name: "" }];
    this.choose(this.lines.length - 1);
    this.keep();
  }

  /** Shows another line, at once or as soon as the server has answered. */
  choose(index: number): void {
    this.index = index;
    this.refusal = null;
    this.redrawn += 1;
    this.draw();
  }

  remove(index: number): void {
    if (this.lines.length < 2 || this.busy) return;
    this.lines = this.lines.filter((_, i) => i !== index);
    this.choose(Math.min(this.index, this.lines.length - 1));
    this.keep();
  }

  rename(index: number, name: string): void {
    this.lines = this.lines.map((line, i) => (i === index ? { ...line, name: name.trim() } : line));
    this.keep();
  }

  /** Starts the line again with other tiles and other luck. */
  async redeal(): Promise<void> {
    const { line } = this;
    if (!line) return;
    const next = { ...line, deal: newDeal(), moves: [], entries: [] };
    if (await this.change(this.index, next)) this.redrawn += 1;
  }

  /** Makes the playable moves of the current line at the table, as one list. */
  async play(): Promise<boolean> {
    const { line } = this;
    const dos = (line?.moves ?? []).slice(0, line?.found?.playable ?? 0).map((move) => move.do);
    if (!dos.length) return false;
    const made = await this.live.send(dos);
    this.refusal = this.live.refusal;
    return made;
  }

  /** Fetches the finished game as many entries after the moment as the current line is long. */
  async fetchPlayed(): Promise<void> {
    if (!this.live.isOver || !this.line) return;
    const at = Math.min(this.live.seq, this.at + this.line.moves.length);
    this.played = await api.sandbox(this.id, { ...this.request(this.fresh("A")), at });
  }

  /** The entries of the game itself after one entry, up to another. */
  realEntries(after: number, upto: number): Entry[] {
    return this.live.entries.filter(({ seq }) => after < seq && seq <= upto);
  }
}

/** Past moments of a line: before it those of the game, then those of the line itself. */
export class SandboxHistory extends History {
  constructor(private readonly store: SandboxStore) {
    super(
      store.id,
      () => store.seq,
      () => store.reader,
    );
  }

  override async fetch(n: number): Promise<Snapshot> {
    const { line, at } = this.store;
    if (!line || n <= at) return super.fetch(n);
    return (await this.store.pastOf(line, n - at)).snapshot;
  }
}
