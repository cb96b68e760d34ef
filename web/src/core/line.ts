/** The line to a table: a socket that comes back by itself. */

import type { FromClient, FromServer, Problem } from "../wire.ts";

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A call without its number, which the line gives. */
export type Call = Without<FromClient, "call">;

/** "open" once the server has greeted, or told something; "lost" while we try again; "closed" when we may not. */
export type LineState = "connecting" | "open" | "lost" | "closed";

/** What a line needs of a WebSocket, so that tests can hold the other end. */
export interface Socket {
  send(text: string): void;
  close(): void;
  /** What has come already, if somebody has said hello before, as the first call. */
  readonly heard?: MessageEvent[];
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
}

export interface Ends {
  /** The first message, made afresh for each connection. */
  hello: () => Call & { type: "hello" };
  heard: (message: FromServer) => void;
  changed: (state: LineState) => void;
}

/** Why a call failed; `null` words mean that the line was lost on the way. */
export class CallRefused extends Error {
  readonly problem: Problem | null;

  constructor(problem: Problem | null) {
    super(problem?.words ?? "lost");
    this.problem = problem;
  }
}

/** What answers a call that was not refused. */
export type Reply = Extract<FromServer, { type: "done" | "drafted" | "pong" }>;

interface Waiting {
  done: (reply: Reply) => void;
  refused: (why: CallRefused) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

/** Who is faster than the server lets anybody be waits and asks again: so long at first, so often. */
const TOO_FAST = "TOO_MUCH";
const BREATH = 250;
const BREATHS = 5;

/** How long to wait before the next try: twice as long each time, not all at the same moment. */
export function waitBefore(tries: number, chance: number): number {
  return Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT) * (0.75 + chance / 2);
}

export class Line {
  private socket: Socket | null = null;
  private calls = 0;
  private tries = 0;
  private readonly waiting = new Map<number, Waiting>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private state: LineState = "connecting";

  constructor(
    private readonly open: () => Socket,
    private readonly ends: Ends,
  ) {}

  /** Connect, and stay connected. */
  start(): void {
    this.connect();
  }

  /** Never again. */
  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.pinger);
    this.drop();
  }

  /** Try at once: the network is back, or somebody is looking at the page again. */
  hurry(): void {
    if (this.state === "lost" && !this.ended) {
      clearTimeout(this.timer);
      this.connect();
    }
  }

  /** Send a call; the promise is kept when the server says that it is done, with what it says. */
  call(call: Call): Promise<Reply> {
    return new Promise((done, refused) => {
      if (this.state !== "open" || !this.socket) {
        refused(new CallRefused(null));
        return;
      }
      this.send(this.socket, call, { done, refused: this.patient(this.socket, call, { done, refused }) });
    });
  }

  /** What to do when a call is refused: once more after a while if it only came too fast. */
  private patient(socket: Socket, call: Call, waiting: Waiting, tries = 0): Waiting["refused"] {
    return (why) => {
      if (why.problem?.code !== TOO_FAST || tries === BREATHS) {
        waiting.refused(why);
        return;
      }
      const again = { ...waiting, refused: this.patient(socket, call, waiting, tries + 1) };
      setTimeout(
        () => {
          if (this.socket === socket) this.send(socket, call, again);
          else waiting.refused(new CallRefused(null));
        },
        BREATH * 2 ** tries,
      );
    };
  }

  private send(socket: Socket, call: Call, waiting: Waiting): void {
    this.calls += 1;
    this.waiting.set(this.calls, waiting);
    socket.send(JSON.stringify({ ...call, call: this.calls }));
  }

  private connect(): void {
    this.drop();
    this.say(this.tries === 0 ? "connecting" : "lost");
    const socket = this.open();
    this.socket = socket;
    const greeted = { done: () => this.greeted(socket), refused: () => {} };
    if (socket.heard) {
      this.calls = 1;
      this.waiting.set(1, greeted);
    } else socket.onopen = () => this.send(socket, this.ends.hello(), greeted);
    const hear = (event: MessageEvent) => this.hear(socket, JSON.parse(String(event.data)) as FromServer);
    socket.onmessage = hear;
    socket.heard?.forEach(hear);
    socket.onclose = () => {
      if (this.socket === socket) this.lost(null);
    };
  }

  /** The server takes calls from now on. It may tell much before it says so: then that is its greeting. */
  private greeted(socket: Socket): void {
    if (this.state === "open") return;
    this.tries = 0;
    this.say("open");
    this.ping(socket);
  }

  private hear(socket: Socket, message: FromServer): void {
    if (message.type === "done" || message.type === "drafted" || message.type === "pong") {
      this.answered(message.call)?.done(message);
    } else if (message.type === "refused") {
      if (message.call !== null) this.answered(message.call)?.refused(new CallRefused(message.problem));
    } else if (message.type === "bye") {
      this.ends.heard(message);
      this.lost(message.again === null ? "closed" : message.again * 1000);
    } else {
      this.greeted(socket);
      this.ends.heard(message);
    }
  }

  private answered(call: number): Waiting | undefined {
    const found = this.waiting.get(call);
    this.waiting.delete(call);
    return found;
  }

  /** A silent line may be dead: ping it, and reconnect if there is no answer. */
  private ping(socket: Socket): void {
    clearTimeout(this.pinger);
    this.pinger = setTimeout(() => {
      if (this.socket !== socket) return;
      this.pinger = setTimeout(() => this.lost(null), PONG_WITHIN);
      this.send(socket, { type: "ping" }, { done: () => this.ping(socket), refused: () => {} });
    }, PING_EVERY);
  }

  private lost(next: "closed" | number | null): void {
    this.drop();
    clearTimeout(this.pinger);
    if (this.ended) return;
    if (next === "closed") {
      this.say("closed");
      return;
    }
    this.say("lost");
    const wait = next ?? waitBefore(this.tries, Math.random());
    this.tries += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    for (const waiting of this.waiting.values()) waiting.refused(new CallRefused(null));
    this.waiting.clear();
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.onopen = null;
      socket.close();
    }
  }

  private say(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.ends.changed(state);
  }
}
