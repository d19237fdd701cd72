import { describe, expect, it } from "vitest";
import type { Sandbox, Snapshot, TableInfo, TriedMove } from "../src/lib/api/types";
import type { Figure } from "../src/lib/table/game";
import { entry, Fault, requests, serve, snapshot } from "./server";
import { keptInTab } from "./storage";

const { rowsOf } = await import("../src/routes/sandbox/compare");
const { SandboxStore, SandboxHistory } = await import("../src/routes/sandbox/sandbox.svelte");
const { TableStore } = await import("../src/lib/table/store.svelte");

const figure = (id: string, amount?: number, group = "Worth"): Figure => ({
  id,
  group,
  label: id,
  text: String(amount ?? "Swift › Doggett"),
  ...(amount === undefined ? {} : { amount }),
});

describe("a comparison", () => {
  it("measures every figure by the first column", () => {
    const [row] = rowsOf([[figure("me", 300)], [figure("me", 380)], [figure("me", 260)]], "");
    expect(row?.cells.map((cell) => cell?.change)).toEqual([null, 80, -40]);
  });

  it("marks the line that is best for the player, unless two are", () => {
    const best = (...amounts: number[]) =>
      rowsOf(
        amounts.map((amount) => [figure("me", amount), figure("Jen", 900 - amount)]),
        "me",
      ).map((row) => row.cells.map((cell) => cell?.best));
    expect(best(300, 380)).toEqual([
      [false, true],
      [false, false],
    ]);
    expect(best(380, 380)[0]).toEqual([false, false]);
    expect(best(380)[0]).toEqual([false]); // nothing to compare with
  });

  it("keeps groups together and leaves gaps where a line lacks a figure", () => {
    const rows = rowsOf(
      [
        [figure("me", 1), figure("swift", 50, "Prices"), figure("order", undefined, "Order")],
        [figure("me", 1), figure("doggett", 40, "Prices"), figure("order", undefined, "Order")],
      ],
      "me",
    );
    expect(rows.map((row) => [row.group, row.id])).toEqual([
      ["Worth", "me"],
      ["Prices", "swift"],
      ["", "doggett"],
      ["Order", "order"],
    ]);
    expect(rows[1]?.cells[1]).toBeNull();
    expect(rows[2]?.cells.map((cell) => cell?.change)).toEqual([undefined, null]);
    expect(rows[3]?.cells.every((cell) => cell?.change === null && !cell.best)).toBe(true);
  });
});

/** A server for lines: seats take turns, and each line ends with as many moves as it was sent. */
function position({ at, moves, known = 0 }: { at: number; moves: TriedMove[]; known?: number }) {
  const seat = moves.length % 2;
  return {
    snapshot: snapshot(at + moves.length, [{ do: "pass" }, { do: "buy" }], {
      seat,
      awaited: [seat],
      undo: moves.length > 0,
      undo_to: at,
    }),
    entries: moves.slice(known).map((_, i) => entry(at + known + i + 1)),
    dealt: "again",
    wealth: [],
    playable: Math.min(1, moves.length),
  } as Sandbox;
}

async function opened() {
  keptInTab.clear();
  serve(snapshot(7, [{ do: "pass" }]), [entry(6), entry(7), entry(8)], {
    table: () =>
      ({
        id: "k7",
        status: "running",
        seats: [
          { seat: 0, name: "Ann" },
          { seat: 1, name: "Bob" },
        ],
        you: { seats: [0] },
        votes: [],
      }) as unknown as TableInfo,
    sandbox: ({ body }) => position(body as never),
    "sandbox/bot": () => ({ bot: "b", seat: 0, do: { do: "buy" }, text: "" }),
    moves: () => ({ seq: 8 }),
  });
  const live = new TableStore("k7");
  await live.open();
  const sandbox = new SandboxStore(live, 7);
  await sandbox.open();
  return { live, sandbox };
}

const dos = (sandbox: InstanceType<typeof SandboxStore>) =>
  sandbox.lines.map((line) => line.moves.map((move) => `${move.seat} ${move.do.do}`));

describe("a sandbox", () => {
  it("plays all seats and can take moves back", async () => {
    const { sandbox } = await opened();
    expect([sandbox.seat, sandbox.seq]).toEqual([0, 7]);
    await sandbox.send({ do: "buy" });
    await sandbox.send({ do: "pass" });
    expect(dos(sandbox)).toEqual([["0 buy", "1 pass"]]);
    expect(sandbox.entries.map((one) => one.seq)).toEqual([6, 7, 8, 9]); // entry 8 is the line's
    await sandbox.undo();
    expect(dos(sandbox)).toEqual([["0 buy"]]);
    expect([sandbox.seat, sandbox.seq]).toEqual([1, 8]);
    await sandbox.botMoves();
    await sandbox.undo(7);
    expect(dos(sandbox)).toEqual([[]]);
  });

  it("branches into at most three lines of the same deal", async () => {
    const { sandbox } = await opened();
    await sandbox.send({ do: "buy" });
    sandbox.branch();
    await sandbox.send({ do: "pass" });
    sandbox.branch();
    sandbox.branch(); // there is no room for a fourth
    expect(dos(sandbox)).toEqual([["0 buy"], ["0 buy", "1 pass"], ["0 buy", "1 pass"]]);
    expect(new Set(sandbox.lines.map((line) => line.deal)).size).toBe(1);
    expect(sandbox.lines.map((line) => line.letter)).toEqual(["A", "B", "C"]);
    sandbox.remove(1);
    sandbox.branch();
    expect(sandbox.lines.map((line) => line.letter)).toEqual(["A", "C", "B"]);
    sandbox.choose(0);
    expect(sandbox.seq).toBe(8);
  });

  it("shows the line that was chosen while the lines are fetched again", async () => {
    const { live, sandbox } = await opened();
    sandbox.branch();
    await sandbox.send({ do: "buy" });
    const reopened = new SandboxStore(live, 7);
    const fetched = reopened.open();
    reopened.choose(1);
    expect(await reopened.play()).toBe(false); // its moves aren't known to be playable yet
    await fetched;
    expect([reopened.index, reopened.seq]).toEqual([1, 8]);
  });

  it("goes back to an empty line if a chosen one no longer fits the game", async () => {
    const { live, sandbox } = await opened();
    sandbox.branch();
    await sandbox.send({ do: "buy" });
    const reopened = new SandboxStore(live, 7);
    reopened.choose(1);
    serve(snapshot(7), [], {
      sandbox: ({ body }) => {
        const wish = body as unknown as Parameters<typeof position>[0];
        return wish.moves.length ? new Fault(409, "not_possible") : position(wish);
      },
    });
    await reopened.open();
    expect([reopened.index, dos(reopened)]).toEqual([0, [[]]]);
  });

  it("plays its own moves at the table as one list", async () => {
    const { live, sandbox } = await opened();
    await sandbox.send({ do: "buy" });
    await sandbox.send({ do: "pass" });
    expect(await sandbox.play()).toBe(true);
    const sent = requests.filter(({ path }) => path.endsWith("/moves"));
    expect(sent.map(({ body }) => body)).toEqual([{ after: 7, dos: [{ do: "buy" }], seat: 0 }]);
    expect(live.seq).toBe(7); // until the table says otherwise
  });

  it("keeps its lines in this browser", async () => {
    const { live, sandbox } = await opened();
    await sandbox.send({ do: "buy" });
    sandbox.branch();
    sandbox.rename(1, "Bold");
    const again = new SandboxStore(live, 7);
    await again.open();
    expect(dos(again)).toEqual([["0 buy"], ["0 buy"]]);
    expect(again.lines[1]?.name).toBe("Bold");
    expect(again.seq).toBe(8);
  });

  it("says why it can't be used", async () => {
    const { live } = await opened();
    serve(snapshot(7), [], { sandbox: () => new Fault(403, "no_sandbox") });
    const refused = new SandboxStore(live, 9);
    await refused.open();
    expect(refused.failure?.code).toBe("no_sandbox");
  });

  it("looks back at its own moves through the line, not at the game", async () => {
    const { sandbox } = await opened();
    await sandbox.send({ do: "buy" });
    await sandbox.send({ do: "pass" });
    const past = new SandboxHistory(sandbox);
    await past.go(8);
    expect((past.snapshot as Snapshot).seq).toBe(8);
    const last = requests.at(-1);
    expect(last?.path).toMatch(/sandbox$/);
    expect((last?.body["moves"] as TriedMove[]).length).toBe(1);
  });
});
