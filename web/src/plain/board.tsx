/** A game without a board of its own: the position by names, the options as buttons. */

import { t } from "../core/words.ts";
import { Ask } from "../table/ask.tsx";
import { PlayerMark } from "../table/player.tsx";
import type { TableStore } from "../table/store.ts";
import type { PlainView, Update } from "../wire.ts";

export function PlainBoard({ store, update, view }: { store: TableStore; update: Update; view: PlainView }) {
  const seats = store.table.value?.seats ?? [];
  return (
    <div class="plain-board">
      <ul class="plain-points">
        {view.points.map((points, seat) => (
          <li key={seat} class={update.waiting.includes(seat) ? "thinks" : ""}>
            <PlayerMark seat={seat} /> {seats[seat]?.name} <b>{points}</b>
          </li>
        ))}
      </ul>
      <Ask store={store} update={update} strange={() => true} />
      <section class="plain-position" aria-label={t("position")}>
        <Tree value={view.position} />
      </section>
    </div>
  );
}

/** Plain data as nested lists. */
export function Tree({ value }: { value: unknown }) {
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== "object" || one === null))
      return <span>{value.join(", ") || "—"}</span>;
    return (
      <ol class="tree">
        {value.map((one, k) => (
          <li key={k}>
            <Tree value={one} />
          </li>
        ))}
      </ol>
    );
  }
  if (typeof value === "object" && value !== null) {
    return (
      <dl class="tree">
        {Object.entries(value).map(([name, inner]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Tree value={inner} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return <span>{value === null || value === undefined ? "—" : String(value)}</span>;
}
