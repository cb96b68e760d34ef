/** What is answered by no piece on the boards: buttons that say what they bring, and cards to choose from. */

import { QUIET } from "../../core/picks.ts";
import { t } from "../../core/words.ts";
import { BarredButton, OptionButton } from "../../table/ask.tsx";
import { Piece } from "../../table/piece.tsx";
import type { TableStore } from "../../table/store.ts";
import type { BeyondFace, Option, Question, RefusedOption } from "../../wire.ts";
import { faceOf, Kinds, KnownMark, Signs, TypeSign, Types } from "./bits.tsx";
import { FaceDetail } from "./detail.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { headSign } from "./signs.ts";
import { StarArt } from "./sky.tsx";

const SIGNS: Record<string, [IconName, string]> = {
  growth: ["population", "population"],
  "ore-production": ["ore", "ore"],
  trade: ["trade", "plain"],
  "ore-to-population": ["population", "population"],
  "population-to-ore": ["ore", "ore"],
  food: ["food", "food"],
  ore: ["ore", "ore"],
};

/** Options that lie on the mat, and are buttons as well: the mat may be out of sight. */
const BOTH = new Set(["food", "ore", "shift"]);

/** Questions whose answers lie on the boards, where one cannot see what each of them means now. */
const WORDED = new Set(["bonus-order", "claim", "ability"]);

/** Questions that are explained to whoever meets them in the first rounds. */
const TIPS = new Set(["action", "research-slot", "jump", "build-site", "research-card", "claim"]);
const FIRST_ROUNDS = 2;

interface Props {
  store: TableStore;
  question: Question;
  round: number;
}

export function Choices({ store, question, round }: Props) {
  const worded = WORDED.has(question.kind);
  const button = ({ piece, kind }: Option | RefusedOption) => piece === null || BOTH.has(kind);
  const buttons = question.options.filter((option) => worded || button(option));
  const barred = question.refused.filter(button);
  const told = toldOf(store, question, round);
  if (buttons.length + barred.length === 0 && !told) return null;
  const last = (option: Option) => Number(QUIET.has(option.kind));
  const only = question.options.every((option) => QUIET.has(option.kind)) ? " only" : "";
  return (
    <div class="answers" data-kind={question.kind} data-count={buttons.length + barred.length}>
      {told && <p class="ask-told">{told}</p>}
      {buttons.length + barred.length > 0 && (
        <div class={`ask-buttons${only}`}>
          {[...buttons]
            .sort((a, b) => last(a) - last(b))
            .map((option) => (
              <Choice key={option.id} store={store} option={option} />
            ))}
          {barred.map((option) => (
            <BarredChoice key={option.id} option={option} />
          ))}
        </div>
      )}
    </div>
  );
}

/** What the event says that asks, since it lies nowhere yet; or a word to whoever is new here. */
function toldOf(store: TableStore, { kind, facts }: Question, round: number): string | null {
  const named = [facts.source, facts.card].filter((fact) => typeof fact === "string");
  const event = named.map((key) => faceOf(store, key)).find((face) => face?.kind === "event");
  if (event) return event.powers.map((power) => power.words).join(" ");
  return round <= FIRST_ROUNDS && TIPS.has(kind) ? t(`beyond-tip-${kind}`) : null;
}

/** So many letters stay together; an answer with more of them folds where there is little room. */
const LONG = 60;

function Choice({ store, option }: { store: TableStore; option: Option }) {
  const sign = SIGNS[option.kind];
  const [first, ...more] = option.notes;
  const long = option.words.length + (first?.length ?? 0) > LONG ? " long" : "";
  const point = (on: boolean) => option.piece && pointAt(option.piece, on);
  return (
    // What it is about is marked on the board meanwhile.
    <span
      class="choice-place"
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocusIn={() => point(true)}
      onFocusOut={() => point(false)}
    >
      <OptionButton
        store={store}
        option={option}
        class={`choice${long}`}
        {...(more.length === 0 && { hint: null })}
      >
        {option.kind === "type" && <TypeSign type={String(option.facts.type ?? "")} />}
        {sign && <Icon name={sign[0]} class={`tone-${sign[1]}`} />}
        <span class="choice-text">
          <span class="choice-words">{option.words}</span>
          {first && <span class="choice-note">{first}</span>}
        </span>
      </OptionButton>
    </span>
  );
}

function pointAt(piece: string, on: boolean): void {
  const found = document.querySelector(`.game [data-piece="${CSS.escape(piece)}"]`);
  found?.toggleAttribute("data-pointed", on);
}

function BarredChoice({ option }: { option: RefusedOption }) {
  return (
    <BarredButton option={option} class="choice">
      <span class="choice-words">{option.words}</span>
    </BarredButton>
  );
}

/** Cards that have been drawn to choose from, in full. */
export function Tray({ store, question }: { store: TableStore; question: Question }) {
  const cards = question.options.filter((option) => option.piece?.startsWith("card:"));
  if (cards.length === 0) return null;
  return (
    <section
      class="tray"
      data-part="tray"
      data-moves="tray"
      data-of="searched drew"
      aria-label={t("beyond-tray")}
    >
      {cards.map((option) => (
        <Offered key={option.id} store={store} option={option} />
      ))}
    </section>
  );
}

/** One of them. */
function Offered({ store, option }: { store: TableStore; option: Option }) {
  const face = faceOf(store, option.piece?.slice("card:".length) ?? null);
  if (!face) return null;
  return (
    <Piece
      store={store}
      id={option.piece ?? ""}
      of={face.card}
      name={face.name}
      spoken={`${face.name}, ${face.what}`}
      told={face.powers.map((power) => power.words).join(" ")}
      detail={(options, refused) => <FaceDetail face={face} options={options} refused={refused} />}
      class="offered"
      keeps
    >
      <OfferedFace face={face} />
    </Piece>
  );
}

function OfferedFace({ face }: { face: BeyondFace }) {
  return (
    <span class={`face offered-face lead-type-${face.types[0] ?? "none"}`}>
      {face.kind === "system" && <StarArt slug={face.key} />}
      <span class="slot-head">
        <span class="slot-name">
          {face.types.length > 0 && <Types types={face.types} />}
          {face.name}
        </span>
        <KnownMark face={face} />
        {face.leads && (
          <span class="slot-leads">
            <TypeSign type={face.leads} />
          </span>
        )}
        {face.kind === "system" && (
          <span class="place-figures">
            <span>
              <Icon name="vp" class="tone-vp" />
              {face.points}
            </span>
            <Kinds kinds={face.kinds} />
          </span>
        )}
      </span>
      {face.powers.map((power) => {
        const head = headSign(power);
        return (
          <span key={power.words} class="offered-power">
            {head ? <Signs groups={[[head]]} /> : <Icon name="pawn" />}
            <span>{power.words}</span>
          </span>
        );
      })}
    </span>
  );
}
