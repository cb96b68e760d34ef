/** The board of each game: a chunk that is loaded when a table of it is opened. */

import { learnBoard } from "../core/words.ts";
import type { View } from "../wire.ts";
import type { Board } from "./board.ts";

type Chunk<V extends View> = () => Promise<{ default: Board<V> }>;

/** A game that has views of its own has a line here; the compiler asks for it. */
const BOARDS: { [V in View as V["board"]]: Chunk<V> } = {
  race: () => import("./race/race.ts"),
  roll: () => import("./roll/roll.ts"),
  beyond: () => import("./beyond/beyond.ts"),
  tiny: () => import("./tiny/tiny.ts"),
  plain: () => import("./plain/plain.ts"),
};

/** The board of a game, with its words in the language spoken now; the plain one for a game without one of its own. */
export async function boardOf(game: string): Promise<Board> {
  const name = Object.hasOwn(BOARDS, game) ? (game as keyof typeof BOARDS) : "plain";
  const { default: board } = await BOARDS[name]();
  await learnBoard(board.words);
  return board;
}
