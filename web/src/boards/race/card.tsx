/** The faces of the cards, in three sizes: full, as a tile, as a chip. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { hyphened } from "../../core/hyphens.ts";
import { t } from "../../core/words.ts";
import { Count } from "../../ui/count.tsx";
import type { FacePower, RaceFace, RaceHeld } from "../../wire.ts";
import { NUMERALS, signs, type Token } from "./glyphs.ts";
import { Icon, type IconName, isIcon } from "./icons.tsx";
import { Art } from "./planet.tsx";

/** The sign of a kind of goods, with its own shape and colour. */
export function Good({ kind, hollow, label }: { kind: string; hollow?: boolean; label?: string }) {
  const name: IconName = isIcon(kind) ? kind : "any";
  return <Icon name={name} class={`good-${kind}${hollow ? " hollow" : ""}`} {...(label ? { label } : {})} />;
}

function Sign({ token }: { token: Token }) {
  if ("text" in token) return <span class="sign-text">{token.text}</span>;
  if (token.kind)
    return <Icon name={token.icon} class={`good-${token.kind}${token.hollow ? " hollow" : ""}`} />;
  return <Icon name={token.icon} class={`sign-${token.icon}`} />;
}

/** A power in signs, with the number of its phase before it. */
export function PowerSigns({ power, own }: { power: FacePower; own: string | null }) {
  return (
    <span class={`power phase-${power.phase}`}>
      <b class="numeral">{NUMERALS[power.phase] ?? "•"}</b>
      {signs(power, own).map((token, k) => (
        <Sign key={k} token={token} />
      ))}
    </span>
  );
}

/**
 * Cost in a circle or a diamond, the defense of a military world in sights. In the own hand it is what
 * is to be paid now, or the own strength against the defense.
 */
export function CostBadge({ face, held }: { face: RaceFace; held?: RaceHeld | undefined }) {
  const shape = face.kind === "development" ? "diamond" : face.military ? "target" : "round";
  if (held && held.defense !== null && held.strength !== null) {
    return (
      <span class={held.strength >= held.defense ? "cost target versus enough" : "cost target versus"}>
        <b>
          {held.strength}/{held.defense}
        </b>
      </span>
    );
  }
  const now = held?.cost ?? face.cost;
  return (
    <span class={`cost ${shape}${now < face.cost ? " lower" : ""}`}>
      <b>{now}</b>
      {now !== face.cost && <s>{face.cost}</s>}
    </span>
  );
}

/** Points on a card; counted now where they vary. */
export function Points({ face, now }: { face: RaceFace; now?: number | undefined }) {
  const varies = face.points === null;
  const shown = varies ? (now ?? "?") : face.points;
  if (!varies && face.points === 0) return null;
  return (
    <span class={varies ? "points varies" : "points"}>
      <b>{typeof shown === "number" ? <Count value={shown} /> : shown}</b>
    </span>
  );
}

export function kindClass(face: RaceFace): string {
  const good = face.good ? `kind-${face.good}` : "kind-none";
  const military = face.military ? " is-military" : "";
  return `is-${face.kind === "development" ? "development" : "world"} ${good}${military}${face.points === null ? " is-six" : ""}`;
}

interface FaceProps {
  face: RaceFace;
  good?: string | null;
  /** The number of the card, by which its good is known. */
  id?: number;
  now?: number | undefined;
  held?: RaceHeld | undefined;
}

/** The icon of a word that other cards ask for; an Alien card need not be alien technology. */
export function markIcon(mark: string): IconName {
  if (mark === "alien") return "saucer";
  return isIcon(mark) ? mark : "star";
}

function Marks({ face }: { face: RaceFace }) {
  if (face.marks.length === 0 && !face.prestige) return null;
  return (
    <span class="marks">
      {face.prestige && <Icon name="prestige" class="sign-prestige" />}
      {face.marks.map((mark) => (
        <Icon key={mark} name={markIcon(mark)} class={`mark-${mark}`} />
      ))}
    </span>
  );
}

/** The good that lies on a world now. */
function LyingGood({ kind, on }: { kind: string; on: number | undefined }) {
  return (
    <span class="lying" data-moves={on === undefined ? undefined : `good-${on}`}>
      <Good kind={kind} label={t("race-good-here")} />
    </span>
  );
}

/** Where goods can lie: the kind of a world, filled if it produces, hollow if it is a windfall. */
function OwnKind({ face }: { face: RaceFace }) {
  return face.good ? <Good kind={face.good} hollow={face.windfall} /> : null;
}

function Badges({ face, now, held }: FaceProps) {
  return (
    <span class="badges">
      <CostBadge face={face} held={held} />
      <OwnKind face={face} />
      <Marks face={face} />
      <Points face={face} now={now} />
    </span>
  );
}

/** As many powers as there is room for, and how many more there are; a hint tells all of them. */
function Powers({ face }: { face: RaceFace }) {
  const own = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (own.current) showWhatFits(own.current);
  });
  return (
    <span class="powers">
      <span class="powers-in" ref={own}>
        {face.powers.map((power, k) => (
          <PowerSigns key={k} power={power} own={face.good} />
        ))}
        <span class="powers-more" hidden />
      </span>
    </span>
  );
}

/** Half a power tells little, so those that would be cut are left out, from the last; the first stays. */
function showWhatFits(list: HTMLElement): void {
  const parts = [...list.children] as HTMLElement[];
  const more = parts.pop();
  if (!more) return;
  for (const part of parts) part.hidden = false;
  more.hidden = true;
  list.classList.remove("tight");
  const isCut = (part: HTMLElement) =>
    part.offsetLeft + part.scrollWidth > list.clientWidth + 1 ||
    part.offsetTop + part.offsetHeight > list.clientHeight + 1;
  for (let k = parts.length - 1; k > 0 && [...parts.slice(1, k + 1), more].some(isCut); k -= 1) {
    const last = parts[k];
    if (last) last.hidden = true;
    more.hidden = false;
    more.textContent = `+${parts.length - k}`;
  }
  list.classList.toggle("tight", !more.hidden && isCut(more));
}

/** Name, badges, powers over the art: tall as a full card, wide as a tile. */
export function CardFace({ form, ...props }: FaceProps & { form: "full" | "tile" }) {
  const { face, good, id } = props;
  return (
    <span class={`face ${form} ${kindClass(face)}`} aria-hidden="true">
      <Art face={face} />
      <span class="face-name">{hyphened(face.name)}</span>
      <Badges {...props} />
      <Powers face={face} />
      {good && <LyingGood kind={good} on={id} />}
    </span>
  );
}

/** A card of somebody else, small: its name, its good. */
export function MiniFace({ face, good, id }: FaceProps) {
  return (
    <span class={`face mini ${kindClass(face)}`} aria-hidden="true">
      <span class="mini-name">
        <i class={face.kind === "development" ? "dot diamond" : face.military ? "dot target" : "dot"} />
        {hyphened(face.name)}
      </span>
      {good && <LyingGood kind={good} on={id} />}
    </span>
  );
}

/** A card of somebody else, very small: its shape, its number, its good. */
export function ChipFace({ face, good, id }: FaceProps) {
  return (
    <span class={`face chip ${kindClass(face)}`} aria-hidden="true">
      {good ? <LyingGood kind={good} on={id} /> : <CostBadge face={face} />}
    </span>
  );
}
