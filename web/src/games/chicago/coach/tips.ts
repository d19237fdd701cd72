// Tips for later Decades: something new or risky, each once.
import type { Facts, Step } from "$lib/coach/script";
import { entriesOf } from "$lib/table/ids";
import { charterPrint, spacePrint } from "../catalog";
import { holderOf } from "../holders";
import { readinessOf } from "../readiness";
import {
  asks,
  at,
  factory,
  happened,
  home,
  myPurse,
  needOf,
  offers,
  player,
  purse,
  target,
  type Scene,
} from "./scene";
import type { CompanyId } from "../wire.gen";

const LATE = 4; // the Decade from which money must leave the Treasuries
const TRIPLE = 60;
const DANGER = 15;
const EXTRA_DIVIDENDS = 100;
const PARTNER_APPEAL = 9;
const NEAR_LIMIT = 2;
const GAP = 20; // dollars of revenue that a little more could close
const MOST_SHARES = 6;
const SOME_SHARES = 2; // that make a step worth a purchase
const WANTED = 2; // companies of others that make a Building worth placing

const cash = (scene: Scene) => scene.view.players[scene.seat ?? 0]?.cash ?? 0;
const buying = (scene: Scene) => scene.question === "stock_turn" && scene.asked;
const acting = (scene: Scene) => scene.question === "action_turn" && scene.asked;
const sharesOf = (scene: Scene, company: CompanyId) =>
  scene.companySheet(company)?.shares[holderOf(scene.seat ?? 0)] ?? 0;

/** A company of the player that can't run factory 1 with its crew, its cubes and its money. */
const stuck = (scene: Scene): CompanyId | null =>
  scene.mine.find((company) => readinessOf(scene, company)?.ready === false) ?? null;

/** A company with shares of the player that sells out with the next certificate they can buy. */
function lastCertificate(scene: Scene): CompanyId | null {
  const bought = scene.choosing.choices.flatMap(({ do: move }) =>
    move.do === "buy_certificate" ? [move.company] : [],
  );
  const left = (company: CompanyId) =>
    entriesOf(scene.companySheet(company)?.certificates ?? {}).reduce(
      (sum, [, { common, preferred }]) => sum + common + preferred,
      0,
    );
  return bought.find((one) => left(one) === 1 && sharesOf(scene, one) >= SOME_SHARES) ?? null;
}

/** The dividend of each company in the last Decade, from the log. */
function paidLast(scene: Scene): Map<CompanyId, number> {
  const found = new Map<CompanyId, number>();
  let decade = 0;
  for (const entry of scene.entries)
    for (const event of entry.events) {
      if (event.event === "phase_began") decade = event.decade;
      else if (event.event === "dividend_declared" && decade === scene.sheet.decade - 1)
        found.set(event.company, event.per_share);
    }
  return found;
}

/** The picked or begun sale of a company that the player directs, and its cost for the shares kept. */
function sale(scene: Scene): Facts | null {
  const move = scene.choosing.picked?.do;
  for (const company of scene.mine) {
    const lines = scene.sheet.sale[company];
    const picked = move?.do === "sell_certificate" && move.company === company;
    const line = picked ? lines?.[move.certificate] : lines?.offered;
    if (!line || !buying(scene)) continue;
    const old = scene.companySheet(company)?.value ?? 0;
    const kept = sharesOf(scene, company) - line.shares;
    const loss = kept * (old - line.value);
    if (loss > 0) return { company, old, value: line.value, kept, loss };
  }
  return null;
}

/** The picked Building, or else the one in hand that most companies of others could use. */
function wantedBuilding(scene: Scene): { building: string; companies: number } | null {
  const move = scene.choosing.picked?.do;
  const picked = move?.do === "place_building" ? move.building : null;
  const rivals = (users: CompanyId[]) => users.filter((one) => !scene.mine.includes(one)).length;
  const found = Object.entries(scene.sheet.hand ?? {})
    .filter(([building]) => picked === null || building === picked)
    .map(([building, users]) => ({ building, companies: rivals(users) }))
    .sort((a, b) => b.companies - a.companies)[0];
  return found && found.companies >= WANTED ? found : null;
}

/** A rival company of the same industry that operates later in this phase and could sell. */
function laterRival(scene: Scene, company: CompanyId): CompanyId | null {
  const { industry } = charterPrint(company);
  const { running_order: order } = scene.sheet;
  return (
    order.slice(order.indexOf(company) + 1).find((one) => {
      const line = scene.companySheet(one);
      const sells = line && !line.operated && line.full_run.goods + scene.open(one).goods > 0;
      return sells && charterPrint(one).industry === industry && !scene.mine.includes(one);
    }) ?? null
  );
}

const tip = (step: Omit<Step<Scene>, "kind" | "chapter">): Step<Scene> => ({
  ...step,
  kind: "tip",
  chapter: "cleanup",
});

export const TIPS: Step<Scene>[] = [
  tip({
    id: "stuck",
    when(scene) {
      const company = acting(scene) && player(scene)?.partners === 1 ? stuck(scene) : null;
      const facts = company && needOf(scene, company);
      if (!facts) return null;
      return { ...facts, down: scene.companySheet(company)?.withhold_value ?? 0 };
    },
    points: ({ company }) => [factory(company)],
  }),
  tip({
    id: "closing",
    when(scene) {
      const company = scene.mine.find((one) => {
        const value = scene.companySheet(one)?.value ?? DANGER + 1;
        return !scene.firstEdition && value <= DANGER;
      });
      return company ? { company } : null;
    },
    points: ({ company }) => [at(`stock:${company}`)],
  }),
  tip({
    id: "last-payout",
    when(scene) {
      const company = scene.askedCompany;
      const last = scene.sheet.decade === 5 && scene.question === "payout" && scene.asked;
      return last && company ? { company } : null;
    },
    points: () => [target("pay_dividends")],
  }),
  tip({
    id: "last-action",
    when: (scene) => (scene.sheet.decade === 5 && acting(scene) ? {} : null),
  }),
  tip({
    id: "row-partner",
    when(scene) {
      const joins = happened(
        scene,
        "partner_moved",
        (event) => event.seat === scene.seat && event.origin === "building_row",
      );
      return joins ? { partners: player(scene)?.partners ?? 0 } : null;
    },
    points: (_, scene) => [at(`partners:${scene.seat}`), myPurse(scene)],
  }),
  tip({
    id: "own-sale",
    when: sale,
    points: ({ company }) => [at(`stock:${company}`)],
  }),
  tip({
    id: "wanted-building",
    when(scene) {
      const found = offers(scene, "place_building") ? wantedBuilding(scene) : null;
      return found && { ...found, amount: spacePrint(found.building).amount };
    },
    points: ({ building }) => [target(`hand:${building}`)],
  }),
  tip({
    id: "rival-dividend",
    when(scene) {
      if (!buying(scene)) return null;
      const paid = paidLast(scene);
      const rich = scene.sheet.running_order
        .filter((company) => !scene.mine.includes(company) && paid.get(company))
        .filter((company) =>
          scene.choosing.choices.some(
            ({ do: move }) => move.do === "buy_certificate" && move.company === company,
          ),
        )
        .sort((a, b) => (paid.get(b) ?? 0) - (paid.get(a) ?? 0))[0];
      if (!rich) return null;
      return {
        company: rich,
        dividend: paid.get(rich) ?? 0,
        price: scene.companySheet(rich)?.value ?? 0,
      };
    },
    points: ({ company }) => [at(`company:${company}`)],
  }),
  tip({
    id: "full-hand",
    when(scene) {
      const company = home(scene);
      return company && buying(scene) && sharesOf(scene, company) >= MOST_SHARES
        ? { company, shares: MOST_SHARES }
        : null;
    },
    points: ({ company }) => [at(`company:${company}`)],
  }),
  tip({
    id: "limit",
    when(scene) {
      const me = player(scene);
      if (!me || !buying(scene) || me.certificates < me.limit - NEAR_LIMIT) return null;
      return { certificates: me.certificates, limit: me.limit };
    },
    points: (_, scene) => [myPurse(scene)],
  }),
  tip({
    id: "sold-out",
    when(scene) {
      const company = buying(scene) ? lastCertificate(scene) : null;
      return company ? { company, shares: sharesOf(scene, company) } : null;
    },
    points: ({ company }) => [at(`company:${company}`)],
  }),
  tip({
    id: "second-company",
    when(scene) {
      const founds = scene.choosing.choices.some(({ do: move }) => move.do === "found");
      const later = scene.sheet.decade <= 3 && scene.mine.length === 1;
      return buying(scene) && founds && later ? { cash: cash(scene) } : null;
    },
    points: (_, scene) => [myPurse(scene)],
  }),
  tip({
    id: "free-partner",
    when(scene) {
      const company = home(scene);
      const reserved = scene.view.players[scene.seat ?? 0]?.reserved_partner;
      if (!company || reserved !== company || !acting(scene)) return null;
      const free = scene.companySheet(company)?.factories.reduce((n, one) => n + one.free, 0);
      return (free ?? 9) <= 1 ? { company, free: free ?? 0 } : null;
    },
    points: ({ company }) => [at(`company:${company}`), purse(String(company))],
  }),
  tip({
    id: "appeal-partner",
    when(scene) {
      const waits = scene.view.players[scene.seat ?? 0]?.partner_on_appeal;
      const company = scene.mine.find((one) => {
        const { appeal } = scene.open(one);
        return appeal === PARTNER_APPEAL - 1 || appeal === PARTNER_APPEAL - 2;
      });
      if (!company || !waits || !acting(scene)) return null;
      return { company, away: PARTNER_APPEAL - scene.open(company).appeal };
    },
    points: ({ company }) => [at(`appeal:${company}`)],
  }),
  tip({
    id: "below",
    when(scene) {
      if (!acting(scene)) return null;
      const { running_order: order } = scene.sheet;
      for (const company of scene.mine) {
        const ahead = order[order.indexOf(company) - 1];
        const { appeal } = scene.open(company);
        if (ahead && !scene.mine.includes(ahead) && scene.open(ahead).appeal === appeal)
          return { company, rival: ahead, appeal };
      }
      return null;
    },
    points: ({ company }) => [at(`appeal:${company}`)],
  }),
  tip({
    id: "fill-tile",
    when(scene) {
      const company = asks(scene, "sales") ? scene.askedCompany : undefined;
      const rival = company && laterRival(scene, company);
      const outlets = (company && scene.companySheet(company)?.outlets) || [];
      const goods = company ? scene.open(company).goods : 0;
      const tile = outlets
        .filter(({ room = 0, bonus = 0 }) => bonus && room && room <= goods)
        .sort((a, b) => (b.bonus ?? 0) - (a.bonus ?? 0))[0];
      return rival && tile ? { rival, bonus: tile.bonus ?? 0, outlet: tile.outlet } : null;
    },
    points: ({ outlet }) => [target(`outlet:${outlet}`)],
  }),
  tip({
    id: "full-row",
    when(scene) {
      const company = acting(scene) ? home(scene) : null;
      const line = company && scene.companySheet(company);
      if (!line) return null;
      const room = line.outlets.reduce((sum, one) => sum + (one.room ?? 0), 0);
      return room < line.full_run.goods ? { company, room, goods: line.full_run.goods } : null;
    },
    points: () => [['[aria-labelledby="demand-h"]', '.mnav [data-view="markets"]']],
  }),
  tip({
    id: "next-step",
    when(scene) {
      const company = scene.askedCompany;
      const turn = company && scene.companySheet(company)?.turn;
      if (
        !company ||
        scene.question !== "payout" ||
        !scene.asked ||
        !turn?.may_pay ||
        !turn.next_step
      )
        return null;
      const { missing } = turn.next_step;
      const more = scene.choosing.choices.some(({ do: move }) => move.do === "activate_asset");
      return missing <= GAP && more ? { company, missing } : null;
    },
    points: () => [target("pay_dividends")],
  }),
  tip({
    id: "triple",
    when(scene) {
      const company = scene.mine.find((one) => (scene.companySheet(one)?.value ?? 0) >= TRIPLE);
      return company ? { company, triple: 3 * (scene.companySheet(company)?.value ?? 0) } : null;
    },
    points: ({ company }) => [at(`stock:${company}`)],
  }),
  tip({
    id: "unused-asset",
    when(scene) {
      const company = scene.question === "afterwards" ? scene.askedCompany : undefined;
      const view = company && scene.open(company);
      const asset = view && view.assets.find((one) => !view.exhausted.includes(one));
      const usable = scene.choosing.choices.some(({ do: move }) => move.do === "activate_asset");
      return company && asset && usable ? { company, asset } : null;
    },
    points: ({ asset }) => [target(`asset:${asset}`)],
  }),
  tip({
    id: "rich-treasury",
    when(scene) {
      if (scene.sheet.decade < LATE || !acting(scene)) return null;
      const company = scene.mine.find((one) => {
        const { crew, cubes } = scene.companySheet(one)?.first_run ?? { crew: 0, cubes: 0 };
        return scene.open(one).treasury >= EXTRA_DIVIDENDS + crew + (cubes ?? 0);
      });
      return company ? { company, treasury: scene.open(company).treasury } : null;
    },
    points: ({ company }) => [target("space:extra_dividends"), purse(String(company))],
  }),
  tip({
    id: "goal",
    when(scene) {
      const seat = scene.seat ?? -1;
      if (scene.sheet.decade < LATE || !scene.asked) return null;
      for (const goal of scene.sheet.goals) {
        const mine = goal.measures[seat];
        const best = Math.max(...goal.measures.map((one) => one ?? -Infinity));
        if (mine !== null && mine !== undefined && best - mine === 1)
          return { goal: goal.goal, cash: goal.cash };
      }
      return null;
    },
  }),
];
