/** What is printed on the pieces of this game, and what may be done with them. */

import type { TableStore } from "../../table/store.ts";
import type { Option, TinyFace, TinyShip, TinyView } from "../../wire.ts";

/** What is printed on a card; nothing until the faces have come. */
export function faceOf(store: TableStore, key: string | null | undefined): TinyFace | null {
  const face = key ? store.faces.value[key] : undefined;
  return face?.board === "tiny" ? face : null;
}

export const LETTERS = "abcde";

/** The place of a galaxy by its name on the board. */
export function galaxyOf(seat: number): string {
  return `galaxy:${LETTERS[seat] ?? ""}`;
}

/** Whose ship it is. */
export function ownerOf(ship: string): number {
  return LETTERS.indexOf(ship[0] ?? "");
}

/** The ships at a planet, on its track or on its surface, in the order of seats. */
export function shipsAt(view: TinyView, card: string, spot: number | null): TinyShip[] {
  return view.mats.flatMap((mat) => mat.ships.filter((ship) => ship.at === card && ship.spot === spot));
}

/** What an answer would bring, where there is something to say. */
export function brings(view: TinyView, option: Option): string | null {
  return view.brings[option.id] ?? null;
}

/** The name of whoever has a seat; in a game for one the second one is the rogue galaxy's. */
export function nameOf(store: TableStore, view: TinyView, seat: number): string {
  return store.table.value?.seats[seat]?.name ?? view.rogue?.name ?? "";
}

/** The seats around the table, beginning after one's own. */
export function othersOf(view: TinyView, own: number): number[] {
  const count = view.mats.length;
  return Array.from({ length: Math.max(count - 1, 0) }, (_, k) => (own + k + 1) % count);
}
