import { describe, expect, it } from "vitest";
import { at, labels, path, scale, ticks } from "../src/lib/table/panels/chart";

const box = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
const points = [
  { seq: 0, values: [0, 10] },
  { seq: 10, values: [100, 20] },
];

describe("the chart", () => {
  it("marks round steps that cover the range", () => {
    expect(ticks(97)).toEqual([0, 50, 100]);
    expect(ticks(1253)).toEqual([0, 500, 1000, 1500]);
    expect(ticks(0)[0]).toBe(0);
  });

  it("draws steps from the first to the last moment", () => {
    const made = scale(points, box);
    expect(made.x(0)).toBe(0);
    expect(made.x(10)).toBe(100);
    expect(path(points, 0, made)).toBe("M0.0 100.0H100.0V0.0");
  });

  it("goes below zero if a player is in debt", () => {
    const made = scale(
      [
        { seq: 0, values: [-50] },
        { seq: 1, values: [50] },
      ],
      box,
    );
    expect(made.y(-50)).toBe(100);
  });

  it("finds the last point at or before a moment", () => {
    expect(at(points, 9)?.seq).toBe(0);
    expect(at(points, 10)?.seq).toBe(10);
    expect(at(points, -1)).toBeNull();
  });

  it("pushes names apart within the box", () => {
    const placed = labels([50, 51, 52, 99], 15, 0, 100);
    const sorted = placed.toSorted((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++)
      expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(15);
    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
  });
});
