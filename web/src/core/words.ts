/** What the pages themselves say. What is said about a game comes worded from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import english from "../../../src/perihelion/words/en/pages.ftl?raw";
import russian from "../../../src/perihelion/words/ru/pages.ftl?raw";

export type Lang = "en" | "ru";

export const LANGS: readonly Lang[] = ["en", "ru"];

/** Each language as it calls itself. The browser knows them, too, but is slow to say so. */
export const OWN_NAMES: Record<Lang, string> = { en: "English", ru: "русский" };

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

/** How the messages of a board are fetched: a chunk for each language. */
export type Texts = Record<Lang, () => Promise<{ default: string }>>;

/** The boards that have come, with the languages of each that are on their way or here. */
const BOARDS = new Map<Texts, Map<Lang, Promise<void>>>();

/** Counts what has come, so that whatever was said before is said again. */
const heard = signal(0);

/** A board may come a second time, with the same messages. */
function add(known: FluentBundle, text: string): void {
  const errors = known.addResource(new FluentResource(text), { allowOverrides: true });
  if (errors.length > 0) throw errors[0];
}

/** Add the messages of a board in the language spoken now; the others come when they are spoken. */
export async function learnBoard(texts: Texts): Promise<void> {
  if (!BOARDS.has(texts)) BOARDS.set(texts, new Map());
  await bring(lang.peek());
}

/** Fetch what is missing of a language. */
export async function bring(locale: Lang): Promise<void> {
  await Promise.all([...BOARDS].map(([texts, had]) => once(texts, had, locale)));
}

function once(texts: Texts, had: Map<Lang, Promise<void>>, locale: Lang): Promise<void> {
  const under = had.get(locale);
  if (under) return under;
  const coming = texts[locale]().then(({ default: text }) => {
    tellIn(locale, text);
    heard.value += 1;
  });
  had.set(locale, coming);
  coming.catch(() => had.delete(locale)); // it is asked for again
  return coming;
}

/** Whoever is found to speak another language than this browser did is told in the old one till then. */
effect(() => {
  bring(lang.value).catch(() => {});
});

function tellIn(locale: Lang, text: string): void {
  TEXTS[locale].push(text);
  const spoken = BUNDLES.get(locale);
  if (spoken) add(spoken, text);
}

/** Add messages that have come in both languages. */
export function learn(texts: Record<Lang, string>): void {
  for (const locale of LANGS) tellIn(locale, texts[locale]);
}

/** The message of the pages with this name, in the language chosen now. */
export function t(name: string, facts?: Record<string, FluentVariable>): string {
  void heard.value; // what comes later is said again
  return say(lang.value, name, facts);
}

/** The same in any language; in another one if it has not come yet. */
export function say(locale: Lang, name: string, facts?: Record<string, FluentVariable>): string {
  for (const one of [locale, ...LANGS]) {
    const known = bundle(one);
    const pattern = known.getMessage(`pages-${name}`)?.value;
    if (pattern) return known.formatPattern(pattern, facts ?? null);
  }
  return `pages-${name}`;
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
