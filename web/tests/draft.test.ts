import { expect, test } from "vitest";
import { barredPowers, gestureOptions, offerOf, selector } from "../src/boards/roll/draft.ts";
import { nextOf } from "../src/boards/roll/keys.ts";
import type { Question, RollPlan } from "../src/wire.ts";

function die(id: number, colour: string, face: string, place = "row", phase: string | null = face) {
  return { id: `die:${id}`, colour, face, place, phase };
}

function selects(id: number, phase: string) {
  return { kind: "select", piece: `die:${id}`, target: `strip:${phase}`, words: "", picks: [id] };
}

const POWER = {
  id: "power:dictate",
  card: null,
  name: "Dictate",
  does: "",
  used: false,
  in_use: false,
  why_not: "First select a phase.",
};

const PLAN: RollPlan = {
  picks: [],
  dice: [
    die(0, "home", "explore"),
    die(1, "home", "ship"),
    die(2, "military", "wild", "wild", null),
    die(3, "military", "settle"),
  ],
  columns: [],
  powers: [POWER],
  gestures: [
    selects(0, "settle"),
    selects(2, "settle"),
    selects(3, "settle"),
    selects(0, "ship"),
    selects(2, "ship"),
  ],
  selected: null,
  asks: "",
  open: true,
  whole: [],
  why_not: null,
};

const QUESTION: Question = {
  number: 1,
  seat: 0,
  kind: "assign",
  words: "",
  facts: {},
  options: [],
  refused: [],
  several: false,
  given: [],
  least: 1,
  most: 1,
  sealed: true,
};

test("a phase is selected with a die that shows it, else with a wild one, else with any", () => {
  expect(PLAN.gestures[selector(PLAN, "settle")]?.piece).toBe("die:3");
  expect(PLAN.gestures[selector(PLAN, "ship")]?.piece).toBe("die:2");
  expect(selector(PLAN, "produce")).toBe(-1);
});

test("gestures are options of their pieces, numbered as they come", () => {
  const options = gestureOptions(PLAN);

  expect(options.map((option) => option.id)).toEqual([0, 1, 2, 3, 4]);
  expect(offerOf(PLAN, QUESTION).byPiece.get("die:0")).toHaveLength(2);
  expect(offerOf(PLAN, QUESTION).byTarget.get("strip:settle")).toHaveLength(3);
});

test("a power that cannot be used tells why", () => {
  expect(barredPowers(PLAN).map((one) => one.why.words)).toEqual(["First select a phase."]);
  expect(offerOf(PLAN, QUESTION).refused.get("power:dictate")).toHaveLength(1);
  expect(barredPowers({ ...PLAN, powers: [{ ...POWER, why_not: null }] })).toEqual([]);
});

test("nothing is offered once a plan is sealed, or where nothing is asked", () => {
  expect(offerOf({ ...PLAN, open: false }, QUESTION).byPiece.size).toBe(0);
  expect(offerOf(PLAN, null).byPiece.size).toBe(0);
});

test("a letter lifts the dice of its colour in turn, those without a row first", () => {
  expect(nextOf(PLAN, "military", null)).toBe("die:2");
  expect(nextOf(PLAN, "military", "die:2")).toBe("die:3");
  expect(nextOf(PLAN, "military", "die:3")).toBe("die:2");
  expect(nextOf(PLAN, "alien", null)).toBeNull();
});
