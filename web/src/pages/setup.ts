/** A table before it is laid: who sits there, and with which options the game is played. */

import type { BotLevel, Game, GameOption, NewTable, SeatPlan } from "../wire.ts";

export type Value = boolean | number | string | string[] | null;
export type Values = Record<string, Value>;

export function defaults(game: Game): Values {
  return Object.fromEntries(game.options.map((option) => [option.option, option.default]));
}

/** Whether an option can be chosen, as the others stand and with so many players. */
export function open(option: GameOption, values: Values, players: number): boolean {
  if (option.players && !option.players.includes(players)) return false;
  return option.needs.every((needs) => {
    const value = values[needs.option];
    const chosen = Array.isArray(value) ? value : [value];
    return chosen.some((one) => needs.one_of.some((wanted) => wanted === one));
  });
}

/** The values of an option that takes several after one is ticked or unticked, with what it needs. */
export function ticked(option: GameOption, chosen: readonly string[], value: string): string[] {
  const needs = (of: string) =>
    (option.choices.find((choice) => choice.value === of)?.needs ?? []).map(String);
  const all = new Set(chosen);
  if (all.delete(value)) {
    for (const other of chosen) if (needs(other).includes(value)) all.delete(other);
  } else for (const one of [value, ...needs(value)]) all.add(one);
  return option.choices.map((choice) => String(choice.value)).filter((one) => all.has(one));
}

/** How many can play with these options. */
export function most(game: Game, values: Values): number {
  let out = game.most;
  for (const option of game.options) {
    const value = values[option.option];
    for (const choice of option.choices) {
      const chosen = Array.isArray(value) ? value.includes(String(choice.value)) : value === choice.value;
      if (chosen) out += choice.more_players;
    }
  }
  return out;
}

/** Only what can be chosen and is not as usual is sent. */
export function sent(game: Game, values: Values, players: number): NonNullable<NewTable["options"]> {
  const out: NonNullable<NewTable["options"]> = {};
  for (const option of game.options) {
    const value = values[option.option];
    if (value === null || value === undefined || !open(option, values, players)) continue;
    if (JSON.stringify(value) !== JSON.stringify(option.default)) out[option.option] = value;
  }
  return out;
}

/** The usual table: I and so many bots. */
export function againstBots(bots: number, bot: string | null): SeatPlan[] {
  const rest = Array.from({ length: bots }, (): SeatPlan => ({ who: "bot", bot }));
  return [{ who: "me" }, ...rest];
}

/** The bot to play against if nothing is said: the one that was chosen last, where the game has it. */
export function usualBot(game: Game, last: string): string {
  return game.bots.some((bot) => bot.bot === last) ? last : game.first_bot;
}

/** The levels of a game, and its other bots; where there are no levels, the others take their place. */
export function levels(game: Game): [BotLevel[], BotLevel[]] {
  const ladder = game.bots.filter((bot) => bot.ladder);
  const others = game.bots.filter((bot) => !bot.ladder);
  return ladder.length > 0 ? [ladder, others] : [others, []];
}

/** Room for so many seats: what is there stays, bots join. */
export function resized(seats: readonly SeatPlan[], wanted: number, bot: string): SeatPlan[] {
  const out = seats.slice(0, wanted);
  while (out.length < wanted) out.push({ who: "bot", bot });
  return out;
}
