/** Tiles: what is printed on a side, in signs; and both sides in words. */

import type { ComponentChildren } from "preact";
import { hyphened } from "../../core/hyphens.ts";
import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import type { TableStore } from "../../table/store.ts";
import type { FacePower, Option, RefusedOption, RollFace } from "../../wire.ts";
import { Art } from "./art.tsx";
import { Cube } from "./die.tsx";
import { useFitted } from "./fit.ts";
import { Badge, Icon, Sign } from "./icons.tsx";
import { OptionLines } from "./lines.tsx";

/** What is printed on a side; nothing until the faces have come. */
export function faceOf(store: TableStore, key: string): RollFace | undefined {
  const face = store.faces.value[key];
  return face?.board === "roll" ? face : undefined;
}

export function kindClass(face: RollFace): string {
  const goods = face.colour !== null && face.colour !== "gray" ? " has-goods" : "";
  return `is-${face.kind} tone-${face.colour ?? "none"}${goods}${face.six ? " is-six" : ""}`;
}

/** A tile is the same, whichever of its sides is up. */
export function kinOf(face: RollFace): string | undefined {
  return face.reverse === null ? undefined : `tile-${face.kind === "world" ? face.reverse : face.card}`;
}

/** The printed cost, in a diamond for a development and in a circle for a world. */
export function Cost({ face, need }: { face: RollFace; need?: number | undefined }) {
  const now = need ?? face.cost;
  return (
    <span class={`roll-cost ${face.kind}${now < face.cost ? " lower" : ""}`}>
      <b>{now}</b>
    </span>
  );
}

/** A power in signs: its phase, and the figures and colours of its sentence. */
function PowerSigns({ power }: { power: FacePower }) {
  return (
    <span class="roll-power">
      <Badge of={power.phase} />
      {figures(power).map((part, k) => (
        <span key={k}>{part}</span>
      ))}
    </span>
  );
}

function words(fact: unknown): string[] {
  if (Array.isArray(fact)) return fact.map(String);
  return typeof fact === "string" ? [fact] : [];
}

function isYes(fact: unknown): boolean {
  return fact === true || fact === "yes";
}

/** The figures and colours that tell powers of a phase apart. */
function figures({ facts }: FacePower): ComponentChildren[] {
  const out: ComponentChildren[] = [];
  if (typeof facts.most === "number") out.push(`×${facts.most}`);
  const colours = isYes(facts.any) ? [] : [facts.colours, facts.kinds, facts.colour].flatMap(words);
  if (colours.length > 0) {
    out.push(
      <span class="dots">
        {colours.map((colour) => (
          <Cube key={colour} colour={colour} />
        ))}
      </span>,
    );
  }
  const to = words(facts.to);
  if (to.length > 0 && to.length < 5) out.push("→", ...to.map((phase) => <Sign key={phase} of={phase} />));
  if (typeof facts.amount === "number") out.push(`−${facts.amount}`);
  if (typeof facts.credits === "number") out.push(`+${facts.credits}`, <Icon name="credit" class="coin" />);
  if (typeof facts.points === "number") out.push(`+${facts.points}`, <Icon name="vp" class="gold" />);
  return out;
}

/** What completing the tile brings, in signs. */
function Gains({ face }: { face: RollFace }) {
  if (face.gains.length === 0 && face.credits === 0 && !face.loses) return null;
  return (
    <span class="gains">
      {face.loses && <span class="gain">−{<Icon name="die" />}</span>}
      {face.credits > 0 && (
        <span class="gain">
          +{face.credits}
          <Icon name="credit" class="coin" />
        </span>
      )}
      {face.gains.map((gain, k) => (
        <span key={k} class={`gain to-${gain.place}`}>
          {Array.from({ length: gain.count }, (_, one) => (
            <Cube key={one} colour={gain.colour} />
          ))}
          <Icon name={gain.place === "cup" ? "cup" : gain.place === "good" ? "produce" : "citizens"} />
        </span>
      ))}
    </span>
  );
}

interface FaceProps {
  face: RollFace;
  need?: number | undefined;
  bonus?: number | null | undefined;
  /** How many dice lie on it. */
  load?: number | undefined;
  children?: ComponentChildren;
}

/** A side as it lies on the table; how much of it is drawn depends on its room. */
export function TileFace({ face, need, bonus, load, children }: FaceProps) {
  const own = useFitted(face, need, bonus, load);
  return (
    <span ref={own} class={`face roll-tile ${kindClass(face)}`} aria-hidden="true">
      <Art face={face} />
      <span class="roll-head">
        <Cost face={face} need={need} />
        <span class="roll-name">{hyphened(face.name)}</span>
      </span>
      <span class="roll-signs">
        <Gains face={face} />
        {face.powers.map((power, k) => (
          <PowerSigns key={k} power={power} />
        ))}
        {face.powers.map((power, k) => (
          <span key={k} class="roll-words">
            <Badge of={power.phase} /> {power.words}
          </span>
        ))}
      </span>
      {face.colour && face.colour !== "gray" && (
        <span class={`world-mark die-${face.colour}`}>
          <Sign of={`colour-${face.colour}`} />
        </span>
      )}
      {bonus !== null && bonus !== undefined && (
        <span class="tile-bonus">
          +{bonus}
          <Icon name="vp" />
        </span>
      )}
      {children}
    </span>
  );
}

/** One side with all that it does, in sentences. */
export function SideText({ face }: { face: RollFace }) {
  return (
    <>
      <div class="detail-head">
        <Art face={face} />
        <div>
          <h3>{face.name}</h3>
          <p class="detail-what">{face.what}</p>
        </div>
        <Cost face={face} />
      </div>
      <ul class="detail-powers">
        {face.effects.map((line) => (
          <li key={line}>
            <b class="phase-badge phase-once">
              <Icon name="once" label={t("roll-at-once")} />
            </b>
            <span>{line}</span>
          </li>
        ))}
        {face.powers.map((power, k) => (
          <li key={k}>
            <Badge of={power.phase} label={t(`roll-face-${power.phase}`)} />
            <span>{power.words}</span>
          </li>
        ))}
        {face.effects.length + face.powers.length === 0 && <li class="help">{t("roll-no-powers")}</li>}
      </ul>
    </>
  );
}

interface DetailProps {
  face: RollFace;
  reverse?: RollFace | undefined;
  note?: string | null | undefined;
  options?: Option[] | undefined;
  refused?: RefusedOption[] | undefined;
}

export function TileDetail({ face, reverse, note, options, refused }: DetailProps) {
  return (
    <div class={`detail roll-detail ${kindClass(face)}`}>
      <SideText face={face} />
      {note && <p class="detail-note">{note}</p>}
      <OptionLines options={options} refused={refused} />
      {reverse && (
        <div class={`reverse ${kindClass(reverse)}`}>
          <p class="reverse-head">
            <Icon name="flip" /> {t("roll-other-side")}
          </p>
          <SideText face={reverse} />
        </div>
      )}
    </div>
  );
}

/** What a screen reader adds: all that a side does. */
export function sideTold(face: RollFace): string {
  const lines = [...face.effects, ...face.powers.map((power) => power.words)];
  return lines.length > 0 ? lines.join(" ") : t("roll-no-powers");
}

interface PieceProps {
  store: TableStore;
  id: string;
  face: string;
  need?: number | undefined;
  bonus?: number | null;
  /** The kind of events by which it comes there. */
  by?: string;
  /** How it lies there, in a few words. */
  where: string;
  note?: string | null;
  /** It lies in a stack, where the other side matters. */
  two?: boolean;
  keeps?: boolean;
  /** How many dice lie on it. */
  load?: number;
  class?: string;
  width?: number | undefined;
  height?: number | undefined;
  children?: ComponentChildren;
}

export function TilePiece({ store, id, face: key, where, two, ...how }: PieceProps) {
  const face = faceOf(store, key);
  if (!face) return null;
  const reverse = two && face.reverse ? faceOf(store, face.reverse) : undefined;
  return (
    <Piece
      store={store}
      id={id}
      of={face.card}
      by={how.by}
      kin={kinOf(face)}
      name={face.name}
      spoken={`${face.name}, ${face.what} ${where}`}
      told={[sideTold(face), ...(reverse ? [`${t("roll-other-side")}: ${reverse.name}`] : [])].join(" ")}
      detail={(options, refused) => <TileDetail {...{ face, reverse, note: how.note, options, refused }} />}
      class={`tile-piece ${how.class ?? ""}`}
      width={how.width}
      height={how.height}
      keeps={how.keeps ?? true}
    >
      <TileFace face={face} need={how.need} bonus={how.bonus ?? null} load={how.load}>
        {how.children}
      </TileFace>
    </Piece>
  );
}
