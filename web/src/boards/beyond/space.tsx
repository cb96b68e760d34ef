/** The exploration board: systems, shipyards, routes, and whose ships are where. */

import { useRef } from "preact/hooks";
import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import { PlayerMark } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import type { BeyondFace, BeyondLocation, BeyondView } from "../../wire.ts";
import { Disc, faceOf, isMeant, Kinds, KnownMark, Ship, Signs } from "./bits.tsx";
import { Answers, FaceDetail, Notes } from "./detail.tsx";
import { follow, piles, type Sailing } from "./fleet.ts";
import { Icon, type IconName } from "./icons.tsx";
import { Pane } from "./pane.tsx";
import { middle, placeBox, placed } from "./places.ts";
import { powerSigns } from "./signs.ts";
import { FarStars, StarArt } from "./sky.tsx";
import { EventSign } from "./tree.tsx";

interface Props {
  store: TableStore;
  view: BeyondView;
  mine: number;
}

export function SpaceMap({ store, view, mine }: Props) {
  const fleet = useRef<Sailing[]>([]);
  fleet.current = follow(fleet.current, view.places);
  const there = (place: string) => fleet.current.filter((ship) => ship.place === place);
  return (
    <Pane class="space-pane" part="space" label={t("beyond-space-map")}>
      <div class="space-map">
        <FarStars />
        <Routes store={store} view={view} />
        {view.places.map((place) => (
          <Place key={place.word} store={store} place={place} ships={there(place.word)} mine={mine} />
        ))}
      </div>
    </Pane>
  );
}

/** A line for each pair of places that are joined; those that a lifted ship can take are lit. */
function Routes({ store, view }: { store: TableStore; view: BeyondView }) {
  const boxes = new Map(view.places.map((place) => [place.word, placeBox(place.word, place.neighbours)]));
  const lifted = store.lifted.value;
  const from = lifted?.split(":")[1];
  const goals = new Set(store.offer.value.byPiece.get(lifted ?? "")?.map((option) => option.target));
  const lit = (one: string, other: string) => one === from && goals.has(`place:${other}`);
  return (
    <svg class="routes" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {view.places.flatMap((place) =>
        place.neighbours
          .filter((other) => place.word < other)
          .map((other) => {
            const [near, far] = [boxes.get(place.word), boxes.get(other)];
            if (!near || !far) return null;
            const [x1, y1] = middle(near);
            const [x2, y2] = middle(far);
            const look = lit(place.word, other) || lit(other, place.word) ? "lit" : undefined;
            return <line key={`${place.word} ${other}`} class={look} x1={x1} y1={y1} x2={x2} y2={y2} />;
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

interface PlaceProps {
  store: TableStore;
  place: BeyondLocation;
  ships: Sailing[];
  mine: number;
}

function Place({ store, place, ships, mine }: PlaceProps) {
  const face = faceOf(store, place.face);
  const holder = place.holder === null ? "" : ` held player-${place.holder % 6}`;
  const then = heldThen(store, place.word);
  return (
    <div
      class={`place ${sort(place.word)}${holder}${isMeant(store, place.word) ? " meant" : ""}`}
      style={placed(placeBox(place.word, place.neighbours))}
      data-place={place.word}
    >
      <Piece
        store={store}
        id={`place:${place.word}`}
        of={place.face ? `${place.word} ${place.face}` : place.word}
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
        <PlaceFace key={place.face} place={place} face={face} />
      </Piece>
      <Ships store={store} place={place} ships={ships} mine={mine} />
      {place.disc && place.holder !== null && (
        <span
          key={place.holder}
          class={`outpost player-${place.holder % 6}`}
          data-moves={`outpost-${place.word}-${place.holder}`}
          data-of={place.word}
          data-seat={place.holder}
          data-comes={place.disc}
          data-goes={place.disc}
          aria-hidden="true"
        >
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
  const moves = face ? `system-${face.key}` : undefined;
  return (
    <span class="face place-face" data-moves={moves} data-of={face?.key} data-flips={face ? "" : undefined}>
      {face && <StarArt slug={face.key} />}
      <span class="place-head">
        {icon && <Icon name={icon} class="place-sort" />}
        <span class="place-name">
          {face ? face.name : sort(place.word) === "yard" ? place.word : place.name}
        </span>
        {!face && <Kinds kinds={place.kinds} />}
        {face && <span class="place-word">{place.word}</span>}
        {face && <KnownMark face={face} />}
      </span>
      {face && (
        <>
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
          </span>
          <span class="place-powers">
            {face.powers.map((power) => (
              <span key={power.words} class={`place-power phase-${power.phase}`}>
                <Icon name={PHASES[power.phase] ?? "always"} />
                <Signs groups={powerSigns(power)} />
              </span>
            ))}
          </span>
        </>
      )}
    </span>
  );
}

const PHASES: Record<string, IconName> = { control: "control", colonise: "colonise", use: "use" };

function spokenPlace(store: TableStore, place: BeyondLocation, face: BeyondFace | undefined): string {
  const held = place.holder === null ? null : (store.table.value?.seats[place.holder]?.name ?? "");
  return [
    face ? `${place.name}, ${face.name}, ${face.what}` : place.name,
    ...(held === null ? [] : [t("beyond-held-by", { name: held })]),
  ].join(", ");
}

interface ShipsProps {
  store: TableStore;
  place: BeyondLocation;
  ships: Sailing[];
  mine: number;
}

/** The ships in a place: my own can be lifted, those of others stand by their owners. */
function Ships({ store, place, ships, mine }: ShipsProps) {
  const strongest = Math.max(...place.might);
  const leaders = place.might.filter((might) => might === strongest).length;
  const of = (seat: number) => piles(ships.filter((ship) => ship.seat === seat));
  return (
    <div class="ships">
      {of(mine).map((pile) => (
        <OwnPile key={pile[0]?.level} store={store} place={place} pile={pile} />
      ))}
      {place.ships.map(
        (found, seat) =>
          seat !== mine &&
          found.length > 0 && (
            <span key={seat} class="fleet">
              {of(seat).map((pile) => (
                <Pile key={pile[0]?.level} pile={pile} />
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

function OwnPile({ store, place, pile }: { store: TableStore; place: BeyondLocation; pile: Sailing[] }) {
  const level = pile[0]?.level ?? 1;
  const words = t("beyond-ships", { level, count: pile.length });
  return (
    <Piece
      store={store}
      id={`ship:${place.word}:${level}`}
      name={t("beyond-ship", { level })}
      spoken={`${words}, ${place.name}`}
      told=""
      detail={(options, refused) => (
        <div class="beyond-detail">
          <h3>{words}</h3>
          <p class="detail-what">{place.name}</p>
          <Answers options={options} refused={refused} />
        </div>
      )}
      class="ship-piece"
      still
      keeps
    >
      <span class="face">
        <Pile pile={pile} />
      </span>
    </Piece>
  );
}

/** Ships of one level and one player, one upon another. */
function Pile({ pile }: { pile: Sailing[] }) {
  return (
    <span class="pile">
      {pile.map((ship, k) => (
        <Ship key={ship.name} seat={ship.seat} level={ship.level} sails={ship} below={pile.length - 1 - k} />
      ))}
      {pile.length > 1 && <b class="ship-count">×{pile.length}</b>}
    </span>
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
