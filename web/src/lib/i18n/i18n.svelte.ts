// Texts in the chosen language: Fluent bundles from the server. The language can change at any
// time.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import type { Language } from "$lib/api/types";
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

export function bundleOf(tag: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false, functions: functions(tag) });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

const fetched = new Map<Language, FluentBundle>();

async function load(tag: Language): Promise<FluentBundle> {
  const known = fetched.get(tag);
  if (known) return known;
  const reply = await fetch(`/locales/${tag}.ftl`);
  if (!reply.ok) throw new Error(`locales ${tag}: ${reply.status}`);
  const made = bundleOf(tag, [await reply.text()]);
  fetched.set(tag, made);
  return made;
}

export async function speak(tag: Language): Promise<void> {
  bundle = await load(tag);
  language = tag;
  localStorage.setItem(PLACE, tag);
  document.documentElement.lang = tag;
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
