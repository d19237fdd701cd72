import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("location", { pathname: "/", search: "", hash: "", origin: "https://games.example" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.mock("$lib/i18n/i18n.svelte", () => ({
  currentLanguage: () => "en",
  t: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
}));

let reply: (wish: RequestInit) => Promise<Response>;
vi.stubGlobal("fetch", (_: string, wish: RequestInit) => reply(wish));
const { api, ask, Refused } = await import("../src/lib/api/client");

/** The refusal that a request ends with. */
async function refusal(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => new Error("it succeeded"),
    (one: unknown) => one,
  );
  if (!(error instanceof Refused)) throw error;
  return { status: error.status, ...error.refusal };
}
const answers = (status: number, body: string) => () =>
  Promise.resolve(new Response(body, { status }));
/** Never answers; ends only when the page gives up. */
const silence = (wish: RequestInit) =>
  new Promise<Response>((_, reject) => {
    wish.signal?.addEventListener("abort", () => reject(wish.signal?.reason as Error));
  });

describe("a failed request says what happened", () => {
  it("when the server can't be reached", async () => {
    reply = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await refusal(ask("/api/games"))).toEqual({
      status: 0,
      code: "unreachable",
      text: "web-unreachable",
    });
  });
  it("when something between the page and the server answers", async () => {
    reply = answers(502, "<html>Bad gateway</html>");
    expect((await refusal(ask("/api/games"))).text).toBe("web-trouble 502");
    reply = answers(429, "slow down");
    expect((await refusal(ask("/api/games"))).text).toBe("web-too-many");
    reply = answers(404, "");
    expect((await refusal(api.exportLog("k7"))).text).toBe("web-refused http-404");
  });
  it("when the server gives its own reason", async () => {
    const stale = { code: "stale", text: "The game has moved on." };
    reply = answers(409, JSON.stringify(stale));
    expect(await refusal(ask("/api/games"))).toEqual({ status: 409, ...stale });
  });
});

describe("a request without an answer", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The timers of the real one can't be advanced.
    vi.stubGlobal("AbortSignal", {
      timeout: (after: number) => {
        const abort = new AbortController();
        setTimeout(() => abort.abort(new DOMException("late", "TimeoutError")), after);
        return abort.signal;
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  it("ends after half a minute, and a bot's answer after two minutes", async () => {
    reply = silence;
    for (const [call, text] of [
      [() => ask("/api/games"), "web-no-answer 30"],
      [() => api.hint("k7", "en"), "web-no-answer 120"],
    ] as const) {
      const ended = refusal(call());
      await vi.runAllTimersAsync();
      expect((await ended).text).toBe(text);
    }
  });
});
