import { describe, expect, test } from "vitest";
import { named } from "../src/boards/plain/board.tsx";
import { freeWay } from "../src/boards/race/obvious.ts";
import { folded, shown } from "../src/core/log.ts";
import { loses } from "../src/core/picks.ts";
import { ticked } from "../src/pages/setup.ts";
import type { GameOption, Happening, Option, PlainThing, Question } from "../src/wire.ts";

function option(kind: string, facts: Record<string, unknown> = {}, reveals = false): Option {
  return { id: 1, kind, words: kind, piece: null, target: null, facts, notes: [], reveals };
}

function question(kind: string, options: Option[], given: number[] = []): Question {
  return {
    number: 1,
    seat: 0,
    kind,
    words: "",
    facts: {},
    options,
    refused: [],
    several: false,
    given,
    least: 1,
    most: 1,
    sealed: false,
  };
}

describe("how a card is placed", () => {
  const conquer = option("conquer", { defense: 2, strength: 3 });
  const help = option("help");

  test("is plain where it costs nothing", () => {
    expect(freeWay(question("settle-method", [help, conquer, option("pay", { cost: 3 })]), new Set())).toBe(
      conquer,
    );
    expect(freeWay(question("develop-method", [help, option("pay", { cost: 0 })]), new Set())?.kind).toBe(
      "pay",
    );
  });

  test("is asked where it costs something, or something else may be gained", () => {
    const asked = question("settle-method", [help, conquer]);

    expect(freeWay(question("settle-method", [help, option("pay", { cost: 2 })]), new Set())).toBeNull();
    expect(freeWay(asked, new Set(["settle-pay-prestige"]))).toBeNull();
    expect(freeWay(asked, new Set(["settle-second-world"]))).toBeNull();
    expect(freeWay(question("settle-method", [conquer], [7]), new Set())).toBeNull();
    expect(freeWay(question("settle", [conquer]), new Set())).toBeNull();
  });
});

describe("a second yes is wanted", () => {
  const roll = option("roll", {}, true);
  const stop = option("end-turn", {}, true);

  test("only where something comes to light and could not be taken back any more", () => {
    expect(loses(question("turn", [roll]), roll, true)).toBe(true);
    expect(loses(question("turn", [roll]), roll, false)).toBe(false);
    expect(loses(question("turn", [option("roll")]), option("roll"), true)).toBe(false);
  });

  test("of who ends the turn only while more could be done", () => {
    expect(loses(question("turn", [roll, stop]), stop, true)).toBe(true);
    expect(loses(question("turn", [stop]), stop, true)).toBe(false);
  });
});

describe("expansions that build on others", () => {
  const choice = (value: string, needs: string[] = []) => ({
    value,
    title: value,
    help: "",
    more_players: 0,
    needs,
  });
  const sets = {
    choices: [choice("storm"), choice("rebels"), choice("brink", ["storm", "rebels"])],
  } as unknown as GameOption;

  test("are ticked with what they need", () => {
    expect(ticked(sets, [], "brink")).toEqual(["storm", "rebels", "brink"]);
    expect(ticked(sets, ["storm"], "brink")).toEqual(["storm", "rebels", "brink"]);
    expect(ticked(sets, ["storm"], "rebels")).toEqual(["storm", "rebels"]);
  });

  test("go with what they need", () => {
    expect(ticked(sets, ["storm", "rebels", "brink"], "storm")).toEqual(["rebels"]);
    expect(ticked(sets, ["storm", "rebels", "brink"], "brink")).toEqual(["storm", "rebels"]);
  });
});

describe("a plain board", () => {
  const thing = (words: string): PlainThing => ({ words, lines: [], seats: [], faded: false });

  test("keeps what it shows, and knows what is new", () => {
    const before = named([thing("die"), thing("die"), thing("ship")]).map(([name]) => name);
    const after = named([thing("star"), thing("die"), thing("die"), thing("ship")]).map(([name]) => name);

    expect(new Set(before).size).toBe(3);
    expect(after.filter((name) => !before.includes(name))).toHaveLength(1);
  });

  test("tells in one line of the log who cannot follow", () => {
    const event = (kind: string, seat: number, facts = {}): Happening => ({
      kind,
      seat,
      round: 1,
      facts,
      words: kind,
    });
    const log = [
      event("activated", 0),
      event("skipped", 1, { asked: "follow" }),
      event("skipped", 2, { asked: "free-follow" }),
      event("skipped", 1, { asked: "landing" }),
      event("activated", 0),
      event("skipped", 1, { asked: "follow" }),
    ];

    const lines = folded(shown(log, { seat: null, round: null }));

    expect(lines.map(({ rest }) => rest.length)).toEqual([0, 1, 0, 0, 0]);
  });
});
