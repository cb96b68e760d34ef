/** How much of a tile is drawn: as much as it has room for, measured, since names differ in length. */

import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * From much to little: powers in sentences; in signs; everything smaller; the name alone; smaller; on
 * three lines, two, one, and cut; no name. `tiles.css` says what each is.
 */
const WAYS = ["words", "signs", "close", "name", "small", "three", "two", "one", "none"];
const CUT = ["three", "two", "one"];

/** What stands on a tile beside its name, and what may lie on it. */
const SIGNS = ".roll-cost, .roll-power, .roll-words, .gain, .world-mark, .tile-bonus";
const LOADS = ".goods .piece, .stack-dice .piece";

/** Of a name that is cut so much has to be left. */
const LEGIBLE = 40;

/** Lines of text are higher than their letters. */
const ABOVE = 0.18;
const BELOW = 0.14;

/** Tails of the last line of a name stand clear of the tile's edge. */
const FOOT = 2;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Counts the fonts that have come: with each, names have other widths. */
const fonts = signal(0);

if (typeof document !== "undefined") {
  document.fonts.addEventListener("loadingdone", () => {
    fonts.value += 1;
  });
}

/** A tile that is drawn as fully as it can be, whenever it changes, or one of these facts does. */
export function useFitted(...facts: unknown[]): RefObject<HTMLSpanElement | null> {
  const own = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tile = own.current;
    if (!tile) return;
    const watching = new ResizeObserver(() => draw(tile));
    watching.observe(tile);
    return () => watching.disconnect();
  }, [...facts, fonts.value]);
  return own;
}

function draw(tile: HTMLElement): void {
  if (tile.clientWidth === 0) return;
  for (const way of WAYS) {
    tile.dataset.says = way;
    if (fits(tile, CUT.includes(way))) return;
  }
}

/** Whether nothing on the tile covers anything else, or lies beyond its edges. */
function fits(tile: HTMLElement, cut: boolean): boolean {
  const name = tile.querySelector(".roll-name");
  const place = tile.closest(".placed, .stack-top") ?? tile;
  if (!name) return true;
  const signs = [...tile.querySelectorAll(SIGNS)].map((sign) => sign.getBoundingClientRect());
  const loads = [...place.querySelectorAll(LOADS)].map((load) => load.getBoundingClientRect());
  const texts = lines(name, cut);
  const things = [...signs, ...loads, ...texts].filter((box) => box.width > 0);
  const frame = tile.getBoundingClientRect();
  if (cut && name.clientWidth < LEGIBLE) return false;
  if (texts.some((line) => line.bottom > frame.bottom - FOOT)) return false;
  return things.every(
    (box, k) => within(box, frame) && !things.some((other, j) => j < k && covers(box, other)),
  );
}

/** The lines of a name, or all of its box where it is cut. */
function lines(name: Element, cut: boolean): DOMRect[] {
  if (cut) return [name.getBoundingClientRect()];
  const text = document.createRange();
  text.selectNodeContents(name);
  return [...text.getClientRects()].map(
    ({ x, y, width, height }) => new DOMRect(x, y + height * ABOVE, width, height * (1 - ABOVE - BELOW)),
  );
}

function within(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left - 1 &&
    box.top >= frame.top - 1 &&
    box.right <= frame.right + 1 &&
    box.bottom <= frame.bottom + 1
  );
}

function covers(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  );
}
