// A result as text to share: how the game went, without giving away the cards.

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

/** The profit curve as a line of bars, tallest at the best turn. */
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
