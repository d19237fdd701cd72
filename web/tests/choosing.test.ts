import { beforeEach, describe, expect, it } from "vitest";
import type { Do, Snapshot } from "../src/lib/api/types";
import { moves, requests, serve, settled, snapshot, tell } from "./server";

const { prefer } = await import("../src/lib/settings.svelte");
const { Choosing } = await import("../src/lib/table/choosing.svelte");
const { TableStore } = await import("../src/lib/table/store.svelte");

const BUY_COAL: Do = { do: "buy", what: "coal", from: "dock" };
const BUY_WOOD: Do = { do: "buy", what: "wood", from: "dock" };
const SELL_COAL: Do = { do: "sell", what: "coal" };
const DONE: Do = { do: "done" };
const ALL = [BUY_COAL, BUY_WOOD, SELL_COAL, DONE];

/** One decision between four moves; coal, wood and the dock are places. */
async function deciding(choices = ALL, more: Partial<Snapshot> = {}) {
  serve(snapshot(5, choices, more), [], {
    moves: () => ({ seq: 6 }),
    undo: () => ({ seq: 4 }),
    why: () => ({ legal: false, code: "too_dear", text: "It costs too much.", rule: "R-1" }),
  });
  const store = new TableStore("k7");
  await store.open();
  const choosing = new Choosing(store, {
    places: ({ do: move }) =>
      [move["what"], move["from"]].filter((word) => typeof word === "string"),
  });
  prefer({ confirm: true });
  const pick = async (move: Do) => {
    const found = choosing.choices[ALL.indexOf(move)];
    if (!found) throw new Error(`not offered: ${move.do}`);
    choosing.pick(found);
    await settled();
  };
  return { store, choosing, pick };
}

beforeEach(() => (requests.length = 0));

describe("Confirm", () => {
  it("is needed for every kind of move while the setting is on", async () => {
    const { choosing, pick } = await deciding();
    await pick(BUY_COAL);
    expect(moves()).toEqual([]);
    expect(choosing.picked?.do).toEqual(BUY_COAL);
    await choosing.confirm();
    expect(moves()).toEqual([BUY_COAL]);
  });

  it.each([SELL_COAL, BUY_WOOD, DONE])("is needed for no move once it is off: %o", async (move) => {
    const { pick } = await deciding();
    prefer({ confirm: false });
    await pick(move);
    expect(moves()).toEqual([move]);
  });

  it("sends nothing while a move is pending or nothing is picked", async () => {
    const { choosing, pick } = await deciding();
    await choosing.confirm();
    expect(moves()).toEqual([]);
    await pick(BUY_COAL);
    await Promise.all([choosing.confirm(), choosing.confirm()]);
    expect(moves()).toEqual([BUY_COAL]);
    await choosing.undo();
    expect(requests.some(({ path }) => path.endsWith("/undo"))).toBe(false);
  });
});

describe("a place", () => {
  it("picks its only choice, or lists several", async () => {
    const { choosing } = await deciding();
    await choosing.pickPlace("wood");
    expect(choosing.picked?.do).toEqual(BUY_WOOD);
    expect(choosing.chosenPlaces).toEqual(["wood", "dock"]);
    await choosing.pickPlace("dock");
    expect(choosing.picked).toBeNull();
    expect(choosing.offered.map((one) => one.do)).toEqual([BUY_COAL, BUY_WOOD]);
  });

  it("is counted once, however many choices it leads to", async () => {
    const { choosing } = await deciding();
    expect(choosing.placesFor(choosing.choices)).toBe(3); // coal, wood, and no place at all
    expect(choosing.placesFor(choosing.choices.slice(0, 1))).toBe(1);
  });

  it("can be narrowed to without picking its only choice", async () => {
    const { choosing } = await deciding();
    prefer({ confirm: false });
    choosing.narrowTo("wood");
    await settled();
    expect(choosing.offered.map((one) => one.do)).toEqual([BUY_WOOD]);
    expect(choosing.picked).toBeNull();
    expect(moves()).toEqual([]);
    expect(choosing.back()).toBe(true);
    expect(choosing.narrowed).toBe(false);
  });

  it("narrows the choices left by an earlier place", async () => {
    const { choosing } = await deciding();
    await choosing.pickPlace("dock");
    await choosing.pickPlace("coal");
    expect(choosing.places).toEqual(["dock", "coal"]);
    expect(choosing.picked?.do).toEqual(BUY_COAL);
  });

  it("without a choice says why", async () => {
    const { choosing } = await deciding();
    expect(choosing.isLive("steel")).toBe(false);
    await choosing.pickPlace("steel", { do: "buy", what: "steel" });
    expect(choosing.refusal).toEqual({ code: "too_dear", text: "It costs too much.", rule: "R-1" });
  });

  it("is forgotten with the next snapshot", async () => {
    const { choosing } = await deciding();
    await choosing.pickPlace("wood");
    tell({ type: "snapshot", ...snapshot(6, ALL) });
    expect([choosing.picked, choosing.places, choosing.narrowed]).toEqual([null, [], false]);
  });
});

describe("back", () => {
  it("does nothing if nothing is chosen", async () => {
    const { choosing } = await deciding();
    expect(choosing.back()).toBe(false);
  });

  it("clears the pick first, then one place after another", async () => {
    const { choosing, pick } = await deciding();
    await choosing.pickPlace("dock");
    await pick(BUY_WOOD);
    expect(choosing.back()).toBe(true);
    expect([choosing.picked, choosing.places]).toEqual([null, ["dock"]]);
    expect(choosing.back()).toBe(true);
    expect(choosing.places).toEqual([]);
    expect(choosing.back()).toBe(false);
  });

  it("clears pick and place together if the place picked by itself", async () => {
    const { choosing } = await deciding();
    await choosing.pickPlace("dock");
    await choosing.pickPlace("coal");
    expect(choosing.back()).toBe(true);
    expect([choosing.picked, choosing.places]).toEqual([null, ["dock"]]);
  });

  it("clears the places before the kind", async () => {
    const { choosing } = await deciding();
    choosing.narrow("buy");
    expect(choosing.offered).toHaveLength(2);
    await choosing.pickPlace("wood");
    expect(choosing.kind).toBe("buy");
    choosing.back();
    expect([choosing.kind, choosing.places, choosing.picked]).toEqual(["buy", [], null]);
    choosing.back();
    expect(choosing.narrowed).toBe(false);
  });

  it("clears a kind with only one move at once", async () => {
    const { choosing } = await deciding();
    choosing.narrow("done");
    expect(choosing.picked?.do).toEqual(DONE);
    choosing.back();
    expect([choosing.kind, choosing.picked]).toEqual(["", null]);
  });

  it("clears the reason and keeps the pick", async () => {
    const { choosing, pick } = await deciding();
    await pick(BUY_COAL);
    await choosing.explain({ do: "buy", what: "steel" });
    expect(choosing.back()).toBe(true);
    expect(choosing.refusal).toBeNull();
    expect(choosing.picked?.do).toEqual(BUY_COAL);
  });

  it("or another choice clears a refused move, until the next refusal", async () => {
    const { store, choosing, pick } = await deciding();
    const refuse = () => tell({ type: "error", code: "late", text: "Too late." });
    await pick(BUY_COAL);
    refuse();
    expect(choosing.refusal).toBe(store.refusal);
    expect(choosing.back()).toBe(true);
    expect([choosing.refusal, choosing.picked?.do]).toEqual([null, BUY_COAL]);
    refuse();
    expect(choosing.refusal?.code).toBe("late");
    await pick(BUY_WOOD);
    expect(choosing.refusal).toBeNull();
  });
});

describe("a preview", () => {
  it("belongs to the picked choice, or else to the one pointed at", async () => {
    const { choosing, pick } = await deciding();
    choosing.pointPlace("wood");
    expect(choosing.shown?.do).toEqual(BUY_WOOD);
    choosing.pointPlace("coal"); // two choices
    expect(choosing.shown).toBeNull();
    await pick(BUY_COAL);
    choosing.pointPlace("wood");
    expect(choosing.shown?.do).toEqual(BUY_COAL);
  });

  it("is fetched when shown, once per snapshot", async () => {
    const { choosing } = await deciding();
    const [first] = choosing.choices;
    if (!first) throw new Error("no choice");
    expect(choosing.lines(first)).toBeNull();
    await choosing.foresee(first);
    expect(choosing.lines(first)).toEqual(["would buy"]);
    tell({ type: "snapshot", ...snapshot(6, ALL) });
    expect(choosing.lines(first)).toBeNull();
  });
});

describe("undo", () => {
  it("takes back one answer, or all answers of the turn", async () => {
    const { store, choosing } = await deciding();
    tell({ type: "snapshot", ...snapshot(6, ALL, { undo: true, undo_to: 2 }) });
    await choosing.undo();
    expect(requests.at(-1)?.body).toEqual({ after: 6, seat: 0 });
    tell({ type: "snapshot", ...snapshot(7, ALL, { undo: true, undo_to: 2 }) });
    await choosing.undo(true);
    expect(requests.at(-1)?.body).toEqual({ after: 7, to: 2, seat: 0 });
    store.close();
  });
});

const WARNING = {
  code: "too_soon",
  facts: {},
  title: "The dock is still open",
  text: "It costs you a turn.",
  fix: [BUY_WOOD],
  fix_text: "Buy wood",
};

describe("warnings", () => {
  const warned = async () => {
    const it = await deciding();
    serve(snapshot(5, ALL), [], {
      moves: () => ({ seq: 6 }),
      preview: () => ({ events: [], lines: ["would stop"], warnings: [WARNING] }),
    });
    return it;
  };

  it("come with the preview, and hold back a move that needs no Confirm", async () => {
    const { choosing, pick } = await warned();
    prefer({ confirm: false });
    await pick(SELL_COAL);
    expect(moves()).toEqual([]);
    expect(choosing.picked && choosing.warnings(choosing.picked)).toEqual([WARNING]);
    await choosing.confirm(); // a word, never a barrier
    expect(moves()).toEqual([SELL_COAL]);
  });

  it("offer a way out that is picked, not sent", async () => {
    const { choosing, pick } = await warned();
    await pick(DONE);
    choosing.takeFix(WARNING);
    await settled();
    expect(choosing.picked?.do).toEqual(BUY_WOOD);
    choosing.takeFix({ ...WARNING, fix: [BUY_WOOD, BUY_COAL] });
    expect(choosing.plan?.dos).toEqual([BUY_WOOD, BUY_COAL]);
    expect(moves()).toEqual([]);
  });

  it("are silent once the player switches them off", async () => {
    const { choosing, pick } = await warned();
    prefer({ warnings: false, confirm: false });
    await pick(SELL_COAL);
    expect(moves()).toEqual([SELL_COAL]);
    expect(choosing.picked && choosing.warnings(choosing.picked)).toEqual([]);
    prefer({ warnings: true });
  });
});

describe("suggestions", () => {
  const PLAN = {
    code: "cheapest",
    facts: {},
    title: "Buy the cheapest set",
    dos: [BUY_COAL, BUY_WOOD],
    moves: ["Buy coal", "Buy wood"],
    result: "It costs $30.",
  };

  it("are shown first, then sent in one request", async () => {
    const { choosing, pick } = await deciding(ALL, { suggestions: [PLAN] });
    expect(choosing.suggestions).toEqual([PLAN]);
    await pick(BUY_COAL);
    choosing.pickPlan(PLAN);
    expect(choosing.picked).toBeNull();
    expect(choosing.ready).toBe(true);
    expect(requests.some(({ path }) => path.endsWith("/moves"))).toBe(false);
    await choosing.confirm();
    const sent = requests.find(({ path }) => path.endsWith("/moves"));
    expect(sent?.body["dos"]).toEqual(PLAN.dos);
  });

  it("are sent by one press once Confirm is off", async () => {
    const { choosing } = await deciding(ALL, { suggestions: [PLAN] });
    prefer({ confirm: false });
    choosing.pickPlan(PLAN);
    await settled();
    const sent = requests.find(({ path }) => path.endsWith("/moves"));
    expect(sent?.body["dos"]).toEqual(PLAN.dos);
  });

  it("are left by Back or by another pick", async () => {
    const { choosing, pick } = await deciding(ALL, { suggestions: [PLAN] });
    choosing.pickPlan(PLAN);
    expect(choosing.back()).toBe(true);
    expect(choosing.plan).toBeNull();
    choosing.pickPlan(PLAN);
    await pick(BUY_WOOD);
    expect(choosing.plan).toBeNull();
  });
});
