/** A number on a board that changes while one plays: it runs from the old value to the new one. */

import { useLayoutEffect, useRef } from "preact/hooks";

interface Props {
  value: number;
  class?: string;
}

/** When a number begins to run, and for how long, in milliseconds; the play-back says so. */
export interface Run {
  wait: number;
  lasts: number;
}

type Timing = (element: Element) => Run | null;

let timing: Timing = () => null;
const running = new Set<() => void>();

/** Let numbers that change from now on run as the play-back says; null: they are there at once. */
export function timeCounts(by: Timing): void {
  timing = by;
}

/** All numbers are what they should be, at once. */
export function settleCounts(): void {
  for (const settle of [...running]) settle();
}

export function Count({ value, class: name }: Props) {
  const own = useRef<HTMLSpanElement>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = value;
    if (!own.current || from === value) return undefined;
    const run = timing(own.current);
    if (!run) write(own.current, value); // an earlier run may have left another number
    return run ? runs(own.current, from, value, run) : undefined;
  }, [value]);
  return (
    <span class={name ? `count ${name}` : "count"} ref={own}>
      {value}
    </span>
  );
}

function write(element: Element, value: number): void {
  const text = element.firstChild as Text | null;
  if (text) text.data = String(value);
}

/** Show the old number until its time comes, then all in between; what it returns stops it. */
function runs(element: Element, from: number, to: number, { wait, lasts }: Run): () => void {
  const begun = performance.now() + wait;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    running.delete(settle);
    element.classList.remove("counting");
  };
  const settle = () => {
    stop();
    write(element, to);
  };
  const tick = (now: number) => {
    const part = Math.max(0, (now - begun) / lasts);
    if (part >= 1) {
      settle();
      return;
    }
    write(element, Math.round(from + (to - from) * part));
    element.classList.toggle("counting", part > 0);
    frame = requestAnimationFrame(tick);
  };
  running.add(settle);
  write(element, from);
  frame = requestAnimationFrame(tick);
  return stop;
}
