// Formats money and numbers like the server, with the same four functions that its messages use.
import { FluentNumber } from "@fluent/bundle";
import type { FluentFunction, FluentValue } from "@fluent/bundle";
import type { Language } from "$lib/api/types";

const MINUS = "\u2212";
const THOUSANDS: Record<Language, string> = { en: ",", fr: "\u202f", de: "." };
const MONEY: Record<Language, (figure: string) => string> = {
  en: (figure) => `$${figure}`,
  fr: (figure) => `${figure}\u00a0$`,
  de: (figure) => `${figure}\u00a0$`,
};
const PERCENT: Record<Language, string> = { en: "%", fr: "\u202f%", de: "\u00a0%" };

/** A whole number with thousands separators. */
export function figure(amount: number, language: Language): string {
  return String(Math.trunc(Math.abs(amount))).replace(/\B(?=(\d{3})+$)/g, THOUSANDS[language]);
}

/** A list like the server's: "2 Coal, 1 Wood and 1 Worker". */
export function listed(parts: string[], language: Language): string {
  return new Intl.ListFormat(language === "en" ? "en-GB" : language).format(parts);
}

export function money(amount: number, language: Language): string {
  return (amount < 0 ? MINUS : "") + MONEY[language](figure(amount, language));
}

export function signedMoney(amount: number, language: Language): string {
  return amount < 0 ? money(amount, language) : `+${money(amount, language)}`;
}

export function signed(amount: number): string {
  return `${amount < 0 ? MINUS : "+"}${Math.abs(amount)}`;
}

/** Shares (tenths) as a percentage of the company. */
export function percent(shares: number, language: Language): string {
  return `${shares * 10}${PERCENT[language]}`;
}

function number(value: FluentValue | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(value);
}

export function functions(language: Language): Record<string, FluentFunction> {
  return {
    MONEY: ([amount]) => money(number(amount), language),
    SIGNED_MONEY: ([amount]) => signedMoney(number(amount), language),
    SIGNED: ([amount]) => signed(number(amount)),
    PERCENT: ([shares]) => percent(number(shares), language),
  };
}
