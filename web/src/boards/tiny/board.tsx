/** The table of Tiny Epic Galaxies: the others above, the planets, the question, the dice, the own galaxy. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import { Ask } from "../../table/ask.tsx";
import { markPlayers } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import type { TinyView } from "../../wire.ts";
import type { TableProps } from "../board.ts";
import { Answers } from "./answers.tsx";
import { ControlCentre } from "./dice.tsx";
import { forget, newest } from "./follow.ts";
import { Followers, Noes } from "./followers.tsx";
import { OwnMat } from "./mat.tsx";
import { Opponents } from "./opponent.tsx";
import { Row } from "./planet.tsx";
import { RogueMat, RogueTurn } from "./rogue.tsx";

export function TinyBoard({ store, update, view: shown }: TableProps<TinyView>) {
  const view = askedNow(store, shown);
  const watched = useSignal(0);
  const colours = view.mats.map((mat) => mat.galaxy ?? "").join();
  useEffect(() => markPlayers(colours.split(",")), [colours]);
  const over = store.latest.value?.end != null;
  useEffect(() => {
    if (over) forget(store.id);
  }, [over, store.id]);
  const mine = update.seat ?? watched.value;
  const own = view.mats[mine];
  const rogue = view.mats[1];
  if (!own) return null;
  const lifting = store.lifted.value !== null;
  return (
    <section
      aria-label={t("board")}
      class={`tiny players-${view.order.length}${lifting ? " lifting" : ""}${view.turn ? "" : " idle"}`}
    >
      {view.rogue && rogue ? (
        <RogueMat store={store} view={view} rogue={view.rogue} mat={rogue} />
      ) : (
        view.mats.length > 1 && (
          <Opponents
            store={store}
            view={view}
            own={mine}
            onWatch={update.seat === null ? (seat) => set(watched, seat) : null}
          />
        )
      )}
      <Row store={store} view={view} />
      {view.last && <p class="last-turns">{view.last}</p>}
      {view.solo && <RogueTurn store={store} view={view} />}
      <Ask
        store={store}
        update={update}
        aside={
          <>
            <Followers store={store} view={view} />
            {update.seat !== null && !over && <Noes store={store} seat={update.seat} />}
          </>
        }
        special={update.question && <Answers store={store} view={view} question={update.question} />}
      />
      {!(view.solo && view.active === rogue?.seat) && <ControlCentre store={store} view={view} />}
      <OwnMat store={store} view={view} mat={own} />
    </section>
  );
}

/** The table as it is shown, with what the answers would bring that may be given now. */
function askedNow(store: TableStore, shown: TinyView): TinyView {
  const view = newest(store);
  return view ? { ...shown, brings: view.brings } : shown;
}
