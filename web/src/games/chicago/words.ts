// Figures in the reader's language.
import { money, percent, signedMoney } from "$lib/i18n/formats";
import { currentLanguage, t } from "$lib/i18n/i18n.svelte";
import type { ChicagoTable } from "./model.svelte";
import { seatOf } from "./types";

export const usd = (amount: number) => money(amount, currentLanguage());
export const change = (amount: number) => signedMoney(amount, currentLanguage());
export const pct = (shares: number) => percent(shares, currentLanguage());

/** A stock value; 0 is Closed. */
export const valued = (value: number) => (value ? usd(value) : t("value-closed"));

/** Who holds shares: a player, the Treasury, the Bank Pool. */
export function holderName(holder: string, table: ChicagoTable): string {
  const seat = seatOf(holder);
  return seat === null ? t(`source-${holder}`) : table.callOf(seat);
}

/** 0, 1, … below n: to draw something so many times. */
export const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
