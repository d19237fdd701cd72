import { readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const GAMES = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Files that may not import what matches one of the patterns. */
const closed = (files, message, ...group) => ({
  files: [`src/${files}/**/*`],
  rules: { "no-restricted-imports": ["error", { patterns: [{ group, message }] }] },
});

export default ts.config(
  { ignores: ["node_modules/", "**/*.gen.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The addresses are plain paths: there is no SvelteKit that would rewrite them.
      "svelte/no-navigation-without-resolve": "off",
      // Caches and listeners are plain on purpose: nothing on the page follows them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["src/**/*"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
          message: "A cast through unknown hides a wrong type; let the type say what arrives.",
        },
      ],
    },
  },
  closed("lib", "lib/ knows no game and no page.", "$games", "$games/**", "$routes/**"),
  closed("routes", "Pages ask $games for a game; they open no game's folder.", "$games/**"),
  ...GAMES.map((game) =>
    closed(
      `games/${game}`,
      "A game's folder imports itself and lib/.",
      "$games",
      "$games/**",
      "$routes/**",
      ...GAMES.filter((other) => other !== game).map((other) => `**/${other}/**`),
    ),
  ),
);
