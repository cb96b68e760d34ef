/** Another player: figures, what they chose, and a small version of their whole tableau. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import { PlayerMark, Presence } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { hinting, wasPress } from "../../ui/hint.tsx";
import { Zone } from "../../ui/zone.tsx";
import type { RaceSeat, RaceView } from "../../wire.ts";
import { Icon } from "./icons.tsx";
import { RacePiece } from "./piece.tsx";
import { GAP, ONE, SMALL, smallHeight } from "./room.ts";
import { Chosen, SeatStats } from "./stats.tsx";

interface AllProps {
  store: TableStore;
  view: RaceView;
  others: RaceSeat[];
  onWatch: ((seat: number) => void) | null;
}

/** All others, in panels of the same size. */
export function Opponents({ store, view, others, onWatch }: AllProps) {
  const own = useRef<HTMLDivElement>(null);
  const [small, setSmall] = useState(74);
  const largest = Math.max(...others.map((other) => other.tableau.length));
  useLayoutEffect(() => {
    const element = own.current;
    if (!element) return;
    const measure = () =>
      setSmall(
        smallHeight(others.length, largest, element.clientWidth, { width: innerWidth, height: innerHeight }),
      );
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    addEventListener("resize", measure);
    return () => {
      watching.disconnect();
      removeEventListener("resize", measure);
    };
  }, [others.length, largest]);
  return (
    <div
      class="opponents"
      data-part="opponents"
      data-count={others.length}
      ref={own}
      style={{ "--small": `${small}px` }}
    >
      {others.map((seat) => (
        <OpponentPanel
          key={seat.seat}
          store={store}
          view={view}
          seat={seat}
          largest={largest}
          onWatch={onWatch && (() => onWatch(seat.seat))}
        />
      ))}
    </div>
  );
}

interface Props {
  store: TableStore;
  view: RaceView;
  seat: RaceSeat;
  /** How many cards the largest tableau of the others has: all are shown in the same form. */
  largest: number;
  onWatch: (() => void) | null;
}

function OpponentPanel({ store, view, seat, largest, onWatch }: Props) {
  const open = useSignal(false);
  const table = store.table.value;
  const name = table?.seats[seat.seat]?.name ?? "";
  const thinks = store.update.value?.waiting.includes(seat.seat) ?? false;
  return (
    <article
      class={thinks ? "opponent panel thinks" : "opponent panel"}
      aria-label={name}
      data-seat={seat.seat}
      data-comes="hand"
    >
      <header>
        <button
          type="button"
          class="opponent-name"
          aria-label={t("race-look-at", { name })}
          onClick={() => {
            if (wasPress()) return;
            if (onWatch) onWatch();
            else set(open, true);
          }}
          {...hinting(() => (
            <>
              <h3>{name}</h3>
              <p>{t("race-look-at", { name })}</p>
            </>
          ))}
        >
          <PlayerMark seat={seat.seat} />
          <strong>{name}</strong>
        </button>
        <Presence store={store} seat={seat.seat} />
        <Chosen seat={seat} />
      </header>
      <div class="opponent-stats">
        <SeatStats view={view} seat={seat} />
      </div>
      <Zone
        class="small-tableau"
        label={t("race-tableau-of", { name })}
        count={seat.tableau.length}
        forms={view.seats.length === 2 ? ONE : SMALL}
        least={largest}
        gap={GAP}
      >
        {(layout) =>
          seat.tableau.map((card) => <RacePiece key={card.id} store={store} card={card} {...layout} />)
        }
      </Zone>
      {open.value && <SeatDialog store={store} seat={seat} name={name} onClose={() => set(open, false)} />}
    </article>
  );
}

interface DialogProps {
  store: TableStore;
  seat: RaceSeat;
  name: string;
  onClose: () => void;
}

/** Another player's tableau, as large as your own. */
function SeatDialog({ store, seat, name, onClose }: DialogProps) {
  return (
    <Dialog title={t("race-tableau-of", { name })} class="seat-dialog" onClose={onClose}>
      <div class="seat-cards">
        {seat.tableau.map((card) => (
          <RacePiece key={card.id} store={store} card={card} form="full" />
        ))}
      </div>
      {seat.known.length > 0 && (
        <>
          <h3>
            <Icon name="eye" /> {t("race-known-cards")}
          </h3>
          <div class="seat-cards">
            {seat.known.map((card) => (
              <RacePiece key={card.id} store={store} card={card} form="full" />
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}
