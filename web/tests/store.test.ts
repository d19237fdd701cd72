import { describe, expect, it } from "vitest";
import type { Do, Entry } from "../src/lib/api/types";
import { Late } from "./late";
import { entry, Fault, requests, serve, settled, snapshot, tell } from "./server";

const { TableStore } = await import("../src/lib/table/store.svelte");

const PASS: Do = { do: "pass" };

async function opened(...given: Parameters<typeof serve>) {
  serve(...given);
  const store = new TableStore("k7");
  await store.open();
  return store;
}

describe("the snapshot", () => {
  it("is the newest: an outdated one that arrives late isn't shown", async () => {
    const store = await opened(snapshot(5));
    tell({ type: "snapshot", ...snapshot(7) });
    tell({ type: "snapshot", ...snapshot(6) });
    expect(store.seq).toBe(7);
  });

  it("arrives again with the same number in another language", async () => {
    const store = await opened(snapshot(5));
    tell({ type: "snapshot", ...snapshot(5, [], { decision: "Was nun?" }) });
    expect(store.snapshot?.decision).toBe("Was nun?");
  });

  it("from the live connection isn't replaced by an older one", async () => {
    const late = new Late();
    const store = await opened(snapshot(5));
    serve(snapshot(5), [], { state: () => late.promise });
    const refreshed = store.refresh();
    tell({ type: "snapshot", ...snapshot(6, [PASS]) });
    late.arrive(snapshot(5));
    await refreshed;
    expect(store.seq).toBe(6);
    expect(store.mine).toHaveLength(1);
  });

  it("in an earlier language isn't shown, though its answer arrives last", async () => {
    const late = new Late();
    const store = await opened(snapshot(5), [entry(1)]);
    serve(snapshot(5), [entry(1, "first")], { state: () => late.promise });
    const overtaken = store.refresh();
    serve(snapshot(5, [], { decision: "Was nun?" }), [entry(1, "zweite")]);
    await store.refresh();
    late.arrive(snapshot(5));
    await overtaken;
    expect(store.snapshot?.decision).toBe("Was nun?");
    expect(store.entries.map(({ lines }) => lines)).toEqual([["zweite"]]);
  });

  it("switches to the player's seat to act, and stays on a seat that is to act", async () => {
    const store = await opened(snapshot(5), [], {
      table: () => ({ id: "k7", status: "running", seats: [], you: { seats: [0, 1] }, votes: [] }),
    });
    tell({ type: "snapshot", ...snapshot(6, [], { seat: 1, awaited: [1] }) });
    expect(store.seat).toBe(1);
    tell({ type: "snapshot", ...snapshot(7, [], { seat: 0, awaited: [0, 1] }) });
    expect(store.seat).toBe(1);
  });
});

describe("the log", () => {
  it("has every entry once, though the log and the live connection both send it", async () => {
    const store = await opened(snapshot(2), [entry(1), entry(2)]);
    const heard: number[] = [];
    store.onEntry(({ seq }: Entry) => heard.push(seq));
    tell({ type: "entry", ...entry(2) }, { type: "entry", ...entry(3) });
    tell({ type: "entry", ...entry(3) }, { type: "entry", ...entry(1) });
    expect(store.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(heard).toEqual([3]);
    expect(store.head).toBe(3);
  });

  it("keeps what the live connection sends while the log is fetched again", async () => {
    const late = new Late();
    const store = await opened(snapshot(1), [entry(1)]);
    serve(snapshot(1), [], { log: () => late.promise });
    const refreshed = store.refresh();
    tell({ type: "entry", ...entry(2) }, { type: "entry", ...entry(3) });
    late.arrive([entry(1), entry(2)]);
    await refreshed;
    expect(store.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it("calls a listener until it unsubscribes", async () => {
    const store = await opened(snapshot(0));
    const heard: number[] = [];
    const leave = store.onEntry(({ seq }) => heard.push(seq));
    tell({ type: "entry", ...entry(1) });
    leave();
    tell({ type: "entry", ...entry(2) });
    expect(heard).toEqual([1]);
  });
});

describe("the chat", () => {
  const line = (id: number) => ({ id, seat: 0, name: "Ann", text: `line ${id}`, time: 0 });
  const ids = (store: { chat: { id: number }[] }) => store.chat.map(({ id }) => id);

  it("has earlier lines once, however often they are asked for at the same time", async () => {
    const store = await opened(snapshot(1));
    serve(snapshot(1), [], { chat: () => [line(1), line(2)] });
    tell({ type: "chat", ...line(3) });
    await Promise.all([store.earlierChat(), store.earlierChat()]);
    expect(ids(store)).toEqual([1, 2, 3]);
  });

  it("is shown before the log arrives", async () => {
    const late = new Late();
    serve(snapshot(1), [], { log: () => late.promise, chat: () => [line(1)] });
    const store = new TableStore("k7");
    const open = store.open();
    await settled();
    expect(ids(store)).toEqual([1]);
    late.arrive([]);
    await open;
  });

  it("is there before the game starts, for spectators too, and again once the connection lives", async () => {
    const open = { id: "k7", status: "open", seats: [], you: { seats: [] }, votes: [] };
    const store = await opened(snapshot(1), [], { table: () => open, chat: () => [line(1)] });
    expect(ids(store)).toEqual([1]);
    serve(snapshot(1), [], { table: () => open, chat: () => [line(1), line(2)] });
    tell({ type: "presence", connected: [], watching: 1 }); // the first word after a pause
    await settled();
    expect(ids(store)).toEqual([1, 2]);
  });

  it("keeps what the live connection sends while it is fetched again, once", async () => {
    const late = new Late();
    const store = await opened(snapshot(1), [], { chat: () => [line(1)] });
    serve(snapshot(1), [], { chat: () => late.promise });
    const refreshed = store.refresh();
    await settled();
    tell({ type: "chat", ...line(2) }, { type: "chat", ...line(3) });
    late.arrive([line(1), line(2)]);
    await refreshed;
    tell({ type: "chat", ...line(2) });
    expect(ids(store)).toEqual([1, 2, 3]);
  });

  it("keeps what the live connection sends while the log is fetched again", async () => {
    const late = new Late();
    const store = await opened(snapshot(1), [], { chat: () => [line(1)] });
    serve(snapshot(1), [], { log: () => late.promise, chat: () => [line(1)] });
    const refreshed = store.refresh();
    await settled();
    tell({ type: "chat", ...line(2) });
    late.arrive([]);
    await refreshed;
    expect(ids(store)).toEqual([1, 2]);
  });

  it("loses a deleted line, also the last one", async () => {
    const store = await opened(snapshot(1), [], { chat: () => [line(1), line(2)] });
    serve(snapshot(1), [], { chat: () => [line(1)] });
    tell({ type: "chat_deleted" });
    await settled();
    expect(ids(store)).toEqual([1]);
  });

  it("is the newest after two deletions, though the answer to the first arrives later", async () => {
    const late = new Late();
    const all = [line(1), line(2), line(3)];
    const store = await opened(snapshot(1), [], { chat: () => all });
    serve(snapshot(1), [], { chat: () => late.promise });
    tell({ type: "chat_deleted" });
    await settled();
    serve(snapshot(1), [], { chat: () => [line(1)] });
    tell({ type: "chat_deleted" });
    await settled();
    late.arrive([line(1), line(2)]);
    await settled();
    expect(ids(store)).toEqual([1]);
  });

  it("asks for earlier lines again if one may have been deleted meanwhile", async () => {
    const late = new Late();
    const store = await opened(snapshot(1), [], { chat: () => [line(3)] });
    serve(snapshot(1), [], { chat: () => late.promise });
    const earlier = store.earlierChat();
    await settled();
    serve(snapshot(1), [], { chat: ({ query }) => (query.has("before") ? [line(1)] : [line(3)]) });
    tell({ type: "chat_deleted" });
    await settled();
    late.arrive([line(1), line(2)]);
    await earlier;
    expect(ids(store)).toEqual([1, 3]);
  });
});

describe("a move", () => {
  it("answers the snapshot it was chosen from, and is pending until the next", async () => {
    const store = await opened(snapshot(5, [PASS]), [], { moves: () => ({ seq: 6 }) });
    expect(await store.send(PASS)).toBe(true);
    expect(requests.at(-1)?.body).toEqual({ after: 5, do: PASS, seat: 0 });
    expect(store.pending).toBe(true);
    expect(await store.send(PASS)).toBe(false);
    tell({ type: "snapshot", ...snapshot(6) });
    expect(store.pending).toBe(false);
  });

  it("that is refused says why until the next snapshot, and can be retried", async () => {
    const store = await opened(snapshot(5, [PASS]), [], {
      moves: () => new Fault(422, "no_money"),
    });
    expect(await store.send(PASS)).toBe(false);
    expect(store.refusal?.code).toBe("no_money");
    expect(store.pending).toBe(false);
    tell({ type: "snapshot", ...snapshot(5, [PASS]) });
    expect(store.refusal).toBeNull();
  });

  it("is previewed once per snapshot", async () => {
    const store = await opened(snapshot(5, [PASS]));
    const asked = () => requests.filter(({ path }) => path.endsWith("/preview")).length;
    expect((await store.preview(PASS))?.lines).toEqual(["would pass"]);
    await store.preview(PASS);
    expect(asked()).toBe(1);
    tell({ type: "snapshot", ...snapshot(6, [PASS]) });
    await store.preview(PASS);
    expect(asked()).toBe(2);
  });

  it("keeps its preview if the live connection repeats the snapshot", async () => {
    const repeated = { type: "snapshot" as const, ...snapshot(5, [PASS]) };
    const store = await opened(repeated);
    const shown = store.snapshot;
    await store.preview(PASS);
    tell({ ...repeated });
    await store.preview(PASS);
    expect(requests.filter(({ path }) => path.endsWith("/preview"))).toHaveLength(1);
    expect(store.snapshot).toBe(shown);
  });

  it("is asked about again by everyone who joined a request that failed", async () => {
    const failing = new Late();
    const why = { legal: false, code: "no_money", text: "Not enough money.", rule: null };
    const asked = () => requests.filter(({ path }) => path.endsWith("/why")).length;
    const store = await opened(snapshot(5, [PASS]), [], {
      why: () => (asked() === 1 ? failing.promise : why),
    });
    const first = store.why(PASS);
    const joined = [store.why(PASS), store.why(PASS)];
    failing.arrive(new Fault(503, "busy"));
    expect(await first).toBeNull();
    expect(await Promise.all(joined)).toEqual([why, why]);
    expect(asked()).toBe(2);
  });

  it("is taken back from the snapshot on view, alone or back to an entry", async () => {
    const store = await opened(snapshot(5), [], { undo: () => ({ seq: 5 }) });
    await store.undo();
    expect(requests.at(-1)?.body).toEqual({ after: 5, seat: 0 });
    await store.undo(3);
    expect(requests.at(-1)?.body).toEqual({ after: 5, to: 3, seat: 0 });
  });
});
