import { describe, expect, it } from "vitest";
import type { Entry } from "../src/lib/api/types";
import {
  EVERYTHING,
  PLAIN_LOG,
  kindsIn,
  matches,
  openings,
  redoable,
  sections,
  allThings,
  undone,
} from "../src/lib/table/panels/log";
import { log as chicago } from "../src/games/chicago/log";
import { log as industrialist } from "../src/games/industrialist/log";

const entry = (seq: number, seat: number, more: Partial<Entry> = {}): Entry => ({
  seq,
  seat,
  events: [],
  lines: [],
  time: 0,
  ...more,
});
const buys = entry(1, 0, {
  do: { do: "buy_share", company: "swift", source: "bank_pool" },
  events: [{ event: "paid", payer: "seat:0", payee: "bank", amount: 100, reason: "share" }],
});
const move = (seq: number, company: string, seat = 0) =>
  entry(seq, seat, { do: { do: "buy_share", company } });
const undo = (seq: number, to: number, seat = 0) =>
  entry(seq, seat, { do: { do: "", undo_to: to } as unknown as NonNullable<Entry["do"]> });
const ends = entry(3, 1, {
  events: [{ event: "phase_began", phase: "building", decade: "1" }],
});

const BUILDING = chicago.heading({ event: "phase_began", phase: "building", decade: "1" });

describe("the log", () => {
  it("groups entries by turn and by section", () => {
    const parts = sections([buys, entry(2, 0), ends, entry(4, 0)], chicago);
    expect(parts).toHaveLength(2);
    expect(parts[0]?.turns.map((turn) => turn.entries.map(({ seq }) => seq))).toEqual([
      [1, 2],
      [3],
    ]);
    expect(parts.map(({ heading }) => heading)).toEqual([null, BUILDING]);
    expect(parts[1]?.turns[0]?.entries[0]?.seq).toBe(4);
  });

  it("keeps a section whose opening entry is filtered out", () => {
    const parts = sections([ends, entry(4, 0)], chicago, ({ seat }) => seat === 0);
    expect(parts.map(({ heading }) => heading)).toEqual([BUILDING]);
  });

  it("finds moves taken back, even if an undo is itself undone", () => {
    expect([...undone([buys, entry(2, 0), undo(3, 1), entry(4, 0)])]).toEqual([2, 3]);
    expect([...undone([buys, entry(2, 0), undo(3, 1), undo(4, 0)])].sort()).toEqual([1, 2, 3, 4]);
  });

  describe("redo", () => {
    const companies = (...entries: Entry[]) =>
      redoable(entries, 0).map((one) => String(one["company"]));
    const both = [move(1, "swift"), move(2, "elgin")];

    it("makes moves again one undo at a time, the last one taken back first", () => {
      const back = [...both, undo(3, 1), undo(4, 0)];
      expect(companies(...back)).toEqual(["swift"]);
      expect(companies(...back, move(5, "swift"))).toEqual(["elgin"]);
      expect(companies(...back, move(5, "swift"), move(6, "elgin"))).toEqual([]);
      expect(companies(...back, move(5, "swift"), undo(6, 4))).toEqual(["swift"]);
    });

    it("makes everything again after starting over", () => {
      const over = [...both, undo(3, 0)];
      expect(companies(...over)).toEqual(["swift", "elgin"]);
      expect(companies(...over, move(4, "swift"))).toEqual(["elgin"]);
      expect(companies(...over, move(4, "swift"), move(5, "elgin"))).toEqual([]);
    });

    it("ends with any other move, and takes no move of others", () => {
      const back = [...both, undo(3, 1), undo(4, 0)];
      expect(companies(...back, move(5, "doggett"))).toEqual([]);
      expect(companies(...back, move(5, "swift", 1))).toEqual([]);
      expect(companies(move(1, "swift"), move(2, "elgin", 1), undo(3, 0))).toEqual([]);
      expect(companies(move(1, "swift", 1), undo(2, 0, 1))).toEqual([]);
    });
  });

  it("filters by seat, by thing and by kind", () => {
    expect(matches(buys, EVERYTHING, chicago)).toBe(true);
    expect(matches(buys, { ...EVERYTHING, seat: 1 }, chicago)).toBe(false);
    expect(matches(buys, { ...EVERYTHING, thing: "company:swift" }, chicago)).toBe(true);
    expect(matches(buys, { ...EVERYTHING, thing: "company:libby" }, chicago)).toBe(false);
    expect(matches(buys, { ...EVERYTHING, kind: "paid" }, chicago)).toBe(true);
    expect(matches(buys, { ...EVERYTHING, kind: "founded" }, chicago)).toBe(false);
  });

  it("has no sections in a game without its own log", () => {
    expect(sections([ends, entry(4, 0)], PLAIN_LOG).map(({ heading }) => heading)).toEqual([null]);
    expect(allThings(buys, PLAIN_LOG)).toContain("company:swift");
  });

  it("finds a company in its purse", () => {
    const pays = entry(6, 0, { events: [{ event: "paid", payer: "swift", payee: "bank" }] });
    expect(allThings(pays, chicago)).toContain("company:swift");
    expect(allThings(pays, PLAIN_LOG)).not.toContain("company:swift");
  });

  it("points at the cards in tracks and moves", () => {
    const units = entry(5, 0, {
      do: { do: "move_workers", origin: "central", target: "1F", count: 1 },
      events: [{ event: "units_moved", track: "central.goods", change: 1, units: 3 }],
    });
    expect(allThings(units, industrialist)).toEqual(
      expect.arrayContaining(["card:central", "card:1F", "track:central.goods"]),
    );
  });

  it("lists kinds by frequency, and the moments when sections open", () => {
    expect(kindsIn([buys, buys, ends])).toEqual(["paid", "phase_began"]);
    expect(openings([buys, ends], chicago)).toEqual([{ seq: 3, heading: BUILDING }]);
  });
});
