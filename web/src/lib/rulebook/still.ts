// A table that stands still: the position of a figure, for the components of a real table.
import type { Snapshot, TableInfo } from "$lib/api/types";
import { TableStore } from "$lib/table/store.svelte";
import type { Shown } from "./book";

/** The players in the story of the examples. */
const NAMES = ["Ada", "Jen", "Susan", "Thomas"];

/** A store that shows this position to a seat, by default the first, and asks nothing. */
export function stillTable(shown: Shown, seat = 0, names = NAMES): TableStore {
  const store = new TableStore("");
  const seats = names.map((name, seat) => ({ seat, name, kind: "human" }));
  store.table = { id: "", status: "running", seats } as unknown as TableInfo;
  const snapshot = { seq: 0, status: "running", choices: [], undo: false, result: null, ...shown };
  store.snapshots = { [seat]: snapshot as unknown as Snapshot };
  store.seat = seat;
  return store;
}
