// The rulebook of Industrialist. The words are in words/<language>/<chapter>.md.
import type { Rulebook } from "$lib/rulebook/book";
import { byChapter } from "$lib/rulebook/words";
import chapters from "./chapters.json";
import Figure from "./Figure.svelte";
import shown from "./figures";

const WORDS = {
  en: () => import("./words/en"),
  fr: () => import("./words/fr"),
  de: () => import("./words/de"),
};

const rulebook: Rulebook = {
  game: "industrialist",
  law: "industrialist",
  chapters,
  words: async (language) => byChapter((await WORDS[language]()).default),
  parts: ["table"],
  shown,
  now: () => ({ phase: "", first: false }),
  Figure,
};
export default rulebook;
