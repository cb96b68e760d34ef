/** Time that is left, second by second. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** What no value is equal to. */
const NOTHING = Symbol("nothing");

/** What is left at a moment of `performance.now()` of so many seconds that were told at another. */
export function left(seconds: number, told: number, moment: number): number {
  return Math.max(0, Math.ceil(seconds - (moment - told) / 1000));
}

/** The same while it is on the screen. */
export function useCountdown(seconds: number, told: number): number {
  const tick = useSignal(0);
  useEffect(() => {
    if (left(seconds, told, performance.now()) === 0) return;
    const timer = setInterval(() => {
      tick.value += 1;
      if (left(seconds, told, performance.now()) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, told, tick]);
  return tick.value < 0 ? 0 : left(seconds, told, performance.now());
}

/** Whether so many seconds have passed, while it is on the screen, since `what` was another. */
export function useLong(seconds: number, what: unknown): boolean {
  const past = useSignal<unknown>(NOTHING);
  useEffect(() => {
    const timer = setTimeout(() => {
      past.value = what;
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, what, past]);
  return past.value === what;
}
