/** A table with a free seat: who is there, and the link for those still to come. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { title } from "../../core/notice.ts";
import { t } from "../../core/words.ts";
import { Icon } from "../../ui/icons.tsx";
import { Shell } from "../../ui/shell.tsx";
import type { TableState } from "../../wire.ts";
import { PlayerMark, Presence } from "../player.tsx";
import type { TableStore } from "../store.ts";
import { ChatPanel } from "./chat.tsx";
import { Figures } from "./fair.tsx";

export function WaitingRoom({ store, table }: { store: TableStore; table: TableState }) {
  const mine = table.my_seats.length > 0;
  useEffect(() => title(table.title, false), [table.title]);
  return (
    <Shell>
      <div class="waiting-room">
        <section class="panel">
          <h1>{table.title}</h1>
          {table.option_words.length > 0 && <p class="help">{table.option_words.join(", ")}</p>}
          <ol class="waiting-seats">
            {table.seats.map((seat) => (
              <li key={seat.seat} class={seat.who}>
                <PlayerMark seat={seat.seat} />
                <span class={seat.who === "open" ? "help" : ""}>{seat.name}</span>
                {seat.host && <span class="mark">{t("host")}</span>}
                <Presence store={store} seat={seat.seat} />
              </li>
            ))}
          </ol>
          {table.invitation && <Invitation path={table.invitation} />}
          <div class="row">
            {!mine && (
              <button type="button" class="primary big" onClick={() => void store.ask("join")}>
                <Icon name="seat" />
                {t("sit-down")}
              </button>
            )}
            {table.host && mine && (
              <button type="button" class="primary big" onClick={() => void store.ask("begin")}>
                <Icon name="play" />
                {t("begin-with-bots")}
              </button>
            )}
            {mine && (
              <button type="button" class="secondary big" onClick={() => void store.ask("leave")}>
                <Icon name="door" />
                {t("get-up")}
              </button>
            )}
          </div>
          <p class="help">{t("waiting-help")}</p>
          {table.fairness && (
            <details class="fair-deal">
              <summary>{t("fair-title")}</summary>
              <p class="help">{t("fair-help")}</p>
              <Figures table={table} />
            </details>
          )}
        </section>
        {table.chat && (
          <section class="panel waiting-chat">
            <h2>{t("chat")}</h2>
            <ChatPanel store={store} />
          </section>
        )}
      </div>
    </Shell>
  );
}

function Invitation({ path }: { path: string }) {
  const copied = useSignal(false);
  const link = `${location.origin}${path}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      copied.value = true;
    } catch {
      copied.value = false; // the link stands there to be copied by hand
    }
  };
  return (
    <div class="invitation">
      <p>{t("invite-help")}</p>
      <div class="row">
        <input
          type="text"
          readOnly
          value={link}
          aria-label={t("invitation")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="secondary" onClick={() => void copy()}>
          <Icon name={copied.value ? "check" : "link"} />
          {t(copied.value ? "copied" : "copy")}
        </button>
      </div>
    </div>
  );
}
