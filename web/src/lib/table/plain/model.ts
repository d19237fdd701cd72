import { TableModel } from "../model.svelte";
import type { History } from "../panels/history.svelte";
import { PlaceTable } from "../places";
import type { TableStore } from "../store.svelte";

/** A table without a board: every choice is made in the decision bar. */
export class PlainTable extends TableModel {
  protected readonly around = {};

  constructor(store: TableStore, history?: History) {
    super(store, new PlaceTable([]), history);
  }
}
