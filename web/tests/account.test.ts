import { beforeEach, describe, expect, it, vi } from "vitest";
import { kept } from "./storage";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("location", { pathname: "/", search: "", hash: "", origin: "https://games.example" });

const asked: { path: string; wish: RequestInit }[] = [];
let answers: [number, unknown][] = [];
vi.stubGlobal("fetch", (path: string, wish: RequestInit) => {
  asked.push({ path, wish });
  const [status, body] = answers.shift() ?? [200, { links: 0 }];
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
});

const { account, changePassword, enter, keepLinks, leave } =
  await import("../src/lib/account/account.svelte");
const { seatTold, tableTold, toldAt } = await import("../src/lib/account/channels");
const { keepKeys, knownTables } = await import("../src/lib/api/tokens");

const ANN = { name: "Ann", csrf: "c1" };
const header = (at: number, name: string) =>
  (asked[at]?.wish.headers as Record<string, string> | undefined)?.[name];

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  answers = [];
});

describe("an account", () => {
  it("receives this browser's links, at most 64 per request, with the CSRF token", async () => {
    for (let i = 0; i < 70; i++) keepKeys(`t${i}`, { seats: { 0: `s_${i}` } });
    answers = [[200, ANN]];
    expect(await enter("Ann", "secret", false)).toBe(70);
    expect(asked.map(({ path }) => path.split("?")[0])).toEqual([
      "/api/session",
      "/api/me/links",
      "/api/me/links",
    ]);
    expect(header(1, "x-csrf-token")).toBe("c1");
    expect(header(1, "Authorization")?.split(", ")).toHaveLength(64);
    expect(header(2, "Authorization")?.split(", ")).toHaveLength(6);
    expect(account()).toEqual(ANN);
  });
  it("sends the new CSRF token after a password change", async () => {
    answers = [[200, { name: "Ann", csrf: "c2" }]];
    await changePassword("old", "new");
    keepKeys("k7", { owner: "o_x", seats: { 1: "s_b" } });
    await keepLinks();
    expect(header(1, "x-csrf-token")).toBe("c2");
    expect(header(1, "Authorization")).toBe("Seat s_b, Owner o_x");
  });
  it("can be signed out of with or without its links, even if the session has already ended", async () => {
    keepKeys("k7", { seats: { 0: "s_a" } });
    await leave(false);
    expect([account(), knownTables()]).toEqual([null, ["k7"]]);
    answers = [[200, ANN]];
    await enter("Ann", "secret", false);
    answers = [
      [200, { links: 1 }],
      [401, { code: "sign_in", text: "" }],
    ];
    await leave(true);
    expect([account(), knownTables()]).toEqual([null, []]);
  });
});

describe("notification recipients", () => {
  const table = (seats: number[], owner: boolean) =>
    ({ id: "k7", you: { seats, owner, watch: false } }) as unknown as Parameters<typeof toldAt>[0];

  it("are the player's own seats, and the table through the owner's link alone", () => {
    keepKeys("k7", { owner: "o_x", seats: { 1: "s_b" } });
    expect(toldAt(table([1], true)).map(({ seat }) => seat)).toEqual([1, null]);
    expect(seatTold("k7", 1).call).toEqual({ auth: "Seat s_b", query: { seat: 1 } });
    expect(tableTold("k7").call).toEqual({ auth: "Owner o_x", alone: true });
  });
  it("don't include spectators", () => {
    expect(toldAt(table([], false))).toEqual([]);
  });
  it("include the table for an account that set it up and has no seat there", () => {
    expect(toldAt(table([], true)).map(({ told }) => told.call)).toEqual([{}]);
  });
});
