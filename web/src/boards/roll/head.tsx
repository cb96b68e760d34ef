/** The round at a glance: its phases, who selected them, which is done; and how far the end is. */

import { t } from "../../core/words.ts";
import { PlayerMark } from "../../table/player.tsx";
import { Count } from "../../ui/count.tsx";
import { hinting } from "../../ui/hint.tsx";
import type { Happening, RollPhase, RollView } from "../../wire.ts";
import type { TableProps } from "../board.ts";
import { Icon, Sign } from "./icons.tsx";
import { NUMERALS } from "./phases.ts";
import { stateWords } from "./screen.tsx";

/** Who has selected a phase this round: their dice may have done their work and gone. */
export function selectors(view: RollView, log: readonly Happening[], part: RollPhase): number[] {
  const told = log.filter((event) => event.kind === "selected" && event.round === view.round);
  const seats = told.filter((event) => event.facts.phase === part.word).map((event) => event.seat);
  return [...new Set([...part.by, ...seats.filter((seat) => seat !== null)])].sort();
}

export function RollHead({ store, table, view }: TableProps<RollView>) {
  const names = table.seats.map((seat) => seat.name);
  const parts = view.parts.map((part) => ({ ...part, by: selectors(view, store.log.value, part) }));
  return (
    <>
      <ol class="phases" aria-label={t("roll-phases")}>
        {parts.map((part) => (
          <li
            key={part.word}
            class={`phase phase-${part.word} ${part.when}`}
            aria-current={part.when === "now" ? "step" : undefined}
            {...hinting(() => (
              <>
                <h3>{part.name}</h3>
                <p>{t(`roll-phase-${part.word}-help`)}</p>
                <p class="detail-note">{stateWords(part)}</p>
                {part.by.length > 0 && (
                  <p>{t("roll-selected-by", { names: part.by.map((seat) => names[seat]).join(", ") })}</p>
                )}
              </>
            ))}
          >
            <b class="numeral">{NUMERALS[part.word] ?? <Icon name="manage" />}</b>
            <Sign of={part.word} class="phase-icon" />
            <span class="phase-name">{part.name}</span>
            {part.when === "done" && <Icon name="check" class="phase-done" label={t("roll-when-done")} />}
            <span class="phase-callers">
              {part.by.map((seat) => (
                <PlayerMark key={seat} seat={seat} />
              ))}
            </span>
          </li>
        ))}
      </ol>
      <Piles view={view} />
    </>
  );
}

/** Points left, tiles that the fullest tableau is short of the end, tiles in the bag. */
function Piles({ view }: { view: RollView }) {
  const piles = [
    { name: "pool", icon: "chips", count: view.pool },
    { name: "missing", icon: "tiles", count: Math.max(view.missing, 0) },
    { name: "bag", icon: "bag", count: view.bag },
  ] as const;
  return (
    <span class="piles">
      {piles.map((pile) => (
        <span
          key={pile.name}
          class={`pile-count pile-${pile.name}`}
          {...hinting(() => (
            <>
              <h3>{t(`roll-pile-${pile.name}`)}</h3>
              <p>{pile.name === "bag" ? t("roll-pile-bag-help") : view.ends}</p>
            </>
          ))}
        >
          <Icon name={pile.icon} label={t(`roll-pile-${pile.name}`)} />
          <b>
            <Count value={pile.count} />
          </b>
        </span>
      ))}
    </span>
  );
}
