// The coached first Decade and the tips after it. Nothing here decides about the game: every step
// is a question about the position, and its figures come from the sheet. Warnings about a choice
// come from the server, with its preview.
import { t, type Arguments } from "$lib/i18n/i18n.svelte";
import type { Facts, Script } from "$lib/coach/script";
import { lackOf } from "../idle";
import type { ChicagoTable } from "../model.svelte";
import { ACTION } from "./action";
import { FOUNDING, STOCK_AND_BUILDING } from "./founding";
import { IDLE, OPERATING } from "./operating";
import type { Scene } from "./scene";
import { TIPS } from "./tips";

/** The facts in the reader's language. */
function argumentsOf(facts: Facts, scene: ChicagoTable): Arguments {
  const words: Arguments = {};
  for (const [name, fact] of Object.entries(facts)) {
    const id = String(fact);
    if (name === "company" || name === "rival") words[name] = t(`chicago-company-${id}`);
    else if (name === "resource") words[name] = t(`chicago-resource-${id}`);
    else if (name === "character") words[name] = t(`chicago-charter-${id}`);
    else if (name === "seat") words["name"] = scene.nameOf(Number(fact));
    else if (name === "building") words[name] = scene.thing(`chicago-space-${id}`);
    else if (name === "lack") words[name] = id ? lackOf(JSON.parse(id) as never) : "";
    else if (name === "asset" || name === "goal") words[name] = t(`chicago-${name}-${id}`);
    else if (name === "price") words[name] = Number(fact);
    else words[name] = fact;
  }
  return words;
}

export const SCRIPT: Script<Scene> = {
  game: "chicago",
  chapters: ["found", "stock", "building", "action", "operating", "cleanup"],
  steps: [IDLE, ...FOUNDING, ...STOCK_AND_BUILDING, ...ACTION, ...OPERATING, ...TIPS],
  last: "decade",
  roundOf: (scene) => scene.sheet.decade,
  movesOf: (scene) => scene.entries.findLast((entry) => entry.seat === scene.seat)?.seq ?? 0,
  argumentsOf,
};
