/** Which part of the table a question is about: on a small screen it is opened by itself. */

import type { Offer } from "../../core/picks.ts";
import type { BeyondMat } from "../../wire.ts";

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
