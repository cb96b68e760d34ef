/** Tiny Epic Galaxies: what its board is made of. */

import type { TinyView } from "../../wire.ts";
import type { Board } from "../board.ts";
import { TinyBoard } from "./board.tsx";
import "./board.css";
import "./ask.css";
import "./own.css";
import "./narrow.css";
import "./planets.css";
import "./dice.css";
import "./galaxy.css";
import "./telling.css";
import "./rogue.css";
import "./phone.css";
import "./low.css";
import { AnyDetail } from "./detail.tsx";
import { obvious } from "./follow.ts";
import { TinyHead } from "./head.tsx";
import { TinyHelp } from "./help.tsx";

const tiny: Board<TinyView> = {
  name: "tiny",
  words: {
    en: () => import("../../../../src/perihelion/words/en/pages-tiny.ftl?raw"),
    ru: () => import("../../../../src/perihelion/words/ru/pages-tiny.ftl?raw"),
  },
  Board: TinyBoard,
  Head: TinyHead,
  Help: TinyHelp,
  Faces: AnyDetail,
  moves: true,
  obvious,
};

export default tiny;
