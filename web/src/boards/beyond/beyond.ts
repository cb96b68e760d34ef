/** Beyond the Sun: what its board is made of. */

import type { BeyondView } from "../../wire.ts";
import type { Board } from "../board.ts";
import { BeyondBoard } from "./board.tsx";
import "./board.css";
import "./telling.css";
import "./narrow.css";
import "./tree.css";
import "./room.css";
import "./space.css";
import "./mats.css";
import { FaceDetail } from "./detail.tsx";
import { BeyondHead } from "./head.tsx";
import { BeyondHelp } from "./help.tsx";

const beyond: Board<BeyondView> = {
  name: "beyond",
  words: {
    en: () => import("../../../../src/perihelion/words/en/pages-beyond.ftl?raw"),
    ru: () => import("../../../../src/perihelion/words/ru/pages-beyond.ftl?raw"),
  },
  Board: BeyondBoard,
  Head: BeyondHead,
  Help: BeyondHelp,
  Faces: FaceDetail,
  moves: true,
};

export default beyond;
