/**
 * A plan that has not been sent stays in this tab, so that a reload does not lose it. It is kept as picks
 * alone: what may still be done with them the server says.
 */

import type { RollPlan, Update } from "../../wire.ts";

export interface Kept {
  picks: number[];
  /** The picks of the plans before it, for steps back. */
  before: number[][];
}

/** Where it is kept; tests bring one of their own. */
export interface Shelf {
  get(key: string): string | null;
  put(key: string, text: string | null): void;
}

export const TAB: Shelf = {
  get(key) {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null; // a browser may forbid it: then nothing is kept
    }
  },
  put(key, text) {
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      // nothing is kept
    }
  },
};

/** The plan of one seat at one table; another round, question or roll of the dice makes it void. */
export class Keeping {
  constructor(
    private readonly table: string,
    private readonly shelf: Shelf,
  ) {}

  keep(update: Update, plan: RollPlan, kept: Kept): void {
    const text = kept.picks.length > 0 ? JSON.stringify({ ...kept, of: mark(update, plan) }) : null;
    this.shelf.put(this.key(update), text);
  }

  forget(update: Update): void {
    this.shelf.put(this.key(update), null);
  }

  /** What was kept of the plan that this update asks for. */
  find(update: Update, plan: RollPlan): Kept | null {
    const text = this.shelf.get(this.key(update));
    if (text === null) return null;
    const { of, picks, before } = JSON.parse(text) as Kept & { of: string };
    return of === mark(update, plan) ? { picks, before } : null;
  }

  private key(update: Update): string {
    return `plan ${this.table} ${update.seat}`;
  }
}

/** What a plan belongs to: the question, what has been given to it, and the dice. */
function mark({ question, view }: Update, plan: RollPlan): string {
  const dice = plan.dice.map(({ colour, face }) => `${colour} ${face}`);
  return JSON.stringify([view.round, question?.number, question?.given, dice]);
}
