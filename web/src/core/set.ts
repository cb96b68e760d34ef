import type { Signal } from "@preact/signals";

/** Set a signal where an expression is needed. */
export function set<T>(signal: Signal<T>, value: T): void {
  signal.value = value;
}
