/**
 * Dice by the keyboard while they are assigned: a letter lifts a die of that kind, and the next one when
 * it is typed again; 1 to 5 puts it into a row, or selects the phase if nothing is lifted or with Shift.
 */

import { typing } from "../../table/keys.ts";
import type { RollPlan } from "../../wire.ts";
import type { Draft } from "./draft.ts";
import { PHASES } from "./phases.ts";
import { landing } from "./place.tsx";

/**
 * Where the letters are on the keyboard, so that they are the same in every language. R, U and C have a
 * meaning at every table.
 */
export const LETTERS: Record<string, string> = {
  KeyH: "home",
  KeyM: "military",
  KeyP: "consumption",
  KeyN: "novelty",
  KeyB: "rare",
  KeyG: "genes",
  KeyA: "alien",
};

export function typed(draft: Draft, event: KeyboardEvent): void {
  const plan = draft.plan.value;
  if (!plan?.open || typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(event.code)?.[1];
  const phase = digit ? PHASES[Number(digit) - 1] : undefined;
  const colour = LETTERS[event.code];
  if (phase) put(draft, phase, event.shiftKey);
  else if (colour) draft.carry(nextOf(plan, colour, draft.lifted.value));
  else if (event.code === "KeyC") draft.send();
  else if (event.code === "Backspace") draft.back();
  else if (event.code === "Escape" && draft.lifted.value !== null) draft.carry(null);
  else return;
  event.preventDefault();
}

/** The die of this kind after the one that is lifted: those without a row first. */
export function nextOf(plan: RollPlan, colour: string, lifted: string | null): string | null {
  const order = ["wild", "row", "strip"];
  const dice = plan.dice
    .filter((die) => die.colour === colour && order.includes(die.place))
    .sort((one, other) => order.indexOf(one.place) - order.indexOf(other.place));
  const place = dice.findIndex((die) => die.id === lifted);
  return dice[(place + 1) % Math.max(dice.length, 1)]?.id ?? null;
}

function put(draft: Draft, phase: string, selects: boolean): void {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.piece : null;
  const piece = draft.lifted.value ?? (focused?.startsWith("die:") ? focused : null);
  if (piece === null) {
    draft.select(phase);
    return;
  }
  const places = selects ? [`strip:${phase}`] : [`row:${phase}`, `strip:${phase}`];
  draft.carry(piece);
  const option = places.flatMap((place) => landing(draft, place))[0];
  if (option) draft.choose(option);
}
