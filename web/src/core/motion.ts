/** Movement: the browser compares the picture before and after, and moves what has a name in both. */

import { options } from "preact";
import { mayMove } from "./prefs.ts";

let running: ViewTransition | null = null;

/** Change the picture; with movement where it may be, at once where not. */
export function moving(change: () => void): void {
  if (!mayMove() || document.hidden || !document.startViewTransition) {
    change();
    return;
  }
  running?.skipTransition();
  const transition = document.startViewTransition(() => drawing(change));
  running = transition;
  transition.finished.finally(() => {
    if (running === transition) running = null;
  });
  transition.ready.catch(() => {}); // skipped, because the next change has come already
}

/** Make a change and draw all that comes of it before going on. */
function drawing(change: () => void): void {
  const usual = options.debounceRendering;
  let draw: (() => void) | undefined;
  options.debounceRendering = (process) => {
    draw = process;
  };
  try {
    change();
    draw?.();
  } finally {
    if (usual) options.debounceRendering = usual;
    else delete options.debounceRendering;
  }
}
