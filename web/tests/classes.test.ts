import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE = new URL("../src/", import.meta.url);

/** Styles in a folder, without comments and whatever stands in parentheses. */
function styles(folder: string): string {
  const files = readdirSync(new URL(folder, SOURCE)).filter((name) => name.endsWith(".css"));
  const texts = files.map((name) => readFileSync(new URL(`${folder}/${name}`, SOURCE), "utf-8"));
  return texts.join("\n").replaceAll(/\/\*[\s\S]*?\*\/|\([^()]*\)/g, "");
}

/** Classes that have rules of their own: those with which a rule begins, and nothing before them. */
function own(css: string): Set<string> {
  const out = new Set<string>();
  for (const rule of css.matchAll(/(?:^|[{};,]|\n)\s*\.([\w-]+)\s*(?=[{,])/g)) out.add(rule[1] ?? "");
  return out;
}

const SHARED = own(styles("styles"));

test("what all tables share has styles", () => {
  expect(SHARED).toContain("piece");
  expect(SHARED).toContain("stage-ring");
});

test.each(["race", "roll", "tiny", "beyond", "plain"])(
  "the board of %s styles nothing that all tables share",
  (game) => {
    const twice = [...own(styles(`boards/${game}`))].filter((name) => SHARED.has(name));

    expect(twice).toEqual([]);
  },
);
