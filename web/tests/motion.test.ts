import { describe, expect, it } from "vitest";
import type { Entry } from "../src/lib/api/types";
import { journeysOf, touchedBy } from "../src/games/chicago/journeys";
import type { GameEvent, PurseId, Wire } from "../src/games/chicago/wire.gen";
import { inSight, milliseconds, MOST } from "../src/lib/table/motion/travel";

const entry = (...events: GameEvent[]): Entry<Wire> => ({
  seq: 1,
  seat: 0,
  events,
  lines: [],
  time: 0,
});
const paid = (payer: PurseId, payee: PurseId, amount: number): GameEvent => ({
  event: "paid",
  payer,
  payee,
  amount,
  reason: "dividends",
});

describe("pieces that travel", () => {
  it("go from the purse that pays to the purse that receives", () => {
    const [way] = journeysOf(entry(paid("swift", "seat_2", 40)));
    expect(way).toEqual({
      piece: { kind: "money", amount: 40 },
      from: ["purse:swift", "company:swift"],
      to: ["purse:seat_2", "player:2"],
    });
  });

  it("go the same way together", () => {
    const cube = {
      event: "cubes_moved",
      resource: "coal",
      origin: "chain_20",
      target: "swift",
    } as const;
    const ways = journeysOf(
      entry(paid("swift", "bank", 20), { ...cube, count: 1 }, paid("swift", "bank", 10), {
        ...cube,
        count: 2,
      }),
    );
    expect(ways.map(({ piece }) => piece)).toEqual([
      { kind: "money", amount: 30 },
      { kind: "cube", resource: "coal", count: 3 },
    ]);
  });

  it("leave the factory that made them", () => {
    const [way] = journeysOf(
      entry(
        { event: "factory_ran", company: "swift", factory: "2", goods: 3 },
        { event: "goods_moved", origin: "supply", target: "swift", count: 3 },
      ),
    );
    expect(way?.from[0]).toBe("staff:swift.2");
    expect(way?.to[0]).toBe("goods:swift");
  });

  it("follow a marker along its own track", () => {
    const move = { company: "swift", old: 40, new: 60, cause: "dividends" } as const;
    expect(journeysOf(entry({ event: "stock_moved", ...move }))).toEqual([
      { piece: { kind: "token", company: "swift" }, from: ["stock:swift"], to: ["stock:swift"] },
    ]);
  });

  it("are never a crowd", () => {
    const leave = { event: "partner_moved", origin: "hand", target: "swift" } as const;
    const crowd = Array.from({ length: 40 }, (_, seat) => ({ ...leave, seat }));
    expect(journeysOf(entry(...crowd))).toHaveLength(MOST);
  });

  it("mark where something happened without them", () => {
    expect(
      touchedBy(entry({ event: "building_used", space: "job_market", seat: 0, company: "swift" })),
    ).toEqual(["space:job_market"]);
  });
});

describe("positions", () => {
  it("use the page's times, as written and as built", () => {
    expect(["260ms", " .26s", "0ms", ""].map(milliseconds)).toEqual([260, 260, 0, 0]);
  });

  it("list each spot on the screen once", () => {
    const here = { x: 10, y: 10, width: 20, height: 20, seen: true };
    expect(inSight([here, { ...here }, { ...here, y: 700, seen: false }, null])).toHaveLength(1);
  });
});
