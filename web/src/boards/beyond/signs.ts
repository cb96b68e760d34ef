/** What cards do, in signs: short forms of the effects that the server sends with each power. */

import type { FacePower } from "../../wire.ts";
import type { IconName } from "./icons.tsx";

/** A sign: a drawing, a ship of a level, or a few letters. */
export type Sign =
  | { icon: IconName; tone?: string; spare?: boolean }
  | { ship: number }
  | { text: string; spare?: boolean };

interface Effect {
  message: string;
  facts: Record<string, unknown>;
}

const text = (words: string): Sign => ({ text: words });
const icon = (name: IconName, tone?: string): Sign => (tone ? { icon: name, tone } : { icon: name });

/** What can be left out where there is little room. */
const spare = <S extends Sign>(sign: S): S => ({ ...sign, spare: true });

const ORE = icon("ore", "ore");
const PEOPLE = icon("population", "population");

function number(facts: Record<string, unknown>, name: string, otherwise = 0): number {
  const found = facts[name];
  return typeof found === "number" ? found : otherwise;
}

function listed(facts: Record<string, unknown>, name: string): Effect[] {
  const found = facts[name];
  return Array.isArray(found) ? (found as Effect[]) : [];
}

/** A number before something there is several of. */
function times(n: number): Sign[] {
  return n > 1 ? [text(`${n}×`)] : [];
}

function disc(track: unknown): Sign[] {
  if (track === "food") return [icon("food", "food")];
  if (track === "ore") return [ORE];
  return [icon("food", "food"), text("/"), ORE];
}

/** What is paid before the effect. */
export function price(ore: number, population: number): Sign[][] {
  const out: Sign[][] = [];
  if (ore > 0) out.push([text(`−${ore}`), ORE]);
  if (population > 0) out.push([text(`−${population}`), PEOPLE]);
  return out;
}

function optional(facts: Record<string, unknown>, signs: Sign[]): Sign[] {
  return facts.optional === true ? [spare(text("(")), ...signs, spare(text(")"))] : signs;
}

const EFFECTS: Record<string, (facts: Record<string, unknown>) => Sign[]> = {
  "gain-ore": (f) => [text(`+${number(f, "n", 1)}`), ORE],
  "gain-ore-counted": () => [text("+1"), ORE, text("/…")],
  "gain-ore-per-capture": (f) => [text(`+${number(f, "n", 1)}`), ORE, text("/"), icon("control")],
  "supply-to-pop": (f) => [text(`+${number(f, "n", 1)}`), PEOPLE],
  "supply-to-pop-counted": () => [text("+1"), PEOPLE, text("/…")],
  "supply-to-ship": (f) => [
    ...times(number(f, "n", 1)),
    spare(icon("cube")),
    spare(text("›")),
    { ship: number(f, "level", 1) },
  ],
  "pop-to-ship": (f) =>
    optional(f, [
      ...times(number(f, "n", 1)),
      ...price(number(f, "ore"), 0).flat(),
      spare(PEOPLE),
      spare(text("›")),
      { ship: number(f, "level", 1) },
    ]),
  jump: (f) => [icon("jump", "jump"), text(String(number(f, "n", 1)))],
  "jump-to-any": (f) => [...times(number(f, "n", 1)), icon("jump", "jump"), text("∞")],
  "upgrade-ships": (f) => [
    ...times(number(f, "n", 1)),
    icon("upgrade", "jump"),
    text(String(number(f, "levels", 1))),
  ],
  "upgrade-levels": (f) => [icon("upgrade", "jump"), text(`Σ${number(f, "n", 1)}`)],
  automate: (f) => [...times(number(f, "n", 1)), icon("automate"), ...disc(f.track)],
  "move-supply": (f) => [...times(number(f, "n", 1)), icon("cube"), icon("trade")],
  produce: (f) =>
    f.option === "growth"
      ? [icon("growth", "population")]
      : f.option === "ore"
        ? [text("+"), ORE]
        : [icon("trade")],
  research: (f) =>
    optional(f, [
      icon("research", "research"),
      text(levels(f)),
      ...(f.discovered === true ? [icon("eye")] : []),
    ]),
  "private-tech": (f) => [icon("research", "research"), text(String(f.deck ?? "")), icon("lock")],
  colonise: (f) => optional(f, [icon("colonise", "colonise")]),
  "colonise-by-stealth": () => [icon("colonise", "colonise"), icon("secret")],
  "draw-systems": (f) => [
    ...times(number(f, "n", 1)),
    icon("system"),
    text("›"),
    icon("colonise", "colonise"),
  ],
  "copy-action": () => [icon("copy"), icon("research", "research")],
  "repeat-immediate": () => [icon("use"), icon("now", "now")],
  "place-extra-system": () => [text("+"), icon("system")],
  "link-system": () => [icon("system"), text("›"), icon("event")],
  "take-linked-system": () => [icon("colonise", "colonise"), icon("event")],
  "donate-ship": () => [icon("ship"), text("›"), icon("museum")],
  "discard-event": () => [],
  "pawn-beside-basic": () => [],
};

function levels(facts: Record<string, unknown>): string {
  const found = Array.isArray(facts.levels) ? facts.levels.map(String) : [];
  return found.length > 0 ? found.join("/") : "…";
}

/** What there is to choose from: each variant with its price, a stroke between them. */
function variants(found: Effect[], n: number): Sign[][] {
  const each = found.map(({ facts }) => paid(facts));
  const parted = each.flatMap((groups, k) => (k === 0 ? groups : [[text("/")], ...groups]));
  return n > 1 ? [times(n), ...parted] : parted;
}

function paid(facts: Record<string, unknown>): Sign[][] {
  return [...price(number(facts, "ore"), number(facts, "population")), ...effects(listed(facts, "effects"))];
}

/** Effects one after another: the signs of each belong together, and what comes again is counted. */
export function effects(found: Effect[]): Sign[][] {
  const out: Sign[][] = [];
  let before = "";
  let count = 0;
  for (const effect of found) {
    const same = JSON.stringify(effect);
    count = same === before ? count + 1 : 1;
    before = same;
    const groups = signsOf(effect);
    if (count > 1 && groups.length === 1) out[out.length - 1] = [...times(count), ...(groups[0] ?? [])];
    else out.push(...groups);
  }
  return out;
}

function signsOf({ message, facts }: Effect): Sign[][] {
  if (message === "choose") return variants(listed(facts, "variants"), number(facts, "n", 1));
  const signs = EFFECTS[message]?.(facts) ?? [text("…")];
  return signs.length > 0 ? [signs] : [];
}

const HEADS: Record<string, Sign> = {
  immediate: icon("now", "now"),
  use: icon("use"),
  ability: icon("always"),
  points: icon("vp", "vp"),
  control: icon("control"),
  colonise: icon("colonise", "colonise"),
};

/** A power without the sign of what it belongs to. */
export function powerSigns(power: FacePower): Sign[][] {
  const { facts, phase } = power;
  if (phase === "points") {
    const counted = power.kind === "points-counted" ? "+" : "";
    return [[text(`${number(facts, "fixed")}${counted}`)]];
  }
  return phase === "use" ? paid(facts) : effects(listed(facts, "effects"));
}

/** The sign of what a power belongs to: at once, for good, when one gains control. */
export function headSign(power: FacePower): Sign | null {
  return HEADS[power.phase] ?? null;
}
