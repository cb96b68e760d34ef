import { describe, expect, test } from "vitest";
import { about, beatOf, beats, names, starts, weight } from "../src/core/beats.ts";
import { near, overlap } from "../src/core/near.ts";
import { after, SPEEDS, unit } from "../src/core/pace.ts";
import { Reel } from "../src/core/reel.ts";
import { soundOf, TONES } from "../src/core/sound.ts";
import { kindred } from "../src/table/moves.ts";
import type { Happening, Update } from "../src/wire.ts";

function event(kind: string, seat: number | null = null, facts: Record<string, unknown> = {}): Happening {
  return { kind, seat, facts, round: 1, words: `${kind} ${seat}` };
}

const ROUND = [
  event("chose", 0, { actions: ["develop"] }),
  event("chose", 1, { actions: ["settle"] }),
  event("phase", null, { phase: "develop" }),
  event("placed", 1, { card: "old-earth", phase: "develop" }),
  { ...event("forced", 0), words: null },
  event("discarded", 1, { count: 2, why: "payment" }),
  event("chips", 0, { vp: 2 }),
];

describe("beats", () => {
  test("come in the order of the events, and what is revealed is revealed together", () => {
    const kinds = beats(ROUND).map((beat) => beat.events.map(({ kind }) => kind));

    expect(kinds).toEqual([["chose", "chose"], ["phase"], ["placed"], ["discarded"], ["chips"]]);
  });

  test("tell the whole log, also what has no words", () => {
    expect(beats(ROUND).map((beat) => beat.end)).toEqual([2, 3, 5, 6, 7]);
  });

  test("of headings are short, and headings stay apart", () => {
    const two = beats([event("phase"), event("phase")]);

    expect(two).toHaveLength(2);
    expect(two[0]?.weight).toBeLessThan(1);
  });

  test("do not become heaps", () => {
    const many = beats(Array.from({ length: 20 }, () => event("good", 1)));

    expect(many.every((beat) => beat.events.length <= 8)).toBe(true);
    expect(many.flatMap((beat) => beat.events)).toHaveLength(20);
  });

  test("begin one after another", () => {
    const all = beats(ROUND);
    const times = starts(all, 100);

    expect(times).toHaveLength(all.length + 1);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(times[times.length - 1]).toBeCloseTo(weight(all) * 100);
  });
});

describe("what an event is about", () => {
  test("is what its facts name, however deep", () => {
    expect(about(event("consumed", 1, { card: "a", worlds: ["b", ["c"]], count: 2 }))).toEqual([
      "a",
      "b",
      "c",
    ]);
  });

  test("is not why it happened, unless it is nobody's", () => {
    expect(about(event("drew", 1, { why: "produce" }))).toEqual([]);
    expect(names(event("phase", null, { phase: "produce" }), { of: ["produce"], seat: null })).toBe(true);
  });

  test("belongs to its player", () => {
    const placed = event("placed", 1, { card: "old-earth" });

    expect(names(placed, { of: ["old-earth"], seat: 1 })).toBe(true);
    expect(names(placed, { of: ["old-earth"], seat: 2 })).toBe(false);
    expect(names(placed, { of: ["placed"], seat: 1 })).toBe(true);
    expect(names(placed, { of: ["old-earth"], seat: null })).toBe(true);
  });
});

describe("things change in the step", () => {
  const all = beats(ROUND);

  test("by which they come there, if others name them, too", () => {
    const built = beats([
      event("works-on", 1, { card: "old-earth" }),
      event("completed", 1, { card: "old-earth" }),
    ]);

    expect(beatOf(built, { of: ["old-earth"], seat: 1 })).toBe(0);
    expect(beatOf(built, { of: ["old-earth"], seat: 1, by: "completed" })).toBe(1);
  });

  test("that names them", () => {
    expect(beatOf(all, { of: ["old-earth"], seat: 1 })).toBe(2);
    expect(beatOf(all, { of: ["chips"], seat: 0 })).toBe(4);
  });

  test("of their player, if none names them", () => {
    expect(beatOf(all, { of: ["elsewhere"], seat: 1 })).toBe(0);
    expect(beatOf(all, { of: [], seat: null })).toBe(0);
  });

  test("that is last, if they have gone unnamed", () => {
    const elsewhere = { of: ["elsewhere"], seat: 1 };

    expect(beatOf(all, elsewhere, elsewhere)).toBe(4);
    expect(beatOf([], elsewhere, elsewhere)).toBe(0);
  });

  test("that names what they were, if none names what they are", () => {
    const was = { of: ["old-earth"], seat: 1 };

    expect(beatOf(all, { of: ["elsewhere"], seat: 1 }, was)).toBe(2);
    expect(beatOf(all, { of: ["discarded"], seat: 1 }, was)).toBe(3);
  });
});

describe("things without names of their own", () => {
  const thing = (kin: string | undefined, seat: number, left: number) => ({
    kin,
    box: { left, top: 0 } as DOMRect,
    spot: { of: [], seat },
  });

  test("are taken for the nearest of their kin that has gone", () => {
    const near = thing("die", 0, 100);
    const far = thing("die", 0, 400);
    const come = [thing("die", 0, 380), thing("die", 0, 130)] as const;

    const found = kindred([near, far], come);

    expect(found.get(come[0])).toBe(far);
    expect(found.get(come[1])).toBe(near);
  });

  test("are one thing each", () => {
    const found = kindred([thing("die", 0, 100)], [thing("die", 0, 90), thing("die", 0, 120)]);

    expect(found.size).toBe(1);
  });

  test("are never somebody else's, nor of another kin, nor what has a name", () => {
    const gone = [thing("die", 0, 0), thing(undefined, 1, 0)];

    expect(kindred(gone, [thing("die", 1, 0), thing("tile", 0, 0), thing(undefined, 1, 0)]).size).toBe(0);
  });
});

describe("the pace", () => {
  test("is as chosen while little is to be shown", () => {
    expect(unit("slow", 1)).toBeGreaterThan(unit("normal", 1));
    expect(unit("normal", 1)).toBeGreaterThan(unit("fast", 1));
    expect(unit("off", 5)).toBe(0);
  });

  test("rises so that the picture is never far behind", () => {
    for (const speed of SPEEDS) expect(unit(speed, 100) * 100).toBeLessThanOrEqual(20_000);
    expect(unit("normal", 100) * 100).toBeLessThanOrEqual(10_000);
  });

  test("is chosen in a ring", () => {
    expect(SPEEDS.map(after)).toEqual(["fast", "normal", "slow", "off"]);
  });
});

function update(seq: number, keep: number, events: Happening[], more: Partial<Update> = {}): Update {
  return { seq, seat: 0, lang: "en", log: { keep, events }, ...more } as Update;
}

describe("the reel", () => {
  test("begins with the table as it is", () => {
    const reel = new Reel();

    expect(reel.take(update(0, 0, ROUND))).toBe("anew");
    expect(reel.next()).toBeNull();
    expect(reel.log).toEqual(ROUND);
  });

  test("shows one update after another", () => {
    const reel = new Reel();
    reel.take(update(0, 0, []));
    reel.take(update(1, 0, ROUND.slice(0, 3)));
    reel.take(update(2, 3, ROUND.slice(3)));

    const scenes = [reel.next(), reel.next(), reel.next()];

    expect(scenes.map((scene) => scene?.update.seq)).toEqual([1, 2, undefined]);
    expect(scenes.map((scene) => scene && [scene.from, scene.to])).toEqual([[0, 3], [3, 7], null]);
  });

  test("makes no scene of its own where nothing happens", () => {
    const reel = new Reel();
    reel.take(update(0, 0, []));
    reel.take(update(1, 0, ROUND));
    reel.take(update(2, 7, []));

    expect(reel.next()?.update.seq).toBe(2);
    expect(reel.next()).toBeNull();
  });

  test.each([
    ["something was taken back", update(2, 3, [])],
    ["somebody else looks", update(2, 7, [], { seat: 1 })],
    ["the language is another", update(2, 0, ROUND, { lang: "ru" })],
  ])("is cut where %s", (_why, next) => {
    const reel = new Reel();
    reel.take(update(0, 0, []));
    reel.take(update(1, 0, ROUND));

    expect(reel.take(next)).toBe("anew");
    expect(reel.next()).toBeNull();
    expect(reel.repeatable).toBe(false);
  });

  test("says if something is missing", () => {
    const reel = new Reel();
    reel.take(update(0, 0, []));

    expect(reel.take(update(5, 9, ROUND))).toBe("lost");
  });

  test("goes back to my last answer and no further", () => {
    const reel = new Reel();
    reel.take(update(0, 0, []));
    reel.take(update(1, 0, ROUND.slice(0, 3)));
    reel.mark();
    expect(reel.rewind()).toBeNull();
    reel.take(update(2, 3, ROUND.slice(3)));
    expect(reel.cut()?.seq).toBe(2);

    expect(reel.rewind()?.update.seq).toBe(1);
    expect(reel.next()?.update.seq).toBe(2);
    expect(reel.next()).toBeNull();
  });

  test("weighs what is still to come", () => {
    const reel = new Reel();
    reel.take(update(0, 0, []));
    reel.take(update(1, 0, ROUND));

    expect(reel.weight).toBeCloseTo(weight(beats(ROUND)));
    reel.next();
    expect(reel.weight).toBe(0);
  });
});

describe("a sentence stands near what it is about", () => {
  const room = { width: 1280, height: 720 };
  const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

  test("below a small area, and not over what is taken", () => {
    const thing = box(100, 60, 20, 20);
    const area = box(20, 50, 300, 100);

    const first = near(thing, area, 120, 30, room, []);
    const second = near(thing, area, 120, 30, room, [first]);

    expect(first.top).toBeGreaterThan(150);
    expect(overlap(first, second)).toBe(false);
  });

  test("always within the window", () => {
    const at = near(box(1270, 700, 10, 20), null, 200, 40, room, []);

    expect(at.left + 200).toBeLessThanOrEqual(1280);
    expect(at.top + 40).toBeLessThanOrEqual(720);
  });
});

describe("sounds", () => {
  test("fit what happens", () => {
    expect(soundOf(event("chose", 1))).toBe("flip");
    expect(soundOf(event("chips", 1, { vp: 2 }))).toBe("points");
    expect(soundOf(event("placed", 1))).toBe("place");
    expect(soundOf(event("round"))).toBeNull();
  });

  test("are short", () => {
    for (const tones of Object.values(TONES)) {
      for (const [, begins, lasts] of tones) expect(begins + lasts).toBeLessThan(1.2);
    }
  });
});
