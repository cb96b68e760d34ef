/** How much room the cards of the others get. */

import { type Form, heightFor } from "../../core/layout.ts";

const MINI: Form = {
  name: "mini",
  tallest: 1.7,
  widest: 3,
  minWidth: 84,
  minHeight: 34,
  maxWidth: 126,
  maxHeight: 42,
};

/** Cards of others: with everything where there is one, with their names, or as shapes. */
export const SMALL: readonly Form[] = [
  MINI,
  { ...MINI, minWidth: 64 },
  { name: "chip", tallest: 1, widest: 1, minWidth: 20, minHeight: 20, maxWidth: 38, maxHeight: 38 },
];

export const ONE: readonly Form[] = [
  { name: "card", tallest: 1.4, widest: 1.8, minWidth: 124, minHeight: 78, maxWidth: 150, maxHeight: 84 },
  ...SMALL,
];

/** Below this width two stand beside one another, and their cards have little room. */
const NARROW = 900;
/** Between panels, and between a panel's edges and its cards. */
const BETWEEN = 6;
const EDGES = 20;
/** Between cards. */
export const GAP = 3;
/** Above and below them together. */
export const AROUND = 4;

/** The room in which the cards of each of so many others lie, across. */
export function smallWidth(count: number, width: number, screen: number): number {
  const columns = screen < NARROW ? Math.min(count, 2) : count;
  return (width - BETWEEN * (columns - 1)) / columns - EDGES;
}

/** And down: enough that all of them are seen, with their names if that can be. */
export function smallHeight(
  count: number,
  largest: number,
  width: number,
  screen: { width: number; height: number },
): number {
  const room = smallWidth(count, width, screen.width);
  const most = screen.width < NARROW ? 58 : Math.max(74, Math.floor(screen.height * 0.205));
  return AROUND + heightFor(largest, room, most, GAP, count === 1 ? ONE : SMALL);
}
