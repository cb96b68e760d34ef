/** A game without a board of its own: the position by names, the options as buttons. */

import { t } from "../core/words.ts";
import { Ask } from "../table/ask.tsx";
import { PlayerMark } from "../table/player.tsx";
import type { TableStore } from "../table/store.ts";
import type { PlainView, Update } from "../wire.ts";

/** What the page says elsewhere. */
const ELSEWHERE = new Set(["game", "rules", "players", "options", "seats"]);

export function PlainBoard({ store, update, view }: { store: TableStore; update: Update; view: PlainView }) {
  const names = store.table.value?.seats.map((seat) => seat.name) ?? [];
  const seats = records(view.position.seats);
  const rest = Object.fromEntries(Object.entries(view.position).filter(([name]) => !ELSEWHERE.has(name)));
  return (
    <div class="plain-board">
      <Ask store={store} update={update} strange={() => true} />
      <section class="plain-position" aria-label={t("position")}>
        <table class="plain-seats">
          <thead>
            <tr>
              <td />
              {view.points.map((points, seat) => (
                <th key={seat} scope="col" class={update.waiting.includes(seat) ? "thinks" : ""}>
                  <PlayerMark seat={seat} /> {names[seat]} <b>{points}</b>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields(seats).map((field) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                {seats.map((seat, k) => (
                  <td key={k}>
                    <Tree value={seat[field]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Tree value={rest} />
      </section>
    </div>
  );
}

type Fields = Record<string, unknown>;

/** A list of things with fields, if it is one. */
export function records(value: unknown): Fields[] {
  const all = Array.isArray(value) ? value : [];
  return all.every((one) => typeof one === "object" && one !== null && !Array.isArray(one)) ? all : [];
}

/** All fields that some of them have, in the order in which they first come. */
export function fields(all: readonly Fields[]): string[] {
  return [...new Set(all.flatMap((one) => Object.keys(one)))];
}

/** A list in a line; what lies face down is only counted. */
export function listed(all: readonly string[]): string {
  if (all.length > 3 && all.every((one) => one === "?")) return `? × ${all.length}`;
  return all.join(", ") || "—";
}

/** Plain data as nested lists. */
function Tree({ value }: { value: unknown }) {
  if (Array.isArray(value)) {
    const plain = value.every((one) => typeof one !== "object" || one === null);
    if (plain) return <span>{listed(value.map(String))}</span>;
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
  return <span>{value === null || value === undefined || value === "" ? "—" : String(value)}</span>;
}
