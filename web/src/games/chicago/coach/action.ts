// Steps of the coached first Decade: the Action Phase.
import type { Facts, Step } from "$lib/coach/script";
import { charterPrint } from "../catalog";
import { holderOf } from "../holders";
import {
  at,
  asks,
  chain,
  happened,
  home,
  lacking,
  myPurse,
  needOf,
  player,
  purse,
  staffing,
  target,
  type Scene,
} from "./scene";
import type { CompanyId } from "../wire.gen";

const CHEAPEST = 20; // dollars for the cheapest action that costs something

/** The first choice of a hire: a Worker for factory 1, if it lacks one. */
const hireFirst = '[data-choice="hire_worker"]';

const RAISED = 40; // dollars from the bank for one Partner

/** Whether money raised by the other Partners lets the last one pay for the whole crew. */
function isWithinReach(scene: Scene, { crew, treasury }: Facts): boolean {
  const short = Number(crew) - Number(treasury);
  const others = (player(scene)?.partners ?? 0) - 1;
  return short > 0 && short <= RAISED * others;
}

const acting = (scene: Scene) => scene.question === "action_turn" && scene.asked;

export const ACTION: Step<Scene>[] = [
  {
    id: "fee",
    kind: "explain",
    chapter: "action",
    when(scene) {
      const seat = scene.seat ?? 0;
      const paid = happened(
        scene,
        "paid",
        (event) => event.payee === holderOf(seat) && event.reason === "building",
      );
      return paid ? { amount: paid.amount } : null;
    },
    points: (_, scene) => [myPurse(scene)],
  },
  {
    id: "jobs",
    kind: "explain",
    chapter: "action",
    when(scene) {
      if (scene.sheet.phase !== "action") return null;
      const { workers, price } = scene.sheet.jobs;
      return { workers, price };
    },
    points: () => [target("space:job_market")],
  },
  {
    id: "appeal",
    kind: "explain",
    chapter: "action",
    when(scene) {
      const company = home(scene);
      const rise = happened(
        scene,
        "appeal_moved",
        (event) => event.company === company && event.new > event.old && event.old > 0,
      );
      return rise && company ? { company, appeal: rise.new } : null;
    },
    points: ({ company }) => [at(`appeal:${company}`)],
  },
  {
    id: "bonus",
    kind: "do",
    chapter: "action",
    when: (scene) => (scene.question === "bonus" && scene.asked ? {} : null),
    points: () => [['[data-choice="take_bonus"]'], ['[data-choice="take_cash"]']],
  },
  {
    id: "asset",
    kind: "do",
    chapter: "action",
    when(scene) {
      if (scene.question !== "asset_choice" || !scene.asked) return null;
      const company = scene.askedCompany;
      return company ? { company, slots: slotsLeft(scene, company) } : null;
    },
    points: () => [['[data-target^="asset:"].live']],
  },
  {
    id: "crew",
    kind: "do",
    chapter: "action",
    when(scene) {
      const facts = staffing(scene);
      return facts && Number(facts["crew"]) <= Number(facts["treasury"]) ? facts : null;
    },
    points: () => [target("space:job_market")],
    shows: () => [target("space:job_market"), ['[data-testid="confirm"]']],
  },
  {
    id: "fundraise",
    kind: "do",
    chapter: "action",
    when(scene) {
      const facts = staffing(scene);
      return facts && isWithinReach(scene, facts) ? facts : null;
    },
    points: () => [target("space:fundraising_40")],
    shows: () => [target("space:fundraising_40"), ['[data-testid="confirm"]']],
  },
  {
    id: "late",
    kind: "do",
    chapter: "action",
    when(scene) {
      const facts = staffing(scene);
      if (!facts || Number(facts["crew"]) <= Number(facts["treasury"])) return null;
      return isWithinReach(scene, facts) ? null : facts;
    },
    points: () => [target("space:job_market"), target("space:fundraising_40")],
  },
  {
    id: "hire",
    kind: "do",
    chapter: "action",
    when(scene) {
      const facts = asks(scene, "hire");
      return facts?.["workers"] ? facts : null;
    },
    points: ({ company }) => [[...target(`factory:${company}:1`), hireFirst]],
    shows: ({ company }) => [[hireFirst, ...target(`factory:${company}:1`)]],
  },
  {
    id: "crewed",
    kind: "do",
    chapter: "action",
    when(scene) {
      const facts = asks(scene, "hire");
      return facts && !facts["workers"] && "cubes" in facts ? facts : null;
    },
    points: () => [['[data-choice="done"]']],
    shows: () => [['[data-choice="done"]'], ['[data-testid="confirm"]']],
  },
  {
    id: "no-cube",
    kind: "explain",
    chapter: "action",
    when(scene) {
      const company = home(scene);
      const facts = company && needOf(scene, company);
      if (!facts || !acting(scene) || facts["workers"] || "cubes" in facts) return null;
      const resource = lacking(scene, String(facts["company"]) as CompanyId);
      return resource ? { ...facts, resource } : null;
    },
    points: () => [chain, ['.mnav [data-view="markets"]']],
  },
  {
    id: "grow",
    kind: "do",
    chapter: "action",
    when(scene) {
      const company = home(scene);
      const facts = company && needOf(scene, company);
      if (!facts || !acting(scene) || facts["workers"] || !("cubes" in facts)) return null;
      const spare = Number(facts["treasury"]) - Number(facts["cubes"]);
      return spare >= 0 ? { ...facts, spare: spare < CHEAPEST ? 0 : 1 } : null;
    },
    points: ({ company }) => [purse(String(company))],
  },
];

const slotsLeft = (scene: Scene, company: CompanyId) =>
  charterPrint(company).asset_slots - scene.open(company).assets.length;
