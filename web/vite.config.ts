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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What only friends need is loaded when they come, and the table when one sits down;
            // all the rest is one file, which packs better than many and is there at once.
            // Sounds, and what moves for joy, come when there is something to be glad of.
            {
              name: "feel",
              test: /app\/(feel\/|SettingsDialog)/u,
              priority: 3,
              includeDependenciesRecursively: false,
            },
            // What is looked at between matches, now and then.
            {
              name: "matches",
              test: /app\/matches\/(?!list)/u,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: "friends",
              test: /app\/(friends\/[A-Z]\w+|table\/SeatsDialog|lobby\/NamesDialog)\.svelte/u,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: "table",
              test: /(board\/(?!tile|pips|svg|palette|board\.css)|app\/table\/)/u,
              priority: 1.5,
              includeDependenciesRecursively: false,
            },
            { name: "page", test: /\.(ts|js|svelte|css)(\?|$)/u, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    include: ["{app,board}/**/*.test.ts"],
    passWithNoTests: true,
    // They leave nothing behind, and a process for each file takes longer than all of them.
    isolate: false,
  },
});
