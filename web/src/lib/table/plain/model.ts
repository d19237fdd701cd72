import type { Do, GameEvent, JsonObject } from "$lib/api/types";
import { TableModel } from "../model.svelte";
import type { History } from "../panels/history.svelte";
import { PlaceTable } from "../places";
import type { TableStore } from "../store.svelte";

interface PlainWire {
  sheet: JsonObject;
  view: JsonObject;
  move: Do;
  event: GameEvent;
}

/** A table without a board: every choice is made in the decision bar. */
export class PlainTable extends TableModel<PlainWire> {
  protected readonly around = {};

  constructor(store: TableStore, history?: History) {
    super(store, new PlaceTable([]), history);
  }
}
