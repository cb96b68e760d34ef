/** Whose turn it is, and how near the end: at the head of the screen. */

import { t } from "../../core/words.ts";
import { PlayerMark } from "../../table/player.tsx";
import { Told } from "../../ui/told.tsx";
import type { BeyondView } from "../../wire.ts";
import type { TableProps } from "../board.ts";
import { Icon } from "./icons.tsx";

export function BeyondHead({ table, view }: TableProps<BeyondView>) {
  const told = () => (
    <>
      <p>{view.end}</p>
      <p>{t("beyond-end-help")}</p>
      <dl class="parts">
        {view.decks.map((deck) => (
          <div key={deck.word}>
            <dt>{t(deck.word.length === 1 ? "beyond-deck-systems" : "beyond-deck", { deck: deck.word })}</dt>
            <dd>{deck.count}</dd>
          </div>
        ))}
      </dl>
    </>
  );
  return (
    <div class="beyond-head">
      {view.end !== null && (
        <>
          <span class="turn-of">
            <PlayerMark seat={view.active} />
            <span class="turn-name">{table.seats[view.active]?.name}</span>
          </span>
          <Told class={view.last === "no" ? "to-end" : "to-end last"} hint={told}>
            <Icon name="trophy" label={t("beyond-aims")} />
            {view.last === "no" ? (
              <b>
                {view.claimed}/{view.needed}
              </b>
            ) : (
              <span>{view.end}</span>
            )}
          </Told>
        </>
      )}
    </div>
  );
}
