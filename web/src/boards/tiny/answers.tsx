/** Answers that are about nothing on the board: buttons that say what each would bring. */

import { QUIET } from "../../core/picks.ts";
import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import { BarredButton, OptionButton, OptionNotes } from "../../table/ask.tsx";
import { PlayerMark } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { hinting } from "../../ui/hint.tsx";
import type { Option, Question, RefusedOption, TinyView } from "../../wire.ts";
import { AnyDetail } from "./detail.tsx";
import { DieFace } from "./dice.tsx";
import { brings, faceOf, nameOf } from "./faces.ts";
import { asked, isFollow, NONE, newest, noesOf, planetOf, turnOf } from "./follow.ts";
import { Icon, type IconName } from "./icons.tsx";

interface Props {
  store: TableStore;
  view: TinyView;
  question: Question;
}

export function Answers({ store, view, question }: Props) {
  const options = question.options.filter((option) => option.piece === null || repeated(question));
  const refused = question.refused.filter((option) => option.piece === null);
  const quiet = (option: Option) => Number(QUIET.has(option.kind));
  options.sort((one, other) => quiet(one) - quiet(other));
  if (options.length + refused.length === 0) return null;
  return (
    <div class={`ask-buttons tiny-answers about-${question.kind}`}>
      {options.map((option) => (
        <Answer key={option.id} store={store} view={view} option={option} />
      ))}
      {refused.map((option) => (
        <Barred key={option.id} option={option} />
      ))}
      {isFollow(question) && <Never store={store} question={question} />}
    </div>
  );
}

/**
 * Whether there are buttons for what lies on the board, too: where all that is left to choose is the face
 * of one die, and for the colonies of others, which are small and say here what each would bring.
 */
function repeated({ kind, options }: Question): boolean {
  const [first] = options;
  const oneDie = first?.kind === "turned" && options.every((option) => option.piece === first.piece);
  return oneDie || kind === "pick-borrow";
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

function Answer({ store, view, option }: { store: TableStore; view: TinyView; option: Option }) {
  const icon = ICONS[option.kind];
  const told = brings(view, option);
  const rogue = option.kind === "rogue" ? faceOf(store, String(option.facts.rogue)) : null;
  const aboutRogue =
    rogue &&
    (() => (
      <>
        <AnyDetail face={rogue} />
        <OptionNotes option={option} />
      </>
    ));
  return (
    <OptionButton store={store} option={option} {...(aboutRogue && { hint: aboutRogue })}>
      {option.kind === "galaxy" && <span class={`swatch-galaxy galaxy-${option.facts.galaxy}`} />}
      {(option.kind === "face" || option.kind === "turned") && <DieFace face={String(option.facts.face)} />}
      {icon && <Icon name={icon} class={`ink-${icon}`} />}
      <span class="answer-words">
        {SHORT.has(option.kind) ? shortened(option) : option.words}
        {told && <small>{told}</small>}
      </span>
    </OptionButton>
  );
}

/** What is asked in every turn is said in a word. */
const SHORT: ReadonlySet<string> = new Set(["reroll", "convert", "end-turn"]);

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

/** Not to be asked again: in this turn, about this action, after this planet. */
function Never({ store, question }: { store: TableStore; question: Question }) {
  const noes = noesOf(store.id, question.seat);
  const pass = question.options.find((option) => option.kind === "pass");
  const { turn, action, planet } = asked(question, store);
  if (!pass) return null;
  const stop = (change: Partial<typeof NONE>) => () => {
    set(noes, { ...noes.value, ...change });
    store.give([pass], true);
  };
  const name = faceOf(store, planet)?.name;
  return (
    <span class="never">
      <span class="never-word">{t("tiny-never")}</span>
      <button type="button" class="plain" data-never="turn" onClick={stop({ turn })}>
        {t("tiny-never-turn")}
      </button>
      <button
        type="button"
        class="plain"
        data-never="action"
        onClick={stop({ actions: [...noes.value.actions, action] })}
      >
        {faceOf(store, `die-${action}`)?.name ?? action}
      </button>
      {planet && name && (
        <button
          type="button"
          class="plain"
          data-never="planet"
          onClick={stop({ planets: [...noes.value.planets, planet] })}
        >
          {t("tiny-never-planet", { planet: name })}
        </button>
      )}
    </span>
  );
}

/** The standing answers, each with a way to call it off. */
export function Noes({ store, seat }: { store: TableStore; seat: number }) {
  const noes = noesOf(store.id, seat);
  const view = newest(store);
  const { turn, actions, planets } = noes.value;
  const drop = (change: Partial<typeof NONE>) => () => {
    const left = { ...noes.value, ...change };
    const any = left.turn !== null || left.actions.length + left.planets.length > 0;
    set(noes, any ? left : NONE);
  };
  const chips = [
    ...(view && turn === turnOf(view) ? [{ words: t("tiny-never-turn"), off: drop({ turn: null }) }] : []),
    ...actions.map((action) => ({
      words: faceOf(store, `die-${action}`)?.name ?? action,
      off: drop({ actions: actions.filter((one) => one !== action) }),
    })),
    ...planets.map((planet) => ({
      words: t("tiny-never-planet", { planet: faceOf(store, planet)?.name ?? planet }),
      off: drop({ planets: planets.filter((one) => one !== planet) }),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <p class="noes" data-noes="">
      <Icon name="ban" />
      {t("tiny-not-following")}
      {chips.map(({ words, off }) => (
        <button
          type="button"
          key={words}
          class="no"
          aria-label={t("tiny-ask-again", { words })}
          onClick={off}
          {...hinting(() => <p>{t("tiny-ask-again", { words })}</p>)}
        >
          {words}
          <Icon name="close" />
        </button>
      ))}
    </p>
  );
}

/** Whose action can be repeated, and who may still do so. */
export function Followers({ store, view }: { store: TableStore; view: TinyView }) {
  const following = view.following;
  if (!following || following.queue.length === 0 || view.solo) return null;
  const planet = faceOf(store, planetOf(store.stage.log.value))?.name;
  return (
    <p class="followers" data-followers="">
      <PlayerMark seat={following.leader} />
      <DieFace face={following.action} />
      {planet && <span class="followers-planet">{planet}</span>}
      <Icon name="follow" label={t("tiny-may-follow")} />
      {following.queue.map(({ seat, why_not: why }) => (
        <span
          key={seat}
          class={why ? "follower cannot" : "follower"}
          {...hinting(() => (
            <>
              <h3>{nameOf(store, view, seat)}</h3>
              <p>{why ?? t("tiny-can-follow", { price: following.price })}</p>
            </>
          ))}
        >
          <PlayerMark seat={seat} />
          {nameOf(store, view, seat)}
        </span>
      ))}
    </p>
  );
}
