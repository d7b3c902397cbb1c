import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Relative addresses, so that the page also works below a path behind a reverse proxy.
  base: "./",
  plugins: [svelte()],
  build: {
    // Inside the Python package: the wheel carries the built page.
    outDir: "../src/boneyard/server/page",
    emptyOutDir: true,
    target: "es2022",
  },
  test: {
    include: ["{app,board}/**/*.test.ts"],
    passWithNoTests: true,
  },
});
