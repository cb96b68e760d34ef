/** A sign or a figure that does nothing but explain itself, in whatever way it is asked. */

import type { ComponentChildren } from "preact";
import { explain, hinting, wasPress } from "./hint.tsx";

interface Props {
  class: string;
  /** What it tells of itself. */
  hint: () => ComponentChildren;
  /** What a screen reader says instead of the signs. */
  label?: string;
  /** The words by which events speak of it, see `table/moves.ts`. */
  of?: string | undefined;
  /** The kind of events by which it comes here, if others speak of it, too. */
  by?: string;
  /** The name under which it appears and goes, and whether it is turned over when it comes. */
  moves?: string;
  flips?: boolean;
  /** The place from which it comes. */
  comes?: string;
  /** The place that it stands for: things come from there or go there. */
  place?: string;
  current?: boolean;
  children: ComponentChildren;
}

export function Told({ class: look, hint, label, of, moves, flips, ...more }: Props) {
  const { by, comes, place, current, children } = more;
  return (
    <button
      type="button"
      class={look}
      aria-current={current ? "step" : undefined}
      data-of={of}
      data-by={by}
      data-moves={moves}
      data-flips={flips ? "" : undefined}
      data-comes={comes}
      data-place={place}
      onClick={(event) => {
        if (!wasPress()) explain(event.currentTarget, hint);
      }}
      {...hinting(hint)}
    >
      {label ? (
        <>
          <span class="unseen">{label}</span>
          <span class="told-signs" aria-hidden="true">
            {children}
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
