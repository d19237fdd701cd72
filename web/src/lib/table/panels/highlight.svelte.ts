/** The places of the board that the log speaks of: pointed at in the log, marked on the board. */
let pointed = $state.raw<ReadonlySet<string>>(new Set());

export function pointAt(things: string[]): void {
  pointed = new Set(things);
}

/** Whether the log points at one of these places now. */
export function isPointedAt(...things: string[]): boolean {
  return things.some((thing) => pointed.has(thing));
}
