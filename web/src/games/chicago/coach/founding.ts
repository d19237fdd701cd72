// Steps of the coached first Decade: founding, the Stock Phase and the Building Phase.
import type { Step } from "$lib/coach/script";
import { spacePrint } from "../catalog";
import { seatOf } from "../holders";
import {
  at,
  cash,
  happened,
  home,
  needOf,
  offers,
  purse,
  factory,
  target,
  type Scene,
} from "./scene";
import type { CompanyId } from "../wire.gen";

const founding = (scene: Scene) => scene.question === "founding" && scene.asked;

/** The picked company and price while founding. */
function picked(scene: Scene): { company: CompanyId; value: number } | null {
  const move = founding(scene) ? scene.choosing.picked?.do : undefined;
  return move?.do === "found" ? { company: move.company, value: Number(move.value) } : null;
}

export const FOUNDING: Step<Scene>[] = [
  {
    id: "hard",
    kind: "warning",
    chapter: "found",
    when(scene) {
      const company = picked(scene)?.company;
      const charter = company && scene.sheet.founding?.charters[company];
      return charter && charter.difficulty === "hard" ? { company, character: company } : null;
    },
    points: ({ company }) => [target(`found:${company}`)],
  },
  {
    id: "welcome",
    kind: "explain",
    chapter: "found",
    when: (scene) => (scene.sheet.phase === "setup" && !home(scene) ? {} : null),
    points: () => [[".topbar .decades"], [".topbar .phases", ".topbar .decades"]],
  },
  {
    id: "purses",
    kind: "explain",
    chapter: "found",
    when: (scene) => (founding(scene) && !picked(scene) ? { cash: cash(scene) } : null),
    points: () => [at("founder"), at("founded")],
  },
  {
    id: "charter",
    kind: "do",
    chapter: "found",
    when: (scene) => (founding(scene) && !picked(scene) ? {} : null),
    points: () => [[".suggested"]],
    shows: () => [[".suggested [data-target].live"]],
  },
  {
    id: "price",
    kind: "do",
    chapter: "found",
    when(scene) {
      const choice = picked(scene);
      return (
        choice && { ...choice, treasury: 3 * choice.value, keep: cash(scene) - 3 * choice.value }
      );
    },
    points: () => [[".decide .seg", ".ticket"], at("purses")],
    shows: (_, scene) => [
      [".decide .seg", `.ticket .pr:has([value="${scene.sheet.founding?.value}"])`],
      ['[data-testid="confirm"]'],
    ],
  },
];

export const STOCK_AND_BUILDING: Step<Scene>[] = [
  {
    id: "founded",
    kind: "explain",
    chapter: "stock",
    when(scene) {
      const company = home(scene);
      const fresh = scene.sheet.phase === "stock" || scene.sheet.phase === "setup";
      return company && fresh ? needOf(scene, company) : null;
    },
    points: ({ company }) => [purse(String(company)), factory(company)],
  },
  {
    id: "sold-share",
    kind: "explain",
    chapter: "stock",
    when(scene) {
      const company = home(scene);
      const sale = happened(
        scene,
        "certificate_moved",
        (event) =>
          event.company === company &&
          event.origin === "treasury" &&
          ![null, scene.seat].includes(seatOf(event.target)) &&
          event.certificate !== "director",
      );
      if (!sale || !company || scene.sheet.phase !== "stock") return null;
      const value = scene.companySheet(company)?.value ?? 0;
      const price = value * (sale.certificate === "preferred" ? 2 : 1);
      return { company, seat: seatOf(sale.target) ?? 0, price };
    },
    points: ({ company }) => [purse(String(company))],
  },
  {
    id: "buy",
    kind: "do",
    chapter: "stock",
    when(scene) {
      const company = home(scene);
      const choice =
        company &&
        scene.question === "stock_turn" &&
        scene.choiceOf({
          do: "buy_certificate",
          company,
          certificate: "common",
          source: "treasury",
        });
      return choice ? { company, price: scene.companySheet(company)?.value ?? 0 } : null;
    },
    points: ({ company }) => [target(`buy:${company}:common:treasury`)],
    shows: ({ company }) => [
      target(`buy:${company}:common:treasury`),
      ['[data-testid="confirm"]', '[data-testid="decision-bar"]'],
    ],
  },
  {
    id: "pass",
    kind: "do",
    chapter: "stock",
    when(scene) {
      const asked = scene.question === "stock_turn" && scene.asked;
      const buys = scene.choosing.choices.some((one) => one.do.do === "buy_certificate");
      return asked && !buys ? { cash: cash(scene) } : null;
    },
    points: () => [pass],
    shows: () => [pass],
  },
  {
    id: "build",
    kind: "do",
    chapter: "building",
    when: (scene) => (offers(scene, "place_building") ? {} : null),
    points: () => [[".panel:has(> .tiles)"]],
    shows: (_, scene) => [target(`hand:${bestTile(scene)}`)],
  },
  {
    id: "remove",
    kind: "do",
    chapter: "building",
    when: (scene) => (offers(scene, "remove_building") ? {} : null),
    points: () => [[".panel:has(> .tiles)"]],
  },
];

const pass = ['[data-testid="order-pass"]', '[data-choice="pass"]', '[data-kind="pass"]'];

/** Buildings that every company can use come first. */
const WANTED = ["appeal", "automate", "purchase_asset", "manager_or_salesperson", "staff"];

function bestTile(scene: Scene): string {
  const tiles = scene.choosing.choices.flatMap(({ do: move }) =>
    move.do === "place_building" ? [move.building] : [],
  );
  const rank = (tile: string) => {
    const found = spacePrint(tile).effects.map(({ do: effect }) => WANTED.indexOf(effect));
    const best = Math.min(...found.map((at) => (at < 0 ? WANTED.length : at)));
    return best * 1000 - spacePrint(tile).amount;
  };
  return tiles.sort((a, b) => rank(a) - rank(b))[0] ?? "";
}
