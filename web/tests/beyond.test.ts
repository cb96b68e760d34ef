import { describe, expect, test } from "vitest";
import { near } from "../src/boards/beyond/aims.tsx";
import { follow, piles } from "../src/boards/beyond/fleet.ts";
import { joint, placeBox, TreePlan } from "../src/boards/beyond/places.ts";
import { effects, powerSigns, price } from "../src/boards/beyond/signs.ts";
import { legal, opened, seenAt } from "../src/boards/beyond/tabs.ts";
import { byKey, byWheel, NEAREST, passes, zoomed } from "../src/boards/beyond/zoom.ts";
import { inParts } from "../src/core/log.ts";
import { offer } from "../src/core/picks.ts";
import type { BeyondAim, BeyondMat, Happening, Option, Question } from "../src/wire.ts";

const ROOM = { width: 600, height: 400 };

describe("zooming", () => {
  test("keeps what is under the pointer there", () => {
    const at = { x: 150, y: 300 };
    const then = zoomed({ zoom: 1, left: 0, top: 0 }, 2, at, ROOM);

    expect((then.left + at.x) / (ROOM.width * 2)).toBeCloseTo(at.x / ROOM.width);
    expect((then.top + at.y) / (ROOM.height * 2)).toBeCloseTo(at.y / ROOM.height);
  });

  test("never shows anything beside the picture", () => {
    const then = zoomed({ zoom: 2, left: 600, top: 400 }, 1.5, { x: 0, y: 0 }, ROOM);

    expect(then.left).toBeLessThanOrEqual(300);
    expect(then.top).toBeLessThanOrEqual(200);
    expect(zoomed(then, 0.2, { x: 9, y: 9 }, ROOM)).toEqual({ zoom: 1, left: 0, top: 0 });
    expect(zoomed(then, 99, { x: 9, y: 9 }, ROOM).zoom).toBe(NEAREST);
  });

  test("goes both ways with the wheel", () => {
    expect(byWheel(1, -100)).toBeGreaterThan(1);
    expect(byWheel(byWheel(1, -100), 100)).toBeCloseTo(1);
  });

  test("leaves the wheel to the page where the picture is whole and cannot get smaller", () => {
    expect(passes(1, 100)).toBe(true);
    expect(passes(1, -100)).toBe(false);
    expect(passes(1.2, 100)).toBe(false);
    expect(passes(NEAREST, -100)).toBe(false);
  });

  test("is done by keys, and arrows pan only what is near", () => {
    const whole = { zoom: 1, left: 0, top: 0 };
    const closer = byKey("+", whole, ROOM);

    expect(closer?.zoom).toBeCloseTo(1.4);
    expect(byKey("ArrowLeft", whole, ROOM)).toBeNull();
    expect(byKey("ArrowRight", { zoom: 2, left: 0, top: 0 }, ROOM)?.left).toBe(150);
    expect(byKey("0", { zoom: 3, left: 50, top: 60 }, ROOM)).toEqual(whole);
    expect(byKey("x", whole, ROOM)).toBeNull();
  });
});

describe("the boards", () => {
  const words = ["I-1", "I-2", "I-3", "I-4", "II-A", "II-B", "II-C", "II-D", "II-E", "II-F"].concat([
    "III-A",
    "III-B",
    "III-C",
    "III-D",
    "III-E",
    "III-F",
    "IIII-A",
    "IIII-B",
    "IIII-C",
  ]);
  const tree = (narrow: boolean, count: number) => {
    const plan = new TreePlan(count, narrow);
    const apart = Array.from({ length: count }, (_, k) => plan.apart(k));
    return [...words.map((word) => plan.slot(word, word.split("-")[0]?.length ?? 1)), ...apart];
  };
  const places = ["sol", "deep_space", "A1", "A2", "B1", "B2", "Y1", "Y2", "Y3", "Y4"].map((word) =>
    placeBox(word, []),
  );

  test.each([
    ["slots", tree(false, 9)],
    ["slots on a narrow screen", tree(true, 8)],
    ["slots and events on a narrow screen", tree(true, 11)],
    ["places", [...places, placeBox("X1", ["B2"])]],
  ])("have room for all %s, none over another", (_, boxes) => {
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(100.001);
      expect(box.y + box.h).toBeLessThanOrEqual(100.001);
    }
    boxes.forEach((one, k) => {
      for (const other of boxes.slice(k + 1)) {
        const apart =
          one.x + one.w <= other.x ||
          other.x + other.w <= one.x ||
          one.y + one.h <= other.y ||
          other.y + other.h <= one.y;
        expect(apart).toBe(true);
      }
    });
  });

  test("join a slot to what requires it", () => {
    expect(joint({ x: 0, y: 0, w: 10, h: 10 }, { x: 20, y: 20, w: 10, h: 10 })).toMatch(/^M10 5C.* 20 25$/);
  });
});

describe("signs", () => {
  const research = { message: "research", facts: { levels: ["III"], optional: true, discovered: false } };
  const text = (groups: ReturnType<typeof effects>) =>
    groups.map((group) =>
      group
        .map((sign) => ("text" in sign ? sign.text : "ship" in sign ? `s${sign.ship}` : sign.icon))
        .join(" "),
    );

  test("say what an effect does, those of one effect together", () => {
    const ship = { message: "pop-to-ship", facts: { n: 1, level: 2, ore: 0, optional: true } };

    expect(text(effects([ship, { message: "jump", facts: { n: 3 } }, research]))).toEqual([
      "( population › s2 )",
      "jump 3",
      "( research III )",
    ]);
    expect(text(price(2, 1))).toEqual(["−2 ore", "−1 population"]);
  });

  test("count what comes again and again", () => {
    const ship = { message: "pop-to-ship", facts: { n: 1, level: 1, ore: 0, optional: true } };

    expect(text(effects([ship, ship, ship, { message: "jump", facts: { n: 3 } }]))).toEqual([
      "3× ( population › s1 )",
      "jump 3",
    ]);
  });

  test("part variants by a stroke, each with its price", () => {
    const one = (ore: number, n: number) => ({
      message: "variant",
      facts: { ore, population: 0, effects: [{ message: "supply-to-pop", facts: { n } }] },
    });
    const choose = { message: "choose", facts: { n: 1, variants: [one(1, 2), one(0, 1)] } };

    expect(text(effects([choose]))).toEqual(["−1 ore", "+2 population", "/", "+1 population"]);
  });

  test("never leave out an effect in silence", () => {
    expect(text(effects([{ message: "something-new", facts: {} }]))).toEqual(["…"]);
    const power = { phase: "points", kind: "points-counted", facts: { fixed: 4 }, words: "" };
    expect(text(powerSigns(power))).toEqual(["4+"]);
  });
});

function question(...pieces: (string | null)[]): Question {
  const options = pieces.map((piece, id) => ({ id, piece, target: null }) as unknown as Option);
  return { options, refused: [] } as unknown as Question;
}

describe("parts of the table on a small screen", () => {
  const own = { deeds: [{ spots: [{ id: "space:300" }] }] } as unknown as BeyondMat;

  test("tell how much may be chosen on each", () => {
    const found = legal(
      offer(question("space:4", "slot:I-1", "ship:sol:1", "aim:empire", "space:300", null)),
      own,
    );

    expect(found).toEqual({ cards: 0, tree: 2, space: 1, aims: 1, mats: 1 });
  });

  test("open by themselves where something may be chosen", () => {
    const ships = legal(offer(question("ship:sol:1", "place:A1")), own);

    expect(opened("tree", ships)).toBe("space");
    expect(opened("space", ships)).toBe("space");
    expect(opened("mats", legal(offer(question(null)), own))).toBe("mats");
    expect(opened("cards", legal(offer(question(null)), own))).toBe("tree");
    expect(opened("mats", legal(offer(question("card:sirius")), own))).toBe("cards");
  });
});

test("an achievement tells how near one is, also where less is better", () => {
  const aim = { needs: 4, falling: false } as BeyondAim;

  expect(near(aim, 1)).toBe(0.25);
  expect(near(aim, 9)).toBe(1);
  expect(near({ ...aim, needs: 1, falling: true }, 1)).toBe(1);
  expect(near({ ...aim, needs: 1, falling: true }, 5)).toBe(0.5);
});

describe("ships", () => {
  const at = (word: string, ...ships: number[][]) => ({ word, ships });
  const before = follow([], [at("sol", [2, 1, 1], [1]), at("Y1", [], [3])]);
  const named = (seat: number, place: string, level: number, ships = before) =>
    ships.filter((ship) => ship.seat === seat && ship.place === place && ship.level === level);

  test("of equal level stand together, the strongest first", () => {
    const mine = before.filter(({ seat }) => seat === 0);

    expect(piles(mine).map((pile) => [pile[0]?.level, pile.length])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  test("have names, each its own", () => {
    expect(new Set(before.map(({ name }) => name)).size).toBe(5);
  });

  test("that stay keep their names, and one that jumps takes its name along", () => {
    const after = follow(before, [at("sol", [2, 1], [1]), at("Y1", [1], [3])]);

    const names = (ships: typeof before) => ships.map(({ name }) => name).sort();
    expect(names(after)).toEqual(names(before));
    expect(named(0, "sol", 2, after)).toEqual(named(0, "sol", 2));
    expect(named(0, "sol", 1)).toContainEqual({ ...named(0, "Y1", 1, after)[0], place: "sol" });
    expect(named(1, "Y1", 3, after)).toEqual(named(1, "Y1", 3));
  });

  test("that rise are the same ships", () => {
    const after = follow(before, [at("sol", [3, 1, 1], [1]), at("Y1", [], [3])]);

    expect(named(0, "sol", 3, after)[0]?.name).toBe(named(0, "sol", 2)[0]?.name);
  });

  test("that are built have names that nobody had", () => {
    const after = follow(before, [at("sol", [2, 1, 1, 1], [1]), at("Y1", [], [3])]);
    const old = new Set(before.map(({ name }) => name));

    expect(after.filter(({ name }) => !old.has(name))).toHaveLength(1);
  });
});

test("a step of the play-back is seen where it happens", () => {
  const step = (kind: string) => {
    const event: Happening = { kind, seat: 1, round: 1, facts: {}, words: "" };
    return { events: [event], end: 1, weight: 1 };
  };

  expect(["acted", "moved", "claimed", "grew"].map((kind) => seenAt(step(kind)))).toEqual([
    "tree",
    "space",
    "aims",
    null,
  ]);
});

describe("names in the log", () => {
  const names: Record<string, string> = { sirius: "Sirius", sol: "Sol", y1: "shipyard Y1" };
  const told = (words: string, facts: Record<string, unknown>) =>
    inParts({ kind: "", seat: 0, round: 1, facts, words } as Happening, (key) => names[key]);

  test("are found by the facts of the event", () => {
    expect(told("Ada colonises Sirius.", { card: "sirius|en:Sirius" })).toEqual([
      { words: "Ada colonises ", face: null },
      { words: "Sirius", face: "sirius" },
      { words: ".", face: null },
    ]);
  });

  test("may be several, in any order, and lists", () => {
    const found = told("Sol → shipyard Y1", { to: "y1", from: ["sol"] });

    expect(found.filter((part) => part.face).map((part) => part.face)).toEqual(["sol", "y1"]);
    expect(found.map((part) => part.words).join("")).toBe("Sol → shipyard Y1");
  });

  test("are left alone where there are none", () => {
    expect(told("Ada pays 2 ore.", { ore: 2 })).toEqual([{ words: "Ada pays 2 ore.", face: null }]);
  });
});
