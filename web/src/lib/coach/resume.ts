// A lesson to resume.
import { keysOf } from "$lib/api/tokens";
import { unfinishedLesson } from "./progress.svelte";

/** The table of an unfinished lesson, if this browser still has its seat. */
export function lessonToResume(game: string): string | null {
  const table = unfinishedLesson(game);
  return table && Object.keys(keysOf(table).seats).length ? table : null;
}
