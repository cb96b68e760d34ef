/** The goals of a game: who has each, and how far everybody is. */

import { hyphened } from "../../core/hyphens.ts";
import { t } from "../../core/words.ts";
import { PlayerMark } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import { Told } from "../../ui/told.tsx";
import type { RaceGoal, RaceView } from "../../wire.ts";
import { Icon, type IconName } from "./icons.tsx";

const SIGNS: Record<string, IconName> = {
  "galactic-standard-of-living": "chips",
  "system-diversity": "any",
  "overlord-discoveries": "alien",
  "budget-surplus": "cards",
  "innovation-leader": "round",
  "galactic-status": "development",
  "uplift-knowledge": "uplift",
  "galactic-riches": "produce",
  "expansion-leader": "tableau",
  "peace-war-leader": "shield",
  "galactic-standing": "prestige",
  "military-influence": "imperium",
  "greatest-military": "military",
  "largest-industry": "rare",
  "greatest-infrastructure": "develop",
  "production-leader": "produce",
  "research-leader": "explore",
  "propaganda-edge": "rebel",
  "galactic-prestige": "prestige",
  "prosperity-lead": "consume",
};

export function Goals({ store, view }: { store: TableStore; view: RaceView }) {
  return (
    <ul class="goals" aria-label={t("race-goals")}>
      {view.goals.map((goal) => (
        <li key={goal.goal}>
          <Goal store={store} goal={goal} mine={store.update.value?.seat ?? null} />
        </li>
      ))}
    </ul>
  );
}

function Goal({ store, goal, mine }: { store: TableStore; goal: RaceGoal; mine: number | null }) {
  const state = goal.holders.length > 0 ? "held" : goal.closed ? "closed" : "free";
  const own = mine === null || goal.closed ? null : (goal.values[mine] ?? 0);
  return (
    <Told
      class={`goal ${state} ${goal.most ? "most" : "first"}`}
      of={goal.goal}
      label={spoken(store, goal, own)}
      hint={() => <GoalDetail store={store} goal={goal} />}
    >
      <Icon name={SIGNS[goal.goal] ?? "trophy"} />
      <span class="goal-name">{hyphened(goal.name)}</span>
      {goal.holders.length > 0 ? (
        <span class="goal-holders">
          {goal.holders.map((seat) => (
            <PlayerMark key={seat} seat={seat} />
          ))}
        </span>
      ) : (
        <span class="goal-value">
          {own === null ? "–" : <Count value={own} />}
          {own !== null && goal.needs > 1 && `/${goal.needs}`}
        </span>
      )}
      <b class="goal-worth">{goal.worth}</b>
    </Told>
  );
}

/** What a screen reader says of a goal: its name, and who has it or how far I am. */
function spoken(store: TableStore, goal: RaceGoal, own: number | null): string {
  const seats = store.table.value?.seats ?? [];
  const names = goal.holders.map((seat) => seats[seat]?.name ?? "").join(", ");
  if (names) return `${goal.name}, ${t("race-goal-of", { names })}`;
  return own === null ? goal.name : `${goal.name}, ${t("race-goal-own", { own, needs: goal.needs })}`;
}

function GoalDetail({ store, goal }: { store: TableStore; goal: RaceGoal }) {
  const seats = store.table.value?.seats ?? [];
  return (
    <>
      <h3>{goal.name}</h3>
      <p>{goal.condition}</p>
      <p class="help">{t(goal.most ? "race-goal-most" : "race-goal-first", { worth: goal.worth })}</p>
      <dl class="parts">
        {goal.values.map((value, seat) => (
          <div key={seat}>
            <dt>
              <PlayerMark seat={seat} /> {seats[seat]?.name}
            </dt>
            <dd>
              {value}
              {goal.holders.includes(seat) && <Icon name="trophy" label={t("race-goal-held")} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
