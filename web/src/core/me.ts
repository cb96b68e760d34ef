/** Who I am, and in which language I read. */

import { signal } from "@preact/signals";
import type { Me } from "../wire.ts";
import { api, Refused } from "./api.ts";
import { hasEntered, lastLang } from "./prefs.ts";
import { bring, type Lang, lang, preferred } from "./words.ts";

export const me = signal<Me | null>(null);

/** Take over what the server says of me. */
export function known(person: Me): void {
  me.value = person;
  lang.value = person.lang;
  lastLang.value = person.lang;
  document.documentElement.lang = person.lang;
}

/** Come in: as the person this browser is known as, or as a new guest; whether it was known. */
export async function enter(): Promise<boolean> {
  lang.value = preferred([lastLang.value, ...navigator.languages]);
  document.documentElement.lang = lang.value;
  const before = await again();
  known(before ?? (await api.enter({ lang: lang.value })));
  hasEntered.value = "yes";
  return before !== null;
}

/** Somebody who has been here before need not come in again: the server limits how often that may be done. */
async function again(): Promise<Me | null> {
  if (hasEntered.value !== "yes") return null;
  try {
    return await api.me();
  } catch (why) {
    if (why instanceof Refused && why.status === 401) return null;
    throw why;
  }
}

/** Another language, from now on and on every device. */
export async function speak(chosen: Lang): Promise<void> {
  await bring(chosen);
  lang.value = chosen;
  lastLang.value = chosen;
  document.documentElement.lang = chosen;
  me.value = await api.change({ lang: chosen }); // a later choice may stand already: keep that one
}
