/** Questions with several answers of which only one makes sense. */

import type { AnyFace, Option, Question, RaceView } from "../../wire.ts";

/** With these powers there may be a reason to pay, or to use more help than is needed. */
const REASONS = [
  "settle-pay-prestige",
  "settle-tuck",
  "develop-tuck",
  "settle-second-world",
  "settle-sneak-world",
  "settle-replace",
  "settle-conquer-peaceful",
];

/**
 * How a card is placed where that costs nothing: a world that your military conquers without help, a
 * card whose price has come down to nothing. Null where it is to be thought about, or the faces have not
 * come yet.
 */
export function obvious(question: Question, view: RaceView, faces: Record<string, AnyFace>): Option | null {
  if (Object.keys(faces).length === 0) return null;
  const own = view.seats[question.seat]?.tableau ?? [];
  const powers = own.flatMap((placed) => faces[placed.face]?.powers ?? []);
  return freeWay(question, new Set(powers.map((power) => power.kind)));
}

/** The same, with the kinds of powers that the player has. */
export function freeWay(question: Question, powers: ReadonlySet<string>): Option | null {
  if (question.kind !== "settle-method" && question.kind !== "develop-method") return null;
  if (question.given.length > 0 || REASONS.some((power) => powers.has(power))) return null;
  const free = (option: Option) =>
    option.kind === "conquer" || (option.kind === "pay" && Number(option.facts.cost) === 0);
  return question.options.find(free) ?? null;
}
