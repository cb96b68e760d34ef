/** Where an invitation leads: who sits there already, and one button. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, Refused } from "../core/api.ts";
import { shareFor } from "../core/fair.ts";
import { me } from "../core/me.ts";
import { go } from "../core/route.ts";
import { set } from "../core/set.ts";
import { lang, t } from "../core/words.ts";
import { Icon } from "../ui/icons.tsx";
import { trying } from "../ui/parts.tsx";
import { Shell } from "../ui/shell.tsx";
import { Stopped } from "../ui/stopped.tsx";
import type { Game, TableState } from "../wire.ts";
import { GameArt } from "./art.tsx";
import { keepName, NameField } from "./name.tsx";

export function JoinPage({ code }: { code: string }) {
  const table = useSignal<TableState | null>(null);
  const problem = useSignal<string | null>(null);
  const games = useSignal<Game[]>([]);
  const name = useSignal<string | null>(null);
  const language = lang.value;
  useEffect(() => {
    document.title = `${t("invitation")} — Perihelion`;
    void trying(async () => set(games, await api.games()));
    api.invited(code).then(
      (found) => {
        if (found.my_seats.length > 0) go(`/table/${found.id}`, true);
        else table.value = found;
      },
      (why) => {
        problem.value = why instanceof Refused ? why.problem.words : t("failed");
      },
    );
  }, [code, language]);
  const told = table.value;
  const game = games.value.find((one) => one.game === told?.game);
  const sit = () =>
    trying(async () => {
      await keepName(name);
      const fairness = told?.fairness;
      const joined =
        told && fairness
          ? await api.join(told.id, { invitation: code, share: shareFor(told.id, fairness.commitment) })
          : await api.accept(code);
      go(`/table/${joined.id}`, true);
    });
  if (problem.value) return <Stopped words={problem.value} />;
  if (!told) return <Shell>{null}</Shell>;
  return (
    <Shell>
      <article class="play-card invited panel">
        <GameArt game={told.game} />
        <div class="play-body">
          <h1>{told.title}</h1>
          <p class="lead">{t("invitation-help", { names: namesOf(told) })}</p>
          {game && <p>{game.help}</p>}
          {told.option_words.length > 0 && <p class="help">{told.option_words.join(", ")}</p>}
          <NameField name={name} bare />
          {me.value?.guest && <p class="help">{t("invitation-guest")}</p>}
          <button type="button" class="primary big" onClick={sit}>
            <Icon name="seat" />
            {t("sit-down")}
          </button>
        </div>
      </article>
    </Shell>
  );
}

function namesOf(table: TableState): string {
  return table.seats
    .filter((seat) => seat.who !== "open")
    .map((seat) => seat.name)
    .join(", ");
}
