/** The rogue galaxy of a game for one: its mat, and what it did in its turn, step by step. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { hinting } from "../../ui/hint.tsx";
import type { Happening, TinyRogue, TinySeat, TinyView } from "../../wire.ts";
import { DieFace } from "./dice.tsx";
import { Icon } from "./icons.tsx";
import { ColonyPiece, Score } from "./mat.tsx";
import { Figures } from "./opponent.tsx";

interface Props {
  store: TableStore;
  view: TinyView;
  rogue: TinyRogue;
  mat: TinySeat;
}

export function RogueMat({ store, view, rogue, mat }: Props) {
  const active = view.active === mat.seat && view.turn !== null;
  return (
    <section
      class={active ? "rogue panel active" : "rogue panel"}
      data-part="rogue"
      data-seat={mat.seat}
      aria-label={t("tiny-rogue-mat", { name: rogue.name })}
    >
      <header>
        <Icon name="skull" class={`player-${mat.seat}`} />
        <strong>{rogue.name}</strong>
        <span class="rogue-how">{rogue.difficulty}</span>
        <Score view={view} mat={mat} />
      </header>
      <Figures store={store} view={view} mat={mat} />
      <Meter kind="energy" have={mat.energy} most={mat.most} />
      <Meter kind="culture" have={mat.culture} most={mat.most} />
      <ol class="rogue-levels" aria-label={t("tiny-rogue-track")}>
        {rogue.empire.map((level) => (
          <li
            key={level.level}
            class={level.level === rogue.level ? "here" : level.level < rogue.level ? "full" : ""}
            aria-current={level.level === rogue.level ? "step" : undefined}
            {...hinting(() => (
              <>
                <h3>
                  {t("tiny-rogue-level", { level: level.level, dice: level.dice, points: level.points })}
                </h3>
                <p>{t("tiny-rogue-attack", { attack: level.attack ?? "" })}</p>
              </>
            ))}
          >
            <b>{level.level}</b>
            <span class="rogue-figures">
              <Icon name="die" />
              {level.dice} <Icon name="star" />
              {level.points}
            </span>
            <span class="rogue-attack">{level.attack}</span>
          </li>
        ))}
        <li
          class={rogue.to_skull <= 0 ? "skull here" : "skull"}
          {...hinting(() => <p>{t("tiny-skull-help")}</p>)}
        >
          <Icon name="skull" label={t("tiny-skull", { levels: Math.max(rogue.to_skull, 0) })} />
        </li>
      </ol>
      <div class="opponent-colonies" data-count={mat.colonies.length}>
        {mat.colonies.map((colony) => (
          <ColonyPiece key={colony.card} store={store} view={view} colony={colony} />
        ))}
      </div>
    </section>
  );
}

interface MeterProps {
  kind: "energy" | "culture";
  have: number;
  most: number;
}

/** How near a stock of the rogue is to what sets it off. */
function Meter({ kind, have, most }: MeterProps) {
  return (
    <span
      class={`rogue-meter meter-${kind}`}
      {...hinting(() => (
        <>
          <h3>{t(`tiny-stock-${kind}`, { have, most })}</h3>
          <p>{t(`tiny-rogue-full-${kind}`, { most })}</p>
        </>
      ))}
    >
      <Icon name={kind} class={`ink-${kind}`} label={t(`tiny-stock-${kind}`, { have, most })} />
      <span class="pips" aria-hidden="true">
        {Array.from({ length: most }, (_, k) => (
          <span key={k} class={k < have ? "pip full" : "pip"} />
        ))}
      </span>
      <b>
        <Count value={have} />/{most}
      </b>
    </span>
  );
}

/** A step of the rogue's turn: the face of its die, and what came of it. */
export interface Step {
  face: string;
  lines: string[];
}

/** The rogue's last turn, or the one that goes on: a step for each of its dice. */
export function steps(log: readonly Happening[]): Step[] {
  const end = log.findLastIndex((event) => event.kind.startsWith("rogue-") && event.kind !== "rogue-chosen");
  if (end < 0) return [];
  const before = log.slice(0, end + 1);
  const start = before.findLastIndex((event) => event.kind === "turn-ended");
  const out: Step[] = [];
  for (const event of before.slice(start + 1)) {
    if (event.kind === "rogue-rolled" || out.length === 0) out.push({ face: "", lines: [] });
    const step = out[out.length - 1] as Step;
    if (event.kind === "rogue-rolled" || event.kind === "rogue-rerolled") {
      step.face = String(event.facts.action ?? "");
    }
    if (event.words !== null) step.lines.push(event.words);
  }
  return out;
}

/** What the rogue did, one die after another, as fast as one wants to read it. */
export function RogueTurn({ store, view }: { store: TableStore; view: TinyView }) {
  const all = steps(store.log.value);
  const turn = `${view.round} ${store.log.value.findLastIndex((event) => event.kind === "turn-ended" && event.seat === 0)}`;
  const seen = useSignal({ turn, at: 0, done: false });
  const fresh = seen.value.turn !== turn;
  useEffect(() => {
    if (fresh) set(seen, { turn, at: 0, done: false });
  }, [turn]);
  if (all.length === 0) return null;
  const at = fresh ? 0 : Math.min(seen.value.at, all.length - 1);
  const shown = all[at] as Step;
  const to = (k: number) => () => set(seen, { turn, at: k, done: k >= all.length - 1 });
  return (
    <section class="rogue-turn" data-part="rogue-turn" aria-label={t("tiny-rogue-turn")}>
      <ol class="rogue-steps">
        {all.map((step, k) => (
          <li key={k}>
            <button
              type="button"
              class={k === at ? "rogue-step here" : k < at ? "rogue-step seen" : "rogue-step"}
              aria-label={t("tiny-rogue-step", { step: k + 1, count: all.length })}
              aria-current={k === at ? "step" : undefined}
              onClick={to(k)}
            >
              <DieFace face={step.face} />
            </button>
          </li>
        ))}
      </ol>
      <p class="rogue-lines" aria-live="polite">
        {shown.lines.join(" ")}
      </p>
      {at < all.length - 1 && (
        <button type="button" class="secondary rogue-next" data-rogue-next="" onClick={to(at + 1)}>
          {t("tiny-rogue-next", { step: at + 2, count: all.length })}
          <Icon name="next" />
        </button>
      )}
    </section>
  );
}
