import { describe, expect, it } from "vitest";
import type { Entry } from "../src/lib/api/types";
import { cueOf } from "../src/games/chicago/story/cues";
import type { GameEvent, Wire } from "../src/games/chicago/wire.gen";

const entry = (...events: GameEvent[]) => ({ events }) as Entry<Wire>;
const dividend = (payee: "seat_0" | "seat_1"): GameEvent => ({
  event: "paid",
  payer: "bank",
  payee,
  amount: 20,
  reason: "dividends",
});

describe("cues", () => {
  it("sound for the player's own dividend only", () => {
    expect(cueOf(entry(dividend("seat_0")), 0)).toBe("dividend");
    expect(cueOf(entry(dividend("seat_1")), 0)).toBeNull();
  });

  it("sound once at the end, whoever wins", () => {
    expect(cueOf(entry(dividend("seat_0"), { event: "won", seat: 1 }), 0)).toBe("end");
  });
});
