/** The own galaxy: its tracks, the ships at home, the colonies and the secret mission. */

import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import { PlayerMark, Presence } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { hinting } from "../../ui/hint.tsx";
import { Told } from "../../ui/told.tsx";
import type { TinyColony, TinySeat, TinySecret, TinyView } from "../../wire.ts";
import { Globe, Spiral } from "./art.tsx";
import { AnyDetail, Chances, PlanetDetail, Points } from "./detail.tsx";
import { faceOf, galaxyOf, nameOf } from "./faces.ts";
import { Icon } from "./icons.tsx";
import { ShipPiece } from "./ship.tsx";

interface Props {
  store: TableStore;
  view: TinyView;
  mat: TinySeat;
}

export function OwnMat({ store, view, mat }: Props) {
  const name = nameOf(store, view, mat.seat);
  const active = view.active === mat.seat && view.turn !== null;
  return (
    <section
      class={active ? "own-mat active" : "own-mat"}
      data-part="galaxy"
      data-seat={mat.seat}
      aria-label={t("tiny-galaxy-of", { name })}
    >
      <header class="own-head">
        <PlayerMark seat={mat.seat} />
        <strong>{name}</strong>
        <Presence store={store} seat={mat.seat} />
        <Score view={view} mat={mat} />
      </header>
      <Tracks store={store} view={view} mat={mat} />
      <Hangar store={store} view={view} mat={mat} />
      <Colonies store={store} view={view} mat={mat} />
      {mat.secrets.length > 0 && <Missions store={store} view={view} mat={mat} />}
    </section>
  );
}

/** The points, and where they come from. */
export function Score({ view, mat }: { view: TinyView; mat: TinySeat }) {
  const colonies = view.colonies[mat.seat] ?? 0;
  const level = view.levels[mat.seat] ?? 0;
  const hint = () => (
    <>
      <h3>{t("tiny-points")}</h3>
      <p>{t("tiny-points-help", { colonies, level, goal: view.goal })}</p>
    </>
  );
  return (
    <Told class="tiny-score" of="score" hint={hint}>
      <span class="unseen">{t("tiny-score", { points: mat.points, goal: view.goal })}</span>
      <Icon name="star" />
      <span aria-hidden="true">
        <Count value={mat.points} />
        <small>/{view.goal}</small>
      </span>
    </Told>
  );
}

const SPACES = [0, 1, 2, 3, 4, 5, 6, 7];

/** Energy, culture and the empire, as on the mat: from 0 to 7. */
function Tracks({ store, view, mat }: Props) {
  return (
    <div class="tracks">
      <Stock store={store} kind="energy" have={mat.energy} more={mat.yields[0] ?? 0} most={mat.most} />
      <Stock store={store} kind="culture" have={mat.culture} more={mat.yields[1] ?? 0} most={mat.most} />
      <Empire view={view} mat={mat} />
    </div>
  );
}

interface StockProps {
  store: TableStore;
  kind: "energy" | "culture";
  have: number;
  more: number;
  most: number;
}

/** A stock on its track; what a die would bring in beckons behind it. */
function Stock({ store, kind, have, more, most }: StockProps) {
  const words = t(`tiny-stock-${kind}`, { have, most });
  const next = t("tiny-die-brings", { more });
  const hint = () => (
    <>
      <h3>{words}</h3>
      <p>{faceOf(store, `die-${kind}`)?.what}</p>
      <p>{next}</p>
    </>
  );
  return (
    <Told class={`stock stock-${kind}`} of={kind} hint={hint}>
      <span class="unseen">{`${words} ${next}`}</span>
      <Icon name={kind} class={`ink-${kind}`} />
      <b class="stock-have" aria-hidden="true">
        <Count value={have} />
      </b>
      <span class="stock-spaces" aria-hidden="true">
        {SPACES.slice(0, most + 1).map((k) => (
          <span
            key={k}
            class={
              k === have ? "cell here" : k < have ? "cell full" : k <= have + more ? "cell soon" : "cell"
            }
          >
            {k}
          </span>
        ))}
      </span>
    </Told>
  );
}

/** The levels of the empire with their dice, ships and points, and the price of the next one. */
function Empire({ view, mat }: { view: TinyView; mat: TinySeat }) {
  const words = t("tiny-level", { level: mat.level, dice: mat.dice - mat.fewer });
  const price = mat.price === null ? t("tiny-top-level") : t("tiny-next-level", { price: mat.price });
  const hint = () => (
    <>
      <h3>{words}</h3>
      <p>{price}</p>
      <p>{t("tiny-empire-help")}</p>
    </>
  );
  return (
    <Told class="empire" of="upgraded" hint={hint}>
      <span class="unseen">{`${words}. ${price}`}</span>
      <span class="empire-signs" aria-hidden="true">
        <Icon name="colony" class="ink-colony" />
        <Icon name="die" />
        <Icon name="ship" />
        <Icon name="star" />
      </span>
      {view.empire.map((level) => (
        <span
          key={level.level}
          class={`level${level.level === mat.level ? " here" : level.level < mat.level ? " full" : ""}${
            level.level === mat.price ? " next" : ""
          }`}
          aria-hidden="true"
        >
          <b>{level.level}</b>
          <i>{level.dice}</i>
          <i>{level.ships}</i>
          <i>{level.points}</i>
        </span>
      ))}
    </Told>
  );
}

/** The ships at home; one that comes back is put down here. */
function Hangar({ store, view, mat }: Props) {
  const home = mat.ships.filter((ship) => ship.at === null);
  const words = t("tiny-home", { count: home.length });
  return (
    <div class="hangar">
      <Piece
        store={store}
        id={galaxyOf(mat.seat)}
        name={t("tiny-home-title")}
        spoken={words}
        told={t("tiny-home-help")}
        detail={(options, refused) => (
          <>
            <h3>{words}</h3>
            <p>{t("tiny-home-help")}</p>
            {mat.locked > 0 && <p>{t("tiny-locked", { count: mat.locked })}</p>}
            <Chances view={view} options={options} refused={refused} />
          </>
        )}
        class="hangar-place"
        keeps
      >
        <Spiral seat={mat.seat} />
        <span class="hangar-name">{t("tiny-home-title")}</span>
      </Piece>
      <div class="hangar-ships">
        {mat.ships.map((ship) => (
          <span key={ship.ship} class="berth">
            {ship.at === null && <ShipPiece store={store} view={view} ship={ship} />}
          </span>
        ))}
        {Array.from({ length: mat.locked }, (_, k) => (
          <span
            key={k}
            class="berth ship-locked"
            {...hinting(() => <p>{t("tiny-locked", { count: mat.locked })}</p>)}
          >
            <Icon name="lock" label={k === 0 ? t("tiny-locked", { count: mat.locked }) : ""} />
          </span>
        ))}
      </div>
    </div>
  );
}

function Colonies({ store, view, mat }: Props) {
  return (
    <div class="own-colonies" data-count={mat.colonies.length}>
      {mat.colonies.length === 0 && <p class="no-colonies">{t("tiny-no-colonies")}</p>}
      {mat.colonies.map((colony) => (
        <ColonyPiece key={colony.card} store={store} view={view} colony={colony} />
      ))}
    </div>
  );
}

interface ColonyProps {
  store: TableStore;
  view: TinyView;
  colony: TinyColony;
}

/** A colony with its action, and what that would do now. */
export function ColonyPiece({ store, view, colony }: ColonyProps) {
  const face = faceOf(store, colony.card);
  const name = face?.name ?? colony.card;
  const now = colony.now;
  const usable = now !== null && now.why_not === null;
  const told = [...(face?.lines ?? []), now?.why_not ?? now?.words ?? ""].join(" ");
  return (
    <Piece
      store={store}
      id={`planet:${colony.card}`}
      of={colony.card}
      name={name}
      spoken={name}
      told={told}
      detail={(options, refused) => (
        <PlanetDetail face={face} now={now}>
          <Chances view={view} options={options} refused={refused} />
        </PlanetDetail>
      )}
      class={`colony${colony.used ? " used" : ""}${usable ? " usable" : ""}`}
      keeps
    >
      <Globe slug={colony.card} yields={face?.yields ?? null} />
      <span class="colony-name">{name}</span>
      <Points points={face?.points ?? 0} />
      <span class="colony-action">{face?.short}</span>
      {usable && now.words !== face?.short && (
        <span class="colony-now">
          <Icon name="next" />
          {now.words}
        </span>
      )}
      {!usable && now?.why_not && (
        <span class="colony-why">
          <Icon name="ban" />
          {now.why_not}
        </span>
      )}
    </Piece>
  );
}

/** Missions of one's own: seen by nobody else. */
function Missions({ store, view, mat }: Props) {
  return (
    <div class="missions">
      {mat.secrets.map((secret, k) => (
        <MissionPiece key={secret.card ?? k} store={store} view={view} secret={secret} />
      ))}
    </div>
  );
}

function MissionPiece({ store, view, secret }: { store: TableStore; view: TinyView; secret: TinySecret }) {
  const face = faceOf(store, secret.card);
  if (!secret.card) {
    return (
      <span class="mission-down">
        <Icon name="mission" label={t("tiny-mission-hidden")} />
      </span>
    );
  }
  const pays = secret.worth === null ? null : t("tiny-mission-pays", { points: secret.worth });
  return (
    <Piece
      store={store}
      id={`mission:${secret.card}`}
      of={secret.card}
      name={face?.name ?? ""}
      spoken={t("tiny-mission-named", { name: face?.name ?? "" })}
      told={[face?.what ?? "", pays ?? ""].join(" ")}
      detail={(options, refused) => (
        <>
          {face && <AnyDetail face={face} />}
          {pays && <p>{pays}</p>}
          <p class="help">{t("tiny-mission-help")}</p>
          <Chances view={view} options={options} refused={refused} />
        </>
      )}
      class="mission"
      keeps
    >
      <span class="mission-name">
        <Icon name="secret" />
        {face?.name}
      </span>
      <span class="mission-aim">{face?.what}</span>
      {secret.worth !== null && (
        <span class={secret.worth > 0 ? "mission-pays" : "mission-pays none"}>
          <Icon name="star" />
          <Count value={secret.worth} />
        </span>
      )}
    </Piece>
  );
}
