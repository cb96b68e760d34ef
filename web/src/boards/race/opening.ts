/** The opening: one start world is kept, and it says how many cards of the hand go with it. */

import type { Asking } from "../../core/picks.ts";
import { t } from "../../core/words.ts";
import type { Question, RaceView } from "../../wire.ts";

export function opening(question: Question, view: RaceView, picks: readonly number[]): Asking {
  if (question.kind !== "opening-start-world") return question;
  const rivals = view.hand.filter((held) => held.drawn).map((held) => held.id);
  const world = question.options.find((option) => picks.includes(option.id) && "discards" in option.facts);
  if (!world) return { ...question, rivals };
  const count = Number(world.facts.discards);
  const words = t("race-keep-start", { world: world.words, count });
  return { words, least: count + 1, most: count + 1, rivals };
}
