/**
 * Pieces move from where they lay to where they lie now, each when its step is shown. Until then a piece
 * waits at its old place; what is new comes, and what has gone goes. The board itself has changed
 * already: only the picture lags behind, so everything can be clicked.
 */

import type { Spot } from "../core/beats.ts";

/** When something changes, in milliseconds from now, and how long it moves. */
export interface When {
  wait: number;
  lasts: number;
}

/** When something changes that is about this, or about what it was, see `beatOf`. */
export type Timing = (spot: Spot, was?: Spot) => When;

/** Where something lies; in what, too, from the inside, since that may be gone when it is asked. */
interface Lie {
  element: HTMLElement;
  around: HTMLElement[];
  box: DOMRect;
  spot: Spot;
  /** What it is one of, if such things have no names of their own: a die of a colour. */
  kin: string | undefined;
}

/** Whatever has a name by which it is known after a change, and is no part of the board itself. */
const THINGS = ".game :is([data-piece], [data-moves]):not([data-still])";
/** Anything that lies less than this from where it was, in pixels, has not moved. */
const NEAR = 2;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** What an element is about: its own words and its player's area, or those of what it lies on. */
export function spotOf(element: Element): Spot {
  const { of, by } = element.closest<HTMLElement>("[data-of]")?.dataset ?? {};
  const seat = element.closest<HTMLElement>("[data-seat]")?.dataset.seat;
  return { of: of ? of.split(" ") : [], by, seat: seat === undefined ? null : Number(seat) };
}

/** Where everything lies now, by its name; pictures of the same thing in a dialog do not count. */
export function lies(): Map<string, Lie> {
  const out = new Map<string, Lie>();
  for (const element of document.querySelectorAll<HTMLElement>(THINGS)) {
    const name = element.dataset.moves ?? element.dataset.piece;
    if (!name || out.has(name) || element.closest("dialog")) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const { kin } = element.dataset;
    out.set(name, { element, around: around(element), box, spot: spotOf(element), kin });
  }
  return out;
}

function around(element: Element): HTMLElement[] {
  const out: HTMLElement[] = [];
  for (let place = element.parentElement; place && !place.matches(".game"); place = place.parentElement)
    out.push(place);
  return out;
}

/**
 * Things that have come, each with the one of its kin and its player that has gone and is taken for it:
 * those that lay nearest to each other first.
 */
export function kindred<Thing extends Pick<Lie, "box" | "kin" | "spot">>(
  gone: readonly Thing[],
  come: readonly Thing[],
): Map<Thing, Thing> {
  const pairs = come.flatMap((is) =>
    gone
      .filter((was) => is.kin !== undefined && was.kin === is.kin && was.spot.seat === is.spot.seat)
      .map((was) => ({ is, was, far: Math.hypot(was.box.left - is.box.left, was.box.top - is.box.top) })),
  );
  const out = new Map<Thing, Thing>();
  const taken = new Set<Thing>();
  for (const { is, was } of pairs.sort((one, other) => one.far - other.far)) {
    if (out.has(is) || taken.has(was)) continue;
    out.set(is, was);
    taken.add(was);
  }
  return out;
}

/** Movements that are under way; all can be ended at once. */
export class Moves {
  private running: Animation[] = [];
  private ghosts: Element[] = [];
  /** Until when a piece is not where it is seen; and where it is seen until it moves. */
  private held = new Map<Element, { until: number; moves: number; was: DOMRect | null }>();

  /** Move whatever lies elsewhere now. */
  move(before: Map<string, Lie>, after: Map<string, Lie>, when: Timing): void {
    const made = new Map<Element | undefined, When>();
    const room = ([parent]: Element[], at: When) => {
      if (at.wait < (made.get(parent)?.wait ?? Number.POSITIVE_INFINITY)) made.set(parent, at);
    };
    const gone = [...before].filter(([name, was]) => !after.has(name) && !was.element.isConnected);
    const come = [...after].filter(([name]) => !before.has(name));
    const turned = kindred(
      gone.map(([, was]) => was),
      come.map(([, is]) => is),
    );
    const found = new Set(turned.values());
    for (const [, was] of gone) {
      if (found.has(was)) continue;
      const at = when(was.spot, was.spot);
      this.go(was, at);
      room(was.around, at);
    }
    const beside: [Lie, Lie][] = [];
    for (const [name, is] of after) {
      const other = turned.get(is);
      const was = before.get(name) ?? other;
      if (was && !moved(was.box, is.box)) continue;
      if (was && was.element === is.element) {
        beside.push([was, is]);
        continue;
      }
      const at = when(is.spot, other?.spot);
      if (was) this.turn(was, is, at, other ? "stage-turned" : "");
      else this.come(is, at);
      room(is.around, at);
    }
    const { lasts } = when({ of: [], seat: null });
    const carried = carriers(beside);
    for (const [was, is] of beside) {
      if (!carried(was, is)) this.shift(was, is, made.get(is.around[0]) ?? { wait: 0, lasts });
    }
  }

  /** Whether a piece, or a part of it, waits for its step and is not where it is seen. */
  holds(element: Element): boolean {
    const now = performance.now();
    return [...this.held].some(([one, { until }]) => now < until && element.contains(one));
  }

  /** Where a piece is seen that waits for its step. */
  seen(element: Element): DOMRect | null {
    const { moves = 0, was = null } = this.held.get(element) ?? {};
    return performance.now() < moves ? was : null;
  }

  /** End all movements: everything is where it belongs. */
  end(): void {
    for (const one of this.running) one.cancel();
    for (const ghost of this.ghosts) ghost.remove();
    this.running = [];
    this.ghosts = [];
    this.held.clear();
  }

  private run(element: Element, frames: Keyframe[], { wait, lasts }: When, easing = EASE): Animation {
    const out = element.animate(frames, { delay: wait, duration: lasts, easing, fill: "both" });
    out.onfinish = () => out.cancel();
    this.running.push(out);
    return out;
  }

  /** A piece makes room for others beside it. */
  private shift({ box: was }: Lie, { element, box: is }: Lie, at: When): void {
    const place = `translate(${was.left - is.left}px, ${was.top - is.top}px)`;
    const size = `scale(${was.width / is.width}, ${was.height / is.height})`;
    const origin = { transformOrigin: "0 0" };
    this.run(
      element,
      [
        { transform: `${place} ${size}`, ...origin },
        { transform: "none", ...origin },
      ],
      at,
    );
  }

  /** A piece goes to another part of the board, over everything that lies between. */
  private fly(way: Keyframe[], { element, around }: Lie, at: When, look = "", was: DOMRect | null = null) {
    const picture = element.cloneNode(true) as HTMLElement;
    if (look) picture.classList.add(look);
    this.ghost(picture, around, way, at);
    const lasts = at.wait + at.lasts;
    this.hold(element, lasts, at.wait, was);
    this.run(element, [{ opacity: 0 }, { opacity: 0 }], { wait: 0, lasts }, "linear");
  }

  /** Until its step a thing is seen as it was. */
  private turn(was: Lie, is: Lie, at: When, look: string): void {
    const there = frame(was.box);
    const waits = at.wait > 0 && !was.element.isConnected;
    if (waits) this.ghost(was.element, was.around, [there, there], { wait: 0, lasts: at.wait });
    const begin = waits
      ? [
          { ...there, opacity: 0 },
          { ...there, opacity: 1, offset: 0.01 },
        ]
      : [there];
    this.fly([...begin, frame(is.box)], is, at, look, was.box);
  }

  /** A new piece comes from the place that its part of the board names, anything else from one that it
   * names itself; or it just appears. */
  private come(lie: Lie, at: When): void {
    const { element, box } = lie;
    const from = place([element, ...lie.around], "comes")?.getBoundingClientRect();
    const flies = element.dataset.piece !== undefined || element.dataset.comes !== undefined;
    if (from && from.width > 0 && flies) {
      const begin = frame(within(from, box));
      this.fly([{ ...begin, opacity: 0 }, { ...begin, opacity: 1, offset: 0.1 }, frame(box)], lie, at);
      return;
    }
    this.hold(element, at.wait);
    const flips = element.dataset.flips !== undefined;
    const hidden = flips ? { transform: "rotateY(90deg)" } : { opacity: 0, scale: "0.4" };
    this.run(element, [hidden, flips ? { transform: "none" } : { opacity: 1, scale: "1" }], at);
  }

  /** What has gone is seen until its step; then it vanishes. */
  private go({ element, around, box }: Lie, at: When): void {
    const there = frame(box);
    const to = place(element.dataset.goes ? [element, ...around] : around, "goes")?.getBoundingClientRect();
    const end = to && to.width > 0 ? frame(within(to, box)) : { ...there, scale: "0.6" };
    this.ghost(element, around, [there, { ...end, opacity: 0 }], at);
  }

  private hold(element: HTMLElement, lasts: number, wait = lasts, was: DOMRect | null = null): void {
    const now = performance.now();
    this.held.set(element, { until: now + lasts, moves: now + wait, was });
  }

  /** A picture of a piece above the board, drawn as it would be where the piece lies, or lay. */
  private ghost(picture: HTMLElement, around: Element[], frames: Keyframe[], at: When): void {
    for (const name of [...picture.getAttributeNames()]) {
      if (name.startsWith("data-") || name.startsWith("aria-") || name === "id")
        picture.removeAttribute(name);
    }
    picture.classList.remove("legal", "picked", "lifted");
    picture.classList.add("stage-ghost");
    picture.style.setProperty("--wait", `${at.wait}ms`);
    picture.style.setProperty("--lasts", `${at.lasts}ms`);
    let outer: Element = picture;
    for (const place of around) {
      const wrap = likeness(place);
      wrap.append(outer);
      outer = wrap;
    }
    document.querySelector(".stage")?.append(outer);
    this.ghosts.push(outer);
    this.run(picture, frames, at).onfinish = () => outer.remove();
  }
}

/** Whether something moves only because what it lies on does. */
function carriers(beside: readonly (readonly [Lie, Lie])[]): (was: Lie, is: Lie) => boolean {
  const way = ({ box: was }: Lie, { box: is }: Lie) => [is.left - was.left, is.top - was.top] as const;
  const ways = new Map<Element, readonly [number, number]>(
    beside.map(([was, is]) => [is.element, way(was, is)]),
  );
  return (was, is) => {
    const below = is.around.find((one) => ways.has(one));
    const [x, y] = way(was, is);
    const carried = below && ways.get(below);
    return !!carried && Math.abs(carried[0] - x) <= NEAR && Math.abs(carried[1] - y) <= NEAR;
  };
}

/** What has the looks of a place, and takes no room. */
function likeness(place: Element): HTMLElement {
  const out = document.createElement("div");
  out.className = place.getAttribute("class") ?? "";
  out.classList.add("stage-place");
  const count = (place as HTMLElement).dataset.count;
  if (count) out.dataset.count = count;
  out.style.cssText = (place as HTMLElement).style.cssText;
  return out;
}

function frame({ left, top, width, height }: DOMRect): Keyframe {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}

function moved(was: DOMRect, is: DOMRect): boolean {
  return (
    Math.abs(was.left - is.left) > NEAR ||
    Math.abs(was.top - is.top) > NEAR ||
    Math.abs(was.width - is.width) > NEAR ||
    Math.abs(was.height - is.height) > NEAR
  );
}

/** A thing as small as the place from which it comes, or to which it goes. */
function within(place: DOMRect, { width, height }: DOMRect): DOMRect {
  const tall = Math.min(height, Math.max(place.height, 20));
  return new DOMRect(place.left, place.top, (tall * width) / height, tall);
}

/**
 * The place from which new pieces come, or to which old ones go, in this part of the board: of the same
 * player if they have one of this name, else of the table.
 */
function place(around: readonly HTMLElement[], way: "comes" | "goes"): Element | null {
  const name = around.find((one) => one.dataset[way] !== undefined)?.dataset[way];
  if (!name) return null;
  const seat = around.find((one) => one.dataset.seat !== undefined)?.dataset.seat;
  const there = `[data-place~="${name}"]`;
  const seen = [...document.querySelectorAll(`.game ${there}`)].filter(
    (one) => one.checkVisibility() && !one.closest("dialog"),
  );
  const of = (one: Element) => one.closest<HTMLElement>("[data-seat]")?.dataset.seat;
  return seen.find((one) => of(one) === seat) ?? seen.find((one) => of(one) === undefined) ?? null;
}
