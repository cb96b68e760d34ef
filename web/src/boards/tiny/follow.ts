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

/** The planet at which something was done with the last die, before anybody followed; null if at none. */
export function planetOf(log: readonly Happening[]): string | null {
  let planet: string | null = null;
  for (let k = log.length - 1; k >= 0; k -= 1) {
    const { kind, facts } = log[k] as Happening;
    if (ROLLS.has(kind)) break;
    if (kind === "followed") planet = null;
    else if (DEEDS.has(kind) && typeof facts.card === "string") planet ??= facts.card;
  }
  return planet;
}

const DEEDS: ReadonlySet<string> = new Set(
  ["used", "landed", "entered-orbit", "advanced", "colonised"].flatMap((kind) => [kind, `rogue-${kind}`]),
);
const ROLLS: ReadonlySet<string> = new Set(["activated", "rolled", "rogue-rolled", "rogue-rerolled"]);

/** The newest table: the picture may lag behind it, an answer may not. */
export function newest({ latest }: Pick<TableStore, "latest">): TinyView | null {
  const view = latest.value?.view;
  return view?.board === "tiny" ? view : null;
}

/** What this question is about, after all that has come, shown or not. */
export function asked(question: Question, store: Pick<TableStore, "latest" | "log">): Asked {
  const view = newest(store);
  return {
    turn: view ? turnOf(view) : "",
    action: String(question.facts.action ?? ""),
    planet: planetOf(store.log.value),
  };
}

/** Whether it has been answered already. */
export function declined(noes: Noes, { turn, action, planet }: Asked): boolean {
  if (noes.turn === turn || noes.actions.includes(action)) return true;
  return planet !== null && noes.planets.includes(planet);
}

/** What is kept of one seat, and how to stop keeping it. */
interface Kept {
  noes: Signal<Noes>;
  stop: () => void;
}

const kept = new Map<string, Kept>();

/** Under this name, and the number of a seat, this browser remembers what was answered at a table. */
function prefix(table: string): string {
  return `follow ${table} `;
}

/** The standing answers of a seat at a table: several players may share this browser. */
export function noesOf(table: string, seat: number): Signal<Noes> {
  const key = `${prefix(table)}${seat}`;
  const known = kept.get(key);
  if (known) return known.noes;
  const noes = signal<Noes>(read(key));
  const stop = effect(() => {
    try {
      if (noes.value === NONE) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(noes.value));
    } catch {
      // a browser may forbid it: then they hold as long as the page
    }
  });
  kept.set(key, { noes, stop });
  return noes;
}

/** The game is over: nothing that was answered at this table is kept any longer. */
export function forget(table: string): void {
  for (const [key, { stop }] of kept) {
    if (!key.startsWith(prefix(table))) continue;
    stop();
    kept.delete(key);
  }
  try {
    const names = Array.from({ length: localStorage.length }, (_, k) => localStorage.key(k) ?? "");
    for (const key of names) if (key.startsWith(prefix(table))) localStorage.removeItem(key);
  } catch {
    // a browser that forbids it has kept nothing
  }
}

function read(key: string): Noes {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Noes> | null;
    return found ? { ...NONE, ...found } : NONE;
  } catch {
    return NONE;
  }
}

/** A player who has said not to be asked again does not follow. */
export function obvious(question: Question, _: TinyView, __: unknown, store: TableStore): Option | null {
  if (!isFollow(question)) return null;
  if (!declined(noesOf(store.id, question.seat).value, asked(question, store))) return null;
  return question.options.find((option) => option.kind === "pass") ?? null;
}
