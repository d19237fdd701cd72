// Operating turns that pass without a question: which company idled, why, and what that cost.
import { describe, expect, it } from "vitest";
import "./server";
import type { ChicagoTable } from "../src/games/chicago/model.svelte";
import type { FirstRun, GameEvent, Move } from "../src/games/chicago/wire.gen";

const { idleOf, newsOf, reasonOf } = await import("../src/games/chicago/idle");

interface Line {
  seat: number;
  events: GameEvent[];
  do?: Move;
}

/** A table where seat 0 directs Fairbank and holds three of its shares, now at $35. */
function tableWith(...lines: Line[]): ChicagoTable {
  return {
    seat: 0,
    mine: ["fairbank"],
    entries: lines.map((line, i) => ({ seq: i + 1, lines: [], time: 0, ...line })),
    companySheet: () => ({ value: 35, shares: { seat_0: 3 } }),
  } as unknown as ChicagoTable;
}

const begins: GameEvent = { event: "operating_began", company: "fairbank", seat: 0 };
const ran: GameEvent = { event: "factory_ran", company: "fairbank", factory: "1", goods: 2 };
const withheld = (revenue: number): GameEvent => ({
  event: "earnings_withheld",
  company: "fairbank",
  revenue,
});
const falls: GameEvent = {
  event: "stock_moved",
  company: "fairbank",
  old: 40,
  new: 35,
  cause: "withheld",
};
const needs = (workers: number, coal = 0): FirstRun => ({
  workers,
  crew: 40 * workers,
  missing: coal ? { coal } : {},
  cubes: 0,
  goods: 2,
  income: 80,
});

describe("an idle turn", () => {
  it("is found in the move of another player, with what it cost", () => {
    const table = tableWith(
      { seat: 0, events: [] },
      { seat: 1, events: [begins, withheld(0), falls], do: { do: "done" } },
    );
    expect(idleOf(table)).toEqual([
      { seq: 2, company: "fairbank", ran: false, old: 40, value: 35, loss: 15 },
    ]);
  });

  it("follows from the player's own move too, but not from withholding by choice", () => {
    const stops = { seat: 0, events: [withheld(0), falls], do: { do: "done" } as Move };
    expect(idleOf(tableWith({ seat: 0, events: [begins] }, stops))).toHaveLength(1);
    const chooses = { seat: 0, events: [withheld(80), falls], do: { do: "withhold" } as Move };
    const table = tableWith({ seat: 0, events: [begins, ran] }, chooses);
    expect(idleOf(table)).toEqual([]);
    expect(newsOf(table).map(({ chosen }) => chosen)).toEqual([true, false]);
  });

  it("of the second company isn't taken for the choice about the first", () => {
    const table = tableWith({
      seat: 0,
      do: { do: "withhold" },
      events: [
        { event: "earnings_withheld", company: "swift", revenue: 100 },
        begins,
        withheld(0),
        falls,
      ],
    });
    expect(idleOf(table).map(({ company }) => company)).toEqual(["fairbank"]);
  });

  it("ends with the player's next move", () => {
    const table = tableWith(
      { seat: 1, events: [begins, withheld(0), falls] },
      { seat: 0, events: [], do: { do: "pass" } },
    );
    expect(idleOf(table)).toEqual([]);
  });

  it("has a reason: nothing sold, something missing, or stopped by the player", () => {
    const [sold] = idleOf(
      tableWith(
        { seat: 0, events: [begins, ran] },
        { seat: 0, events: [withheld(0), falls], do: { do: "done" } },
      ),
    );
    expect(sold && reasonOf(sold, needs(0))).toBe("unsold");
    expect(reasonOf({ ran: false }, needs(1))).toBe("lack");
    expect(reasonOf({ ran: false }, needs(0, 2))).toBe("lack");
    expect(reasonOf({ ran: false }, needs(0))).toBe("stopped");
  });
});
