import { describe, expect, it } from "vitest";
import type { TableInfo } from "../src/lib/api/types";
import { clockText, left } from "../src/lib/table/panels/clocks";
import { changes } from "../src/lib/table/panels/since";

describe("since you left", () => {
  it("shows only what differs", () => {
    const found = changes({
      since: 10,
      seq: 20,
      before: {
        players: [{ cash: 100 }, { cash: 50 }],
        companies: {
          swift: { director: 0, value: 40 },
          libby: { director: 1, value: 50 },
        },
      },
      after: {
        players: [{ cash: 100 }, { cash: 20 }],
        companies: {
          swift: { director: 1, value: 40 },
          libby: { director: 1, value: 60 },
          elgin: { director: 0, value: 35 },
        },
      },
    });
    expect(found.players).toEqual([{ seat: 1, before: 50, after: 20 }]);
    expect(found.founded).toEqual([{ company: "elgin", director: 0 }]);
    expect(found.values).toEqual([{ company: "libby", before: 50, after: 60 }]);
    expect(found.directors).toEqual([{ company: "swift", after: 1 }]);
  });
});

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
    expect(left(table, 0, 1100)).toBe(300);
    expect(left(table, 1, 1100)).toBe(200);
    expect(left(table, 1, 9999)).toBe(0);
  });

  it("are missing without a pace", () => {
    const untimed = { ...table, seats: [{ seat: 0, clock: null }] } as unknown as TableInfo;
    expect(left(untimed, 0, 1100)).toBeNull();
  });

  it("read as minutes, and as hours when longer", () => {
    expect(clockText(65.9)).toBe("1:05");
    expect(clockText(3600)).toBe("1:00:00");
  });
});
