import { describe, expect, it } from "vitest";
import type { TableInfo } from "../src/lib/api/types";
import { clockText, left } from "../src/lib/table/panels/clocks";

describe("clocks", () => {
  const table = {
    status: "running",
    awaited: [1],
    clock_since: 1000,
    seats: [
      { seat: 0, clock: 300 },
      { seat: 1, clock: 300 },
    ],
  } as unknown as TableInfo;

  it("run for the players to act", () => {
    expect(left(table, 0, 100)).toBe(300);
    expect(left(table, 1, 100)).toBe(200);
    expect(left(table, 1, 9999)).toBe(0);
  });

  it("are missing without a pace", () => {
    const untimed = { ...table, seats: [{ seat: 0, clock: null }] } as unknown as TableInfo;
    expect(left(untimed, 0, 100)).toBeNull();
  });

  it("read as minutes, and as hours when longer", () => {
    expect(clockText(65.9)).toBe("1:05");
    expect(clockText(3600)).toBe("1:00:00");
  });
});
