/** A card explains itself: what it is, what its powers do, what it would take to place it. */

import { t } from "../../core/words.ts";
import { Answers } from "../../ui/answers.tsx";
import type { Option, RaceFace, RaceHeld, RacePlaced, RefusedOption } from "../../wire.ts";
import { CostBadge, Good, kindClass, markIcon, Points } from "./card.tsx";
import { NUMERALS } from "./glyphs.ts";
import { Icon } from "./icons.tsx";
import { Art } from "./planet.tsx";

interface Props {
  face: RaceFace;
  held?: RaceHeld | undefined;
  placed?: RacePlaced | undefined;
  options?: Option[] | undefined;
  refused?: RefusedOption[] | undefined;
}

export function CardDetail({ face, held, placed, options, refused }: Props) {
  const why = refused?.map((one) => one.why.words) ?? (held?.why_not ? [held.why_not] : []);
  return (
    <div class={`detail ${kindClass(face)}`}>
      <div class="detail-head">
        <Art face={face} />
        <div>
          <h3>{face.name}</h3>
          <p class="detail-what">{face.what}</p>
          <Labels face={face} />
        </div>
        <span class="detail-badges">
          <CostBadge face={face} />
          <Points face={face} now={placed?.points} />
        </span>
      </div>
      <Answers
        options={options?.filter((one) => one.words !== face.name || one.notes.length > 0)}
        why={why}
      />
      {placed && !placed.active && <p class="detail-note">{t("race-not-active")}</p>}
      {placed?.good && (
        <p class="detail-note">
          <Good kind={placed.good} /> {t("race-good-here")}
        </p>
      )}
      <ul class="detail-powers">
        {face.powers.map((power, k) => (
          <li key={k} class={`phase-${power.phase}`}>
            <b class="numeral">{NUMERALS[power.phase] ?? "•"}</b>
            <span>{power.words}</span>
          </li>
        ))}
        {face.lines.map((line) => (
          <li key={line}>
            <b class="numeral points-numeral">
              <Icon name="vp" />
            </b>
            <span>{line}</span>
          </li>
        ))}
        {face.powers.length === 0 && face.lines.length === 0 && <li class="help">{t("race-no-powers")}</li>}
      </ul>
      {held && <Price held={held} />}
    </div>
  );
}

/** The words and symbols that other cards ask for. */
function Labels({ face }: { face: RaceFace }) {
  return (
    <p class="labels">
      {face.prestige && (
        <span>
          <Icon name="prestige" class="sign-prestige" /> {t("race-mark-prestige")}
        </span>
      )}
      {face.marks.map((mark) => (
        <span key={mark}>
          <Icon name={markIcon(mark)} class={`mark-${mark}`} /> {t(`race-mark-${mark}`)}
        </span>
      ))}
    </p>
  );
}

/** What a cost or a strength is made of. */
function Price({ held }: { held: RaceHeld }) {
  const war = held.defense !== null;
  const total = war ? held.strength : held.cost;
  if (held.parts.length === 0 && total === null) return null;
  return (
    <dl class="parts">
      {held.parts.map((part, k) => (
        <div key={k}>
          <dt>{part.words}</dt>
          <dd>{signed(part.amount, k === 0)}</dd>
        </div>
      ))}
      {total !== null && (
        <div class="parts-sum">
          <dt>{t(war ? "race-strength" : "race-to-pay")}</dt>
          <dd>{war ? `${total} / ${held.defense}` : total}</dd>
        </div>
      )}
      {war && held.cost !== null && (
        <div>
          <dt>{t("race-or-pay")}</dt>
          <dd>{held.cost}</dd>
        </div>
      )}
      {held.least !== null && held.cost !== null && held.least < held.cost && (
        <div>
          <dt>{t("race-at-least")}</dt>
          <dd>{held.least}</dd>
        </div>
      )}
    </dl>
  );
}

function signed(amount: number, first: boolean): string {
  if (first) return String(amount);
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
