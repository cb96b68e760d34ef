/** The way to the goal: where everybody stands, and how many planets are left in the deck. */

import { t } from "../../core/words.ts";
import { PlayerMark } from "../../table/player.tsx";
import { hinting } from "../../ui/hint.tsx";
import { Told } from "../../ui/told.tsx";
import type { TinyView } from "../../wire.ts";
import type { TableProps } from "../board.ts";
import { nameOf } from "./faces.ts";
import { Icon } from "./icons.tsx";

export function TinyHead({ store, view }: TableProps<TinyView>) {
  const all = view.mats.map((mat) => ({ seat: mat.seat, points: mat.points }));
  const list = () => (
    <>
      <h3>{t("tiny-goal", { goal: view.goal })}</h3>
      <p>{t(view.solo ? "tiny-goal-solo" : "tiny-goal-help", { goal: view.goal })}</p>
      <ul>
        {all.map(({ seat, points }) => (
          <li key={seat}>
            <PlayerMark seat={seat} /> {nameOf(store, view, seat)}: {points}
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <>
      <div class="goal-track" role="img" aria-label={spoken(store, view)} {...hinting(list)}>
        <span class="goal-line" style={{ "--goal": String(view.goal) }} />
        {all.map(({ seat, points }) => (
          <span
            key={seat}
            class="goal-mark"
            style={{
              "--at": String(Math.min(points / view.goal, 1)),
              "--lane": String(all.filter((one) => one.points === points && one.seat < seat).length),
            }}
          >
            <PlayerMark seat={seat} />
          </span>
        ))}
        <span class="goal-end">
          <Icon name="star" />
          {view.goal}
        </span>
      </div>
      <Told
        class="tiny-deck"
        label={t("tiny-deck-help", { count: view.deck })}
        place="deck"
        hint={() => (
          <>
            <h3>{t("tiny-deck")}</h3>
            <p>{t("tiny-deck-help", { count: view.deck })}</p>
          </>
        )}
      >
        <Icon name="deck" />
        <b>{view.deck}</b>
      </Told>
    </>
  );
}

function spoken(store: TableProps<TinyView>["store"], view: TinyView): string {
  const all = view.mats.map((mat) => `${nameOf(store, view, mat.seat)} ${mat.points}`);
  return `${t("tiny-goal", { goal: view.goal })}: ${all.join(", ")}`;
}
