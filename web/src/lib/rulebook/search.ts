// Search in the chapters: the best places first, with the words that were found.
import { plain, searchable, type Chapter, type Section } from "./markdown";

export interface Found {
  chapter: Chapter;
  number: number;
  section: Section | null;
  text: string;
  rules: string[];
}

const folded = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Every paragraph with all the words, in the order of the book; titles count more than text. */
export function search(chapters: Chapter[], wanted: string): Found[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const found: (Found & { weight: number })[] = [];
  chapters.forEach((chapter, i) => {
    let section: Section | null = null;
    let heading = chapter.title; // found in a heading, the paragraph below it is the place
    const add = (text: string, rules: string[]) => {
      const whole = folded(`${heading} ${text} ${rules.join(" ")}`);
      const title = folded(`${chapter.title} ${section?.title ?? ""}`);
      heading = "";
      if (!words.every((word) => whole.includes(word) || title.includes(word))) return;
      if (!words.some((word) => whole.includes(word))) return;
      const weight = words.filter((word) => title.includes(word)).length;
      found.push({ chapter, number: i + 1, section, text, rules, weight });
    };
    add(plain(chapter.lead), []);
    for (const block of chapter.blocks) {
      if (block.kind === "heading") {
        section = { id: block.id, title: block.text };
        heading = block.text;
      } else for (const { text, rules } of searchable(block)) add(text, rules);
    }
  });
  return found.sort((a, b) => b.weight - a.weight);
}

export interface Piece {
  text: string;
  marked: boolean;
}

/** A text around the first word found, with every found word marked. */
export function marked(text: string, wanted: string, most = 150): Piece[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  // Folding may not change where a letter stands, so each letter is folded by itself.
  const letters = [...text].map((letter) => folded(letter) || " ");
  const flat = letters.map((letter) => letter[0] ?? " ").join("");
  const hits = words.flatMap((word) => {
    const places = [];
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) {
      let end = at + word.length;
      while (end < flat.length && /\p{L}/u.test(flat[end] ?? "")) end++;
      places.push({ at, end });
    }
    return places;
  });
  hits.sort((a, b) => a.at - b.at);
  const first = hits[0]?.at ?? 0;
  const start = first > most * 0.6 ? flat.lastIndexOf(" ", first - 40) + 1 : 0;
  const stop = Math.min(flat.length, start + most);
  const shown = [...text];
  const found: Piece[] = [];
  const add = (from: number, to: number, is: boolean) => {
    const piece = shown.slice(from, to).join("");
    if (piece) found.push({ text: piece, marked: is });
  };
  let done = start;
  for (const { at, end } of hits) {
    if (at < done || at >= stop) continue;
    add(done, at, false);
    add(at, Math.min(end, stop), true);
    done = Math.min(end, stop);
  }
  add(done, stop, false);
  if (start > 0) found.unshift({ text: "… ", marked: false });
  if (stop < shown.length) found.push({ text: " …", marked: false });
  return found;
}
