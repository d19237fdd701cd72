import { describe, expect, it } from "vitest";
import { boxAround, cornerOf, PITCH, placeOf, zoomed } from "../src/games/industrialist/layout";
import { bars, shareText } from "../src/games/industrialist/share";
import { areaOf, PLACES } from "../src/games/industrialist/moves";

describe("places and choices", () => {
  it("lead from a move to its places", () => {
    expect(PLACES.placesOf({ do: "build_card", side: "1F", place: "0,-1" })).toEqual([
      "row:1F",
      "place:0,-1",
    ]);
    expect(
      PLACES.placesOf({ do: "move_workers", origin: "central", target: "1F", count: 2 }),
    ).toEqual(["card:central", "card:1F"]);
    expect(PLACES.placesOf({ do: "give_marker", kind: "goods" })).toEqual(["track:central.goods"]);
  });

  it.each([
    ["action:hire", "actions", { do: "begin", action: "hire" }],
    ["sell:goods", "selling", { do: "sell_lot", kind: "goods", income: "profit" }],
    ["sell:goods", "actions", { do: "begin", action: "sell" }],
    ["row:2B", "building", { do: "build_card", side: "2B", place: "1,0" }],
    ["row:2B", "actions", { do: "begin", action: "build" }],
    ["card:central", "staffing", { do: "hire_worker", card: "central" }],
    ["card:central", "actions", { do: "begin", action: "hire" }],
    ["track:1F", "actions", { do: "manager_unit", track: "1F" }],
    ["track:1F", "selling", { do: "manager_unit", track: "1F" }],
    ["track:1F", "staffing", { do: "manager_unit", track: "1F" }],
    ["managers", "staffing", { do: "manager_worker", card: "central" }],
    ["done", "staffing", { do: "done" }],
    ["track:1F", "put_units", { do: "put_unit", track: "1F" }],
    ["track:1F", "take_units", { do: "take_unit", track: "1F" }],
    ["managers", "actions", { do: "manager_worker", card: "central" }],
    ["face:3", "market_choice", { do: "choose_row", face: "3" }],
    ["done", "selling", { do: "done" }],
  ])("%s means one move while the question is %s", (place, step, move) => {
    expect(PLACES.moveAt(place, { step, free: "1,0" })).toEqual(move);
  });

  it.each([
    [{ do: "begin", action: "sell" }, ["action:sell"]],
    [{ do: "sell_lot", kind: "goods", income: "profit" }, ["sell:goods"]],
    [{ do: "hire_worker", card: "1F" }, ["card:1F"]],
    [{ do: "put_worker", card: "1F" }, ["card:1F"]],
    [{ do: "choose_card", card: "1F" }, ["card:1F"]],
    [{ do: "manager_worker", card: "1F" }, ["managers", "card:1F"]],
    [{ do: "manager_build", side: "1F", place: "0,1" }, ["managers", "row:1F", "place:0,1"]],
    [{ do: "manager_unit", track: "1F" }, ["managers", "track:1F"]],
    [{ do: "take_unit", track: "1F" }, ["track:1F"]],
    [{ do: "put_unit", track: "1F" }, ["track:1F"]],
    [{ do: "choose_row", face: "3" }, ["face:3"]],
    [{ do: "done" }, ["done"]],
  ])("$do is made by its places", (move, places) => {
    expect(PLACES.placesOf(move)).toEqual(places);
  });

  it("lead from a question to the row, and to the map once a card is chosen", () => {
    expect(areaOf("actions", [])).toBe("actions");
    expect(areaOf("selling", [])).toBe("market");
    expect(areaOf("building", [])).toBe("row");
    expect(areaOf("building", ["row:1F"])).toBe("map");
    expect(areaOf("actions", ["managers"])).toBe("map");
    expect(areaOf("selling", ["managers"])).toBe("map");
    expect(areaOf("staffing", [])).toBe("map");
    expect(areaOf("staffing", ["managers"])).toBe("map");
    expect(areaOf("take_units", [])).toBe("map");
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
  it("has the title, the score, the curve and the link, but no card", () => {
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
