/** Another player: figures, strip, stacks and tableau, in small; all of it large on a tap. */

import { useSignal } from "@preact/signals";
import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import { PlayerMark, Presence } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Told } from "../../ui/told.tsx";
import type { RollCrew, RollDie, RollGroup, RollSeat, RollStack, RollTile, RollView } from "../../wire.ts";
import { Cube, DiceRow, dieName } from "./die.tsx";
import { selectors } from "./head.tsx";
import { Badge, Icon } from "./icons.tsx";
import { PHASES } from "./phases.ts";
import { BRINGS, type PileKind } from "./piles.tsx";
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

interface StripProps {
  store: TableStore;
  view: RollView;
  seat: RollSeat;
}

/** Who works where; before the screens open, which dice have been rolled. All of it explains itself. */
function Strip({ store, view, seat }: StripProps) {
  const hidden = view.step === "assigning" || view.step === "opening";
  const cells = PHASES.map((phase) => {
    const part = view.parts.find((one) => one.word === phase);
    const crew = seat.crews.find((one) => one.word === phase);
    const selected = part ? selectors(view, store.log.value, part).includes(seat.seat) : false;
    return { phase, crew, selected, when: part?.when };
  });
  const busy = cells.filter(({ crew }) => crew !== undefined);
  const title = t(hidden ? "roll-behind-their-screen" : "roll-their-workers");
  const dice = hidden
    ? told(seat.behind_screen)
    : busy.map(({ phase, crew }) => crewTold(phase, crew)).join("; ");
  return (
    <div class="strip-line">
      <Told
        class={hidden ? "strip hidden-strip" : "strip"}
        of="rolled revealed"
        label={`${title}: ${dice || "–"}`}
        hint={() => (
          <>
            <h3>{title}</h3>
            <p>{t(hidden ? "roll-behind-their-screen-help" : "roll-their-workers-help")}</p>
            {!hidden && busy.map(({ phase, crew }) => <p key={phase}>{crewTold(phase, crew)}</p>)}
          </>
        )}
      >
        {hidden && <Icon name="secret" />}
        {hidden && <DiceRow dice={seat.behind_screen} />}
        {!hidden &&
          cells.map(({ phase, crew, selected, when }) => (
            <span
              key={phase}
              class={`strip-cell phase-${phase} is-${when}${crew ? " busy" : ""}${selected ? " selected" : ""}`}
              data-of={selected ? "selected" : undefined}
            >
              <Badge of={phase} />
              {crew?.selecting && (
                <Cube key={crew.selecting.id} colour={crew.selecting.colour} moves={crew.selecting.id} />
              )}
              {crew?.groups.map((group) => (
                <StripGroup key={group.id} group={group} />
              ))}
            </span>
          ))}
      </Told>
      {(!hidden || seat.in_cup.length > 0) && <Small kind="cup" dice={seat.in_cup} />}
      <Small kind="citizens" dice={seat.citizens} />
    </div>
  );
}

/** Dice of one colour, one behind the other, and how many they are. */
function StripGroup({ group: { id, colour, count, extra } }: { group: RollGroup }) {
  return (
    <span class="strip-group">
      {Array.from({ length: count }, (_, k) => (
        <Cube key={k} colour={colour} ghost={extra} moves={extra ? undefined : `${id}#${k}`} />
      ))}
      {count > 1 && <b>{count}</b>}
    </span>
  );
}

function crewTold(phase: string, crew: RollCrew | undefined): string {
  const groups = (crew?.groups ?? []).map(({ colour, count, extra }) => ({
    name: extra ? t("roll-extra-worker", { die: dieName(colour) }) : dieName(colour),
    count,
  }));
  const selecting = crew?.selecting ? [{ name: dieName(crew.selecting.colour), count: 1 }] : [];
  return `${t(`roll-face-${phase}`)}: ${[...selecting, ...groups].map(several).join(", ")}`;
}

function several({ name, count }: { name: string; count: number }): string {
  return count > 1 ? t("roll-several", { name, count }) : name;
}

/** Dice in words, those of one colour together. */
function told(dice: readonly RollDie[]): string {
  const colours = [...new Set(dice.map(({ colour }) => colour))];
  return colours
    .map((colour) =>
      several({ name: dieName(colour), count: dice.filter((die) => die.colour === colour).length }),
    )
    .join(", ");
}

/** A pile as a number. Its dice lie there unseen, so that they can be seen to come and go. */
function Small({ kind, dice }: { kind: PileKind; dice: readonly RollDie[] }) {
  const title = t(`roll-${kind}`);
  return (
    <Told
      class={`small-pile pile-of-${kind}`}
      of={BRINGS[kind]}
      label={`${title}: ${told(dice) || "–"}`}
      hint={() => (
        <>
          <h3>{title}</h3>
          <p>{t(`roll-${kind}-help`)}</p>
          <p>{told(dice)}</p>
        </>
      )}
    >
      <span class="pile-place">
        <Icon name={kind} />
        <span class="unseen-dice">
          <DiceRow dice={dice} />
        </span>
      </span>
      <Count value={dice.length} />
    </Told>
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
