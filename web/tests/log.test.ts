import { expect, test } from "vitest";
import { grown, rounds, shown } from "../src/core/log.ts";
import type { Happening } from "../src/wire.ts";

function event(kind: string, seat: number | null, round: number, words: string | null = kind): Happening {
  return { kind, seat, round, facts: {}, words };
}

const LOG = [
  event("start-world", 0, 0),
  event("round", null, 1, "Round 1"),
  event("chose", 0, 1),
  event("forced", 1, 1, null),
  event("phase", null, 1, "Develop"),
  event("placed", 1, 1),
  event("phase", null, 1, "Settle"),
  event("passed", 0, 1),
  event("round", null, 2, "Round 2"),
  event("chose", 1, 2),
];

function words(log: ReturnType<typeof shown>): (string | null)[] {
  return log.map((line) => line.event.words);
}

test("a log grows by pieces, and loses what was undone", () => {
  const [a, b, c] = LOG as [Happening, Happening, Happening];

  expect(grown([a], { keep: 1, events: [b] })).toEqual([a, b]);
  expect(grown([a, b], { keep: 1, events: [c] })).toEqual([a, c]);
  expect(grown([a, b], { keep: 0, events: [c] })).toEqual([c]);
});

test("a piece that does not fit on shows that something was lost", () => {
  expect(grown([], { keep: 2, events: [] })).toBeNull();
});

test("the whole log is shown without what has no words", () => {
  expect(words(shown(LOG, { seat: null, round: null }))).toEqual(
    LOG.map((one) => one.words).filter((one) => one !== null),
  );
});

test("of one player only his lines are shown, with the headings above them", () => {
  expect(words(shown(LOG, { seat: 0, round: null }))).toEqual([
    "start-world",
    "Round 1",
    "chose",
    "Settle",
    "passed",
  ]);
  expect(words(shown(LOG, { seat: 1, round: null }))).toEqual([
    "Round 1",
    "Develop",
    "placed",
    "Round 2",
    "chose",
  ]);
});

test("of one round only its lines are shown", () => {
  expect(words(shown(LOG, { seat: null, round: 2 }))).toEqual(["Round 2", "chose"]);
});

test("rounds are those of which something is told", () => {
  expect(rounds(LOG)).toEqual([0, 1, 2]);
});
