import { describe, expect, it } from "vitest";
import { marksOf, spacePrint } from "../src/lib/board/catalog";
import { isFinal, isSmall, targetsOf } from "../src/lib/game/legal";
import { changesOf, moveAt } from "../src/lib/game/script";
import { sceneOf } from "../src/routes/chicago/views";

const around = { company: "swift", acting: "swift" };

describe("places of moves", () => {
  it("a Partner's space is offered for the acting company alone", () => {
    const move = { do: "use_building", space: "I-1", company: "swift" };
    expect(targetsOf(move, around)).toEqual(["space:I-1"]);
    expect(targetsOf(move, { ...around, acting: "elgin" })).toEqual([]);
    expect(targetsOf(move, { ...around, acting: null })).toEqual(["space:I-1"]);
  });
  it("factories belong to the company that is asked about", () => {
    expect(targetsOf({ do: "hire_worker", factory: "2" }, around)).toEqual(["factory:swift:2"]);
  });
  it("what a place means is a move made by that place", () => {
    const places = [
      "space:I-1",
      "buy:swift:common:treasury",
      "sell:swift:preferred",
      "chain:20:coal",
      "column:3:wood",
      "haymarket:steel",
      "outlet:half_price",
      "asset:foundry",
      "hand:II-3",
      "issue:common",
      "pay_dividends",
      "withhold",
    ];
    for (const place of places) {
      const move = moveAt(place, "swift");
      expect(move, place).not.toBeNull();
      if (move) expect(targetsOf(move, around), place).toContain(place);
    }
  });
  it("no move is both made at once and always confirmed", () => {
    for (const kind of ["buy_cube", "sell_good", "done", "pass", "pay_dividends", "found"])
      expect(isSmall({ do: kind }) && isFinal({ do: kind })).toBe(false);
  });
});

describe("what a preview changes", () => {
  it("sums money by purse and leaves the bank out", () => {
    const { money } = changesOf([
      { event: "paid", payer: "libby", payee: "seat_1", amount: 30, reason: "building" },
      { event: "paid", payer: "bank", payee: "seat_1", amount: 20, reason: "building" },
    ]);
    expect([...money]).toEqual([
      ["libby", -30],
      ["seat_1", 50],
    ]);
  });
  it("joins several steps of a marker into one way", () => {
    const { appeal } = changesOf([
      { event: "appeal_moved", company: "libby", old: 8, new: 9 },
      { event: "appeal_moved", company: "libby", old: 9, new: 11 },
    ]);
    expect(appeal.get("libby")).toEqual({ old: 8, new: 11 });
  });
  it("counts certificates in shares", () => {
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
  it("follow the phase until one is asked for", () => {
    expect(sceneOf("play", facts)).toBe("board");
    expect(sceneOf("play", { ...facts, phase: "setup" })).toBe("found");
    expect(sceneOf("play", { ...facts, phase: "operating", operating: "swift" })).toBe("operate");
    expect(sceneOf("text", { ...facts, phase: "stock" })).toBe("text");
  });
  it("end with the account", () => {
    const over = { ...facts, phase: "end" as const, scorepad: { players: [], winners: [] } };
    expect(sceneOf("play", over)).toBe("end");
    expect(sceneOf("phone-play", over)).toBe("score");
  });
});

describe("marks", () => {
  it("every printed space can be drawn", () => {
    for (const id of ["I-1", "II-10", "III-13", "job_market", "fundraising_80"])
      for (const effect of spacePrint(id).effects)
        expect(marksOf(effect).length).toBeGreaterThan(0);
  });
});
