/** Which part of the table a question is about: on a small screen it is opened by itself. */

import { signal } from "@preact/signals";
import type { Beat } from "../../core/beats.ts";
import type { Offer } from "../../core/picks.ts";
import type { BeyondMat } from "../../wire.ts";

const NARROW = typeof matchMedia === "undefined" ? null : matchMedia("(max-width: 899px)");

/** Whether the screen has room for one part only. */
export const narrow = signal(NARROW?.matches ?? false);
NARROW?.addEventListener("change", ({ matches }) => {
  narrow.value = matches;
});

export type Tab = "cards" | "tree" | "space" | "aims" | "mats";

/** Cards have been drawn to choose from, or not: then there is no such part. */
export const TABS: readonly Tab[] = ["cards", "tree", "space", "aims", "mats"];

const OF: Record<string, Tab> = {
  card: "cards",
  slot: "tree",
  space: "tree",
  place: "space",
  ship: "space",
  aim: "aims",
  track: "mats",
  column: "mats",
};

/** How many things may be chosen on each part. Spaces of private technologies are beside the mat. */
export function legal(offer: Offer, own: BeyondMat | undefined): Record<Tab, number> {
  const out: Record<Tab, number> = { cards: 0, tree: 0, space: 0, aims: 0, mats: 0 };
  const beside = new Set(own?.deeds.flatMap((deed) => deed.spots.map((spot) => spot.id)));
  for (const piece of offer.byPiece.keys()) {
    const tab = beside.has(piece) ? "mats" : OF[piece.split(":")[0] ?? ""];
    if (tab) out[tab] += 1;
  }
  return out;
}

/** The part to open for a question: the one in sight if it will do, else the first that will. */
export function opened(now: Tab, found: Record<Tab, number>): Tab {
  if (found[now] > 0) return now;
  return TABS.find((tab) => found[tab] > 0) ?? (now === "cards" ? "tree" : now);
}

/** Where each kind of event happens; others happen on the mats, whose figures are always in sight. */
const HAPPENS: Record<string, Tab> = {
  acted: "tree",
  copied: "tree",
  pushed: "tree",
  researched: "tree",
  event: "tree",
  guild: "tree",
  discovered: "tree",
  moved: "space",
  built: "space",
  upgraded: "space",
  donated: "space",
  "sold-ship": "space",
  "took-control": "space",
  "lost-control": "space",
  outpost: "space",
  colonised: "space",
  refilled: "space",
  "extra-system": "space",
  claimed: "aims",
};

/** The part where a step of the play-back happens. */
export function seenAt(beat: Beat): Tab | null {
  return HAPPENS[beat.events[0]?.kind ?? ""] ?? null;
}
