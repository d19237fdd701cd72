/** The changes between two visits to a table, from the server's sketches. */

export interface Sketch {
  players?: { cash: number }[];
  companies?: Record<string, { director: number | null; value: number }>;
}

export interface Since {
  since: number;
  seq: number;
  before: Sketch;
  after: Sketch;
}

export interface Changes {
  players: { seat: number; before: number; after: number }[];
  founded: { company: string; director: number }[];
  values: { company: string; before: number; after: number }[];
  directors: { company: string; after: number }[];
}

/** Only what differs. A company appears once, as founded or as changed. */
export function changes({ before, after }: Since): Changes {
  const players = (after.players ?? []).flatMap(({ cash }, seat) => {
    const then = before.players?.[seat]?.cash ?? 0;
    return then === cash ? [] : [{ seat, before: then, after: cash }];
  });
  const found: Changes = { players, founded: [], values: [], directors: [] };
  for (const [company, now] of Object.entries(after.companies ?? {})) {
    const then = before.companies?.[company];
    const { director } = now;
    if (!then) {
      if (director !== null) found.founded.push({ company, director });
      continue;
    }
    if (then.value !== now.value)
      found.values.push({ company, before: then.value, after: now.value });
    if (then.director !== director && director !== null)
      found.directors.push({ company, after: director });
  }
  return found;
}
