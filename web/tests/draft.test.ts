import { computed, signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import {
  barredPowers,
  Draft,
  gestureOptions,
  offerOf,
  type PlanTable,
  selector,
} from "../src/boards/roll/draft.ts";
import type { Shelf } from "../src/boards/roll/kept.ts";
import { LETTERS, nextOf } from "../src/boards/roll/keys.ts";
import { onKey } from "../src/table/keys.ts";
import type { TableStore } from "../src/table/store.ts";
import type { Question, RollPlan, Update, View } from "../src/wire.ts";

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

test("no letter for a die means anything else at a table", () => {
  for (const tool of ["KeyR", "KeyU", "KeyC"]) expect(LETTERS).not.toHaveProperty(tool);
});

test("a key that the board has understood ends the play-back and does nothing else", () => {
  const done: string[] = [];
  const stage = { repeat: () => done.push("repeat"), finish: () => done.push("finish") };
  const event = { defaultPrevented: true, code: "KeyR", key: "r" } as KeyboardEvent;

  onKey({ stage } as unknown as TableStore, event, () => done.push("help"));

  expect(done).toEqual(["finish"]);
});

/** The table while dice are assigned, or with another plan or none. */
function told(plan: RollPlan | null, change: Partial<Update> = {}, round = 3): Update {
  const view = { board: "roll", round, plan } as unknown as View;
  return { seat: 0, lang: "en", view, question: QUESTION, ...change } as Update;
}

/** Where a plan is made, with a server that lays the picks it is sent and answers when it is told to. */
function desk(latest: Update, shown: Update = latest, shelf: Shelf = newShelf()) {
  const newest = signal<Update | null>(latest);
  const busy = signal(false);
  const asked: { picks: number[]; answer: (fits?: boolean) => Promise<void> }[] = [];
  const replies: { picks: number[]; on: number | undefined; answer: (taken: boolean) => Promise<void> }[] =
    [];
  const table: PlanTable = {
    id: "t1",
    latest: newest,
    update: computed(() => (newest.value === latest ? shown : newest.value)),
    question: computed(() => newest.value?.question ?? null),
    busy,
    stage: { glide: (change) => change() },
    draft: (picks) =>
      new Promise((done) => {
        const after = { ...PLAN, picks, gestures: PLAN.gestures.map((one) => follow(one, picks)) };
        const answer = (fits = true) => {
          done(fits ? told(after).view : null);
          return settle();
        };
        asked.push({ picks, answer });
      }),
    reply: (picks) =>
      new Promise((done) => {
        const answer = (taken: boolean) => {
          done(taken);
          return settle();
        };
        replies.push({ picks, on: newest.value?.question?.number, answer });
      }),
  };
  return { busy, draft: new Draft(table, shelf), newest, asked, replies, shelf };
}

/** What the tab would keep. */
function newShelf(): Shelf & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    put: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
}

function follow(gesture: RollPlan["gestures"][number], picks: number[]) {
  return { ...gesture, picks: [...picks, ...gesture.picks] };
}

const settle = () => new Promise<void>((done) => setTimeout(done));

describe("a plan", () => {
  test("is as new as the question, whatever is still being played back", () => {
    const { draft } = desk(told(PLAN), told(null, {}, 2));

    expect(draft.plan.value).toBe(PLAN);
    expect(draft.offer.value.byPiece.size).toBeGreaterThan(0);
    expect(draft.drawn.value).toBeNull();
  });

  test("that is only played back can be looked at", () => {
    const explore = { ...QUESTION, kind: "explore" };
    const { draft } = desk(told(null, { question: explore }), told(PLAN));

    expect(draft.plan.value).toBeNull();
    expect(draft.drawn.value?.dice).toBe(PLAN.dice);
    expect(draft.drawn.value?.open).toBe(false);
    expect(draft.offer.value.byPiece.size).toBe(0);
  });

  test("takes fast gestures one after another, each from the plan after the one before", async () => {
    const { draft, asked } = desk(told(PLAN));

    draft.take(0);
    draft.take(1);
    await settle();
    expect(asked.map(({ picks }) => picks)).toEqual([[0]]);
    await asked[0]?.answer();
    await asked[1]?.answer();

    expect(asked.map(({ picks }) => picks)).toEqual([[0], [0, 2]]);
    expect(draft.plan.value?.picks).toEqual([0, 2]);
  });

  test("goes back by the gestures that were taken, not by those that were refused", async () => {
    const { draft, asked } = desk(told(PLAN));
    draft.take(0);
    await settle();
    await asked[0]?.answer();
    draft.take(1);
    await settle();
    await asked[1]?.answer(false);

    draft.back();
    await settle();

    expect(asked.at(-1)?.picks).toEqual([]);
  });

  test("is sent once, and as it is after all gestures", async () => {
    const { draft, asked, replies, newest } = desk(told({ ...PLAN, whole: [320] }));

    draft.take(0);
    draft.send();
    draft.send();
    await settle();
    expect(draft.sending.value).toBe(true);
    expect(replies).toHaveLength(0);
    await asked[0]?.answer();
    newest.value = told({ ...PLAN, whole: [1] }, { question: { ...QUESTION, number: 2 } }, 4);
    await replies[0]?.answer(true);

    expect(replies.map(({ on }) => on)).toEqual([1]);
    expect(draft.sending.value).toBe(false);
  });

  test("does not go to the next question if an answer was on its way", async () => {
    const { draft, busy, replies, newest } = desk(told(PLAN));
    busy.value = true;

    draft.send();
    await settle();
    newest.value = told(PLAN, { question: { ...QUESTION, number: 2 } });
    busy.value = false;
    await settle();

    expect(replies).toHaveLength(0);
  });

  test("that was not taken can be sent again", async () => {
    const { draft, replies } = desk(told(PLAN));
    draft.send();
    await settle();
    await replies[0]?.answer(false);

    draft.send();
    await settle();

    expect(replies).toHaveLength(2);
  });

  test("is asked for in another language, but not one of another round", async () => {
    const { draft, asked, newest } = desk(told(PLAN));
    draft.take(0);
    await settle();
    await asked[0]?.answer();

    newest.value = told(PLAN, { lang: "ru" });
    draft.keepUp();
    draft.keepUp();
    await settle();
    await asked[1]?.answer();
    draft.keepUp();
    await settle();
    expect(asked.map(({ picks }) => picks)).toEqual([[0], [0]]);
    newest.value = told(PLAN, { lang: "en" }, 4);
    draft.keepUp();
    newest.value = told(PLAN, { lang: "en" });
    draft.keepUp();
    await settle();

    expect(asked).toHaveLength(2);
    expect(draft.plan.value).toBe(PLAN);
  });

  test("begins anew if somebody has given a part of it", async () => {
    const { draft, asked, newest } = desk(told(PLAN));
    draft.take(0);
    await settle();
    await asked[0]?.answer();

    newest.value = told(PLAN, { question: { ...QUESTION, given: [400] } });

    expect(draft.plan.value).toBe(PLAN);
  });
});

describe("a plan that is not sent", () => {
  /** A tab in which two gestures have been made, and which is loaded again with this update. */
  async function again(update: Update) {
    const first = desk(told(PLAN));
    for (const k of [0, 1]) {
      first.draft.take(k);
      await settle();
      await first.asked[k]?.answer();
    }
    const second = desk(update, update, first.shelf);
    second.draft.keepUp();
    second.draft.keepUp();
    await settle();
    return { ...second, first };
  }

  test("is there after a reload, with its steps back", async () => {
    const { draft, asked } = await again(told(PLAN));

    await asked[0]?.answer();
    expect(draft.plan.value?.picks).toEqual([0, 2]);
    draft.back();
    await settle();
    await asked[1]?.answer();

    expect(asked.map(({ picks }) => picks)).toEqual([[0, 2], [0]]);
    expect(draft.plan.value?.picks).toEqual([0]);
  });

  test("is taken up as far as the server takes it", async () => {
    const { draft, asked } = await again(told(PLAN));

    await asked[0]?.answer(false);
    await asked[1]?.answer();

    expect(asked.map(({ picks }) => picks)).toEqual([[0, 2], [0]]);
    expect(draft.plan.value?.picks).toEqual([0]);
  });

  test.each([
    ["round", told(PLAN, {}, 4)],
    ["question", told(PLAN, { question: { ...QUESTION, number: 2 } })],
    ["seat", told(PLAN, { seat: 1 })],
    ["beginning", told(PLAN, { question: { ...QUESTION, given: [400] } })],
    ["roll", told({ ...PLAN, dice: [die(0, "home", "settle")] })],
  ])("belongs to no other %s", async (_, update) => {
    const { asked } = await again(update);

    expect(asked).toEqual([]);
  });

  test("is not kept once it is sent or cleared", async () => {
    const { first, shelf } = await again(told(PLAN, {}, 4));
    const kept = (shelf as ReturnType<typeof newShelf>).kept;
    expect(kept.size).toBe(0);
    first.draft.take(0);
    await settle();
    await first.asked[2]?.answer();
    expect(kept.size).toBe(1);

    first.draft.send();
    await settle();
    await first.replies[0]?.answer(true);

    expect(kept.size).toBe(0);
  });

  test("that was taken back altogether is not kept", async () => {
    const { first, shelf } = await again(told(PLAN, { seat: 1 }));
    const kept = (shelf as ReturnType<typeof newShelf>).kept;
    expect(kept.size).toBe(1);

    first.draft.reset();
    await settle();
    await first.asked[2]?.answer();

    expect(kept.size).toBe(0);
  });
});
