// Questions that steps ask about a Chicago table, and selectors of the places they point at.
import type { Facts } from "$lib/coach/script";
import { idsOf } from "$lib/table/ids";
import { holderOf } from "../holders";
import { newsOf } from "../idle";
import type { ChicagoTable } from "../model.svelte";
import type { CompanyId, FirstRun, GameEvent, PlayerSheet, ResourceId } from "../wire.gen";

export type Scene = ChicagoTable;

// --- places ------------------------------------------------------------------------------------------

export const target = (id: string) => [`main [data-target="${id}"]`];
export const at = (place: string) => [`main [data-place~="${place}"]`];
/** On a phone, the tab that leads to the place. */
const tab = (view: string) => `.mnav [data-view="${view}"]`;

export const purse = (company: string) => [
  ...at(`purse:${company}`),
  `.decide [data-acting="${company}"]`,
  tab("companies"),
];
export const factory = (company: string | number | undefined) => [
  ...target(`factory:${company}:1`),
  tab("companies"),
];
/** Rows of the payout say what a purse would get, so they aren't the purse. */
export const myPurse = (scene: Scene) => [
  ...at(`purse:${holderOf(scene.seat ?? 0)}`).map((place) => `${place}:not(tr)`),
  tab("shares"),
];
export const chain = ['[aria-labelledby="supply-h"]', tab("markets")];

// --- facts -------------------------------------------------------------------------------------------

/** The player's first company. */
export const home = (scene: Scene): CompanyId | null => scene.mine[0] ?? null;

export const player = (scene: Scene): PlayerSheet | undefined =>
  scene.sheet.players[scene.seat ?? -1];

/** The missing Workers and cubes of factory 1, as one word. */
export function coded({ workers, missing }: Pick<FirstRun, "workers" | "missing">): string {
  return workers || idsOf(missing).length ? JSON.stringify({ workers, missing }) : "";
}

/**
 * The needs of factory 1 and the money for them. `cubes` is left out if the missing cubes aren't
 * all for sale.
 */
export function needOf(scene: Scene, company: CompanyId): Facts | null {
  const line = scene.companySheet(company);
  if (!line) return null;
  const { workers, crew, cubes } = line.first_run;
  const treasury = scene.open(company).treasury;
  return {
    company,
    treasury,
    value: line.value,
    workers,
    crew,
    need: crew + (cubes ?? 0),
    lack: coded(line.first_run),
    ...(cubes === null ? {} : { cubes }),
  };
}

/** The home company while a Partner is to be placed and factory 1 lacks Workers. */
export function staffing(scene: Scene): Facts | null {
  const company = home(scene);
  if (scene.question !== "action_turn" || !scene.asked || !company) return null;
  const facts = needOf(scene, company);
  return facts?.["workers"] ? facts : null;
}

/** A resource that factory 1 lacks and nobody sells. */
export function lacking(scene: Scene, company: CompanyId): ResourceId | null {
  const missing = scene.companySheet(company)?.first_run.missing ?? {};
  const { chain: spaces, columns } = scene.sheet.supply;
  const sold = (kind: ResourceId) =>
    (spaces ?? []).reduce((n, one) => n + (one.place === "x" ? 0 : one.cubes[kind]), 0) +
    (columns ?? []).filter((one) => one.cubes.includes(kind)).length;
  return idsOf(missing).find((kind) => sold(kind) < (missing[kind] ?? 0)) ?? null;
}

export const cash = (scene: Scene) => scene.view.players[scene.seat ?? 0]?.cash ?? 0;

export const offers = (scene: Scene, kind: string) =>
  scene.asked && scene.choosing.choices.some((choice) => choice.do.do === kind);

/** The question about the home company: its Treasury, its value, and the needs of factory 1. */
export function asks(scene: Scene, step: string): Facts | null {
  const about = scene.askedCompany;
  if (scene.question !== step || !scene.asked || !about) return null;
  return needOf(scene, about);
}

export function happened<K extends GameEvent["event"]>(
  scene: Scene,
  kind: K,
  fits: (event: Extract<GameEvent, { event: K }>) => boolean,
): Extract<GameEvent, { event: K }> | null {
  for (const { event } of newsOf(scene))
    if (event.event === kind && fits(event as Extract<GameEvent, { event: K }>))
      return event as Extract<GameEvent, { event: K }>;
  return null;
}
