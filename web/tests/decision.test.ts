import { describe, expect, it } from "vitest";
import type { Choice, Do } from "../src/lib/api/types";
import { grouped } from "../src/lib/table/decision";

const choice = (n: number, move: Do): Choice => ({ n, do: move, text: `choice ${n}` });

describe("choices", () => {
  it("are grouped by kind, with moves that end something last", () => {
    const groups = grouped([
      choice(0, { do: "done" }),
      choice(1, { do: "begin", action: "sell" }),
      choice(2, { do: "manager_worker", card: "central" }),
      choice(3, { do: "begin", action: "hire" }),
    ]);
    expect(groups.map(({ kind, choices }) => [kind, choices.map(({ n }) => n)])).toEqual([
      ["begin", [1, 3]],
      ["manager_worker", [2]],
      ["done", [0]],
    ]);
  });

  it("never begin with turning an offer down", () => {
    const groups = grouped([choice(0, { do: "decline" }), choice(1, { do: "accept" })]);
    expect(groups.map(({ kind }) => kind)).toEqual(["accept", "decline"]);
  });
});
