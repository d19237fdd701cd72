/** The path of the table for a pasted link or a bare table id; null for anything else. */
export function tableAddress(text: string): string | null {
  const pasted = text.trim();
  const found = /(?:^|\/)t\/([\w-]+)(?:\/[\w]*)?(#[\w-]+)?$/.exec(pasted);
  if (found) return `/t/${found[1]}${found[2] ?? ""}`;
  return /^[\w-]{4,64}$/.test(pasted) ? `/t/${pasted}` : null;
}
