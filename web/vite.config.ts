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
        // What all pages share is one chunk: in two it would be larger, since each is packed by itself.
        codeSplitting: {
          groups: [{ name: "index", test: /[\\/]web[\\/](src[\\/](core|ui|table|main)|node_modules)\b/ }],
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
