/** A faction mat: supply columns, production tracks, automation, and what lies beside it. */

import type { ComponentChildren } from "preact";
import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { Told } from "../../ui/told.tsx";
import type { BeyondColumn, BeyondMat, BeyondTrack, BeyondView } from "../../wire.ts";
import { Disc, faceOf } from "./bits.tsx";
import { Answers, FaceDetail } from "./detail.tsx";
import { Icon, type IconName } from "./icons.tsx";
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
        <Figure icon="ore" tone="ore" value={mat.ore} more={mat.more_ore} label={t("beyond-ore")} />
        <Figure
          icon="population"
          tone="population"
          value={mat.population}
          more={mat.growth}
          label={t("beyond-population")}
        />
      </div>
      <Supply store={store} mat={mat} own={own} />
      <div class="tracks">
        {mat.tracks.map((track) => (
          <TrackRow key={track.kind} store={store} track={track} mat={mat} own={own} />
        ))}
      </div>
      <Automation mat={mat} />
      <Beside store={store} mat={mat} />
      {(mat.abilities.length > 0 || mat.coming.length > 0) && (
        <ul class="talents">
          {mat.abilities.map((ability) => (
            <li key={ability.words} class={ability.unlocked ? "talent" : "talent locked"}>
              <Icon name={ability.unlocked ? "check" : "lock"} />
              <span>{ability.words}</span>
            </li>
          ))}
          {mat.abilities.length === 0 && mat.coming.length > 0 && (
            <li class="talent">
              <Icon name="disc" />
              <span>{mat.coming.join(", ")}</span>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

interface FigureProps {
  icon: IconName;
  tone: string;
  value: number;
  more?: number;
  label: string;
  children?: ComponentChildren;
}

/** A number with its sign, what production would add, and what it is. */
export function Figure({ icon, tone, value, more, label, children }: FigureProps) {
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
    <Told class="figure" hint={told}>
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
      <span class="face track-face">
        <span class="track-cell shown">{track.shows[0]}</span>
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

function Automation({ mat }: { mat: BeyondMat }) {
  const printed = mat.cells.slice(0, -1);
  const cells = Math.max(printed.length, mat.automated.length);
  const told = () => (
    <>
      <p>
        <strong>{t("beyond-automation", { level: mat.automation, points: mat.automation_points })}</strong>
      </p>
      <p>{t("beyond-automation-help")}</p>
    </>
  );
  return (
    <Told class="automation" hint={told}>
      <Icon name="automate" />
      <span class="unseen">
        {t("beyond-automation", { level: mat.automation, points: mat.automation_points })}
      </span>
      <span class="automation-cells" aria-hidden="true">
        {Array.from({ length: cells }, (_, k) => {
          const worth = printed[k] ?? mat.cells[mat.cells.length - 1] ?? 0;
          return (
            <span key={k} class="auto-cell">
              {mat.automated[k] ? <Disc kind={mat.automated[k] ?? ""} /> : worth > 0 && <b>{worth}</b>}
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
        <Chip icon="pawn" words={faction.name} label={faction.name}>
          <div class="beyond-detail">
            <h3>{faction.name}</h3>
            {mat.coming.length > 0 && <p class="detail-note">{mat.coming.join(", ")}</p>}
            {mat.pawn && (
              <p class="detail-note">
                <Icon name="pawn" /> {mat.pawn}
              </p>
            )}
            <p class={`detail-known known-${faction.known}`}>{t("beyond-known", { how: faction.source })}</p>
          </div>
        </Chip>
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
        <FaceChip key={colony.face} store={store} icon="colonise" face={colony.face} discs={colony.discs} />
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

interface FaceChipProps {
  store: TableStore;
  icon: IconName;
  face: string;
  points?: number;
  discs?: readonly string[];
}

function FaceChip({ store, icon, face: key, points, discs = [] }: FaceChipProps) {
  const face = faceOf(store, key);
  if (!face) return null;
  const worth = points ?? face.points;
  return (
    <Chip
      icon={icon}
      words={face.name}
      label={`${face.name}, ${face.what}`}
      of={key}
      worth={worth}
      discs={discs}
    >
      <FaceDetail face={face} />
    </Chip>
  );
}

interface ChipProps {
  icon: IconName;
  words: string;
  label: string;
  of?: string;
  worth?: number | null;
  discs?: readonly string[];
  children: ComponentChildren;
}

function Chip({ icon, words, label, of, worth, discs = [], children }: ChipProps) {
  const told = () => children;
  return (
    <Told class="chip" hint={told} of={of}>
      <Icon name={icon} />
      <span class="unseen">{label}</span>
      <span class="chip-name" aria-hidden="true">
        {words}
      </span>
      {worth !== null && worth !== undefined && (
        <b class="chip-worth" aria-hidden="true">
          {worth}
        </b>
      )}
      {discs.map((disc, k) => (
        <Disc key={k} kind={disc} />
      ))}
    </Told>
  );
}
