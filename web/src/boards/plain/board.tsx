/** A game without a board of its own: what lies where in words, the options as buttons. */

import { useEffect } from "preact/hooks";
import { kept } from "../../core/hyphens.ts";
import { t } from "../../core/words.ts";
import { Ask } from "../../table/ask.tsx";
import { markPlayers, PlayerMark, Presence } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { explain, hinting } from "../../ui/hint.tsx";
import { Icon } from "../../ui/icons.tsx";
import type { PlainField, PlainThing, PlainView, Update } from "../../wire.ts";
import type { TableProps } from "../board.ts";

export function PlainBoard({ store, update, view }: TableProps<PlainView>) {
  const colours = view.colours.join();
  useEffect(() => markPlayers(colours.split(",")), [colours]);
  return (
    <div class="plain-board">
      <Ask store={store} update={update} strange={() => true} />
      <section class="plain-position" data-part="position" aria-label={t("plain-position")}>
        <div class="plain-columns">
          <div class="plain-table">
            <Fields fields={view.table} />
          </div>
          {ownFirst(view.seats.length, update.seat).map((seat) => (
            <PlainSeat key={seat} store={store} update={update} view={view} seat={seat} />
          ))}
        </div>
      </section>
    </div>
  );
}

/** The seats in order around the table, beginning with the viewer's own. */
export function ownFirst(count: number, own: number | null): number[] {
  return Array.from({ length: count }, (_, k) => (k + (own ?? 0)) % count);
}

interface SeatProps {
  store: TableStore;
  update: Update;
  view: PlainView;
  seat: number;
}

function PlainSeat({ store, update, view, seat }: SeatProps) {
  const name = store.table.value?.seats[seat]?.name ?? "";
  const look = [
    "plain-seat",
    ...(update.waiting.includes(seat) ? ["thinks"] : []),
    ...(seat === update.seat ? ["own"] : []),
  ];
  return (
    <section class={look.join(" ")} aria-label={name} data-seat={seat}>
      <h2>
        <PlayerMark seat={seat} /> {name} <Presence store={store} seat={seat} />
        <span class="plain-points" {...hinting(() => <p>{t("plain-points-now")}</p>)}>
          <Icon name="vp" label={t("plain-points-now")} />
          <Count value={view.points[seat] ?? 0} />
        </span>
      </h2>
      <Fields fields={view.seats[seat] ?? []} />
    </section>
  );
}

function Fields({ fields }: { fields: readonly PlainField[] }) {
  return (
    <dl>
      {fields.map((field) => (
        <div key={field.words} data-field={field.field}>
          <dt>{field.words}</dt>
          <dd>
            {named(field.things).map(([name, thing]) => (
              <Thing key={name} thing={thing} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Each thing with a name that it keeps, so that only what is new comes in. */
export function named(things: readonly PlainThing[]): [string, PlainThing][] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const name = `${thing.words} ${thing.seats.join()}`;
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return [`${name} ${times}`, thing];
  });
}

/** Something on the table; if there is more to say about it, it says so when it is pointed at. */
function Thing({ thing }: { thing: PlainThing }) {
  const told = (
    <>
      {thing.seats.map((seat) => (
        <PlayerMark key={seat} seat={seat} />
      ))}
      {kept(thing.words)}
    </>
  );
  const look = thing.faded ? "plain-thing faded" : "plain-thing";
  if (thing.lines.length === 0) return <span class={look}>{told}</span>;
  const lines = () => (
    <div class="plain-lines">
      <strong>{thing.words}</strong>
      {thing.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
  return (
    <button
      type="button"
      class={look}
      onClick={(event) => explain(event.currentTarget, lines)}
      {...hinting(lines)}
    >
      {told}
    </button>
  );
}
