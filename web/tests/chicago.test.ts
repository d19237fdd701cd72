import { describe, expect, it } from "vitest";
import { marksOf, spacePrint } from "../src/games/chicago/catalog";
import { PLACES } from "../src/games/chicago/moves";
import { changesOf } from "../src/games/chicago/changes";
import type { Move } from "../src/games/chicago/wire.gen";
import { place, type PlaceRow } from "../src/lib/table/places";
import { sceneOf } from "../src/games/chicago/views";

const around = { company: "swift", acting: "swift", give: "coal", take: "wood" };

describe("a row of the table of places", () => {
  it("names a move and words that the game has: else it is no type", () => {
    const rows = [
      // @ts-expect-error no such move
      place("buy", "buy_share") satisfies PlaceRow<Move>,
      // @ts-expect-error no such word of the move
      place("buy", "buy_certificate", "compny") satisfies PlaceRow<Move>,
      // @ts-expect-error no such word to fill in
      place("found", "found", "company", { fill: { price: "35" } }) satisfies PlaceRow<Move>,
      place("column", "buy_overlay_cube", "#column", "resource") satisfies PlaceRow<Move>,
    ];
    expect(rows.map((row) => row.parts.length)).toEqual([0, 1, 1, 2]);
  });
});

describe("places of moves", () => {
  it("offers a Partner's space only to the acting company", () => {
    const move = { do: "use_building", space: "I-1", company: "swift" };
    expect(PLACES.placesOf(move, around)).toEqual(["space:I-1"]);
    expect(PLACES.placesOf(move, { ...around, acting: "elgin" })).toEqual([]);
    expect(PLACES.placesOf(move, { ...around, acting: null })).toEqual(["space:I-1"]);
  });
  it("gives factories to the company in question", () => {
    expect(PLACES.placesOf({ do: "hire_worker", factory: "2" }, around)).toEqual([
      "factory:swift:2",
    ]);
  });
  it.each([
    ["space:I-1", { do: "use_building", space: "I-1", company: "swift" }],
    [
      "buy:swift:common:treasury",
      { do: "buy_certificate", company: "swift", certificate: "common", source: "treasury" },
    ],
    [
      "sell:swift:preferred",
      { do: "sell_certificate", company: "swift", certificate: "preferred" },
    ],
    ["sell:swift", { do: "sell_certificate", company: "swift", certificate: "common" }],
    ["found:swift", { do: "found", company: "swift", value: "35" }],
    ["chain:20:coal", { do: "buy_cube", price: "20", resource: "coal" }],
    ["column:3:wood", { do: "buy_overlay_cube", column: 3, resource: "wood" }],
    ["haymarket:steel", { do: "take_cube", resource: "steel" }],
    ["outlet:half_price", { do: "sell_good", outlet: "half_price" }],
    ["factory:swift:2", { do: "run_factory", factory: "2" }],
    ["tier:3", { do: "run_tier", workers: "3" }],
    ["asset:foundry", { do: "activate_asset", asset: "foundry" }],
    ["hand:II-3", { do: "place_building", building: "II-3" }],
    ["issue:common", { do: "issue_certificate", certificate: "common" }],
    ["pay_dividends", { do: "pay_dividends" }],
    ["withhold", { do: "withhold" }],
    ["trade:swift", { do: "trade", company: "swift", give: "coal", take: "wood" }],
  ])("%s stands for one move, which is made by that place", (place, move) => {
    expect(PLACES.moveAt(place, around)).toEqual(move);
    expect(PLACES.placesOf(move, around)).toContain(place);
  });
  it("stands for no move without an acting company, nor at an unknown place", () => {
    expect(PLACES.moveAt("space:I-1", { ...around, acting: null })).toBeNull();
    expect(PLACES.moveAt("nowhere:1", around)).toBeNull();
  });
  it.each([
    [{ do: "remove_building", building: "I-2" }, ["hand:I-2"]],
    [{ do: "keep_building", building: "I-2" }, ["hand:I-2"]],
    [{ do: "buy_asset", asset: "foundry" }, ["asset:foundry"]],
    [{ do: "discard_asset", asset: "foundry" }, ["asset:foundry"]],
    [{ do: "trade", company: "swift" }, ["trade:swift"]],
    [{ do: "put_worker", factory: "1" }, ["factory:swift:1"]],
    [{ do: "put_manager", factory: "1" }, ["factory:swift:1"]],
    [{ do: "automate", factory: "1" }, ["factory:swift:1"]],
    [{ do: "take_overlay_cube", resource: "coal" }, ["overlay:coal"]],
    [{ do: "take_initiative" }, ["take_initiative"]],
    [{ do: "take_bonus" }, ["take_bonus"]],
    [{ do: "take_cash" }, ["take_cash"]],
    [{ do: "spend_steel" }, []],
  ])("$do is made by its places", (move, places) => {
    expect(PLACES.placesOf(move, around)).toEqual(places);
  });
});

describe("the decision bar", () => {
  it.each(["take_cube", "issue_certificate", "hire_worker", "automate", "take_cash", "pass"])(
    "lists %s",
    (kind) => expect(PLACES.isOnBoard({ do: kind })).toBe(false),
  );
  it.each(["found", "use_building", "buy_cube", "withhold", "trade", "buy_certificate"])(
    "leaves %s to the board",
    (kind) => expect(PLACES.isOnBoard({ do: kind })).toBe(true),
  );
  it("has no move for a place that needs more arguments", () => {
    for (const place of ["overlay:coal", "take_cash"])
      expect(PLACES.moveAt(place, around)).toBeNull();
  });
});

describe("the changes in a preview", () => {
  it("sum money by purse, without the bank", () => {
    const { money } = changesOf([
      { event: "paid", payer: "libby", payee: "seat_1", amount: 30, reason: "building" },
      { event: "paid", payer: "bank", payee: "seat_1", amount: 20, reason: "building" },
    ]);
    expect([...money]).toEqual([
      ["libby", -30],
      ["seat_1", 50],
    ]);
  });
  it("join several steps of a marker into one", () => {
    const { appeal } = changesOf([
      { event: "appeal_moved", company: "libby", old: 8, new: 9 },
      { event: "appeal_moved", company: "libby", old: 9, new: 11 },
    ]);
    expect(appeal.get("libby")).toEqual({ old: 8, new: 11 });
  });
  it("say where the markers of a new company appear, not where they come from", () => {
    const { stock, appeal } = changesOf([
      { event: "founded", company: "swift", seat: 0, value: 40 },
      { event: "stock_moved", company: "swift", old: 0, new: 40, cause: "founding" },
      { event: "appeal_moved", company: "swift", old: 0, new: 3 },
    ]);
    expect(stock.get("swift")).toEqual({ old: 40, new: 40 });
    expect(appeal.get("swift")).toEqual({ old: 3, new: 3 });
  });

  it("count certificates in shares", () => {
    const { certificates } = changesOf([
      {
        event: "certificate_moved",
        company: "swift",
        certificate: "preferred",
        origin: "treasury",
        target: "seat_0",
      },
    ]);
    expect(certificates.get("seat_0/swift")).toBe(2);
    expect(certificates.get("treasury/swift")).toBe(-2);
  });
});

describe("views", () => {
  const facts = { phase: "action" as const, operating: null, scorepad: null };
  it("follow the phase until the player chooses one", () => {
    expect(sceneOf("play", facts)).toBe("board");
    expect(sceneOf("play", { ...facts, phase: "setup" })).toBe("found");
    expect(sceneOf("play", { ...facts, phase: "operating", operating: "swift" })).toBe("operate");
    expect(sceneOf("text", { ...facts, phase: "stock" })).toBe("text");
  });
  it("end with the final scores", () => {
    const over = { ...facts, phase: "end" as const, scorepad: { players: [], winners: [] } };
    expect(sceneOf("play", over)).toBe("end");
    expect(sceneOf("phone-play", over)).toBe("score");
  });
});

describe("marks", () => {
  it("exist for every printed space", () => {
    for (const id of ["I-1", "II-10", "III-13", "job_market", "fundraising_80"])
      for (const effect of spacePrint(id).effects)
        expect(marksOf(effect).length).toBeGreaterThan(0);
  });
});
