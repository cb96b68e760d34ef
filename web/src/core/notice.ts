/** Telling somebody who is looking elsewhere that it is their turn. */

import { notices } from "./prefs.ts";
import { t } from "./words.ts";

/** The title of the tab: a mark and a word while I am waited for. */
export function title(about: string, mine: boolean): void {
  document.title = mine ? `● ${t("your-turn")} — ${about}` : about;
}

export function canNotify(): boolean {
  return "Notification" in globalThis;
}

/** Ask the browser for permission; whether it was given. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  const leave = await Notification.requestPermission();
  notices.value = leave === "granted" ? "on" : "off";
  return leave === "granted";
}

/** Say that it is my turn, if I am looking elsewhere and want to know. */
export function notify(table: string, about: string, words: string): void {
  if (notices.value !== "on" || !document.hidden || !canNotify()) return;
  if (Notification.permission !== "granted") return;
  const notice = new Notification(`${t("your-turn")} — ${about}`, {
    body: words,
    tag: table,
    icon: "/icon.svg",
  });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}
