/** A part of the screen into which cards are fitted. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Form, type Layout, layOut } from "../core/layout.ts";

interface Props {
  class: string;
  label: string;
  count: number;
  /** Room is kept for so many, so that a few are not wider than many were a moment ago. */
  least?: number;
  forms: readonly Form[];
  gap?: number;
  /** Whose it is, from which place new things come here, and to which old ones go. */
  seat?: number;
  comes?: string;
  goes?: string;
  /** How much of the room it gets, beside other zones on a narrow screen. */
  weight?: number;
  children: (layout: Layout) => ComponentChildren;
}

export function Zone({ class: name, label, count, least = 1, forms, gap = 6, weight = 1, ...more }: Props) {
  const { seat, comes, goes, children } = more;
  const own = useRef<HTMLElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const element = own.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const across = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const down = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
      setRoom((before) => {
        const width = element.clientWidth - across;
        const height = element.clientHeight - down;
        return before?.width === width && before.height === height ? before : { width, height };
      });
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  const layout = room ? layOut(count, room.width, room.height, gap, forms, least) : null;
  const style = layout
    ? {
        "grid-template-columns": `repeat(${Math.max(1, Math.min(layout.columns, count))}, ${layout.width}px)`,
        "--gap": `${gap}px`,
      }
    : {};
  return (
    <section
      class={`zone ${name}`}
      data-part={name}
      data-seat={seat}
      data-comes={comes}
      data-goes={goes}
      aria-label={label}
      ref={own}
      style={{ "--weight": String(weight) }}
    >
      <div class="zone-grid" style={style}>
        {layout && children(layout)}
      </div>
    </section>
  );
}
