/**
 * Which ship is which. The rules count ships by place and level, so a picture of the table cannot tell
 * that one has moved. From one picture to the next each ship is followed: one that stands where one of
 * its level stood is that one; of the others, one of the same level has moved, and one in the same
 * place has another level now.
 */

import type { BeyondLocation } from "../../wire.ts";

export interface Sailing {
  /** By this it is known for as long as it is a ship. */
  name: string;
  seat: number;
  place: string;
  level: number;
}

type Places = readonly Pick<BeyondLocation, "word" | "ships">[];
type Alike = (was: Sailing, is: Sailing) => boolean;

const ALIKE: readonly Alike[] = [
  (was, is) => was.place === is.place && was.level === is.level,
  (was, is) => was.level === is.level,
  (was, is) => was.place === is.place,
];

/** The ships of this picture, by the names that they had in the one before. */
export function follow(before: readonly Sailing[], places: Places): Sailing[] {
  const out = standing(places);
  const lost = new Set(before);
  for (const alike of ALIKE) {
    for (const ship of out) {
      if (ship.name) continue;
      const was = [...lost].find((one) => one.seat === ship.seat && alike(one, ship));
      if (!was) continue;
      ship.name = was.name;
      lost.delete(was);
    }
  }
  let number = before.reduce((most, { name }) => Math.max(most, Number(name.slice(PREFIX.length))), 0);
  for (const ship of out) {
    if (!ship.name) {
      number += 1;
      ship.name = `${PREFIX}${number}`;
    }
  }
  return out;
}

const PREFIX = "sails-";

function standing(places: Places): Sailing[] {
  return places.flatMap(({ word, ships }) =>
    ships.flatMap((found, seat) => found.map((level) => ({ name: "", seat, place: word, level }))),
  );
}

/** The ships of a player in a place that are of one level, the strongest first. */
export function piles(ships: readonly Sailing[]): Sailing[][] {
  const out = new Map<number, Sailing[]>();
  for (const ship of ships) out.set(ship.level, [...(out.get(ship.level) ?? []), ship]);
  return [...out].sort(([a], [b]) => b - a).map(([, pile]) => pile);
}
