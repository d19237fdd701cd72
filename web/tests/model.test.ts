import { describe, expect, it } from "vitest";
import type { Do } from "../src/lib/api/types";
import { place, PlaceTable, shows } from "../src/lib/table/places";
import { requests, serve, settled, snapshot } from "./server";

const { TableModel } = await import("../src/lib/table/model.svelte");
const { TableStore } = await import("../src/lib/table/store.svelte");

const PLACES = new PlaceTable([
  place("heap", "take", "heap", { fill: { count: "1" }, only: { by: "@me" } }),
  shows("card", "take", "card"),
  place("card", "turn", "card"),
]);

class Nim extends TableModel {
  protected readonly around = { me: "ann" };
}

const TAKE: Do = { do: "take", heap: "left", count: "2", by: "ann", card: "blue" };
const TURN: Do = { do: "turn", card: "red" };

async function playing(choices: Do[]) {
  serve(snapshot(5, choices), [], {
    moves: () => ({ seq: 6 }),
    why: ({ body }) => ({ legal: false, code: "no", text: `no ${JSON.stringify(body["do"])}` }),
  });
  const store = new TableStore("k7");
  await store.open();
  return new Nim(store, PLACES);
}
const asked = (what: string) =>
  requests.filter(({ path }) => path.endsWith(what)).map(({ body }) => body["do"]);

describe("pressing a place", () => {
  it("makes its move", async () => {
    const table = await playing([TAKE, TURN]);
    expect([table.isLive("heap:left"), table.isLive("heap:right")]).toEqual([true, false]);
    table.press("heap:left");
    await table.choosing.confirm();
    await settled();
    expect(asked("/moves")).toEqual([TAKE]);
  });

  it("asks why its move isn't possible, with missing arguments filled in", async () => {
    const table = await playing([TURN]);
    table.press("heap:right");
    await settled();
    expect(asked("/why")).toEqual([{ do: "take", heap: "right", count: "1", by: "ann" }]);
    expect(table.choosing.refusal?.text).toContain("no");
    expect(await table.why("heap:right")).toContain("right");
    expect(await table.why("card:red")).toBe("");
  });

  it("keeps it chosen until the move is confirmed", async () => {
    const table = await playing([TAKE, TURN]);
    table.press("card:red");
    expect(table.isChosen("card:red")).toBe(true);
    expect(asked("/moves")).toEqual([]);
  });

  it("does nothing if no question is open", async () => {
    const table = await playing([]);
    table.press("heap:right");
    expect(await table.why("heap:right")).toBe("");
    expect(asked("/why")).toEqual([]);
  });

  it("does nothing while the past is on view", async () => {
    const table = await playing([TAKE]);
    await table.history.go(0);
    expect([table.past, table.asked, table.isLive("heap:left")]).toEqual([true, false, false]);
    table.press("heap:left");
    await settled();
    expect(asked("/moves")).toEqual([]);
    table.history.live();
    expect(table.isLive("heap:left")).toBe(true);
  });
});

describe("a table of places", () => {
  it("shows a move at all its places, for the players who can use them", () => {
    expect(PLACES.placesOf(TAKE, { me: "ann" })).toEqual(["heap:left", "card:blue"]);
    expect(PLACES.placesOf(TAKE, { me: "bob" })).toEqual(["card:blue"]);
    expect(PLACES.placesOf(TAKE, { me: null })).toEqual(["heap:left", "card:blue"]);
  });

  it("uses the first row's move, and none if an argument is unknown", () => {
    expect(PLACES.moveAt("card:red")).toEqual({ do: "turn", card: "red" });
    expect(PLACES.moveAt("heap:left", { me: null })).toBeNull();
    expect(PLACES.moveAt("card")).toBeNull();
  });
});
