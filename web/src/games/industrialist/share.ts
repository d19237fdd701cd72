// A result as text to pass on: no spoiler of the cards, only how it went.

export interface ShareFacts {
  title: string;
  profit: number;
  rank: number;
  rankName: string;
  /** Profit at the end of each turn. */
  course: number[];
  link: string;
}

const STEPS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/** The course of a game as a line of bars, highest at its best turn. */
export function bars(course: number[]): string {
  const most = Math.max(1, ...course);
  return course
    .map((profit) => STEPS[Math.min(7, Math.floor((Math.max(0, profit) / most) * 7.999))])
    .join("");
}

export function shareText({ title, profit, rank, rankName, course, link }: ShareFacts): string {
  const stars = "★".repeat(rank + 1) + "☆".repeat(4 - rank);
  return [title, `${profit} · ${rankName} ${stars}`, bars(course), link].filter(Boolean).join("\n");
}
