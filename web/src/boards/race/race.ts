/** Race for the Galaxy: what its board is made of. */

import type { RaceView } from "../../wire.ts";
import type { Board } from "../board.ts";
import { RaceBoard } from "./board.tsx";
import "./board.css";
import "./cards.css";
import { CardDetail } from "./detail.tsx";
import { RaceHelp } from "./help.tsx";
import { obvious } from "./obvious.ts";
import { RaceHead } from "./phases.tsx";

const race: Board<RaceView> = {
  name: "race",
  words: {
    en: () => import("../../../../src/perihelion/words/en/pages-race.ftl?raw"),
    ru: () => import("../../../../src/perihelion/words/ru/pages-race.ftl?raw"),
  },
  Board: RaceBoard,
  Head: RaceHead,
  Help: RaceHelp,
  Faces: CardDetail,
  moves: true,
  obvious,
};

export default race;
