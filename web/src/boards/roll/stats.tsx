/** Figures of a player: each an icon with a number, and a sentence behind it. */

import type { ComponentChildren } from "preact";
import { t } from "../../core/words.ts";
import { PlayerMark, Presence } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { explain, hinting, wasPress } from "../../ui/hint.tsx";
import type { RollSeat, RollView } from "../../wire.ts";
import { Icon, type IconName } from "./icons.tsx";

interface StatProps {
  icon: IconName;
  value: number;
  /** What stands after the number. */
  of?: string;
  title: string;
  help: string;
  class?: string;
}

export function Stat({ icon, value, of = "", title, help, class: extra }: StatProps) {
  const hint = () => <Hint title={title}>{help}</Hint>;
  return (
    <button
      type="button"
      class={extra ? `stat ${extra}` : "stat"}
      aria-label={`${title}: ${value}${of}`}
      onClick={(event) => {
        if (!wasPress()) explain(event.currentTarget, hint);
      }}
      {...hinting(hint)}
    >
      <Icon name={icon} />
      <b>
        <Count value={value} />
        {of && <span class="stat-of">{of}</span>}
      </b>
    </button>
  );
}

function Hint({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{children}</p>
    </>
  );
}

/** The figures that matter about a seat, in a row. */
export function SeatStats({ seat, own }: { seat: RollSeat; own?: boolean }) {
  const tiles = seat.tableau.length;
  return (
    <>
      <Stat
        icon="vp"
        class="stat-points"
        value={seat.points}
        title={t("roll-points")}
        help={t("roll-points-help", { chips: seat.chips })}
      />
      <Stat
        icon="chips"
        class="stat-chips"
        value={seat.chips}
        title={t("roll-chips")}
        help={t("roll-chips-help")}
      />
      <Stat
        icon="tiles"
        class={tiles >= 10 ? "stat-warn" : ""}
        value={tiles}
        of="/12"
        title={t("roll-tiles")}
        help={t("roll-tiles-help")}
      />
      {!own && (
        <Stat
          icon="credit"
          class="stat-credits"
          value={seat.credits}
          title={t("roll-credits")}
          help={t("roll-credits-help")}
        />
      )}
    </>
  );
}

/** Credits as on the printed mat: a track from 0 to 10. What is being spent is marked. */
export function CreditTrack({ credits, spent }: { credits: number; spent: number }) {
  const left = credits - spent;
  const hint = () => <Hint title={t("roll-credits")}>{t("roll-credits-help")}</Hint>;
  return (
    <div
      class="credits"
      role="img"
      aria-label={spent > 0 ? t("roll-credits-spent", { credits, left }) : `${t("roll-credits")}: ${credits}`}
      {...hinting(hint)}
    >
      <Icon name="credit" class="coin" />
      <b class="credits-now">
        <Count value={left} />
      </b>
      <span class="track" aria-hidden="true">
        {Array.from({ length: 11 }, (_, k) => (
          <i key={k} class={k === left ? "at" : k < left ? "have" : k <= credits ? "spent" : ""}>
            {k}
          </i>
        ))}
      </span>
    </div>
  );
}

interface OwnProps {
  store: TableStore;
  view: RollView;
  seat: RollSeat;
}

/** The row of the own figures. */
export function OwnStats({ store, view, seat }: OwnProps) {
  return (
    <div class="own-stats" data-seat={seat.seat}>
      <PlayerMark seat={seat.seat} />
      <strong class="own-name">{store.table.value?.seats[seat.seat]?.name}</strong>
      <Presence store={store} seat={seat.seat} />
      <SeatStats seat={seat} own />
      <CreditTrack credits={seat.credits} spent={price(store)} />
      {view.last && <span class="last-round">{view.last}</span>}
    </div>
  );
}

/** What the picks so far would cost. */
function price(store: TableStore): number {
  const picks = store.picks.value;
  const options = store.question.value?.options ?? [];
  return options
    .filter((option) => picks.includes(option.id))
    .reduce((sum, option) => sum + (typeof option.facts.price === "number" ? option.facts.price : 0), 0);
}
