/** The choice of actions: a card each, with what it would do for me now. */

import { useSignal } from "@preact/signals";
import { t } from "../../core/words.ts";
import type { TableStore } from "../../table/store.ts";
import { explain, hinting, wasPress } from "../../ui/hint.tsx";
import type { Option, Question } from "../../wire.ts";
import { NUMERALS } from "./glyphs.ts";
import { Icon } from "./icons.tsx";
import { actionIcon, actionMore, does, phaseOf } from "./stats.tsx";

interface Choice {
  action: string;
  plain: Option | null;
  boosted: Option | null;
}

/** The options of a choice of actions: each action once, with and without the boost. */
export function choices(question: Question): Choice[] {
  const found = new Map<string, Choice>();
  for (const option of question.options) {
    const action = option.kind === "search" ? "search" : String(option.facts.action ?? "");
    if (!action) continue;
    const choice = found.get(action) ?? { action, plain: null, boosted: null };
    if (option.kind === "boosted-action") choice.boosted = option;
    else choice.plain = option;
    found.set(action, choice);
  }
  return [...found.values()];
}

export function Actions({ store, question }: { store: TableStore; question: Question | null }) {
  const boost = useSignal(false);
  if (!question) return null;
  const all = choices(question);
  const canBoost = all.some((choice) => choice.boosted);
  const barred = question.refused.find((refused) => refused.kind === "boosted-action");
  const told = () => <p>{canBoost ? t("race-boost-help") : barred?.why.words}</p>;
  return (
    <div class="actions" data-count={all.length}>
      {all.map((choice) => (
        <ActionCard key={choice.action} store={store} choice={choice} boost={boost.value && canBoost} />
      ))}
      {(canBoost || barred) && (
        <button
          type="button"
          class="boost-switch"
          aria-pressed={boost.value && canBoost}
          aria-disabled={!canBoost}
          onClick={(event) => {
            if (canBoost) boost.value = !boost.value;
            else explain(event.currentTarget, told);
          }}
          {...hinting(told)}
        >
          <Icon name="boost" />
          {t("race-boost")}
        </button>
      )}
    </div>
  );
}

function ActionCard({ store, choice, boost }: { store: TableStore; choice: Choice; boost: boolean }) {
  const option = boost ? (choice.boosted ?? choice.plain) : choice.plain;
  if (!option) return null;
  const picked = [choice.plain, choice.boosted].find((one) => one && store.picks.value.includes(one.id));
  const phase = phaseOf(choice.action);
  const notes = option.notes.length > 0 ? option.notes : (choice.plain?.notes ?? []);
  return (
    <button
      type="button"
      class={`action-card legal phase-${phase}${picked ? " picked" : ""}${boost && choice.boosted ? " boosted" : ""}`}
      data-legal=""
      data-action={choice.action}
      data-answer={option.id}
      aria-pressed={picked !== undefined && picked !== null}
      onClick={() => {
        if (!wasPress()) store.choose(picked ?? option);
      }}
      {...hinting(() => (
        <>
          <h3>{option.words}</h3>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <p class="help">{t(does(choice.action))}</p>
        </>
      ))}
    >
      <span class="action-head">
        <b class="numeral">{NUMERALS[phase] ?? "•"}</b>
        <Icon name={actionIcon(choice.action)} />
        <span class="action-more">{actionMore(choice.action)}</span>
      </span>
      <span class="action-name">{(choice.plain ?? option).words}</span>
      <span class="action-note">{notes[0]}</span>
    </button>
  );
}
