/** The achievements: what they ask for, how near everybody is, who has claimed which cell. */

import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import { PlayerMark } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import type { BeyondAim, BeyondView } from "../../wire.ts";
import { faceOf, KnownMark } from "./bits.tsx";
import { FaceDetail } from "./detail.tsx";
import { Icon } from "./icons.tsx";

export function Aims({ store, view }: { store: TableStore; view: BeyondView }) {
  return (
    <section class="aims" data-part="aims" aria-label={t("beyond-aims")}>
      {view.aims.map((aim) => (
        <Aim key={aim.face} store={store} aim={aim} />
      ))}
    </section>
  );
}

/** How far along it one is, from nothing to all of it. */
export function near(aim: BeyondAim, value: number): number {
  if (!aim.falling) return aim.needs === 0 ? 1 : Math.min(1, value / aim.needs);
  return value <= aim.needs ? 1 : Math.max(0, 1 - (value - aim.needs) / 8);
}

/** How much one has of how much it takes. */
function progress(aim: BeyondAim, value: number): string {
  return aim.falling ? `${value} ≤ ${aim.needs}` : `${value}/${aim.needs}`;
}

function Aim({ store, aim }: { store: TableStore; aim: BeyondAim }) {
  const face = faceOf(store, aim.face);
  if (!face) return null;
  const seats = store.table.value?.seats ?? [];
  const condition = face.powers[0]?.words ?? "";
  const each = aim.values.map((value, seat) => `${seats[seat]?.name ?? ""}: ${progress(aim, value)}`);
  return (
    <Piece
      store={store}
      id={`aim:${aim.face}`}
      of={aim.face}
      name={face.name}
      spoken={`${face.name}, ${condition} ${each.join(", ")}`}
      told={t("beyond-cells-left", { points: aim.left.join(", ") || "–" })}
      detail={(options, refused) => (
        <FaceDetail face={face} options={options} refused={refused}>
          <dl class="parts">
            {aim.values.map((value, seat) => (
              <div key={seat}>
                <dt>
                  <PlayerMark seat={seat} /> {seats[seat]?.name}
                </dt>
                <dd>
                  {progress(aim, value)}
                  {aim.claims.includes(seat) && <Icon name="trophy" label={t("beyond-claimed")} />}
                </dd>
              </div>
            ))}
          </dl>
        </FaceDetail>
      )}
      class={aim.left.length === 0 ? "aim full" : "aim"}
      keeps
    >
      <span class="face aim-face">
        <span class="aim-head">
          <Icon name="trophy" />
          <span class="aim-name">{face.name}</span>
          <KnownMark face={face} />
          <span class="aim-cells">
            {aim.claims.map((seat, k) => (
              <span
                key={`${seat} ${k}`}
                class="cell claimed"
                data-moves={`claim-${aim.face}-${seat}`}
                data-of={aim.face}
                data-seat={seat}
                data-comes="home"
              >
                <PlayerMark seat={seat} />
              </span>
            ))}
            {aim.left.map((points, k) => (
              <span key={k} class={k === 0 ? "cell next" : "cell"}>
                {points}
              </span>
            ))}
          </span>
        </span>
        <span class="aim-words">{condition}</span>
        <span class="aim-bars">
          {aim.values.map((value, seat) => (
            <span key={seat} class={`aim-bar player-${seat % 6}${near(aim, value) === 1 ? " met" : ""}`}>
              <PlayerMark seat={seat} />
              <span class="bar">
                <span style={{ width: `${near(aim, value) * 100}%` }} />
              </span>
              <span class="aim-value">{aim.falling ? value : progress(aim, value)}</span>
            </span>
          ))}
        </span>
      </span>
    </Piece>
  );
}
