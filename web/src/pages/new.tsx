/** Laying a table: the game, who sits where, the options. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../core/api.ts";
import { me } from "../core/me.ts";
import { lastBot } from "../core/prefs.ts";
import { go } from "../core/route.ts";
import { set } from "../core/set.ts";
import { duration, lang, t } from "../core/words.ts";
import { Icon, type IconName } from "../ui/icons.tsx";
import { Field, Toggle, trying } from "../ui/parts.tsx";
import { Shell } from "../ui/shell.tsx";
import type { BotLevel, Game, GameOption, SeatPlan } from "../wire.ts";
import {
  againstBots,
  defaults,
  levels,
  most,
  open,
  resized,
  sent,
  ticked,
  usualBot,
  type Value,
  type Values,
} from "./setup.ts";

export function NewPage({ wanted }: { wanted: string | null }) {
  const games = useSignal<Game[]>([]);
  const chosen = useSignal(wanted);
  const language = lang.value;
  useEffect(() => {
    document.title = `${t("set-up-title")} — Perihelion`;
    void trying(async () => set(games, await api.games()));
  }, [language]);
  const game = games.value.find((one) => one.game === chosen.value) ?? games.value[0];
  return (
    <Shell>
      <div class="new">
        <h1>{t("set-up-title")}</h1>
        {games.value.length > 1 && (
          <fieldset class="segments" aria-label={t("game")}>
            {games.value.map((one) => (
              <button
                type="button"
                key={one.game}
                aria-pressed={one === game}
                onClick={() => set(chosen, one.game)}
              >
                {one.title}
              </button>
            ))}
          </fieldset>
        )}
        {game && <Setup key={game.game} game={game} />}
      </div>
    </Shell>
  );
}

interface Terms {
  private: boolean;
  /** Listed for strangers to watch; null is as usual: with other people yes, against bots no. */
  watch: boolean | null;
  chat: boolean;
  watchers_write: boolean;
  shuffle: boolean;
  /** After how many seconds of absence the host alone may replace a player; null is never. */
  replace_after: number | null;
}

const MINUTE = 60;
const DAY = 86_400;
const PATIENCE = [5 * MINUTE, 60 * MINUTE, DAY, 3 * DAY, 14 * DAY];

function Setup({ game }: { game: Game }) {
  const seats = useSignal<SeatPlan[]>(againstBots(Math.min(2, game.most - 1), usualBot(game, lastBot.value)));
  const values = useSignal<Values>(defaults(game));
  const terms = useSignal<Terms>({
    private: false,
    watch: null,
    chat: true,
    watchers_write: true,
    shuffle: false,
    replace_after: 60 * MINUTE,
  });
  const players = seats.value.length;
  const top = most(game, values.value);
  const invites = seats.value.some((plan) => plan.who === "open");
  const alone = seats.value.every((plan) => plan.who === "me" || plan.who === "bot");

  const resize = (wanted: number) => set(seats, resized(seats.value, wanted, usualBot(game, lastBot.value)));
  const change = (option: GameOption, value: Value) => {
    values.value = { ...values.value, [option.option]: value };
    resize(Math.min(players, most(game, values.value)));
  };
  const begin = () =>
    trying(async () => {
      const options = sent(game, values.value, players);
      const table = await api.layTable({
        game: game.game,
        seats: seats.value,
        options,
        ...terms.value,
        will_share: true,
      });
      go(`/table/${table.id}`);
    });

  return (
    <div class="setup">
      <section class="panel setup-seats">
        <h2>{t("seats")}</h2>
        <ol>
          {seats.value.map((plan, k) => (
            <li key={k}>
              <SeatChoice
                game={game}
                plan={plan}
                number={k + 1}
                told={seats.value.slice(0, k).some((before) => before.bot && before.bot === plan.bot)}
                onChange={(next) =>
                  set(
                    seats,
                    seats.value.map((old, at) => (at === k ? next : old)),
                  )
                }
              />
            </li>
          ))}
        </ol>
        <div class="row">
          <button
            type="button"
            class="secondary"
            disabled={players <= game.least}
            onClick={() => resize(players - 1)}
          >
            <Icon name="minus" />
            {t("seat-less")}
          </button>
          <button
            type="button"
            class="secondary"
            disabled={players >= top}
            onClick={() => resize(players + 1)}
          >
            <Icon name="plus" />
            {t("seat-more")}
          </button>
        </div>
        <p class="help">{t(invites ? "seats-help-open" : "seats-help")}</p>
        {invites && (
          <Patience
            after={terms.value.replace_after}
            onChange={(after) => set(terms, { ...terms.value, replace_after: after })}
          />
        )}
      </section>
      <section class="panel setup-options">
        <h2>{t("options")}</h2>
        {game.options
          .filter((option) => open(option, values.value, players))
          .map((option) => (
            <OptionField
              key={option.option}
              option={option}
              value={values.value[option.option] ?? null}
              onChange={(value) => change(option, value)}
            />
          ))}
        <details>
          <summary>{t("table-options")}</summary>
          <Toggle
            title={t("term-watch")}
            help={t(alone ? "term-watch-alone-help" : "term-watch-help")}
            on={terms.value.watch ?? !alone}
            onChange={(on) => set(terms, { ...terms.value, watch: on || (alone ? null : false) })}
          />
          {(["private", "chat", "watchers_write", "shuffle"] as const).map((name) => (
            <Toggle
              key={name}
              title={t(`term-${name.replace("_", "-")}`)}
              help={t(`term-${name.replace("_", "-")}-help`)}
              on={terms.value[name]}
              onChange={(on) => set(terms, { ...terms.value, [name]: on })}
            />
          ))}
        </details>
      </section>
      <div class="setup-go">
        <button type="button" class="primary big" onClick={begin}>
          <Icon name={invites ? "link" : "play"} />
          {t(invites ? "lay-table" : "start")}
        </button>
      </div>
    </div>
  );
}

/** How long the others wait together: in a live game two minutes, else as long as the host. */
function grace(after: number | null): number {
  if (after === null) return DAY;
  return after <= 60 * MINUTE ? 2 * MINUTE : after;
}

/** How long a table waits for somebody who has gone before the host may put a bot in the place. */
function Patience({ after, onChange }: { after: number | null; onChange: (after: number | null) => void }) {
  return (
    <div class="patience">
      <Field title={t("term-replace")}>
        <select
          value={after ?? ""}
          onChange={(event) => onChange(event.currentTarget.value ? Number(event.currentTarget.value) : null)}
        >
          {PATIENCE.map((seconds) => (
            <option key={seconds} value={seconds}>
              {t("term-replace-after", { time: duration(seconds) })}
            </option>
          ))}
          <option value="">{t("term-replace-never")}</option>
        </select>
      </Field>
      <p class="help">{t("term-replace-help", { time: duration(grace(after)) })}</p>
    </div>
  );
}

const WHO: [SeatPlan["who"], IconName][] = [
  ["me", "user"],
  ["bot", "bot"],
  ["open", "seat"],
  ["here", "user"],
];

interface SeatProps {
  game: Game;
  plan: SeatPlan;
  number: number;
  /** Whether what kind of bot it is has been said above. */
  told: boolean;
  onChange: (plan: SeatPlan) => void;
}

/** Who takes a seat: me, a bot of some level, whoever comes, or somebody else on this device. */
function SeatChoice({ game, plan, number, told, onChange }: SeatProps) {
  const icon = WHO.find(([who]) => who === plan.who)?.[1] ?? "user";
  const [ladder, others] = levels(game);
  const about = plan.who === "bot" && !told && game.bots.find((bot) => bot.bot === plan.bot)?.help;
  return (
    <div class="seat-choice">
      <Icon name={icon} />
      <span class="seat-number">{t("seat", { number })}</span>
      {plan.who === "me" ? (
        <span class="seat-me">{t("seat-me", { name: me.value?.name ?? "" })}</span>
      ) : (
        <select
          aria-label={t("seat", { number })}
          value={plan.who === "bot" ? `bot:${plan.bot}` : plan.who}
          onChange={(event) => {
            const next = planOf(event.currentTarget.value, plan);
            if (next.bot) set(lastBot, next.bot);
            onChange(next);
          }}
        >
          <BotOptions bots={ladder} />
          <option value="open">{t("seat-open")}</option>
          <option value="here">{t("seat-here")}</option>
          {others.length > 0 && (
            <optgroup label={t("more-bots")}>
              <BotOptions bots={others} />
            </optgroup>
          )}
        </select>
      )}
      {about && <p class="help seat-about">{about}</p>}
      {plan.who === "here" && (
        <input
          type="text"
          maxLength={24}
          placeholder={t("nickname")}
          aria-label={t("nickname")}
          value={plan.name ?? ""}
          onInput={(event) => onChange({ ...plan, name: event.currentTarget.value || null })}
        />
      )}
    </div>
  );
}

function BotOptions({ bots }: { bots: readonly BotLevel[] }) {
  return (
    <>
      {bots.map((bot) => (
        <option key={bot.bot} value={`bot:${bot.bot}`}>
          {t("seat-bot", { level: bot.title })}
        </option>
      ))}
    </>
  );
}

function planOf(value: string, before: SeatPlan): SeatPlan {
  if (value.startsWith("bot:")) return { who: "bot", bot: value.slice(4) };
  return value === "here" ? { who: "here", name: before.name ?? null } : { who: "open" };
}

interface OptionProps {
  option: GameOption;
  value: Value;
  onChange: (value: Value) => void;
}

function OptionField({ option, value, onChange }: OptionProps) {
  if (option.kind === "switch") {
    return <Toggle title={option.title} help={option.help} on={value === true} onChange={onChange} />;
  }
  const several = option.kind === "several";
  const chosen = Array.isArray(value) ? value : [value];
  return (
    <fieldset class="choices">
      <legend>{option.title}</legend>
      <p class="help">{option.help}</p>
      {!several && option.default === null && (
        <Check
          among={option.option}
          title={t("none")}
          help=""
          on={value === null}
          onChange={() => onChange(null)}
        />
      )}
      {option.choices.map((choice) => {
        const on = chosen.includes(choice.value as never);
        return (
          <Check
            key={String(choice.value)}
            among={several ? undefined : option.option}
            title={choice.title}
            help={choice.help}
            on={on}
            onChange={() => {
              if (!several) onChange(choice.value);
              else onChange(ticked(option, chosen as string[], String(choice.value)));
            }}
          />
        );
      })}
    </fieldset>
  );
}

interface CheckProps {
  title: string;
  help: string;
  on: boolean;
  /** The option of which it is one value; together with others it is ticked freely. */
  among?: string | undefined;
  onChange: (on: boolean) => void;
}

function Check({ title, help, on, among, onChange }: CheckProps) {
  return (
    <label class="check">
      <input
        type={among ? "radio" : "checkbox"}
        name={among}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <span class="check-title">{title}</span>
        {help && <span class="help">{help}</span>}
      </span>
    </label>
  );
}
