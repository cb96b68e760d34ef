/** What a person has set on this device: theme, movement, notifications. */

import { effect, type Signal, signal } from "@preact/signals";
import { SPEEDS, type Speed } from "./pace.ts";

export type Theme = "dark" | "light";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser may forbid it: then nothing is remembered
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nothing is remembered
  }
}

function kept<T extends string>(key: string, usual: T, known: readonly T[]): Signal<T> {
  const found = read(key) as T | null;
  const out = signal<T>(found !== null && known.includes(found) ? found : usual);
  effect(() => write(key, out.value));
  return out;
}

const SWITCH = ["on", "off"] as const;

/** `public/early.js` reads the same keys before the first picture is drawn: theme, language, entered. */
export const theme = kept<Theme>("theme", "dark", ["dark", "light"]);
export const movement = kept<"on" | "off">("movement", "on", SWITCH);
export const notices = kept<"on" | "off">("notices", "off", SWITCH);
/** How fast what happened is shown; until it has been chosen, whatever suits the system's setting. */
const chosenSpeed = kept<Speed | "unset">("speed", "unset", ["unset", ...SPEEDS]);
export const sounds = kept<"on" | "off">("sounds", "off", SWITCH);
/** Whether an answer that cannot be taken back wants a second yes. */
export const secondYes = kept<"on" | "off">("second-yes", "on", SWITCH);
/** Whether the table is told in words, too. */
export const listens = kept<"on" | "off">("listens", "off", SWITCH);
/** Whether this browser has been let in before. */
export const hasEntered = kept<"yes" | "no">("entered", "no", ["yes", "no"]);
/** The language that was spoken last, until the server says which is mine. */
export const lastLang = kept<"" | "en" | "ru">("lang", "", ["", "en", "ru"]);
/** The game that was looked at last. */
export const lastGame = signal(read("game") ?? "");
effect(() => write("game", lastGame.value));
/** The bot that was chosen last; most names are the same in all games. */
export const lastBot = signal(read("bot") ?? "");
effect(() => write("bot", lastBot.value));

export const sidePanel = kept<"log" | "chat">("side", "log", ["log", "chat"]);

effect(() => {
  if (typeof document === "undefined") return;
  document.documentElement.dataset.theme = theme.value;
  document.documentElement.dataset.movement = movement.value;
});

function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether things may move: the person has not switched it off, here or in the system. */
export function mayMove(): boolean {
  return movement.value === "on" && !calm();
}

/** How fast what happened is shown; at once, if the system asks for calm and no speed has been chosen. */
export function speed(): Speed {
  return chosenSpeed.value === "unset" ? (calm() ? "off" : "normal") : chosenSpeed.value;
}

export function setSpeed(chosen: Speed): void {
  chosenSpeed.value = chosen;
}
