/** What has come and is still to be shown, scene by scene; and what can be shown once more. */

import type { Happening, Update } from "../wire.ts";
import { type Beat, beats, weight } from "./beats.ts";
import { grown } from "./log.ts";

/** One update: what happened, and the table after it. */
export interface Scene {
  update: Update;
  beats: Beat[];
  /** Where its events begin in the log, and where they end. */
  from: number;
  to: number;
}

/** So many scenes are kept to be shown again. */
const KEPT = 40;

export class Reel {
  /** The log as far as it has come. */
  log: Happening[] = [];
  private newest: Update | null = null;
  private coming: Scene[] = [];
  /** How the table stood after my last answer, and what has come since. */
  private base: Scene | null = null;
  private past: Scene[] = [];

  /**
   * Take in an update. It says whether it goes on from the last one, or the table is to be shown as it
   * is: at first, from another seat, in another language, after something was taken back; or whether
   * something is missing in between.
   */
  take(update: Update): "on" | "anew" | "lost" {
    const last = this.newest;
    const log = grown(this.log, update.log);
    const same = last !== null && last.seat === update.seat && last.lang === update.lang;
    const on = same && log !== null && update.log.keep >= this.log.length;
    const from = on ? this.log.length : (log?.length ?? this.log.length);
    this.newest = update;
    this.log = log ?? this.log;
    const scene = { update, beats: on ? beats(update.log.events) : [], from, to: this.log.length };
    if (on) {
      this.push(scene);
      return "on";
    }
    this.coming = [];
    this.past = [];
    this.base = scene;
    return log ? "anew" : "lost";
  }

  private push(scene: Scene): void {
    join(this.coming, scene);
    join(this.past, scene);
    if (this.past.length > KEPT) this.base = this.past.shift() ?? null;
  }

  /** The next scene to be shown; null if all have been. */
  next(): Scene | null {
    return this.coming.shift() ?? null;
  }

  /** How much is still to be shown. */
  get weight(): number {
    return this.coming.reduce((sum, scene) => sum + weight(scene.beats), 0);
  }

  /** Show nothing more: the last update is what the table is like. */
  cut(): Update | null {
    this.coming = [];
    return this.newest;
  }

  /** I answer: what comes from now on is news. */
  mark(): void {
    const last = this.newest;
    const end = this.log.length;
    this.base = last ? { update: last, beats: [], from: end, to: end } : null;
    this.past = [];
  }

  /** Whether anything has happened since my last answer. */
  get repeatable(): boolean {
    return this.past.some((scene) => scene.beats.length > 0);
  }

  /** Show once more what has happened since my last answer; the table to begin with. */
  rewind(): Scene | null {
    if (!this.base || !this.repeatable) return null;
    this.coming = [...this.past];
    return this.base;
  }
}

/** Add a scene; where nothing happens in it, the one before ends with it. */
function join(scenes: Scene[], scene: Scene): void {
  const last = scenes[scenes.length - 1];
  if (last && scene.beats.length === 0) {
    scenes[scenes.length - 1] = { ...last, update: scene.update, to: scene.to };
  } else scenes.push(scene);
}
