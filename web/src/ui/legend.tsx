/** What signs mean: in the help of every board. */

import type { ComponentChildren } from "preact";

export function Legend({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul class="legend">{children}</ul>
    </section>
  );
}

interface Props {
  sign: ComponentChildren;
  class?: string;
  children: ComponentChildren;
}

export function Meaning({ sign, class: look = "", children }: Props) {
  return (
    <li class={look}>
      <span class="legend-sign">{sign}</span>
      <span>{children}</span>
    </li>
  );
}
