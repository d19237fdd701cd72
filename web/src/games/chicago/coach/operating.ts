// Steps of the coached first Decade: the Operating Phase and the goodbye.
import type { Facts, Step } from "$lib/coach/script";
import { holderOf } from "../holders";
import { idleOf, newsOf, reasonOf } from "../idle";
import {
  asks,
  at,
  cash,
  coded,
  factory,
  happened,
  home,
  myPurse,
  offers,
  player,
  purse,
  target,
  type Scene,
} from "./scene";
import type { ResourceId } from "../wire.gen";

/** A company that had to withhold: this goes before every lesson. */
export const IDLE: Step<Scene> = {
  id: "idle",
  trails: true,
  kind: "warning",
  chapter: "operating",
  when(scene) {
    const idle = idleOf(scene).find(({ company }) => company === home(scene));
    if (!idle) return null;
    const { company, value, loss, seq } = idle;
    const run = scene.companySheet(company)?.first_run;
    return { company, value, loss, seq, why: reasonOf(idle, run), lack: run ? coded(run) : "" };
  },
  points: ({ company }) => [factory(company), at(`stock:${company}`)],
};

export const OPERATING: Step<Scene>[] = [
  {
    id: "dividend",
    trails: true,
    kind: "explain",
    chapter: "operating",
    when(scene) {
      const company = home(scene);
      const paid = happened(scene, "dividend_declared", (event) => event.company === company);
      const line = company && scene.companySheet(company);
      if (!paid || !line || !company) return null;
      const shares = line.shares[holderOf(scene.seat ?? 0)] ?? 0;
      const moved = happened(scene, "stock_moved", (event) => event.company === company);
      const [old, value] = moved ? [moved.old, moved.new] : [line.value, line.value];
      return {
        company,
        mine: shares * paid.per_share,
        old,
        value,
        shares,
        gain: shares * (value - old),
      };
    },
    points: ({ company }, scene) => [myPurse(scene), at(`stock:${company}`)],
  },
  {
    id: "withheld",
    trails: true,
    kind: "explain",
    chapter: "operating",
    when(scene) {
      const chosen = newsOf(scene).find(({ chosen }) => chosen)?.event;
      if (chosen?.event !== "earnings_withheld" || chosen.company !== home(scene)) return null;
      return { company: chosen.company, revenue: chosen.revenue };
    },
    points: ({ company }) => [purse(String(company)), at(`stock:${company}`)],
  },
  {
    id: "partner",
    trails: true,
    kind: "explain",
    chapter: "operating",
    when(scene) {
      const company = home(scene);
      const gained = happened(
        scene,
        "partner_moved",
        (event) => event.seat === scene.seat && event.origin === company,
      );
      return gained ? {} : null;
    },
    points: (_, scene) => [at(`partners:${scene.seat}`), myPurse(scene)],
  },
  {
    id: "order",
    kind: "explain",
    chapter: "operating",
    when(scene) {
      const company = home(scene);
      const line = company && scene.companySheet(company);
      const before = scene.sheet.phase === "operating" && line && !line.operated;
      return before
        ? { company, rank: line.rank, companies: scene.sheet.running_order.length }
        : null;
    },
    points: ({ company }) => [at(`appeal:${company}`)],
  },
  {
    id: "purchase",
    kind: "do",
    chapter: "operating",
    when(scene) {
      const facts = asks(scene, "purchase");
      const cube = facts && facts["lack"] ? cheapest(scene) : null;
      const enough = facts && Number(facts["cubes"] ?? Infinity) <= Number(facts["treasury"]);
      return cube && enough && !facts["workers"] ? { ...facts, ...cube } : null;
    },
    points: ({ price, resource }) => [
      target(`chain:${price}:${resource}`),
      ['[aria-labelledby="resources-h"]'],
    ],
    shows: ({ price, resource }) => [target(`chain:${price}:${resource}`)],
  },
  {
    id: "save",
    kind: "do",
    chapter: "operating",
    when(scene) {
      const facts = asks(scene, "purchase");
      if (!facts?.["lack"]) return null;
      const why = hurdle(scene, facts);
      return why ? { ...facts, why } : null;
    },
    points: ({ company }) => [factory(company)],
  },
  {
    id: "stocked",
    kind: "do",
    chapter: "operating",
    when(scene) {
      const facts = asks(scene, "purchase");
      return facts && !facts["lack"] && cheapest(scene) === null ? facts : null;
    },
    points: () => [['[data-choice="done"]']],
    shows: () => [['[data-choice="done"]'], ['[data-testid="confirm"]']],
  },
  {
    id: "run",
    kind: "do",
    chapter: "operating",
    when(scene) {
      const facts = asks(scene, "production");
      return facts && offers(scene, "run_factory") ? facts : null;
    },
    points: () => [['[data-target^="factory:"].live']],
    shows: () => [['[data-target^="factory:"].live']],
  },
  {
    id: "sell",
    kind: "do",
    chapter: "operating",
    when(scene) {
      const facts = asks(scene, "sales");
      return facts && offers(scene, "sell_good") ? facts : null;
    },
    points: () => [['[aria-labelledby="sell-h"]', '[data-target^="outlet:"].live']],
    shows: (_, scene) => [target(`outlet:${bestOutlet(scene)}`)],
  },
  {
    id: "payout",
    kind: "do",
    chapter: "operating",
    when(scene) {
      const company = scene.askedCompany;
      const turn = company && scene.companySheet(company)?.turn;
      if (!company || !turn?.may_pay || scene.question !== "payout" || !scene.asked) return null;
      return {
        company,
        mine: turn.pay.to[holderOf(scene.seat ?? 0)] ?? 0,
        up: turn.pay.value,
        revenue: turn.revenue,
        down: turn.withhold.value,
      };
    },
    points: () => [target("pay_dividends"), target("withhold")],
    shows: () => [target("pay_dividends"), ['[data-testid="confirm"]']],
  },
  {
    id: "decade",
    kind: "explain",
    chapter: "cleanup",
    when(scene) {
      const me = player(scene);
      if (scene.sheet.decade !== 2 || !me) return null;
      return { worth: me.net_worth, cash: cash(scene), shares: me.shares_value };
    },
    points: (_, scene) => [myPurse(scene)],
  },
];

/** Why the asked company can't buy all that factory 1 lacks; null if it can. */
function hurdle(scene: Scene, facts: Facts): string | null {
  if (facts["workers"]) return "workers";
  if (offers(scene, "trade")) return "trade";
  if (!("cubes" in facts)) return "unavailable";
  return Number(facts["cubes"]) > Number(facts["treasury"]) ? "money" : null;
}

/** The cheapest cube for sale that factory 1 of the asked company lacks. */
function cheapest(scene: Scene): { price: string; resource: ResourceId } | null {
  const company = scene.askedCompany;
  const missing = (company && scene.companySheet(company)?.first_run.missing) || {};
  const cubes = scene.choosing.choices.flatMap(({ do: move }) =>
    move.do === "buy_cube" && missing[move.resource]
      ? [{ price: move.price, resource: move.resource }]
      : [],
  );
  return cubes.sort((a, b) => Number(a.price) - Number(b.price))[0] ?? null;
}

/** The places of the asked company's row that still take Goods at full price. */
function places(scene: Scene) {
  const company = scene.askedCompany;
  const outlets = (company && scene.companySheet(company)?.outlets) || [];
  return outlets.filter((one) => (one.room ?? 0) > 0);
}

/** The place to sell first: a tile that the Goods can fill, with the highest bonus. */
function bestOutlet(scene: Scene): string {
  const company = scene.askedCompany;
  const goods = company ? scene.open(company).goods : 0;
  const worth = (one: { room?: number; bonus?: number }) =>
    (one.room ?? 0) <= goods ? (one.bonus ?? 0) : -1;
  return places(scene).sort((a, b) => worth(b) - worth(a))[0]?.outlet ?? "";
}
