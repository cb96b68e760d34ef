/** Short sounds, made when they are needed; there are no files. Nobody hears them who has not asked. */

import type { Happening } from "../wire.ts";
import { isHeading } from "./log.ts";
import { sounds } from "./prefs.ts";

export type Sound = "turn" | "place" | "flip" | "points" | "end";

/** A tone: its height in hertz, when it begins, how long it lasts (seconds), how loud it is. */
export type Tone = [height: number, begins: number, lasts: number, loud: number];

export const TONES: Record<Sound, readonly Tone[]> = {
  turn: [
    [660, 0, 0.14, 0.5],
    [880, 0.11, 0.22, 0.5],
  ],
  place: [
    [190, 0, 0.07, 0.8],
    [120, 0.02, 0.09, 0.6],
  ],
  flip: [
    [420, 0, 0.05, 0.3],
    [560, 0.04, 0.06, 0.3],
  ],
  points: [
    [990, 0, 0.06, 0.3],
    [1180, 0.06, 0.06, 0.3],
    [1320, 0.12, 0.12, 0.3],
  ],
  end: [
    [523, 0, 0.25, 0.5],
    [659, 0.16, 0.25, 0.5],
    [784, 0.32, 0.25, 0.5],
    [1047, 0.48, 0.6, 0.5],
  ],
};

/** Events in which what was chosen in secret is turned over. */
const TURNED: ReadonlySet<string> = new Set(["chose", "selected", "revealed"]);
const WORTH = ["vp", "points", "prestige"];

/** How an event sounds; a heading is silent. */
export function soundOf(event: Happening): Sound | null {
  if (isHeading(event)) return null;
  if (TURNED.has(event.kind)) return "flip";
  return WORTH.some((fact) => fact in event.facts) || event.kind === "prestige" ? "points" : "place";
}

const VOLUME = 0.12;
/** The same sound again within this time, in milliseconds, would be noise. */
const APART = 90;

let air: AudioContext | null = null;
const last = new Map<Sound, number>();

/** Let a sound be heard, if sounds are wanted. */
export function sound(which: Sound): void {
  if (sounds.value === "off" || document.hidden || typeof AudioContext === "undefined") return;
  const now = performance.now();
  if (now - (last.get(which) ?? -APART) < APART) return;
  last.set(which, now);
  air ??= new AudioContext();
  if (air.state === "suspended") void air.resume().catch(() => {}); // until somebody has clicked
  for (const tone of TONES[which]) ring(air, tone);
}

function ring(context: AudioContext, [height, begins, lasts, loud]: Tone): void {
  const at = context.currentTime + begins;
  const voice = context.createOscillator();
  const level = context.createGain();
  voice.type = "triangle";
  voice.frequency.value = height;
  level.gain.setValueAtTime(loud * VOLUME, at);
  level.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  voice.connect(level).connect(context.destination);
  voice.start(at);
  voice.stop(at + lasts);
}
