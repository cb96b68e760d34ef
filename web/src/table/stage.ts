/**
 * The play-back: what has come is shown step by step, at the speed that one has chosen. It never keeps
 * anybody from answering: the question is the newest from the beginning, and whatever one does ends it.
 */

import { batch, signal } from "@preact/signals";
import { type Beat, beatOf, starts, weight } from "../core/beats.ts";
import { drawing } from "../core/drawing.ts";
import { type Speed, unit } from "../core/pace.ts";
import { mayMove, speed } from "../core/prefs.ts";
import { Reel, type Scene } from "../core/reel.ts";
import { sound, soundOf } from "../core/sound.ts";
import { settleCounts, timeCounts } from "../ui/count.tsx";
import type { Happening, Update } from "../wire.ts";
import { lies, Moves, spotOf, type Timing } from "./moves.ts";

/** How long a piece moves, in milliseconds, where nothing is played back. */
const GLIDE = 340;
/** A movement takes this part of its step; the rest is for looking at it. */
const PART = 0.6;
const LONGEST = 650;

export class Stage {
  /** The update whose table is on the screen. */
  readonly shown = signal<Update | null>(null);
  /** The log as far as it has been shown. */
  readonly log = signal<Happening[]>([]);
  /** The step that is being shown. */
  readonly beat = signal<Beat | null>(null);
  readonly playing = signal(false);
  /** Whether there is something that can be shown once more. */
  readonly repeatable = signal(false);

  private readonly reel = new Reel();
  private readonly moves = new Moves();
  private timers: ReturnType<typeof setTimeout>[] = [];
  /** Somebody has asked to see it once more: then it is shown, even if the speed is off. */
  private again = false;

  /** Whether the pieces of this board have names by which they are known when they move. */
  constructor(private readonly named: () => boolean) {}

  /** The log as far as it has come. */
  get told(): Happening[] {
    return this.reel.log;
  }

  /** Take in an update; whether anything is missing before it. */
  take(update: Update): boolean {
    const how = this.reel.take(update);
    this.repeatable.value = this.reel.repeatable;
    if (how !== "on") {
      this.stop();
      this.reveal(update);
    } else if (!this.playing.value) this.play();
    return how === "lost";
  }

  /** I answer: what happened before is no news any more. */
  mark(): void {
    this.finish();
    this.reel.mark();
    this.repeatable.value = false;
  }

  /** Show what is still to be shown at once. */
  finish(): void {
    const newest = this.reel.cut();
    if (!this.playing.value && this.shown.value === newest) {
      this.moves.end();
      settleCounts();
      return;
    }
    this.stop();
    if (newest) this.reveal(newest);
  }

  /** Show once more what has happened since my last answer. */
  repeat(): void {
    this.stop();
    const base = this.reel.rewind();
    if (!base) return;
    drawing(() => this.reveal(base.update, base.to)); // what moves is compared with this
    this.again = true;
    this.play();
  }

  /** Whether a click on this piece would be on something that is not where it is seen. */
  holds(piece: Element): boolean {
    return this.moves.holds(piece);
  }

  /** Where a piece is seen that waits for its step; null if it is where it belongs. */
  seen(piece: Element): DOMRect | null {
    return this.moves.seen(piece);
  }

  /** End what is under way; nothing more is shown of it. */
  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.again = false;
    this.moves.end();
    settleCounts();
    batch(() => {
      this.beat.value = null;
      this.playing.value = false;
    });
  }

  private reveal(update: Update, upTo = this.reel.log.length): void {
    batch(() => {
      this.shown.value = update;
      this.log.value = this.reel.log.slice(0, upTo);
    });
  }

  /** Show the next scene, and then what comes after it. */
  private play(): void {
    const pace = this.pace();
    const scene = pace === "off" ? this.last() : this.reel.next();
    if (!scene) {
      this.rest();
      return;
    }
    const length = unit(pace, this.reel.weight + weight(scene.beats));
    const steps = pace === "off" ? [] : scene.beats;
    const times = starts(steps, length);
    const lasts = steps.length > 0 ? Math.min(LONGEST, length * PART) : GLIDE;
    const when: Timing = (spot, was) => ({ wait: times[beatOf(steps, spot, was)] ?? 0, lasts });
    this.playing.value = steps.length > 0;
    this.change(scene, when, steps.length > 0);
    if (steps.length === 0) {
      if (pace !== "off") this.play();
      return;
    }
    steps.forEach((step, k) => {
      this.later(times[k] ?? 0, () => this.step(scene, step));
    });
    this.later(times[steps.length] ?? 0, () => this.play());
  }

  private pace(): Speed {
    if (document.hidden) return "off";
    return this.again && speed() === "off" ? "normal" : speed();
  }

  /** All has been shown; what still moves may come to rest. */
  private rest(): void {
    this.timers = [];
    this.again = false;
    batch(() => {
      this.beat.value = null;
      this.playing.value = false;
      this.log.value = this.reel.log;
    });
  }

  /** The newest of all that has come, as one scene. */
  private last(): Scene | null {
    let out: Scene | null = null;
    for (let next = this.reel.next(); next; next = this.reel.next()) out = next;
    return out;
  }

  private later(wait: number, then: () => void): void {
    this.timers.push(setTimeout(then, wait));
  }

  /** Make a change of the board's own, which is no step of the game: what lies elsewhere glides there. */
  glide(change: () => void): void {
    this.draw(change, () => ({ wait: 0, lasts: GLIDE }));
  }

  /** Draw the table after a scene, and let things move there when their step comes. */
  private change(scene: Scene, when: Timing, stepwise: boolean): void {
    this.draw(() => this.reveal(scene.update, stepwise ? scene.from : scene.to), when);
  }

  private draw(change: () => void, when: Timing): void {
    this.moves.end();
    settleCounts();
    if (!mayMove() || !this.named() || document.hidden) {
      change();
      return;
    }
    const before = lies();
    timeCounts((element) => when(spotOf(element)));
    drawing(change);
    timeCounts(() => null);
    this.moves.move(before, lies(), when);
  }

  private step(scene: Scene, step: Beat): void {
    batch(() => {
      this.beat.value = step;
      this.log.value = this.reel.log.slice(0, scene.from + step.end);
    });
    const heard = step.events[0] && soundOf(step.events[0]);
    if (heard) sound(heard);
  }
}
