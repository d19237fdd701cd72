// The certificates that a player can sell and buy in a Stock turn.
import { SHARES_IN } from "../catalog";
import { holderOf } from "../holders";
import type { ChicagoTable } from "../model.svelte";
import type { CompanyId } from "../wire.gen";

const CERTIFICATES = ["common", "preferred", "director"] as const;
const SOURCES = ["treasury", "bank_pool"] as const;
const TRADES_IN_A_LINE = 4; // on a phone

/** The certificates that the player can sell now. */
export function salesOf({ sheet, seat }: ChicagoTable, company: CompanyId) {
  if (seat !== sheet.question?.seat) return [];
  return CERTIFICATES.filter((one) => sheet.sale[company]?.[one]);
}

/** The certificates for sale, with where they are. */
export function purchasesOf({ sheet }: ChicagoTable, company: CompanyId) {
  const places = sheet.companies[company]?.certificates ?? {};
  return (["common", "preferred"] as const).flatMap((certificate) =>
    SOURCES.filter((source) => places[source]?.[certificate]).map((source) => ({
      source,
      certificate,
    })),
  );
}

/**
 * The lines that a company needs on a phone in the player's turn. They are kept free in the turns
 * of others, so that no line of the table moves.
 */
export function linesOf(table: ChicagoTable, company: CompanyId): number {
  if (table.seat === null) return 1;
  const { director, preferred } = table.open(company);
  const papers = [director === table.seat, preferred === holderOf(table.seat)];
  const shares = table.sheet.companies[company]?.shares[holderOf(table.seat)] ?? 0;
  const bound = (papers[0] ? SHARES_IN.director : 0) + (papers[1] ? SHARES_IN.preferred : 0);
  const held = papers.filter(Boolean).length + Number(shares > bound);
  return Math.max(1, Math.ceil((purchasesOf(table, company).length + held) / TRADES_IN_A_LINE));
}
