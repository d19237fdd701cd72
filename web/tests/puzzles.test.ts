import { beforeEach, expect, test, vi } from "vitest";
import { barsOf, keepAnswer, solved } from "../src/routes/puzzles/puzzles";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the best choice has the longest bar, and losses shorten the others", () => {
  expect(barsOf([0, 120, 60])).toEqual([0, 100, 50]);
  expect(barsOf([-100, 100])).toEqual([0, 100]);
  expect(barsOf([0, 0])).toEqual([0, 0]);
});

test("only the first answer counts", () => {
  keepAnswer("a", false);
  keepAnswer("a", true);
  keepAnswer("b", true);
  expect(solved()).toEqual({ a: false, b: true });
});
