/** Another player: figures, strip, stacks and tableau, in small; all of it large on a tap. */

import { useSignal } from "@preact/signals";
import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import { PlayerMark, Presence } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { explain, hinting, wasPress } from "../../ui/hint.tsx";
import type { RollSeat, RollStack, RollTile, RollView } from "../../wire.ts";
import { Cube, DiceRow } from "./die.tsx";
import { selectors } from "./head.tsx";
import { Icon, Sign } from "./icons.tsx";
import { PHASES } from "./phases.ts";
import { SeatStats } from "./stats.tsx";
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
          <SmallStack key={stack.word} store={store} stack={stack} />
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

/** Who works where; before the screens open, which dice have been rolled. */
function Strip({ store, view, seat }: { store: TableStore; view: RollView; seat: RollSeat }) {
  if (view.step === "assigning" || view.step === "opening") {
    return (
      <p class="strip hidden-strip" {...hinting(() => <p>{t("roll-behind-their-screen")}</p>)}>
        <Icon name="secret" label={t("roll-behind-their-screen")} />
        <DiceRow dice={seat.behind_screen} />
        <Small icon="citizens" dice={seat.citizens.length} title={t("roll-citizens")} />
      </p>
    );
  }
  return (
    <p class="strip">
      {PHASES.map((phase) => {
        const part = view.parts.find((one) => one.word === phase);
        const crew = seat.crews.find((one) => one.word === phase);
        const selected = part ? selectors(view, store.log.value, part).includes(seat.seat) : false;
        const state = `${crew ? " busy" : ""}${selected ? " selected" : ""}`;
        return (
          <span key={phase} class={`strip-cell is-${part?.when}${state}`}>
            <Sign of={phase} label={t(`roll-face-${phase}`)} />
            {crew?.selecting && <Cube colour={crew.selecting.colour} />}
            {crew?.groups.map((group) => (
              <span key={group.id} class="strip-group">
                <Cube colour={group.colour} ghost={group.extra} />
                {group.count > 1 && <b>{group.count}</b>}
              </span>
            ))}
          </span>
        );
      })}
      <Small icon="cup" dice={seat.in_cup.length} title={t("roll-cup")} />
      <Small icon="citizens" dice={seat.citizens.length} title={t("roll-citizens")} />
    </p>
  );
}

function Small({ icon, dice, title }: { icon: "cup" | "citizens"; dice: number; title: string }) {
  return (
    <span class="small-pile" {...hinting(() => <p>{title}</p>)}>
      <Icon name={icon} label={title} />
      <Count value={dice} />
    </span>
  );
}

/** The top tile of somebody's stack with the dice on it, and how many tiles lie below. */
function SmallStack({ store, stack }: { store: TableStore; stack: RollStack }) {
  const top = stack.tiles[0] ?? null;
  const face = top ? faceOf(store, top.face) : undefined;
  const below = stack.tiles.length - 1;
  if (!top || !face) {
    return (
      <span class="small-stack none">
        <Icon name={stack.word === "dev" ? "develop" : "settle"} /> –
      </span>
    );
  }
  const reverse = face.reverse ? faceOf(store, face.reverse) : undefined;
  const have = stack.on_top.length;
  const note = t("roll-workers-of", { have, need: top.need, missing: stack.missing });
  const detail = () => <TileDetail face={face} reverse={reverse} note={note} />;
  return (
    <button
      type="button"
      class={`small-stack ${kindClass(face)}`}
      data-of={face.card}
      onClick={(event) => {
        if (!wasPress()) explain(event.currentTarget, detail);
      }}
      {...hinting(detail)}
    >
      <span class="unseen">{`${t(`roll-stack-${stack.word}`)}: ${face.name}, ${note}`}</span>
      <span class="small-look" aria-hidden="true">
        <Cost face={face} need={top.need} />
        <span class="small-name">{face.name}</span>
        <span class="progress">
          {have}/{top.need}
        </span>
        {below > 0 && <span class="below">+{below}</span>}
      </span>
    </button>
  );
}

/** A tile of somebody else's tableau: its shape, its cost, its goods. */
function Chip({ store, tile }: { store: TableStore; tile: RollTile }) {
  const face = faceOf(store, tile.face);
  if (!face) return null;
  const count = tile.good_dice.length;
  const goods = count > 0 ? [t("roll-goods-here", { count })] : [];
  const detail = () => <TileDetail face={face} />;
  return (
    <button
      type="button"
      class={`chip-tile ${kindClass(face)}`}
      data-of={face.card}
      onClick={(event) => {
        if (!wasPress()) explain(event.currentTarget, detail);
      }}
      {...hinting(detail)}
    >
      <span class="unseen">{[face.name, face.what, ...goods].join(", ")}</span>
      <span class="chip-look" aria-hidden="true">
        <Cost face={face} />
        <DiceRow dice={tile.good_dice} />
      </span>
    </button>
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
          <SmallStack key={stack.word} store={store} stack={stack} />
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
