/** Every message that the pages ask for is there in both languages, and none is left over. */

import { describe, expect, test } from "vitest";
import { SIGNS } from "../src/boards/race/glyphs.ts";
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

/** The chunks that bring words: boards, what a table needs later, and the pages around the tables. */
const CHUNKS = Object.keys(WORDS).flatMap((path) => path.match(/\/en\/pages-(.*)\.ftl$/)?.[1] ?? []);

const FOLDERS: Record<string, string> = { around: "../src/pages/", later: "../src/table/later/" };

function folder(chunk: string): string {
  return FOLDERS[chunk] ?? `../src/boards/${chunk}/`;
}

/** What is written in the folder of a chunk, or everywhere but in those folders. */
function text(chunk: string | null): string {
  const within = (path: string) => CHUNKS.find((name) => path.startsWith(folder(name))) ?? null;
  const paths = Object.keys(SOURCE).filter((path) => within(path) === chunk);
  return paths.map((path) => SOURCE[path]).join("\n");
}

function ids(lang: string, file: string, prefix: string): string[] {
  const found = WORDS[`../../src/perihelion/words/${lang}/${file}`] ?? "";
  return [...found.matchAll(new RegExp(`^${prefix}-([\\w-]+) =`, "gm"))].map((one) => one[1] ?? "");
}

/** The messages that come with the pages, or with a chunk. */
function messages(lang: string, chunk: string | null): string[] {
  return ids(lang, chunk ? `pages-${chunk}.ftl` : "pages.ftl", "pages");
}

/** Whether a message is asked for by its name as it stands, or by a name that is put together. */
function asked(id: string, code: string): boolean {
  const begun = [...code.matchAll(/`([a-z][a-z-]*-)\$\{[^}]*\}(-[a-z]+)?`/g)];
  return (
    code.includes(`"${id}"`) ||
    begun.some(([, head = "", tail = ""]) => id.startsWith(head) && id.endsWith(tail))
  );
}

const EVERYWHERE = [null, ...CHUNKS].map(text).join("\n");

function called(code: string): string[] {
  return [...code.matchAll(/\bt\("([\w-]+)"/g)].map((found) => found[1] ?? "");
}

test("the source is really read", () => {
  expect(CHUNKS).toEqual(expect.arrayContaining(["plain", "race", "beyond", "around"]));
  expect(called(EVERYWHERE).length).toBeGreaterThan(100);
});

describe.each(["en", "ru"])("in %s", (lang) => {
  test("no message of the pages is left over", () => {
    expect(messages(lang, null).filter((id) => !asked(id, EVERYWHERE))).toEqual([]);
  });

  test.each(CHUNKS)("no message of the chunk %s is left over", (chunk) => {
    expect(messages(lang, chunk).length).toBeGreaterThan(0);
    expect(messages(lang, chunk).filter((id) => !asked(id, text(chunk)))).toEqual([]);
  });

  test.each([null, ...CHUNKS])("whatever is asked for by its name is there with the chunk %s", (chunk) => {
    const known = new Set([...messages(lang, null), ...(chunk ? messages(lang, chunk) : [])]);

    expect(called(text(chunk)).filter((id) => !known.has(id))).toEqual([]);
  });
});

test("numbers are counted as the language counts", () => {
  expect(say("ru", "days", { count: 3 })).toBe("3 дня");
  expect(say("en", "days", { count: 1 })).toBe("1 day");
});

test("a message that is not there is shown by its name, and breaks nothing", () => {
  expect(say("en", "nothing-of-the-kind")).toBe("pages-nothing-of-the-kind");
});

test("every power that the rules can word has its signs", () => {
  const powers = ids("en", "race.ftl", "race-power").filter((kind) => !kind.startsWith("score-"));

  expect(powers.length).toBeGreaterThan(60);
  expect(powers.filter((kind) => !(kind in SIGNS))).toEqual([]);
});
