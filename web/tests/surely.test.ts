import { beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("location", { pathname: "/", search: "", hash: "", origin: "https://games.example" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const keys: (string | undefined)[] = [];
let answers: (() => Response)[] = [];
vi.stubGlobal("fetch", (_: string, wish: RequestInit) => {
  keys.push((wish.headers as Record<string, string>)["Idempotency-Key"]);
  const next = answers.shift();
  return next ? Promise.resolve().then(next) : Promise.reject(new TypeError("no answer"));
});

const { api, isAnswer, Refused } = await import("../src/lib/api/client");

const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status });
const lost = () => {
  throw new TypeError("no answer");
};

async function move(): Promise<unknown> {
  const sent = api
    .move("k7", { after: 0, do: { do: "pass" } }, "en")
    .catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return sent;
}

beforeEach(() => {
  vi.useFakeTimers();
  keys.length = 0;
});

describe("a move", () => {
  it("is sent again with the same key until its outcome is known", async () => {
    answers = [lost, json(503, { code: "unknown", text: "…" }), json(200, { seq: 1 })];
    expect(await move()).toEqual({ seq: 1 });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });
  it("is sent only once if the server has refused it", async () => {
    answers = [json(409, { code: "stale", text: "…" })];
    expect(await move()).toMatchObject({ status: 409 });
    answers = [json(503, { code: "storage_failed", text: "…" })];
    expect(await move()).toMatchObject({ refusal: { code: "storage_failed" } });
    expect(new Set(keys).size).toBe(2);
  });
  it("that a proxy answers instead, or whose outcome is unknown, isn't refused", async () => {
    const answersTo = async (first: () => Response) => {
      answers = [first, first, first, first];
      const error = await move();
      return error instanceof Refused && isAnswer(error.refusal);
    };
    expect(await answersTo(lost)).toBe(false);
    for (const status of [502, 504])
      for (const body of ["Bad gateway", '{ "code": "bad_gateway" }'])
        expect(await answersTo(() => new Response(body, { status }))).toBe(false);
    expect(await answersTo(json(503, { code: "unknown", text: "…" }))).toBe(false);
    expect(await answersTo(json(503, { code: "storage_failed", text: "…" }))).toBe(true);
    expect(await answersTo(json(422, { code: "no_money", text: "…" }))).toBe(true);
  });
  it("is given up after four attempts", async () => {
    answers = [];
    expect(await move()).toMatchObject({ status: 0 });
    expect(keys).toHaveLength(4);
  });
});
