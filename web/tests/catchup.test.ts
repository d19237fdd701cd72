import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "../src/lib/api/types";
import type { OthersPace } from "../src/lib/settings.svelte";
import { entry, Fault, serve, snapshot, tell } from "./server";

const { TableStore } = await import("../src/lib/table/store.svelte");
const { historyOf } = await import("../src/lib/table/panels/history.svelte");
const { CatchUp } = await import("../src/lib/table/catchup.svelte");
const { prefer } = await import("../src/lib/settings.svelte");

const PASS = { do: "pass" };
const by = (seat: number, seq: number): Entry => ({ ...entry(seq), seat });
const BOT = { kind: "bot", resigned: false };
const PERSON = { kind: "human", resigned: false };

/** A table at move 5 with the reader in seat 0; the moves that are shown, in order. */
async function seated(others: OthersPace, more: object = {}, rivals: object[] = [BOT, BOT]) {
  prefer({ others });
  const seats = [PERSON, ...rivals].map((one, seat) => ({ seat, name: `Seat ${seat}`, ...one }));
  const table = { id: "k7", status: "running", seats, you: { seats: [0] }, votes: [], pace: null };
  serve(snapshot(5), [], {
    table: () => ({ ...table, ...more }),
    state: ({ query }) => snapshot(Number(query.get("at") ?? 5)),
  });
  const store = new TableStore("k7");
  await store.open();
  const history = historyOf(store);
  const catchUp = new CatchUp(store, history);
  const shown: number[] = [];
  catchUp.onEntry(({ seq }) => shown.push(seq));
  catchUp.follow();
  /** The entry after which the reader sees the table. */
  const seen = () => history.snapshot?.seq ?? store.seq;
  return { store, history, catchUp, shown, seen };
}

/** Three bots' moves arrive at once; then it is the reader's turn. */
function bots(): void {
  const entries = [by(1, 6), by(2, 7), by(1, 8)].map((one) => ({ type: "entry", ...one }));
  tell(...entries, { type: "snapshot", ...snapshot(8, [PASS]) });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("moves of others", () => {
  it("are shown as they come at the instant pace", async () => {
    const { shown, seen, catchUp } = await seated("instant");
    bots();
    expect([shown, seen(), catchUp.active]).toEqual([[6, 7, 8], 8, false]);
  });

  it("are shown one after another at the normal pace, then the present", async () => {
    const { shown, seen, catchUp } = await seated("normal");
    bots();
    expect(seen()).toBe(5);
    expect(catchUp.pending).toHaveLength(3);
    await pass(100);
    expect([shown, seen()]).toEqual([[6], 6]);
    expect(catchUp.shown.map(({ seq }) => seq)).toEqual([6]);
    await pass(700);
    expect(seen()).toBe(6);
    await pass(500);
    expect([shown, seen()]).toEqual([[6, 7], 7]);
    await pass(1500);
    expect([shown, seen(), catchUp.active]).toEqual([[6, 7, 8], 8, false]);
  });

  it("wait for a key each, step by step, and more of them join the queue", async () => {
    const { shown, seen, catchUp } = await seated("step");
    tell({ type: "entry", ...by(1, 6) }, { type: "snapshot", ...snapshot(6) });
    await pass(60_000);
    expect(seen()).toBe(5);
    tell({ type: "entry", ...by(2, 7) }, { type: "snapshot", ...snapshot(7, [PASS]) });
    await catchUp.next();
    expect([shown, seen(), catchUp.pending.length]).toEqual([[6], 6, 1]);
    await catchUp.next();
    expect([shown, seen(), catchUp.active]).toEqual([[6, 7], 7, false]);
  });

  it("can all be skipped, and a new pace holds at once", async () => {
    const first = await seated("step");
    bots();
    first.catchUp.skip();
    expect([first.seen(), first.catchUp.active]).toEqual([8, false]);
    const second = await seated("step");
    bots();
    prefer({ others: "instant" });
    second.catchUp.changed();
    await pass(0);
    expect(second.seen()).toBe(8);
  });

  it("end with the present if a moment can't be fetched", async () => {
    const { catchUp, seen } = await seated("step");
    serve(snapshot(5), [], { state: () => new Fault(503, "busy") });
    bots();
    await catchUp.next();
    expect([seen(), catchUp.active]).toEqual([8, false]);
  });
});

describe("the present", () => {
  it("is shown when another person waits for the player", async () => {
    const { seen } = await seated("step", {}, [BOT, PERSON]);
    bots();
    await pass(0);
    expect(seen()).toBe(8);
  });

  it("is shown when the player's clock runs", async () => {
    const { seen } = await seated("normal", { pace: { kind: "move", seconds: 60 } });
    bots();
    await pass(0);
    expect(seen()).toBe(8);
  });

  it("stays while the player decides: moves made at the same time hold nothing back", async () => {
    const { seen, catchUp } = await seated("step");
    tell({ type: "snapshot", ...snapshot(5, [PASS]) });
    tell({ type: "entry", ...by(1, 6) }, { type: "snapshot", ...snapshot(6, [PASS]) });
    await pass(0);
    expect([seen(), catchUp.active]).toEqual([6, false]);
  });

  it("is shown after the player's own move", async () => {
    const { seen, shown } = await seated("step");
    tell({ type: "entry", ...by(0, 6) }, { type: "snapshot", ...snapshot(6) });
    expect([seen(), shown]).toEqual([6, [6]]);
  });

  it("gets votes and clocks at once, whatever is still to be shown", async () => {
    const { store, seen } = await seated("step");
    bots();
    tell({ type: "clock", seat: 1, left: 0 });
    expect([store.clock?.seat, store.myTurn, seen()]).toEqual([1, true, 5]);
  });
});

it("leaves a reader who looks back alone", async () => {
  const { history, seen, catchUp } = await seated("step");
  await history.go(2);
  bots();
  await pass(0);
  expect([history.at, catchUp.active]).toEqual([2, false]);
  history.live();
  expect(seen()).toBe(8);
});
