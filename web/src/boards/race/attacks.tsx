/** Takeovers that have been declared, in the order in which they will be resolved. */

import { t } from "../../core/words.ts";
import { PlayerMark } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { Told } from "../../ui/told.tsx";
import type { RaceAttack, RaceView } from "../../wire.ts";
import { Icon } from "./icons.tsx";
import { faceOf } from "./piece.tsx";

export function Attacks({ store, view }: { store: TableStore; view: RaceView }) {
  if (view.attacks.length === 0) return null;
  return (
    <ol class="attacks" aria-label={t("race-takeovers")}>
      {view.attacks.map((attack) => (
        <li key={attack.world.id}>
          <Told
            class={attack.called_off ? "attack off" : "attack"}
            of={faceOf(store, attack.world)?.card ?? ""}
            hint={() => <AttackHint store={store} attack={attack} />}
          >
            <PlayerMark seat={attack.attacker} />
            <Icon name="military" />
            <b>{attack.attack}</b>
            <Icon name="arrow" />
            <PlayerMark seat={attack.defender} />
            <span>{faceOf(store, attack.world)?.name}</span>
            <Icon name="shield" />
            <b>{attack.defense}</b>
            {attack.called_off && <span>{t("race-called-off")}</span>}
          </Told>
        </li>
      ))}
    </ol>
  );
}

/** Who attacks what of whom, and what decides it. */
function AttackHint({ store, attack }: { store: TableStore; attack: RaceAttack }) {
  const seats = store.table.value?.seats ?? [];
  const facts = {
    attacker: seats[attack.attacker]?.name ?? "",
    defender: seats[attack.defender]?.name ?? "",
    world: faceOf(store, attack.world)?.name ?? "",
    attack: attack.attack,
    defense: attack.defense,
  };
  return (
    <>
      <h3>{t("race-takeovers")}</h3>
      <p>{t("race-takeover-help", facts)}</p>
      {attack.called_off && <p>{t("race-called-off")}</p>}
    </>
  );
}
