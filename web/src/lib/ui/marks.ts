// The marks of players and companies: letters, colours and outlines by id.

export const SEAT_COLOURS = ["blue", "red", "yellow", "green"] as const;

export interface CompanyMark {
  letters: string;
  outline: "food" | "dry" | "meat" | "shoes";
}

export const COMPANY_MARKS: Record<string, CompanyMark> = {
  anglo: { letters: "AA", outline: "meat" },
  brunswick: { letters: "BB", outline: "dry" },
  cracker_jack: { letters: "CJ", outline: "food" },
  doggett: { letters: "DB", outline: "shoes" },
  elgin: { letters: "EL", outline: "dry" },
  fairbank: { letters: "NF", outline: "dry" },
  henderson: { letters: "HE", outline: "shoes" },
  libby: { letters: "LB", outline: "food" },
  spalding: { letters: "SP", outline: "dry" },
  swift: { letters: "SW", outline: "meat" },
  american_flyer: { letters: "AF", outline: "dry" },
  quaker_oats: { letters: "QO", outline: "food" },
  oscar_mayer: { letters: "OM", outline: "meat" },
  schwinn: { letters: "SC", outline: "dry" },
  florsheim: { letters: "FL", outline: "shoes" },
};

export function seatColour(seat: number): (typeof SEAT_COLOURS)[number] {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "blue";
}

/** The initial of every name; where two clash, the later one shows two letters. */
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
