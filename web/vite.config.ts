import { defineConfig } from "vitest/config";

/** The pages are built into the Python package, which serves them under a strict content policy. */
export default defineConfig({
  build: {
    outDir: "../src/perihelion/server/pages",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // everything is a file of the server's own
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The server names the words of a board in the language of whoever opens a table.
        chunkFileNames: ({ facadeModuleId }) => {
          const words = /words[\\/](\w+)[\\/]pages-(\w+)\.ftl/.exec(facadeModuleId ?? "");
          return words ? `assets/${words[2]}.${words[1]}-[hash].js` : "assets/[name]-[hash].js";
        },
        // What all pages share is one chunk: in two it would be larger, since each is packed by itself.
        codeSplitting: {
          groups: [
            {
              name: "index",
              test: /[\\/]web[\\/](src[\\/](core|ui|table(?![\\/]later)|main)|node_modules)\b/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".."] },
  },
  // One worker that is never started anew: the tests are small, and machines may be busy.
  test: {
    include: ["tests/**/*.test.ts"],
    pool: "threads",
    maxWorkers: 1,
    isolate: false,
    testTimeout: 30_000,
  },
});
