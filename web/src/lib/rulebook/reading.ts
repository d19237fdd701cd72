// Chapters ready to read in a language.
import type { Language } from "$lib/api/types";
import { loadPart } from "$lib/i18n/i18n.svelte";
import type { Rulebook } from "./book";
import { filler } from "./figures";
import { parse, type Chapter } from "./markdown";

export interface Read {
  book: Rulebook;
  chapter: Chapter;
}

/** Every chapter of some books in a language, with the messages around them. */
export async function readBooks(books: Rulebook[], language: Language): Promise<Read[]> {
  const [words] = await Promise.all([
    Promise.all(books.map((book) => book.words(language))),
    ...["rules", ...books.flatMap((book) => book.parts)].map(loadPart),
  ]);
  return books.flatMap((book, i) =>
    book.chapters.map(({ id }) => ({
      book,
      chapter: parse(id, words[i]?.[id] ?? "", filler(book.shown, language)),
    })),
  );
}
