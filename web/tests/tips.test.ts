// Tips and verdicts that depend on the position: each with one position where it applies, and one
// next to it where it doesn't.
import { describe, expect, it } from "vitest";
import "./server";
import type { Scene } from "../src/games/chicago/coach/scene";
import type { CompanyId, GameEvent, Move } from "../src/games/chicago/wire.gen";

const { ACTION } = await import("../src/games/chicago/coach/action");
const { TIPS } = await import("../src/games/chicago/coach/tips");
const { labelOf } = await import("../src/games/chicago/readiness");
const { appealCard, stockCard } = await import("../src/games/chicago/cards/tracks");
const { spaceCard } = await import("../src/games/chicago/cards/spaces");
const { companyCard } = await import("../src/games/chicago/cards/companies");
const { partnerCard } = await import("../src/games/chicago/cards/people");

interface Position {
  question?: string;
  asked?: boolean;
  phase?: string;
  picked?: Move;
  choices?: Move[];
  events?: GameEvent[];
  sheet?: object;
  /** By company: what the sheet says about it. */
  lines?: Partial<Record<CompanyId, object>>;
  /** By company: its pieces. */
  pieces?: Partial<Record<CompanyId, object>>;
}

/** Seat 0 directs Swift; Anglo-American, of the same industry, belongs to somebody else. */
function at({ question = "", asked = true, phase = "stock", ...position }: Position): Scene {
  const pieces: Record<string, object> = position.pieces ?? {};
  return {
    seat: 0,
    mine: ["swift"],
    asked,
    question,
    askedCompany: "swift",
    acting: phase === "action" ? "swift" : null,
    isOver: false,
    view: { players: [{ cash: 100 }], companies: { elgin: {} }, config: { friendly_sales: false } },
    sheet: {
      phase,
      decade: 2,
      running_order: ["anglo", "swift"],
      sale: {},
      spaces: [],
      companies: {},
      players: [{ partners: 2, partners_gained: 3 }],
      appeal_track: [null, null, "worker"],
      track: {
        values: [0, 40, 50, 60],
        lowest: 0,
        initial: [],
        founding: [105],
        thresholds: [],
        withheld: [],
      },
      ...position.sheet,
    },
    companySheet: (company: CompanyId) => ({
      value: 50,
      shares: { seat_0: 5 },
      first_run: { workers: 0, crew: 0, missing: {}, cubes: 0 },
      ...(position.lines ?? {})[company],
    }),
    open: (company: string) => ({ appeal: 0, goods: 0, treasury: 40, ...pieces[company] }),
    choosing: {
      picked: position.picked ? { do: position.picked } : null,
      choices: (position.choices ?? []).map((one) => ({ do: one })),
    },
    entries: [{ seq: 1, seat: 1, events: position.events ?? [] }],
    statusOf: () => "available",
    isLive: () => false,
    isMentioned: () => false,
    nameOf: () => "",
    thing: (key: string) => key,
    say: ({ code }: { code: string }) => code,
  } as unknown as Scene;
}

/** What a tip has to say about a position; null if it doesn't apply. */
const tip = (id: string, position: Position) =>
  TIPS.find((step) => step.id === id)?.when(at(position)) ?? null;

describe("a tip", () => {
  it("on a sale counts the loss on the shares that are kept", () => {
    const picked: Move = { do: "sell_certificate", company: "swift", certificate: "common" };
    const sale = { swift: { common: { shares: 1, proceeds: 50, value: 40 } } };
    const stock = { question: "stock_turn", sheet: { sale } };
    expect(tip("own-sale", { ...stock, picked })).toEqual({
      company: "swift",
      old: 50,
      value: 40,
      kept: 4,
      loss: 40,
    });
    expect(tip("own-sale", stock)).toBeNull();
    const rival: Move = { ...picked, company: "anglo" };
    expect(tip("own-sale", { ...stock, picked: rival })).toBeNull();
  });

  it("on the last certificate for sale counts the shares that would rise", () => {
    const choices: Move[] = [
      { do: "buy_certificate", company: "swift", certificate: "common", source: "treasury" },
    ];
    const stock = (common: number) => ({
      question: "stock_turn",
      choices,
      lines: { swift: { certificates: { treasury: { common, preferred: 0 } } } },
    });
    expect(tip("sold-out", stock(1))).toEqual({ company: "swift", shares: 5 });
    expect(tip("sold-out", stock(2))).toBeNull();
    expect(tip("sold-out", { ...stock(1), choices: [] })).toBeNull();
  });

  it("on a Building counts the companies of others that could use it", () => {
    const hand = { "I-1": ["swift", "anglo"], "I-8": ["elgin", "anglo"] };
    const choices: Move[] = [{ do: "place_building", building: "I-8" }];
    const build = { question: "build", choices, sheet: { hand } };
    expect(tip("wanted-building", build)).toEqual({ building: "I-8", companies: 2, amount: 30 });
    const picked: Move = { do: "place_building", building: "I-1" };
    expect(tip("wanted-building", { ...build, picked })).toBeNull();
  });

  it("on Appeal names a rival on the same space who goes first", () => {
    const action = { question: "action_turn", phase: "action" };
    const pieces = { swift: { appeal: 3 }, anglo: { appeal: 3 } };
    expect(tip("below", { ...action, pieces })).toEqual({
      company: "swift",
      rival: "anglo",
      appeal: 3,
    });
    expect(tip("below", { ...action, pieces: { anglo: { appeal: 4 } } })).toBeNull();
  });

  it("on a Demand tile names the rival who sells later", () => {
    const sheet = { running_order: ["swift", "anglo"] };
    const lines = {
      swift: { outlets: [{ outlet: "bonus_20", room: 2, bonus: 20 }] },
      anglo: { operated: false, full_run: { goods: 3 } },
    };
    const sales = { question: "sales", phase: "operating", lines };
    const pieces = { swift: { goods: 2 } };
    expect(tip("fill-tile", { ...sales, sheet, pieces })).toEqual({
      rival: "anglo",
      bonus: 20,
      outlet: "bonus_20",
    });
    expect(tip("fill-tile", { ...sales, pieces })).toBeNull(); // Anglo-American has operated before
    expect(tip("fill-tile", { ...sales, sheet })).toBeNull(); // no Goods
  });

  it("greets the Partner from the third building space", () => {
    const moved = (origin: string): GameEvent[] => [
      { event: "partner_moved", seat: 0, origin, target: "hand" },
    ];
    expect(tip("row-partner", { events: moved("building_row") })).toEqual({ partners: 2 });
    expect(tip("row-partner", { events: moved("job_market") })).toBeNull();
  });
});

describe("the verdict of a card", () => {
  const space = (parts: object = {}) => ({
    sheet: {
      spaces: [{ space: "advertising", open: true, users: ["swift"], partners: [], ...parts }],
    },
  });
  const verdict = (position: Position) => spaceCard(at(position), "advertising").verdict;
  const mine = { question: "action_turn", phase: "action" };

  it("on a space says can in the reader's turn, could otherwise, and why not", () => {
    expect(verdict({ ...mine, ...space() })?.text).toContain("card-space.can");
    expect(verdict({ ...mine, asked: false, ...space() })?.text).toContain("card-space.could");
    expect(verdict({ asked: false, ...space({ users: ["anglo"] }) })).toMatchObject({
      good: false,
      text: expect.stringContaining("card-space.none") as string,
    });
    const refused = { swift: { code: "treasury_short" } };
    expect(verdict({ ...mine, ...space({ refused }) })?.text).toBe("treasury_short");
  });

  it("on a Building in hand counts its users", () => {
    const card = (users: string[]) => spaceCard(at({ sheet: { hand: { "I-8": users } } }), "I-8");
    expect(card(["anglo"]).verdict?.good).toBe(true);
    expect(card([]).verdict?.good).toBe(false);
  });

  it("on a company that nobody directs says whether the reader could pay for it", () => {
    const founding = (cash: number) => {
      const table = at({});
      table.companySheet = () => undefined;
      Object.assign(table.view.players[0] ?? {}, { cash });
      return companyCard(table, "elgin")?.verdict;
    };
    expect(founding(105)?.text).toContain("card-company.payable");
    expect(founding(104)).toMatchObject({ good: false });
  });

  it("on Partners counts those left, or those of the next phase", () => {
    const text = (position: Position) => partnerCard(at(position)).verdict?.text;
    expect(text(mine)).toContain("card-partner.now");
    expect(text({ ...mine, asked: false })).toContain("card-partner.later");
    expect(text({ ...mine, sheet: { players: [{ partners: 0 }] } })).toContain("placed");
    expect(text({ phase: "stock" })).toContain("card-partner.next");
  });

  it("on a value names the company that would come to stand there", () => {
    const lines = {
      swift: {
        operated: false,
        full_run: { goods: 2, revenue: 60 },
        thresholds: [50, 100, 0],
        steps: [50, 60, 70, 80],
      },
    };
    const table = at({ lines });
    expect(stockCard(table, 3)?.verdict?.text).toContain("would_pay");
    expect(stockCard(table, 1)?.verdict).toBeNull();
  });

  it("on an Appeal bonus names the space that brings a company to it", () => {
    const text = (appeal: number, position: Position) =>
      appealCard(at({ ...position, pieces: { swift: { appeal } } }), 2)?.verdict?.text;
    expect(text(1, { ...mine, ...space() })).toContain("card-bonus.can");
    expect(text(1, { ...mine, asked: false, ...space() })).toContain("card-bonus.could");
    expect(text(0, { ...mine, ...space() })).toBeUndefined(); // two steps away
    expect(text(2, { ...mine, ...space() })).toContain("card-bonus.passed");
  });
});

describe("a crew that the Treasury can't pay", () => {
  const said = (crew: number, partners: number) => {
    const first_run = { workers: 2, crew, missing: {}, cubes: 0 };
    const scene = at({
      question: "action_turn",
      phase: "action",
      sheet: { players: [{ partners, partners_gained: 3 }] },
      lines: { swift: { first_run } },
    });
    const ids = ["crew", "fundraise", "late"];
    return ACTION.filter(({ id }) => ids.includes(id))
      .filter((step) => step.when(scene))
      .map(({ id }) => id);
  };

  it("waits for money that the other Partners can raise, or for the next Decade", () => {
    expect(said(40, 2)).toEqual(["crew"]); // the Treasury has 40
    expect(said(80, 2)).toEqual(["fundraise"]);
    expect(said(90, 2)).toEqual(["late"]);
    expect(said(90, 3)).toEqual(["fundraise"]);
    expect(said(80, 1)).toEqual(["late"]);
  });
});

describe("the label of a company", () => {
  const ready = (first_run: object, more: Position = {}) =>
    labelOf(at({ phase: "action", lines: { swift: { first_run } }, ...more }), "swift")?.ready;

  it("counts the crew, the resources and what the Treasury can pay", () => {
    expect(ready({ workers: 0, missing: { coal: 1 }, cubes: 40 })).toBe(true); // it has 40
    expect(ready({ workers: 0, missing: { coal: 1 }, cubes: 50 })).toBe(false);
    expect(ready({ workers: 0, missing: { coal: 1 }, cubes: null })).toBe(false);
    expect(ready({ workers: 1, missing: {}, cubes: 0 })).toBe(false);
  });

  it("is there only while the run can still be prepared, for companies of the reader", () => {
    const run = { workers: 0, missing: {}, cubes: 0 };
    expect(ready(run, { phase: "stock" })).toBeUndefined();
    expect(labelOf(at({ phase: "action" }), "anglo")).toBeNull();
    const operated = { swift: { first_run: run, operated: true } };
    expect(labelOf(at({ phase: "operating", lines: operated }), "swift")).toBeNull();
  });
});
