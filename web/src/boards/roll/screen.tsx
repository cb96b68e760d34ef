/** The phase strip with its five rows: the plan behind one's own screen, then who works in each phase. */

import { useEffect } from "preact/hooks";
import { hyphened } from "../../core/hyphens.ts";
import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import type { RollPhase, RollPlan, RollRolled, RollSeat, RollView } from "../../wire.ts";
import { DiePiece } from "./die.tsx";
import { type Draft, selector } from "./draft.ts";
import { Badge, Icon } from "./icons.tsx";
import { typed } from "./keys.ts";
import { OptionLines } from "./lines.tsx";
import { PHASES } from "./phases.ts";
import { dropping, landing, Place } from "./place.tsx";

interface Props {
  store: TableStore;
  view: RollView;
  seat: RollSeat;
  draft: Draft;
}

export function Screen({ store, view, seat, draft }: Props) {
  const plan = draft.drawn.value;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => typed(draft, event);
    addEventListener("keydown", listen, true); // before the keys of the table
    return () => removeEventListener("keydown", listen, true);
  }, [draft]);
  return (
    <section
      class={plan ? "screen planning" : "screen"}
      data-part="screen"
      data-of="rolled revealed"
      aria-label={t(plan ? "roll-behind-screen" : "roll-strip")}
    >
      {PHASES.map((phase) =>
        plan ? (
          <PlanColumn key={phase} phase={phase} plan={plan} draft={draft} />
        ) : (
          <WorkColumn key={phase} phase={phase} store={store} view={view} seat={seat} draft={draft} />
        ),
      )}
    </section>
  );
}

function PhaseHint({ phase }: { phase: string }) {
  return (
    <>
      <h3>
        <Badge of={phase} /> {t(`roll-face-${phase}`)}
      </h3>
      <p>{t(`roll-phase-${phase}-help`)}</p>
    </>
  );
}

// -- while dice are assigned ------------------------------------------------------------------

interface PlanProps {
  phase: string;
  plan: RollPlan;
  draft: Draft;
}

function PlanColumn({ phase, plan, draft }: PlanProps) {
  const name = t(`roll-face-${phase}`);
  const standing = plan.dice.filter((die) => die.phase === phase && die.place === "row");
  const selecting = plan.dice.find((die) => die.phase === phase && die.place === "strip");
  const column = plan.columns.find((one) => one.phase === phase);
  const wild = plan.gestures.findIndex(
    (one) => one.target === `row:${phase}` && isIdle(plan.dice, one.piece),
  );
  const wanted = selector(plan, phase);
  const elsewhere = PHASES.some((one) => landing(draft, `row:${one}`).length > 0);
  const detail = () => (
    <>
      <PhaseHint phase={phase} />
      {column && <p class="detail-note">{column.does}</p>}
    </>
  );
  return (
    <div
      class={`column phase-${phase}${selecting ? " selected" : ""}`}
      data-phase={phase}
      {...dropping(draft, `row:${phase}`, `strip:${phase}`)}
    >
      <div class="cell">
        <Place
          store={draft}
          id={`strip:${phase}`}
          class="column-head"
          spoken={t(selecting ? "roll-selected" : "roll-select", { phase: name })}
          pressed={selecting !== undefined}
          unlifted={wanted >= 0 && !selecting ? () => draft.select(phase) : undefined}
          quiet={elsewhere}
          detail={() => (
            <>
              {detail()}
              <p class="help">{t("roll-select-help")}</p>
            </>
          )}
        >
          <Badge of={phase} />
          <span class="column-name">{name}</span>
        </Place>
        {selecting && (
          <span class="slot taken" data-of="selected">
            <RolledPiece draft={draft} die={selecting} where={t("roll-selects", { phase: name })} />
          </span>
        )}
      </div>
      <div class={crowd(standing.length)}>
        {standing.map((die) => (
          <RolledPiece key={die.id} draft={draft} die={die} where={t("roll-in-row", { phase: name })} />
        ))}
      </div>
      <Place
        store={draft}
        id={`row:${phase}`}
        class="column-does"
        spoken={`${name}: ${column?.does ?? ""}`}
        unlifted={wild >= 0 ? () => draft.take(wild) : undefined}
        detail={detail}
      >
        <span class="column-words">{hyphened(column?.does ?? "")}</span>
      </Place>
    </div>
  );
}

function isIdle(dice: readonly RollRolled[], piece: string): boolean {
  return dice.some((die) => die.id === piece && die.place === "wild");
}

/** A die of mine; before anything is done with them, all have just been rolled. */
function RolledPiece({ draft, die, where }: { draft: Draft; die: RollRolled; where: string }) {
  const fresh = draft.changed.value ? "" : " fresh";
  return (
    <DiePiece
      store={draft}
      id={die.id}
      colour={die.colour}
      face={die.face}
      where={where}
      class={`rolled${fresh}`}
      held
    />
  );
}

/** Wild dice without a row, dice put aside, and the powers that move dice. */
export function PlanTools({ draft, plan }: { draft: Draft; plan: RollPlan }) {
  const idle = plan.dice.filter((die) => die.place === "wild");
  const aside = plan.dice.filter((die) => die.place === "aside");
  const together = plan.gestures.findIndex(
    (one) => one.kind === "all-wild" && one.target === `row:${plan.selected}`,
  );
  return (
    <div class="plan-tools" data-part="plan-tools">
      {idle.length > 0 && (
        <fieldset class="tray wilds" aria-label={t("roll-wild-dice")}>
          {idle.length > 1 && plan.selected ? (
            <Piece
              store={draft}
              id="wilds"
              name={t("roll-wild-dice")}
              spoken={t("roll-all-wild")}
              told={t("roll-wild-help")}
              detail={() => <p>{t("roll-wild-help")}</p>}
              class="tray-name"
              still
              keeps
              held
            >
              <Icon name="wild" /> {t("roll-wild-dice")}
            </Piece>
          ) : (
            <span class="tray-name">
              <Icon name="wild" /> {t("roll-wild-dice")}
            </span>
          )}
          {idle.map((die) => (
            <RolledPiece key={die.id} draft={draft} die={die} where={t("roll-without-row")} />
          ))}
          {together >= 0 && (
            <button
              type="button"
              class="option legal"
              data-legal=""
              data-all-wild=""
              onClick={() => draft.take(together)}
            >
              {plan.gestures[together]?.words}
            </button>
          )}
        </fieldset>
      )}
      <Powers draft={draft} plan={plan} />
      {(aside.length > 0 || draft.offer.value.byTarget.has("aside")) && (
        <div class="tray aside-area" {...dropping(draft, "aside")}>
          <Place
            store={draft}
            id="aside"
            class="tray-name"
            spoken={t("roll-aside")}
            detail={() => <p>{t("roll-aside-help")}</p>}
          >
            {t("roll-aside")}
          </Place>
          {aside.map((die) => (
            <RolledPiece key={die.id} draft={draft} die={die} where={t("roll-aside")} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Dictate and the Reassign powers: what each does and whether it can be used now. */
function Powers({ draft, plan }: { draft: Draft; plan: RollPlan }) {
  return (
    <div class="reassigning">
      {plan.powers.map((power) => (
        <Piece
          key={power.id}
          store={draft}
          id={power.id}
          of={power.card ?? undefined}
          name={power.name}
          spoken={`${power.name}: ${power.does}${power.used ? `, ${t("roll-used")}` : ""}`}
          told={power.why_not ?? power.does}
          detail={(options, refused) => (
            <div class="detail">
              <h3>{power.name}</h3>
              <p>{power.does}</p>
              {power.used && <p class="detail-note">{t("roll-used-help")}</p>}
              <OptionLines options={options} refused={refused} />
            </div>
          )}
          still
          class={`power-piece${power.used ? " used" : ""}${power.in_use ? " in-use" : ""}`}
          keeps
        >
          <Icon name={power.used ? "check" : "assign"} />
          <span class="power-name">{power.name}</span>
          <span class="power-does">{power.does}</span>
        </Piece>
      ))}
    </div>
  );
}

// -- while phases are played ---------------------------------------------------------------------

interface WorkProps {
  phase: string;
  store: TableStore;
  view: RollView;
  seat: RollSeat;
  draft: Draft;
}

/** While this is still being shown, the next phase can be selected already. */
function WorkColumn({ phase, store, view, seat, draft }: WorkProps) {
  const next = draft.plan.value?.open ?? false;
  const part = view.parts.find((one) => one.word === phase);
  const crew = seat.crews.find((one) => one.word === phase);
  const name = t(`roll-face-${phase}`);
  const count = (crew?.groups ?? []).reduce((sum, group) => sum + group.count, crew?.selecting ? 1 : 0);
  const where = t("roll-in-row", { phase: name });
  return (
    <div class={`column phase-${phase} is-${part?.when ?? "unknown"}`} data-phase={phase}>
      <div class="cell">
        <Place
          store={next ? draft : store}
          id={next ? `strip:${phase}` : `phase:${phase}`}
          class="column-head"
          spoken={next ? t("roll-select", { phase: name }) : `${name}, ${stateWords(part)}`}
          unlifted={next ? () => draft.select(phase) : undefined}
          detail={() => (
            <>
              <PhaseHint phase={phase} />
              <p class="detail-note">{stateWords(part)}</p>
            </>
          )}
        >
          <Badge of={phase} />
          <span class="column-name">{name}</span>
          {count > FEW && <Count value={count} class="column-count" />}
        </Place>
        {crew?.selecting && (
          <span class="slot taken" data-of="selected">
            <DiePiece
              store={store}
              id={crew.selecting.id}
              colour={crew.selecting.colour}
              face={phase}
              where={t("roll-selects", { phase: name })}
              held
            />
          </span>
        )}
      </div>
      <div class={crowd(count)}>
        {crew?.groups.map((group) => (
          <DiePiece
            key={group.id}
            store={store}
            id={group.id}
            colour={group.colour}
            face={phase}
            count={group.count}
            ghost={group.extra}
            where={where}
            held
          />
        ))}
      </div>
      <span class="column-state">{view.step === "over" ? "" : columnWords(view, part)}</span>
    </div>
  );
}

/** So many dice are counted at a glance. */
const FEW = 4;

/** Many dice in a row are drawn smaller; on a phone three are many. */
function crowd(dice: number): string {
  const look = dice > 12 ? " crowd" : dice > FEW ? " many" : dice > 2 ? " some" : "";
  return `row-dice${look}`;
}

/** How far a phase is; before any are known, what it is for. */
function columnWords(view: RollView, part: RollPhase | undefined): string {
  return part && view.step === "opening" ? t(`roll-short-${part.word}`) : stateWords(part);
}

/** Whether a phase is played, in a word or two. */
export function stateWords(part: RollPhase | undefined): string {
  return t(`roll-when-${part?.when ?? "unknown"}`);
}
