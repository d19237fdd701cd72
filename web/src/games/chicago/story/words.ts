// Facts of the story in words.
import { t } from "$lib/i18n/i18n.svelte";
import { seatOf } from "../holders";
import type { ChicagoTable } from "../model.svelte";
import type { Cause, StoryLine, Threat } from "../wire.gen";

type Facts = Record<string, number | string>;

const companyName = (id: unknown) => t(`chicago-company-${String(id)}`);

/** Facts with the names of companies, spaces, assets and players in place of their ids. */
export function named(facts: Facts, table: ChicagoTable): Facts {
  const words: Facts = { ...facts };
  const { company, rival, first, space, asset, resource, industry, goal } = facts;
  if (company !== undefined) words["company"] = companyName(company);
  if (first !== undefined) words["first"] = companyName(first);
  if (space !== undefined) words["space"] = table.thing(`chicago-space-${space}`);
  if (asset !== undefined) words["asset"] = table.thing(`chicago-asset-${asset}`);
  if (resource !== undefined) words["resource"] = t(`chicago-resource-${resource}`);
  if (industry !== undefined) words["industry"] = t(`chicago-industry-${industry}`);
  if (goal !== undefined) words["goal"] = t(`chicago-goal-${goal}`);
  if (typeof rival === "number") words["name"] = table.nameOf(rival);
  else if (rival !== undefined) words["rival"] = companyName(rival);
  return words;
}

export function lineText(line: StoryLine, table: ChicagoTable): string {
  const words = { ...named(line.facts, table), name: table.nameOf(line.seat) };
  const owner = table.sheet.spaces.find(({ space }) => space === line.facts["space"])?.owner;
  const mine = table.seat !== null && owner === table.seat && line.kind === "used";
  const you = line.kind === "director" && line.seat === table.seat;
  return t(`chicago-line-${line.kind}${mine ? ".yours" : you ? ".you" : ""}`, words);
}

const BOTH_WAYS = new Set(["founding", "certificate_bought", "building", "extra_dividends"]);

export function causeText(cause: Cause, table: ChicagoTable): string {
  const seat = seatOf(cause.other);
  const words = {
    other: seat === null ? purseName(cause.other) : table.nameOf(seat),
    company: cause.company ? companyName(cause.company) : "",
  };
  const received = cause.amount > 0 && BOTH_WAYS.has(cause.reason);
  return t(`chicago-flow-${cause.reason}${received ? ".in" : ""}`, words);
}

const purseName = (purse: string) =>
  purse === "bank" ? t("chicago-place-bank") : companyName(purse);

export function threatText({ kind, facts }: Threat, table: ChicagoTable): string {
  const sale = kind === "closing" && facts["rival"] !== undefined;
  return t(`chicago-threat-${kind}${sale ? ".sale" : ""}`, named(facts, table));
}
