import { describe, expect, test } from "vitest";
import { AROUND, GAP, ONE, SMALL, smallHeight, smallWidth } from "../src/boards/race/room.ts";
import { type Layout, layOut } from "../src/core/layout.ts";

/** The screen, and how wide the row of the others is there. */
const WIDE = { width: 1440, height: 900, row: 1148 };
const DESK = { width: 1280, height: 720, row: 988 };
const PHONE = { width: 390, height: 844, row: 382 };

function laid(others: number, cards: number, on: typeof DESK): { layout: Layout; inside: boolean } {
  const width = smallWidth(others, on.row, on.width);
  const height = smallHeight(others, cards, on.row, on) - AROUND;
  const layout = layOut(cards, width, height, GAP, others === 1 ? ONE : SMALL);
  const across = layout.columns * (layout.width + GAP) - GAP;
  const down = layout.rows * (layout.height + GAP) - GAP;
  return { layout, inside: across <= width && down <= height };
}

const TABLEAUS = Array.from({ length: 14 }, (_, k) => k + 1);
const CROWDS = [1, 2, 3, 4, 5];

describe("the cards of others", () => {
  test.each([
    ["a wide desk", WIDE],
    ["a desk", DESK],
    ["a phone", PHONE],
  ])("are never cut on %s", (_, on) => {
    for (const others of CROWDS)
      for (const cards of TABLEAUS) expect([others, cards, laid(others, cards, on).inside]).toContain(true);
  });

  test("have their names on a wide desk, however many play", () => {
    for (const others of CROWDS)
      for (const cards of TABLEAUS.slice(0, 12))
        expect([others, cards, laid(others, cards, WIDE).layout.form]).not.toContain("chip");
  });

  test("have their names on a desk for up to five", () => {
    for (const others of CROWDS.slice(0, 4))
      for (const cards of TABLEAUS.slice(0, 12))
        expect([others, cards, laid(others, cards, DESK).layout.form]).not.toContain("chip");
  });

  test("take no more room than they fill", () => {
    expect(smallHeight(3, 2, WIDE.row, WIDE)).toBeLessThan(50);
    expect(smallHeight(3, 12, WIDE.row, WIDE)).toBeGreaterThan(120);
  });
});
