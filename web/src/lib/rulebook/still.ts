// A table that stands still: the position of a figure, for the components of a real table.
import type { SeatInfo, Snapshot, TableInfo } from "$lib/api/types";
import { TableStore } from "$lib/table/store.svelte";
import type { Shown } from "./book";

/** The players in the story of the examples. */
const NAMES = ["Ada", "Jen", "Susan", "Thomas"];

const SEAT: Omit<SeatInfo, "seat" | "name"> = {
  kind: "human",
  bot: null,
  joined: true,
  resigned: false,
  reason: null,
  substitute: false,
  offered: false,
  absent: false,
  connected: true,
  clock: null,
};
const TABLE: Omit<TableInfo, "seats"> = {
  id: "",
  title: "",
  game: "",
  config: {},
  status: "running",
  public: false,
  daily: null,
  pace: null,
  absence: null,
  stand_in: "",
  assistance: false,
  aided: false,
  head: 0,
  awaited: [],
  clock_since: null,
  commitment: "",
  fairness: null,
  result: null,
  votes: [],
  rematch: null,
  created: 0,
  changed: 0,
  you: { seats: [], owner: false, watch: false, invited: [] },
};

/** A store that shows this position to a seat, by default the first, and asks nothing. */
export function stillTable(shown: Shown, seat = 0, names = NAMES): TableStore {
  const store = new TableStore("");
  store.table = { ...TABLE, seats: names.map((name, seat) => ({ ...SEAT, seat, name })) };
  const snapshot: Snapshot = {
    seq: 0,
    seat,
    status: "running",
    decision: null,
    choices: [],
    undo: false,
    undo_to: null,
    result: null,
    ...shown,
  };
  store.snapshots = { [seat]: snapshot };
  store.seat = seat;
  return store;
}
