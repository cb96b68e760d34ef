import { describe, expect, test } from "vitest";
import {
  answersAt,
  complete,
  gathers,
  inOrder,
  kept,
  lifts,
  offer,
  refusalsAt,
  toggled,
} from "../src/core/picks.ts";
import type { Option, Question } from "../src/wire.ts";

function option(id: number, piece: string | null = String(id), target: string | null = null): Option {
  return { id, kind: "card", words: `card ${id}`, piece, target, facts: {}, notes: [], reveals: false };
}

function question(change: Partial<Question> = {}): Question {
  return {
    number: 4,
    seat: 0,
    kind: "settle-pay",
    words: "Pay.",
    facts: {},
    options: [option(1), option(2), option(3), option(4), option(330, null)],
    refused: [],
    several: true,
    given: [],
    least: 2,
    most: 2,
    sealed: false,
    ...change,
  };
}

describe("what is offered", () => {
  test("is found by its piece, and is a button where it has none", () => {
    const refused = [
      {
        id: 9,
        kind: "card",
        words: "",
        piece: "9",
        target: null,
        why: { code: "NO", facts: {}, words: "No." },
      },
    ];

    const found = offer(question({ refused }));

    expect([...found.byPiece.keys()]).toEqual(["1", "2", "3", "4"]);
    expect(found.buttons.map((one) => one.id)).toEqual([330]);
    expect(found.refused.get("9")?.[0]?.why.words).toBe("No.");
  });

  test("may be several answers about one piece", () => {
    const found = offer(question({ options: [option(400, "7"), option(401, "7")] }));

    expect(found.byPiece.get("7")?.map((one) => one.id)).toEqual([400, 401]);
  });

  test("is nothing where nothing is asked", () => {
    expect(offer(null).byPiece.size).toBe(0);
  });
});

describe("a piece that may go to several places", () => {
  const ship = [option(1, "ship", "mars"), option(2, "ship", "venus")];
  const other = option(3, "probe", "mars");
  const offered = offer(question({ options: [...ship, other] }));

  test("is lifted first, and one with a single way is not", () => {
    expect(lifts(answersAt(offered, "ship", null), "ship")).toBe(true);
    expect(lifts(answersAt(offered, "probe", null), "probe")).toBe(false);
    expect(lifts(answersAt(offered, "mars", null), "mars")).toBe(false);
  });

  test("shares its places with others until it is lifted", () => {
    expect(answersAt(offered, "mars", null).map((one) => one.id)).toEqual([1, 3]);
    expect(answersAt(offered, "mars", "ship").map((one) => one.id)).toEqual([1]);
    expect(answersAt(offered, "venus", "probe")).toEqual([]);
  });

  test("gives way to another piece that is chosen instead", () => {
    expect(answersAt(offered, "probe", "ship").map((one) => one.id)).toEqual([3]);
  });

  test("knows why it may not go somewhere", () => {
    const why = { code: "NO", facts: {}, words: "No." };
    const refused = [
      { id: 8, kind: "card", words: "", piece: "ship", target: "pluto", why },
      { id: 9, kind: "card", words: "", piece: "probe", target: "pluto", why },
    ];

    const found = offer(question({ refused }));

    expect(refusalsAt(found, "pluto", null).length).toBe(2);
    expect(refusalsAt(found, "pluto", "probe").map((one) => one.id)).toEqual([9]);
  });
});

describe("picks", () => {
  test("are picked and put back by the same click", () => {
    const asked = question();

    const one = toggled(asked, [], 2);

    expect(one).toEqual([2]);
    expect(toggled(asked, one, 2)).toEqual([]);
  });

  test("are never more than may be", () => {
    expect(toggled(question(), [1, 2], 3)).toEqual([1, 2]);
  });

  test("take the place of each other where one is asked for", () => {
    expect(toggled(question({ least: 0, most: 1 }), [1], 3)).toEqual([3]);
  });

  test("are sent in the order of the options", () => {
    expect(inOrder(question(), [4, 1])).toEqual([1, 4]);
  });

  test("are complete between least and most, and may be none where none is needed", () => {
    const asked = question({ least: 0, most: 2 });

    expect(complete(question(), [1])).toBe(false);
    expect(complete(question(), [1, 2])).toBe(true);
    expect(complete(asked, [])).toBe(true);
    expect(complete(asked, [1])).toBe(true);
  });

  test("stay while the question stays, and go with it", () => {
    const before = question();

    expect(kept(before, question({ options: [option(1), option(3)] }), [1, 2])).toEqual([1]);
    expect(kept(before, question({ number: 5 }), [1, 2])).toEqual([]);
    expect(kept(before, question({ seat: 1 }), [1, 2])).toEqual([]);
    expect(kept(before, null, [1, 2])).toEqual([]);
  });

  test("are not gathered where exactly one thing is asked for", () => {
    expect(gathers(question())).toBe(true);
    expect(gathers(question({ least: 1, most: 1 }))).toBe(false);
    expect(gathers(question({ several: false }))).toBe(false);
  });
});
