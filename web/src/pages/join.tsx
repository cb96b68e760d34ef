/** Where an invitation leads: who sits there already, and one button. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, Refused } from "../core/api.ts";
import { shareFor } from "../core/fair.ts";
import { go } from "../core/route.ts";
import { lang, t } from "../core/words.ts";
import { Icon } from "../ui/icons.tsx";
import { trying } from "../ui/parts.tsx";
import { Shell } from "../ui/shell.tsx";
import type { TableState } from "../wire.ts";
import { keepName, NameField } from "./name.tsx";

export function JoinPage({ code }: { code: string }) {
  const table = useSignal<TableState | null>(null);
  const problem = useSignal<string | null>(null);
  const name = useSignal<string | null>(null);
  const language = lang.value;
  useEffect(() => {
    document.title = `${t("invitation")} — Perihelion`;
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
  return (
    <Shell>
      <div class="narrow panel">
        {problem.value && (
          <>
            <h1>{t("invitation")}</h1>
            <p>{problem.value}</p>
            <a class="secondary big" href="/">
              {t("to-home")}
            </a>
          </>
        )}
        {told && (
          <>
            <h1>{told.title}</h1>
            <p class="lead">{t("invitation-help", { names: namesOf(told) })}</p>
            {told.option_words.length > 0 && <p class="help">{told.option_words.join(", ")}</p>}
            <NameField name={name} bare />
            <button type="button" class="primary big" onClick={sit}>
              <Icon name="seat" />
              {t("sit-down")}
            </button>
          </>
        )}
      </div>
    </Shell>
  );
}

function namesOf(table: TableState): string {
  return table.seats
    .filter((seat) => seat.who !== "open")
    .map((seat) => seat.name)
    .join(", ");
}
