/** What may be chosen, and what has been picked so far. */

import type { Option, Question, RefusedOption } from "../wire.ts";

/** The options of a question by the piece they are about; those about none are buttons. */
export interface Offer {
  byPiece: Map<number, Option[]>;
  buttons: Option[];
  refused: Map<number, RefusedOption[]>;
}

export const NOTHING: Offer = { byPiece: new Map(), buttons: [], refused: new Map() };

function add<T>(map: Map<number, T[]>, key: number, value: T): void {
  const found = map.get(key);
  if (found) found.push(value);
  else map.set(key, [value]);
}

export function offer(question: Question | null): Offer {
  if (!question) return NOTHING;
  const out: Offer = { byPiece: new Map(), buttons: [], refused: new Map() };
  for (const option of question.options) {
    if (option.piece === null) out.buttons.push(option);
    else add(out.byPiece, option.piece, option);
  }
  for (const refused of question.refused) {
    if (refused.piece !== null) add(out.refused, refused.piece, refused);
  }
  return out;
}

/** Whether picks are gathered; where exactly one thing is asked for, it is sent at once. */
export function gathers(question: Question): boolean {
  return question.several && !(question.least === 1 && question.most === 1);
}

/** Picks after one more is picked or put back. Where one is asked for, the new one takes its place. */
export function toggled(question: Question, picks: readonly number[], id: number): number[] {
  if (picks.includes(id)) return picks.filter((pick) => pick !== id);
  if (question.most === 1) return [id];
  if (picks.length >= question.most) return [...picks];
  return [...picks, id];
}

/**
 * As `toggled`, where exactly one pick is to be one of these rivals: a new one takes its place, and a
 * place is kept for it.
 */
export function toggledOf(
  question: Question,
  picks: readonly number[],
  id: number,
  rivals: readonly number[],
): number[] {
  if (picks.includes(id)) return picks.filter((pick) => pick !== id);
  const others = picks.filter((pick) => !rivals.includes(pick));
  if (rivals.includes(id)) return [...others, id];
  return others.length < bounds(question, picks).most - 1 ? [...picks, id] : [...picks];
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
 * Whether something is lost by an answer that brings something to light: what could be taken back until
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

/** The start world that has been picked, which says how many cards go with it. */
export function startWorld(question: Question, picks: readonly number[]): Option | undefined {
  return question.options.find((option) => picks.includes(option.id) && "discards" in option.facts);
}

/** How many picks are wanted, as far as they have been picked. */
export function bounds(question: Question, picks: readonly number[]): { least: number; most: number } {
  const says = startWorld(question, picks);
  if (!says) return { least: question.least, most: question.most };
  const exact = 1 + Number(says.facts.discards);
  return { least: exact, most: exact };
}

export function complete(question: Question, picks: readonly number[]): boolean {
  const { least, most } = bounds(question, picks);
  return picks.length >= least && picks.length <= most;
}
