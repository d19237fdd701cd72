// Which places of the Chicago board a move is made by. Places are `data-target` ids; no rule is here:
// only what the words of a move name.
import type { Do } from "$lib/api/types";

/** What the table knows besides the move: the company a question is about, the one acted for. */
export interface Surroundings {
  /** The company of the running question, if it names one. */
  company: string | undefined;
  /** The company chosen to act for; moves of other companies are not offered on the board. */
  acting: string | null;
}

/** The places by which a move is made; a move without any is made in the decision bar alone. */
export function targetsOf(move: Do, around: Surroundings): string[] {
  const word = (name: string) => String(move[name]);
  switch (move.do) {
    case "found":
      return [`found:${word("company")}`];
    case "sell_certificate":
      return [`sell:${word("company")}:${word("certificate")}`, `sell:${word("company")}`];
    case "buy_certificate":
      return [`buy:${word("company")}:${word("certificate")}:${word("source")}`];
    case "keep_building":
    case "place_building":
    case "remove_building":
      return [`hand:${word("building")}`];
    case "use_building":
      return around.acting === null || around.acting === move["company"]
        ? [`space:${word("space")}`]
        : [];
    case "activate_asset":
    case "discard_asset":
    case "buy_asset":
      return [`asset:${word("asset")}`];
    case "trade":
      return [`trade:${word("company")}`];
    case "hire_worker":
    case "put_worker":
    case "put_manager":
    case "automate":
    case "run_factory":
      return [`factory:${around.company ?? ""}:${word("factory")}`];
    case "run_tier":
      return [`tier:${word("workers")}`];
    case "take_cube":
      return [`haymarket:${word("resource")}`];
    case "take_overlay_cube":
      return [`overlay:${word("resource")}`];
    case "buy_cube":
      return [`chain:${word("price")}:${word("resource")}`];
    case "buy_overlay_cube":
      return [`column:${word("column")}:${word("resource")}`];
    case "sell_good":
      return [`outlet:${word("outlet")}`];
    case "issue_certificate":
      return [`issue:${word("certificate")}`];
    case "pay_dividends":
    case "withhold":
    case "take_initiative":
    case "take_bonus":
    case "take_cash":
      return [move.do];
    default:
      return [];
  }
}

/** The move that a place would mean; null where there is none to ask about. */
export function moveAt(target: string, acting: string | null): Do | null {
  const [kind = "", a = "", b = "", c = ""] = target.split(":");
  switch (kind) {
    case "space":
      return acting ? { do: "use_building", space: a, company: acting } : null;
    case "buy":
      return { do: "buy_certificate", company: a, certificate: b, source: c };
    case "sell":
      return { do: "sell_certificate", company: a, certificate: b || "common" };
    case "found":
      return { do: "found", company: a, value: b || "35" };
    case "chain":
      return { do: "buy_cube", price: a, resource: b };
    case "column":
      return { do: "buy_overlay_cube", column: Number(a), resource: b };
    case "haymarket":
      return { do: "take_cube", resource: a };
    case "outlet":
      return { do: "sell_good", outlet: a };
    case "factory":
      return { do: "run_factory", factory: b };
    case "tier":
      return { do: "run_tier", workers: a };
    case "display":
      return { do: "buy_asset", asset: a };
    case "asset":
      return { do: "activate_asset", asset: a };
    case "hand":
      return { do: "place_building", building: a };
    case "issue":
      return { do: "issue_certificate", certificate: a };
    case "pay_dividends":
    case "withhold":
      return { do: kind };
    default:
      return null;
  }
}

/** Moves that are one of many small ones, show their price where they are made, and can be undone. */
const SMALL = new Set([
  "buy_cube",
  "buy_overlay_cube",
  "run_factory",
  "run_tier",
  "sell_good",
  "sell_certificate",
  "issue_certificate",
  "hire_worker",
  "put_worker",
  "put_manager",
  "take_cube",
]);

export function isSmall(move: Do): boolean {
  return SMALL.has(move.do);
}

/** Moves after which others act or something is drawn: they always wait for Confirm. */
const FINAL = new Set([
  "pass",
  "done",
  "found",
  "pay_dividends",
  "withhold",
  "place_building",
  "remove_building",
  "keep_building",
]);

export function isFinal(move: Do): boolean {
  return FINAL.has(move.do);
}
