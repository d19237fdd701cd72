import { describe, expect, it } from "vitest";
import { boxAround, cornerOf, PITCH, placeOf, zoomed } from "../src/routes/solo/layout";
import { bars, shareText } from "../src/routes/solo/share";
import { areaOf, endsTurn, isSmall, meantBy, targetsOf } from "../src/routes/solo/targets";

describe("places and choices", () => {
  it("lead from a move to the places it is made by", () => {
    expect(targetsOf({ do: "build_card", side: "1F", place: "0,-1" })).toEqual([
      "row:1F",
      "place:0,-1",
    ]);
    expect(targetsOf({ do: "move_workers", origin: "central", target: "1F", count: 2 })).toEqual([
      "card:central",
      "card:1F",
    ]);
    expect(targetsOf({ do: "give_marker", kind: "goods" })).toEqual(["track:central.goods"]);
  });

  it("say which move a place would mean", () => {
    expect(meantBy("sell:goods", "selling", "")).toEqual({
      do: "sell_lot",
      kind: "goods",
      income: "profit",
    });
    expect(meantBy("track:1F", "selling", "")).toEqual({ do: "manager_unit", track: "1F" });
    expect(meantBy("track:1F", "put_units", "")).toEqual({ do: "put_unit", track: "1F" });
    expect(meantBy("row:2B", "actions", "")).toEqual({ do: "begin", action: "build" });
    expect(meantBy("row:2B", "building", "1,0")).toEqual({
      do: "build_card",
      side: "2B",
      place: "1,0",
    });
  });

  it("say where a question is answered: the row, and with a card chosen the map", () => {
    expect(areaOf("actions", [])).toBe("actions");
    expect(areaOf("selling", [])).toBe("market");
    expect(areaOf("building", [])).toBe("row");
    expect(areaOf("building", ["row:1F"])).toBe("map");
    expect(areaOf("actions", ["managers"])).toBe("map");
    expect(areaOf("selling", ["managers"])).toBe("map");
    expect(areaOf("take_units", [])).toBe("map");
  });

  it("need Confirm before the die rolls, and not for one unit", () => {
    expect(endsTurn({ do: "done" }, "actions")).toBe(true);
    expect(endsTurn({ do: "done" }, "selling")).toBe(false);
    expect(isSmall({ do: "take_unit", track: "1F" })).toBe(true);
    expect(isSmall({ do: "build_card", side: "1F", place: "0,1" })).toBe(false);
  });
});

describe("the map", () => {
  it("puts the Central Factory at the origin and shows every place", () => {
    expect(cornerOf(placeOf("0,0"))).toEqual({ x: 0, y: 0 });
    const box = boxAround([placeOf("2,-1")]);
    expect(box.x).toBeLessThan(0);
    expect(box.y).toBeLessThan(-PITCH.y);
    expect(box.x + box.width).toBeGreaterThan(3 * PITCH.x - 40);
  });

  it("zooms about a point", () => {
    const box = zoomed({ x: 0, y: 0, width: 100, height: 50 }, 0.5, { x: 100, y: 50 });
    expect(box).toEqual({ x: 50, y: 25, width: 50, height: 25 });
  });
});

describe("the text to share", () => {
  it("has the title, the score, the course and the link, and no card", () => {
    const text = shareText({
      title: "Industrialist, daily 2026-11-15, side A",
      profit: 96,
      rank: 2,
      rankName: "Entrepreneur",
      course: [0, 2, 9, 96],
      link: "https://example.org/t/x/replay",
    });
    expect(text.split("\n")).toEqual([
      "Industrialist, daily 2026-11-15, side A",
      "96 · Entrepreneur ★★★☆☆",
      "▁▁▁█",
      "https://example.org/t/x/replay",
    ]);
  });

  it("draws an idle game as a flat line", () => {
    expect(bars([0, 0, 0])).toBe("▁▁▁");
  });
});
