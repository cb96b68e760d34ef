/** What the pieces tell of themselves when they are pointed at. */

import type { ComponentChildren } from "preact";
import { t } from "../../core/words.ts";
import type { AnyFace, Option, RefusedOption, TinyFace, TinyProspect, TinyView } from "../../wire.ts";
import { Globe } from "./art.tsx";
import { brings } from "./faces.ts";
import { faceIcon, Icon } from "./icons.tsx";

interface Props {
  face: TinyFace | null;
  now?: TinyProspect | null;
  children?: ComponentChildren;
}

/** A planet with everything that is printed on it, and what its action would do now. */
export function PlanetDetail({ face, now, children }: Props) {
  if (!face) return null;
  return (
    <div class="tiny-detail">
      <header>
        <Globe slug={face.key} yields={face.yields} />
        <h3>{face.name}</h3>
        <Points points={face.points} />
      </header>
      <p class="tiny-figures">
        <span>
          <Icon name={faceIcon(face.yields)} class={`ink-${face.yields}`} />
          {t(`tiny-yields-${face.yields}`)}
        </span>
        <span>
          <Icon name={faceIcon(face.track)} class={`ink-${face.track}`} />
          {t(`tiny-track-${face.track}`, { steps: face.steps })}
        </span>
      </p>
      <ul class="tiny-lines">
        {face.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {now && <Now now={now} />}
      {children}
    </div>
  );
}

/** What the action would do now, or why it cannot be used. */
export function Now({ now }: { now: TinyProspect }) {
  return now.why_not ? (
    <p class="tiny-now not">
      <Icon name="ban" />
      {t("tiny-not-now", { why: now.why_not })}
    </p>
  ) : (
    <p class="tiny-now">
      <Icon name="next" />
      {t("tiny-now", { words: now.words })}
    </p>
  );
}

export function Points({ points }: { points: number }) {
  return (
    <b class="tiny-points" role="img" aria-label={t("tiny-worth", { points })}>
      {points}
    </b>
  );
}

interface ChancesProps {
  view: TinyView;
  options: Option[] | undefined;
  refused: RefusedOption[] | undefined;
}

/** The answers that are about a piece with what they would bring, and why others are not there. */
export function Chances({ view, options, refused }: ChancesProps) {
  const few = (options ?? []).slice(0, 7);
  const why = [...new Set((refused ?? []).map((one) => one.why.words))];
  return (
    <>
      {few.map((option) => (
        <p key={option.id} class="tiny-may">
          <b>{option.words}</b>
          {brings(view, option) && <span>{brings(view, option)}</span>}
        </p>
      ))}
      {why.map((words) => (
        <p key={words} class="detail-why">
          {words}
        </p>
      ))}
    </>
  );
}

/** A card away from the board. */
export function AnyDetail({ face }: { face: AnyFace }) {
  if (face.board !== "tiny") return <p>{face.name}</p>;
  if (face.kind === "planet") return <PlanetDetail face={face} />;
  return (
    <div class="tiny-detail">
      <h3>{face.name}</h3>
      <p>{face.what}</p>
      {face.kind === "rogue" && <p>{t("tiny-rogue-attacks")}</p>}
      {face.lines.length > 0 && (
        <ol class="tiny-lines">
          {face.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
