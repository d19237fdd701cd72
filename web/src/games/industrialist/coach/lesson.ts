// The coached first turns of Industrialist: the four actions, the dice, the first production, and
// what ends the game. Every step is a question about the position; the figures come from the sheet.
import { t, type Arguments } from "$lib/i18n/i18n.svelte";
import type { Facts, Script, Step } from "$lib/coach/script";
import type { IndustrialistTable } from "../model.svelte";
import type { ActionId, GameEvent, Move } from "../wire.gen";

type Scene = IndustrialistTable;

const LAST_TURN = 4; // the year in which the lesson says goodbye
const CENTRAL = "central";

const target = (place: string) => [`main [data-target="${place}"]`];
const area = (name: string) => [`main [data-area="${name}"]`];
const factory = ['main [data-built="central"]'];
const die = ['main [data-area="market"] [aria-current="true"]'];
const confirm = ['[data-testid="confirm"]'];

/** The cost of an action that can begin now; null if it can't. */
function costOf({ snapshot, asked, scene }: Scene, action: ActionId): number | null {
  if (!asked || scene.step !== "actions") return null;
  const line = snapshot.sheet.actions.find((one) => one.action === action);
  return line?.status === "ahead" && line.refusal === null ? line.cost : null;
}

const offers = ({ choosing }: Scene, kind: Move["do"]) =>
  choosing.choices.some((choice) => choice.do.do === kind);
const isStaffing = ({ asked, scene }: Scene) => asked && scene.step === "staffing";

const central = ({ snapshot }: Scene) =>
  snapshot.sheet.map.find(({ card }) => card === CENTRAL) ?? {
    workers: 0,
    staffing: 0,
    staffed: true,
  };

/** The player's last move. */
const lastMove = ({ entries, store }: Scene) =>
  entries.findLast((entry) => entry.seat === store.seat);

/** The events of this kind in the player's last move. */
function happened<K extends GameEvent["event"]>(scene: Scene, kind: K) {
  const last = lastMove(scene)?.events ?? [];
  return last.filter((event): event is Extract<GameEvent, { event: K }> => event.event === kind);
}

const step = (
  chapter: string,
  kind: Step<Scene>["kind"],
  rest: Omit<Step<Scene>, "chapter" | "kind">,
): Step<Scene> => ({ chapter, kind, ...rest });

const isNew = (scene: Scene) => scene.scene.year === 0 && !lastMove(scene);

const STEPS: Step<Scene>[] = [
  step("start", "explain", {
    id: "welcome",
    when: (scene) =>
      isNew(scene) ? { turns: scene.snapshot.sheet.turn.of, profit: scene.scene.profit } : null,
    points: () => [["main .tape ol"], ["main .score"]],
  }),
  step("start", "explain", {
    id: "factory",
    when(scene) {
      const { workers, staffing, staffed } = central(scene);
      return isNew(scene) && !staffed ? { workers, staffing } : null;
    },
    points: () => [factory],
  }),
  step("start", "explain", {
    id: "actions",
    when: (scene) => (isNew(scene) ? {} : null),
    points: () => [area("actions")],
  }),
  step("turn", "explain", {
    id: "built",
    when(scene) {
      const built = happened(scene, "card_built")[0];
      const card = built && scene.snapshot.sheet.cards[built.side];
      return card ? { side: built.side, staffing: card.staffing, profit: card.end_profit } : null;
    },
    points: ({ side }) => [[`main [data-built="${side}"]`]],
  }),
  step("turn", "explain", {
    id: "made",
    when(scene) {
      const made = happened(scene, "units_moved").filter((one) => one.reason === "production");
      return made.length ? { tracks: made.length } : null;
    },
    points: () => [factory],
  }),
  step("turn", "do", {
    id: "hire",
    when(scene) {
      const cost = scene.scene.year === 0 ? costOf(scene, "hire") : null;
      return cost !== null && !central(scene).staffed ? { cost } : null;
    },
    points: () => [target("action:hire")],
    shows: () => [target("action:hire"), confirm],
  }),
  step("turn", "do", {
    id: "worker",
    when: (scene) =>
      isStaffing(scene) && offers(scene, "hire_worker") && !central(scene).staffed ? {} : null,
    points: () => [target("card:central")],
    shows: () => [target("card:central"), confirm],
  }),
  step("turn", "do", {
    id: "produce",
    when(scene) {
      const cost = costOf(scene, "produce");
      const gain = scene.scene.production.reduce((sum, one) => sum + one.gain, 0);
      return cost !== null && central(scene).staffed && scene.scene.year === 0 && gain
        ? { cost, gain }
        : null;
    },
    points: () => [target("action:produce")],
    shows: () => [target("action:produce"), confirm],
  }),
  step("turn", "do", {
    id: "next-year",
    when: (scene) =>
      scene.asked && scene.scene.step === "actions" && !offers(scene, "begin") ? {} : null,
    points: () => [target("done")],
    shows: () => [target("done"), confirm],
  }),
  step("turn", "explain", {
    id: "market",
    when: ({ scene }) => (scene.year > 0 && scene.market.face ? { face: scene.market.face } : null),
    points: () => [die, target("managers")],
  }),
  step("turn", "do", {
    id: "sell",
    when: ({ scene, asked }) => (asked && scene.step === "selling" ? {} : null),
    points: () => [die],
  }),
  step("turn", "do", {
    id: "build",
    when(scene) {
      const { year } = scene.scene;
      const cost = year > 0 && year < LAST_TURN ? costOf(scene, "build") : null;
      return cost === null ? null : { cost };
    },
    points: () => [target("action:build"), area("row")],
    shows: () => [target("action:build"), confirm],
  }),
  step("turn", "do", {
    id: "place",
    when: ({ scene, asked }) => (asked && scene.step === "building" ? {} : null),
    points: () => [area("row"), area("map")],
  }),
  step("end", "explain", {
    id: "upkeep",
    when({ scene, snapshot }) {
      const { next_labour: labour, next_maintenance: maintenance } = snapshot.sheet.turn;
      return scene.year >= LAST_TURN && labour && maintenance ? { labour, maintenance } : null;
    },
    points: () => [['main .tape [data-card="labour"]'], ['main .tape [data-card="maintenance"]']],
  }),
  step("end", "explain", {
    id: "goodbye",
    when({ scene }) {
      const best = scene.ladder.length - 1;
      return scene.year >= LAST_TURN ? { rank: best, profit: scene.ladder[best] ?? 0 } : null;
    },
    points: () => [["main .score"]],
  }),
];

/** The facts in the reader's language. */
function argumentsOf(facts: Facts, scene: Scene): Arguments {
  const { side, rank, ...words } = facts;
  return {
    ...words,
    ...(side === undefined ? {} : { card: scene.card(String(side))?.name ?? "" }),
    ...(rank === undefined ? {} : { title: t(`industrialist-rank-${rank}`) }),
  };
}

export const SCRIPT: Script<Scene> = {
  game: "industrialist",
  chapters: ["start", "turn", "end"],
  steps: STEPS,
  last: "goodbye",
  roundOf: () => 1,
  movesOf: (scene) => lastMove(scene)?.seq ?? 0,
  argumentsOf,
};
