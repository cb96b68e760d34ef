/** The plain board, for games without one of their own. */

import type { PlainView } from "../../wire.ts";
import type { Board } from "../board.ts";
import { PlainBoard } from "./board.tsx";
import "./board.css";
import { PlainHelp } from "./help.tsx";

const plain: Board<PlainView> = {
  name: "plain",
  words: {
    en: () => import("../../../../src/perihelion/words/en/pages-plain.ftl?raw"),
    ru: () => import("../../../../src/perihelion/words/ru/pages-plain.ftl?raw"),
  },
  Board: PlainBoard,
  Help: PlainHelp,
  moves: false,
};

export default plain;
