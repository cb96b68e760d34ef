/** The table of Race for the Galaxy: opponents above, then your own tableau, the question, your hand. */

import { useSignal } from "@preact/signals";
import type { Form } from "../../core/layout.ts";
import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import { Ask } from "../../table/ask.tsx";
import type { TableStore } from "../../table/store.ts";
import { Zone } from "../../ui/zone.tsx";
import type { RaceSeat, RaceView, Update } from "../../wire.ts";
import type { TableProps } from "../board.ts";
import { Actions } from "./actions.tsx";
import { Attacks } from "./attacks.tsx";
import { Goals } from "./goals.tsx";
import { Opponents } from "./opponent.tsx";
import { RacePiece } from "./piece.tsx";
import { ArtDefs } from "./planet.tsx";
import { OwnStats } from "./stats.tsx";

/** Cards of your own tableau and hand, in whatever shape makes them largest. */
const OWN: readonly Form[] = [
  { name: "card", tallest: 0.7, widest: 2, minWidth: 84, minHeight: 64, maxWidth: 190, maxHeight: 214 },
];

export function RaceBoard({ store, update, view }: TableProps<RaceView>) {
  const watched = useSignal(0);
  const mine = update.seat ?? watched.value;
  const own = view.seats[mine];
  const others = view.seats.filter((seat) => seat.seat !== mine);
  if (!own) return null;
  const actions = update.question !== null && isAboutActions(update);
  const drop = (event: DragEvent) => {
    const option = store.offer.value.byPiece.get(event.dataTransfer?.getData("text/piece") ?? "")?.[0];
    if (option && !(event.target as Element).closest(".hand")) store.choose(option);
    event.preventDefault();
  };
  return (
    <section
      aria-label={t("board")}
      class={`race players-${view.seats.length}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <ArtDefs />
      <Opponents
        store={store}
        view={view}
        others={others}
        onWatch={update.seat === null ? (seat) => set(watched, seat) : null}
      />
      {view.goals.length > 0 && <Goals store={store} view={view} />}
      <OwnStats store={store} view={view} seat={own} />
      <Tableau store={store} seat={own} />
      <Attacks store={store} view={view} />
      <Ask
        store={store}
        update={update}
        aside={<Aside store={store} view={view} />}
        special={actions ? <Actions store={store} question={update.question} /> : null}
        strange={(piece) => liesNowhere(view, piece)}
      />
      {update.seat !== null && <Hand store={store} view={view} seat={update.seat} />}
    </section>
  );
}

function isAboutActions(update: Update): boolean {
  return update.question?.kind === "action" || update.question?.kind === "action-last";
}

/** How much of the height of a narrow screen so many cards should have: rows of four. */
function weight(cards: number): number {
  return Math.max(Math.ceil(cards / 4), 1.6);
}

function Tableau({ store, seat }: { store: TableStore; seat: RaceSeat }) {
  return (
    <Zone
      class="tableau"
      seat={seat.seat}
      comes="hand"
      label={t("race-tableau")}
      count={seat.tableau.length}
      forms={OWN}
      weight={seat.tableau.length > 0 ? weight(seat.tableau.length) : 0}
      gap={8}
    >
      {(layout) =>
        seat.tableau.map((card) => <RacePiece key={card.id} store={store} card={card} {...layout} />)
      }
    </Zone>
  );
}

function Hand({ store, view, seat }: { store: TableStore; view: RaceView; seat: number }) {
  return (
    <Zone
      class="hand"
      seat={seat}
      comes="deck"
      goes="discards"
      label={t("race-hand")}
      count={view.hand.length}
      least={4}
      forms={OWN}
      weight={weight(view.hand.length) + 0.4}
      gap={9}
    >
      {(layout) =>
        view.hand.length > 0 ? (
          view.hand.map((card) => <RacePiece key={card.id} store={store} card={card} {...layout} />)
        ) : (
          <p class="hand-empty">{t("race-hand-empty")}</p>
        )
      }
    </Zone>
  );
}

/** Cards that belong to the question: what is being placed, what has been turned up. */
function Aside({ store, view }: { store: TableStore; view: RaceView }) {
  const cards = view.flipped.slice(-3);
  if (cards.length === 0) return null;
  return (
    <div class="aside">
      {cards.map((card) => (
        <RacePiece key={card.id} store={store} card={card} form="tile" />
      ))}
    </div>
  );
}

/** Options about cards that lie nowhere on the board are buttons with words. */
function liesNowhere(view: RaceView, piece: string): boolean {
  const lies = (cards: { id: number }[]) => cards.some((card) => String(card.id) === piece);
  if (lies(view.hand) || lies(view.flipped)) return false;
  return !view.seats.some((seat) => lies(seat.tableau));
}
