// A game is one folder: nothing else in the client knows its id.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import "./server";

const { GAMES, gameOf } = await import("../src/games");

const SOURCES = join(import.meta.dirname, "../src");
const ids = readdirSync(join(SOURCES, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const NAMED = new RegExp(`\\b(${ids.join("|")})(?!\\w)|\\$games/`);

function files(room: string): string[] {
  return readdirSync(join(SOURCES, room), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.includes(".gen."))
    .map((name) => join(room, name));
}

describe("the games", () => {
  it.each(["lib", "routes"])("%s names no game", (room) => {
    const naming = files(room).filter((name) =>
      NAMED.test(readFileSync(join(SOURCES, name), "utf8")),
    );
    expect(naming).toEqual([]);
  });

  it("have one line for each folder", () => {
    expect(Object.keys(GAMES).sort()).toEqual(ids.sort());
    for (const [id, game] of Object.entries(GAMES)) expect(game.id).toBe(id);
  });

  it("have a plain table if they lack a folder", () => {
    const game = gameOf("nim");
    expect([game.id, game.unit, game.home, game.book]).toEqual([
      "nim",
      "points",
      undefined,
      undefined,
    ]);
  });
});
