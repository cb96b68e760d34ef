/** A game on the screen: what surrounds the board, whatever the game. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Board } from "../boards/board.ts";
import { sidePanel } from "../core/prefs.ts";
import { set } from "../core/set.ts";
import { t } from "../core/words.ts";
import { hideHint } from "../ui/hint.tsx";
import { Icon } from "../ui/icons.tsx";
import { LangSwitch, ThemeSwitch, Tool } from "../ui/parts.tsx";
import { Emblem } from "../ui/shell.tsx";
import { Told } from "../ui/told.tsx";
import type { TableState, Update } from "../wire.ts";
// What all boards share comes with the first page: as chunks of their own it would come late.
import "../ui/legend.tsx";
import "../ui/zone.tsx";
import "./ask.tsx";
import "./piece.tsx";
import { Curtain } from "./curtain.tsx";
import { useFocusKept } from "./focus.ts";
import { onKey } from "./keys.ts";
import { LogPanel } from "./log.tsx";
import { PlayTool, SpeedTool, StageLayer } from "./playback.tsx";
import { bringRest, rest } from "./rest.ts";
import { Announcer, SpokenTable } from "./spoken.tsx";
import type { TableStore } from "./store.ts";
import { hasCompany } from "./watching.tsx";

interface Props {
  store: TableStore;
  table: TableState;
  board: Board;
  update: Update;
}

type Sheet = "log" | "chat" | null;

export function GameScreen({ store, table, board, update }: Props) {
  const sheet = useSignal<Sheet>(null);
  const menu = useSignal(false);
  const help = useSignal(false);
  const { view, may, end } = update;
  const later = rest.value;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(store, event, () => set(help, true));
    addEventListener("keydown", listen);
    return () => {
      removeEventListener("keydown", listen);
      hideHint();
    };
  }, [store]);
  useEffect(() => store.bringFaces(update.lang), [update]);
  useFocusKept(`${update.seq} ${store.latest.value?.seq}`);
  const openMenu = () => {
    bringRest();
    set(menu, true);
  };
  const open = (which: Sheet) => () => set(sheet, sheet.value === which ? null : which);
  const undo = <Tool icon="undo" label={t("undo")} why={may.undo?.words ?? null} onClick={store.undo} />;
  const reset = <Tool icon="reset" label={t("reset")} why={may.reset?.words ?? null} onClick={store.reset} />;
  const helpTool = <Tool icon="info" label={t("help")} onClick={() => set(help, true)} />;
  const all = { store, table, update, view };
  return (
    <div
      class={`game board-${view.board}`}
      data-link={store.link.value}
      data-seq={update.seq}
      data-playing={store.stage.playing.value}
    >
      <header class="game-head">
        <a class="brand" href="/" aria-label={t("to-home")}>
          <Emblem />
        </a>
        {view.round !== null && view.round > 0 && (
          <Told
            class="round-now"
            of="round turn"
            hint={() => (
              <>
                <h3>{table.title}</h3>
                <p>{t("round", { game: table.game, round: view.round ?? 0 })}</p>
                {table.option_words.length > 0 && <p class="help">{table.option_words.join(", ")}</p>}
              </>
            )}
          >
            <span class="round-word">{t("round-word", { game: table.game })}</span> <b>{view.round}</b>
          </Told>
        )}
        {board.Head && <board.Head {...all} />}
        <div class="head-tools">
          {update.seat !== null && undo}
          {update.seat !== null && reset}
          <PlayTool store={store} />
          <SpeedTool store={store} />
          <LangSwitch />
          <ThemeSwitch />
          {helpTool}
          <Tool icon="menu" label={t("menu")} onClick={openMenu} />
        </div>
      </header>
      <Link store={store} />
      <main class="game-board" onClickCapture={(event) => settle(store, event)}>
        <h1 class="unseen">{table.title}</h1>
        <board.Board {...all} />
        <SpokenTable store={store} update={update} />
      </main>
      <StageLayer store={store} />
      <Announcer store={store} update={update} />
      <aside class={sheet.value ? "side shown" : "side"}>
        <Side store={store} table={table} sheet={sheet.value} onClose={open(null)} />
      </aside>
      <nav class="foot">
        {update.seat !== null && undo}
        {update.seat !== null && reset}
        <PlayTool store={store} />
        <Tool icon="log" label={t("log")} onClick={open("log")} />
        {talks(store, table) && (
          <Tool icon="chat" label={t("chat")} badge={store.unread.value} onClick={open("chat")} />
        )}
        {helpTool}
        <Tool icon="menu" label={t("menu")} onClick={openMenu} />
      </nav>
      <Curtain store={store} table={table} update={update} />
      {menu.value && later && (
        <later.TableMenu store={store} table={table} update={update} onClose={() => set(menu, false)} />
      )}
      {help.value && <board.Help {...all} onClose={() => set(help, false)} />}
      {end && later && !store.stage.playing.value && !store.endSeen.value && (
        <later.EndDialog store={store} end={end} onClose={() => set(store.endSeen, true)} />
      )}
    </div>
  );
}

/**
 * A click on the board skips what is being shown. It is an answer, too, unless it hits a piece that is
 * not where it is seen.
 */
function settle(store: TableStore, event: MouseEvent): void {
  const piece = (event.target as Element).closest("[data-piece]");
  if (piece && store.stage.holds(piece)) event.stopPropagation();
  store.stage.finish();
}

/** Whether there is a chat: with bots alone there is nobody to talk to. */
function talks(store: TableStore, table: TableState): boolean {
  return table.chat && (hasCompany(table) || store.chat.value.length > 0);
}

/** Log and chat: beside the board, or over it where there is no room. */
function Side({
  store,
  table,
  sheet,
  onClose,
}: {
  store: TableStore;
  table: TableState;
  sheet: Sheet;
  onClose: () => void;
}) {
  const tab = sheet ?? (talks(store, table) ? sidePanel.value : "log");
  const unread = store.unread.value;
  return (
    <>
      <div class="side-tabs">
        <div class="tab-list" role="tablist">
          <button
            type="button"
            role="tab"
            aria-selected={tab === "log"}
            onClick={() => set(sidePanel, "log")}
          >
            <Icon name="log" /> {t("log")}
          </button>
          {talks(store, table) && (
            <button
              type="button"
              role="tab"
              aria-selected={tab === "chat"}
              onClick={() => set(sidePanel, "chat")}
            >
              <Icon name="chat" /> {t("chat")}
              {tab !== "chat" && unread > 0 && <span class="badge">{unread}</span>}
            </button>
          )}
        </div>
        <button type="button" class="side-close" aria-label={t("close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {tab === "log" ? <LogPanel store={store} /> : rest.value && <rest.value.ChatPanel store={store} />}
    </>
  );
}

/** The line is lost: say so, and that nothing else is. */
function Link({ store }: { store: TableStore }) {
  if (store.link.value === "open") return null;
  return (
    <p class="link-lost" role="status">
      <Icon name="offline" />
      {t(store.link.value === "connecting" ? "connecting" : "line-lost")}
    </p>
  );
}
