// Whether a company can run this Decade: a label that stays when the coach is silent.
import { t } from "$lib/i18n/i18n.svelte";
import { lackOf } from "./idle";
import type { ChicagoTable } from "./model.svelte";
import type { CompanyId } from "./wire.gen";

export interface Readiness {
  ready: boolean;
  text: string;
}

/**
 * Whether a company can run factory 1 with its crew, its resources and those it can pay for now;
 * null if it doesn't exist yet.
 */
export function readinessOf(table: ChicagoTable, company: CompanyId): Readiness | null {
  const run = table.companySheet(company)?.first_run;
  if (!run) return null;
  const { workers, missing, cubes } = run;
  const lack = lackOf({ workers, missing: cubes === null ? missing : {} });
  if (lack) return { ready: false, text: t("chicago-table-cannot-run", { lack }) };
  const isPaid = (cubes ?? 0) <= table.open(company).treasury;
  return { ready: isPaid, text: t(isPaid ? "chicago-table-can-run" : "chicago-table-cannot-pay") };
}

/** The label of a company of the reader, while it can still prepare its run. */
export function labelOf(table: ChicagoTable, company: CompanyId): Readiness | null {
  const { phase } = table.sheet;
  const isOpen = phase === "action" || phase === "operating";
  if (!isOpen || !table.mine.includes(company) || table.companySheet(company)?.operated)
    return null;
  return readinessOf(table, company);
}
