import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableStore } from "../src/table/store.ts";
import type { FromServer, Option, Question, Update } from "../src/wire.ts";

/** The server's end of the line to a table. */
class Server {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly readyState = 0;
  readonly calls: { type: string; call: number; picks?: number[] }[] = [];

  send(text: string): void {
    this.calls.push(JSON.parse(text));
  }

  close(): void {}

  async say(message: object): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message as FromServer) });
    await vi.advanceTimersByTimeAsync(0);
  }

  /** The last call is done, or refused. */
  async done(): Promise<void> {
    await this.say({ type: "done", call: this.calls[this.calls.length - 1]?.call, seq: 1 });
  }

  async refuse(): Promise<void> {
    const problem = { code: "NOT_LEGAL", facts: {}, words: "No." };
    await this.say({ type: "refused", call: this.calls[this.calls.length - 1]?.call, problem });
  }

  /** What has been answered so far. */
  get answers(): number[][] {
    return this.calls.filter(({ type }) => type === "answer").map(({ picks }) => picks ?? []);
  }
}

function option(id: number, reveals = false): Option {
  return { id, kind: "do", words: "", notes: [], facts: {}, piece: null, target: null, reveals } as Option;
}

const HARMLESS = option(0);
const REVEALING = option(1, true);

function asks(number: number): Question {
  const options = [HARMLESS, REVEALING];
  return { number, kind: "turn", seat: 0, least: 1, most: 1, options, refused: [] } as unknown as Question;
}

let seq = 0;

function update(question: Question | null): Update {
  seq += 1;
  const log = { keep: 0, events: [] };
  const may = { undo: null, reset: null, take_back: null };
  const view = { board: "plain", round: 1 };
  return {
    type: "update",
    seq,
    seat: 0,
    lang: "en",
    view,
    question,
    log,
    may,
    waiting: [],
    end: null,
  } as unknown as Update;
}

let server: Server;
let store: TableStore;
/** The question that the gesture answers by itself. */
const next = vi.fn(() => HARMLESS);

beforeEach(async () => {
  vi.useFakeTimers();
  next.mockClear();
  server = new Server();
  const address = "ws://here/api/tables/aa/socket";
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("window", { early: { asked: {}, sockets: { [address]: server } } });
  vi.stubGlobal("document", { hidden: true, title: "", addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  store = new TableStore("aa");
  store.start();
  server.onopen?.();
  await server.done();
  await server.say(update(asks(1)));
});

afterEach(() => {
  store.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Another choice, made by hand, is taken and leads to another question. */
async function chooseByHand(): Promise<void> {
  store.choose(HARMLESS);
  await server.done();
  await server.say(update(asks(9)));
}

test("a gesture answers the question that its choice leads to", async () => {
  store.chooseThen(HARMLESS, next);
  await server.done();
  await server.say(update(asks(2)));

  expect(next).toHaveBeenCalledOnce();
  expect(server.answers).toEqual([[0], [0]]);
});

test("the next question can be answered before the last answer is said to be taken", async () => {
  store.choose(HARMLESS);
  const first = server.calls.at(-1)?.call;
  await server.say(update(asks(2)));

  expect(store.busy.value).toBe(false);
  store.choose(HARMLESS);
  store.choose(HARMLESS);
  await server.say({ type: "done", call: first, seq: 1 });

  expect(server.answers).toEqual([[0], [0]]);
  expect(store.busy.value).toBe(true);
  await server.done();
  expect(store.busy.value).toBe(false);
});

test("a gesture that waits for a second yes goes on after it", async () => {
  store.chooseThen(REVEALING, next);
  await server.say(update(asks(1)));
  expect(server.answers).toEqual([]);
  store.give(store.confirming.value ?? [], true);
  await server.done();
  await server.say(update(asks(2)));

  expect(server.answers).toEqual([[1], [0]]);
});

const ENDS: [string, () => Promise<void>][] = [
  [
    "the answer is refused",
    async () => {
      store.chooseThen(HARMLESS, next);
      await server.refuse();
    },
  ],
  [
    "the second yes is not given",
    async () => {
      store.chooseThen(REVEALING, next);
      store.decline();
    },
  ],
  [
    "everything is put down again",
    async () => {
      store.chooseThen(REVEALING, next);
      store.unpick();
    },
  ],
  [
    "something else is answered",
    async () => {
      store.chooseThen(REVEALING, next);
      store.give([HARMLESS], true);
      await server.done();
      await server.say(update(asks(2)));
    },
  ],
  [
    "the question has changed meanwhile",
    async () => {
      store.chooseThen(REVEALING, next);
      await server.say(update(asks(2)));
    },
  ],
  [
    "one goes back",
    async () => {
      store.chooseThen(HARMLESS, next);
      store.undo();
      await server.say(update(asks(1)));
      await server.say({ type: "done", call: 2, seq: 1 });
      await server.say({ type: "done", call: 3, seq: 1 });
    },
  ],
  [
    "nothing is asked then",
    async () => {
      store.chooseThen(HARMLESS, next);
      await server.done();
      await server.say(update(null));
      await server.say(update(asks(3)));
    },
  ],
];

test.each(ENDS)("a gesture answers nothing more when %s", async (_, ends) => {
  await ends();
  await chooseByHand();

  expect(next).not.toHaveBeenCalled();
});
