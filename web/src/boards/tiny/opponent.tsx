/** The other galaxies: figures, ships at home and all colonies with what they would do now. */

import { useSignal } from "@preact/signals";
import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import { PlayerMark, Presence } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Told } from "../../ui/told.tsx";
import type { TinySeat, TinyView } from "../../wire.ts";
import { AnyDetail, Chances, PlanetDetail } from "./detail.tsx";
import { faceOf, galaxyOf, nameOf, othersOf } from "./faces.ts";
import { Icon } from "./icons.tsx";
import { ColonyPiece, Score } from "./mat.tsx";
import { ShipPiece } from "./ship.tsx";

interface AllProps {
  store: TableStore;
  view: TinyView;
  own: number;
  onWatch: ((seat: number) => void) | null;
}

export function Opponents({ store, view, own, onWatch }: AllProps) {
  const others = othersOf(view, own);
  return (
    <section
      class="tiny-opponents"
      data-part="opponents"
      data-count={others.length}
      aria-label={t("tiny-opponents")}
    >
      {others.map((seat) => {
        const mat = view.mats[seat];
        return (
          mat && (
            <Opponent
              key={seat}
              store={store}
              view={view}
              mat={mat}
              onWatch={onWatch && (() => onWatch(seat))}
            />
          )
        );
      })}
    </section>
  );
}

interface Props {
  store: TableStore;
  view: TinyView;
  mat: TinySeat;
  onWatch: (() => void) | null;
}

function Opponent({ store, view, mat, onWatch }: Props) {
  const open = useSignal(false);
  const name = nameOf(store, view, mat.seat);
  const thinks = store.update.value?.waiting.includes(mat.seat) ?? false;
  const active = view.active === mat.seat && view.turn !== null;
  return (
    <article
      class={`opponent panel${thinks ? " thinks" : ""}${active ? " active" : ""}`}
      aria-label={name}
      data-seat={mat.seat}
    >
      <header>
        <button
          type="button"
          class="opponent-name"
          aria-label={t("tiny-look-at", { name })}
          onClick={() => (onWatch ? onWatch() : set(open, true))}
        >
          <PlayerMark seat={mat.seat} />
          <strong>{name}</strong>
        </button>
        <Presence store={store} seat={mat.seat} />
        <Score view={view} mat={mat} />
      </header>
      <Figures store={store} view={view} mat={mat} />
      <div class="opponent-colonies" data-count={mat.colonies.length}>
        {mat.colonies.map((colony) => (
          <ColonyPiece key={colony.card} store={store} view={view} colony={colony} />
        ))}
        <Revealed store={store} mat={mat} />
      </div>
      {open.value && (
        <Dialog
          title={t("tiny-galaxy-of", { name })}
          class="tiny-seat-dialog"
          onClose={() => set(open, false)}
        >
          <SeatWords view={view} mat={mat} />
          <div class="seat-colonies">
            {mat.colonies.map((colony) => (
              <PlanetDetail key={colony.card} face={faceOf(store, colony.card)} now={colony.now} />
            ))}
          </div>
        </Dialog>
      )}
    </article>
  );
}

/** Energy, culture, level and ships at home; it is chosen where an opponent is asked for. */
export function Figures({ store, view, mat }: Omit<Props, "onWatch">) {
  const name = nameOf(store, view, mat.seat);
  const home = mat.ships.filter((ship) => ship.at === null);
  const words = t("tiny-figures", { energy: mat.energy, culture: mat.culture, level: mat.level });
  return (
    <div class="figures">
      <Piece
        store={store}
        id={galaxyOf(mat.seat)}
        name={name}
        spoken={t("tiny-galaxy-of", { name })}
        told={words}
        detail={(options, refused) => (
          <>
            <h3>{t("tiny-galaxy-of", { name })}</h3>
            <SeatWords view={view} mat={mat} />
            <Chances view={view} options={options} refused={refused} />
          </>
        )}
        class="figures-place"
        keeps
      >
        <span class="figure" data-of="energy">
          <Icon name="energy" class="ink-energy" />
          <Count value={mat.energy} />
        </span>
        <span class="figure" data-of="culture">
          <Icon name="culture" class="ink-culture" />
          <Count value={mat.culture} />
        </span>
        <span class="figure" data-of="upgraded">
          <Icon name="colony" class="ink-colony" />
          <Count value={mat.level} />
        </span>
        <span class="figure figure-dice">
          <Icon name="die" />
          <Count value={mat.dice - mat.fewer} />
        </span>
        {mat.secrets.some((secret) => secret.card === null) && <Icon name="mission" class="figure-mission" />}
      </Piece>
      <div class="opponent-ships">
        {home.map((ship) => (
          <ShipPiece key={ship.ship} store={store} view={view} ship={ship} />
        ))}
      </div>
    </div>
  );
}

/** The secret mission, once it is no secret any more, with what it has brought. */
function Revealed({ store, mat }: { store: TableStore; mat: TinySeat }) {
  const open = mat.secrets.find(({ card, chosen }) => card !== null && chosen);
  const face = faceOf(store, open?.card);
  if (!open || !face) return null;
  return (
    <Told
      class="revealed"
      of={face.key}
      hint={() => (
        <>
          <AnyDetail face={face} />
          <p>{t("tiny-mission-paid", { points: open.worth ?? 0 })}</p>
        </>
      )}
    >
      <Icon name="mission" />
      <span class="revealed-name">{face.name}</span>
      <b>
        <Icon name="star" />
        {open.worth}
      </b>
    </Told>
  );
}

/** What a galaxy has, in sentences. */
function SeatWords({ view, mat }: { view: TinyView; mat: TinySeat }) {
  const [energy = 0, culture = 0] = mat.yields;
  return (
    <ul class="tiny-lines">
      <li>
        {t("tiny-stock-energy", { have: mat.energy, most: mat.most })}{" "}
        {t("tiny-die-brings", { more: energy })}
      </li>
      <li>
        {t("tiny-stock-culture", { have: mat.culture, most: mat.most })}{" "}
        {t("tiny-die-brings", { more: culture })}
      </li>
      <li>{t("tiny-level", { level: mat.level, dice: mat.dice - mat.fewer })}</li>
      {mat.price !== null && <li>{t("tiny-next-level", { price: mat.price })}</li>}
      <li>
        {t("tiny-points-help", {
          colonies: view.colonies[mat.seat] ?? 0,
          level: view.levels[mat.seat] ?? 0,
          goal: view.goal,
        })}
      </li>
      {mat.secrets.some((secret) => secret.card === null) && <li>{t("tiny-mission-hidden")}</li>}
    </ul>
  );
}
