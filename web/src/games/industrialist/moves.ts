// The places on the Industrialist board and the moves they make.
import { asks, place, PlaceTable, shows, type PlaceRow } from "$lib/table/places";
import type { Move, StepId } from "./wire.gen";

/** The questions that allow the managers die: between actions and inside two of them. */
export const MANAGERS_MAY_ACT: readonly string[] = [
  "actions",
  "selling",
  "staffing",
] satisfies StepId[];

/** `step` is the question; `@free` is a place on the map where a card can go. */
export const PLACES = new PlaceTable<Move>([
  // Ending a turn rolls the die, and Undo can't reach back past a roll.
  place("done", "done", { when: "actions" }),
  place("done", "done"),
  place("action", "begin", "action"),
  place("sell", "sell_lot", "kind", { when: "selling", fill: { income: "profit" } }),
  asks("sell", "begin", "_", { fill: { action: "sell" } }),
  place("card", "hire_worker", "card", { when: "staffing" }),
  asks("card", "begin", "_", { fill: { action: "hire" } }),
  shows("card", "put_worker", "card"),
  shows("card", "choose_card", "card"),
  shows("card", "move_workers", "origin"),
  shows("card", "move_workers", "target"),
  place("row", "build_card", "side", { when: "building", fill: { place: "@free" } }),
  asks("row", "begin", "_", { fill: { action: "build" } }),
  shows("place", "build_card", "place"),
  place("managers", "manager_worker", { fill: { card: "central" } }),
  shows("card", "manager_worker", "card"),
  shows("managers", "manager_build"),
  shows("row", "manager_build", "side"),
  shows("place", "manager_build", "place"),
  shows("managers", "manager_unit"),
  ...MANAGERS_MAY_ACT.map((when) => place("track", "manager_unit", "track", { when })),
  place("track", "put_unit", "track", { when: "put_units" }),
  place("track", "take_unit", "track"),
  shows("track", "give_marker", "central.{kind}"),
  place("face", "choose_row", "face"),
] satisfies PlaceRow<Move>[]);

export type Area = "actions" | "market" | "row" | "map";

/** The part of the table where a question is answered. */
export function areaOf(step: StepId | "", chosen: string[]): Area {
  if (chosen.includes("managers")) return "map";
  if (chosen.some((place) => place.startsWith("row:"))) return "map";
  switch (step) {
    case "actions":
      return "actions";
    case "selling":
    case "market_choice":
      return "market";
    case "building":
      return "row";
    default:
      return "map";
  }
}
