/** People who answer with the keyboard or by voice are not thrown back to the top of the page. */

import { useEffect, useLayoutEffect } from "preact/hooks";

/** Where the focus was: on which piece, or else in which part of the board at which place. */
interface Spot {
  piece: string | undefined;
  part: string;
  place: number;
}

const ABLE = "button:not(:disabled), [tabindex='0']";

let last: Spot | null = null;

function within(part: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-part="${part}"] :is(${ABLE})`)];
}

function remember(event: FocusEvent): void {
  const at = event.target as HTMLElement;
  const part = at.closest<HTMLElement>("[data-part]")?.dataset.part;
  last = part ? { piece: at.dataset.piece, part, place: within(part).indexOf(at) } : null;
}

/** The same piece, else what lies at the same place there now, else the first that may be chosen. */
function spot(was: Spot): HTMLElement | undefined {
  const same = was.piece ? document.querySelector<HTMLElement>(`[data-piece="${was.piece}"]`) : null;
  const there = within(was.part);
  const legal = document.querySelector<HTMLElement>("[data-legal]") ?? undefined;
  return same ?? there[Math.min(was.place, there.length - 1)] ?? legal;
}

/** After each change the focus stays where it was, or goes to what has taken its place. */
export function useFocusKept(change: string): void {
  useEffect(() => {
    document.addEventListener("focusin", remember);
    return () => {
      document.removeEventListener("focusin", remember);
      last = null;
    };
  }, []);
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (last && lost) spot(last)?.focus({ preventScroll: true });
  }, [change]);
}
