/** The log: told piece by piece, kept whole, shown in part. */

import type { Happening, Log } from "../wire.ts";

/** The log after a piece of it; null if pieces are missing in between. */
export function grown(log: readonly Happening[], piece: Log): Happening[] | null {
  if (log.length < piece.keep) return null;
  return [...log.slice(0, piece.keep), ...piece.events];
}

export interface Filter {
  seat: number | null;
  round: number | null;
}

/** An event with its place in the log, which does not change. */
export interface LogLine {
  at: number;
  event: Happening;
}

const HEADINGS = new Set(["round", "phase", "turn"]);

export function isHeading(event: Happening): boolean {
  return HEADINGS.has(event.kind);
}

/** That somebody cannot follow comes after every action in Tiny Epic Galaxies, and is told briefly. */
export function isFolded(event: Happening): boolean {
  return event.kind === "skipped" && (event.facts.asked === "follow" || event.facts.asked === "free-follow");
}

/** Lines with those that are folded into them. */
export function folded(lines: readonly LogLine[]): { line: LogLine; rest: LogLine[] }[] {
  const out: { line: LogLine; rest: LogLine[] }[] = [];
  for (const line of lines) {
    const last = out[out.length - 1];
    if (last && isFolded(line.event) && isFolded(last.line.event)) last.rest.push(line);
    else out.push({ line, rest: [] });
  }
  return out;
}

/** What is read of the log: the lines that have words and pass; headings only above something. */
export function shown(log: readonly Happening[], filter: Filter): LogLine[] {
  const out: LogLine[] = [];
  let headings: LogLine[] = [];
  log.forEach((event, at) => {
    if (event.words === null || (filter.round !== null && event.round !== filter.round)) return;
    if (isHeading(event)) {
      const above = event.kind === "round" ? [] : headings.filter((line) => line.event.kind === "round");
      headings = [...above, { at, event }];
    } else if (filter.seat === null || event.seat === filter.seat) {
      out.push(...headings, { at, event });
      headings = [];
    }
  });
  if (filter.seat === null) out.push(...headings);
  return out;
}

export function rounds(log: readonly Happening[]): number[] {
  return [...new Set(log.map((event) => event.round))].sort((a, b) => a - b);
}

/** A part of a sentence; where it is the name of a card, with the key of its face. */
export interface Part {
  words: string;
  face: string | null;
}

/** What happened or what is asked: a sentence, and the facts that it is made of. */
export type Sentence = Pick<Happening, "words" | "facts">;

/** A sentence in parts, so that the names of what its facts speak of can be looked at. */
export function inParts(event: Sentence, names: (key: string) => string | undefined): Part[] {
  const words = event.words ?? "";
  const keys = new Set(Object.values(event.facts).flat().filter(isText).map(keyOf));
  const found = [...keys]
    .map((key) => ({ key, name: names(key) ?? "" }))
    .filter(({ name }) => name !== "")
    .map(({ key, name }) => ({ key, name, at: words.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.name.length - one.name.length);
  const out: Part[] = [];
  let end = 0;
  for (const { key, name, at } of found) {
    if (at < end) continue;
    if (at > end) out.push({ words: words.slice(end, at), face: null });
    out.push({ words: name, face: key });
    end = at + name.length;
  }
  if (end < words.length) out.push({ words: words.slice(end), face: null });
  return out;
}

function isText(fact: unknown): fact is string {
  return typeof fact === "string";
}

/** A renamed card carries its names along. */
function keyOf(fact: string): string {
  return fact.split("|")[0] ?? fact;
}
