// Figures in the reader's language.
import { money, percent, signedMoney } from "$lib/i18n/formats";
import { currentLanguage, t } from "$lib/i18n/i18n.svelte";
import type { ChicagoTable } from "./model.svelte";
import { seatOf } from "./holders";

export const usd = (amount: number) => money(amount, currentLanguage());
export const change = (amount: number) => signedMoney(amount, currentLanguage());
export const pct = (shares: number) => percent(shares, currentLanguage());

/** A stock value; 0 means Closed. */
export const valued = (value: number) => (value ? usd(value) : t("chicago-value-closed"));

/** The name of a shareholder: a player, the Treasury or the Bank Pool. */
export function holderName(holder: string, table: ChicagoTable): string {
  const seat = seatOf(holder);
  return seat === null ? t(`chicago-source-${holder}`) : table.callOf(seat);
}

/** The numbers 0 to n − 1, for drawing something n times. */
export const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
