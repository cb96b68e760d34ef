/** Figures of a player: each an icon with a number, and a sentence behind it. */

import { t } from "../../core/words.ts";
import { PlayerMark, Presence } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { Stat } from "../../ui/stat.tsx";
import { Told } from "../../ui/told.tsx";
import type { RaceMilitary, RaceSeat, RaceView } from "../../wire.ts";
import { Good } from "./card.tsx";
import { Icon, type IconName } from "./icons.tsx";

/** The figures that matter about a seat, in a row. */
export function SeatStats({ view, seat }: { view: RaceView; seat: RaceSeat }) {
  const strength = seat.military.total + seat.military.temporary;
  const full = seat.tableau.length >= seat.ends_at - 1;
  return (
    <>
      <Stat
        icon={<Icon name="vp" />}
        class="stat-points"
        value={seat.points}
        by="chips placed prestige prestige-spent goal-earned goal-taken goal-returned"
        title={t("race-points")}
        hint={() => (
          <>
            <h3>{t("race-points")}</h3>
            <p>{t("race-points-help", { points: seat.points, chips: seat.chips })}</p>
          </>
        )}
      />
      <Stat
        icon={<Icon name="chips" />}
        class="stat-chips"
        value={seat.chips}
        by="chips"
        title={t("race-chips")}
        hint={() => (
          <>
            <h3>{t("race-chips")}</h3>
            <p>{t("race-chips-help")}</p>
          </>
        )}
      />
      <Stat
        icon={<Icon name="cards" />}
        value={seat.hand + seat.drawn}
        by="drew explored kept discarded salvaged found"
        place="hand"
        title={t("race-hand-size")}
        hint={() => (
          <>
            <h3>{t("race-hand-size")}</h3>
            <p>{t("race-hand-size-help", { count: seat.hand })}</p>
          </>
        )}
      />
      <Stat
        icon={<Icon name="military" />}
        value={Math.abs(strength)}
        sign={strength > 0 ? "+" : strength < 0 ? "−" : ""}
        by="placed left-tableau takeover"
        title={t("race-military")}
        hint={() => <MilitaryHint military={seat.military} takeovers={view.takeovers} />}
      />
      <Stat
        icon={<Icon name="tableau" />}
        class={full ? "stat-warn" : ""}
        value={seat.tableau.length}
        of={`/${seat.ends_at}`}
        by="placed left-tableau takeover start-world"
        title={t("race-tableau-size")}
        hint={() => (
          <>
            <h3>{t("race-tableau-size")}</h3>
            <p>{t("race-tableau-help", { ends: seat.ends_at })}</p>
          </>
        )}
      />
      {seat.prestige !== null && (
        <Stat
          icon={<Icon name="prestige" />}
          class={view.leader === seat.seat ? "stat-prestige leads" : "stat-prestige"}
          value={seat.prestige}
          by="prestige prestige-spent leader-bonus leader-tile leader-tile-returned"
          title={t("race-prestige")}
          hint={() => <PrestigeHint view={view} seat={seat} />}
        />
      )}
      {seat.tucked !== null && seat.tucked > 0 && (
        <Stat
          icon={<Icon name="tuck" />}
          value={seat.tucked}
          by="tucked took-tucked"
          title={t("race-tucked")}
          hint={() => <p>{t("race-tucked")}</p>}
        />
      )}
    </>
  );
}

function MilitaryHint({ military: standing, takeovers }: { military: RaceMilitary; takeovers: boolean }) {
  const against = Object.entries(standing.against).filter(([, value]) => value !== 0);
  return (
    <>
      <h3>{t("race-military")}</h3>
      <dl class="parts">
        <div>
          <dt>{t("race-military-total")}</dt>
          <dd>{standing.total}</dd>
        </div>
        {standing.temporary !== 0 && (
          <div>
            <dt>{t("race-military-temporary")}</dt>
            <dd>{standing.temporary}</dd>
          </div>
        )}
        {against.map(([whom, value]) => (
          <div key={whom}>
            <dt>
              {whom === "rebel" ? <Icon name="rebel" /> : <Good kind={whom} />} {t(`race-against-${whom}`)}
            </dt>
            <dd>{standing.total + value}</dd>
          </div>
        ))}
        {standing.most !== standing.total && (
          <div>
            <dt>{t("race-military-most")}</dt>
            <dd>{standing.most}</dd>
          </div>
        )}
        {takeovers && (
          <div>
            <dt>{t("race-military-defense")}</dt>
            <dd>{standing.defense}</dd>
          </div>
        )}
      </dl>
      {takeovers && (
        <p class="help">{t(standing.open_to.length > 0 ? "race-open-to" : "race-open-to-none")}</p>
      )}
    </>
  );
}

function PrestigeHint({ view, seat }: { view: RaceView; seat: RaceSeat }) {
  return (
    <>
      <h3>{t("race-prestige")}</h3>
      <p>{t("race-prestige-help")}</p>
      <p>{t(seat.boost_ready ? "race-boost-ready" : "race-boost-used")}</p>
      {view.leader === seat.seat && <p>{t("race-leader", { count: view.on_leader })}</p>}
    </>
  );
}

/** Action cards of this round that lie open. */
export function Chosen({ seat }: { seat: RaceSeat }) {
  return (
    <span class="chosen">
      {seat.actions.map((chosen) => (
        <Told
          key={chosen.action}
          class={`action-mark phase-${phaseOf(chosen.action)}${chosen.boosted ? " boosted" : ""}`}
          label={chosen.words}
          of={chosen.action}
          moves={`action-${seat.seat}-${chosen.action}`}
          flips
          hint={() => (
            <>
              <h3>{chosen.words}</h3>
              <p>{t(does(chosen.action))}</p>
              {chosen.boosted && <p>{t("race-boosted")}</p>}
            </>
          )}
        >
          <Icon name={actionIcon(chosen.action)} />
          <span class="action-more">{actionMore(chosen.action)}</span>
        </Told>
      ))}
    </span>
  );
}

/** The message that says what a phase, or the phase of an action, does. */
export function does(action: string): string {
  return `race-does-${phaseOf(action)}`;
}

export function phaseOf(action: string): string {
  return action.split("-")[0]?.split("+")[0] ?? action;
}

export function actionIcon(action: string): IconName {
  if (action === "search") return "search";
  if (action.startsWith("consume-trade")) return "trade";
  const phase = phaseOf(action);
  return phase === "explore" ||
    phase === "develop" ||
    phase === "settle" ||
    phase === "consume" ||
    phase === "produce"
    ? phase
    : "round";
}

/** What tells actions of the same phase apart. */
export function actionMore(action: string): string {
  if (action === "explore+5") return "+5";
  if (action === "explore+1+1") return "+1+1";
  if (action === "consume-trade") return "$";
  if (action === "consume-double") return "×2";
  return action.endsWith("second") ? "2" : "";
}

/** The row of your own figures, above your tableau. */
export function OwnStats({ store, view, seat }: { store: TableStore; view: RaceView; seat: RaceSeat }) {
  const table = store.table.value;
  return (
    <div class="own-stats" data-seat={seat.seat}>
      <PlayerMark seat={seat.seat} />
      <strong class="own-name">{table?.seats[seat.seat]?.name}</strong>
      <Presence store={store} seat={seat.seat} />
      <SeatStats view={view} seat={seat} />
      <Chosen seat={seat} />
      {view.last_round && (
        <Told class="last-round" hint={() => <p>{t("race-last-round-help")}</p>}>
          {view.last_round}
        </Told>
      )}
    </div>
  );
}
