/** The table of Roll for the Galaxy: opponents above, the own empire, the question, the five rows. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import { Ask } from "../../table/ask.tsx";
import { explain, hinting } from "../../ui/hint.tsx";
import type { RollPlan, RollView } from "../../wire.ts";
import type { TableProps } from "../board.ts";
import { Aside, sends } from "./acts.tsx";
import { ArtDefs } from "./art.tsx";
import { learnDice } from "./die.tsx";
import { type Draft, draftOf } from "./draft.ts";
import { Icon } from "./icons.tsx";
import { Opponents } from "./opponent.tsx";
import { Pile } from "./piles.tsx";
import { PlanTools, Screen } from "./screen.tsx";
import { Stacks } from "./stack.tsx";
import { OwnStats } from "./stats.tsx";
import { Tableau } from "./tableau.tsx";

export function RollBoard({ store, update, view }: TableProps<RollView>) {
  learnDice(view.kinds);
  const watched = useSignal(0);
  const mine = update.seat ?? watched.value;
  const own = view.mats[mine];
  const draft = draftOf(store);
  const plan = draft.plan.value;
  const latest = store.latest.value;
  useEffect(() => draft.keepUp(), [draft, latest, plan]);
  if (!own) return null;
  const others = view.mats.filter((mat) => mat.seat !== mine);
  const { question } = update;
  const open = plan?.open ? plan : null;
  const drawn = draft.drawn.value;
  const asked = open && question?.kind === "assign" ? { ...question, words: open.asks } : question;
  return (
    <section aria-label={t("board")} class={`roll players-${view.mats.length} step-${view.step}`}>
      <ArtDefs />
      <Opponents
        store={store}
        view={view}
        others={others}
        onWatch={update.seat === null ? (seat) => set(watched, seat) : null}
      />
      <OwnStats store={store} view={view} seat={own} />
      <div class="empire" data-seat={own.seat}>
        <Stacks store={store} seat={own} />
        <Tableau store={store} seat={own} />
      </div>
      <Ask
        store={store}
        update={{ ...update, question: asked }}
        aside={<Aside store={store} seat={own} question={question} />}
        special={
          question?.kind === "assign" && (
            <div class="planner" data-seat={own.seat}>
              {open && (
                <Planner draft={draft} plan={open} laid={drawn?.open ?? false} busy={store.busy.value} />
              )}
            </div>
          )
        }
        confirm={question ? sends(store, question) : undefined}
        strange={() => false}
      />
      <div class="workers" data-seat={own.seat}>
        <Pile store={store} kind="cup" dice={own.in_cup} />
        <Screen store={store} view={view} seat={own} draft={draft} />
        <Pile store={store} kind="citizens" dice={own.citizens} />
      </div>
    </section>
  );
}

interface PlannerProps {
  draft: Draft;
  plan: RollPlan;
  /** Its dice are on the screen; otherwise what happened before is still being shown. */
  laid: boolean;
  busy: boolean;
}

/** Wild dice, powers, and the button that sends the plan: it can be pressed exactly if it will be taken. */
function Planner({ draft, plan, laid, busy }: PlannerProps) {
  const why = plan.why_not;
  const waits = busy || draft.sending.value;
  const detail = () => <p class={why ? "detail-why" : ""}>{why ?? t("roll-ready-help")}</p>;
  return (
    <>
      {laid && <PlanTools draft={draft} plan={plan} />}
      {plan.selected === null && <p class="plan-help">{t("roll-plan-help")}</p>}
      <div class="plan-buttons">
        {draft.changed.value && (
          <>
            <button type="button" class="secondary" data-back="" onClick={() => draft.back()}>
              <Icon name="undo" />
              {t("roll-step-back")}
            </button>
            <button type="button" class="secondary" data-anew="" onClick={() => draft.reset()}>
              {t("clear")}
            </button>
          </>
        )}
        <button
          type="button"
          class="primary"
          data-ready=""
          data-legal={why === null ? "" : undefined}
          aria-disabled={why !== null || waits}
          onClick={(event) => {
            if (why !== null) explain(event.currentTarget, detail);
            else if (!waits) draft.send();
          }}
          {...hinting(detail)}
        >
          <Icon name="check" />
          {t("roll-be-ready")}
        </button>
      </div>
    </>
  );
}
