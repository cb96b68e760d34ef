/** A faction mat: supply columns, production tracks, automation, and what lies beside it. */

import type { ComponentChildren } from "preact";
import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import { PlayerMark } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { Told } from "../../ui/told.tsx";
import type {
  BeyondColumn,
  BeyondFace,
  BeyondMat,
  BeyondTalent,
  BeyondTrack,
  BeyondView,
} from "../../wire.ts";
import { Disc, faceOf } from "./bits.tsx";
import { Answers, FaceDetail } from "./detail.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { OF_FIGURES } from "./others.tsx";
import { DeedRow, EventSign } from "./tree.tsx";

interface Props {
  store: TableStore;
  view: BeyondView;
  mat: BeyondMat;
  /** Whether it is the mat of whoever looks: then its parts can be chosen. */
  own: boolean;
}

export function Mat({ store, view, mat, own }: Props) {
  return (
    <div class="mat" data-seat={mat.seat}>
      <div class="mat-figures">
        <Figure icon="vp" tone="vp" value={mat.points} label={t("beyond-points")}>
          <Points store={store} view={view} seat={mat.seat} />
        </Figure>
        <Figure
          icon="ore"
          tone="ore"
          value={mat.ore}
          more={mat.more_ore}
          label={t("beyond-ore")}
          of={OF_FIGURES.ore}
        />
        <Figure
          icon="population"
          tone="population"
          value={mat.population}
          more={mat.growth}
          label={t("beyond-population")}
          of={OF_FIGURES.population}
          place="cubes"
        />
      </div>
      <Supply store={store} mat={mat} own={own} />
      <div class="tracks">
        {mat.tracks.map((track) => (
          <TrackRow key={track.kind} store={store} track={track} mat={mat} own={own} />
        ))}
        <Automation mat={mat} />
      </div>
      <div class="mat-more">
        <Beside store={store} mat={mat} />
        {mat.abilities.length > 0 && (
          <div class="talents">
            {mat.abilities.map((ability) => (
              <TalentLine key={ability.letter} ability={ability} />
            ))}
          </div>
        )}
        {mat.abilities.length === 0 && mat.coming.length > 0 && (
          <p class="coming">
            <Icon name="disc" />
            {mat.coming.join(", ")}
          </p>
        )}
      </div>
    </div>
  );
}

/** An ability of an advanced mat: what it does, and how many discs have to leave which track for it. */
function TalentLine({ ability }: { ability: BeyondTalent }) {
  const { letter, words, does, track, needs, off, unlocked } = ability;
  const state = t(unlocked ? "beyond-unlocked" : "beyond-locked", { off, needs });
  const told = () => (
    <>
      <p>{words}</p>
      <p class="detail-note">{state}</p>
    </>
  );
  const kinds = track === "either" ? ["food", "ore"] : [track];
  return (
    <Told class={unlocked ? "talent" : "talent locked"} hint={told}>
      <span class="talent-head" aria-hidden="true">
        <b class="talent-letter">{letter}</b>
        <Icon name={unlocked ? "check" : "lock"} />
        {kinds.map((kind) => (
          <Disc key={kind} kind={kind} />
        ))}
        <span class="talent-off">
          {Math.min(off, needs)}/{needs}
        </span>
      </span>
      <span class="talent-does" aria-hidden="true">
        {does}
      </span>
      <span class="unseen">
        {words} {state}
      </span>
    </Told>
  );
}

interface FigureProps {
  icon: IconName;
  tone: string;
  value: number;
  more?: number;
  label: string;
  of?: string;
  place?: string;
  children?: ComponentChildren;
}

/** A number with its sign, what production would add, and what it is. */
export function Figure({ icon, tone, value, more, label, of, place, children }: FigureProps) {
  const told = () => (
    <>
      <p>
        <strong>{label}</strong>
      </p>
      {more !== undefined && <p>{t("beyond-would-bring", { count: more })}</p>}
      {children}
    </>
  );
  return (
    <Told class="figure" hint={told} of={of} {...(place ? { place } : {})}>
      <Icon name={icon} class={`tone-${tone}`} label={label} />
      <b>
        <Count value={value} />
      </b>
      {more !== undefined && <span class="more">+{more}</span>}
    </Told>
  );
}

/** Where the points of a player come from, so far. */
export function Points({ store, view, seat }: { store: TableStore; view: BeyondView; seat: number }) {
  const name = store.table.value?.seats[seat]?.name ?? "";
  return (
    <dl class="parts">
      {view.points
        .filter((origin) => (origin.points[seat] ?? 0) > 0)
        .map((origin) => (
          <div key={origin.source}>
            <dt>{origin.words}</dt>
            <dd>{origin.points[seat]}</dd>
          </div>
        ))}
      <div class="parts-sum">
        <dt>{name}</dt>
        <dd>{view.mats[seat]?.points}</dd>
      </div>
    </dl>
  );
}

// -- the supply -----------------------------------------------------------------------

function Supply({ store, mat, own }: { store: TableStore; mat: BeyondMat; own: boolean }) {
  return (
    <section class="supply" aria-label={t("beyond-supply")}>
      {mat.supply.map((column) => (
        <SupplyColumn key={column.letter} store={store} column={column} own={own} />
      ))}
    </section>
  );
}

function SupplyColumn({ store, column, own }: { store: TableStore; column: BeyondColumn; own: boolean }) {
  const { letter, cubes, cells, grows } = column;
  const words = t("beyond-column", { letter, cubes, cells });
  const help = t(grows ? "beyond-column-grows" : "beyond-column-hidden", { letter });
  return (
    <Piece
      store={store}
      id={own ? `column:${letter}` : `column:${letter}:other`}
      name={words}
      spoken={words}
      told={help}
      detail={(options, refused) => (
        <div class="beyond-detail">
          <h3>{words}</h3>
          <p>{help}</p>
          <Answers options={options} refused={refused} />
        </div>
      )}
      class={grows ? "column grows" : "column"}
      keeps
    >
      <span class="face column-face">
        <span class="column-cells">
          {Array.from({ length: Math.max(cells, cubes) }, (_, k) => (
            <span key={k} class={k < cubes ? "cell-cube full" : "cell-cube"} />
          ))}
        </span>
        <b class="column-letter">{letter}</b>
      </span>
    </Piece>
  );
}

// -- the tracks -------------------------------------------------------------------------

interface TrackProps {
  store: TableStore;
  track: BeyondTrack;
  mat: BeyondMat;
  own: boolean;
}

/** Eight discs in a row: they leave from the left, and show what lies below them. */
function TrackRow({ store, track, mat, own }: TrackProps) {
  const gone = 8 - track.discs;
  const words = t(`beyond-track-${track.kind}`, { discs: track.discs });
  return (
    <Piece
      store={store}
      id={own ? `track:${track.kind}` : `track:${track.kind}:other`}
      name={words}
      spoken={words}
      told={mat.coming.join(", ")}
      detail={(options, refused) => (
        <div class="beyond-detail">
          <h3>{words}</h3>
          <p>{t(`beyond-track-${track.kind}-help`)}</p>
          <Answers options={options} refused={refused} />
          {mat.coming.length > 0 && <p class="detail-note">{mat.coming.join(", ")}</p>}
        </div>
      )}
      class={`track track-${track.kind}`}
      keeps
    >
      <span class="face track-face" data-place={track.kind}>
        <span class="track-cell shown first">{track.shows[0]}</span>
        {track.shows.slice(1).map((shows, k) => (
          <span key={k} class={k < gone ? "track-cell shown" : "track-cell"}>
            {k >= gone && <Disc kind={track.kind} />}
            {shows && <b class="track-shows">{shows}</b>}
          </span>
        ))}
      </span>
    </Piece>
  );
}

/** Where discs go that are automated: a cell that is covered counts, and some bring points. */
function Automation({ mat }: { mat: BeyondMat }) {
  const printed = mat.cells.slice(0, -1);
  const cells = Math.max(printed.length, mat.automated.length);
  const words = t("beyond-automation", { level: mat.automation, points: mat.automation_points });
  const told = () => (
    <>
      <p>
        <strong>{words}</strong>
      </p>
      <p>{t("beyond-automation-help")}</p>
    </>
  );
  return (
    <Told class="automation" hint={told} of="automated">
      <span class="unseen">{words}</span>
      <span class="track-face" aria-hidden="true">
        <span class="track-cell first">
          <Icon name="automate" />
        </span>
        {Array.from({ length: cells }, (_, k) => {
          const worth = printed[k] ?? mat.cells[mat.cells.length - 1] ?? 0;
          const disc = mat.automated[k];
          return (
            <span key={k} class={disc ? "auto-cell full" : "auto-cell"}>
              {disc && (
                <span data-moves={`automated-${mat.seat}-${k}`} data-of="automated" data-comes={disc}>
                  <Disc kind={disc} />
                </span>
              )}
              {worth > 0 && <b>{worth}</b>}
            </span>
          );
        })}
      </span>
    </Told>
  );
}

// -- beside the mat -----------------------------------------------------------------------

/** Colonies, achievements, private technologies, events; abilities of an advanced mat. */
function Beside({ store, mat }: { store: TableStore; mat: BeyondMat }) {
  const faction = faceOf(store, mat.face);
  return (
    <div class="beside">
      {faction && (
        <Told class="chip faction" hint={() => <FactionDetail mat={mat} face={faction} />} place="home star">
          <PlayerMark seat={mat.seat} />
          <span class="chip-name">{faction.name}</span>
        </Told>
      )}
      {mat.claims.map((claim) => (
        <FaceChip
          key={claim.face}
          store={store}
          icon="trophy"
          face={claim.face}
          points={claim.points}
          discs={[claim.disc]}
        />
      ))}
      {mat.settled.map((colony) => (
        <FaceChip
          key={colony.face}
          store={store}
          icon="colonise"
          face={colony.face}
          discs={colony.discs}
          moves={`system-${colony.face}`}
        />
      ))}
      {mat.own.map((tech) => (
        <FaceChip key={tech} store={store} icon="research" face={tech} />
      ))}
      {mat.deeds.map((deed) => (
        <DeedRow key={`${deed.face} ${deed.number}`} store={store} deed={deed} />
      ))}
      {mat.signs.map((event) => (
        <EventSign key={event} store={store} event={event} name />
      ))}
    </div>
  );
}

function FactionDetail({ mat, face }: { mat: BeyondMat; face: BeyondFace }) {
  return (
    <div class="beyond-detail">
      <h3>{face.name}</h3>
      {mat.coming.length > 0 && <p class="detail-note">{mat.coming.join(", ")}</p>}
      {mat.pawn && (
        <p class="detail-note">
          <Icon name="pawn" /> {mat.pawn}
        </p>
      )}
      <p class={`detail-known known-${face.known}`}>{t("beyond-known", { how: face.source })}</p>
    </div>
  );
}

interface FaceChipProps {
  store: TableStore;
  icon: IconName;
  face: string;
  points?: number;
  discs?: readonly string[];
  moves?: string;
}

function FaceChip({ store, icon, face: key, points, discs = [], moves }: FaceChipProps) {
  const face = faceOf(store, key);
  if (!face) return null;
  const worth = points ?? face.points;
  return (
    <Told
      class="chip"
      hint={() => <FaceDetail face={face} />}
      of={key}
      label={`${face.name}, ${face.what}`}
      {...(moves ? { moves } : {})}
    >
      <Icon name={icon} />
      <span class="chip-name">{face.name}</span>
      {worth !== null && <b class="chip-worth">{worth}</b>}
      {discs.map((disc, k) => (
        <Disc key={k} kind={disc} />
      ))}
    </Told>
  );
}
