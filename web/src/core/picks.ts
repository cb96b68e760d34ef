/** What may be chosen, and what has been picked so far. */

import type { Option, Question, RefusedOption } from "../wire.ts";

/**
 * The options of a question by the piece they are about and by the place it would go to; those about
 * no piece are buttons. What is refused is found by both, too.
 */
export interface Offer {
  byPiece: Map<string, Option[]>;
  byTarget: Map<string, Option[]>;
  buttons: Option[];
  refused: Map<string, RefusedOption[]>;
}

export const NOTHING: Offer = {
  byPiece: new Map(),
  byTarget: new Map(),
  buttons: [],
  refused: new Map(),
};

function add<T>(map: Map<string, T[]>, key: string | null, value: T): void {
  if (key === null) return;
  const found = map.get(key);
  if (found) found.push(value);
  else map.set(key, [value]);
}

export function offer(question: Question | null): Offer {
  if (!question) return NOTHING;
  const out: Offer = { byPiece: new Map(), byTarget: new Map(), buttons: [], refused: new Map() };
  for (const option of question.options) {
    if (option.piece === null) out.buttons.push(option);
    add(out.byPiece, option.piece, option);
    if (option.target !== option.piece) add(out.byTarget, option.target, option);
  }
  for (const refused of question.refused) {
    add(out.refused, refused.piece, refused);
    if (refused.target !== refused.piece) add(out.refused, refused.target, refused);
  }
  return out;
}

/**
 * What may be answered with this piece or place. Once a piece has been lifted, places stand for its
 * going there, and other pieces can be lifted instead.
 */
export function answersAt({ byPiece, byTarget }: Offer, id: string, lifted: string | null): Option[] {
  const own = byPiece.get(id) ?? [];
  const here = byTarget.get(id) ?? [];
  if (lifted === null) return [...own, ...here];
  const landing = here.filter((option) => option.piece === lifted);
  return landing.length > 0 ? landing : own;
}

/** Why it may not be chosen; of a lifted piece, why it may not go there. */
export function refusalsAt({ refused }: Offer, id: string, lifted: string | null): RefusedOption[] {
  const found = refused.get(id) ?? [];
  return lifted === null ? found : found.filter((one) => one.piece === lifted || one.piece === id);
}

/** Whether choosing the piece only lifts it: each of its answers is about where it goes. */
export function lifts(options: readonly Option[], id: string): boolean {
  return options.length > 1 && options.every((option) => option.piece === id && option.target !== null);
}

/** Whether picks are gathered; where exactly one thing is asked for, it is sent at once. */
export function gathers(question: Question): boolean {
  return question.several && !(question.least === 1 && question.most === 1);
}

/** Picks after one more is picked or put back. Where one is asked for, the new one takes its place. */
export function toggled({ most }: Question, picks: readonly number[], id: number): number[] {
  if (picks.includes(id)) return picks.filter((pick) => pick !== id);
  if (most === 1) return [id];
  return picks.length < most ? [...picks, id] : [...picks];
}

/** Answers that do nothing, or nothing more: they stand last and do not glow. */
export const QUIET: ReadonlySet<string> = new Set([
  "pass",
  "stop",
  "done",
  "end-turn",
  "pass-later",
  "end",
  "skip",
  "decline",
  "none",
]);

/**
 * Whether an answer that reveals something costs something: what could be taken back until
 * then, or, where one stops, what could still be done.
 */
export function loses(question: Question, option: Option, mayUndo: boolean): boolean {
  if (!option.reveals) return false;
  return QUIET.has(option.kind) ? question.options.some((other) => !QUIET.has(other.kind)) : mayUndo;
}

/** Picks that the newest question still knows; none if it is another question. */
export function kept(before: Question | null, now: Question | null, picks: readonly number[]): number[] {
  if (!before || !now || before.number !== now.number || before.seat !== now.seat) return [];
  const known = new Set(now.options.map((option) => option.id));
  return picks.filter((pick) => known.has(pick));
}

/** Picks in the order of the list, as a set is sent. */
export function inOrder(question: Question, picks: readonly number[]): number[] {
  const place = new Map(question.options.map((option, k) => [option.id, k]));
  return [...picks].sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
}

export function complete({ least, most }: Question, picks: readonly number[]): boolean {
  return picks.length >= least && picks.length <= most;
}
