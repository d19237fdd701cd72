import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["BIGSHOULDERS_SERVER"] ?? "http://127.0.0.1:1875";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here("src/lib"), $routes: here("src/routes") },
    // Logic tests run the client's build of Svelte, not the one for rendering on a server.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/bigshoulders/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/locales": { target: server },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
