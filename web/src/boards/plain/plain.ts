/** The plain board, for games without one of their own. */

import english from "../../../../src/perihelion/words/en/pages-plain.ftl?raw";
import russian from "../../../../src/perihelion/words/ru/pages-plain.ftl?raw";
import type { PlainView } from "../../wire.ts";
import type { Board } from "../board.ts";
import { PlainBoard } from "./board.tsx";
import "./board.css";
import { PlainHelp } from "./help.tsx";

const plain: Board<PlainView> = {
  name: "plain",
  words: { en: english, ru: russian },
  Board: PlainBoard,
  Help: PlainHelp,
  moves: false,
};

export default plain;
