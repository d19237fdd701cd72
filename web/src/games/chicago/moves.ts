// The places on the Chicago board and the moves they make.
import { place, PlaceTable, shows, type PlaceRow } from "$lib/table/places";
import type { Move } from "./wire.gen";

/** `@company` is the company the question is about; `@acting` is the one sending Partners. */
export const PLACES = new PlaceTable<Move>([
  place("found", "found", "company", { fill: { value: "35" } }),
  place("sell", "sell_certificate", "company", "certificate"),
  place("sell", "sell_certificate", "company", { fill: { certificate: "common" } }),
  place("buy", "buy_certificate", "company", "certificate", "source"),
  place("hand", "place_building", "building"),
  place("hand", "keep_building", "building"),
  place("hand", "remove_building", "building"),
  place("space", "use_building", "space", { only: { company: "@acting" } }),
  place("asset", "activate_asset", "asset"),
  place("asset", "buy_asset", "asset"),
  place("asset", "discard_asset", "asset"),
  place("trade", "trade", "company", { fill: { give: "@give", take: "@take" } }),
  place("factory", "run_factory", "@company", "factory"),
  place("factory", "hire_worker", "@company", "factory", { listed: true }),
  place("factory", "put_worker", "@company", "factory", { listed: true }),
  place("factory", "put_manager", "@company", "factory", { listed: true }),
  place("factory", "automate", "@company", "factory", { listed: true }),
  place("tier", "run_tier", "workers"),
  place("haymarket", "take_cube", "resource", { listed: true }),
  shows("overlay", "take_overlay_cube", "resource", { listed: true }),
  place("chain", "buy_cube", "price", "resource"),
  place("column", "buy_overlay_cube", "#column", "resource"),
  place("outlet", "sell_good", "outlet"),
  place("issue", "issue_certificate", "certificate", { listed: true }),
  place("pay_dividends", "pay_dividends"),
  place("withhold", "withhold"),
  shows("take_initiative", "take_initiative", { listed: true }),
  shows("take_bonus", "take_bonus", { listed: true }),
  shows("take_cash", "take_cash", { listed: true }),
] satisfies PlaceRow<Move>[]);
