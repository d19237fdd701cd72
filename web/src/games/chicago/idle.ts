// Operating turns in which a company of the player had to withhold, and why.
import { listed } from "$lib/i18n/formats";
import { currentLanguage, t } from "$lib/i18n/i18n.svelte";
import { entriesOf } from "$lib/table/ids";
import { holderOf } from "./holders";
import type { ChicagoTable } from "./model.svelte";
import type { CompanyId, FirstRun, GameEvent } from "./wire.gen";

export interface News {
  seq: number;
  event: GameEvent;
  /** Whether the player chose it. */
  chosen: boolean;
}

/** The events since the player's last move, with those of the move itself. */
export function newsOf(table: ChicagoTable): News[] {
  const { entries, seat } = table;
  const last = entries.findLastIndex((entry) => entry.seat === seat);
  return entries.slice(Math.max(last, 0)).flatMap(({ seq, events, do: move, seat: by }) => {
    let withheld = move?.do !== "withhold" || by !== seat;
    return events.map((event) => {
      const chosen = event.event === "earnings_withheld" && !withheld;
      withheld ||= chosen;
      return { seq, event, chosen };
    });
  });
}

export interface Idle {
  seq: number;
  company: CompanyId;
  /** Whether a factory ran; then the company sold nothing. */
  ran: boolean;
  /** The stock value before and after, and the player's loss on all shares. */
  old: number;
  value: number;
  loss: number;
}

/** The player's companies that withheld without a choice since the last move. */
export function idleOf(table: ChicagoTable): Idle[] {
  const news = newsOf(table);
  return news.flatMap(({ event, seq, chosen }, i): Idle[] => {
    if (event.event !== "earnings_withheld" || chosen || !table.mine.includes(event.company))
      return [];
    const { company } = event;
    const fall = news
      .slice(i)
      .find(({ event: one }) => one.event === "stock_moved" && one.company === company)?.event;
    const moved = fall?.event === "stock_moved" && fall.cause === "withheld" ? fall : null;
    const value = table.companySheet(company)?.value ?? 0;
    const shares = table.companySheet(company)?.shares[holderOf(table.seat ?? 0)] ?? 0;
    const [before, after] = moved ? [moved.old, moved.new] : [value, value];
    const ran = ranIn(table, company, seq);
    return [{ seq, company, ran, old: before, value: after, loss: shares * (before - after) }];
  });
}

/** Whether a factory ran in the turn of this company that ended with entry `seq`. */
function ranIn(table: ChicagoTable, company: CompanyId, seq: number): boolean {
  const events = table.entries.filter((entry) => entry.seq <= seq).flatMap((entry) => entry.events);
  const begin = events.findLastIndex(
    (event) => event.event === "operating_began" && event.company === company,
  );
  return events
    .slice(begin)
    .some((event) => event.event === "factory_ran" && event.company === company);
}

/** The missing Workers and cubes of factory 1, as a list in the reader's language; empty if it lacks nothing. */
export function lackOf({ workers, missing }: Pick<FirstRun, "workers" | "missing">): string {
  const parts = entriesOf(missing).map(([kind, count]) =>
    t("chicago-idle-cubes", { count, resource: t(`chicago-resource-${kind}`) }),
  );
  if (workers) parts.unshift(t("chicago-idle-workers", { count: workers }));
  return listed(parts, currentLanguage());
}

/** Why it withheld: it sold nothing, factory 1 lacks something, or the player stopped it. */
export function reasonOf({ ran }: Pick<Idle, "ran">, run?: FirstRun): string {
  if (ran) return "unsold";
  return run && (run.workers || entriesOf(run.missing).length) ? "lack" : "stopped";
}
