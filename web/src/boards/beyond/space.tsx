/** The exploration board: systems, shipyards, routes, and whose ships are where. */

import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import { PlayerMark } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import type { BeyondFace, BeyondLocation, BeyondView } from "../../wire.ts";
import { Disc, faceOf, KnownMark, Ship, Signs } from "./bits.tsx";
import { Answers, FaceDetail, Notes } from "./detail.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { Pane } from "./pane.tsx";
import { middle, placeBox, placed } from "./places.ts";
import { powerSigns } from "./signs.ts";
import { EventSign } from "./tree.tsx";

interface Props {
  store: TableStore;
  view: BeyondView;
  mine: number;
}

export function SpaceMap({ store, view, mine }: Props) {
  return (
    <Pane class="space-pane" part="space" label={t("beyond-space-map")}>
      <div class="space-map">
        <Routes view={view} />
        {view.places.map((place) => (
          <Place key={place.word} store={store} place={place} mine={mine} />
        ))}
      </div>
    </Pane>
  );
}

/** A line for each pair of places that are joined. */
function Routes({ view }: { view: BeyondView }) {
  const boxes = new Map(view.places.map((place) => [place.word, placeBox(place.word, place.neighbours)]));
  return (
    <svg class="routes" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {view.places.flatMap((place) =>
        place.neighbours
          .filter((other) => place.word < other)
          .map((other) => {
            const [from, to] = [boxes.get(place.word), boxes.get(other)];
            if (!from || !to) return null;
            const [x1, y1] = middle(from);
            const [x2, y2] = middle(to);
            return <line key={`${place.word} ${other}`} x1={x1} y1={y1} x2={x2} y2={y2} />;
          }),
      )}
    </svg>
  );
}

/** Who would hold a place if the ship that has been lifted went there, or left it. */
function heldThen(store: TableStore, place: string): number | null | undefined {
  const lifted = store.lifted.value;
  if (lifted === null) return undefined;
  const moves = store.offer.value.byPiece.get(lifted) ?? [];
  const here = moves.find((option) => option.target === `place:${place}`);
  const leaves = lifted.startsWith(`ship:${place}:`) ? moves[0] : undefined;
  return holders((here ?? leaves)?.facts.holders)[place];
}

function holders(found: unknown): Record<string, number | null> {
  return typeof found === "object" && found !== null ? (found as Record<string, number | null>) : {};
}

/** The flag of who would hold a place then. */
function Then({ seat }: { seat: number | null }) {
  return (
    <span class={seat === null ? "then" : `then player-${seat % 6}`} aria-hidden="true">
      <Icon name="control" />
      {seat === null ? "–" : <PlayerMark seat={seat} />}
    </span>
  );
}

function Place({ store, place, mine }: { store: TableStore; place: BeyondLocation; mine: number }) {
  const face = faceOf(store, place.face);
  const holder = place.holder === null ? "" : ` held player-${place.holder % 6}`;
  const then = heldThen(store, place.word);
  return (
    <div
      class={`place ${sort(place.word)}${holder}`}
      style={placed(placeBox(place.word, place.neighbours))}
      data-place={place.word}
    >
      <Piece
        store={store}
        id={`place:${place.word}`}
        of={place.face ?? place.word}
        name={face ? `${place.name}: ${face.name}` : place.name}
        spoken={spokenPlace(store, place, face)}
        told={[...(face?.powers.map((power) => power.words) ?? []), ...place.told].join(" ")}
        detail={(options, refused) => {
          if (face) {
            return (
              <FaceDetail
                face={face}
                where={place.name}
                told={place.told}
                options={options}
                refused={refused}
              />
            );
          }
          return (
            <div class="beyond-detail">
              <h3>{place.name}</h3>
              <p class="detail-what">{t(`beyond-sort-${sort(place.word)}`)}</p>
              <Answers options={options} refused={refused} />
              <Notes lines={place.told} />
            </div>
          );
        }}
        class="place-piece"
        keeps
      >
        <PlaceFace place={place} face={face} />
      </Piece>
      <Ships store={store} place={place} mine={mine} />
      {place.disc && place.holder !== null && (
        <span class={`outpost player-${place.holder % 6}`} aria-hidden="true">
          <PlayerMark seat={place.holder} />
          <Disc kind={place.disc} />
        </span>
      )}
      {place.signs.map((event) => (
        <EventSign key={event} store={store} event={event} />
      ))}
      {then !== undefined && <Then seat={then} />}
    </div>
  );
}

/** What kind of place it is. */
function sort(word: string): "sol" | "deep" | "yard" | "system" {
  if (word === "sol") return "sol";
  if (word === "deep_space") return "deep";
  return word.startsWith("Y") ? "yard" : "system";
}

const SORTS: Record<string, IconName> = { sol: "sun", deep: "always", yard: "yard" };

function PlaceFace({ place, face }: { place: BeyondLocation; face: BeyondFace | undefined }) {
  const icon = SORTS[sort(place.word)];
  return (
    <span class="face place-face">
      <span class="place-head">
        {icon && <Icon name={icon} class="place-sort" />}
        <span class="place-name">
          {face ? face.name : sort(place.word) === "yard" ? place.word : place.name}
        </span>
        {!face && <Kinds kinds={place.kinds} />}
        {face && <KnownMark face={face} />}
      </span>
      {face && (
        <span class="place-figures">
          <span class="place-strength">
            <Icon name="ship" />
            {place.strength}
          </span>
          <span class="place-points">
            <Icon name="vp" class="tone-vp" />
            {face.points}
          </span>
          <Kinds kinds={place.kinds} />
          {face.powers.map((power) => (
            <span key={power.words} class={`place-power phase-${power.phase}`}>
              <Icon
                name={
                  power.phase === "control" ? "control" : power.phase === "colonise" ? "colonise" : "always"
                }
              />
              <Signs groups={powerSigns(power)} />
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** The discs that a place takes. */
function Kinds({ kinds }: { kinds: readonly string[] }) {
  return (
    <span class="place-kinds">
      {kinds.map((kind) => (
        <Icon key={kind} name={kind === "food" ? "food" : "ore"} class={`tone-${kind}`} />
      ))}
    </span>
  );
}

function spokenPlace(store: TableStore, place: BeyondLocation, face: BeyondFace | undefined): string {
  const held = place.holder === null ? null : (store.table.value?.seats[place.holder]?.name ?? "");
  return [
    face ? `${place.name}, ${face.name}, ${face.what}` : place.name,
    ...(held === null ? [] : [t("beyond-held-by", { name: held })]),
  ].join(", ");
}

/** The ships in a place: my own can be lifted, those of others stand by their owners. */
function Ships({ store, place, mine }: { store: TableStore; place: BeyondLocation; mine: number }) {
  const strongest = Math.max(...place.might);
  const leaders = place.might.filter((might) => might === strongest).length;
  return (
    <div class="ships">
      {levels(place.ships[mine] ?? []).map(([level, count]) => (
        <Piece
          key={level}
          store={store}
          id={`ship:${place.word}:${level}`}
          name={t("beyond-ship", { level })}
          spoken={`${t("beyond-ships", { level, count })}, ${place.name}`}
          told=""
          detail={(options, refused) => (
            <div class="beyond-detail">
              <h3>{t("beyond-ships", { level, count })}</h3>
              <p class="detail-what">{place.name}</p>
              <Answers options={options} refused={refused} />
            </div>
          )}
          class="ship-piece"
          keeps
        >
          <span class="face">
            <Ship seat={mine} level={level} />
            {count > 1 && <b class="ship-count">×{count}</b>}
          </span>
        </Piece>
      ))}
      {place.ships.map(
        (found, seat) =>
          seat !== mine &&
          found.length > 0 && (
            <span key={seat} class="fleet" data-seat={seat}>
              {levels(found).map(([level, count]) => (
                <span
                  key={level}
                  class="fleet-ship"
                  data-moves={`ship-${place.word}-${seat}-${level}`}
                  data-of={place.word}
                >
                  <Ship seat={seat} level={level} />
                  {count > 1 && <b class="ship-count">×{count}</b>}
                </span>
              ))}
            </span>
          ),
      )}
      {strongest > 0 && leaders === 1 && place.ships.filter((found) => found.length > 0).length > 1 && (
        <span class="might" aria-hidden="true">
          {place.might.map((might, seat) =>
            might > 0 ? <Might key={seat} seat={seat} might={might} best={might === strongest} /> : null,
          )}
        </span>
      )}
    </div>
  );
}

function Might({ seat, might, best }: { seat: number; might: number; best: boolean }) {
  return (
    <span class={best ? "might-of best" : "might-of"}>
      <PlayerMark seat={seat} />
      {might}
    </span>
  );
}

/** Ships of equal level together, the strongest first. */
export function levels(found: readonly number[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const level of found) counts.set(level, (counts.get(level) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => b - a);
}
