/** The page of a table: its waiting room, its game, its end. */

import { useEffect, useMemo } from "preact/hooks";
import { api } from "../core/api.ts";
import { lang, t } from "../core/words.ts";
import { trying } from "../ui/parts.tsx";
import { Loading, Stopped } from "../ui/stopped.tsx";
import { tell } from "../ui/toast.tsx";
import { bringRest, rest } from "./rest.ts";
import { GameScreen } from "./screen.tsx";
import { TableStore } from "./store.ts";

/** A table that has been begun with before its page was drawn. */
let ahead: TableStore | null = null;

/** Begin with a table while it is still being asked who I am; what stops it is returned. */
export function beginTable(id: string): () => void {
  const store = new TableStore(id);
  ahead = store;
  store.start();
  return () => {
    store.end();
    ahead = null;
  };
}

function tableOf(id: string): TableStore {
  const found = ahead?.id === id ? ahead : new TableStore(id);
  if (found !== ahead) found.start();
  ahead = null;
  return found;
}

export function TablePage({ id }: { id: string }) {
  const store = useMemo(() => tableOf(id), [id]);
  const language = lang.value;
  useEffect(() => {
    bringRest();
    return () => store.end();
  }, [store]);
  useEffect(() => store.speak(), [language]);

  const table = store.table.value;
  const notice = table?.notice;
  useEffect(() => {
    if (notice) tell(notice);
  }, [notice]);
  const update = store.update.value;
  const refused = store.closed.value ?? (store.link.value === "closed" ? store.farewell.value?.words : null);
  if (refused) return <Stopped words={refused} />;
  const board = store.board.value;
  const strange = board !== null && update !== null && board.name !== update.view.board;
  if (store.boardLost.value || strange) return <Stopped words={t("board-lost")} onRetry={() => again(id)} />;
  if (table && board && update) {
    return <GameScreen store={store} table={table} board={board} update={update} />;
  }
  const Waiting = rest.value?.WaitingRoom;
  if (table?.state === "open" && !update && Waiting) return <Waiting store={store} table={table} />;
  return <Loading />;
}

/** Reload the pages in whatever version the server has now; not if it cannot be reached. */
function again(id: string): void {
  void trying(async () => {
    await api.table(id);
    location.reload();
  });
}
