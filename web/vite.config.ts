import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["BIGSHOULDERS_SERVER"] ?? "http://127.0.0.1:1875";

const outDir = here("../src/bigshoulders/server/static");
const WORTH_PACKING = 1024;

/** Every text of the build also as .br and .gz, so that the server need not pack it again and again. */
function packed() {
  return {
    name: "packed",
    apply: "build" as const,
    writeBundle(options: { dir?: string | undefined }) {
      for (const entry of readdirSync(options.dir ?? outDir, {
        recursive: true,
        withFileTypes: true,
      })) {
        if (!/\.(js|css|svg|html)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const text = readFileSync(file);
        if (text.length < WORTH_PACKING) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(text));
        writeFileSync(`${file}.gz`, gzipSync(text));
      }
    },
  };
}

const gameOf = (file: string) => /src[\\/]games[\\/](\w+)[\\/]/.exec(file)?.[1] ?? null;

export default defineConfig({
  plugins: [svelte(), packed()],
  resolve: {
    alias: { $lib: here("src/lib"), $games: here("src/games"), $routes: here("src/routes") },
    // Logic tests run the client's build of Svelte, not the one for rendering on a server.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Parts that several pages share come in one file for the home page, one for the others and
          // one for each game. Left alone, a table would come in a hundred files.
          groups: [
            { name: "app", tags: ["$initial"] },
            { name: "shared", test: /src[\\/](lib|routes)[\\/]/, minShareCount: 2 },
            { name: gameOf, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/locales": { target: server },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
