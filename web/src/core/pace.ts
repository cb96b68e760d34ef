/** How fast what happened is shown. */

export const SPEEDS = ["off", "fast", "normal", "slow"] as const;

export type Speed = (typeof SPEEDS)[number];

/** How long a step is shown, and how far behind the picture may be at most, in milliseconds. */
const STEP: Record<Speed, number> = { off: 0, fast: 480, normal: 950, slow: 2000 };
const BEHIND: Record<Speed, number> = { off: 0, fast: 3500, normal: 9000, slow: 20_000 };

/** How long one step takes, if steps of this weight are still to be shown: many are shown faster. */
export function unit(speed: Speed, weight: number): number {
  return weight <= 0 ? STEP[speed] : Math.min(STEP[speed], BEHIND[speed] / weight);
}

/** The next speed, for a button that goes through all of them. */
export function after(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? "normal";
}
