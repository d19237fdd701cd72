// The changes in a preview's figures, read from its events.
import type { GameEvent } from "$lib/api/types";

export interface Move {
  old: number;
  new: number;
}

/** The changes in a preview: purses, stock values, Appeal, shares, certificates. */
export interface Changes {
  /** By purse (`seat_0`, a company's id): money in (+) or out (−). */
  money: Map<string, number>;
  stock: Map<string, Move>;
  appeal: Map<string, Move>;
  /** By `holder/company`: certificates gained or lost. */
  certificates: Map<string, number>;
  directors: Map<string, Move>;
}

const SHARES: Record<string, number> = { common: 1, preferred: 2, director: 3 };

function add(sums: Map<string, number>, key: string, n: number): void {
  const sum = (sums.get(key) ?? 0) + n;
  if (sum === 0) sums.delete(key);
  else sums.set(key, sum);
}

function go(moves: Map<string, Move>, key: string, event: GameEvent): void {
  moves.set(key, { old: moves.get(key)?.old ?? Number(event["old"]), new: Number(event["new"]) });
}

/** Sums the events of a preview or a log entry. */
export function changesOf(events: GameEvent[]): Changes {
  const changes: Changes = {
    money: new Map(),
    stock: new Map(),
    appeal: new Map(),
    certificates: new Map(),
    directors: new Map(),
  };
  for (const event of events) {
    const company = String(event["company"]);
    if (event.event === "paid") {
      add(changes.money, String(event["payer"]), -Number(event["amount"]));
      add(changes.money, String(event["payee"]), Number(event["amount"]));
    } else if (event.event === "stock_moved") go(changes.stock, company, event);
    else if (event.event === "appeal_moved") go(changes.appeal, company, event);
    else if (event.event === "director_changed") go(changes.directors, company, event);
    else if (event.event === "certificate_moved") {
      const shares = SHARES[String(event["certificate"])] ?? 0;
      add(changes.certificates, `${String(event["origin"])}/${company}`, -shares);
      add(changes.certificates, `${String(event["target"])}/${company}`, shares);
    }
  }
  changes.money.delete("bank");
  return changes;
}

export const NO_CHANGES: Changes = changesOf([]);
