/** What I am asked, in one sentence, and everything that is answered by a button. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useLong } from "../core/countdown.ts";
import { isFolded, isHeading } from "../core/log.ts";
import { gathers, QUIET } from "../core/picks.ts";
import { listens, secondYes } from "../core/prefs.ts";
import { set } from "../core/set.ts";
import { t } from "../core/words.ts";
import { explain, hinting, wasPress } from "../ui/hint.tsx";
import { Icon } from "../ui/icons.tsx";
import type { Option, Question, RefusedOption, Update } from "../wire.ts";
import { Named } from "./named.tsx";
import { ReplaceButton } from "./player.tsx";
import type { TableStore } from "./store.ts";
import { Watching } from "./watching.tsx";

interface Props {
  store: TableStore;
  update: Update;
  /** What a board shows beside the question. */
  aside?: ComponentChildren;
  /** What a board shows instead of the buttons. */
  special?: ComponentChildren;
  /** What the button says that sends what has been gathered. */
  confirm?: string | undefined;
  /** Whether an option is about something that lies nowhere on the board, and needs a button. */
  strange?: (piece: string) => boolean;
}

export function Ask({ store, update, aside, special, confirm, strange }: Props) {
  const question = update.question;
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a small screen the board is scrolled, unless the table is being read there in words.
    if (question && listens.value === "off") own.current?.scrollIntoView({ block: "nearest" });
  }, [question?.number]);
  return (
    <section
      ref={own}
      class={question ? "ask asks" : "ask"}
      data-part="ask"
      aria-label={t("question")}
      data-question={question?.kind}
      data-number={question?.number}
      data-least={question?.least}
      data-busy={store.busy.value}
    >
      <News store={store} />
      {aside}
      <div class="ask-main">
        {question ? <Words store={store} question={question} /> : <Waiting store={store} update={update} />}
        {question && gathers(question) && <Gathered store={store} confirm={confirm} />}
        {question && !special && <Buttons store={store} question={question} strange={strange} />}
      </div>
      {question && special}
      <Sure store={store} />
    </section>
  );
}

function Words({ store, question }: { store: TableStore; question: Question }) {
  const picked = store.picks.value.length;
  const { least, most } = question;
  return (
    <p class="ask-words">
      <Named store={store} event={question} />
      {gathers(question) && (
        <span
          class={store.ready.value ? "ask-count full" : "ask-count"}
          aria-live="polite"
          {...hinting(() => <p>{t("picks-help", { picked, least, most })}</p>)}
        >
          {picked}/{least === most ? most : `${least}–${most}`}
        </span>
      )}
      {question.sealed && (
        <span class="sealed" {...hinting(() => <p>{t("sealed-help")}</p>)}>
          <Icon name="secret" />
          <span class="sealed-word">{t("sealed")}</span>
        </span>
      )}
    </p>
  );
}

interface ButtonsProps {
  store: TableStore;
  question: Question;
  strange: ((piece: string) => boolean) | undefined;
}

function Buttons({ store, question, strange }: ButtonsProps) {
  const lies = (piece: string) => strange !== undefined && (store.stage.playing.value || !strange(piece));
  const options = question.options.filter((option) => option.piece === null || !lies(option.piece));
  const refused = question.refused.filter((option) => option.piece === null);
  if (options.length + refused.length === 0) return null;
  return (
    <>
      {options.length > 0 && (
        <div class="ask-buttons">
          {[...options].sort(quietLast).map((option) => (
            <OptionButton key={option.id} store={store} option={option}>
              {store.picks.value.includes(option.id) && <Icon name="check" />}
              {option.words}
            </OptionButton>
          ))}
        </div>
      )}
      {refused.length > 0 && <Barred refused={refused} />}
    </>
  );
}

function quietLast(one: Option, other: Option): number {
  return Number(QUIET.has(one.kind)) - Number(QUIET.has(other.kind));
}

/** What might be expected but is not allowed, each with its reason; folded when there is a lot. */
function Barred({ refused }: { refused: RefusedOption[] }) {
  const buttons = (
    <div class="ask-buttons">
      {refused.map((option) => (
        <BarredButton key={option.id} option={option}>
          {option.words}
        </BarredButton>
      ))}
    </div>
  );
  if (refused.length <= FEW) return buttons;
  return (
    <details class="barred-options">
      <summary>{t("barred", { count: refused.length })}</summary>
      {buttons}
    </details>
  );
}

const FEW = 4;

interface OptionProps {
  store: TableStore;
  option: Option;
  class?: string;
  /** What it tells of itself; its notes, if a board has nothing better. */
  hint?: (() => ComponentChildren) | null;
  children: ComponentChildren;
}

/** An answer that is about nothing on the board. */
export function OptionButton({ store, option, class: look = "", hint, children }: OptionProps) {
  const picked = store.picks.value.includes(option.id);
  const notes = option.notes.length > 0 ? () => <OptionNotes option={option} /> : null;
  return (
    <button
      type="button"
      class={`option${look && ` ${look}`}${QUIET.has(option.kind) ? " quiet" : ""}${picked ? " picked" : " legal"}`}
      data-legal=""
      data-option={option.kind}
      data-answer={option.id}
      aria-pressed={picked}
      onClick={() => {
        if (!wasPress()) store.choose(option);
      }}
      {...hinting(hint === undefined ? notes : hint)}
    >
      {children}
    </button>
  );
}

/** What is to be known before it is chosen. */
export function OptionNotes({ option }: { option: Option }) {
  return (
    <>
      {option.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}

interface BarredProps {
  option: RefusedOption;
  class?: string;
  children: ComponentChildren;
}

/** What might be expected as an answer and is none; it tells why. */
export function BarredButton({ option, class: look = "", children }: BarredProps) {
  const why = () => <p class="detail-why">{option.why.words}</p>;
  return (
    <button
      type="button"
      class={look ? `option ${look}` : "option"}
      aria-disabled="true"
      onClick={(event) => {
        if (!wasPress()) explain(event.currentTarget, why);
      }}
      {...hinting(why)}
    >
      {children}
    </button>
  );
}

/** Picks that wait to be sent together. */
function Gathered({ store, confirm }: { store: TableStore; confirm: string | undefined }) {
  const picks = store.picks.value;
  const ready = store.ready.value;
  const why = store.unfit.value;
  return (
    <div class="ask-buttons gathered">
      <button
        type="button"
        class="primary"
        data-send=""
        aria-busy={store.weighing.value}
        disabled={!ready || store.busy.value}
        onClick={() => store.send()}
      >
        <Icon name="check" />
        {confirm ?? t("confirm")}
      </button>
      {picks.length > 0 && (
        <button type="button" class="secondary" onClick={() => store.unpick()}>
          {t("clear")}
        </button>
      )}
      {why && (
        <p class="ask-unfit" role="status">
          {why}
        </p>
      )}
    </div>
  );
}

/** A second yes, only for what could not be taken back. */
function Sure({ store }: { store: TableStore }) {
  const options = store.confirming.value;
  if (!options) return null;
  return (
    <div class="ask-sure" role="alertdialog" aria-label={t("sure")}>
      <p>
        {t("sure")} <strong>{options.map((option) => option.words).join(", ")}</strong>
      </p>
      <button type="button" class="primary" onClick={() => store.give(options, true)}>
        {t("yes")}
      </button>
      <button type="button" class="secondary" onClick={() => store.decline()}>
        {t("no")}
      </button>
      <button
        type="button"
        class="plain"
        data-never=""
        onClick={() => {
          set(secondYes, "off");
          store.give(options, true);
        }}
      >
        {t("sure-never")}
      </button>
    </div>
  );
}

/** Seconds without news after which it is said that a bot needs longer: no bot takes so long on its own,
 * but many tables may want to know something at once. */
const LONG = 4;

/** Nothing is asked of me now: whom we are waiting for. */
function Waiting({ store, update }: { store: TableStore; update: Update }) {
  const seats = store.table.value?.seats ?? [];
  const named = (found: readonly number[]) => found.map((seat) => seats[seat]?.name ?? "").filter(Boolean);
  const names = named(update.waiting);
  const bots = named(update.waiting.filter((seat) => seats[seat]?.who === "bot"));
  const long = useLong(LONG, update.seq);
  return (
    <div class="ask-waiting">
      {store.table.value && <Watching table={store.table.value} update={update} />}
      <p class="ask-words">
        {update.end
          ? update.end.words
          : names.length > 0
            ? t("waiting-for", { names: names.join(", ") })
            : t("waiting")}
      </p>
      {long && bots.length > 0 && (
        <p class="help" role="status" data-thinks-longer="">
          {t("thinks-longer", { names: bots.join(", "), count: bots.length })}
        </p>
      )}
      {update.waiting.map((seat) => (
        <ReplaceButton key={seat} store={store} seat={seat} />
      ))}
      {update.end && (
        <button type="button" class="primary" data-end="" onClick={() => set(store.endSeen, false)}>
          {update.end.winners.length > 0 && <Icon name="trophy" />}
          {t("the-end")}
        </button>
      )}
      {store.table.value?.may_return && (
        <button type="button" class="primary" data-return="" onClick={() => void store.ask("comeBack")}>
          <Icon name="seat" />
          {t("come-back")}
        </button>
      )}
      {update.sealed && update.sealed.length > 0 && (
        <p class="sealed-answer">
          <Icon name="secret" />
          {t("sealed-answer", { words: update.sealed.join(", ") })}
        </p>
      )}
      {update.may.take_back === null && (
        <button type="button" class="secondary" data-take-back="" onClick={store.takeBack}>
          <Icon name="undo" />
          {t("take-back")}
        </button>
      )}
    </div>
  );
}

/** The last thing that happened, where the log is not on the screen. */
function News({ store }: { store: TableStore }) {
  const told = store.stage.log.value.slice(store.since.value);
  const last = told.findLast((event) => event.words !== null && !isHeading(event) && !isFolded(event));
  return <p class="news">{last?.words}</p>;
}
