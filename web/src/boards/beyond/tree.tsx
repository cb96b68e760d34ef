/** The technology board: the tree of four levels, Basic Spacefaring, guilds and events. */

import { hyphened } from "../../core/hyphens.ts";
import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import { PlayerMark } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { hinting } from "../../ui/hint.tsx";
import type {
  BeyondDeed,
  BeyondFace,
  BeyondGuildTile,
  BeyondSlot,
  BeyondStaying,
  BeyondView,
} from "../../wire.ts";
import { faceOf, isMeant, KnownMark, Pawn, Signs, TypeSign, Types } from "./bits.tsx";
import { Answers, FaceDetail, Notes } from "./detail.tsx";
import { Icon } from "./icons.tsx";
import { Pane } from "./pane.tsx";
import { joint, placed, TreePlan } from "./places.ts";
import { headSign, powerSigns, price } from "./signs.ts";
import { narrow } from "./tabs.ts";

const LEVELS = [1, 2, 3, 4] as const;

/** More things apart than this take a third row above the tree on a narrow screen. */
const TWO_ROWS = 8;

export function Tree({ store, view }: { store: TableStore; view: BeyondView }) {
  const apart = view.events.filter((event) => event.apart);
  const count = view.basic.length + view.guilds.length + apart.length;
  const plan = new TreePlan(count, narrow.value);
  const at = (place: number) => placed(plan.apart(place));
  return (
    <Pane class={count > TWO_ROWS ? "tree-pane tall" : "tree-pane"} part="tree" label={t("beyond-tree")}>
      <div class="tree">
        {LEVELS.map((level) => (
          <span key={level} class="level-band" style={placed(plan.level(level))} aria-hidden="true">
            {t("beyond-level", { level: "I".repeat(level) })}
          </span>
        ))}
        <Joints store={store} view={view} plan={plan} />
        {view.basic.map((deed, k) => (
          <div key={deed.face} class="basic" style={at(k)}>
            <DeedRow store={store} deed={deed} name={t(`beyond-${deed.face}`)} />
          </div>
        ))}
        {view.guilds.map((guild, k) => (
          <Guild key={guild.face} store={store} guild={guild} style={at(view.basic.length + k)} />
        ))}
        {apart.map((event, k) => (
          <Apart key={event.face} store={store} event={event} style={at(count - apart.length + k)} />
        ))}
        {view.tree.map((slot) => (
          <Slot key={slot.word} store={store} slot={slot} style={placed(plan.slot(slot.word, slot.level))} />
        ))}
      </div>
    </Pane>
  );
}

/** Lines from what is required to what requires it, in the colour of the type that it leads to. */
function Joints({ store, view, plan }: { store: TableStore; view: BeyondView; plan: TreePlan }) {
  const slots = new Map(view.tree.map((slot) => [slot.word, slot]));
  return (
    <svg class="joints" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {view.tree.flatMap((slot) =>
        slot.requires.map((word) => {
          const from = slots.get(word);
          if (!from) return null;
          const leads = faceOf(store, from.face)?.leads ?? "none";
          const way = joint(plan.slot(word, from.level), plan.slot(slot.word, slot.level));
          const reached = from.reach === "owned" ? " reached" : "";
          return <path key={`${word} ${slot.word}`} class={`joint type-${leads}${reached}`} d={way} />;
        }),
      )}
    </svg>
  );
}

function Slot({ store, slot, style }: { store: TableStore; slot: BeyondSlot; style: Style }) {
  const face = faceOf(store, slot.face);
  const asked = store.offer.value.byPiece.has(`slot:${slot.word}`);
  const types = face ? face.types : [];
  const meant = isMeant(store, slot.word) ? " meant" : "";
  const state = `${face ? "known" : "unknown"} reach-${slot.reach}${asked ? " asked" : ""}${meant}`;
  return (
    <div class={`slot level-${slot.level} ${state} lead-type-${types[0] ?? "none"}`} style={style}>
      <Piece
        store={store}
        id={`slot:${slot.word}`}
        of={slot.face ? `${slot.word} ${slot.face}` : slot.word}
        name={face?.name ?? slot.word}
        spoken={spokenSlot(store, slot, face)}
        told={[...(face?.powers.map((power) => power.words) ?? []), ...slot.told].join(" ")}
        detail={(options, refused) =>
          face ? (
            <FaceDetail face={face} where={slot.word} told={slot.told} options={options} refused={refused} />
          ) : (
            <UnknownDetail slot={slot} options={options} refused={refused} />
          )
        }
        class="slot-piece"
        keeps
      >
        <span class="face" />
      </Piece>
      <div
        key={slot.face}
        class="slot-front"
        data-moves={face && `tech-${face.key}`}
        data-of={face && `discovered ${face.key}`}
        data-flips={face && ""}
      >
        {face ? <SlotFace face={face} /> : <SlotBack slot={slot} />}
        {slot.deeds.length > 0 && (
          <div class={face && isWordy(face) ? "deeds wordy" : "deeds"}>
            {slot.deeds.map((deed) => (
              <DeedRow key={deed.number} store={store} deed={deed} />
            ))}
          </div>
        )}
      </div>
      <Cubes slot={slot} />
      {slot.need > 1 && (
        <span class="need" aria-hidden="true" {...hinting(() => <Notes lines={slot.told.slice(0, 1)} />)}>
          {slot.need === slot.requires.length ? slot.need : `${slot.need}/${slot.requires.length}`}
        </span>
      )}
      {slot.events.map((event) => (
        <EventSign key={event} store={store} event={event} />
      ))}
    </div>
  );
}

/** Actions with more letters than this are told in signs for longer. */
const WORDY = 100;

function isWordy(face: BeyondFace): boolean {
  const acts = face.powers.filter((power) => power.phase === "action");
  return acts.reduce((letters, power) => letters + power.words.length, 0) > WORDY;
}

function spokenSlot(store: TableStore, slot: BeyondSlot, face: BeyondFace | undefined): string {
  const names = slot.owners.map((seat) => store.table.value?.seats[seat]?.name ?? "").join(", ");
  const what = face ? `${face.name}, ${face.what}` : t("beyond-undiscovered");
  return [slot.word, what, ...(names ? [t("beyond-owned-by", { names })] : [])].join(", ");
}

/** A technology in short: its types, its name, where it leads, what it does besides its actions. */
function SlotFace({ face }: { face: BeyondFace }) {
  const rest = face.powers.filter((power) => power.phase !== "action");
  return (
    <>
      <span class="slot-head" aria-hidden="true">
        <span class="slot-name">
          <Types types={face.types} />
          {hyphened(face.name)}
        </span>
        <KnownMark face={face} />
        {face.leads && (
          <span class="slot-leads">
            <TypeSign type={face.leads} />
          </span>
        )}
      </span>
      <span class="slot-powers" aria-hidden="true">
        <span class="strut" />
        {rest.map((power) => {
          const head = headSign(power);
          return (
            <span key={power.words} class={`slot-power phase-${power.phase}`}>
              <Signs groups={head ? [[head], ...powerSigns(power)] : powerSigns(power)} />
              <span class="slot-words">{power.words}</span>
            </span>
          );
        })}
      </span>
    </>
  );
}

function Cubes({ slot: { word, face, owners } }: { slot: BeyondSlot }) {
  return (
    <span class="cubes" aria-hidden="true">
      {owners.map((seat) => (
        <span
          key={seat}
          class={`researcher player-${seat % 6}`}
          data-moves={`cube-${word}-${seat}`}
          data-of={face ? `${word} ${face}` : word}
          data-seat={seat}
          data-comes="cubes"
        >
          <PlayerMark seat={seat} />
        </span>
      ))}
    </span>
  );
}

/** A slot that nobody has discovered: what it may become. */
function SlotBack({ slot }: { slot: BeyondSlot }) {
  return (
    <span class="slot-back" aria-hidden="true">
      <span class="slot-word">{slot.word}</span>
      <Types types={slot.types} />
      {slot.covered && <Icon name="event" class="slot-event" />}
    </span>
  );
}

function UnknownDetail({
  slot,
  options,
  refused,
}: {
  slot: BeyondSlot;
  options: Parameters<typeof Answers>[0]["options"];
  refused: Parameters<typeof Answers>[0]["refused"];
}) {
  return (
    <div class="beyond-detail">
      <h3>
        {slot.word} · {t("beyond-undiscovered")}
      </h3>
      <Answers options={options} refused={refused} />
      {slot.types.length > 0 && (
        <p class="detail-types">
          {t("beyond-may-be")}
          {slot.types.map((type) => (
            <span key={type} class="named-type">
              <TypeSign type={type} /> {t(`beyond-help-${type}`)}
            </span>
          ))}
        </p>
      )}
      <Notes lines={slot.told} />
    </div>
  );
}

interface DeedProps {
  store: TableStore;
  deed: BeyondDeed;
  /** What it is called, where that is not said beside it. */
  name?: string;
  closed?: boolean;
}

/** An action with more signs than this does without some of them. */
const DENSE = 9;

/** An action: one space carries what it does, the others stand at its right end. */
export function DeedRow({ store, deed, name, closed }: DeedProps) {
  const face = faceOf(store, deed.face);
  const power = face?.powers.filter((one) => one.phase === "action")[deed.number];
  if (!face || !power) return null;
  const offered = store.offer.value.byPiece;
  const open = deed.spots.findIndex((spot) => offered.has(spot.id));
  const main = Math.max(open, 0);
  const does = powerSigns(power);
  const dense = does.flat().length > DENSE ? " dense" : "";
  const row = (
    <div
      class={`deed${closed ? " closed" : ""}${dense}`}
      style={{ "--others": String(deed.spots.length - 1) }}
    >
      {deed.spots.map((spot, k) => (
        <Piece
          key={spot.id}
          store={store}
          id={spot.id}
          of={deed.face}
          name={face.name}
          spoken={spokenSpot(store, face, power.words, spot.pawns, k)}
          told={power.words}
          detail={(options, refused) => (
            <FaceDetail
              face={face}
              options={options}
              refused={refused}
              told={closed ? [t("beyond-guild-shut")] : []}
            />
          )}
          class={k === main ? "spot main" : "spot"}
          style={{ "--from-right": String(deed.spots.length - 1 - k - (k < main ? 1 : 0)) }}
          keeps
        >
          <span class="face spot-face">
            <span class={spot.pawns.length > 0 ? "ring taken" : "ring"}>
              {spot.pawns.map((seat) => (
                <Pawn key={seat} seat={seat} on={deed.face} />
              ))}
              {spot.pawns.length === 0 && spot.ore > 0 && <b class="spot-cost">{spot.ore}</b>}
            </span>
            {k === main && (
              <span class="deed-text">
                <span class="deed-signs">
                  <Signs
                    groups={[
                      ...price(spot.pawns.length > 0 && !name ? spot.ore : 0, deed.population),
                      ...does,
                    ]}
                  />
                </span>
                <span class="slot-words" aria-hidden="true">
                  {power.words}
                </span>
              </span>
            )}
          </span>
        </Piece>
      ))}
    </div>
  );
  if (!name) return row;
  return (
    <>
      <span class="deed-name" aria-hidden="true">
        {closed && <Icon name="lock" />}
        {name}
      </span>
      {row}
    </>
  );
}

function spokenSpot(
  store: TableStore,
  face: BeyondFace,
  words: string,
  pawns: readonly number[],
  k: number,
): string {
  const names = pawns.map((seat) => store.table.value?.seats[seat]?.name ?? "").join(", ");
  const where = t("beyond-space", { number: k + 1 });
  return [face.name, where, words, ...(names ? [t("beyond-pawn-of", { names })] : [])].join(", ");
}

type Style = Record<string, string>;

function Guild({ store, guild, style }: { store: TableStore; guild: BeyondGuildTile; style: Style }) {
  const face = faceOf(store, guild.face);
  if (!face) return null;
  return (
    <div class={guild.is_open ? "guild" : "guild shut"} style={style}>
      <DeedRow store={store} deed={guild.deed} name={face.name} closed={!guild.is_open} />
    </div>
  );
}

/** An event that lies beside the boards. */
function Apart({ store, event, style }: { store: TableStore; event: BeyondStaying; style: Style }) {
  const face = faceOf(store, event.face);
  if (!face) return null;
  return (
    <div class="guild apart" style={style}>
      <EventSign store={store} event={event.face} linked={event.linked_face} name />
      {event.deed && <DeedRow store={store} deed={event.deed} />}
    </div>
  );
}

interface EventProps {
  store: TableStore;
  event: string;
  linked?: string | null;
  name?: boolean;
}

/** An event in play, as a sign that tells what it does. */
export function EventSign({ store, event, linked = null, name }: EventProps) {
  const face = faceOf(store, event);
  if (!face) return null;
  const system = faceOf(store, linked);
  return (
    <Piece
      store={store}
      id={`event:${event}`}
      of={event}
      name={face.name}
      spoken={`${face.name}, ${face.what}`}
      told={face.powers.map((power) => power.words).join(" ")}
      detail={() => <FaceDetail face={face}>{system && <FaceDetail face={system} />}</FaceDetail>}
      class={name ? "event-sign named" : "event-sign"}
      keeps
    >
      <span class="face">
        <Icon name="event" />
        {name && <span class="guild-name">{system ? `${face.name}: ${system.name}` : face.name}</span>}
      </span>
    </Piece>
  );
}
