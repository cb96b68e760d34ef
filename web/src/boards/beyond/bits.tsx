/** Small things that are drawn everywhere on the board: signs, discs, ships, pawns, faces by name. */

import { PlayerMark } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import type { BeyondFace } from "../../wire.ts";
import type { Sailing } from "./fleet.ts";
import { Icon, type IconName, isIcon } from "./icons.tsx";
import type { Sign } from "./signs.ts";

/** What is printed on a piece; nothing until the faces have come. */
export function faceOf(store: TableStore, key: string | null): BeyondFace | undefined {
  const face = key === null ? undefined : store.faces.value[key];
  return face?.board === "beyond" ? face : undefined;
}

/** Whether the question is about this slot or place, wherever its answers lie. */
export function isMeant(store: TableStore, word: string): boolean {
  const facts = store.update.value?.question?.facts ?? {};
  return facts.slot === word || facts.place === word;
}

/** Signs in groups that stay together where a line ends. */
export function Signs({ groups }: { groups: readonly (readonly Sign[])[] }) {
  return (
    <span class="signs" aria-hidden="true">
      {groups.map((group, g) => (
        <span key={g} class="sign-group">
          {group.map((sign, k) => (
            <OneSign key={k} sign={sign} />
          ))}
        </span>
      ))}
    </span>
  );
}

function OneSign({ sign }: { sign: Sign }) {
  if ("text" in sign) return <span class={sign.spare ? "spare-sign" : "sign-text"}>{sign.text}</span>;
  if ("ship" in sign) {
    return (
      <span class="sign-ship">
        <Icon name="ship" />
        {sign.ship}
      </span>
    );
  }
  const tone = sign.tone ? `tone-${sign.tone}` : "sign";
  return <Icon name={sign.icon} class={sign.spare ? `${tone} spare-sign` : tone} />;
}

/** The types of a technology, each with a shape and a colour of its own. */
export function Types({ types }: { types: readonly string[] }) {
  return (
    <span class="types" aria-hidden="true">
      {types.map((type) => (
        <TypeSign key={type} type={type} />
      ))}
    </span>
  );
}

export function TypeSign({ type }: { type: string }) {
  const name: IconName = isIcon(type) ? type : "research";
  return <Icon name={name} class={`type-${type}`} />;
}

export function Disc({ kind }: { kind: string }) {
  const name: IconName = kind === "food" ? "food" : kind === "ore" ? "ore" : "star";
  return (
    <span class={`disc disc-${kind}`} aria-hidden="true">
      <Icon name={name} />
    </span>
  );
}

/** The discs that a place takes. */
export function Kinds({ kinds }: { kinds: readonly string[] }) {
  return (
    <span class="place-kinds">
      {kinds.map((kind) => (
        <Icon key={kind} name={kind === "food" ? "food" : "ore"} class={`tone-${kind}`} />
      ))}
    </span>
  );
}

interface ShipProps {
  seat: number;
  level: number;
  /** Which one it is, and where; then it can be seen to move. */
  sails?: Sailing;
  /** How many lie upon it. */
  below?: number;
}

/** A ship: whose it is by shape and colour, how strong by its number. */
export function Ship({ seat, level, sails, below = 0 }: ShipProps) {
  return (
    <span
      class={`ship player-${seat % 6}`}
      style={below > 0 ? { "--below": String(Math.min(below, 2)) } : undefined}
      data-moves={sails?.name}
      data-of={sails?.place}
      data-seat={sails ? seat : undefined}
      data-comes={sails && "cubes"}
      data-goes={sails && "cubes"}
      aria-hidden="true"
    >
      <PlayerMark seat={seat} />
      <b>{level}</b>
    </span>
  );
}

/** A pawn on the space that it stands on. */
export function Pawn({ seat, on }: { seat: number; on: string }) {
  return (
    <span
      class={`pawn player-${seat % 6}`}
      data-moves={`pawn-${seat}`}
      data-of={`${on} acted`}
      data-seat={seat}
      data-comes="home"
      aria-hidden="true"
    >
      <PlayerMark seat={seat} />
    </span>
  );
}

/** How surely the text of a card is known, where it is not certain. */
export function KnownMark({ face }: { face: BeyondFace }) {
  if (face.known === "corrected") return <Icon name="pen" class="known-mark corrected" />;
  if (face.known === "reconstructed") return <Icon name="guess" class="known-mark" />;
  return null;
}
