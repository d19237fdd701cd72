import { beforeEach, describe, expect, it } from "vitest";
import { dearest, margin, nextTip, ranked, story } from "../src/games/chicago/ending/story";
import type { KeyDecision } from "../src/lib/api/types";
import type { Ending, GoalSheet, Scorepad } from "../src/games/chicago/wire.gen";
import { kept } from "./storage";

const YEARS = [1875, 1885, 1895, 1905, 1915];

function pad(totals: number[], winners: number[]): Scorepad {
  const players = totals.map((total) => ({ cash: total, shares: 0, goals: 0, total }));
  return { players, winners } as unknown as Scorepad;
}
/** An end whose phases were led by these seats, two phases a Decade; the last leader since `from`. */
function end(leader: number[], from: number, records: Ending["records"] = []): Ending {
  const marks = leader.map((_, i) => ({
    decade: 1 + Math.floor(i / 2),
    phase: i % 2 ? "operating" : "stock",
    seq: i,
    worth: [],
  }));
  return { marks, leader, led_from: from, records, turning_points: [], tips: [] } as Ending;
}
const goal = (...leaders: number[]) => ({ leaders }) as unknown as GoalSheet;

describe("the final account", () => {
  it("ranks by total, and winners before others with the same", () => {
    const rows = ranked(pad([500, 700, 700], [2]));
    expect(rows.map(({ seat }) => seat)).toEqual([2, 1, 0]);
  });
});

describe("the margin", () => {
  it("is the distance to the second", () => {
    const said = margin(end([0, 0, 0, 0], 0), pad([900, 745], [0]));
    expect(said).toEqual({ key: "chicago-end-by", facts: { amount: 155 } });
  });

  it("names the phase of the last Decade in which the lead changed", () => {
    const said = margin(end([1, 1, 1, 0], 3), pad([900, 745], [0]));
    expect(said).toMatchObject({ attribute: "late", phase: "operating", facts: { amount: 155 } });
  });

  it("says how equal money was decided, and that a tie is one", () => {
    expect(margin(end([0], 0), pad([700, 700], [0])).attribute).toBe("level");
    expect(margin(end([0], 0), pad([700, 700], [0, 1]))).toMatchObject({
      attribute: "tie",
      facts: { amount: 700 },
    });
  });
});

describe("the story", () => {
  const keys = (...given: Parameters<typeof story>) => story(...given).map(({ key }) => key);

  it("tells since when the winner led, and the goals if they took most", () => {
    const told = story(end([1, 0, 0, 0], 1), pad([9, 5], [0]), [goal(0), goal(0)], [], YEARS);
    expect(told).toEqual([
      { key: "chicago-end-led", seat: 0, facts: { year: "1875" } },
      { key: "chicago-end-took", seat: 0, facts: { count: 2, total: 2 } },
    ]);
  });

  it("tells who was overtaken late, and the best dividend otherwise", () => {
    const paid = {
      kind: "dividend",
      seat: 1,
      facts: { company: "doggett", per_share: 42, decade: 5 },
    };
    const told = story(
      end([1, 1, 1, 0], 3, [paid] as unknown as Ending["records"]),
      pad([9, 5], [0]),
      [goal(1), goal(1)],
      [],
      YEARS,
    );
    expect(told[0]).toMatchObject({ key: "chicago-end-overtook", seat: 1, phase: "operating" });
    expect(told[1]).toEqual({
      key: "chicago-end-paid",
      facts: { company: "doggett", amount: 42, year: "1915" },
    });
  });

  it("tells that goals decided, and who left", () => {
    const told = keys(end([1, 1], 0), pad([9, 8], [0]), [goal(0), goal(1)], [1], YEARS);
    expect(told).toEqual(["chicago-end-decided", "chicago-end-left"]);
  });
});

describe("the tip", () => {
  const tips = ["T1", "T7", "T16"].map((tip) => ({ tip, seq: 3 }));
  beforeEach(() => kept.clear());

  it("is the weightiest that the last three other games didn't end with", () => {
    const games = ["a", "b", "c"];
    expect(games.map((game) => nextTip(game, tips)?.tip)).toEqual(["T1", "T7", "T16"]);
  });

  it("comes again rather than not at all", () => {
    const games = ["a", "b", "c", "d"];
    expect(games.map((game) => nextTip(game, tips)?.tip).at(-1)).toBe("T1");
    expect(nextTip("e", [])).toBeNull();
  });

  it("gives way to the player's dearest move where none fits", () => {
    const found = (seq: number, seat: number, kind: "loss" | "find", amount: number) =>
      ({ seq, seat, kind, amount }) as KeyDecision;
    const losses = [found(3, 0, "loss", 40), found(9, 0, "loss", 90), found(12, 1, "loss", 300)];
    expect(dearest([...losses, found(15, 0, "find", 400)], 0)?.seq).toBe(9);
    expect(dearest(losses, 2)).toBeNull();
  });

  it("stays the same when a game's end is opened again", () => {
    nextTip("a", tips);
    expect(nextTip("a", tips)).toEqual({ tip: "T1", seq: 3 });
  });
});
