/** Changes of the picture that are drawn at once, so that what comes of them can be measured. */

import { options } from "preact";

/** What is measured may change what is drawn, and that again; but not for ever. */
const ROUNDS = 6;

/** Make a change and draw all that comes of it before going on. */
export function drawing(change: () => void): void {
  const usual = options.debounceRendering;
  let draw: (() => void) | undefined;
  options.debounceRendering = (process) => {
    draw = process;
  };
  try {
    change();
    for (let k = 0; draw && k < ROUNDS; k += 1) {
      const now: () => void = draw;
      draw = undefined;
      now();
    }
  } finally {
    if (usual) options.debounceRendering = usual;
    else delete options.debounceRendering;
    if (draw) queueMicrotask(draw);
  }
}
