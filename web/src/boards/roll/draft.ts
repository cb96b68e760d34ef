/**
 * A plan in the making. The server tells every gesture that leads on, with the list of picks after it;
 * this page keeps the list and asks for the next picture. It knows no rules.
 */

import { computed, effect, signal } from "@preact/signals";
import { type Offer, offer } from "../../core/picks.ts";
import type { Choosing, TableStore } from "../../table/store.ts";
import type { Option, Question, RefusedOption, RollPlan, RollView, Update } from "../../wire.ts";

/** Which plan a draft belongs to: one seat, one round; and in which language it is worded. */
interface Drafted {
  round: number;
  seat: number | null;
  lang: string;
  plan: RollPlan;
}

/** The gestures of a plan as options of pieces; their ids are their places in the list. */
export function gestureOptions(plan: RollPlan): Option[] {
  return plan.gestures.map((gesture, id) => ({
    id,
    kind: gesture.kind,
    words: gesture.words,
    piece: gesture.piece,
    target: gesture.target,
    facts: {},
    notes: [],
    reveals: false,
  }));
}

/** Powers that cannot be used now, with the reason. */
export function barredPowers(plan: RollPlan): RefusedOption[] {
  return plan.powers
    .filter((power) => power.why_not !== null)
    .map((power, k) => ({
      id: -1 - k,
      kind: "use",
      words: power.name,
      piece: power.id,
      target: null,
      why: { code: "", facts: {}, words: power.why_not ?? "" },
    }));
}

/** What may be done with a plan, by piece and by place. */
export function offerOf(plan: RollPlan | null, question: Question | null): Offer {
  if (!plan?.open || !question) return offer(null);
  return offer({ ...question, options: gestureOptions(plan), refused: barredPowers(plan) });
}

/**
 * The die that most would take to select a phase: one that shows it, else a wild one, else any. It is
 * shown at once, and any other can take its place.
 */
export function selector(plan: RollPlan, phase: string): number {
  const faces = new Map(plan.dice.map((die) => [die.id, die.face]));
  const found = plan.gestures
    .map((gesture, id) => ({ gesture, id, face: faces.get(gesture.piece) }))
    .filter(({ gesture }) => gesture.kind === "select" && gesture.target === `strip:${phase}`);
  const best =
    found.find(({ face }) => face === phase) ?? found.find(({ face }) => face === "wild") ?? found[0];
  return best?.id ?? -1;
}

export class Draft implements Choosing {
  readonly lifted = signal<string | null>(null);
  readonly picks = signal<number[]>([]);
  private readonly drafted = signal<Drafted | null>(null);
  private readonly before = signal<number[][]>([]);
  private asked = 0;

  constructor(private readonly store: TableStore) {}

  /** The plan as it stands: as drafted here, or else as the table knows it. */
  readonly plan = computed<RollPlan | null>(() => {
    const update = this.store.update.value;
    if (update?.view.board !== "roll" || !update.view.plan) return null;
    const own = this.drafted.value;
    return own && update.view.plan.open && belongs(own, update, update.view) ? own.plan : update.view.plan;
  });

  readonly offer = computed(() => offerOf(this.plan.value, this.store.question.value));

  /** Whether there is a step to take back. */
  readonly changed = computed(() => (this.plan.value?.picks.length ?? 0) > 0);

  choose(option: Option): void {
    this.take(option.id);
  }

  /** Carry out one gesture of the list. */
  take(gesture: number): void {
    const plan = this.plan.value;
    const found = plan?.gestures[gesture];
    if (!plan || !found) return;
    this.before.value = [...this.before.value, plan.picks];
    void this.show(found.picks);
  }

  lift(piece: string): void {
    this.lifted.value = this.lifted.value === piece ? null : piece;
  }

  carry(piece: string | null): void {
    this.lifted.value = piece;
  }

  /** One step back, or all of them. */
  back(): void {
    const last = this.before.value.at(-1);
    this.before.value = this.before.value.slice(0, -1);
    void this.show(last ?? []);
  }

  reset(): void {
    this.before.value = [];
    void this.show([]);
  }

  /** The same plan in another language. */
  again(): void {
    const own = this.drafted.value;
    if (own) void this.show(own.plan.picks);
  }

  /** Whether what was drafted here is worded in another language by now. */
  isForeign(update: Update): boolean {
    return this.drafted.value !== null && this.drafted.value.lang !== update.lang;
  }

  send(): void {
    const plan = this.plan.value;
    if (!plan?.open || plan.why_not !== null) return;
    this.lifted.value = null;
    this.before.value = [];
    this.whenIdle(() => this.store.reply(plan.whole));
  }

  /** While the next picture is on its way, nothing can be sent: it goes as soon as that is there. */
  private whenIdle(then: () => void): void {
    const round = this.store.update.value?.view.round;
    let waits = true;
    const go = () => {
      stop();
      if (waits && this.store.update.value?.view.round === round) then();
      waits = false;
    };
    const stop = effect(() => {
      if (!this.store.busy.value) queueMicrotask(go);
    });
  }

  private async show(picks: number[]): Promise<void> {
    this.asked += 1;
    const now = this.asked;
    this.lifted.value = null;
    const update = this.store.update.value;
    const view = await this.store.draft(picks);
    if (now !== this.asked || !update || view?.board !== "roll" || !view.plan) return;
    const drafted = { round: view.round, seat: update.seat, lang: update.lang, plan: view.plan };
    this.store.stage.glide(() => {
      this.drafted.value = drafted;
    });
  }
}

function belongs(own: Drafted, update: Update, view: RollView): boolean {
  return own.round === view.round && own.seat === update.seat;
}

const KNOWN = new WeakMap<TableStore, Draft>();

/** The draft of a table; it stays while the page shows that table. */
export function draftOf(store: TableStore): Draft {
  const found = KNOWN.get(store) ?? new Draft(store);
  KNOWN.set(store, found);
  return found;
}
