// No text that people read is in a component, and every message the client uses exists.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/i18n/i18n.svelte";

const SOURCES = join(import.meta.dirname, "../src");
const LOCALES = join(import.meta.dirname, "../../src/bigshoulders/locales");
/** Names that are the same in every language, and the labels of keys. */
const NAMES = ["Chicago 1875", "Industrialist"];
const READ_ALOUD = ["aria-label", "title", "placeholder", "alt", "aria-description"];
const KEY = /(?<![\w.])(?:t|hasText)\(\s*["'`]([\w.-]+)["'`]/g;

function files(ending: string): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending) && !name.includes(".gen."))
    .map((name) => join(SOURCES, name));
}

function keysOf(language: string): Set<string> {
  const found = new Set<string>();
  const folder = join(LOCALES, language);
  for (const name of readdirSync(folder))
    for (const message of new FluentResource(readFileSync(join(folder, name), "utf8")).body) {
      found.add(message.id);
      for (const attribute of Object.keys(message.attributes))
        found.add(`${message.id}.${attribute}`);
    }
  return found;
}

/** Static text between tags, and in attributes that screen readers announce. */
function sentences(file: string): string[] {
  const root = parse(readFileSync(file, "utf8"), { modern: true });
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node || typeof node !== "object" || !("type" in node)) return;
    const one = node as AST.SvelteNode;
    if (one.type === "Text") found.push(one.data);
    if (one.type === "Attribute") {
      if (READ_ALOUD.includes(one.name)) walk(one.value);
      return;
    }
    if (one.type === "RegularElement" && ["code", "kbd"].includes(one.name)) return;
    for (const [key, value] of Object.entries(one))
      if (
        [
          "fragment",
          "nodes",
          "attributes",
          "consequent",
          "alternate",
          "body",
          "fallback",
          "pending",
          "then",
          "catch",
        ].includes(key)
      )
        walk(value);
  };
  walk(root.fragment);
  return found;
}

describe("messages", () => {
  it.each(files(".svelte"))("no sentence lives in %s", (file) => {
    const left = sentences(file)
      .map((text) => NAMES.reduce((rest, name) => rest.replaceAll(name, ""), text).trim())
      .filter((text) => /\p{L}{2,}/u.test(text));
    expect(left).toEqual([]);
  });

  it.each(LANGUAGES)("exist for every key in %s", (language) => {
    const known = keysOf(language);
    const missing = [...files(".svelte"), ...files(".ts")].flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(KEY)]
        .map((match) => match[1] ?? "")
        .filter((key) => !known.has(key)),
    );
    expect(missing).toEqual([]);
  });
});
