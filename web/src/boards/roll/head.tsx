/** The round at a glance: its phases, who selected them, which is done; and how far the end is. */

import { t } from "../../core/words.ts";
import { PlayerMark } from "../../table/player.tsx";
import { Count } from "../../ui/count.tsx";
import { Told } from "../../ui/told.tsx";
import type { Happening, RollPhase, RollView } from "../../wire.ts";
import type { TableProps } from "../board.ts";
import { Badge, Icon } from "./icons.tsx";
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
          <li key={part.word}>
            <Told
              class={`phase phase-${part.word} ${part.when}`}
              of={part.word}
              current={part.when === "now"}
              label={`${part.name}. ${stateWords(part)}. ${selectedBy(part, names)}`}
              hint={() => (
                <>
                  <h3>{part.name}</h3>
                  <p>{t(`roll-phase-${part.word}-help`)}</p>
                  <p class="help">{stateWords(part)}</p>
                  {part.by.length > 0 && <p class="help">{selectedBy(part, names)}</p>}
                </>
              )}
            >
              <Badge of={part.word} />
              <span class="phase-name">{part.name}</span>
              {part.when === "done" && <Icon name="check" class="phase-done" />}
              <span class="phase-callers">
                {part.by.map((seat) => (
                  <PlayerMark key={seat} seat={seat} />
                ))}
              </span>
            </Told>
          </li>
        ))}
      </ol>
      <Piles view={view} />
    </>
  );
}

function selectedBy(part: RollPhase, names: readonly string[]): string {
  if (part.by.length === 0) return "";
  return t("roll-selected-by", { names: part.by.map((seat) => names[seat]).join(", ") });
}

/** Points left, tiles that the fullest tableau is short of the end, tiles in the bag. */
function Piles({ view }: { view: RollView }) {
  const piles = [
    { name: "pool", icon: "chips", count: view.pool, by: "points" },
    { name: "missing", icon: "tiles", count: Math.max(view.missing, 0), by: "completed" },
    { name: "bag", icon: "bag", count: view.bag, by: "drew gave" },
  ] as const;
  return (
    <span class="piles">
      {piles.map((pile) => (
        <Told
          key={pile.name}
          class={`pile-count pile-${pile.name}`}
          of={pile.by}
          place={pile.name}
          label={`${t(`roll-pile-${pile.name}`)}: ${pile.count}`}
          hint={() => (
            <>
              <h3>{t(`roll-pile-${pile.name}`)}</h3>
              <p>{pile.name === "bag" ? t("roll-pile-bag-help") : view.ends}</p>
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
