// The log as a table for spreadsheets.
import type { Entry } from "$lib/api/types";

/** A field in quotes where it needs them (RFC 4180); a formula never starts one. */
function field(value: string | number): string {
  const text = /^[=+\-@\t]/.test(String(value)) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line for each entry: its number, its time, who acted, the move, and what it brought. */
export function asCsv(entries: Entry[], names: string[]): string {
  const lines = entries.map((entry) => [
    entry.seq,
    new Date(entry.time * 1000).toISOString(),
    names[entry.seat] ?? "",
    entry.text ?? "",
    entry.lines.join("; "),
  ]);
  return [["seq", "time", "player", "move", "events"], ...lines]
    .map((line) => line.map(field).join(","))
    .join("\r\n");
}
