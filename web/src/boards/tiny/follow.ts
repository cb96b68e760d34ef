/** Standing answers to "will you follow?": not in this turn, not this action, not after this planet. */

import { effect, type Signal, signal } from "@preact/signals";
import type { TableStore } from "../../table/store.ts";
import type { Happening, Option, Question, TinyView } from "../../wire.ts";

/** `turn` is the turn in which nothing is followed; the others hold until they are called off. */
export interface Noes {
  turn: string | null;
  actions: string[];
  planets: string[];
}

/** What is being asked: in which turn, about which action, after what at which planet. */
export interface Asked {
  turn: string;
  action: string;
  planet: string | null;
}

export const NONE: Noes = { turn: null, actions: [], planets: [] };

/** By what a turn is known. */
export function turnOf(view: TinyView): string {
  return `${view.round}-${view.active}`;
}

export function isFollow(question: Question | null): boolean {
  return question?.kind === "follow" || question?.kind === "free-follow";
}

/** The planet at which something was done with the last die; null if it was at none. */
export function planetOf(log: readonly Happening[]): string | null {
  for (let k = log.length - 1; k >= 0; k -= 1) {
    const { kind, facts } = log[k] as Happening;
    if (DEEDS.has(kind) && typeof facts.card === "string") return facts.card;
    if (ROLLS.has(kind)) return null;
  }
  return null;
}

const DEEDS: ReadonlySet<string> = new Set(
  ["used", "landed", "entered-orbit", "advanced", "colonised"].flatMap((kind) => [kind, `rogue-${kind}`]),
);
const ROLLS: ReadonlySet<string> = new Set(["activated", "rolled", "rogue-rolled", "rogue-rerolled"]);

export function asked(question: Question, view: TinyView, log: readonly Happening[]): Asked {
  return { turn: turnOf(view), action: String(question.facts.action ?? ""), planet: planetOf(log) };
}

/** Whether it has been answered already. */
export function declined(noes: Noes, { turn, action, planet }: Asked): boolean {
  if (noes.turn === turn || noes.actions.includes(action)) return true;
  return planet !== null && noes.planets.includes(planet);
}

const kept = new Map<string, Signal<Noes>>();

/** The standing answers at a table; this browser remembers them. */
export function noesOf(table: string): Signal<Noes> {
  const known = kept.get(table);
  if (known) return known;
  const key = `follow ${table}`;
  const made = signal<Noes>(read(key));
  effect(() => {
    try {
      if (made.value === NONE) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(made.value));
    } catch {
      // a browser may forbid it: then they hold as long as the page
    }
  });
  kept.set(table, made);
  return made;
}

function read(key: string): Noes {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Noes> | null;
    return found ? { ...NONE, ...found } : NONE;
  } catch {
    return NONE;
  }
}

/** Who does not want to be asked does not follow. */
export function obvious(question: Question, view: TinyView, _: unknown, store: TableStore): Option | null {
  if (!isFollow(question)) return null;
  const about = asked(question, view, store.log.value);
  if (!declined(noesOf(store.id).value, about)) return null;
  return question.options.find((option) => option.kind === "pass") ?? null;
}
