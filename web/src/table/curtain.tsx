/** Several people on one device: before the next one looks, the others look away. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../core/words.ts";
import { hideHint } from "../ui/hint.tsx";
import { Icon } from "../ui/icons.tsx";
import type { TableState, Update } from "../wire.ts";
import { PlayerMark } from "./player.tsx";
import type { TableStore } from "./store.ts";

/** Which of my seats should look next: one that is waited for while the present one is not. */
export function nextSeat(mine: readonly number[], update: Update): number | null {
  if (mine.length < 2 || update.end || update.question) return null;
  return mine.find((seat) => seat !== update.seat && update.waiting.includes(seat)) ?? null;
}

export function Curtain({ store, table, update }: { store: TableStore; table: TableState; update: Update }) {
  const next = store.stage.playing.value ? null : nextSeat(table.my_seats, update);
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const covered = [...(own.current?.parentElement?.children ?? [])].filter((e) => e !== own.current);
    if (next === null || !own.current) return;
    hideHint();
    for (const element of covered) element.toggleAttribute("inert", true);
    return () => {
      for (const element of covered) element.toggleAttribute("inert", false);
    };
  }, [next]);
  if (next === null) return null;
  const name = table.seats[next]?.name ?? "";
  return (
    <div class="curtain" ref={own} role="dialog" aria-modal="true" aria-label={t("hand-over", { name })}>
      <div class="panel">
        <p class="lead">
          <PlayerMark seat={next} /> {t("hand-over", { name })}
        </p>
        <button type="button" class="primary big" onClick={() => store.look(next)}>
          <Icon name="eye" />
          {t("hand-over-look", { name })}
        </button>
        {update.may.take_back === null && (
          <button type="button" class="secondary" onClick={store.takeBack}>
            <Icon name="undo" />
            {t("take-back")}
          </button>
        )}
      </div>
    </div>
  );
}
