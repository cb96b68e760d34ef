/** A piece explains itself: what it is, what it says, what it would bring now, and how we know. */

import type { ComponentChildren } from "preact";
import { t } from "../../core/words.ts";
import type { BeyondFace, FacePower, Option, RefusedOption } from "../../wire.ts";
import { Signs, TypeSign, Types } from "./bits.tsx";
import { Icon } from "./icons.tsx";
import { headSign } from "./signs.ts";

interface Props {
  face: BeyondFace;
  /** The numeral of a slot, the name of a place. */
  where?: string | undefined;
  /** What is to be known of it now. */
  told?: readonly string[];
  options?: Option[] | undefined;
  refused?: RefusedOption[] | undefined;
  children?: ComponentChildren;
}

export function FaceDetail({ face, where, told = [], options, refused, children }: Props) {
  return (
    <div class={`beyond-detail kind-${face.kind}`}>
      <header>
        {face.kind === "technology" && <Types types={face.types} />}
        <h3>{face.name}</h3>
        {face.leads && (
          <span class="leads">
            <Icon name="arrow" />
            <TypeSign type={face.leads} />
          </span>
        )}
        {where && <span class="detail-where">{where}</span>}
      </header>
      <p class="detail-what">{face.what}</p>
      <Answers options={options} refused={refused} />
      <ul class="beyond-powers">
        {face.powers.map((power) => (
          <li key={power.words}>
            <PowerHead power={power} />
            <span>{power.words}</span>
          </li>
        ))}
      </ul>
      {children}
      <Notes lines={told} />
      <p class={`detail-known known-${face.known}`}>
        <Icon name={face.known === "corrected" ? "pen" : face.known === "attested" ? "check" : "guess"} />
        <span>{t("beyond-known", { how: face.source })}</span>
      </p>
    </div>
  );
}

function PowerHead({ power }: { power: FacePower }) {
  const head = headSign(power);
  return <span class="power-head">{head ? <Signs groups={[[head]]} /> : <Icon name="pawn" />}</span>;
}

/**
 * What may be answered here with what it would bring, and why what may not. What an action space does is
 * printed below, and not said twice.
 */
export function Answers({
  options,
  refused,
}: {
  options?: Option[] | undefined;
  refused?: RefusedOption[] | undefined;
}) {
  const why = [...new Set((refused ?? []).map((one) => one.why.words))];
  return (
    <>
      {(options ?? []).slice(0, 6).map((option) => (
        <div key={option.id} class="detail-may">
          <p>
            <Icon name="check" /> {option.kind.endsWith("-space") ? t("beyond-may") : option.words}
          </p>
          {option.notes.map((note) => (
            <p key={note} class="detail-note">
              {note}
            </p>
          ))}
        </div>
      ))}
      {why.map((words) => (
        <p key={words} class="detail-why">
          <Icon name="ban" /> {words}
        </p>
      ))}
    </>
  );
}

/** What is to be known of a thing now, line by line. */
export function Notes({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul class="told">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
