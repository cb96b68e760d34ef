/** The answers as buttons that say what each would bring: those about nothing on the board, and some more. */

import type { ComponentChildren } from "preact";
import { gathers, QUIET } from "../../core/picks.ts";
import { t } from "../../core/words.ts";
import { BarredButton, OptionButton, OptionNotes } from "../../table/ask.tsx";
import { PlayerMark } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import type { Option, Question, RefusedOption, TinyView } from "../../wire.ts";
import { Rocket } from "./art.tsx";
import { AnyDetail } from "./detail.tsx";
import { DieFace } from "./dice.tsx";
import { brings, faceOf, LETTERS, ownerOf } from "./faces.ts";
import { isFollow } from "./follow.ts";
import { Never } from "./followers.tsx";
import { Icon, type IconName } from "./icons.tsx";

interface Props {
  store: TableStore;
  view: TinyView;
  question: Question;
}

export function Answers({ store, view, question }: Props) {
  const options = [...question.options.filter(({ piece }) => piece === null), ...listed(store, question)];
  const refused = question.refused.filter(({ piece }) => piece === null);
  const back = !FIRST.has(question.kind) && store.latest.value?.may.undo === null;
  const all = [
    ...options.map((option) => ({
      option,
      drawn: <Answer key={option.id} store={store} view={view} option={option} />,
    })),
    ...refused.map((option) => ({ option, drawn: <Barred key={option.id} option={option} /> })),
  ];
  const guide = guideTo(store, question);
  if (all.length === 0 && !back && !guide) return null;
  const quiet = ({ option: { kind } }: (typeof all)[number]) => Number(QUIET.has(kind));
  const faces = options.length > 0 && options.every(({ kind }) => FACED.has(kind));
  return (
    <div
      class={`ask-buttons tiny-answers about-${question.kind}${faces ? " of-faces" : ""}`}
      data-count={all.length}
    >
      {guide && <p class="tiny-guide">{guide}</p>}
      {all.sort((one, other) => quiet(one) - quiet(other)).map(({ drawn }) => drawn)}
      {back && (
        <button type="button" class="option quiet tiny-back" data-back="" onClick={store.undo}>
          <Icon name="undo" />
          {t("tiny-back")}
        </button>
      )}
      {isFollow(question) && <Never store={store} question={question} />}
    </div>
  );
}

/** What to do next where a piece is lifted first, and then put down. */
function guideTo(store: TableStore, { kind, options }: Question): string | null {
  if (!options.some(({ target }) => target !== null)) return null;
  const what = kind === "pick-swing" ? "swing" : "ship";
  return t(store.lifted.value === null ? `tiny-guide-${what}` : `tiny-guide-${what}-then`);
}

/** Questions that no answer of mine has led to: there is nothing to step back from. */
const FIRST: ReadonlySet<string> = new Set([
  "choose-rogue",
  "choose-galaxy",
  "keep-mission",
  "turn",
  "follow",
  "free-follow",
  "terra-step",
  "rogue-reroll",
  "rogue-push",
  "rogue-tribute",
]);

/** Answers that are faces of dice. */
const FACED: ReadonlySet<string> = new Set(["face", "turned"]);

/**
 * Answers about pieces that are small, and how many of them are few enough for buttons that say what
 * each would bring.
 */
const SMALL: Readonly<Record<string, number>> = {
  ship: 6,
  "rogue-ship": 6,
  opponent: 4,
  "rogue-galaxy": 4,
  recall: 4,
  swing: 4,
  hop: 4,
};

/** The answers about pieces on the board that have buttons, too; of a piece that is lifted, only its own. */
export function listed(store: Pick<TableStore, "lifted">, question: Question): Option[] {
  const { kind, options } = question;
  const [first] = options;
  if (!first) return [];
  const oneDie = first.kind === "turned" && options.every(({ piece }) => piece === first.piece);
  if (oneDie || kind === "pick-borrow") return options;
  if (kind === "pick-die-to-repeat" && !gathers(question)) return options;
  const lifted = store.lifted.value;
  const small = options.filter(
    (option) => option.kind in SMALL && (lifted === null || option.piece === lifted),
  );
  return small.every((option) => small.length <= (SMALL[option.kind] ?? 0)) ? small : [];
}

const ICONS: Record<string, IconName> = {
  reroll: "again",
  convert: "convert",
  follow: "follow",
  "raise-with-energy": "energy",
  "raise-with-culture": "culture",
  "with-energy": "energy",
  "with-culture": "culture",
  force: "again",
  use: "play",
};

interface AnswerProps {
  store: TableStore;
  view: TinyView;
  option: Option;
}

function Answer({ store, view, option }: AnswerProps) {
  const rogue = option.kind === "rogue" ? faceOf(store, String(option.facts.rogue)) : null;
  const aboutRogue =
    rogue &&
    (() => (
      <>
        <AnyDetail face={rogue} />
        <OptionNotes option={option} />
      </>
    ));
  const brought = brings(view, option);
  const isShip = option.kind === "ship" || option.kind === "rogue-ship";
  const words = isShip && brought ? brought : wordsOf(store, option);
  const small = isShip ? null : brought;
  return (
    <OptionButton store={store} option={option} {...(aboutRogue && { hint: aboutRogue })}>
      <Sign store={store} view={view} option={option} />
      <span class="answer-words">
        {words}
        {small && <small>{small}</small>}
      </span>
    </OptionButton>
  );
}

/** What an answer is about, as a picture. */
function Sign({ view, option }: AnswerProps): ComponentChildren {
  const { kind, facts, piece } = option;
  if (kind === "galaxy") return <span class={`swatch-galaxy galaxy-${facts.galaxy}`} />;
  if (FACED.has(kind)) return <DieFace face={String(facts.face)} />;
  if (kind === "die") return <DieFace face={shownBy(view, piece)} />;
  if (piece?.startsWith("ship:")) {
    const seat = ownerOf(piece.slice("ship:".length));
    return <Rocket seat={seat} galaxy={view.mats[seat]?.galaxy ?? null} />;
  }
  if (piece?.startsWith("galaxy:")) return <PlayerMark seat={LETTERS.indexOf(piece.slice(-1))} />;
  const icon = ICONS[kind];
  return icon ? <Icon name={icon} class={`ink-${icon}`} /> : null;
}

/** The face of a die by its name on the board. */
function shownBy(view: TinyView, piece: string | null): string {
  return view.turn?.dice.find(({ number }) => `die:${number}` === piece)?.shows ?? "";
}

/** What is asked in every turn is said in a word. */
const SHORT: ReadonlySet<string> = new Set(["reroll", "convert", "end-turn"]);

/** The words of a button: beside the picture of a face its name is enough. */
function wordsOf(store: TableStore, option: Option): string {
  if (SHORT.has(option.kind)) return shortened(option);
  const face = FACED.has(option.kind) ? faceOf(store, `die-${option.facts.face}`) : null;
  return face?.name ?? option.words;
}

function shortened({ kind, facts }: { kind: string; facts?: Record<string, unknown> }): string {
  return t(`tiny-do-${kind}`, { cost: Number(facts?.cost ?? 0) });
}

function Barred({ option }: { option: RefusedOption }) {
  return (
    <BarredButton option={option}>
      <span class="answer-words">
        {SHORT.has(option.kind) ? shortened(option) : option.words}
        {!SHORT.has(option.kind) && <small>{option.why.words}</small>}
      </span>
    </BarredButton>
  );
}
