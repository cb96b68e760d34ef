/** Another player: figures, what he chose, and his whole tableau in small. */

import { useSignal } from "@preact/signals";
import type { Form } from "../core/layout.ts";
import { set } from "../core/set.ts";
import { t } from "../core/words.ts";
import { PlayerMark, Presence } from "../table/player.tsx";
import type { TableStore } from "../table/store.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icons.tsx";
import { Zone } from "../ui/zone.tsx";
import type { RaceSeat, RaceView } from "../wire.ts";
import { Piece } from "./piece.tsx";
import { Chosen, SeatStats } from "./stats.tsx";

/** Cards of others: with everything where there is one, with their names, or as shapes. */
const SMALL: readonly Form[] = [
  { name: "mini", tallest: 1.9, widest: 2.8, minWidth: 84, minHeight: 34, maxWidth: 116, maxHeight: 42 },
  { name: "chip", tallest: 1, widest: 1, minWidth: 20, minHeight: 20, maxWidth: 38, maxHeight: 38 },
];

const ONE: readonly Form[] = [
  { name: "card", tallest: 1.4, widest: 1.8, minWidth: 124, minHeight: 78, maxWidth: 150, maxHeight: 84 },
  ...SMALL,
];

interface Props {
  store: TableStore;
  view: RaceView;
  seat: RaceSeat;
  /** How many cards the largest tableau of the others has: all are shown in the same form. */
  largest: number;
  onWatch: (() => void) | null;
}

export function OpponentPanel({ store, view, seat, largest, onWatch }: Props) {
  const open = useSignal(false);
  const table = store.table.value;
  const name = table?.seats[seat.seat]?.name ?? "";
  const thinks = store.update.value?.waiting.includes(seat.seat) ?? false;
  return (
    <article class={thinks ? "opponent panel thinks" : "opponent panel"} aria-label={name}>
      <header>
        <button
          type="button"
          class="opponent-name"
          aria-label={t("race-look-at", { name })}
          onClick={() => (onWatch ? onWatch() : set(open, true))}
        >
          <PlayerMark seat={seat.seat} />
          <strong>{name}</strong>
        </button>
        <Presence store={store} seat={seat.seat} />
        <Chosen actions={seat.actions} />
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
        gap={3}
      >
        {(layout) =>
          seat.tableau.map((placed) => {
            const face = store.faces.value[placed.face];
            return face ? (
              <Piece
                key={placed.id}
                store={store}
                id={placed.id}
                face={face}
                form={layout.form}
                placed={placed}
                width={layout.width}
                height={layout.height}
              />
            ) : null;
          })
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

/** The tableau of another player, as large as one's own. */
function SeatDialog({ store, seat, name, onClose }: DialogProps) {
  return (
    <Dialog title={t("race-tableau-of", { name })} class="seat-dialog" onClose={onClose}>
      <div class="seat-cards">
        {seat.tableau.map((placed) => {
          const face = store.faces.value[placed.face];
          return face ? (
            <Piece
              key={placed.id}
              store={store}
              id={placed.id}
              face={face}
              form="full"
              placed={placed}
              unnamed
            />
          ) : null;
        })}
      </div>
      {seat.known.length > 0 && (
        <>
          <h3>
            <Icon name="eye" /> {t("race-known-cards")}
          </h3>
          <div class="seat-cards">
            {seat.known.map((card) => {
              const face = store.faces.value[card.face];
              return face ? (
                <Piece key={card.id} store={store} id={card.id} face={face} form="full" unnamed />
              ) : null;
            })}
          </div>
        </>
      )}
    </Dialog>
  );
}
