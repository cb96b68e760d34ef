/**
 * A plan in the making. The server tells every gesture that leads on, with the list of picks after it;
 * this page keeps the list and asks for the next picture. It knows no rules.
 */

import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { type Offer, offer } from "../../core/picks.ts";
import type { Stage } from "../../table/stage.ts";
import type { Choosing, TableStore } from "../../table/store.ts";
import type { Option, Question, RefusedOption, RollGesture, RollPlan, Update } from "../../wire.ts";
import { Keeping, type Kept, type Shelf, TAB } from "./kept.ts";

/** What a plan needs of its table. */
export type PlanTable = Pick<
  TableStore,
  "id" | "latest" | "update" | "question" | "busy" | "draft" | "reply"
> & {
  stage: Pick<Stage, "glide">;
};

/** Which plan a draft belongs to: one seat, one round, after what was given; and how it is worded. */
interface Drafted {
  round: number;
  seat: number | null;
  given: readonly number[];
  lang: string;
  plan: RollPlan;
  /** The picks of the plans before it, for steps back. */
  before: number[][];
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
  /** The number of the question that is being answered from here, or has been. */
  private readonly sent = signal<number | null>(null);
  /** What has been done and not been carried out yet: everything waits for what came before it. */
  private queue: Promise<void> = Promise.resolve();
  private readonly keeping: Keeping;
  /** The question whose plan has been looked for among what was kept. */
  private soughtFor: Question | null = null;

  constructor(
    private readonly store: PlanTable,
    shelf: Shelf = TAB,
  ) {
    this.keeping = new Keeping(store.id, shelf);
  }

  /** What was drafted here, if it is a draft of the plan that is being made. */
  private readonly own = computed<Drafted | null>(() => {
    const own = this.drafted.value;
    const latest = this.store.latest.value;
    return own && latest && belongs(own, latest) ? own : null;
  });

  /**
   * The plan as it stands: as drafted here, or else as the table knows it. It is as new as the question:
   * while older scenes are still being shown, dice can be assigned.
   */
  readonly plan = computed<RollPlan | null>(() => {
    const plan = planIn(this.store.latest.value);
    return plan?.open && this.own.value ? this.own.value.plan : plan;
  });

  /** The plan as it is drawn: that of the table on the screen, which is closed if it is not the newest. */
  readonly drawn = computed<RollPlan | null>(() => {
    const shown = this.store.update.value;
    const plan = planIn(shown);
    if (!plan) return null;
    const same = shown?.view.round === this.store.latest.value?.view.round;
    return (same && this.plan.value) || { ...plan, open: false };
  });

  readonly offer = computed(() => offerOf(this.plan.value, this.store.question.value));

  /** Whether there is a step to take back. */
  readonly changed = computed(() => (this.plan.value?.picks.length ?? 0) > 0);

  /** Whether the plan is on its way. */
  readonly sending = computed(() => this.sent.value !== null && this.sent.value === this.number());

  choose(option: Option): void {
    this.take(option.id);
  }

  /** Carry out one gesture of the list; after others that are under way, the same one if it is still there. */
  take(gesture: number): void {
    const wanted = this.plan.value?.gestures[gesture];
    if (!wanted) return;
    this.step((plan, before) => {
      const found = plan.gestures.find((one) => isSame(one, wanted));
      return found ? { picks: found.picks, before: [...before, plan.picks] } : null;
    });
  }

  /** Select a phase with the die that most would take. */
  select(phase: string): void {
    const plan = this.plan.value;
    if (plan?.open) this.take(selector(plan, phase));
  }

  lift(piece: string): void {
    this.lifted.value = this.lifted.value === piece ? null : piece;
  }

  carry(piece: string | null): void {
    this.lifted.value = piece;
  }

  /** One step back, or all of them. */
  back(): void {
    this.step((plan, before) => stepBack({ picks: plan.picks, before }) ?? { picks: [], before: [] });
  }

  reset(): void {
    this.step(() => ({ picks: [], before: [] }));
  }

  /**
   * Forget what was drafted in another round, take up what was kept of this one, and ask again for what
   * is worded in another language.
   */
  keepUp(): void {
    const latest = this.store.latest.value;
    const drafted = this.drafted.value;
    if (latest && drafted && drafted.round !== latest.view.round) this.drafted.value = null;
    if (latest) this.takeUp(latest);
    if (!this.isForeign()) return;
    this.inTurn(async () => {
      const own = this.own.value;
      if (own && this.isForeign()) await this.show({ picks: own.plan.picks, before: own.before });
    });
  }

  /** Go on with the plan that was kept in this tab, as far as the server still takes it. */
  private takeUp(latest: Update): void {
    const { question } = latest;
    const plan = planIn(latest);
    if (!question || !plan?.open || this.own.value || this.soughtFor === question) return;
    this.soughtFor = question;
    const kept = this.keeping.find(latest, plan);
    this.keeping.forget(latest);
    if (!kept) return;
    this.inTurn(async () => {
      for (let to: Kept | null = kept; to; to = stepBack(to)) {
        if (this.own.value || this.number() !== question.number || (await this.show(to, true))) return;
      }
    });
  }

  /** Send the plan as it is after all that is under way, once to each question. */
  send(): void {
    const number = this.number();
    if (number === null || this.sent.value === number) return;
    this.sent.value = number;
    this.lifted.value = null;
    this.inTurn(async () => {
      await whenFalse(this.store.busy);
      const plan = this.plan.value;
      const fits = plan?.open && plan.why_not === null && this.number() === number;
      const latest = this.store.latest.value;
      const taken = fits && (await this.store.reply(plan.whole));
      if (taken && latest) this.keeping.forget(latest);
      if (!taken && this.sent.value === number) this.sent.value = null;
    });
  }

  private number(): number | null {
    return this.store.question.value?.number ?? null;
  }

  private isForeign(): boolean {
    const own = this.own.value;
    return own !== null && own.lang !== this.store.latest.value?.lang;
  }

  /** Go on to another draft, from the one that is there by then. */
  private step(next: (plan: RollPlan, before: number[][]) => Kept | null): void {
    const number = this.number();
    this.lifted.value = null;
    this.inTurn(async () => {
      const plan = this.plan.value;
      if (!plan?.open || this.number() !== number) return;
      const to = next(plan, this.own.value?.before ?? []);
      if (to) await this.show(to);
    });
  }

  private inTurn(work: () => Promise<void>): void {
    this.queue = this.queue.then(work, work);
  }

  /** Draw the plan with these picks; whether the server takes them. */
  private async show({ picks, before }: Kept, quietly = false): Promise<boolean> {
    const latest = this.store.latest.value;
    const view = await this.store.draft(picks, quietly);
    if (!latest || view?.board !== "roll" || !view.plan) return false;
    const { seat, lang } = latest;
    const drafted = { round: view.round, seat, given: givenIn(latest), lang, plan: view.plan, before };
    this.store.stage.glide(() => {
      this.drafted.value = drafted;
    });
    this.keeping.keep(latest, view.plan, { picks, before });
    return true;
  }
}

function stepBack({ before }: Kept): Kept | null {
  const picks = before.at(-1);
  return picks ? { picks, before: before.slice(0, -1) } : null;
}

function planIn(update: Update | null): RollPlan | null {
  return update?.view.board === "roll" ? update.view.plan : null;
}

function givenIn(update: Update): readonly number[] {
  return update.question?.given ?? [];
}

function belongs(own: Drafted, update: Update): boolean {
  const given = givenIn(update);
  const same = given.length === own.given.length && given.every((pick, k) => pick === own.given[k]);
  return same && own.round === update.view.round && own.seat === update.seat;
}

function isSame(one: RollGesture, other: RollGesture): boolean {
  return one.kind === other.kind && one.piece === other.piece && one.target === other.target;
}

function whenFalse(busy: ReadonlySignal<boolean>): Promise<void> {
  return new Promise((done) => {
    const stop = effect(() => {
      if (busy.value) return;
      queueMicrotask(() => stop());
      done();
    });
  });
}

const KNOWN = new WeakMap<TableStore, Draft>();

/** The draft of a table; it stays while the page shows that table. */
export function draftOf(store: TableStore): Draft {
  const found = KNOWN.get(store) ?? new Draft(store);
  KNOWN.set(store, found);
  return found;
}
