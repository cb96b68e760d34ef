/** A window on a picture that can be seen whole or from near: by wheel, pinch, keys and buttons. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../core/words.ts";
import { Icon, type IconName } from "./icons.tsx";
import { byKey, byWheel, NEAREST, passes, type Sight, WHOLE, zoomed } from "./zoom.ts";

interface Props {
  class: string;
  part: string;
  label: string;
  children: ComponentChildren;
}

export function Pane({ class: look, part, label, children }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const zoom = useSignal(WHOLE);
  const wanted = useRef<Sight | null>(null);
  const room = () => ({ width: view.current?.clientWidth ?? 1, height: view.current?.clientHeight ?? 1 });
  const sight = (): Sight => ({
    zoom: zoom.peek(),
    left: view.current?.scrollLeft ?? 0,
    top: view.current?.scrollTop ?? 0,
  });
  const see = (next: Sight) => {
    wanted.current = next;
    if (next.zoom === zoom.peek()) settle();
    else zoom.value = next.zoom;
  };
  const settle = () => {
    const next = wanted.current;
    if (next) view.current?.scrollTo({ left: next.left, top: next.top });
    wanted.current = null;
  };
  useLayoutEffect(settle, [zoom.value]);
  const middle = () => ({ x: room().width / 2, y: room().height / 2 });
  const step = (by: number) => see(zoomed(sight(), zoom.peek() * by, middle(), room()));
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    return watch(element, sight, see, room);
  }, []);
  const near = zoom.value > WHOLE;
  return (
    <section class={`pane ${look}${near ? " near" : ""}`} data-part={part} aria-label={label}>
      <div class="pane-view" ref={view} tabIndex={near ? 0 : -1}>
        <div class="pane-in" style={{ width: `${zoom.value * 100}%`, height: `${zoom.value * 100}%` }}>
          {children}
        </div>
      </div>
      <div class="pane-tools">
        <PaneTool
          icon="plus"
          label={t("beyond-nearer")}
          off={zoom.value >= NEAREST}
          onClick={() => step(1.5)}
        />
        <PaneTool icon="minus" label={t("beyond-farther")} off={!near} onClick={() => step(1 / 1.5)} />
        <PaneTool
          icon="whole"
          label={t("beyond-whole")}
          off={!near}
          onClick={() => see({ zoom: WHOLE, left: 0, top: 0 })}
        />
      </div>
    </section>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  off: boolean;
  onClick: () => void;
}

function PaneTool({ icon, label, off, onClick }: ToolProps) {
  return (
    <button type="button" class="pane-tool" aria-label={label} title={label} disabled={off} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** Keys, wheel, two fingers, and a mouse that drags the picture; how to stop watching. */
function watch(
  element: HTMLElement,
  sight: () => Sight,
  see: (next: Sight) => void,
  room: () => { width: number; height: number },
): () => void {
  const point = (x: number, y: number) => {
    const box = element.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  };
  const wheel = (event: WheelEvent) => {
    const now = sight();
    if (!event.ctrlKey && passes(now.zoom, event.deltaY)) return; // a pinch is never the page's
    event.preventDefault();
    see(zoomed(now, byWheel(now.zoom, event.deltaY), point(event.clientX, event.clientY), room()));
  };
  let fingers: { apart: number; zoom: number } | null = null;
  const two = (event: TouchEvent) => {
    const [a, b] = [event.touches[0], event.touches[1]];
    if (!a || !b) return null;
    return {
      apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
      at: point((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2),
    };
  };
  const touch = (event: TouchEvent) => {
    const held = two(event);
    fingers = held ? { apart: held.apart, zoom: sight().zoom } : null;
  };
  const pinch = (event: TouchEvent) => {
    const held = two(event);
    if (!held || !fingers) return;
    event.preventDefault();
    see(zoomed(sight(), (fingers.zoom * held.apart) / fingers.apart, held.at, room()));
  };
  let grip: { x: number; y: number; from: Sight } | null = null;
  let dragged = false;
  const down = (event: PointerEvent) => {
    dragged = false;
    const carries = (event.target as Element).closest("[draggable=true]") !== null;
    if (event.pointerType !== "mouse" || event.button !== 0 || carries || sight().zoom === WHOLE) return;
    grip = { x: event.clientX, y: event.clientY, from: sight() };
  };
  const move = (event: PointerEvent) => {
    if (!grip) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (Math.abs(dx) + Math.abs(dy) > 6) dragged = true;
    if (dragged) element.scrollTo({ left: grip.from.left - dx, top: grip.from.top - dy });
  };
  const up = () => {
    grip = null;
  };
  const click = (event: MouseEvent) => {
    if (dragged) event.stopPropagation(); // the end of a drag is no click
    dragged = false;
  };
  const key = (event: KeyboardEvent) => {
    const alone = event.target === element || !event.key.startsWith("Arrow");
    const next = alone && !event.ctrlKey && !event.metaKey ? byKey(event.key, sight(), room()) : null;
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    see(next);
  };
  element.addEventListener("keydown", key);
  element.addEventListener("wheel", wheel, { passive: false });
  element.addEventListener("touchstart", touch, { passive: true });
  element.addEventListener("touchmove", pinch, { passive: false });
  element.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  element.addEventListener("click", click, { capture: true });
  return () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
  };
}
