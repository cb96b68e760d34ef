/** Takeovers that have been declared, in the order in which they will be resolved. */

import { t } from "../../core/words.ts";
import { PlayerMark } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import type { RaceView } from "../../wire.ts";
import { Icon } from "./icons.tsx";
import { faceOf } from "./piece.tsx";

export function Attacks({ store, view }: { store: TableStore; view: RaceView }) {
  if (view.attacks.length === 0) return null;
  return (
    <ol class="attacks" aria-label={t("race-takeovers")}>
      {view.attacks.map((attack) => (
        <li key={attack.world.id} class={attack.called_off ? "attack off" : "attack"}>
          <PlayerMark seat={attack.attacker} />
          <Icon name="military" />
          <b>{attack.attack}</b>
          <Icon name="arrow" />
          <PlayerMark seat={attack.defender} />
          <span>{faceOf(store, attack.world)?.name}</span>
          <Icon name="shield" />
          <b>{attack.defense}</b>
          {attack.called_off && <span>{t("race-called-off")}</span>}
        </li>
      ))}
    </ol>
  );
}
