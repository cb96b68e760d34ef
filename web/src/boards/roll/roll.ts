/** Roll for the Galaxy: what its board is made of. */

import type { RollView } from "../../wire.ts";
import type { Board } from "../board.ts";
import { RollBoard } from "./board.tsx";
import "./dice.css";
import "./tiles.css";
import "./details.css";
import "./board.css";
import "./opponents.css";
import "./ask.css";
import "./workers.css";
import "./phone.css";
import "./sizes.css";
import { RollHead } from "./head.tsx";
import { RollHelp } from "./help.tsx";
import { TileDetail } from "./tile.tsx";

const roll: Board<RollView> = {
  name: "roll",
  words: {
    en: () => import("../../../../src/perihelion/words/en/pages-roll.ftl?raw"),
    ru: () => import("../../../../src/perihelion/words/ru/pages-roll.ftl?raw"),
  },
  Board: RollBoard,
  Head: RollHead,
  Help: RollHelp,
  Faces: TileDetail,
  moves: true,
};

export default roll;
