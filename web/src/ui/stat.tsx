/** A figure of a player: an icon with a number, and a sentence behind it. */

import type { ComponentChildren } from "preact";
import { Count } from "./count.tsx";
import { explain, hinting, wasPress } from "./hint.tsx";

interface Props {
  icon: ComponentChildren;
  value: number;
  /** What stands before and after the number. */
  sign?: string;
  of?: string;
  /** The kinds of events by which it changes. */
  by: string;
  /** The place that it stands for: cards come from the hand. */
  place?: string;
  hint: () => ComponentChildren;
  class?: string;
  /** What it is a figure of. */
  title: string;
}

export function Stat({ icon, value, sign = "", of = "", by, place, hint, class: extra, title }: Props) {
  return (
    <button
      type="button"
      class={extra ? `stat ${extra}` : "stat"}
      aria-label={`${title}: ${sign}${value}${of}`}
      data-of={by}
      data-place={place}
      onClick={(event) => {
        if (!wasPress()) explain(event.currentTarget, hint);
      }}
      {...hinting(hint)}
    >
      {icon}
      <b>
        {sign}
        <Count value={value} />
        {of && <span class="stat-of">{of}</span>}
      </b>
    </button>
  );
}
