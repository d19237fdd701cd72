// Player marks: colours and letters by seat.

export const SEAT_COLOURS = ["blue", "red", "yellow", "green"] as const;

export function seatColour(seat: number): (typeof SEAT_COLOURS)[number] {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "blue";
}

/** The initial of every name; if two are equal, the later one gets two letters. */
export function initials(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const letters = [...name.trim()];
    const one = (letters[0] ?? "?").toUpperCase();
    const mark = taken.has(one) ? one + (letters[1] ?? "") : one;
    taken.add(mark);
    return mark;
  });
}
