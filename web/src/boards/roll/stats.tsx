/** Figures of a player: each an icon with a number, and a sentence behind it. */

import type { ComponentChildren } from "preact";
import { t } from "../../core/words.ts";
import { PlayerMark, Presence } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { Stat } from "../../ui/stat.tsx";
import { Told } from "../../ui/told.tsx";
import type { RollSeat, RollView } from "../../wire.ts";
import { Icon, type IconName } from "./icons.tsx";

function Hint({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{children}</p>
    </>
  );
}

interface FigureProps {
  name: "points" | "chips" | "tiles" | "credits";
  icon: IconName;
  value: number;
  of?: string;
  by: string;
  class?: string;
}

function Figure({ name, icon, class: look = "", ...figure }: FigureProps) {
  const title = t(`roll-${name}`);
  return (
    <Stat
      {...figure}
      icon={<Icon name={icon} />}
      class={`stat-${name}${look}`}
      title={title}
      hint={() => <Hint title={title}>{t(`roll-${name}-help`)}</Hint>}
    />
  );
}

/** The figures that matter about a seat, in a row. */
export function SeatStats({ seat, own }: { seat: RollSeat; own?: boolean }) {
  const tiles = seat.tableau.length;
  const late = tiles >= 10 ? " stat-warn" : "";
  return (
    <>
      <Figure name="points" icon="vp" value={seat.points} by="points completed" />
      <Figure name="chips" icon="chips" value={seat.chips} by="points" />
      <Figure name="tiles" icon="tiles" value={tiles} of="/12" by="completed" class={late} />
      {!own && <Figure name="credits" icon="credit" value={seat.credits} by={MONEY} />}
    </>
  );
}

/** How events speak of what changes the credits. */
const MONEY = "credits paid recruited";

/** Credits as on the printed mat: a track from 0 to 10. What is being spent is marked. */
export function CreditTrack({ credits, spent }: { credits: number; spent: number }) {
  const left = credits - spent;
  const title = t("roll-credits");
  return (
    <Told
      class="credits"
      of={MONEY}
      label={spent > 0 ? t("roll-credits-spent", { credits, left }) : `${title}: ${credits}`}
      hint={() => <Hint title={title}>{t("roll-credits-help")}</Hint>}
    >
      <Icon name="credit" class="coin" />
      <b class="credits-now">
        <Count value={left} />
      </b>
      <span class="track">
        {Array.from({ length: 11 }, (_, k) => (
          <i key={k} class={k === left ? "at" : k < left ? "have" : k <= credits ? "spent" : ""}>
            {k}
          </i>
        ))}
      </span>
    </Told>
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
