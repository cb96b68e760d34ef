/** The menu of a table: who is there, leaving, coming back, replacing, this device. */

import { allowNotices, canNotify } from "../../core/notice.ts";
import { SPEEDS, type Speed } from "../../core/pace.ts";
import { listens, movement, notices, secondYes, setSpeed, sounds, speed } from "../../core/prefs.ts";
import { go } from "../../core/route.ts";
import { set } from "../../core/set.ts";
import { sound } from "../../core/sound.ts";
import { duration, t } from "../../core/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icons.tsx";
import { LangSwitch, ThemeSwitch, Toggle } from "../../ui/parts.tsx";
import { tell } from "../../ui/toast.tsx";
import type { TableState, Update } from "../../wire.ts";
import { PlayerMark, ReplaceButton } from "../player.tsx";
import type { TableStore } from "../store.ts";
import { Figures } from "./fair.tsx";

interface Props {
  store: TableStore;
  table: TableState;
  update: Update;
  onClose: () => void;
}

export function TableMenu({ store, table, update, onClose }: Props) {
  const playing = table.state === "playing";
  return (
    <Dialog title={table.title} class="menu-dialog" onClose={onClose}>
      {table.option_words.length > 0 && <p class="help">{table.option_words.join(", ")}</p>}
      {table.notice && <p class="help">{table.notice}</p>}
      <section>
        <h3>{t("players")}</h3>
        <ul class="menu-players">
          {table.seats.map((seat) => (
            <li key={seat.seat}>
              <PlayerMark seat={seat.seat} />
              <strong>{seat.name}</strong>
              <span class="help">{presence(seat)}</span>
              {seat.mine && seat.seat !== update.seat && (
                <button type="button" class="secondary" onClick={() => store.look(seat.seat)}>
                  {t("look-as")}
                </button>
              )}
              <ReplaceButton store={store} seat={seat.seat} />
            </li>
          ))}
        </ul>
        {table.watchers > 0 && <p class="help">{t("watchers", { count: table.watchers })}</p>}
      </section>
      <section class="stack">
        <h3>{t("this-device")}</h3>
        <div class="row">
          <LangSwitch />
          <ThemeSwitch />
        </div>
        <Toggle
          title={t("spoken")}
          help={t("spoken-help")}
          on={listens.value === "on"}
          onChange={(on) => store.listen(on)}
        />
        <Speeds store={store} />
        <Toggle
          title={t("movement")}
          help={t("movement-help")}
          on={movement.value === "on"}
          onChange={(on) => set(movement, on ? "on" : "off")}
        />
        <Toggle
          title={t("sounds")}
          help={t("sounds-help")}
          on={sounds.value === "on"}
          onChange={(on) => {
            set(sounds, on ? "on" : "off");
            sound("turn");
          }}
        />
        <Toggle
          title={t("second-yes")}
          help={t("second-yes-help")}
          on={secondYes.value === "on"}
          onChange={(on) => set(secondYes, on ? "on" : "off")}
        />
        {canNotify() && (
          <Toggle
            title={t("notices")}
            help={t("notices-help")}
            on={notices.value === "on"}
            onChange={(on) => {
              if (!on) notices.value = "off";
              else void allowNotices().then((given) => given || tell(t("notices-refused")));
            }}
          />
        )}
      </section>
      {table.fairness && (
        <section>
          <h3>{t("fair-title")}</h3>
          <p class="help">{t("fair-help")}</p>
          <Figures table={table} />
        </section>
      )}
      <section>
        <h3>{t("keys")}</h3>
        <p class="help">{t("keys-help")}</p>
      </section>
      <div class="row">
        <a class="secondary" href="/">
          <Icon name="home" />
          {t("to-home")}
        </a>
        {playing && table.my_seats.length > 0 && (
          <button
            type="button"
            class="secondary"
            onClick={() => {
              onClose();
              void store.ask("leave").then(() => go("/"));
            }}
          >
            <Icon name="door" />
            {t("leave-to-bot")}
          </button>
        )}
        {table.may_return && (
          <button
            type="button"
            class="primary"
            onClick={() => {
              onClose();
              void store.ask("comeBack");
            }}
          >
            <Icon name="seat" />
            {t("come-back")}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** How fast what happened is shown. */
function Speeds({ store }: { store: TableStore }) {
  const choose = (chosen: Speed) => {
    setSpeed(chosen);
    if (chosen === "off") store.stage.finish();
  };
  return (
    <fieldset class="speeds">
      <legend class="check-title">{t("speed")}</legend>
      <p class="help">{t("speed-help")}</p>
      <div class="row">
        {SPEEDS.map((one) => (
          <label key={one} class="speed">
            <input type="radio" name="speed" checked={speed() === one} onChange={() => choose(one)} />
            {t(`speed-${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function presence(seat: TableState["seats"][number]): string {
  if (seat.who === "bot") return t(seat.replaced ? "is-replaced" : "is-bot");
  return seat.connected ? t("is-here") : t("is-away", { time: duration(seat.away ?? 0) });
}
