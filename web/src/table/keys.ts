/** The keyboard at the table: arrows go through what may be chosen, letters are for tools. */

import { ask, hideHint } from "../ui/hint.tsx";
import type { TableStore } from "./store.ts";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The place after so many steps in a ring. */
export function around(place: number, step: number, count: number): number {
  if (count === 0) return -1;
  if (place < 0) return step > 0 ? 0 : count - 1;
  return (place + step + count) % count;
}

/** Whether somebody writes something there, or looks at a dialog. */
export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, select, textarea, dialog") !== null;
}

/** What a key does; one that the board has understood does nothing else. */
export function onKey(store: TableStore, event: KeyboardEvent, help: () => void): void {
  if (event.defaultPrevented) {
    store.stage.finish();
    return;
  }
  if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Shift") return; // more will come
  if (event.code === "KeyR") {
    store.stage.repeat();
    return;
  }
  if (event.key === "?") {
    if (!ask(document.activeElement) && !ask([...document.querySelectorAll(":hover")].pop())) help();
    return;
  }
  store.stage.finish();
  const step = STEPS[event.key];
  if (step !== undefined) {
    const all = [...document.querySelectorAll<HTMLElement>("[data-legal]")];
    const legal = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const place = legal.indexOf(document.activeElement as HTMLElement);
    legal[around(place, step, legal.length)]?.focus();
    if (legal.length > 0) event.preventDefault();
  } else if (event.key === "Escape") {
    hideHint();
    store.unpick();
  } else if (event.key === "Enter" && event.target === document.body) {
    store.send();
  } else if (event.code === "KeyU") {
    if (store.update.value?.may.undo === null) store.undo();
    else if (store.update.value?.may.take_back === null) store.takeBack();
  } else if (event.code === "KeyC") {
    if (document.querySelector("[data-send]")) store.send();
  }
}
