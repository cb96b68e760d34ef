/** The other players: what matters of their mats in a line, all of it one click away. */

import { useSignal } from "@preact/signals";
import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import { PlayerMark, Presence } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { BeyondMat, BeyondView } from "../../wire.ts";
import { faceOf } from "./bits.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { Mat } from "./mat.tsx";

interface Props {
  store: TableStore;
  view: BeyondView;
  others: BeyondMat[];
  onWatch: ((seat: number) => void) | null;
}

export function Others({ store, view, others, onWatch }: Props) {
  return (
    <div class="others" data-part="others" data-count={others.length}>
      {others.map((mat) => (
        <Other
          key={mat.seat}
          store={store}
          view={view}
          mat={mat}
          onWatch={onWatch && (() => onWatch(mat.seat))}
        />
      ))}
    </div>
  );
}

function Other({
  store,
  view,
  mat,
  onWatch,
}: {
  store: TableStore;
  view: BeyondView;
  mat: BeyondMat;
  onWatch: (() => void) | null;
}) {
  const open = useSignal(false);
  const name = store.table.value?.seats[mat.seat]?.name ?? "";
  const thinks = store.update.value?.waiting.includes(mat.seat) ?? false;
  return (
    <article class={thinks ? "other panel thinks" : "other panel"} aria-label={name} data-seat={mat.seat}>
      <button
        type="button"
        class="other-name"
        data-place="home food ore star"
        aria-label={t("beyond-look-at", { name })}
        onClick={() => (onWatch ? onWatch() : set(open, true))}
      >
        <PlayerMark seat={mat.seat} />
        <strong>{name}</strong>
      </button>
      <Presence store={store} seat={mat.seat} />
      <Figures mat={mat} />
      {open.value && (
        <Dialog title={t("beyond-mat-of", { name })} class="mat-dialog" onClose={() => set(open, false)}>
          <p class="help">{faceOf(store, mat.face)?.name}</p>
          <Mat store={store} view={view} mat={mat} own={false} />
        </Dialog>
      )}
    </article>
  );
}

/** The kinds of events that change each figure: it runs when they are shown. */
export const OF_FIGURES = {
  ore: "gained-ore produced-ore paid sold-ship",
  population: "recruited grew researched built",
  supply: "recruited grew built shifted",
  automation: "automated",
  colonies: "colonised",
  aims: "claimed",
} as const;

/** The figures of a mat in a line. */
export function Figures({ mat }: { mat: BeyondMat }) {
  const supply = mat.supply.reduce((sum, column) => sum + column.cubes, 0);
  return (
    <span class="other-figures">
      <Small icon="vp" tone="vp" label={t("beyond-points")} value={mat.points} />
      <Small
        icon="ore"
        tone="ore"
        label={t("beyond-ore")}
        value={mat.ore}
        more={mat.more_ore}
        of={OF_FIGURES.ore}
      />
      <Small
        icon="population"
        tone="population"
        label={t("beyond-population")}
        value={mat.population}
        more={mat.growth}
        of={OF_FIGURES.population}
        place="cubes"
      />
      <Small icon="cube" label={t("beyond-supply")} value={supply} class="spare" of={OF_FIGURES.supply} />
      <Small
        icon="automate"
        label={t("beyond-automated")}
        value={mat.automation}
        class="spare"
        of={OF_FIGURES.automation}
      />
      <Small
        icon="colonise"
        label={t("beyond-colonies")}
        value={mat.settled.length}
        class="spare"
        of={OF_FIGURES.colonies}
      />
      <Small icon="trophy" label={t("beyond-aims")} value={mat.claims.length} of={OF_FIGURES.aims} />
    </span>
  );
}

interface SmallProps {
  icon: IconName;
  tone?: string;
  label: string;
  value: number;
  more?: number;
  class?: string;
  of?: string;
  place?: string;
}

function Small({ icon, tone, label, value, more, class: look, of, place }: SmallProps) {
  return (
    <span
      class={look ? `small-figure ${look}` : "small-figure"}
      title={label}
      data-of={of}
      data-place={place}
    >
      <Icon name={icon} label={label} {...(tone ? { class: `tone-${tone}` } : {})} />
      <Count value={value} />
      {more !== undefined && <span class="more">+{more}</span>}
    </span>
  );
}
