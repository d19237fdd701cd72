// The rulebook of Chicago 1875. The words are in words/<language>/<chapter>.md.
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
  game: "chicago",
  law: "chicago1875",
  chapters,
  words: async (language) => byChapter((await WORDS[language]()).default),
  parts: ["table", "coach"],
  shown,
  now: ({ view, sheet }) => ({ phase: String(sheet["phase"]), first: view["edition"] === "first" }),
  Figure,
};
export default rulebook;
