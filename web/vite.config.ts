import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./scripts/game-icons.ts";

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  // The games' words live beside their rules in the Python package.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.LUDI_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  build: { outDir: "../src/ludi/table/static", emptyOutDir: true, target: "es2022" },
  // Without this Svelte resolves to its server half under Node.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    setupFiles: ["scripts/test-setup.ts"],
    include: ["src/**/*.test.ts"],
    testTimeout: 300_000,
  },
});
