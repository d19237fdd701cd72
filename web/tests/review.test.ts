import { describe, expect, it } from "vitest";
import type { KeyDecision, ReviewPoint } from "$lib/api/types";
import {
  band,
  chapters,
  figuresOf,
  gradeOf,
  line,
  matches,
  neighbour,
  scaleOf,
  swings,
} from "$routes/review/review";

const BOX = { width: 200, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
const point = (seq: number, lead: number, chapter = 1, seat = 0, stage = "a"): ReviewPoint => ({
  seq,
  seat,
  chapter,
  stage,
  leads: [lead, -lead],
  doubt: 50,
});
const decision = (seq: number, amount: number, more: Partial<KeyDecision> = {}): KeyDecision => ({
  seq,
  seat: 0,
  chapter: 1,
  stage: "a",
  kind: "loss",
  played: "this",
  other: "that",
  amount,
  doubt: 10,
  deals: 24,
  reasons: [],
  instead: { do: "pass" },
  ...more,
});

describe("the graph", () => {
  const points = [point(1, 0), point(4, 250), point(5, -180)];
  it("has level and every lead inside its ticks", () => {
    const scale = scaleOf(points, BOX);
    expect(scale.ticks).toContain(0);
    expect(Math.max(...scale.ticks)).toBeGreaterThanOrEqual(250);
    expect(Math.min(...scale.ticks)).toBeLessThanOrEqual(-250);
    expect(scale.y(Math.max(...scale.ticks))).toBe(0);
    expect(scale.y(Math.min(...scale.ticks))).toBe(100);
    expect([scale.x(0), scale.x(1), scale.x(2)]).toEqual([0, 100, 200]);
  });
  it("draws a line through the points and a band that stays in the box", () => {
    const scale = scaleOf(points, BOX);
    expect(line(points, 0, scale).match(/[ML]/g)).toHaveLength(3);
    const heights = [...band(points, 0, scale, BOX).matchAll(/ ([\d.]+)/g)].map((m) =>
      Number(m[1]),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(100);
  });
  it("knows where chapters begin and end", () => {
    expect(chapters([point(1, 0), point(2, 0), point(3, 0, 2)])).toEqual([
      { chapter: 1, from: 0, to: 1 },
      { chapter: 2, from: 2, to: 2 },
    ]);
  });
});

describe("swings", () => {
  it("count the decisions of a turn together, once in each stage", () => {
    const points = [
      point(1, 0, 1, 0, "a"),
      point(2, 90, 1, 1, "a"),
      point(3, 300, 1, 1, "a"), // the same turn: +300 for seat 0
      point(4, 280, 1, 0, "a"),
      point(5, 180, 1, 1, "b"), // -100
    ];
    expect(swings(points, 0)).toEqual([
      { index: 2, seat: 0, change: 300 },
      { index: 4, seat: 0, change: -100 },
    ]);
    expect(swings(points, 1)[0]?.change).toBe(-300);
    expect(swings(points, null, 1)).toHaveLength(1);
  });
});

describe("decisions", () => {
  it("are filtered by player, phase and size", () => {
    const one = decision(7, 80);
    expect(matches(one, { seat: null, stage: null, least: 30 })).toBe(true);
    expect(matches(one, { seat: 1, stage: null, least: 30 })).toBe(false);
    expect(matches(one, { seat: 0, stage: "b", least: 30 })).toBe(false);
    expect(matches(one, { seat: 0, stage: "a", least: 100 })).toBe(false);
  });
  it("are graded by what they cost", () => {
    expect(gradeOf(decision(1, 99))).toBe("small");
    expect(gradeOf(decision(1, 100))).toBe("large");
    expect(gradeOf(decision(1, 100, { kind: "find" }))).toBe("find");
  });
  it("are reached in order", () => {
    const points = [point(1, 0), point(2, 0), point(5, 0), point(6, 0)];
    const some = [decision(2, 50), decision(6, 50)];
    expect(neighbour(points, some, 0, 1)).toBe(1);
    expect(neighbour(points, some, 1, 1)).toBe(3);
    expect(neighbour(points, some, 3, 1)).toBeNull();
    expect(neighbour(points, some, 3, -1)).toBe(1);
  });
  it("give the figures of a player", () => {
    const points = [point(1, 0), point(2, 50), point(3, 400, 2), point(4, 300, 2, 1)];
    const some = [decision(1, 60), decision(2, 40), decision(3, 500, { kind: "find" })];
    expect(figuresOf(points, some, [2, 1], 0)).toEqual({ agreed: 67, lost: 100, best: 2 });
    expect(figuresOf([], [], [], 0)).toBeNull();
  });
});
