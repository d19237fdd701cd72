import { describe, expect, it } from "vitest";
import { keptInTab } from "./storage";
import { entry, Fault, requests, serve, snapshot } from "./server";

const { TableStore } = await import("../src/lib/table/store.svelte");
const { DigestModel } = await import("../src/games/chicago/story/digest.svelte");

const PERSON = { kind: "human", resigned: false };
const BOT = { kind: "bot", resigned: false };
const LINE = { seq: 6, seat: 1, kind: "passed" };

/** A table at move 8: the reader in seat 0 made move 5, a bot those after it. */
async function seated() {
  const seats = [PERSON, BOT].map((one, seat) => ({ seat, name: `Seat ${seat}`, ...one }));
  const table = { id: "k7", status: "running", seats, you: { seats: [0] }, votes: [], pace: null };
  const log = [5, 6, 7, 8].map((seq) => ({ ...entry(seq), seat: seq === 5 ? 0 : 1 }));
  const fails = { now: false };
  serve(snapshot(8), log, {
    table: () => table,
    since: ({ query }) =>
      fails.now
        ? new Fault(500, "broken")
        : { digest: { since: Number(query.get("seq")), lines: [LINE], threats: [] } },
  });
  keptInTab.clear();
  const store = new TableStore("k7");
  await store.open();
  const shown = { seq: 8 };
  const digest = new DigestModel(store, () => shown.seq);
  const asked = () =>
    requests
      .filter(({ path }) => path.endsWith("/since"))
      .map(({ query }) => [query.get("seq"), query.get("at")]);
  return { digest, shown, fails, asked };
}

describe("the digest", () => {
  it("has the moves that the reader has been shown, and no later ones", async () => {
    const { digest, shown, asked } = await seated();
    shown.seq = 5;
    await digest.load();
    expect([digest.isOpen, asked()]).toEqual([false, []]);
    shown.seq = 7;
    await digest.load();
    expect([digest.isOpen, asked()]).toEqual([true, [["5", "7"]]]);
  });

  it("dismisses what it showed, not what came since", async () => {
    const { digest, shown, asked } = await seated();
    shown.seq = 6;
    await digest.load();
    shown.seq = 8; // before the next load
    digest.dismiss();
    expect([digest.isOpen, digest.since]).toEqual([false, 6]);
    await digest.load();
    expect([digest.isOpen, asked().at(-1)]).toEqual([true, ["6", "8"]]);
  });

  it("stays when the server can't be reached, and asks again", async () => {
    const { digest, shown, fails, asked } = await seated();
    shown.seq = 6;
    await digest.load();
    fails.now = true;
    shown.seq = 7;
    await digest.load();
    expect(digest.isOpen).toBe(true);
    fails.now = false;
    await digest.load();
    expect(asked().at(-1)).toEqual(["5", "7"]);
  });
});
