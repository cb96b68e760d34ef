/** Where dice lie that do not work: the cup, from which they are rolled, and the Citizenry. */

import { t } from "../../core/words.ts";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { hinting } from "../../ui/hint.tsx";
import type { RollDie } from "../../wire.ts";
import { DiePiece } from "./die.tsx";
import { Icon } from "./icons.tsx";

interface Props {
  store: TableStore;
  kind: "cup" | "citizens";
  dice: RollDie[];
}

export function Pile({ store, kind, dice }: Props) {
  const title = t(`roll-${kind}`);
  return (
    <section class={`pile pile-${kind}`} data-part={kind} aria-label={`${title}: ${dice.length}`}>
      <h2 {...hinting(() => <p>{t(`roll-${kind}-help`)}</p>)}>
        <Icon name={kind} />
        <span>{title}</span>
        <Count value={dice.length} />
      </h2>
      <div class="pile-dice">
        {dice.map((die) => (
          <DiePiece key={die.id} store={store} id={die.id} colour={die.colour} where={title} />
        ))}
      </div>
    </section>
  );
}
