/** Every message that the pages ask for is there in both languages, and none is left over. */

import { expect, test } from "vitest";
import { isDrawn } from "../src/boards/race/glyphs.ts";
import { say } from "../src/core/words.ts";

const SOURCE = import.meta.glob<string>("../src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const WORDS = import.meta.glob<string>("../../src/perihelion/words/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const TEXT = Object.values(SOURCE).join("\n");

function ids(lang: string, file: string, prefix: string): string[] {
  const text = WORDS[`../../src/perihelion/words/${lang}/${file}`] ?? "";
  return [...text.matchAll(new RegExp(`^${prefix}-([\\w-]+) =`, "gm"))].map((found) => found[1] ?? "");
}

/** Names that are asked for as they stand, and beginnings of names that are put together. */
const whole = new Set([...TEXT.matchAll(/"([a-z][a-z0-9-]*)"/g)].map((found) => found[1] ?? ""));
const begun = [...TEXT.matchAll(/`([a-z][a-z-]*-)\$\{[^}]*\}(-[a-z]+)?`/g)].map(
  (found) => [found[1] ?? "", found[2] ?? ""] as const,
);

function asked(id: string): boolean {
  return whole.has(id) || begun.some(([head, tail]) => id.startsWith(head) && id.endsWith(tail));
}

test.each(["en", "ru"])("no message is left over in %s", (lang) => {
  expect(ids(lang, "pages.ftl", "pages").filter((id) => !asked(id))).toEqual([]);
});

test.each(["en", "ru"] as const)("whatever is asked for by its name is there in %s", (lang) => {
  const called = [...TEXT.matchAll(/\bt\("([\w-]+)"/g)].map((found) => found[1] ?? "");
  const known = new Set(ids(lang, "pages.ftl", "pages"));

  expect(called.length).toBeGreaterThan(100);
  expect(called.filter((id) => !known.has(id))).toEqual([]);
});

test("numbers are counted as the language counts", () => {
  expect(say("ru", "state-free", { count: 3 })).toBe("3 свободных места");
  expect(say("en", "state-free", { count: 1 })).toBe("1 free seat");
});

test("a message that is not there is shown by its name, and breaks nothing", () => {
  expect(say("en", "nothing-of-the-kind")).toBe("pages-nothing-of-the-kind");
});

test("every power that the rules can word has its signs", () => {
  const powers = ids("en", "race.ftl", "race-power").filter((kind) => !kind.startsWith("score-"));

  expect(powers.length).toBeGreaterThan(60);
  expect(powers.filter((kind) => !isDrawn(kind))).toEqual([]);
});
