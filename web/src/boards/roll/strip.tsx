/** The strip of another player: who works in which phase, or which dice are behind their screen; and piles. */

import { t } from "../../core/words.ts";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { Told } from "../../ui/told.tsx";
import type { RollCrew, RollDie, RollGroup, RollSeat, RollView } from "../../wire.ts";
import { Cube, DiceRow, dieName } from "./die.tsx";
import { selectors } from "./head.tsx";
import { Badge, Icon } from "./icons.tsx";
import { PHASES } from "./phases.ts";
import { BRINGS, type PileKind } from "./piles.tsx";

interface Props {
  store: TableStore;
  view: RollView;
  seat: RollSeat;
}

/** Who works where; before the screens open, which dice have been rolled. All of it explains itself. */
export function Strip({ store, view, seat }: Props) {
  const hidden = view.step === "assigning" || view.step === "opening";
  const cells = PHASES.map((phase) => {
    const part = view.parts.find((one) => one.word === phase);
    const crew = seat.crews.find((one) => one.word === phase);
    const selected = part ? selectors(view, store.log.value, part).includes(seat.seat) : false;
    return { phase, crew, selected, when: part?.when };
  });
  const busy = cells.filter(({ crew }) => crew !== undefined);
  const title = t(hidden ? "roll-behind-their-screen" : "roll-their-workers");
  const dice = hidden
    ? told(seat.behind_screen)
    : busy.map(({ phase, crew }) => crewTold(phase, crew)).join("; ");
  return (
    <div class="strip-line">
      <Told
        class={hidden ? "strip hidden-strip" : "strip"}
        of="rolled revealed"
        label={`${title}: ${dice || "–"}`}
        hint={() => (
          <>
            <h3>{title}</h3>
            <p>{t(hidden ? "roll-behind-their-screen-help" : "roll-their-workers-help")}</p>
            {!hidden && busy.map(({ phase, crew }) => <p key={phase}>{crewTold(phase, crew)}</p>)}
          </>
        )}
      >
        {hidden && <Icon name="secret" />}
        {hidden && <DiceRow dice={seat.behind_screen} />}
        {!hidden &&
          cells.map(({ phase, crew, selected, when }) => (
            <span
              key={phase}
              class={`strip-cell phase-${phase} is-${when}${crew ? " busy" : ""}${selected ? " selected" : ""}`}
              data-of={selected ? "selected" : undefined}
            >
              <Badge of={phase} />
              {crew?.selecting && (
                <Cube key={crew.selecting.id} colour={crew.selecting.colour} moves={crew.selecting.id} />
              )}
              {crew?.groups.map((group) => (
                <StripGroup key={group.id} group={group} />
              ))}
            </span>
          ))}
      </Told>
      {(!hidden || seat.in_cup.length > 0) && <Small kind="cup" dice={seat.in_cup} />}
      <Small kind="citizens" dice={seat.citizens} />
    </div>
  );
}

/** Dice of one colour, one behind the other, and how many they are. */
function StripGroup({ group: { id, colour, count, extra } }: { group: RollGroup }) {
  return (
    <span class="strip-group">
      {Array.from({ length: count }, (_, k) => (
        <Cube key={k} colour={colour} ghost={extra} moves={extra ? undefined : `${id}#${k}`} />
      ))}
      {count > 1 && <b>{count}</b>}
    </span>
  );
}

function crewTold(phase: string, crew: RollCrew | undefined): string {
  const groups = (crew?.groups ?? []).map(({ colour, count, extra }) => ({
    name: extra ? t("roll-extra-worker", { die: dieName(colour) }) : dieName(colour),
    count,
  }));
  const selecting = crew?.selecting ? [{ name: dieName(crew.selecting.colour), count: 1 }] : [];
  return `${t(`roll-face-${phase}`)}: ${[...selecting, ...groups].map(several).join(", ")}`;
}

function several({ name, count }: { name: string; count: number }): string {
  return count > 1 ? t("roll-several", { name, count }) : name;
}

/** Dice in words, those of one colour together. */
function told(dice: readonly RollDie[]): string {
  const colours = [...new Set(dice.map(({ colour }) => colour))];
  return colours
    .map((colour) =>
      several({ name: dieName(colour), count: dice.filter((die) => die.colour === colour).length }),
    )
    .join(", ");
}

/** A pile as a number. Its dice lie there unseen, so that they can be seen to come and go. */
function Small({ kind, dice }: { kind: PileKind; dice: readonly RollDie[] }) {
  const title = t(`roll-${kind}`);
  return (
    <Told
      class={`small-pile pile-of-${kind}`}
      of={BRINGS[kind]}
      label={`${title}: ${told(dice) || "–"}`}
      hint={() => (
        <>
          <h3>{title}</h3>
          <p>{t(`roll-${kind}-help`)}</p>
          <p>{told(dice)}</p>
        </>
      )}
    >
      <span class="pile-place">
        <Icon name={kind} />
        <span class="unseen-dice">
          <DiceRow dice={dice} />
        </span>
      </span>
      <Count value={dice.length} />
    </Told>
  );
}
