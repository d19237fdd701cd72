// The coach: one card at a time, each step once, nothing that isn't so any more.
import { beforeEach, describe, expect, it } from "vitest";
import "./server";
import type { Script, Step } from "../src/lib/coach/script";

const { Coach } = await import("../src/lib/coach/coach.svelte");
const { keepProgress, progressIn, startLesson, unfinishedLesson } =
  await import("../src/lib/coach/progress.svelte");

/** A table of which only these facts matter. */
interface Scene {
  round: number;
  moves: number;
  true: string[];
  money?: number;
}

const step = (id: string, kind: Step<Scene>["kind"], chapter = "start"): Step<Scene> => ({
  id,
  kind,
  chapter,
  when: (scene) => (scene.true.includes(id) ? { money: scene.money ?? 0 } : null),
});
const script: Script<Scene> = {
  game: "toy",
  chapters: ["start", "end"],
  steps: [
    step("danger", "warning"),
    step("hello", "explain"),
    step("try", "do"),
    step("goodbye", "explain", "end"),
    ...["one", "two", "three"].map((id) => step(id, "tip", "end")),
  ],
  last: "goodbye",
  roundOf: (scene) => scene.round,
  movesOf: (scene) => scene.moves,
  argumentsOf: (facts) => facts,
};
const scene = (...facts: string[]): Scene => ({ round: 1, moves: 0, true: facts });
const later = (...facts: string[]): Scene => ({ round: 2, moves: 9, true: facts });
const at = (table = "k7", tips = true) => new Coach(script, table, () => tips);
const shown = (coach: ReturnType<typeof at>) => coach.card?.step.id ?? null;

beforeEach(() => startLesson("toy", "k7"));

describe("the coach", () => {
  it("shows the first step that applies, and the next one after Next", () => {
    const coach = at();
    coach.look(scene("try", "hello"));
    expect(shown(coach)).toBe("hello");
    coach.next();
    expect(shown(coach)).toBe("try");
  });

  it("never shows a step twice, not even at another table", () => {
    const coach = at();
    coach.look(scene("hello"));
    coach.next();
    coach.look(scene("hello"));
    expect(shown(coach)).toBeNull();
    keepProgress("toy", { table: "k8" });
    const next = at("k8");
    next.look(scene("hello"));
    expect(shown(next)).toBeNull();
  });

  it("closes a card whose moment has passed", () => {
    const coach = at();
    coach.look(scene("try"));
    coach.look(scene());
    expect(shown(coach)).toBeNull();
  });

  it("closes a card to read with the player's move, but not one to try", () => {
    const coach = at();
    coach.look(scene("hello"));
    coach.look({ ...scene("hello"), moves: 1 });
    expect(shown(coach)).toBeNull();
    coach.look({ ...scene("try"), moves: 1 });
    coach.look({ ...scene("try"), moves: 2 });
    expect(shown(coach)).toBe("try");
  });

  it("keeps the figures of the card up to date", () => {
    const coach = at();
    coach.look({ ...scene("try"), money: 40 });
    coach.look({ ...scene("try"), money: 20 });
    expect(coach.card?.facts).toEqual({ money: 20 });
  });

  it("lets a warning go before a lesson, and no lesson before a warning", () => {
    const coach = at();
    coach.look(scene("try"));
    coach.look(scene("danger", "try"));
    expect(shown(coach)).toBe("danger");
    coach.look(scene("danger", "hello"));
    expect(shown(coach)).toBe("danger");
    coach.next();
    expect(shown(coach)).toBe("hello");
  });

  it("reads earlier cards again, and comes back", () => {
    const coach = at();
    expect(coach.canGoBack).toBe(false);
    coach.look(scene("hello", "try"));
    coach.next();
    coach.back();
    expect([shown(coach), coach.card?.again, coach.canGoBack]).toEqual(["hello", true, false]);
    coach.next();
    expect([shown(coach), coach.card?.again]).toEqual(["try", false]);
  });

  it("resumes after a reload with the open card", () => {
    at().look(scene("hello", "try"));
    const coach = at();
    expect(shown(coach)).toBe("hello");
    coach.look(scene("hello", "try"));
    expect(shown(coach)).toBe("hello");
    expect(unfinishedLesson("toy")).toBe("k7");
  });

  it("is silent after Skip, and starts over with a new lesson", () => {
    const coach = at();
    coach.look(scene("hello"));
    coach.skip();
    coach.look(scene("try"));
    expect([shown(coach), coach.listening, unfinishedLesson("toy")]).toEqual([null, false, null]);
    startLesson("toy", "k9");
    const again = at("k9");
    again.look(scene("hello"));
    expect(shown(again)).toBe("hello");
  });

  it("says nothing at other tables during a lesson", () => {
    const coach = at("other");
    coach.look(scene("hello", "one"));
    expect([coach.listening, shown(coach)]).toEqual([false, null]);
  });

  it("ends the lesson with its last step, in the second round", () => {
    const coach = at();
    coach.look(later("hello", "goodbye", "one"));
    expect([shown(coach), coach.chapter]).toEqual(["goodbye", 1]);
    coach.next();
    expect([shown(coach), progressIn("toy").state]).toEqual([null, "done"]);
    coach.look({ ...later("one"), moves: 10 });
    expect(shown(coach)).toBe("one");
  });

  it("gives at most two tips a round, none in the first, none if they are off", () => {
    keepProgress("toy", { state: "done" });
    const coach = at("k8");
    coach.look(scene("one"));
    expect(shown(coach)).toBeNull();
    const given = ["one", "two", "three"].map(() => {
      coach.look(later("one", "two", "three"));
      const id = shown(coach);
      coach.next();
      return id;
    });
    expect(given).toEqual(["one", "two", null]);
    coach.look({ ...later("three"), round: 3 });
    expect(shown(coach)).toBe("three");
    const off = at("k9", false);
    off.look(later("three"));
    expect(shown(off)).toBeNull();
  });
});
