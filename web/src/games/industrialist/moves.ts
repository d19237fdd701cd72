// By which places of the board a choice is made, and which move a place would mean if it were possible.
import type { Do } from "$lib/api/types";

/** The `data-target` ids of a move. */
export function targetsOf(move: Do): string[] {
  const word = (name: string) => String(move[name]);
  switch (move.do) {
    case "done":
      return ["done"];
    case "begin":
      return [`action:${word("action")}`];
    case "sell_lot":
      return [`sell:${word("kind")}`];
    case "hire_worker":
    case "put_worker":
    case "choose_card":
      return [`card:${word("card")}`];
    case "manager_worker":
      return ["managers", `card:${word("card")}`];
    case "move_workers":
      return [`card:${word("origin")}`, `card:${word("target")}`];
    case "build_card":
      return [`row:${word("side")}`, `place:${word("place")}`];
    case "manager_build":
      return ["managers", `row:${word("side")}`, `place:${word("place")}`];
    case "manager_unit":
      return ["managers", `track:${word("track")}`];
    case "take_unit":
    case "put_unit":
      return [`track:${word("track")}`];
    case "give_marker":
      return [`track:central.${word("kind")}`];
    case "choose_row":
      return [`face:${word("face")}`];
    default:
      return [];
  }
}

/** Whether the managers die may be used at this question: between actions and inside two of them. */
export function managersMayAct(step: string): boolean {
  return step === "actions" || step === "selling" || step === "staffing";
}

/** What a place would mean now if it were possible: asked of the server, it says why it is not. */
export function meantBy(target: string, step: string, free: string): Do {
  const [sort = "", id = ""] = target.split(":", 2);
  const building = step === "building";
  switch (sort) {
    case "action":
      return { do: "begin", action: id };
    case "sell":
      return step === "selling"
        ? { do: "sell_lot", kind: id, income: "profit" }
        : { do: "begin", action: "sell" };
    case "row":
      return building
        ? { do: "build_card", side: id, place: free }
        : { do: "begin", action: "build" };
    case "card":
      return step === "staffing"
        ? { do: "hire_worker", card: id }
        : { do: "begin", action: "hire" };
    case "track":
      return managersMayAct(step)
        ? { do: "manager_unit", track: id }
        : { do: step === "put_units" ? "put_unit" : "take_unit", track: id };
    case "managers":
      return { do: "manager_worker", card: "central" };
    case "face":
      return { do: "choose_row", face: id };
    default:
      return { do: "done" };
  }
}

export type Area = "actions" | "market" | "row" | "map";

/** Where on the table a question is answered. */
export function areaOf(step: string, chosen: string[]): Area {
  if (chosen.includes("managers")) return "map";
  if (chosen.some((target) => target.startsWith("row:"))) return "map";
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

/** A unit taken from or put on one of several tracks is plain to see and taken back by Undo. */
export function isSmall(move: Do): boolean {
  return move.do === "take_unit" || move.do === "put_unit";
}

/** The end of a turn rolls the die: no Undo reaches behind it. */
export function endsTurn(move: Do, step: string): boolean {
  return move.do === "done" && step === "actions";
}
