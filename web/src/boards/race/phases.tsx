/** The round at a glance: its phases, which are called and by whom, which is done. */

import { t } from "../../core/words.ts";
import { PlayerMark } from "../../table/player.tsx";
import { Count } from "../../ui/count.tsx";
import { Told } from "../../ui/told.tsx";
import type { RacePhase, RaceView } from "../../wire.ts";
import type { TableProps } from "../board.ts";
import { NUMERALS } from "./glyphs.ts";
import { Icon } from "./icons.tsx";
import { actionIcon, does } from "./stats.tsx";

export function RaceHead({ table, view }: TableProps<RaceView>) {
  return (
    <>
      <Phases view={view} names={table.seats.map((seat) => seat.name)} />
      <Piles view={view} />
    </>
  );
}

function Phases({ view, names }: { view: RaceView; names: string[] }) {
  return (
    <ol class="phases" aria-label={t("race-phases")}>
      {view.phases.map((phase) => (
        <li key={phase.phase}>
          <Told
            class={`phase phase-${phase.phase} ${phase.state}`}
            label={`${phase.words}. ${t(`race-phase-${phase.state}`)}`}
            of={phase.phase}
            current={phase.state === "now"}
            hint={() => <PhaseHint phase={phase} names={names} />}
          >
            <b class="numeral">{NUMERALS[phase.phase]}</b>
            <Icon name={actionIcon(phase.phase)} />
            <span class="phase-name">{phase.words}</span>
            {phase.state === "done" && <Icon name="check" class="phase-done" />}
            <span class="phase-callers">
              {phase.called_by.map((seat) => (
                <PlayerMark key={seat} seat={seat} />
              ))}
            </span>
          </Told>
        </li>
      ))}
    </ol>
  );
}

/** What a phase does; then whether it takes place, and thanks to whom. */
function PhaseHint({ phase, names }: { phase: RacePhase; names: string[] }) {
  return (
    <>
      <h3>{phase.words}</h3>
      <p>{t(does(phase.phase))}</p>
      <p class="help">{t(`race-phase-${phase.state}`)}</p>
      {phase.called_by.length > 0 && (
        <p class="help">
          {t("race-called-by", { names: phase.called_by.map((seat) => names[seat]).join(", ") })}
        </p>
      )}
    </>
  );
}

/** Points left, deck, discards. */
function Piles({ view }: { view: RaceView }) {
  const piles = [
    { name: "pool", icon: "chips", count: view.pool, by: "chips" },
    { name: "deck", icon: "deck", count: view.deck, by: "explored drew shuffled" },
    { name: "discards", icon: "discards", count: view.discards, by: "discarded kept" },
  ] as const;
  return (
    <span class="piles">
      {piles.map((pile) => (
        <Told
          key={pile.name}
          class={`pile pile-${pile.name}`}
          label={`${t(`race-pile-${pile.name}`)}: ${pile.count}`}
          place={pile.name}
          of={pile.by}
          hint={() => (
            <>
              <h3>{t(`race-pile-${pile.name}`)}</h3>
              <p>{t(`race-pile-${pile.name}-help`, { count: pile.count })}</p>
            </>
          )}
        >
          <Icon name={pile.icon} />
          <b>
            <Count value={pile.count} />
          </b>
        </Told>
      ))}
    </span>
  );
}
