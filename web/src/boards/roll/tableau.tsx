/** A tableau: completed tiles, and the goods on worlds. */

import type { Form } from "../../core/layout.ts";
import { t } from "../../core/words.ts";
import type { TableStore } from "../../table/store.ts";
import { Zone } from "../../ui/zone.tsx";
import type { RollSeat, RollTile } from "../../wire.ts";
import { DiePiece } from "./die.tsx";
import { dropping } from "./place.tsx";
import { faceOf, TilePiece } from "./tile.tsx";

const FORMS: readonly Form[] = [
  { name: "card", tallest: 1, widest: 2.3, minWidth: 74, minHeight: 40, maxWidth: 270, maxHeight: 166 },
  { name: "chip", tallest: 1, widest: 3, minWidth: 50, minHeight: 30, maxWidth: 120, maxHeight: 44 },
];

export function Tableau({ store, seat }: { store: TableStore; seat: RollSeat }) {
  return (
    <Zone
      class="roll-tableau"
      label={t("roll-tableau")}
      count={seat.tableau.length}
      least={4}
      forms={FORMS}
      gap={7}
    >
      {({ width, height, form }) =>
        seat.tableau.map((tile) => (
          <PlacedTile key={tile.id} store={store} tile={tile} form={form} width={width} height={height} />
        ))
      }
    </Zone>
  );
}

interface TileProps {
  store: TableStore;
  tile: RollTile;
  form: string;
  width: number;
  height: number;
}

/** A tile with its goods, which can be shipped or recalled. */
export function PlacedTile({ store, tile, form, width, height }: TileProps) {
  const goods = tile.good_dice;
  const room = height < 70 ? " low" : width <= 126 && height >= 74 ? " tall" : "";
  const style = { width: `${width}px`, height: `${height}px`, "--goods": String(goods.length) };
  const where = goods.length > 0 ? t("roll-goods-here", { count: goods.length }) : "";
  return (
    <div class={`placed form-${form}${room}`} style={style} {...dropping(store, tile.id)}>
      <TilePiece
        store={store}
        id={tile.id}
        face={tile.face}
        bonus={tile.bonus}
        by="completed"
        where={where}
        load={goods.length}
        width={width}
        height={height}
      />
      {goods.length > 0 && (
        <span class="goods" data-of={tile.face}>
          {goods.map((good) => (
            <DiePiece
              key={good.id}
              store={store}
              id={good.id}
              colour={good.colour}
              where={t("roll-good", { card: faceOf(store, tile.face)?.name ?? "" })}
              class="good"
            />
          ))}
        </span>
      )}
    </div>
  );
}
