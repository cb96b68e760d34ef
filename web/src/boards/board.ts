/** What the board of a game is: whatever a table shows and does that is that game's own. */

import type { JSX } from "preact";
import type { Texts } from "../core/words.ts";
import type { TableStore } from "../table/store.ts";
import type { AnyFace, Option, Question, TableState, Update, View } from "../wire.ts";

export interface TableProps<V extends View> {
  store: TableStore;
  table: TableState;
  update: Update;
  view: V;
}

/** Each folder beside this file has one of these as the default of its first file. */
export interface Board<V extends View = View> {
  /** The tag of the views that it draws. */
  name: V["board"];
  /** The messages that only this board says, as Fluent; a chunk for each language. */
  words: Texts;
  /** The table, with the question on it. */
  Board(props: TableProps<V>): JSX.Element | null;
  /** What stands at the head of the screen beside the round. */
  Head?(props: TableProps<V>): JSX.Element;
  /** How to play on this board, over it. */
  Help(props: TableProps<V> & { onClose: () => void }): JSX.Element;
  /** A card that explains itself, away from the board. */
  Faces?(props: { face: AnyFace }): JSX.Element;
  /** Whether its pieces have names by which they are known when they move to their new places. */
  moves: boolean;
  /** The answer to give unasked, where only one makes sense. */
  obvious?(question: Question, view: V, faces: Record<string, AnyFace>, store: TableStore): Option | null;
}
