/** Chapters by id, from Markdown files by path. */
export function byChapter(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [/([\w-]+)\.md$/.exec(path)?.[1] ?? path, text]),
  );
}
