/**
 * Whatever can be pointed at tells about itself: on hover, on focus, on a long press or when it is asked,
 * where it comes up as a sheet that stays until it is put away.
 */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/words.ts";
import { Over } from "./dialog.tsx";
import { Icon } from "./icons.tsx";

interface Hint {
  at: Element;
  content: () => ComponentChildren;
  pinned: boolean;
}

const hint = signal<Hint | null>(null);

const HOVER_WAIT = 260;
const PRESS_WAIT = 420;

let timer: ReturnType<typeof setTimeout> | undefined;
let pressed = false;

function later(wait: number, then: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(then, wait);
}

export function hideHint(): void {
  clearTimeout(timer);
  hint.value = null;
}

/** Show a hint until it is put away. */
export function pinHint(at: Element, content: () => ComponentChildren): void {
  clearTimeout(timer);
  hint.value = { at, content, pinned: true };
}

let mouse = false;

/** Tell about something that was clicked: beside it with a mouse, else as a sheet. */
export function explain(at: Element, content: () => ComponentChildren): void {
  if (mouse) show(at, content);
  else pinHint(at, content);
}

/** The event by which somebody asks what something is. */
const ASKED = "asked";

/** Ask something, or what it lies in, to tell about itself; whether it does. */
export function ask(at: Element | null | undefined): boolean {
  return at ? !at.dispatchEvent(new CustomEvent(ASKED, { bubbles: true, cancelable: true })) : false;
}

/** Whether the click that comes now ends a long press, and is no click. */
export function wasPress(): boolean {
  const was = pressed;
  pressed = false;
  return was;
}

/** The properties that let an element tell about itself. */
export function hinting(content: (() => ComponentChildren) | null) {
  if (!content) return {};
  return {
    onPointerEnter: (event: PointerEvent) => {
      const at = event.currentTarget as Element;
      if (event.pointerType === "mouse") later(HOVER_WAIT, () => show(at, content));
    },
    onPointerLeave: () => unshow(),
    onPointerDown: (event: PointerEvent) => {
      const at = event.currentTarget as Element;
      pressed = false;
      mouse = event.pointerType === "mouse";
      if (mouse) unshow();
      else {
        later(PRESS_WAIT, () => {
          pressed = true;
          pinHint(at, content);
        });
      }
    },
    onPointerUp: () => clearTimeout(timer),
    onPointerCancel: () => clearTimeout(timer),
    onContextMenu: (event: Event) => {
      if (pressed) event.preventDefault();
    },
    onFocus: (event: FocusEvent) => {
      const at = event.currentTarget as Element;
      if (at.matches(":focus-visible")) show(at, content);
    },
    onBlur: () => unshow(),
    onAsked: (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
      pinHint(event.currentTarget as Element, content);
    },
  };
}

function show(at: Element, content: () => ComponentChildren): void {
  if (!hint.value?.pinned && at.isConnected) hint.value = { at, content, pinned: false };
}

function unshow(): void {
  clearTimeout(timer);
  if (hint.value && !hint.value.pinned) hint.value = null;
}

interface Place {
  left: number;
  top: number;
}

const EDGE = 8;

/**
 * Beside the thing, on the side with the most room, and always within the window. Above it, it keeps off
 * what should stay readable if there is room above that, too.
 */
export function beside(
  at: DOMRect,
  width: number,
  height: number,
  room: { width: number; height: number },
  clear?: DOMRect,
): Place {
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const directly = at.top - height - EDGE;
  const higher = (clear?.top ?? 0) - height - EDGE;
  const covers = clear && directly < clear.bottom && at.top > clear.top;
  const above = covers && higher >= EDGE ? higher : directly;
  const below = at.bottom + EDGE;
  const left = clamp(at.left + at.width / 2 - width / 2, room.width - width);
  if (above >= EDGE) return { left, top: above };
  if (below + height <= room.height - EDGE) return { left, top: below };
  const right = at.right + EDGE + width <= room.width;
  return {
    left: right ? at.right + EDGE : clamp(at.left - width - EDGE, room.width - width),
    top: clamp(at.top, room.height - height),
  };
}

function Floating({ told }: { told: Hint }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const own = box.current;
    if (!own) return;
    own.hidePopover?.();
    own.showPopover?.(); // above whatever dialog has been opened last
    const room = { width: innerWidth, height: innerHeight };
    const asked = document.querySelector(".ask")?.getBoundingClientRect();
    setPlace(beside(told.at.getBoundingClientRect(), own.offsetWidth, own.offsetHeight, room, asked));
  }, [told]);
  const style = place ? { left: `${place.left}px`, top: `${place.top}px` } : { visibility: "hidden" };
  return (
    // People who listen are told the same by the thing itself: its name and its description.
    <div class="hint" popover="manual" aria-hidden="true" ref={box} style={style}>
      {told.content()}
    </div>
  );
}

export function HintLayer() {
  const told = hint.value;
  if (!told) return null;
  if (!told.pinned) return <Floating key="floating" told={told} />;
  return (
    <Over key="sheet" class="sheet" label={t("explanation")} onClose={hideHint}>
      <div class="sheet-box" tabIndex={-1} autofocus>
        <button type="button" class="sheet-close" aria-label={t("close")} onClick={hideHint}>
          <Icon name="close" />
        </button>
        {told.content()}
      </div>
    </Over>
  );
}
