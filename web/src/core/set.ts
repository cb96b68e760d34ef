import type { Signal } from "@preact/signals";

/** Give a signal a value, where an expression is wanted. */
export function set<T>(signal: Signal<T>, value: T): void {
  signal.value = value;
}
