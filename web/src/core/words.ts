/** What the pages themselves say. What is said about a game comes worded from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import english from "../../../src/perihelion/words/en/pages.ftl?raw";
import russian from "../../../src/perihelion/words/ru/pages.ftl?raw";

export type Lang = "en" | "ru";

export const LANGS: readonly Lang[] = ["en", "ru"];

export const lang = signal<Lang>("en");

/** What has come in each language, and what is made of it when it is first spoken. */
const TEXTS: Record<Lang, string[]> = { en: [english], ru: [russian] };
const BUNDLES = new Map<Lang, FluentBundle>();

function bundle(locale: Lang): FluentBundle {
  const known = BUNDLES.get(locale);
  if (known) return known;
  const made = new FluentBundle(locale, { useIsolating: false });
  for (const text of TEXTS[locale]) add(made, text);
  BUNDLES.set(locale, made);
  return made;
}

/** A board may come a second time, with the same messages. */
function add(known: FluentBundle, text: string): void {
  const errors = known.addResource(new FluentResource(text), { allowOverrides: true });
  if (errors.length > 0) throw errors[0];
}

/** Add the messages of a board, which come with it. */
export function learn(texts: Record<Lang, string>): void {
  for (const locale of LANGS) {
    TEXTS[locale].push(texts[locale]);
    const spoken = BUNDLES.get(locale);
    if (spoken) add(spoken, texts[locale]);
  }
}

/** The message of the pages with this name, in the language chosen now. */
export function t(name: string, facts?: Record<string, FluentVariable>): string {
  return say(lang.value, name, facts);
}

export function say(locale: Lang, name: string, facts?: Record<string, FluentVariable>): string {
  const known = bundle(locale);
  const pattern = known.getMessage(`pages-${name}`)?.value;
  return pattern ? known.formatPattern(pattern, facts ?? null) : `pages-${name}`;
}

/** The language to begin with: the first of those that the browser asks for that we have. */
export function preferred(asked: readonly string[]): Lang {
  for (const tag of asked) {
    const found = LANGS.find((known) => tag.toLowerCase().startsWith(known));
    if (found) return found;
  }
  return "en";
}

/** A span of time in its largest unit. */
export function duration(seconds: number): string {
  if (seconds < 60) return t("seconds", { count: seconds });
  if (seconds < 3600) return t("minutes", { count: Math.round(seconds / 60) });
  if (seconds < 86400) return t("hours", { count: Math.round(seconds / 3600) });
  return t("days", { count: Math.round(seconds / 86400) });
}
