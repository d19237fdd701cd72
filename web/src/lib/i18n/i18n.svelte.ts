// Texts in the chosen language: Fluent bundles from the server. The language can change at any
// time.
import { untrack } from "svelte";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import type { Language } from "$lib/api/types";
import { newest } from "$lib/newest";
import { functions } from "./formats";

export const LANGUAGES: Language[] = ["en", "fr", "de"];
const PLACE = "bigshoulders.language";

let language = $state<Language>("en");
let bundle = $state.raw<FluentBundle | null>(null);

export function currentLanguage(): Language {
  return language;
}

function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.includes(word as Language);
}

/** The saved language, or else the first browser language that we support. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem(PLACE);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

export function bundleOf(tag: Language, words: FluentResource[]): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false, functions: functions(tag) });
  for (const resource of words) made.addResource(resource);
  return made;
}

/** Parts of the messages that were asked for, besides the part without a name. */
const parts = new Set([""]);
/** Messages by language and part. */
const fetched = new Map<string, Promise<FluentResource>>();

/** Messages that couldn't be fetched. */
export class WordsMissing extends Error {}

async function fetchWords(path: string): Promise<FluentResource> {
  try {
    const reply = await fetch(path, { signal: AbortSignal.timeout(30_000) });
    if (reply.ok) return new FluentResource(await reply.text());
    throw new Error(String(reply.status));
  } catch (error) {
    throw new WordsMissing(path, { cause: error });
  }
}

function wordsOf(name: string): Promise<FluentResource> {
  const known = fetched.get(name);
  if (known) return known;
  const asked = fetchWords(`/locales/${name}.ftl`);
  fetched.set(name, asked);
  asked.catch(() => fetched.delete(name));
  return asked;
}

async function load(tag: Language): Promise<FluentBundle> {
  const names = [...parts].map((part) => (part ? `${tag}.${part}` : tag));
  const words = await Promise.all(names.map(wordsOf));
  return parts.size === words.length ? bundleOf(tag, words) : load(tag);
}

const begin = newest();

/** Changes the language, unless another change begins meanwhile. */
export async function speak(tag: Language): Promise<void> {
  const isNewest = begin();
  let made: FluentBundle;
  try {
    made = await load(tag);
  } catch (error) {
    if (isNewest()) throw error;
    return;
  }
  if (!isNewest()) return;
  bundle = made;
  language = tag;
  localStorage.setItem(PLACE, tag);
  document.documentElement.lang = tag;
}

/** Loads a part of the messages that most pages don't need, in this and every later language. */
export async function loadPart(part: string): Promise<void> {
  if (parts.has(part)) return;
  parts.add(part);
  const tag = untrack(() => language); // or the page that waits for this would start again
  try {
    const made = await load(tag);
    if (tag === language) bundle = made;
  } catch (error) {
    parts.delete(part);
    throw error;
  }
}

export type Arguments = Record<string, FluentVariable>;

/** A message, or one of its attributes (`key.attribute`), with its arguments filled in. */
export function t(key: string, args?: Arguments): string {
  const [name = "", attribute] = key.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return `⟦${key}⟧`;
  const errors: Error[] = [];
  const words = bundle.formatPattern(pattern, args, errors);
  return errors.length ? `⟦${key}: ${errors[0]?.message}⟧` : words;
}

/** Whether this message or attribute exists. */
export function hasText(key: string): boolean {
  const [name = "", attribute] = key.split(".");
  const message = bundle?.getMessage(name);
  return Boolean(attribute ? message?.attributes[attribute] : message?.value);
}
