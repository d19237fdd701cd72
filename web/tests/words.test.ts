// No text that people read is in a component, and every message the client uses exists.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/i18n/i18n.svelte";

const SOURCES = join(import.meta.dirname, "../src");
const LOCALES = join(import.meta.dirname, "../../src/bigshoulders/locales");
/** Names that are the same in every language, and the labels of keys. */
const NAMES = ["Big Shoulders", "Chicago 1875", "Industrialist"];
const READ_ALOUD = ["aria-label", "title", "placeholder", "alt", "aria-description"];
const KEY = /(?<![\w.])(?:t|hasText)\(\s*["'`]([\w.-]+)["'`]/g;

function files(ending: string): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending) && !name.includes(".gen."))
    .map((name) => join(SOURCES, name));
}

/** The part that a file of messages belongs to, as the server serves them. */
const partOf = (name: string) => name.split(".").slice(1, -1).join(".");

function keysOf(language: string, parts?: string[]): Set<string> {
  const found = new Set<string>();
  const folder = join(LOCALES, language);
  for (const name of readdirSync(folder).filter((one) => parts?.includes(partOf(one)) ?? true))
    for (const message of new FluentResource(readFileSync(join(folder, name), "utf8")).body) {
      found.add(message.id);
      for (const attribute of Object.keys(message.attributes))
        found.add(`${message.id}.${attribute}`);
    }
  return found;
}

const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]+?\s+from\s+)?"([^"]+)"/gm;
const ENDINGS = ["", ".ts", ".svelte", "/index.ts"];

/** A page's own sources: itself and all that it imports at once, not what it loads later. */
function reach(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
    const path = from.startsWith("$") ? join(SOURCES, from.slice(1)) : join(dirname(file), from);
    const source = ENDINGS.map((ending) => path + ending).find(
      (one) => /\.(ts|svelte)$/.test(one) && existsSync(one) && statSync(one).isFile(),
    );
    if (source) reach(source, found);
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

  it.each([
    ["main.ts", [""]],
    ["routes/new/New.svelte", [""]],
    ["routes/lobby/Lobby.svelte", [""]],
    ["routes/account/Settings.svelte", ["", "account"]],
    ["routes/table/TableRoute.svelte", ["", "table"]],
    ["games/chicago/Table.svelte", ["", "table"]],
    ["games/industrialist/Table.svelte", ["", "table"]],
  ])("of %s are in the parts that it loads", (page, parts) => {
    const known = keysOf("en", parts);
    const later = keysOf("en", ["cards", "coach"]);
    const missing = [...reach(join(SOURCES, page))]
      .filter((file) => parts.includes("table") || !file.endsWith("log.ts")) // called at a table
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(KEY)])
      .map((match) => match[1] ?? "")
      .filter((key) => !known.has(key) && !later.has(key));
    expect(missing).toEqual([]);
  });
});
