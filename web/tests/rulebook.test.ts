// The rulebook: three languages with the same chapters, figures, questions and numbers; search.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import "./server";
import { chapterOfPhase, chapterOfRule, type Shown } from "../src/lib/rulebook/book";
import { filler } from "../src/lib/rulebook/figures";
import { parse, plain, type Block, type Chapter } from "../src/lib/rulebook/markdown";
import { marked, search } from "../src/lib/rulebook/search";

const GAMES = join(import.meta.dirname, "../src/games");
const LANGUAGES = ["en", "fr", "de"] as const;
const BOOKS = ["chicago", "industrialist"].map((game) => {
  const folder = join(GAMES, game, "rulebook");
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  const chapters = JSON.parse(read("chapters.json")) as {
    id: string;
    phases: string[];
    rules: string[];
  }[];
  const shown = JSON.parse(read("figures.gen.json")) as Record<string, Shown>;
  return { game, folder, read, chapters, shown };
});
type Book = (typeof BOOKS)[number];

const textOf = (book: Book, language: string, id: string) =>
  book.read(`words/${language}/${id}.md`);
const chapterOf = (book: Book, language: (typeof LANGUAGES)[number], id: string): Chapter =>
  parse(id, textOf(book, language, id), filler(book.shown, language));
const everyChapter = BOOKS.flatMap((book) => book.chapters.map(({ id }) => ({ book, id })));

/** What a chapter consists of, without its words. */
function frame(blocks: Block[]): unknown[] {
  return blocks.map((block) => {
    if (block.kind === "heading") return [block.kind, block.id];
    if (block.kind === "list") return [block.kind, block.ordered, block.items.length];
    if (block.kind === "table") return [block.kind, block.head.length, block.rows.length];
    if (block.kind === "questions") return [block.kind, block.asked.length];
    if (block.kind === "text") return [block.kind];
    const named = "name" in block ? block.name : "rules" in block ? block.rules : "";
    return [block.kind, named, ...frame(block.inside)];
  });
}

describe("the rulebook", () => {
  it("has eleven chapters", () => {
    expect(everyChapter.map(({ id }) => id)).toHaveLength(11);
    for (const book of BOOKS)
      for (const language of LANGUAGES)
        expect(readdirSync(join(book.folder, "words", language)).sort()).toEqual(
          book.chapters.map(({ id }) => `${id}.md`).sort(),
        );
  });

  it.each(everyChapter)("has the same parts of $id in every language", ({ book, id }) => {
    const [english, ...others] = LANGUAGES.map((one) => frame(chapterOf(book, one, id).blocks));
    for (const other of others) expect(other).toEqual(english);
  });

  it.each(everyChapter)("shows the same numbers in $id in every language", ({ book, id }) => {
    const [english, ...others] = LANGUAGES.map((one) =>
      [...textOf(book, one, id).matchAll(/\{([^#}][^}]*)\}/g)].map((match) => match[1]).sort(),
    );
    expect(english?.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(english);
  });

  it.each(everyChapter)("takes under five minutes for $id, with all its parts", ({ book, id }) => {
    for (const language of LANGUAGES) {
      const { blocks, minutes } = chapterOf(book, language, id);
      expect(minutes).toBeLessThan(5);
      const kinds = blocks.map((block) => block.kind);
      for (const part of ["figure", "rules", "example", "advice", "questions"])
        expect(kinds).toContain(part);
      const asked = blocks.find((block) => block.kind === "questions");
      expect(
        asked?.kind === "questions" && asked.asked.map(({ answer }) => plain(answer)),
      ).toHaveLength(3);
    }
  });

  it("writes no money without its position or its rule", () => {
    for (const { book, id } of everyChapter)
      for (const language of LANGUAGES) {
        const bare = textOf(book, language, id).replaceAll(/\{[^}]*\}/g, "");
        expect(bare.match(/\$/g), `${language}/${id}`).toBeNull();
      }
  });

  it("opens only positions that exist", () => {
    for (const { book, id } of everyChapter)
      for (const block of chapterOf(book, "en", id).blocks)
        if (block.kind === "try") expect(Object.keys(book.shown)).toContain(block.name);
  });

  it("refuses a number that no position has", () => {
    const fill = filler(BOOKS[0]?.shown ?? {}, "en");
    expect(fill("$payout.fairbank.turn.revenue")).toBe("$200");
    expect(() => fill("$payout.fairbank.turn.rent")).toThrow("payout.fairbank.turn.rent");
  });

  it("finds the chapter of a rule and of a phase", () => {
    const { chapters = [] } = BOOKS[0] ?? {};
    const of = (rule: string) => chapterOfRule(chapters, rule);
    expect([of("STOCK-23"), of("CERT-1"), of("CERT-5"), of("VAR-CHAIN-3")]).toEqual([
      "stock",
      "purses",
      "stock",
      "operating",
    ]);
    expect(chapterOfPhase(chapters, "operating")).toBe("operating");
    expect(chapterOfPhase(chapters, "unheard of")).toBe("aim");
  });
});

describe("search", () => {
  const chapters = (language: (typeof LANGUAGES)[number]) =>
    everyChapter.map(({ book, id }) => chapterOf(book, language, id));

  it("puts titles first, and finds words without accents", () => {
    expect(search(chapters("en"), "withhold")[0]?.section?.id).toBe("pay");
    expect(search(chapters("fr"), "prefere presidence")).toEqual([]);
    expect(search(chapters("fr"), "penurie")).toEqual([]);
    expect(search(chapters("fr"), "decennie").length).toBeGreaterThan(5);
    expect(search(chapters("en"), "mortgage")).toEqual([]);
    expect(search(chapters("en"), " ")).toEqual([]);
  });

  it("marks whole words from the found letters on", () => {
    const pieces = marked("A company that withholds keeps the revenue.", "withhold");
    expect(pieces.filter((piece) => piece.marked).map(({ text }) => text)).toEqual(["withholds"]);
    expect(pieces.map(({ text }) => text).join("")).toBe(
      "A company that withholds keeps the revenue.",
    );
    expect(marked("Préserver le capital", "preserver")[0]).toEqual({
      text: "Préserver",
      marked: true,
    });
  });
});
