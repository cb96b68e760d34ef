/** A planet of the row: what it is worth, its action, its orbit and its surface with all ships there. */

import type { ComponentChildren } from "preact";
import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import type { TableStore } from "../../table/store.ts";
import { hinting } from "../../ui/hint.tsx";
import { Told } from "../../ui/told.tsx";
import type { TinyOrbited, TinyProspect, TinyView } from "../../wire.ts";
import { Globe, Horizon } from "./art.tsx";
import { Chances, PlanetDetail, Points } from "./detail.tsx";
import { faceOf, shipsAt } from "./faces.ts";
import { faceIcon, Icon } from "./icons.tsx";
import { ShipPiece } from "./ship.tsx";

interface RowProps {
  store: TableStore;
  view: TinyView;
}

export function Row({ store, view }: RowProps) {
  return (
    <section
      class="tiny-row"
      data-part="planets"
      data-comes="deck"
      aria-label={t("tiny-planets")}
      data-count={view.row.length}
    >
      {view.row.map((planet, slot) =>
        planet ? (
          <PlanetCard key={planet.card} store={store} view={view} planet={planet} />
        ) : (
          <p key={`empty-${slot}`} class="planet-empty">
            {t("tiny-empty-slot")}
          </p>
        ),
      )}
      <Deck view={view} />
    </section>
  );
}

/** The deck beside the row, where a place is free. */
function Deck({ view }: { view: TinyView }) {
  const words = t("tiny-deck-help", { count: view.deck });
  return (
    <Told class="deck-cell" label={words} hint={() => <p>{words}</p>}>
      <span class="deck-cards">
        <Icon name="deck" />
        <b>{view.deck}</b>
      </span>
      {t("tiny-deck")}
    </Told>
  );
}

interface Props extends RowProps {
  planet: TinyOrbited;
}

/** How high a space stands above the ends of the track, as the orbit bends. */
export function bend(place: number, count: number): number {
  return count < 2 ? 0 : Math.sin((Math.PI * place) / (count - 1));
}

function PlanetCard({ store, view, planet }: Props) {
  const face = faceOf(store, planet.card);
  const steps = face?.steps ?? 1;
  const name = face?.name ?? planet.card;
  const spaces = Array.from({ length: steps + 1 }, (_, k) => k);
  const detail = (extra: ComponentChildren) => (
    <PlanetDetail face={face} now={planet.now}>
      {extra}
    </PlanetDetail>
  );
  return (
    <article
      class={`planet yields-${face?.yields} on-${face?.track}`}
      aria-label={name}
      data-of={planet.card}
    >
      <Piece
        store={store}
        id={`planet:${planet.card}`}
        name={name}
        spoken={name}
        told={[face?.what, ...(face?.lines ?? []), planet.now?.words ?? ""].join(" ")}
        detail={(options, refused) => detail(<Chances view={view} options={options} refused={refused} />)}
        class="planet-head"
        keeps
      >
        <span class="planet-name">{name}</span>
        <Points points={face?.points ?? 0} />
        <span class="planet-action">{face?.short}</span>
        {planet.now && <Prospect now={planet.now} short={face?.short ?? ""} />}
      </Piece>
      <div class="planet-sky">
        <div class="ground" aria-hidden="true">
          <Horizon slug={planet.card} yields={face?.yields ?? null} />
          <Globe id={`whole-${planet.card}`} slug={planet.card} yields={face?.yields ?? null} />
        </div>
        <Piece
          store={store}
          id={`planet:${planet.card}:orbit`}
          name={t("tiny-orbit-of", { planet: name })}
          spoken={t("tiny-orbit-of", { planet: name })}
          told={t(`tiny-track-${face?.track ?? "economy"}`, { steps })}
          detail={(options, refused) => detail(<Chances view={view} options={options} refused={refused} />)}
          class="planet-orbit"
          keeps
        >
          <span class="place-word">{t("tiny-to-orbit")}</span>
        </Piece>
        <Piece
          store={store}
          id={`planet:${planet.card}:surface`}
          name={t("tiny-surface-of", { planet: name })}
          spoken={t("tiny-surface-of", { planet: name })}
          told={planet.now?.why_not ?? planet.now?.words ?? ""}
          detail={(options, refused) => detail(<Chances view={view} options={options} refused={refused} />)}
          class="planet-surface"
          keeps
        >
          <span class="place-word">{t("tiny-to-surface")}</span>
        </Piece>
        <ol class="spaces" aria-hidden="true">
          <Track steps={steps} />
          {spaces.map((k) => (
            <li
              key={k}
              class={k === steps ? "space goal-space" : k === 0 ? "space start-space" : "space"}
              style={{ "--bend": String(bend(k, steps + 1)) }}
            >
              {k === steps ? <Icon name="star" /> : k}
            </li>
          ))}
        </ol>
        <Sign
          name={face?.track}
          class="sign-track"
          words={t(`tiny-track-${face?.track ?? "economy"}`, { steps })}
        />
        <Sign name={face?.yields} class="sign-yields" words={t(`tiny-yields-${face?.yields ?? "energy"}`)} />
        <div class="orbiting">
          {spaces.map((k) => (
            <div key={k} class="spot" style={{ "--bend": String(bend(k, steps + 1)) }}>
              {shipsAt(view, planet.card, k).map((ship) => (
                <ShipPiece key={ship.ship} store={store} view={view} ship={ship} />
              ))}
            </div>
          ))}
        </div>
        <div class="landed">
          {shipsAt(view, planet.card, null).map((ship) => (
            <ShipPiece key={ship.ship} store={store} view={view} ship={ship} />
          ))}
        </div>
      </div>
    </article>
  );
}

/** The line that joins the spaces of a track. */
function Track({ steps }: { steps: number }) {
  const count = steps + 1;
  const points = Array.from({ length: steps * 4 + 1 }, (_, k) => {
    const place = k / 4;
    return `${(place + 0.5).toFixed(2)} ${(1 - bend(place, count)).toFixed(3)}`;
  });
  return (
    <svg class="track-line" viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${points.join("L")}`} vector-effect="non-scaling-stroke" />
    </svg>
  );
}

/** A sign of the card that explains itself. */
function Sign({
  name,
  words,
  class: look,
}: {
  name: string | null | undefined;
  words: string;
  class: string;
}) {
  return (
    <span class={`planet-sign ${look}`} {...hinting(() => <p>{words}</p>)}>
      <Icon name={faceIcon(name)} class={`ink-${name}`} label={words} />
    </span>
  );
}

/** What the action would do now, where that says more than the card; or why it cannot be used. */
function Prospect({ now, short }: { now: TinyProspect; short: string }) {
  if (now.why_not) {
    return (
      <span class="planet-now not">
        <Icon name="ban" />
        {now.why_not}
      </span>
    );
  }
  if (now.words === short) return null;
  return (
    <span class="planet-now">
      <Icon name="next" />
      {now.words}
    </span>
  );
}
