/** Following: who may still do so, and never to be asked about it again. */

import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import { PlayerMark } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { hinting } from "../../ui/hint.tsx";
import type { Question, TinyView } from "../../wire.ts";
import { DieFace } from "./dice.tsx";
import { faceOf, nameOf } from "./faces.ts";
import { asked, isFollow, NONE, newest, noesOf, planetOf, turnOf } from "./follow.ts";
import { Icon } from "./icons.tsx";

/** What somebody never follows, in words: a face of the dice, or a planet. */
function inWords(store: TableStore, what: "action" | "planet", word: string): string {
  const face = faceOf(store, what === "action" ? `die-${word}` : word);
  return t(`tiny-never-${what}`, { name: face?.name ?? word });
}

/** Not to be asked again: in this turn, about this action, about this planet. */
export function Never({ store, question }: { store: TableStore; question: Question }) {
  const noes = noesOf(store.id, question.seat);
  const pass = question.options.find((option) => option.kind === "pass");
  const { turn, action, planet } = asked(question, store);
  if (!pass) return null;
  const { actions, planets } = noes.value;
  const choices: { name: string; words: string; no: Partial<typeof NONE> }[] = [
    { name: "turn", words: t("tiny-never-turn"), no: { turn } },
    { name: "action", words: t("tiny-never-this-action"), no: { actions: [...actions, action] } },
  ];
  if (planet && faceOf(store, planet)) {
    const no = { planets: [...planets, planet] };
    choices.push({ name: "planet", words: t("tiny-never-this-planet"), no });
  }
  return (
    <span class="never">
      <span class="never-word">{t("tiny-never")}</span>
      {choices.map(({ name, words, no }) => (
        <button
          type="button"
          key={name}
          class="plain"
          data-never={name}
          onClick={() => {
            set(noes, { ...noes.value, ...no });
            store.give([pass], true);
          }}
        >
          {words}
        </button>
      ))}
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
      words: inWords(store, "action", action),
      off: drop({ actions: actions.filter((one) => one !== action) }),
    })),
    ...planets.map((planet) => ({
      words: inWords(store, "planet", planet),
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

/** Whose action can be repeated, and who may still do so, in their order. */
export function Followers({ store, view: shown }: { store: TableStore; view: TinyView }) {
  const question = store.question.value;
  const mine = isFollow(question); // then it is about the newest table, even if an older one is shown
  const view = (mine && newest(store)) || shown;
  const following = view.following;
  if (!following || following.queue.length === 0 || view.solo) return null;
  const planet = faceOf(store, planetOf(mine ? store.log.value : store.stage.log.value))?.name;
  return (
    <p class={mine ? "followers asking" : "followers"} data-followers="">
      <PlayerMark seat={following.leader} />
      <strong>{nameOf(store, view, following.leader)}</strong>
      <DieFace face={following.action} />
      {planet && <span class="followers-planet">{planet}</span>}
      <span class="followers-word">{t("tiny-may-follow")}</span>
      {following.queue.map(({ seat, why_not: why }) => (
        <span
          key={seat}
          class={`follower${why ? " cannot" : ""}${mine && seat === question?.seat ? " asked" : ""}`}
          {...hinting(() => (
            <>
              <h3>{nameOf(store, view, seat)}</h3>
              <p>{why ?? t("tiny-can-follow", { price: following.price })}</p>
            </>
          ))}
        >
          <PlayerMark seat={seat} />
          {seat === store.update.value?.seat ? t("tiny-you") : nameOf(store, view, seat)}
        </span>
      ))}
    </p>
  );
}
