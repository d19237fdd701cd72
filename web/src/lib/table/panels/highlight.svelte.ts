/** Places the log mentions: hovered in the log, highlighted on the board. */
let pointed = $state.raw<ReadonlySet<string>>(new Set());

export function pointAt(things: string[]): void {
  pointed = new Set(things);
}

/** Whether the log points at any of these places now. */
export function isPointedAt(...things: string[]): boolean {
  return things.some((thing) => pointed.has(thing));
}
