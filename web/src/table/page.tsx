/** The page of a table: its waiting room, its game, its end. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api, Refused } from "../core/api.ts";
import { lang, t } from "../core/words.ts";
import { Shell } from "../ui/shell.tsx";
import { tell } from "../ui/toast.tsx";
import { GameScreen } from "./screen.tsx";
import { TableStore } from "./store.ts";
import { WaitingRoom } from "./waiting.tsx";

export function TablePage({ id }: { id: string }) {
  const store = useMemo(() => new TableStore(id), [id]);
  const problem = useSignal<string | null>(null);
  const language = lang.value;
  useEffect(() => {
    api.table(id).then(
      (table) => {
        store.table.value ??= table;
        store.start();
      },
      (why) => {
        problem.value = why instanceof Refused ? why.problem.words : t("failed");
      },
    );
    return () => store.end();
  }, [id, store, problem]);
  useEffect(() => store.speak(), [language]);

  const table = store.table.value;
  const notice = table?.notice;
  useEffect(() => {
    if (notice) tell(notice);
  }, [notice]);
  const update = store.update.value;
  const refused = problem.value ?? (store.link.value === "closed" ? store.farewell.value?.words : null);
  if (refused) {
    return (
      <Shell>
        <div class="narrow panel">
          <h1 class="lead">{refused}</h1>
          <a class="secondary big" href="/">
            {t("to-home")}
          </a>
        </div>
      </Shell>
    );
  }
  if (!table || (table.state !== "open" && !update)) {
    return (
      <div class="loading" role="status">
        {t("loading")}
      </div>
    );
  }
  if (!update) return <WaitingRoom store={store} table={table} />;
  return <GameScreen store={store} table={table} update={update} />;
}
