/** Powers as small signs. The sentence of a power says the same, and is one touch away. */

import type { FacePower } from "../../wire.ts";
import type { IconName } from "./icons.tsx";

/** A figure, or an icon, which for goods and worlds has the colour of a kind. */
export type Token = { text: string } | { icon: IconName; kind?: string; hollow?: boolean };

type Facts = Record<string, unknown>;

function icon(name: IconName): Token {
  return { icon: name };
}

function good(kind: unknown): Token {
  const name = String(kind) as IconName;
  return { icon: name, kind: name };
}

/** A windfall world: where a good could lie. */
function windfall(kind: unknown): Token {
  return { icon: String(kind) as IconName, kind: String(kind), hollow: true };
}

function world(kind: unknown): Token[] {
  return kind === "any" ? [icon("world")] : [{ icon: "world", kind: String(kind) }, good(kind)];
}

/** A figure of a power; a power that does not name it gives none of it. */
function figure(value: unknown): number {
  return Number(value ?? 0);
}

function plus(value: unknown): Token {
  const n = figure(value);
  return { text: n < 0 ? `−${-n}` : `+${n}` };
}

function less(value: unknown): Token {
  return { text: `−${figure(value)}` };
}

function cards(value: unknown): Token[] {
  return figure(value) > 0 ? [plus(value), icon("card")] : [];
}

function points(value: unknown): Token[] {
  return figure(value) > 0 ? [{ text: String(value) }, icon("vp")] : [];
}

function prestige(value: unknown): Token[] {
  const n = figure(value);
  if (n <= 0) return [];
  return n > 1 ? [{ text: String(n) }, icon("prestige")] : [icon("prestige")];
}

function reward(facts: Facts): Token[] {
  return [...points(facts.vp), ...cards(facts.cards), ...prestige(facts.prestige)];
}

const TO = icon("arrow");
/** This card itself is discarded. */
const GIVEN_UP = icon("discards");

/** A takeover: against whom, and what becomes of the world. */
function takeover(facts: Facts, of: Token[]): Token[] {
  const price = facts.discard === "yes" ? [GIVEN_UP] : prestige(facts.cost);
  const each = figure(facts["per-rebel-world"]);
  const more = each > 0 ? [plus(each), { text: "×" }, icon("rebel")] : [];
  const fate = facts.destroys === "yes" ? [icon("ban")] : [];
  return [...price, icon("military"), ...more, TO, ...of, ...fate, ...prestige(facts.reward)];
}

/** Something is gained after a card has been placed. */
function after(facts: Facts): Token[] {
  switch (facts.after) {
    case "six":
      return [{ text: "6" }, icon("development")];
    case "rebel":
      return [icon("development"), icon("rebel")];
    case "production-world":
      return [icon("world"), good("any")];
    case "rebel-military-world":
      return [icon("world"), icon("rebel")];
    default:
      return [icon("development")];
  }
}

function paying(facts: Facts, what: Token[]): Token[] {
  const lower = figure(facts.discount) > 0 ? [less(facts.discount)] : [];
  return [...what, icon("military"), TO, icon("cards"), ...lower];
}

export const SIGNS: Record<string, (facts: Facts, own: string | null) => Token[]> = {
  "explore-see": (f) => [plus(f.cards), icon("eye")],
  "explore-keep": (f) => [plus(f.cards), icon("cards")],
  "explore-mix": () => [icon("flip"), icon("cards")],
  "explore-card-for-prestige": (f) => [icon("card"), TO, ...prestige(f.prestige)],

  "develop-cheaper": (f) => [less(f.amount), icon("development")],
  "develop-draw-first": (f) => cards(f.cards),
  "develop-draw-after": (f) => [icon("development"), TO, ...cards(f.cards)],
  "develop-sift": (f) => [...cards(f.cards), less(1)],
  "develop-ditch": (f) => [GIVEN_UP, less(f.amount), icon("development")],
  "develop-spend-good": (f) => [good(f.good), TO, less(f.amount), icon("development")],
  "develop-prestige": (f) => [...after(f), TO, ...prestige(f.prestige)],
  "develop-tuck": () => [icon("tuck")],

  "settle-cheaper": (f) => [less(f.amount), ...world(f.good)],
  "settle-military": (f) => [plus(f.amount), icon("military")],
  "settle-military-against": (f) => [plus(f.amount), icon("military"), good(f.good)],
  "settle-military-against-rebels": (f) => [plus(f.amount), icon("military"), icon("rebel")],
  "settle-military-per-military-world": (f) => [
    plus(f.amount),
    icon("military"),
    { text: "×" },
    icon("world"),
  ],
  "settle-military-per-chromo-world": (f) => [
    plus(f.amount),
    icon("military"),
    { text: "×" },
    icon("chromo"),
  ],
  "settle-military-with-word": (f) => [plus(f.amount), icon("military"), icon(String(f.word) as IconName)],
  "settle-tactics": (f) => [GIVEN_UP, plus(f.amount), icon("military")],
  "settle-ship": () => [GIVEN_UP, TO, icon("world")],
  "settle-contact": (f) => paying(f, []),
  "settle-pay-for-kind": (f) => paying(f, [good(f.good)]),
  "settle-pay-for-word": (f) => paying(f, [icon(String(f.word) as IconName)]),
  "settle-pay-cheaper": (f) => [icon("military"), TO, icon("cards"), less(f.amount)],
  "settle-pay-prestige": (f) => [icon("military"), TO, icon("cards"), ...prestige(f.prestige)],
  "settle-draw-after": (f) => [icon("world"), TO, ...cards(f.cards)],
  "settle-sift": (f) => [icon("world"), TO, ...cards(f.cards), less(1)],
  "settle-mercenaries": (f) => [{ text: `${f.cards}` }, icon("card"), TO, { text: "+1" }, icon("military")],
  "settle-good-military": (f) => [good(f.good), TO, plus(f.amount), icon("military")],
  "settle-prestige-military": (f) => [icon("prestige"), TO, plus(f.amount), icon("military")],
  "settle-spend-good": (f) => [good(f.good), TO, less(f.amount), icon("world")],
  "settle-conquer-peaceful": (f) => [
    GIVEN_UP,
    icon("military"),
    TO,
    ...(figure(f.less) > 0 ? [less(f.less)] : []),
    icon("world"),
    ...prestige(f.prestige),
  ],
  "settle-second-world": () => [{ text: "2×" }, icon("world")],
  "settle-sneak-world": () => [GIVEN_UP, { text: "+1" }, icon("military"), icon("world")],
  "settle-replace": (f) => [icon("flip"), icon("world"), { text: `≤+${f.most}` }, TO, icon("prestige")],
  "settle-prestige": (f) => [...after(f), TO, ...prestige(f.prestige)],
  "settle-good-on-production": () => [icon("world"), TO, good("any")],
  "settle-tuck": () => [icon("tuck")],

  "takeover-of-rebels": (f) => takeover(f, [icon("rebel")]),
  "takeover-of-imperium": (f) => takeover(f, [icon("imperium")]),
  "takeover-of-military": (f) => takeover(f, [icon("world")]),
  "takeover-of-anybody": (f) => takeover(f, [icon("world")]),
  "takeover-defense": (f) => [
    icon("shield"),
    plus(f.other),
    { text: "×" },
    icon("military"),
    plus(f.rebel),
    { text: "×" },
    icon("rebel"),
  ],
  "takeover-prevent": (f) => [...prestige(f.prestige), TO, icon("ban"), icon("military")],

  "trade-bonus": (f) => [good(f.good), plus(f.cards)],
  "trade-bonus-here": (f, own) => [good(own ?? "any"), plus(f.cards)],
  "trade-bonus-per-chromo-world": (f) => [good(f.good), plus(f.cards), { text: "×" }, icon("chromo")],
  "trade-unsellable": () => [icon("ban")],

  "consume-goods": (f) => {
    const times = figure(f.times) > 1 ? [{ text: `${f.times}×` }] : [];
    const together = figure(f.together) > 1 ? [{ text: `${f.together}` }] : [];
    return [...times, ...together, good(f.good), TO, ...reward(f)];
  },
  "consume-different-kinds": (f) => [{ text: `${f.kinds}≠` }, good("any"), TO, ...reward(f)],
  "consume-everything": () => [{ text: "∀" }, good("any"), TO, icon("vp")],
  "consume-for-price": () => [good("any"), TO, icon("cards")],
  "consume-hand-cards": (f) => [{ text: `${f.most}` }, icon("card"), TO, ...points(f.vp)],
  "consume-draw": (f) => cards(f.cards),
  "consume-bet": () => [icon("dice"), icon("card")],
  "consume-ante": () => [icon("card"), icon("dice"), icon("card")],
  "consume-good-here": (f, own) => [good(own ?? "any"), TO, ...points(f.vp)],
  "consume-each-kind": (f) => [{ text: "≠" }, good("any"), TO, ...reward(f)],
  "consume-card-for-cards": (f) => [icon("card"), TO, ...cards(f.cards)],
  "consume-cards-for-prestige": (f) => [{ text: `${f.count}` }, icon("card"), TO, ...prestige(f.prestige)],
  "consume-gain": (f) => [{ text: "+" }, ...points(f.vp)],
  "consume-spend-prestige": (f) => [icon("prestige"), TO, ...reward(f)],

  "produce-here": (f, own) => [good(own ?? "any"), ...reward(f)],
  "produce-here-for-card": (_, own) => [icon("card"), TO, good(own ?? "any")],
  "produce-windfall": (f) => [windfall(f.good)],
  "produce-windfall-draw": (f, own) => [windfall(own ?? "any"), TO, ...cards(f.cards)],
  "produce-windfall-for-card": (f) => [icon("card"), TO, windfall(f.good)],
  "produce-draw": (f) => cards(f.cards),
  "produce-draw-if-most": (f) => [{ text: "max" }, good(f.good), TO, ...cards(f.cards)],
  "produce-draw-per-good": (f) => [...cards(f.cards), { text: "×" }, good(f.good)],
  "produce-draw-per-kind": (f) => [...cards(f.cards), { text: "×≠" }, good("any")],
  "produce-draw-per-genes-world": (f) => [...cards(f.cards), { text: "×" }, { icon: "world", kind: "genes" }],
  "produce-draw-per-military-world": (f) => [...cards(f.cards), { text: "×" }, icon("military")],
  "produce-draw-per-rebel-world": (f) => [...cards(f.cards), { text: "×" }, icon("rebel")],
  "produce-draw-per-chromo-world": (f) => [...cards(f.cards), { text: "×" }, icon("chromo")],
  "produce-prestige-if-most-chromo": (f) => [{ text: "max" }, icon("chromo"), TO, ...prestige(f.prestige)],
  "produce-take-tucked": () => [icon("tuck"), TO, icon("cards")],

  "turns-opening-hand": (f) => [icon("cards"), { text: `${f.cards}` }],
  "turns-choose-last": () => [icon("eye"), icon("round")],
  "turns-hand-limit": (f) => [icon("cards"), { text: `≤${f.cards}` }],
  "turns-salvage": () => [icon("discards"), TO, icon("cards")],
  "turns-end-size": (f) => [icon("tableau"), { text: `${f.cards}` }],
  "turns-any-kind": () => [good("any")],
};

/** The signs of a power on a card of this kind of goods; a star for a power nobody has drawn yet. */
export function signs(power: FacePower, own: string | null): Token[] {
  return SIGNS[power.kind]?.(power.facts, own) ?? [icon("star")];
}

/** How a phase is written on a card. */
export const NUMERALS: Record<string, string> = {
  explore: "I",
  develop: "II",
  "develop-again": "II",
  settle: "III",
  "settle-again": "III",
  trade: "$",
  consume: "IV",
  produce: "V",
  round: "•",
};
