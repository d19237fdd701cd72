// Numbers in the text, read from the positions that the figures show.
import type { Json, Language } from "$lib/api/types";
import { figure, money } from "$lib/i18n/formats";
import type { Shown } from "./book";
import type { Fill } from "./markdown";

function at(from: Json | undefined, path: string[]): Json | undefined {
  let found: Json | undefined = from;
  for (const step of path) {
    if (found === null || typeof found !== "object") return undefined;
    found = (found as Record<string, Json>)[step];
  }
  return found;
}

/** A number in a position: in the sheet or the view, of a company or of the table. */
function number(shown: Record<string, Shown>, path: string): number {
  if (/^\d+$/.test(path)) return Number(path);
  const [name = "", ...rest] = path.split(".");
  const one = shown[name];
  const places = [one?.sheet["companies"], one?.view["companies"], one?.sheet, one?.view];
  for (const place of places) {
    const found = at(place, rest);
    if (typeof found === "number") return found;
  }
  throw new Error(`no number in the figures: ${path}`);
}

/** The value of a sum such as `payout.fairbank.treasury + 20`, from left to right. */
export function valueOf(shown: Record<string, Shown>, sum: string): number {
  const [first = "", ...rest] = sum.split(/\s+([+*-])\s+/);
  let total = number(shown, first.trim());
  for (let i = 0; i < rest.length; i += 2) {
    const next = number(shown, (rest[i + 1] ?? "").trim());
    if (rest[i] === "+") total += next;
    else if (rest[i] === "-") total -= next;
    else total *= next;
  }
  return total;
}

export function filler(shown: Record<string, Shown>, language: Language): Fill {
  return (expression) =>
    expression.startsWith("$")
      ? money(valueOf(shown, expression.slice(1)), language)
      : figure(valueOf(shown, expression), language);
}
