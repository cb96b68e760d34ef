/** A table as this page knows it, and everything that can be done there. */

import { batch, computed, effect, signal } from "@preact/signals";
import type { Board } from "../boards/board.ts";
import { boardOf } from "../boards/registry.ts";
import { api, Refused } from "../core/api.ts";
import { socketTo } from "../core/early.ts";
import { notTaken, shareFor } from "../core/fair.ts";
import { type Call, CallRefused, Line, type LineState } from "../core/line.ts";
import { notify, title } from "../core/notice.ts";
import { complete, gathers, inOrder, kept, loses, offer, toggled } from "../core/picks.ts";
import { listens, secondYes } from "../core/prefs.ts";
import { sound } from "../core/sound.ts";
import { lang, t } from "../core/words.ts";
import { hideHint } from "../ui/hint.tsx";
import { tell } from "../ui/toast.tsx";
import type {
  AnyFace,
  ChatLine,
  FromServer,
  Happening,
  Join,
  Option,
  Problem,
  Question,
  TableState,
  Update,
  View,
} from "../wire.ts";
import { Stage } from "./stage.ts";

/** What a gesture has already answered to a question that follows; null if it has not. */
export type Next = (question: Question, update: Update) => Option | Option[] | null;

/** What pieces on a board need to know, and what is done with them. */
export type Choosing = Pick<TableStore, "offer" | "lifted" | "picks" | "choose" | "lift" | "carry">;

export class TableStore {
  readonly id: string;
  readonly table = signal<TableState | null>(null);
  /** What draws this game, once it has come; or whether it cannot be had. */
  readonly board = signal<Board | null>(null);
  readonly boardLost = signal(false);
  /** What has come last. */
  readonly latest = signal<Update | null>(null);
  /** What is on the screen, step by step. */
  readonly stage = new Stage(() => this.board.value?.moves ?? false);
  /** The log as far as it has come. */
  readonly log = signal<Happening[]>([]);
  /** How long the log was when I last answered: what comes after is news. */
  readonly since = signal(0);
  readonly chat = signal<ChatLine[]>([]);
  readonly unread = signal(0);
  readonly link = signal<LineState>("connecting");
  readonly faces = signal<Record<string, AnyFace>>({});
  readonly picks = signal<number[]>([]);
  /** A piece that has been lifted, or is being dragged, until it is known where it goes. */
  readonly lifted = signal<string | null>(null);
  /** An answer to what is asked now is on its way. */
  readonly busy = computed(() => this.answering.value !== null && this.answering.value === this.number());
  /** An answer that cannot be taken back and waits for a yes. */
  readonly confirming = signal<Option[] | null>(null);
  /** Whether the picks would be taken, as the server says. */
  readonly ready = signal(false);
  /** Why they would not, though they are as many as are asked for. */
  readonly unfit = signal<string | null>(null);
  /** Whether the server is being asked if these picks would be taken. */
  readonly weighing = signal(false);
  /** The final score has been put away, to look at the table. */
  readonly endSeen = signal(false);
  /** Why there is no table here. */
  readonly closed = signal<string | null>(null);
  readonly farewell = signal<Problem | null>(null);

  /** When the table was last told, for times that run from then. */
  toldAt = 0;

  /** The table as it is shown, with what is asked now: nobody waits for the picture to answer. */
  readonly update = computed(() => {
    const shown = this.stage.shown.value;
    const latest = this.latest.value;
    if (!shown || !latest || shown === latest) return shown;
    return { ...latest, view: shown.view, seq: shown.seq, end: shown.end };
  });
  readonly question = computed(() => this.latest.value?.question ?? null);
  readonly offer = computed(() => offer(this.question.value));

  /** The name under which the browser remembers from which seat this page looks at the table. */
  private readonly looked: string;
  private readonly line: Line;
  private facesIn = "";
  /** The language in which the server has been asked to speak; early, in the one that was known. */
  private speaks: string = lang.value;
  private asked = -1;
  /** The number of the question whose answer is on its way: the next one may be asked before it is through. */
  private readonly answering = signal<number | null>(null);
  /** Tables to whose deal this page has added a number. */
  private readonly shared = new Set<string>();
  private rematch: string | null = null;
  /** A second yes has been given, and holds until the turn is over. */
  private sure = false;
  /** After going back everything is asked again, even what is obvious. */
  private wentBack = false;
  private checks = 0;
  /** The picks shall be sent as soon as the server says that they would be taken. */
  private wished = false;
  /** What the same gesture answers to the next questions, in their order. */
  private next: Next[] = [];

  constructor(id: string) {
    this.id = id;
    this.looked = `seat ${id}`;
    this.table.subscribe(() => {
      this.toldAt = performance.now();
    });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${id}/socket`;
    this.line = new Line(() => socketTo(address), {
      hello: () => this.hello(),
      heard: (message) => this.hear(message),
      changed: (state) => {
        this.link.value = state;
        if (state !== "open") this.answering.value = null;
        else this.speak(); // the language may have been chosen while the line was opened
      },
    });
  }

  /**
   * Begin: everything that is needed is asked for at the same time. Only somebody
   * who had chosen a seat to look from waits until it is known to be still theirs.
   */
  start(): void {
    const chose = sessionStorage.getItem(this.looked) !== null;
    this.bringTable(() => chose && this.line.start());
    if (chose) this.bringFaces(lang.value);
    else this.bringFirstFaces();
    if (!chose) this.line.start();
    this.checking = effect(() => this.check(this.question.value, this.picks.value));
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  end(): void {
    this.line.end();
    this.checking();
    this.stage.stop();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  private checking: () => void = () => {};

  private readonly hurry = (): void => {
    if (document.hidden) this.stage.finish();
    else this.line.hurry();
  };

  private hello(): Call & { type: "hello" } {
    const last = this.latest.value;
    const same = last !== null && last.lang === lang.value;
    const kept = this.kept();
    this.speaks = lang.value;
    return {
      type: "hello",
      lang: lang.value,
      ...(last ? { seat: last.seat } : kept === null ? {} : { seat: kept }),
      seq: same ? last.seq : 0,
      known: same ? this.known() : 0,
      chat_known: 0,
      listens: listens.value === "on",
    };
  }

  /** After a reload the same seat looks on, unless its player has got up meanwhile. */
  private kept(): number | null {
    const kept = sessionStorage.getItem(this.looked);
    const seat = kept === null ? null : Number(kept);
    return seat !== null && this.table.value?.my_seats.includes(seat) ? seat : null;
  }

  /** How much of the log has arrived, shown or not. */
  private known(): number {
    const last = this.latest.value;
    return last ? last.log.keep + last.log.events.length : 0;
  }

  // -- what the server says ----------------------------------------------

  private hear(message: FromServer): void {
    if (message.type === "update") this.arrive(message);
    else if (message.type === "table") {
      this.table.value = message.table;
      this.addShare(message.table);
      this.shareInRematch(message.table);
    } else if (message.type === "chat") {
      const before = message.fresh ? [] : this.chat.value;
      this.chat.value = [...before, ...message.lines];
      if (!message.fresh) this.unread.value += message.lines.length;
    } else if (message.type === "bye") {
      sessionStorage.removeItem(this.looked);
      this.farewell.value = message.problem;
    }
  }

  /** Add a number of this browser's own to the deal, once its commitment has been seen. */
  private addShare(table: TableState): void {
    const { fairness, my_seats: mine } = table;
    if (!fairness || table.state !== "open" || mine.length === 0) return;
    if (this.shared.has(table.id) || mine.some((seat) => fairness.sent[seat])) return;
    this.shared.add(table.id);
    api.share(table.id, { share: shareFor(table.id, fairness.commitment) }).then(
      (told) => {
        if (told.id === this.id) this.table.value = told;
      },
      (why) => {
        if (why instanceof Refused && why.status === 0) this.shared.delete(table.id);
        else notTaken(table.id); // another device of mine was faster, or the cards are dealt
      },
    );
  }

  /** Somebody still looking at the final score already has a seat at the rematch, and a number to add. */
  private shareInRematch(table: TableState): void {
    const next = table.rematch;
    if (next === null || table.my_seats.length === 0 || this.rematch === next) return;
    this.rematch = next;
    api.table(next).then(
      (told) => this.addShare(told),
      () => {
        this.rematch = null;
      },
    );
  }

  private arrive(update: Update): void {
    const last = this.latest.value;
    const same = last !== null && last.seat === update.seat && last.lang === update.lang;
    if (same && update.seq < last.seq) return;
    batch(() => {
      this.picks.value = kept(last?.question ?? null, update.question, this.picks.value);
      if (last?.question?.number !== update.question?.number) {
        if (this.confirming.value) this.decline();
        this.lifted.value = null;
        hideHint();
      }
      this.latest.value = update;
    });
    const lost = this.stage.take(update);
    const told = this.stage.told;
    this.since.value = last ? Math.min(this.since.value, told.length) : told.length;
    this.log.value = told;
    if (lost) void this.call({ type: "resync" });
    this.takeOwnSeat(update);
    queueMicrotask(() => this.answerPlain(update));
    this.remind(update);
    if (update.question === null) this.sure = false;
  }

  /** Answer by itself where only one way makes sense; not before the last answer is known to be taken. */
  private answerPlain(update: Update): void {
    const waits = this.answering.value !== null || this.wentBack || this.confirming.value !== null;
    if (waits || this.latest.value !== update) return;
    const [first, ...rest] = this.next;
    this.next = [];
    if (update.question === null) return;
    const meant = first?.(update.question, update) ?? null;
    if (meant) {
      this.give(Array.isArray(meant) ? meant : [meant], true);
      this.next = rest;
      return;
    }
    const only = this.board.value?.obvious?.(update.question, update.view, this.faces.value, this);
    if (only) this.give([only], true, true);
  }

  /** Title and notification when I am asked something new. */
  private remind(update: Update): void {
    const about = this.table.value?.title ?? "Perihelion";
    const question = update.question;
    title(about, question !== null);
    if (question && question.number !== this.asked) {
      notify(this.id, about, question.words);
      sound("turn");
    }
    this.asked = question ? question.number : -1;
  }

  /** Somebody who sat down after opening the page is still a spectator: look from their own seat. */
  private takeOwnSeat(update: Update): void {
    const seat = this.table.value?.my_seats[0];
    if (update.seat === null && seat !== undefined) this.look(seat);
  }

  /** What the table is; the socket may have told it already. */
  private bringTable(then: () => void): void {
    api.table(this.id).then(
      (table) => {
        this.table.value ??= table;
        void this.bringBoard(table.game);
        then();
      },
      (why) => {
        this.line.end();
        this.closed.value = why instanceof Refused ? why.problem.words : t("failed");
      },
    );
  }

  private async bringBoard(game: string): Promise<void> {
    try {
      this.board.value = await boardOf(game);
    } catch {
      this.boardLost.value = true;
    }
    if (this.latest.value) this.answerPlain(this.latest.value);
  }

  /** What is printed on the cards of the first picture; not needed if all have come before them. */
  private bringFirstFaces(): void {
    const language = lang.peek();
    api.facesShown(this.id).then(
      (found) => {
        if (language !== lang.peek()) this.bringFirstFaces();
        else if (Object.keys(this.faces.value).length === 0) this.faces.value = found.faces;
      },
      () => {}, // all of them come soon
    );
  }

  /** What is printed on all cards, in the language of the table; asked for once the table is drawn. */
  bringFaces(language: string): void {
    if (this.facesIn === language) return;
    this.facesIn = language;
    api.faces(this.id).then(
      (found) => {
        if (this.facesIn === language) this.faces.value = found.faces;
      },
      () => {
        this.facesIn = "";
      },
    );
  }

  // -- what I do -----------------------------------------------------------

  /** Ask the server for something; whether it was done. */
  private async call(call: Call): Promise<boolean> {
    try {
      await this.line.call(call);
      return true;
    } catch (why) {
      const problem = why instanceof CallRefused ? why.problem : null;
      tell(problem?.words ?? t("not-sent"));
      return false;
    }
  }

  /** The table as it would look to me after these picks, none of which is given; null if they are refused. */
  async draft(picks: number[], quietly = false): Promise<View | null> {
    const question = this.question.value;
    if (!question) return null;
    try {
      const { seat, number: on } = question;
      const told = await this.line.call({ type: "draft", seat, on, picks });
      return told.type === "drafted" ? told.view : null;
    } catch (why) {
      const problem = why instanceof CallRefused ? why.problem : null;
      if (!quietly) tell(problem?.words ?? t("not-sent"));
      return null;
    }
  }

  /** Send a whole answer that the board has put together; whether it has been taken. */
  reply(picks: number[]): Promise<boolean> {
    this.wentBack = false;
    this.next = [];
    return this.answer(picks, false);
  }

  /** Choose an option: it is picked where several are asked for; otherwise it is the answer. */
  choose(option: Option): void {
    const question = this.question.value;
    if (!question || this.busy.value) return;
    this.next = [];
    if (gathers(question)) this.picks.value = toggled(question, this.picks.value, option.id);
    else this.give([option]);
  }

  /** Choose, and let the same gesture answer what is asked next: a tile dropped on a stack, say. */
  chooseThen(option: Option, ...next: Next[]): void {
    this.choose(option);
    if (this.busy.value || this.confirming.value?.includes(option)) this.next = next;
  }

  /** Lift a piece, or put it down again. */
  lift(piece: string): void {
    this.lifted.value = this.lifted.value === piece ? null : piece;
  }

  /** What is being dragged is lifted meanwhile. */
  carry(piece: string | null): void {
    this.lifted.value = piece;
  }

  /** Send the picks that have been gathered: the button that does it is a second yes already. */
  send(): void {
    const question = this.question.value;
    if (!question) return;
    this.wished = !this.ready.value && this.unfit.value === null && complete(question, this.picks.value);
    if (!this.ready.value) return;
    const picked = inOrder(question, this.picks.value);
    this.give(
      question.options.filter((option) => picked.includes(option.id)),
      true,
    );
  }

  unpick(): void {
    this.picks.value = [];
    this.lifted.value = null;
    this.decline();
  }

  /** No second yes: nothing is answered, nor what the same gesture would have answered next. */
  decline(): void {
    this.confirming.value = null;
    this.next = [];
  }

  /** Give an answer; one that reveals something needs a second yes. An obvious one is not mine. */
  give(options: Option[], sure = false, plain = false): void {
    if (options !== this.confirming.value) this.next = [];
    if (!sure && !this.sure && secondYes.value === "on" && this.losing(options)) {
      this.confirming.value = options;
      return;
    }
    this.sure ||= this.confirming.value !== null;
    this.confirming.value = null;
    this.wentBack = false;
    void this.answer(
      options.map((option) => option.id),
      plain,
    );
  }

  private losing(options: Option[]): boolean {
    const update = this.update.value;
    const question = update?.question;
    if (!update || !question) return false;
    return options.some((option) => loses(question, option, update.may.undo === null));
  }

  /** Ask whether the picks would be taken; those that are too few or too many would not. */
  private check(question: Question | null, picks: number[]): void {
    this.checks += 1;
    const now = this.checks;
    const sound = question !== null && gathers(question) && complete(question, picks);
    const plain = sound && picks.length === 0;
    this.wished = false;
    this.ready.value = plain;
    this.unfit.value = null;
    this.weighing.value = sound && !plain;
    if (!sound || plain) return;
    const { seat, number: on } = question;
    this.line.call({ type: "check", seat, on, picks: inOrder(question, picks) }).then(
      () => {
        if (now !== this.checks) return;
        this.weighing.value = false;
        this.ready.value = true;
        if (this.wished) this.send();
      },
      (why) => {
        if (now !== this.checks) return;
        this.weighing.value = false;
        if (why instanceof CallRefused && why.problem) this.unfit.value = why.problem.words;
        else this.ready.value = true; // the line was lost on the way: the answer itself will tell
      },
    );
  }

  private async answer(picks: number[], plain: boolean): Promise<boolean> {
    const question = this.question.value;
    if (!question || this.busy.value) return false;
    this.answering.value = question.number;
    if (!plain) {
      this.since.value = this.log.value.length;
      this.stage.mark();
    }
    const { seat, number: on } = question;
    const taken = await this.call({ type: "answer", seat, on, picks });
    if (!taken) this.next = [];
    if (this.answering.value === on) this.answering.value = null;
    const latest = this.latest.value;
    if (latest && latest.question?.number !== on) this.answerPlain(latest);
    return taken;
  }

  private number(): number | null {
    return this.question.value?.number ?? null;
  }

  private seat(): number | null {
    return this.update.value?.seat ?? null;
  }

  undo = (): void => this.back("undo");
  reset = (): void => this.back("reset");
  takeBack = (): void => this.back("take-back");

  private back(type: "undo" | "reset" | "take-back"): void {
    const seat = this.seat();
    if (seat === null) return;
    this.wentBack = true;
    this.next = [];
    this.stage.finish();
    void this.call({ type, seat });
  }

  look(seat: number | null): void {
    if (seat !== null) sessionStorage.setItem(this.looked, String(seat));
    void this.call({ type: "look", seat });
  }

  speak(): void {
    if (this.link.value !== "open" || this.speaks === lang.value) return;
    this.speaks = lang.value;
    void this.call({ type: "speak", lang: lang.value });
  }

  /** The table in words from now on, or no longer; without a line, when there is one again. */
  listen(on: boolean): void {
    listens.value = on ? "on" : "off";
    if (this.link.value === "open") void this.call({ type: "listen", listens: on });
  }

  say(text: string): void {
    void this.call({ type: "say", text });
  }

  sayPhrase(phrase: string): void {
    void this.call({ type: "say", phrase });
  }

  replace(seat: number, agree: boolean): void {
    void this.call({ type: "replace", seat, agree });
  }

  /** Any seat, with my number for the deal. */
  private seatWanted(): Join {
    const fairness = this.table.value?.fairness;
    return fairness ? { share: shareFor(this.id, fairness.commitment) } : {};
  }

  /** Do something at the table over HTTP, and show what comes of it. */
  async ask(what: "join" | "leave" | "comeBack" | "begin"): Promise<void> {
    try {
      this.table.value =
        what === "join" ? await api.join(this.id, this.seatWanted()) : await api[what](this.id);
      if (what === "leave") {
        this.shared.delete(this.id);
        sessionStorage.removeItem(this.looked);
      }
      if (what === "join" || what === "comeBack") {
        const seat = this.table.value.my_seats[0];
        if (seat !== undefined && this.update.value) this.look(seat);
      }
    } catch (why) {
      tell(why instanceof Refused ? why.problem.words : t("failed"));
    }
  }
}
