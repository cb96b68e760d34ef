/** Dice: a colour, the sign of that colour, and what the die shows. */

import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import type { Choosing } from "../../table/store.ts";
import type { Option, RefusedOption, RollDie, RollKind } from "../../wire.ts";
import { drawing } from "./icons.tsx";
import { OptionLines } from "./lines.tsx";

interface CubeProps {
  colour: string;
  /** The phase it shows, or `wild`; without it the sign of its colour is large. */
  face?: string | null | undefined;
  /** A worker that is no die. */
  ghost?: boolean;
  /** The name under which it moves: one of the dice of its colour. */
  moves?: string | undefined;
}

/** Dice of one colour are all alike. */
function kinOf(colour: string): string {
  return `die-${colour}`;
}

/** A die seen from above, with its edges. */
export function Cube({ colour, face, ghost, moves }: CubeProps) {
  const sign = drawing(`colour-${colour}`);
  return (
    <svg
      class={`cube die-${colour}${ghost ? " ghost" : ""}`}
      viewBox="0 0 40 40"
      aria-hidden="true"
      data-moves={moves}
      data-kin={moves && kinOf(colour)}
    >
      <rect class="cube-edge" x="1" y="1.500" width="38" height="38" rx="9" />
      <rect class="cube-top" x="2.200" y="1" width="35.600" height="34.400" rx="8" />
      <rect class="cube-shine" x="2.200" y="1" width="35.600" height="34.400" rx="8" />
      {face ? (
        <>
          <g class="cube-face" transform="translate(7.800 4.600) scale(.98)">
            {drawing(face)}
          </g>
          <g class="cube-mark" transform="translate(27.300 25.600) scale(.36)">
            {sign}
          </g>
        </>
      ) : (
        <g class="cube-face" transform="translate(8.300 6.400) scale(.98)">
          {sign}
        </g>
      )}
    </svg>
  );
}

/** What a die is called: its colour, and what it shows. */
export function dieName(colour: string, face?: string | null): string {
  const name = t(`roll-die-${colour}`);
  return face ? t("roll-die-shows", { die: name, face: t(`roll-face-${face}`) }) : name;
}

/** What the faces of a kind of dice are; anyone may know. */
export function DieHint({ colour, face }: { colour: string; face?: string | null | undefined }) {
  return (
    <>
      <h3>{dieName(colour, face)}</h3>
      <p class="faces-row">
        {FACES.get(colour)?.map((one, k) => (
          <Cube key={k} colour={colour} face={one} />
        ))}
      </p>
      <p>{t(`roll-die-${colour}-help`)}</p>
    </>
  );
}

/** The six faces of each kind of dice, as the server tells them. */
const FACES = new Map<string, readonly string[]>();

export function learnDice(kinds: readonly RollKind[]): void {
  for (const { colour, faces } of kinds) FACES.set(colour, faces);
}

interface PieceProps {
  store: Choosing;
  id: string;
  colour: string;
  face?: string | null | undefined;
  /** Where it lies, for players who cannot see it. */
  where: string;
  class?: string;
  keeps?: boolean;
  held?: boolean;
  ghost?: boolean;
  /** So many equal ones, each of which moves by itself. */
  count?: number;
}

/** A die, or several equal ones, that may be chosen or dragged. */
export function DiePiece({ store, id, colour, face, where, class: extra, ...how }: PieceProps) {
  const { keeps = true, held = false, ghost = false, count } = how;
  const name = ghost ? t("roll-extra-worker", { die: dieName(colour) }) : dieName(colour, face);
  const spoken = count && count > 1 ? t("roll-several", { name, count }) : name;
  const several = count !== undefined;
  return (
    <Piece
      store={store}
      id={id}
      name={name}
      spoken={`${spoken}, ${where}`}
      told={t(`roll-die-${colour}-help`)}
      detail={(options, refused) => <DieDetail {...{ options, refused, colour, face, ghost }} />}
      class={`die-piece${extra ? ` ${extra}` : ""}`}
      kin={ghost ? undefined : kinOf(colour)}
      still={several}
      keeps={keeps}
      held={held}
    >
      {Array.from({ length: count ?? 1 }, (_, k) => (
        <Cube
          key={k}
          colour={colour}
          face={face}
          ghost={ghost}
          moves={several && !ghost ? `${id}#${k}` : undefined}
        />
      ))}
    </Piece>
  );
}

interface DetailProps {
  colour: string;
  face?: string | null | undefined;
  ghost: boolean;
  options: Option[] | undefined;
  refused: RefusedOption[] | undefined;
}

function DieDetail({ colour, face, ghost, options, refused }: DetailProps) {
  return (
    <div class="detail">
      <DieHint colour={colour} face={face} />
      {ghost && <p>{t("roll-extra-help")}</p>}
      <OptionLines options={options} refused={refused} few={3} />
    </div>
  );
}

/** Dice that only lie there, as close together as they must. */
export function DiceRow({ dice }: { dice: readonly RollDie[] }) {
  return (
    <span class="dice-row">
      {dice.map((die) => (
        <span key={die.id}>
          <Cube colour={die.colour} moves={die.id} />
        </span>
      ))}
    </span>
  );
}
