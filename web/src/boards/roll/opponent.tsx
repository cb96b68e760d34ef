/** Another player: figures, strip, stacks and tableau, in small; all of it large on a tap. */

import { useSignal } from "@preact/signals";
import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import { PlayerMark, Presence } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Told } from "../../ui/told.tsx";
import type { RollSeat, RollStack, RollTile, RollView } from "../../wire.ts";
import { DiceRow } from "./die.tsx";
import { Icon } from "./icons.tsx";
import { SeatStats } from "./stats.tsx";
import { Strip } from "./strip.tsx";
import { PlacedTile } from "./tableau.tsx";
import { Cost, faceOf, kindClass, TileDetail } from "./tile.tsx";

interface AllProps {
  store: TableStore;
  view: RollView;
  others: RollSeat[];
  onWatch: ((seat: number) => void) | null;
}

export function Opponents({ store, view, others, onWatch }: AllProps) {
  return (
    <div class="opponents" data-part="opponents" data-count={others.length}>
      {others.map((seat) => (
        <Opponent
          key={seat.seat}
          store={store}
          view={view}
          seat={seat}
          onWatch={onWatch && (() => onWatch(seat.seat))}
        />
      ))}
    </div>
  );
}

interface Props {
  store: TableStore;
  view: RollView;
  seat: RollSeat;
  onWatch: (() => void) | null;
}

function Opponent({ store, view, seat, onWatch }: Props) {
  const open = useSignal(false);
  const name = store.table.value?.seats[seat.seat]?.name ?? "";
  const thinks = store.update.value?.waiting.includes(seat.seat) ?? false;
  return (
    <article
      class={thinks ? "opponent panel thinks" : "opponent panel"}
      aria-label={name}
      data-seat={seat.seat}
    >
      <header>
        <button
          type="button"
          class="opponent-name"
          aria-label={t("roll-look-at", { name })}
          onClick={() => (onWatch ? onWatch() : set(open, true))}
        >
          <PlayerMark seat={seat.seat} />
          <strong>{name}</strong>
        </button>
        <Presence store={store} seat={seat.seat} />
        {view.step === "assigning" && seat.assigned && (
          <Icon name="check" class="ready" label={t("roll-ready")} />
        )}
        <span class="opponent-stats">
          <SeatStats seat={seat} />
        </span>
      </header>
      <Strip store={store} view={view} seat={seat} />
      <div class="opponent-stacks">
        {seat.stacks.map((stack) => (
          <SmallStack key={stack.word} store={store} seat={seat.seat} stack={stack} />
        ))}
      </div>
      <div class="opponent-tiles">
        {seat.tableau.map((tile) => (
          <Chip key={tile.id} store={store} tile={tile} />
        ))}
      </div>
      {open.value && (
        <SeatDialog store={store} view={view} seat={seat} name={name} onClose={() => set(open, false)} />
      )}
    </article>
  );
}

/** The top tile of somebody's stack with the dice on it, and how many tiles lie below. */
function SmallStack({ store, seat, stack }: { store: TableStore; seat: number; stack: RollStack }) {
  const top = stack.tiles[0] ?? null;
  const face = top ? faceOf(store, top.face) : undefined;
  const title = t(`roll-stack-${stack.word}`);
  if (!top || !face) {
    return (
      <span class="small-stack none" role="img" aria-label={`${title}: ${t("roll-stack-empty")}`}>
        <Icon name={stack.word === "dev" ? "develop" : "settle"} /> –
      </span>
    );
  }
  const reverse = face.reverse ? faceOf(store, face.reverse) : undefined;
  const have = stack.on_top.length;
  const below = stack.tiles.slice(1);
  const note = t("roll-workers-of", { have, need: top.need, missing: stack.missing });
  return (
    <span class="small-place" data-of={stack.word}>
      <Told
        class={`small-stack ${kindClass(face)}`}
        of={face.card}
        moves={top.id}
        comes="bag"
        label={`${title}: ${face.name}, ${note}`}
        hint={() => <TileDetail face={face} reverse={reverse} note={note} />}
      >
        <Cost face={face} need={top.need} />
        <span class="small-name">{face.name}</span>
        <DiceRow dice={stack.on_top} />
        <span class={stack.missing === 0 ? "progress full" : "progress"}>
          <Count value={have} />/{top.need}
        </span>
      </Told>
      {below.length > 0 && (
        <span class="backs" role="img" aria-label={t("roll-tiles-below", { count: below.length })}>
          {below.map((_, k) => (
            <i key={k} data-moves={`${seat}:${stack.word}:${k}`} data-comes="bag" />
          ))}
          <Count value={below.length} />
        </span>
      )}
    </span>
  );
}

/** A tile of somebody else's tableau: its shape, its cost, its goods; its name where there is room. */
function Chip({ store, tile }: { store: TableStore; tile: RollTile }) {
  const face = faceOf(store, tile.face);
  if (!face) return null;
  const count = tile.good_dice.length;
  const goods = count > 0 ? [t("roll-goods-here", { count })] : [];
  return (
    <Told
      class={`chip-tile ${kindClass(face)}`}
      of={face.card}
      by="completed"
      moves={tile.id}
      label={[face.name, face.what, ...goods].join(", ")}
      hint={() => <TileDetail face={face} />}
    >
      <Cost face={face} />
      <span class="chip-name">{face.name}</span>
      <span class="chip-goods" data-of={face.card}>
        <DiceRow dice={tile.good_dice} />
      </span>
    </Told>
  );
}

interface DialogProps {
  store: TableStore;
  view: RollView;
  seat: RollSeat;
  name: string;
  onClose: () => void;
}

/** All that lies before another player, as large as one's own. */
function SeatDialog({ store, view, seat, name, onClose }: DialogProps) {
  return (
    <Dialog title={t("roll-tableau-of", { name })} class="seat-dialog" onClose={onClose}>
      <div class="seat-figures">
        <SeatStats seat={seat} />
      </div>
      <Strip store={store} view={view} seat={seat} />
      <div class="opponent-stacks">
        {seat.stacks.map((stack) => (
          <SmallStack key={stack.word} store={store} seat={seat.seat} stack={stack} />
        ))}
      </div>
      <div class="seat-tiles">
        {seat.tableau.map((tile) => (
          <PlacedTile key={tile.id} store={store} tile={tile} form="card" width={150} height={98} />
        ))}
      </div>
    </Dialog>
  );
}
