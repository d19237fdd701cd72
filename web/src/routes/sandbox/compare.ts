// Lines side by side: one row per figure, each compared with the first column.
import type { Figure } from "$lib/table/game";

export interface Cell {
  text: string;
  /** The difference from the first column; null if there is none to show. */
  change: number | null;
  best: boolean;
}

export interface Row {
  id: string;
  /** The heading, on the first row of a group. */
  group: string;
  label: string;
  /** By column; null where a line lacks the figure, such as a company it didn't found. */
  cells: (Cell | null)[];
}

/**
 * The rows of a comparison, in the order in which figures first appear. The highest of the `own`
 * figures is marked, unless lines share it.
 */
export function rowsOf(columns: Figure[][], own: string): Row[] {
  const known = new Map<string, Figure>();
  for (const figure of columns.flat()) if (!known.has(figure.id)) known.set(figure.id, figure);
  const groups = [...new Set([...known.values()].map((figure) => figure.group))];
  const ordered = groups.flatMap((group) =>
    [...known.values()].filter((one) => one.group === group),
  );
  return ordered.map((figure, i) => {
    const figures = columns.map((column) => column.find((one) => one.id === figure.id));
    const amounts = figures.map((one) => one?.amount);
    const base = amounts[0];
    const highest = Math.max(...amounts.filter((amount) => amount !== undefined));
    const isUnique = amounts.filter((amount) => amount === highest).length === 1;
    return {
      id: figure.id,
      group: ordered[i - 1]?.group === figure.group ? "" : figure.group,
      label: figure.label,
      cells: figures.map((one, at) => {
        if (!one) return null;
        const change =
          at && one.amount !== undefined && base !== undefined ? one.amount - base : null;
        const best = columns.length > 1 && figure.id === own && isUnique && one.amount === highest;
        return { text: one.text, change: change || null, best };
      }),
    };
  });
}
