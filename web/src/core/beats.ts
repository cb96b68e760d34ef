/** What happened, cut into steps that can be followed: a beat is shown at one time. */

import type { Happening } from "../wire.ts";
import { isFolded, isHeading } from "./log.ts";

export interface Beat {
  events: Happening[];
  /** How much of the log is told once it has been shown, counted from where the first beat begins. */
  end: number;
  /** How long it lasts, in units of the chosen speed. */
  weight: number;
}

/** More of the same kind at once would be a heap. */
const MOST = 8;

/** What only says when or why something happened; it names no thing that could be shown. */
const REASONS: ReadonlySet<string> = new Set(["why", "phase"]);

/**
 * The beats of a piece of the log. What is of one kind and comes one after another is shown together:
 * all players reveal their actions at once, and all goods of a production appear.
 */
export function beats(events: readonly Happening[]): Beat[] {
  const out: Beat[] = [];
  events.forEach((event, k) => {
    const last = out[out.length - 1];
    const first = last?.events[0];
    const silent = event.words === null || isFolded(event);
    if (silent) {
      if (last) last.end = k + 1;
      return;
    }
    if (last && first && first.kind === event.kind && !isHeading(event) && last.events.length < MOST) {
      last.events.push(event);
      last.end = k + 1;
      last.weight = weigh(last.events);
    } else out.push({ events: [event], end: k + 1, weight: weigh([event]) });
  });
  return out;
}

/** A heading is read at a glance; several sentences take longer than one. */
function weigh(events: readonly Happening[]): number {
  const first = events[0];
  if (first && isHeading(first)) return 0.6;
  return 1 + 0.2 * (events.length - 1);
}

/** The words of the catalogue among the facts of an event: what it is about. */
export function about({ facts }: Happening, reasons = false): string[] {
  const out: string[] = [];
  for (const [name, fact] of Object.entries(facts)) {
    if (reasons || !REASONS.has(name)) gather(fact, out);
  }
  return out;
}

function gather(fact: unknown, out: string[]): void {
  if (typeof fact === "string") out.push(fact);
  else if (Array.isArray(fact)) for (const one of fact) gather(one, out);
}

/**
 * Something on the board: the words by which events speak of it, whose it is, and the kind of events by
 * which it comes there, if others speak of it, too.
 */
export interface Spot {
  of: readonly string[];
  seat: number | null;
  by?: string | undefined;
}

/** Whether an event is about something: it is named, or what happened is of a kind that it shows. */
export function names(event: Happening, spot: Spot): boolean {
  if (spot.seat !== null && event.seat !== null && event.seat !== spot.seat) return false;
  if (spot.by !== undefined && spot.by !== event.kind) return false;
  return spot.of.includes(event.kind) || about(event, event.seat === null).some((w) => spot.of.includes(w));
}

/**
 * In which beat something changes: the first that names it, or what it was; else the first of its
 * player, but what is not what it was changes with the last.
 */
export function beatOf(all: readonly Beat[], spot: Spot, was?: Spot): number {
  for (const one of [spot, ...(was ? [was] : [])]) {
    const named = all.findIndex((beat) => beat.events.some((event) => names(event, one)));
    if (named >= 0) return named;
  }
  if (was) return Math.max(0, all.length - 1);
  const own = all.findIndex((beat) => beat.events.some((event) => event.seat === spot.seat));
  return spot.seat === null ? 0 : Math.max(0, own);
}

/** When each beat begins, and, last, when all are over. */
export function starts(all: readonly Beat[], unit: number): number[] {
  const out = [0];
  for (const beat of all) out.push((out[out.length - 1] ?? 0) + beat.weight * unit);
  return out;
}

export function weight(all: readonly Beat[]): number {
  return all.reduce((sum, beat) => sum + beat.weight, 0);
}
