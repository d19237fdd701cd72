import { beforeEach, describe, expect, it } from "vitest";
import { pages } from "../src/lib/api/client";
import { backoff } from "../src/lib/api/socket";
import { arranging, everywhere, keepKeys, keyOf, keysOf, playing } from "../src/lib/api/tokens";
import { initials } from "../src/lib/ui/marks";
import { tableAddress } from "../src/routes/home/join";
import { pieces, search, sections } from "../src/routes/rules/law";
import { kept } from "./storage";

beforeEach(() => kept.clear());

describe("table keys", () => {
  it("send every seat of a table, or else the spectator link", () => {
    expect(playing({ seats: { 0: "s_a", 2: "s_c" }, owner: "o_x" })).toBe("Seat s_a, Seat s_c");
    expect(playing({ seats: {}, watch: "w_y", owner: "o_x" })).toBe("Watch w_y");
    expect(arranging({ seats: { 0: "s_a" }, owner: "o_x" })).toBe("Owner o_x");
  });
  it("keep what is added later", () => {
    keepKeys("k7", { owner: "o_x", seats: { 0: "s_a" } });
    keepKeys("k7", { seats: { 1: "s_b" } });
    expect(keysOf("k7")).toEqual({ owner: "o_x", seats: { 0: "s_a", 1: "s_b" } });
  });
  it("cover the seats of all tables", () => {
    keepKeys("k7", { seats: { 0: "s_a" } });
    keepKeys("m2", { seats: { 1: "s_b" } });
    expect(everywhere()).toBe("Seat s_a, Seat s_b");
  });
  it("know the kind of a token", () => {
    expect(["s_1", "o_1", "w_1", "section-2"].map(keyOf)).toEqual(["seat", "owner", "watch", null]);
  });
});

describe("the live connection", () => {
  it("waits longer after every failure, up to 15 seconds", () => {
    expect([1, 2, 3, 4, 5, 6, 20].map(backoff)).toEqual([
      500, 1000, 2000, 4000, 8000, 15_000, 15_000,
    ]);
  });
});

describe("a list in pages", () => {
  const all = [1, 2, 3, 4, 5];
  const page = (offset: number, limit: number) =>
    Promise.resolve(all.slice(offset, offset + limit));
  it("is fetched until a page isn't full", async () => {
    expect(await pages(Infinity, 2, page)).toEqual(all);
    expect(await pages(Infinity, 5, page)).toEqual(all);
  });
  it("ends when there is enough", async () => {
    expect(await pages(4, 2, page)).toEqual([1, 2, 3, 4]);
  });
});

describe("a pasted link", () => {
  it("opens its table", () => {
    expect(tableAddress(" https://games.example/t/k3m9#s_secret ")).toBe("/t/k3m9#s_secret");
    expect(tableAddress("/t/k3m9")).toBe("/t/k3m9");
    expect(tableAddress("k3m9abcd2345")).toBe("/t/k3m9abcd2345");
    expect(tableAddress("https://games.example/?q=1")).toBeNull();
    expect(tableAddress("")).toBeNull();
  });
});

describe("initials", () => {
  it("get a second letter if the first is taken", () => {
    expect(initials(["Ada", "Jen", "Ann", ""])).toEqual(["A", "J", "An", "?"]);
  });
});

describe("the rules", () => {
  const book = [
    { id: "STOCK-1", section: "6.1 Start", text: "See STOCK-2 and Q-9." },
    { id: "STOCK-2", section: "6.1 Start", text: "Sell, then buy." },
    { id: "DIR-1", section: "6.6 Directorship", text: "Most shares." },
  ];
  it("are grouped by section", () => {
    expect(sections(book).map((section) => section.paragraphs.length)).toEqual([2, 1]);
  });
  it("are found if they contain all words of a search", () => {
    expect(search(book, "sell BUY").map((paragraph) => paragraph.id)).toEqual(["STOCK-2"]);
  });
  it("refer to ids that exist", () => {
    expect(pieces("See STOCK-2 and Q-9.", new Set(["STOCK-2"]))).toEqual([
      { text: "See " },
      { text: "STOCK-2", rule: "STOCK-2" },
      { text: " and Q-9." },
    ]);
  });
});
