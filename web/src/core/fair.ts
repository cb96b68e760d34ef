/**
 * Fair deals: this browser adds a number of its own to every deal among several people, and checks
 * in the end that it was used. `docs/why/fair-dice.md` tells how it works.
 */

import type { Fairness } from "../wire.ts";
import { sha256 } from "./sha256.ts";

/** What this browser saw and sent before the deal; no number where the server took none of it. */
export interface Kept {
  commitment: string;
  share: string | null;
}

const PLACE = "fair";
const MOST = 200;

/** For a browser that keeps nothing: as long as the page is there. */
let tables: [string, Kept][] = [];

function read(): [string, Kept][] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as [string, Kept][];
  } catch {
    return tables;
  }
}

function write(all: [string, Kept][]): void {
  tables = all.slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables));
  } catch {
    // nothing is remembered
  }
}

export function keptOf(table: string): Kept | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

function keep(table: string, kept: Kept): void {
  write([...read().filter(([id]) => id !== table), [table, kept]]);
}

/** The server has not taken my number. What it committed itself to was seen all the same. */
export function notTaken(table: string): void {
  const known = keptOf(table);
  if (known) keep(table, { ...known, share: null });
}

/** My number for this table: drawn once its commitment is known, and kept together with that. */
export function shareFor(table: string, commitment: string): string {
  const known = keptOf(table);
  if (known?.share && known.commitment === commitment) return known.share;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const share = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  keep(table, { commitment, share });
  return share;
}

function hash(...lines: string[]): string {
  return sha256(lines.map((line) => `${line}\n`).join(""));
}

export function commitmentOf(table: string, secret: string): string {
  return hash("perihelion commitment 1", table, secret);
}

export function keyOf(table: string, secret: string, shares: (string | null)[]): string {
  return hash("perihelion key 1", table, secret, ...shares.map((share) => share ?? "-"));
}

/** What a browser finds out by itself; null where it cannot know. */
export interface Findings {
  /** The commitment is the one that was seen before the deal. */
  seen: boolean | null;
  /** The secret is the one the server committed itself to. */
  secret: boolean;
  /** My number is among those that were used. */
  mine: boolean | null;
  /** No number was used for a bot, which the server could have chosen last. */
  bots: boolean;
  /** The cards were dealt from secret and numbers. */
  key: boolean | null;
}

export function findings(
  table: string,
  fairness: Fairness & { secret: string; shares: (string | null)[] },
  mySeats: number[],
  botSeats: number[],
  kept: Kept | null,
  seed: unknown,
): Findings {
  const { commitment, secret, shares } = fairness;
  const mine = mySeats.map((seat) => shares[seat]);
  return {
    seen: kept ? kept.commitment === commitment : null,
    secret: commitmentOf(table, secret) === commitment,
    mine: kept?.share && mine.length > 0 ? mine.every((share) => share === kept.share) : null,
    bots: botSeats.every((seat) => shares[seat] === null),
    key: seed === undefined ? null : keyOf(table, secret, shares) === seed,
  };
}

/** The server committed itself before the deal, and does not tell its secret now that it is over. */
export function isWithheld(table: string, over: boolean, secret: string | null): boolean {
  return over && secret === null && keptOf(table) !== null;
}

/** Fair is only what was checked in every respect; `partly` where nothing speaks against it. */
export function outcome(found: Findings): "yes" | "partly" | "no" {
  const all = Object.values(found);
  if (all.some((good) => good === false)) return "no";
  return all.every((good) => good === true) ? "yes" : "partly";
}
