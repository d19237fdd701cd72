// One table as its page shows it: the moment looked at, what is being chosen, what places stand for.
import type { Do, Snapshot } from "$lib/api/types";
import { Choosing } from "./choosing.svelte";
import { historyOf, type History } from "./panels/history.svelte";
import type { PlaceTable, Surroundings } from "./places";
import type { TableStore } from "./store.svelte";

export abstract class TableModel {
  readonly choosing: Choosing;

  constructor(
    readonly store: TableStore,
    private readonly places: PlaceTable,
    readonly history: History = historyOf(store),
  ) {
    this.choosing = new Choosing(store, {
      places: (choice) => places.placesOf(choice.do, this.around),
      quick: (choice) => places.isQuick(choice.do),
      careful: (choice) => places.isCareful(choice.do, this.around),
    });
  }

  /** What the table of places asks for besides the move. */
  protected abstract readonly around: Surroundings;

  /** What is shown: a moment of the past, else the present. */
  readonly snapshot: Snapshot = $derived.by(() => {
    const shown = this.history.snapshot ?? this.store.snapshot;
    if (!shown) throw new Error("a table is shown before its first snapshot");
    return shown;
  });
  readonly past: boolean = $derived.by(() => this.history.at !== null);

  /** Whether something is asked of the player here and now. */
  get asked(): boolean {
    return !this.past && this.choosing.choices.length > 0;
  }

  isLive(place: string): boolean {
    return !this.past && this.choosing.isLive(place);
  }

  isChosen(place: string): boolean {
    return !this.past && this.choosing.chosenPlaces.includes(place);
  }

  /** Whether a move can be made on the board. */
  isOnBoard(move: Do): boolean {
    return this.places.isOnBoard(move);
  }

  /** The move that a place means if it were possible; null without one, or where nothing is asked. */
  private meantBy(place: string): Do | null {
    return this.asked ? this.places.moveAt(place, this.around) : null;
  }

  /** A place was pressed: picks, lists, or says why not. */
  press(place: string): void {
    if (!this.past) void this.choosing.pickPlace(place, this.meantBy(place) ?? undefined);
  }

  /** Why a place can't be used now, in a sentence; empty when it can or there is nothing to say. */
  async why(place: string): Promise<string> {
    const move = this.isLive(place) ? null : this.meantBy(place);
    const why = move && (await this.store.why(move));
    return (why?.legal ? "" : why?.text) ?? "";
  }
}
