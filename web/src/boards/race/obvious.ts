/** Questions with several answers of which only one makes sense. */

import type { Option, Question } from "../../wire.ts";

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
 * How a card is placed where that costs nothing: a world that one's military conquers without help, a
 * card whose price has come down to nothing. Null where it is to be thought about.
 */
export function obvious(question: Question, powers: ReadonlySet<string>): Option | null {
  if (question.kind !== "settle-method" && question.kind !== "develop-method") return null;
  if (question.given.length > 0 || REASONS.some((power) => powers.has(power))) return null;
  const free = (option: Option) =>
    option.kind === "conquer" || (option.kind === "pay" && Number(option.facts.cost) === 0);
  return question.options.find(free) ?? null;
}
