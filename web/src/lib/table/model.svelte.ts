// The state of one table on the page: the moment on view, the choice in progress, the meaning of
// places.
import { tick } from "svelte";
import type { Choice, Do, Entry, Preview, Snapshot, Wire } from "$lib/api/types";
import { CatchUp } from "./catchup.svelte";
import { Choosing } from "./choosing.svelte";
import { historyOf, type History } from "./panels/history.svelte";
import { allThings, type GameLog } from "./panels/log";
import type { PlaceTable, Surroundings } from "./places";
import type { TableStore } from "./store.svelte";

/**
 * The model of a game, typed by its wire. The server says which game a table plays and the page loads that
 * game's model, so this is the one place where the store's documents take the game's types.
 */
export abstract class TableModel<W extends Wire = Wire> {
  readonly choosing: Choosing<W>;
  readonly catchUp: CatchUp;

  constructor(
    readonly store: TableStore,
    private readonly places: PlaceTable<W["move"]>,
    readonly history: History = historyOf(store),
  ) {
    this.catchUp = new CatchUp(store, history);
    this.choosing = new Choosing<W>(store, {
      places: (choice) => places.placesOf(choice.do, this.around),
    });
  }

  /** The facts that the table of places needs besides the move. */
  protected abstract readonly around: Surroundings;

  /** The snapshot on view: a past moment, or else the present. */
  readonly snapshot: Snapshot<W> = $derived.by(() => {
    const shown = this.history.snapshot ?? this.store.snapshot;
    if (!shown) throw new Error("a table is shown before its first snapshot");
    return shown as Snapshot<W>;
  });
  readonly past: boolean = $derived.by(() => this.history.at !== null);
  /** Whether the reader chose a past moment, instead of waiting for moves that are still to be shown. */
  readonly lookingBack: boolean = $derived.by(() => this.past && !this.catchUp.active);
  /** The latest moment that the reader has been shown. */
  readonly latest: Snapshot<W> | null = $derived.by(
    () => (this.catchUp.active ? this.history.snapshot : this.store.snapshot) as Snapshot<W> | null,
  );

  get entries(): Entry<W>[] {
    return this.store.entries.map((entry) => this.read(entry));
  }

  /** A typed entry of the log. */
  read(entry: Entry): Entry<W> {
    return entry as Entry<W>;
  }

  /** The typed events of a move. */
  async preview(move: W["move"]): Promise<Preview<W> | null> {
    return (await this.store.preview(move)) as Preview<W> | null;
  }

  /** Whether the player here has a decision to make now. */
  get asked(): boolean {
    return !this.past && this.choosing.choices.length > 0;
  }

  isLive(place: string): boolean {
    return !this.past && this.choosing.isLive(place);
  }

  /** The choices that a place stands for. */
  choicesAt(place: string): Choice<W>[] {
    return this.past ? [] : (this.choosing.byPlace.get(place) ?? []);
  }

  /** Whether the log has an entry about a thing. */
  isMentioned(thing: string, log: GameLog): boolean {
    return this.store.entries.some((entry) => allThings(entry, log).includes(thing));
  }

  isChosen(place: string): boolean {
    return !this.past && this.choosing.chosenPlaces.includes(place);
  }

  /** Whether a move can be made on the board. */
  isOnBoard(move: Do): boolean {
    return this.places.isOnBoard(move);
  }

  /** The move a place stands for, possible or not; null if there is none or no question is open. */
  private meantBy(place: string): W["move"] | null {
    return this.asked ? this.places.moveAt(place, this.around) : null;
  }

  /** Handles a press on a place: picks a move, lists several, or says why there is none. */
  press(place: string): void {
    if (!this.past) void this.choosing.pickPlace(place, this.meantBy(place) ?? undefined);
  }

  /** Picks a move that someone proposes, if it is still possible. Enter then confirms it. */
  choose(move: Do): void {
    const words = Object.entries(move);
    const found = this.choosing.choices.find(
      (choice) =>
        Object.keys(choice.do).length === words.length &&
        words.every(([name, value]) => (choice.do as Do)[name] === value),
    );
    if (!found || this.past) return;
    this.choosing.pick(found);
    void goToConfirm();
  }

  /**
   * Why a place can't be used now, as a sentence; empty if it can or there is no reason to show.
   */
  async why(place: string): Promise<string> {
    const move = this.isLive(place) ? null : this.meantBy(place);
    const why = move && (await this.store.why(move));
    return (why?.legal ? "" : why?.text) ?? "";
  }
}

/** Moves the focus to Confirm as soon as it exists. */
export async function goToConfirm(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>("[data-testid=confirm]")?.focus();
}
