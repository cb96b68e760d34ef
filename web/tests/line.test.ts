import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Call, CallRefused, Line, type LineState, type Socket, waitBefore } from "../src/core/line.ts";
import type { FromServer } from "../src/wire.ts";

/** The other end of a line. */
class Held implements Socket {
  sent: { type: string; call: number }[] = [];
  closed = false;
  heard?: MessageEvent[];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  /** Take the hello and answer it. */
  greet(): void {
    this.onopen?.({} as Event);
    this.say({ type: "done", call: this.sent[0]?.call ?? 0, seq: 1 });
  }
}

const HELLO = { type: "hello", known: 3 } as Call & { type: "hello" };
const PROBLEM = { code: "STALE_QUESTION", facts: {}, words: "Too late." };

let sockets: Held[];
let states: LineState[];
let heard: FromServer[];
let line: Line;

function last(): Held {
  const found = sockets[sockets.length - 1];
  if (!found) throw new Error("no socket");
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  heard = [];
  line = new Line(
    () => {
      sockets.push(new Held());
      return last();
    },
    { hello: () => HELLO, heard: (message) => heard.push(message), changed: (state) => states.push(state) },
  );
  line.start();
});

afterEach(() => {
  line.end();
  vi.useRealTimers();
});

describe("a line", () => {
  test("says hello first and is open when it is greeted", () => {
    last().greet();

    expect(last().sent[0]?.type).toBe("hello");
    expect(states).toEqual(["open"]);
  });

  test("takes over a socket on which hello has been said, with what has come since", async () => {
    const begun = new Held();
    const said = (message: unknown) => ({ data: JSON.stringify(message) }) as MessageEvent;
    begun.heard = [said({ type: "chat", fresh: true, lines: [] }), said({ type: "done", call: 1, seq: 4 })];
    const told: FromServer[] = [];
    const other = new Line(() => begun, {
      hello: () => HELLO,
      heard: (message) => told.push(message),
      changed: (state) => states.push(state),
    });

    other.start();
    const promise = other.call({ type: "undo", seat: 0 });
    begun.say({ type: "done", call: 2, seq: 5 });

    await expect(promise).resolves.toEqual({ type: "done", call: 2, seq: 5 });
    expect(told.map(({ type }) => type)).toEqual(["chat"]);
    expect(begun.sent.map(({ type }) => type)).toEqual(["undo"]);
    expect(states).toContain("open");
    other.end();
  });

  test("is open as soon as the server tells anything, before hello is answered", async () => {
    last().onopen?.({} as Event);
    last().say({ type: "chat", fresh: true, lines: [] });

    const promise = line.call({ type: "undo", seat: 0 });
    last().say({ type: "done", call: 1, seq: 4 });
    last().say({ type: "done", call: 2, seq: 5 });

    await expect(promise).resolves.toEqual({ type: "done", call: 2, seq: 5 });
    expect(states).toEqual(["open"]);
  });

  test("keeps the promise of a call when it is done", async () => {
    last().greet();

    const promise = line.call({ type: "undo", seat: 0 });
    last().say({ type: "done", call: 2, seq: 5 });

    await expect(promise).resolves.toEqual({ type: "done", call: 2, seq: 5 });
  });

  test("tells why a call was refused", async () => {
    last().greet();

    const promise = line.call({ type: "undo", seat: 0 });
    last().say({ type: "refused", call: 2, problem: PROBLEM });

    await expect(promise).rejects.toMatchObject({ problem: PROBLEM });
  });

  test("asks again after a while if it was too fast, and gives up in the end", async () => {
    last().greet();
    const tooFast = { ...PROBLEM, code: "TOO_MUCH" };
    const refuse = () => last().say({ type: "refused", call: last().sent.length, problem: tooFast });

    const taken = line.call({ type: "undo", seat: 0 });
    refuse();
    expect(last().sent.length).toBe(2);
    vi.advanceTimersByTime(250);
    expect(last().sent[2]).toMatchObject({ type: "undo", call: 3 });
    last().say({ type: "done", call: 3, seq: 5 });
    await expect(taken).resolves.toMatchObject({ seq: 5 });

    const never = line.call({ type: "undo", seat: 0 });
    for (let tries = 0; tries <= 5; tries += 1) {
      refuse();
      vi.advanceTimersByTime(250 * 2 ** tries);
    }
    await expect(never).rejects.toMatchObject({ problem: tooFast });
    expect(last().sent.filter(({ type }) => type === "undo").length).toBe(8);
  });

  test("asks nothing again on another connection", async () => {
    last().greet();
    const promise = line.call({ type: "undo", seat: 0 });
    last().say({ type: "refused", call: 2, problem: { ...PROBLEM, code: "TOO_MUCH" } });

    last().onclose?.({} as CloseEvent);
    vi.advanceTimersByTime(2000);
    last().greet();

    await expect(promise).rejects.toMatchObject({ problem: null });
    expect(last().sent.map(({ type }) => type)).toEqual(["hello"]);
  });

  test("refuses calls while it is lost, and says nothing twice", async () => {
    await expect(line.call({ type: "undo", seat: 0 })).rejects.toBeInstanceOf(CallRefused);
  });

  test("comes back by itself, and says hello again", () => {
    last().greet();

    last().onclose?.({} as CloseEvent);
    vi.advanceTimersByTime(1000);
    last().greet();

    expect(sockets.length).toBe(2);
    expect(states).toEqual(["open", "lost", "open"]);
  });

  test("breaks the promises of calls that were on their way", async () => {
    last().greet();
    const promise = line.call({ type: "undo", seat: 0 });

    last().onclose?.({} as CloseEvent);

    await expect(promise).rejects.toMatchObject({ problem: null });
  });

  test("does not come back when it was told not to", () => {
    last().greet();

    last().say({ type: "bye", problem: PROBLEM, again: null });
    vi.advanceTimersByTime(60_000);

    expect(sockets.length).toBe(1);
    expect(states).toEqual(["open", "closed"]);
    expect(heard.map((message) => message.type)).toEqual(["bye"]);
  });

  test("comes back when it was told to", () => {
    last().greet();

    last().say({ type: "bye", problem: PROBLEM, again: 3 });
    vi.advanceTimersByTime(2900);
    const before = sockets.length;
    vi.advanceTimersByTime(200);

    expect([before, sockets.length]).toEqual([1, 2]);
  });

  test("that stays silent after a ping is given up", () => {
    last().greet();

    vi.advanceTimersByTime(20_000);
    const pinged = last().sent.map((call) => call.type);
    vi.advanceTimersByTime(9_500);

    expect(pinged).toEqual(["hello", "ping"]);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets.length).toBe(2);
  });

  test("hurries when the network is back", () => {
    last().greet();
    last().onclose?.({} as CloseEvent);

    line.hurry();

    expect(sockets.length).toBe(2);
  });
});

test("the wait before a try grows, and has an end", () => {
  const waits = [0, 1, 2, 3, 20].map((tries) => waitBefore(tries, 0.5));

  expect(waits).toEqual([500, 1000, 2000, 4000, 15_000]);
  expect(waitBefore(0, 0)).toBeLessThan(waitBefore(0, 1));
});
