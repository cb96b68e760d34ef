import { describe, expect, test } from "vitest";
import { asked, declined, NONE, planetOf } from "../src/boards/tiny/follow.ts";
import { bend } from "../src/boards/tiny/planet.tsx";
import { steps } from "../src/boards/tiny/rogue.tsx";
import type { Happening, Question, TinyView } from "../src/wire.ts";

function event(kind: string, facts: Record<string, unknown> = {}, words: string | null = kind): Happening {
  return { kind, facts, words, seat: 0, round: 1 } as Happening;
}

describe("standing answers to whether one follows", () => {
  const about = { turn: "2-1", action: "move", planet: "gort" };

  test("hold for a turn, for an action or after a planet", () => {
    expect(declined(NONE, about)).toBe(false);
    expect(declined({ ...NONE, turn: "2-1" }, about)).toBe(true);
    expect(declined({ ...NONE, turn: "2-0" }, about)).toBe(false);
    expect(declined({ ...NONE, actions: ["move"] }, about)).toBe(true);
    expect(declined({ ...NONE, actions: ["colony"] }, about)).toBe(false);
    expect(declined({ ...NONE, planets: ["gort"] }, about)).toBe(true);
    expect(declined({ ...NONE, planets: ["gort"] }, { ...about, planet: null })).toBe(false);
  });

  test("are about the turn, the action and the planet of the last die", () => {
    const question = { kind: "follow", facts: { action: "move", cost: 1 } } as unknown as Question;
    const view = { round: 2, active: 1 } as TinyView;
    const log = [event("activated"), event("landed", { card: "gort" })];

    expect(asked(question, view, log)).toEqual(about);
  });
});

test("the planet of a die is the last one that something was done at", () => {
  const before = [event("activated"), event("landed", { card: "gort" })];

  expect(planetOf(before)).toBe("gort");
  expect(planetOf([...before, event("used", { card: "helios" }), event("gained")])).toBe("helios");
  expect(planetOf([...before, event("activated"), event("gained")])).toBe(null);
});

describe("the turn of the rogue", () => {
  const turn = [
    event("turn-ended"),
    event("rogue-rolled", { action: "move" }, "rolls"),
    event("rogue-rerolled", { action: "energy" }, "rolls again"),
    event("rogue-gained", {}, "gains"),
    event("rogue-rolled", { action: "colony" }, "rolls"),
    event("rogue-attack", {}, "attacks"),
  ];

  test("has a step for each die, with the face that counted", () => {
    expect(steps(turn)).toEqual([
      { face: "energy", lines: ["rolls", "rolls again", "gains"] },
      { face: "colony", lines: ["rolls", "attacks"] },
    ]);
  });

  test("is told until one goes on with one's own", () => {
    expect(steps([...turn, event("rolled")])).toHaveLength(2);
    expect(steps([...turn, event("rolled"), event("activated")])).toEqual([]);
    expect(steps([event("turn-ended")])).toEqual([]);
  });
});

test("an orbit rises in the middle and ends as it began", () => {
  expect(bend(0, 5)).toBe(0);
  expect(bend(2, 5)).toBe(1);
  expect(bend(4, 5)).toBeCloseTo(0);
  expect(bend(0, 1)).toBe(0);
});
