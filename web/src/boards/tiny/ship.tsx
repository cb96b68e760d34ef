/** A ship: it can be lifted, dragged and chosen wherever it is. */

import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import type { TableStore } from "../../table/store.ts";
import type { TinyShip, TinyView } from "../../wire.ts";
import { Rocket } from "./art.tsx";
import { Chances } from "./detail.tsx";
import { faceOf, ownerOf } from "./faces.ts";

interface Props {
  store: TableStore;
  view: TinyView;
  ship: TinyShip;
}

export function ShipPiece({ store, view, ship }: Props) {
  const seat = ownerOf(ship.ship);
  const face = faceOf(store, ship.at);
  const where =
    ship.at === null
      ? t("tiny-at-home")
      : ship.spot === null
        ? t("tiny-on-surface", { planet: face?.name ?? "" })
        : t("tiny-in-orbit", { planet: face?.name ?? "", at: ship.spot, steps: face?.steps ?? 0 });
  return (
    <Piece
      store={store}
      id={`ship:${ship.ship}`}
      name={ship.token}
      spoken={`${ship.token}, ${where}`}
      told={where}
      detail={(options, refused) => (
        <>
          <h3>{ship.token}</h3>
          <p>{where}</p>
          {options?.some((option) => option.target === null) && (
            <Chances view={view} options={options} refused={undefined} />
          )}
          {options?.every((option) => option.target !== null) && <p class="help">{t("tiny-lift-help")}</p>}
          {!options && <Chances view={view} options={undefined} refused={refused} />}
        </>
      )}
      class={seat === store.update.value?.seat ? "tiny-ship own" : "tiny-ship"}
      keeps
    >
      <Rocket seat={seat} galaxy={view.mats[seat]?.galaxy ?? null} />
    </Piece>
  );
}
