/** The round at a glance: its phases, which are called and by whom, which is done. */

import { t } from "../../core/words.ts";
import { PlayerMark } from "../../table/player.tsx";
import { Count } from "../../ui/count.tsx";
import { hinting } from "../../ui/hint.tsx";
import type { RaceView } from "../../wire.ts";
import type { TableProps } from "../board.ts";
import { NUMERALS } from "./glyphs.ts";
import { Icon } from "./icons.tsx";
import { actionIcon } from "./stats.tsx";

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
        <li
          key={phase.phase}
          class={`phase phase-${phase.phase} ${phase.state}`}
          data-of={phase.phase}
          aria-current={phase.state === "now" ? "step" : undefined}
          {...hinting(() => (
            <>
              <h3>{phase.words}</h3>
              <p>{t(`race-phase-${phase.state}`)}</p>
              {phase.called_by.length > 0 && (
                <p>{t("race-called-by", { names: phase.called_by.map((seat) => names[seat]).join(", ") })}</p>
              )}
            </>
          ))}
        >
          <b class="numeral">{NUMERALS[phase.phase]}</b>
          <Icon name={actionIcon(phase.phase)} />
          <span class="phase-name">{phase.words}</span>
          {phase.state === "done" && <Icon name="check" class="phase-done" label={t("race-phase-done")} />}
          <span class="phase-callers">
            {phase.called_by.map((seat) => (
              <PlayerMark key={seat} seat={seat} />
            ))}
          </span>
        </li>
      ))}
    </ol>
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
        <span
          key={pile.name}
          class={`pile pile-${pile.name}`}
          data-place={pile.name}
          data-of={pile.by}
          {...hinting(() => (
            <>
              <h3>{t(`race-pile-${pile.name}`)}</h3>
              <p>{t(`race-pile-${pile.name}-help`, { count: pile.count })}</p>
            </>
          ))}
        >
          <Icon name={pile.icon} label={t(`race-pile-${pile.name}`)} />
          <b>
            <Count value={pile.count} />
          </b>
        </span>
      ))}
    </span>
  );
}
