/** The way in: play at once, go on with a game, join one, watch one. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../core/api.ts";
import { lastBot, lastGame } from "../core/prefs.ts";
import { go } from "../core/route.ts";
import { set } from "../core/set.ts";
import { lang, t } from "../core/words.ts";
import { Icon } from "../ui/icons.tsx";
import { trying } from "../ui/parts.tsx";
import { Shell } from "../ui/shell.tsx";
import type { BotLevel, Game, Home, TableLine } from "../wire.ts";
import { GameArt } from "./art.tsx";
import { againstBots, levels, usualBot } from "./setup.ts";

const AGAIN = 15_000;

export function HomePage() {
  const home = useSignal<Home | null>(null);
  const games = useSignal<Game[]>([]);
  const language = lang.value;

  useEffect(() => {
    const look = () => trying(async () => set(home, await api.home()));
    void trying(async () => set(games, await api.games()));
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, AGAIN);
    document.title = "Perihelion";
    return () => clearInterval(timer);
  }, [language]);

  const told = home.value;
  const chosen = games.value.find((game) => game.game === lastGame.value) ?? games.value[0];
  return (
    <Shell>
      <div class={told?.mine.some((line) => line.waits_for_me) ? "home waits" : "home"}>
        <section class="home-play" aria-label={t("new-game")}>
          {games.value.length > 1 && (
            <fieldset class="segments game-choice" aria-label={t("game")}>
              {games.value.map((game) => (
                <button
                  type="button"
                  key={game.game}
                  aria-pressed={game === chosen}
                  onClick={() => set(lastGame, game.game)}
                >
                  {game.title}
                </button>
              ))}
            </fieldset>
          )}
          {chosen && <PlayCard key={chosen.game} game={chosen} />}
        </section>
        <div class="home-lists">
          <Lines name="mine" title={t("my-games")} home={told} empty={t("my-games-none")} />
          <Lines name="open" title={t("open-tables")} home={told} empty={t("open-tables-none")} />
          {told && told.watch.length > 0 && (
            <Lines name="watch" title={t("watch-tables")} home={told} empty="" />
          )}
        </div>
      </div>
    </Shell>
  );
}

/** One game, and the shortest way into it. */
function PlayCard({ game }: { game: Game }) {
  const bots = useSignal(Math.min(2, game.most - 1));
  const level = usualBot(game, lastBot.value);
  const [ladder, others] = levels(game);
  const counts = Array.from({ length: game.most }, (_, k) => k).filter((n) => n + 1 >= game.least);
  const start = () =>
    trying(async () => {
      const seats = againstBots(bots.value, level);
      const table = await api.layTable({ game: game.game, seats });
      go(`/table/${table.id}`);
    });
  const alone = bots.value === 0;
  const about = alone ? t("alone-help") : game.bots.find((bot) => bot.bot === level)?.help;
  return (
    <article class="play-card panel">
      <GameArt game={game.game} />
      <div class="play-body">
        <h1>{game.title}</h1>
        <p class="lead">{game.help}</p>
        <div class="play-choices">
          <fieldset class="segments" aria-label={t("opponents")}>
            <legend>{t("opponents")}</legend>
            {counts.map((n) => (
              <button type="button" key={n} aria-pressed={bots.value === n} onClick={() => set(bots, n)}>
                {n}
              </button>
            ))}
          </fieldset>
          <Bots title={t("level")} bots={ladder} chosen={level} disabled={alone} />
        </div>
        <p class="help" data-about-bot="">
          {about}
        </p>
        {others.length > 0 && !alone && (
          <details class="more-bots" open={others.some((bot) => bot.bot === level)}>
            <summary>{t("more-bots")}</summary>
            <Bots bots={others} chosen={level} />
          </details>
        )}
        <div class="play-go">
          <button type="button" class="primary big" onClick={start}>
            <Icon name="play" />
            {t("play-now")}
          </button>
          <a class="secondary big" href={`/new?game=${game.game}`}>
            {t("set-up")}
          </a>
        </div>
        <p class="help">{t("set-up-help")}</p>
      </div>
    </article>
  );
}

interface BotsProps {
  title?: string;
  bots: readonly BotLevel[];
  chosen: string;
  disabled?: boolean;
}

/** Bots, one of which is the opponent; the choice is remembered. */
function Bots({ title, bots, chosen, disabled }: BotsProps) {
  return (
    <fieldset class="segments" aria-label={title ?? t("more-bots")} disabled={disabled}>
      {title && <legend>{title}</legend>}
      {bots.map((bot) => (
        <button
          type="button"
          key={bot.bot}
          aria-pressed={chosen === bot.bot}
          onClick={() => set(lastBot, bot.bot)}
        >
          {bot.title}
        </button>
      ))}
    </fieldset>
  );
}

type ListName = "mine" | "open" | "watch";

/** How many tables of a list are shown before more are asked for, so that what is below can be found. */
const FEW = 10;

/** A list: its first page is kept up to date, further ones are fetched when asked for. */
function Lines({
  name,
  title,
  home,
  empty,
}: {
  name: ListName;
  title: string;
  home: Home | null;
  empty: string;
}) {
  const further = useSignal<TableLine[]>([]);
  const after = useSignal<string | null | undefined>(undefined);
  const all = useSignal(false);
  const first = home?.[name];
  const shown = new Set(first?.map((line) => line.id));
  const lines = first?.concat(further.value.filter((line) => !shown.has(line.id)));
  const next = after.value === undefined ? home?.more[name] : after.value;
  const folded = !all.value && (lines?.length ?? 0) > FEW;
  const more = (place: string) =>
    trying(async () => {
      const page = await api.list(name, place);
      further.value = [...further.value, ...page.lines];
      after.value = page.more;
    });
  return (
    <section class={`lines lines-${name}`}>
      <h2>{title}</h2>
      {lines?.length === 0 && <p class="help">{empty}</p>}
      <ul>
        {lines?.slice(0, folded ? FEW : undefined).map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {(folded || next) && (
        <button
          type="button"
          class="secondary"
          onClick={() => (folded ? set(all, true) : next && more(next))}
        >
          {t("show-more")}
        </button>
      )}
    </section>
  );
}

function Line({ line }: { line: TableLine }) {
  return (
    <li>
      <a class={line.waits_for_me ? "line panel waits" : "line panel"} href={`/table/${line.id}`}>
        <span class="line-main">
          <strong>{line.title}</strong>
          <span class="line-names">{line.names.join(" · ")}</span>
          {line.option_words.length > 0 && <span class="help">{line.option_words.join(", ")}</span>}
          {line.notice && <span class="help">{line.notice}</span>}
        </span>
        <span class="line-state">
          <span class={line.waits_for_me ? "mark gold" : "mark"}>{stateWords(line)}</span>
          <span class="line-do">
            {t(wayIn(line))}
            <Icon name="next" />
          </span>
        </span>
      </a>
    </li>
  );
}

/** What a click on a table leads to. */
function wayIn(line: TableLine): string {
  if (line.state === "over") return "the-end";
  if (line.may_return) return "come-back";
  if (line.my_seats.length > 0) return "go-on";
  return line.free > 0 ? "sit-down" : "watch";
}

function stateWords(line: TableLine): string {
  if (line.waits_for_me) return t("your-turn");
  if (line.may_return) return t("is-replaced");
  if (line.state === "over") return t("state-over");
  if (line.state === "open") return t("state-free", { count: line.free });
  if (line.round === null || line.round === 0) return t("state-playing");
  return t("round", { game: line.game, round: line.round });
}
