/** Where dice lie that do not work: the cup, from which they are rolled, and the Citizenry. */

import { t } from "../../core/words.ts";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { Told } from "../../ui/told.tsx";
import type { RollDie } from "../../wire.ts";
import { DiePiece } from "./die.tsx";
import { Icon } from "./icons.tsx";

/** How events speak of what brings dice there. */
export const BRINGS = {
  cup: "cup revealed recruited recalled",
  citizens: "citizenry scouts credits completed traded consumed",
};

export type PileKind = keyof typeof BRINGS;

interface Props {
  store: TableStore;
  kind: PileKind;
  dice: RollDie[];
}

export function Pile({ store, kind, dice }: Props) {
  const title = t(`roll-${kind}`);
  return (
    <section
      class={`pile pile-${kind}`}
      data-part={kind}
      data-of={BRINGS[kind]}
      aria-label={`${title}: ${dice.length}`}
    >
      <h2>
        <Told
          class="pile-head"
          label={`${title}: ${dice.length}`}
          hint={() => (
            <>
              <h3>{title}</h3>
              <p>{t(`roll-${kind}-help`)}</p>
            </>
          )}
        >
          <Icon name={kind} />
          <span class="pile-name">{title}</span>
          <Count value={dice.length} />
        </Told>
      </h2>
      <div class="pile-dice">
        {dice.map((die) => (
          <DiePiece key={die.id} store={store} id={die.id} colour={die.colour} where={title} />
        ))}
      </div>
    </section>
  );
}
