// The changes in a preview's figures, read from its events.
import { SHARES_IN } from "./catalog";
import type { CompanyId, GameEvent, PurseId } from "./wire.gen";

/** A move of a marker; a new company's marker appears, so its old place is its new one. */
export interface Move {
  old: number;
  new: number;
}

/** The changes in a preview: purses, stock values, Appeal, shares, certificates. */
export interface Changes {
  /** By purse (`seat_0`, a company's id): money in (+) or out (−). */
  money: Map<PurseId, number>;
  stock: Map<CompanyId, Move>;
  appeal: Map<CompanyId, Move>;
  /** By `holder/company`: certificates gained or lost. */
  certificates: Map<string, number>;
  directors: Map<CompanyId, Move>;
  /** By holder: how many certificates more (+) or fewer (−), for the limit. */
  held: Map<string, number>;
}

function add<Key>(sums: Map<Key, number>, key: Key, n: number): void {
  const sum = (sums.get(key) ?? 0) + n;
  if (sum === 0) sums.delete(key);
  else sums.set(key, sum);
}

function go(moves: Map<CompanyId, Move>, event: Move & { company: CompanyId }): void {
  const { company, old, new: now } = event;
  moves.set(company, { old: moves.get(company)?.old ?? old, new: now });
}

/** Sums the events of a preview or a log entry. */
export function changesOf(events: GameEvent[]): Changes {
  const changes: Changes = {
    money: new Map(),
    stock: new Map(),
    appeal: new Map(),
    certificates: new Map(),
    directors: new Map(),
    held: new Map(),
  };
  for (const event of events) {
    if (event.event === "paid") {
      add(changes.money, event.payer, -event.amount);
      add(changes.money, event.payee, event.amount);
    } else if (event.event === "stock_moved") go(changes.stock, event);
    else if (event.event === "appeal_moved") go(changes.appeal, event);
    else if (event.event === "director_changed") go(changes.directors, event);
    else if (event.event === "certificate_moved") {
      const shares = SHARES_IN[event.certificate];
      add(changes.certificates, `${event.origin}/${event.company}`, -shares);
      add(changes.certificates, `${event.target}/${event.company}`, shares);
      add(changes.held, event.origin, -1);
      add(changes.held, event.target, 1);
    }
  }
  changes.money.delete("bank");
  for (const event of events)
    if (event.event === "founded")
      for (const moves of [changes.stock, changes.appeal]) {
        const move = moves.get(event.company);
        if (move) moves.set(event.company, { old: move.new, new: move.new });
      }
  return changes;
}

export const NO_CHANGES: Changes = changesOf([]);
