import { describe, expect, test } from "vitest";
import { type Form, layOut } from "../src/core/layout.ts";

const CARD: Form = {
  name: "card",
  tallest: 0.7,
  widest: 2,
  minWidth: 84,
  minHeight: 64,
  maxWidth: 190,
  maxHeight: 214,
};
const CHIP: Form = {
  name: "chip",
  tallest: 1,
  widest: 1,
  minWidth: 20,
  minHeight: 20,
  maxWidth: 36,
  maxHeight: 36,
};

function inside(n: number, width: number, height: number): boolean {
  const gap = 8;
  const found = layOut(n, width, height, gap, [CARD]);
  const across = found.columns * found.width + (found.columns - 1) * gap;
  const down = found.rows * found.height + (found.rows - 1) * gap;
  return across <= width && down <= height && found.columns * found.rows >= n;
}

describe("cards", () => {
  test.each(Array.from({ length: 16 }, (_, k) => k + 1))("%i of them go into the room of a desk", (n) => {
    expect(inside(n, 980, 200)).toBe(true);
  });

  test.each(Array.from({ length: 12 }, (_, k) => k + 1))("%i of them go into the room of a phone", (n) => {
    expect(inside(n, 382, 250)).toBe(true);
  });

  test("are not larger than is good for reading", () => {
    const found = layOut(1, 2000, 2000, 8, [CARD]);

    expect(found.width).toBe(190);
    expect(found.height).toBe(214);
  });

  test("are tall where there are few, and flat where there are many", () => {
    const few = layOut(6, 980, 200, 8, [CARD]);
    const many = layOut(14, 980, 170, 8, [CARD]);

    expect(few.height).toBeGreaterThan(few.width);
    expect(many.width).toBeGreaterThan(many.height);
  });

  test("are as wide as more of them would be, but take the height that is there", () => {
    const [two, four] = [layOut(2, 382, 210, 8, [CARD], 4), layOut(4, 382, 210, 8, [CARD], 4)];

    expect([two.columns, two.rows]).toEqual([2, 1]);
    expect([four.columns, four.rows]).toEqual([2, 2]);
    expect(two.width).toBe(four.width);
    expect(two.height).toBe(210);
    expect(four.height).toBe(101);
  });

  test("become chips where they would be too small", () => {
    expect(layOut(9, 190, 60, 3, [CARD, CHIP]).form).toBe("chip");
    expect(layOut(2, 190, 80, 3, [CARD, CHIP]).form).toBe("card");
  });

  test("keep their least size where there are far too many, and scroll", () => {
    const found = layOut(60, 380, 200, 8, [CARD]);

    expect(found.width).toBeGreaterThanOrEqual(84);
    expect(found.height).toBe(64);
    expect(found.columns * found.rows).toBeGreaterThanOrEqual(60);
  });
});
