import { describe, expect, test } from "vitest";
import { chance } from "../src/boards/globe.tsx";
import { ownFirst } from "../src/boards/plain/board.tsx";
import { left } from "../src/core/countdown.ts";
import { hyphened, kept } from "../src/core/hyphens.ts";
import { routeOf } from "../src/core/route.ts";
import { preferred } from "../src/core/words.ts";
import { againstBots, defaults, levels, most, open, resized, sent, usualBot } from "../src/pages/setup.ts";
import { nextSeat } from "../src/table/curtain.tsx";
import { around } from "../src/table/keys.ts";
import { beside } from "../src/ui/hint.tsx";
import type { BotLevel, Game, GameOption, Update } from "../src/wire.ts";

describe("addresses", () => {
  test.each([
    ["/", { page: "home" }],
    ["/new", { page: "new", game: null }],
    ["/me", { page: "me" }],
    ["/join/abc", { page: "join", code: "abc" }],
    ["/table/xyz", { page: "table", id: "xyz" }],
    ["/table", { page: "lost" }],
    ["/table/a/b", { page: "lost" }],
    ["/elsewhere", { page: "lost" }],
  ])("%s is a page", (path, page) => {
    expect(routeOf(path)).toEqual(page);
  });

  test("a game can be asked for", () => {
    expect(routeOf("/new", "?game=race")).toEqual({ page: "new", game: "race" });
  });
});

describe("lines", () => {
  test("end with a dot and not with a lonely figure", () => {
    expect(kept("Jakks · culture · 12 VP")).toBe("Jakks\u00a0· culture\u00a0· 12\u00a0VP");
    expect(kept("Пьедес · 7 ПО")).toBe("Пьедес\u00a0· 7\u00a0ПО");
    expect(kept("кубиков 0 из 2")).toBe("кубиков 0\u00a0из\u00a02");
    expect(kept("level 2, dice: 5 of Vega")).toBe("level 2, dice: 5 of Vega");
  });
});

describe("long words", () => {
  const parts = (text: string) => hyphened(text).split("\u00ad");

  test("are parted between syllables", () => {
    expect(parts("Достопримечательность").length).toBeGreaterThan(4);
    expect(parts("Underground")).toEqual(["Under", "ground"]);
  });

  test("are never parted from less than three letters", () => {
    for (const word of ["Роботы-репликанты", "Терраформирование", "Specialist", "Trendsetters"]) {
      expect(parts(word).at(-1)?.length).toBeGreaterThanOrEqual(3);
    }
  });

  test("are the same text", () => {
    const name = "Последние из возвышенных гнаршей";
    expect(parts(name).join("")).toBe(name);
  });

  test("short ones stay whole", () => {
    expect(hyphened("New Earth")).toBe("New Earth");
  });
});

describe("languages", () => {
  test("the first that we have is taken", () => {
    expect(preferred(["de-DE", "ru-RU", "en"])).toBe("ru");
    expect(preferred(["fr"])).toBe("en");
    expect(preferred([])).toBe("en");
  });
});

function choice(value: string, more: number) {
  return { value, title: value, help: "", more_players: more };
}

const EXPANSIONS: GameOption = {
  option: "expansions",
  kind: "several",
  title: "",
  help: "",
  choices: [choice("storm", 1), choice("rebels", 1)],
  default: [],
  needs: [],
  players: null,
};

function toggle(option: string, on: boolean, change: Partial<GameOption> = {}): GameOption {
  return {
    option,
    kind: "switch",
    title: "",
    help: "",
    choices: [],
    default: on,
    needs: [],
    players: null,
    ...change,
  };
}

const GOALS = toggle("goals", true, { needs: [{ option: "expansions", one_of: ["storm"] }] });
const TWO = toggle("advanced", false, { players: [2] });

const GAME: Game = {
  game: "race",
  title: "Race",
  help: "",
  least: 2,
  most: 4,
  board: "race",
  bots: [
    { bot: "cadet", title: "", help: "", ladder: true },
    { bot: "captain", title: "", help: "", ladder: true },
    { bot: "greedy", title: "", help: "", ladder: false },
  ],
  first_bot: "cadet",
  options: [EXPANSIONS, GOALS, TWO],
};

describe("setting up a table", () => {
  test("an option waits for what it needs", () => {
    expect(open(GOALS, defaults(GAME), 3)).toBe(false);
    expect(open(GOALS, { ...defaults(GAME), expansions: ["storm"] }, 3)).toBe(true);
    expect(open(TWO, defaults(GAME), 2)).toBe(true);
    expect(open(TWO, defaults(GAME), 3)).toBe(false);
  });

  test("expansions bring seats", () => {
    expect(most(GAME, defaults(GAME))).toBe(4);
    expect(most(GAME, { ...defaults(GAME), expansions: ["storm", "rebels"] })).toBe(6);
  });

  test("only what is not as usual is sent, and only where it can be chosen", () => {
    const values = { expansions: ["rebels"], goals: false, advanced: true };

    expect(sent(GAME, values, 3)).toEqual({ expansions: ["rebels"] });
    expect(sent(GAME, { ...values, expansions: ["storm"] }, 2)).toEqual({
      expansions: ["storm"],
      goals: false,
      advanced: true,
    });
  });

  test("seats that come are bots, seats that go are the last", () => {
    const seats = againstBots(1, "greedy");

    expect(resized(seats, 3, "captain").map((plan) => plan.bot)).toEqual([undefined, "greedy", "captain"]);
    expect(resized(seats, 1, "captain")).toEqual([{ who: "me" }]);
  });

  test("a newcomer meets the first bot, everybody else the one they chose last", () => {
    expect(["", "legend", "captain", "greedy"].map((last) => usualBot(GAME, last))).toEqual([
      "cadet",
      "cadet",
      "captain",
      "greedy",
    ]);
  });

  test("other bots stand apart from the levels, unless there are no levels", () => {
    const names = (bots: readonly BotLevel[]) => bots.map((bot) => bot.bot);
    const bare = { ...GAME, bots: GAME.bots.filter((bot) => !bot.ladder) };

    expect(levels(GAME).map(names)).toEqual([["cadet", "captain"], ["greedy"]]);
    expect(levels(bare).map(names)).toEqual([["greedy"], []]);
  });
});

test("the others sit after oneself, as they do around a table", () => {
  expect(ownFirst(4, 2)).toEqual([2, 3, 0, 1]);
  expect(ownFirst(3, null)).toEqual([0, 1, 2]);
});

test("arrows go around what may be chosen", () => {
  expect([around(-1, 1, 3), around(-1, -1, 3), around(2, 1, 3), around(0, -1, 3)]).toEqual([0, 2, 0, 2]);
  expect(around(0, 1, 0)).toBe(-1);
});

test("what a card looks like depends on its name alone", () => {
  const draw = (name: string) => Array.from({ length: 5 }, chance(name));

  expect(draw("gem-world")).toEqual(draw("gem-world"));
  expect(draw("gem-world")).not.toEqual(draw("spice-world"));
  expect(draw("gem-world").every((value) => value >= 0 && value < 1)).toBe(true);
});

test("a hint stays within the window, wherever the thing is", () => {
  const room = { width: 1000, height: 600 };
  for (const x of [0, 400, 950]) {
    for (const y of [0, 280, 560]) {
      const at = { left: x, top: y, right: x + 50, bottom: y + 40, width: 50, height: 40 } as DOMRect;
      const { left, top } = beside(at, 300, 260, room);

      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + 300).toBeLessThanOrEqual(room.width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + 260).toBeLessThanOrEqual(room.height);
    }
  }
});

test("on one device the next who is waited for looks, and nobody while something is asked", () => {
  const update = (change: Partial<Update>) =>
    ({ seat: 0, question: null, waiting: [1], end: null, ...change }) as Update;

  expect(nextSeat([0, 1], update({}))).toBe(1);
  expect(nextSeat([0], update({}))).toBeNull();
  expect(nextSeat([0, 1], update({ waiting: [2] }))).toBeNull();
  expect(nextSeat([0, 1], update({ question: {} as Update["question"] }))).toBeNull();
  expect(nextSeat([0, 1], update({ end: {} as Update["end"] }))).toBeNull();
});

describe("time that is left", () => {
  test.each([
    [120, 0, 0, 120],
    [120, 1000, 1500, 120],
    [120, 1000, 61_000, 60],
    [120, 1000, 121_000, 0],
    [0, 0, 5000, 0],
  ])("%i seconds told at %i are at %i still %i", (seconds, told, moment, rest) => {
    expect(left(seconds, told, moment)).toBe(rest);
  });
});

test("a hint keeps off the question if there is room above it", () => {
  const box = (top: number, height: number) => ({
    left: 0,
    top,
    right: 90,
    bottom: top + height,
    width: 90,
    height,
  });
  const room = { width: 1000, height: 720 };
  const card = box(500, 200) as DOMRect;
  const question = box(420, 70) as DOMRect;

  expect(beside(card, 90, 300, room, question).top + 300).toBeLessThan(question.top);
  expect(beside(card, 90, 440, room, question).top + 440).toBeLessThan(card.top);
  expect(beside(card, 90, 300, room, box(20, 70) as DOMRect)).toEqual(beside(card, 90, 300, room));
});
