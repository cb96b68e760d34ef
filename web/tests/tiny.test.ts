import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listed } from "../src/boards/tiny/answers.tsx";
import { asked, declined, forget, NONE, noesOf, obvious, planetOf } from "../src/boards/tiny/follow.ts";
import { bend } from "../src/boards/tiny/planet.tsx";
import { steps } from "../src/boards/tiny/rogue.tsx";
import type { TableStore } from "../src/table/store.ts";
import type { Happening, Question, TinyView, Update } from "../src/wire.ts";

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

  test("are about the newest turn, action and planet, whatever the picture shows", () => {
    expect(asked(follow(0), table())).toEqual(about);
  });
});

/** A question whether a seat follows. */
function follow(seat: number): Question {
  const options = [{ id: 0, kind: "pass" }];
  return { kind: "follow", seat, facts: { action: "move", cost: 1 }, options } as unknown as Question;
}

/** A table in its second round, of which the first is still being shown. */
function table(): TableStore {
  const of = (round: number) => ({ view: { board: "tiny", round, active: 1 } }) as unknown as Update;
  const log = [event("activated"), event("landed", { card: "gort" })];
  return {
    id: "aa",
    latest: signal(of(2)),
    update: signal(of(1)),
    log: signal(log),
  } as unknown as TableStore;
}

describe("what this browser keeps of them", () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
      key: (k: number) => [...stored.keys()][k] ?? null,
      get length() {
        return stored.size;
      },
    });
  });

  afterEach(() => {
    forget("aa");
    forget("aab");
    vi.unstubAllGlobals();
  });

  test("is each player's own, though they share it", () => {
    const store = table();
    const view = store.latest.value?.view as TinyView;
    noesOf("aa", 0).value = { ...NONE, actions: ["move"] };

    expect(obvious(follow(0), view, null, store)?.kind).toBe("pass");
    expect(obvious(follow(1), view, null, store)).toBe(null);
  });

  test("is given up when the game is over, there and only there", () => {
    const noes = noesOf("aa", 0);
    noes.value = { ...NONE, actions: ["move"] };
    noesOf("aab", 0).value = { ...NONE, actions: ["colony"] };
    forget("aa");
    noes.value = { ...NONE, actions: ["energy"] };

    expect([...stored.values()].join()).not.toContain("energy");
    expect([...stored.values()].join()).toContain("colony");
    expect(noesOf("aa", 0).value).toBe(NONE);
  });
});

test("the planet of a die is the last one that something was done at", () => {
  const before = [event("activated"), event("landed", { card: "gort" })];

  expect(planetOf(before)).toBe("gort");
  expect(planetOf([...before, event("used", { card: "helios" }), event("gained")])).toBe("helios");
  expect(planetOf([...before, event("activated"), event("gained")])).toBe(null);
});

test("what those who follow do is not what is followed", () => {
  const log = [event("activated"), event("landed", { card: "gort" }), event("followed")];

  expect(planetOf([...log, event("landed", { card: "helios" })])).toBe("gort");
  expect(planetOf([event("activated"), event("followed"), event("landed", { card: "helios" })])).toBe(null);
});

describe("answers about small pieces", () => {
  const about = (kind: string, piece: string, target: string | null = null) => ({ kind, piece, target });
  const asked = (kind: string, options: unknown[], several = false) =>
    ({ kind, options, several, least: 1, most: 1 }) as unknown as Question;
  const resting = { lifted: signal<string | null>(null) };

  test("have buttons, too, where they are few", () => {
    const ships = Array.from({ length: 7 }, (_, k) => about("ship", `ship:b${k}`));

    expect(listed(resting, asked("pick-target-ship", ships.slice(0, 6)))).toHaveLength(6);
    expect(listed(resting, asked("pick-target-ship", ships))).toEqual([]);
    expect(listed(resting, asked("move", [about("land", "ship:a1", "planet:gort:surface")]))).toEqual([]);
  });

  test("are those of the piece that is lifted", () => {
    const pairs = ["1:2", "1:3", "2:1", "2:3", "3:1", "3:2"].map((pair) => {
      const [back, forward] = pair.split(":");
      return about("swing", `ship:a${back}`, `ship:a${forward}`);
    });

    expect(listed(resting, asked("pick-swing", pairs))).toEqual([]);
    expect(listed({ lifted: signal("ship:a2") }, asked("pick-swing", pairs))).toEqual(pairs.slice(2, 4));
  });

  test("include the faces of a die, if there is only one die to turn", () => {
    const faces = [about("turned", "die:1"), about("turned", "die:1")];

    expect(listed(resting, asked("convert-to", faces))).toHaveLength(2);
    expect(listed(resting, asked("convert-to", [...faces, about("turned", "die:2")]))).toEqual([]);
  });
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
    const told = steps(turn).map(({ face, events }) => [face, ...events.map(({ words }) => words)]);

    expect(told).toEqual([
      ["energy", "rolls", "rolls again", "gains"],
      ["colony", "rolls", "attacks"],
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
