/** The rogue galaxy of a game for one: its mat, and what it did in its turn, step by step. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { isFolded } from "../../core/log.ts";
import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import { placesOf } from "../../table/playback.tsx";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { hinting } from "../../ui/hint.tsx";
import type { Happening, TinyRogue, TinySeat, TinyView } from "../../wire.ts";
import { Chances } from "./detail.tsx";
import { DieFace } from "./dice.tsx";
import { faceOf, galaxyOf } from "./faces.ts";
import { Icon } from "./icons.tsx";
import { ColonyPiece, Score } from "./mat.tsx";
import { ShipPiece } from "./ship.tsx";

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
      <Piece
        store={store}
        id={galaxyOf(mat.seat)}
        name={rogue.name}
        spoken={t("tiny-rogue-mat", { name: rogue.name })}
        told={[
          t("tiny-stock-energy", { have: mat.energy, most: mat.most }),
          t("tiny-stock-culture", { have: mat.culture, most: mat.most }),
        ].join(" ")}
        detail={(options, refused) => (
          <>
            <h3>{t("tiny-rogue-mat", { name: rogue.name })}</h3>
            <p>{t("tiny-rogue-full-energy", { most: mat.most })}</p>
            <p>{t("tiny-rogue-full-culture", { most: mat.most })}</p>
            <Chances view={view} options={options} refused={refused} />
          </>
        )}
        class="rogue-stocks"
        keeps
      >
        <Meter kind="energy" have={mat.energy} most={mat.most} />
        <Meter kind="culture" have={mat.culture} most={mat.most} />
      </Piece>
      <div class="opponent-ships">
        {mat.ships
          .filter((ship) => ship.at === null)
          .map((ship) => (
            <ShipPiece key={ship.ship} store={store} view={view} ship={ship} />
          ))}
      </div>
      <ol class="rogue-levels" aria-label={t("tiny-rogue-track")}>
        <li class="rogue-legend" aria-hidden="true">
          <span>{t("tiny-rogue-word-level")}</span>
          <span>{t("tiny-rogue-word-attack")}</span>
        </li>
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
      <p class="rogue-attack-now" aria-hidden="true">
        {rogue.empire.find(({ level }) => level === rogue.level)?.attack}
      </p>
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
    <span class={`rogue-meter meter-${kind}`} data-of={kind} aria-hidden="true">
      <Icon name={kind} class={`ink-${kind}`} />
      <span class="pips">
        {Array.from({ length: most }, (_, k) => (
          <span key={k} class={k < have ? "pip full" : "pip"} />
        ))}
      </span>
      <b>
        <Count value={have} />/{most}
      </b>
      <small>{t(`tiny-rogue-then-${kind}`)}</small>
    </span>
  );
}

/** A step of the rogue's turn: the face of its die, and what came of it. */
export interface Step {
  face: string;
  events: Happening[];
}

/** Whether I have gone on with my own turn since. */
const GONE_ON: ReadonlySet<string> = new Set(["activated", "rerolled", "turned", "turn-ended"]);

/** The rogue's last turn until I have gone on with mine: a step for each of its dice. */
export function steps(log: readonly Happening[]): Step[] {
  const end = log.findLastIndex((event) => event.kind.startsWith("rogue-") && event.kind !== "rogue-chosen");
  if (end < 0 || log.slice(end).some((event) => GONE_ON.has(event.kind))) return [];
  const start = log.slice(0, end).findLastIndex((event) => event.kind === "turn-ended");
  const out: Step[] = [];
  for (const event of log.slice(start + 1, end + 1)) {
    if (event.kind === "rogue-rolled" || out.length === 0) out.push({ face: "", events: [] });
    const step = out[out.length - 1] as Step;
    if (event.kind === "rogue-rolled" || event.kind === "rogue-rerolled") {
      step.face = String(event.facts.action ?? "");
    }
    if (event.words !== null && !isFolded(event)) step.events.push(event);
  }
  return out;
}

interface TurnProps {
  store: TableStore;
  view: TinyView;
}

const NOTHING: readonly Happening[] = [];

/** What the rogue did, one die after another, as fast as one wants to read it. */
export function RogueTurn({ store, view }: TurnProps) {
  const all = steps(store.log.value);
  const seen = useSignal({ round: -1, at: 0 });
  const last = all.length - 1;
  const going = view.active !== 0;
  const from = seen.value.round === view.round ? seen.value.at : going ? last : 0;
  const at = Math.min(from, last);
  const shown = from <= last || going ? all[at] : undefined;
  usePointing(shown && !store.stage.playing.value ? shown.events : NOTHING);
  if (!shown) return null;
  const to = (k: number) => () => set(seen, { round: view.round, at: k });
  const left = going ? (view.turn?.left ?? 0) : 0;
  const next = at < last ? t("tiny-rogue-next", { step: at + 2, count: all.length }) : t("tiny-rogue-read");
  return (
    <section class="rogue-turn" data-part="rogue-turn" aria-label={t("tiny-rogue-turn")}>
      <ol class="rogue-steps">
        {all.map((step, k) => (
          <li key={k}>
            <button
              type="button"
              class={k === at ? "rogue-step here" : k < at ? "rogue-step seen" : "rogue-step"}
              aria-label={t("tiny-rogue-step", {
                step: k + 1,
                count: all.length,
                face: faceOf(store, `die-${step.face}`)?.name ?? "",
              })}
              aria-current={k === at ? "step" : undefined}
              onClick={to(k)}
            >
              <DieFace face={step.face} />
            </button>
          </li>
        ))}
        {left > 0 && (
          <li class="dice-left" {...hinting(() => <p>{t("tiny-dice-left", { count: left })}</p>)}>
            <Icon name="die" label={t("tiny-dice-left", { count: left })} />×{left}
          </li>
        )}
      </ol>
      <p class="rogue-lines" aria-live="polite">
        {told(shown)}
      </p>
      {(at < last || !going) && (
        <button
          type="button"
          class="secondary rogue-next"
          data-rogue-next=""
          aria-label={next}
          onClick={to(at + 1)}
        >
          <span class="rogue-next-word">{next}</span>
          <Icon name={at < last ? "next" : "check"} />
        </button>
      )}
    </section>
  );
}

/** What came of a die; that it was rolled is seen, and worth a word only if nothing came of it. */
function told({ events }: Step): string {
  const came = events.filter(({ kind }) => kind !== "rogue-rolled");
  return (came.length > 0 ? came : events).map(({ words }) => words).join(" ");
}

/** Mark what these events are about on the board, for as long as they are read. */
function usePointing(events: readonly Happening[]): void {
  const key = events.map(({ words }) => words).join();
  useLayoutEffect(() => {
    const near = (one: Element) => !one.matches("[data-seat]") && !one.closest(".control");
    const found = new Set(events.flatMap(placesOf).filter(near));
    for (const one of found) one.setAttribute("data-told", "");
    return () => {
      for (const one of found) one.removeAttribute("data-told");
    };
  }, [key]);
}
