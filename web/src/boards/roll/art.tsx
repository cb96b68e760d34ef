/** The pictures on tiles: a planet or an emblem for each, always the same for the same name. */

import type { RollFace } from "../../wire.ts";
import { chance, Globe, GlobeDefs } from "../globe.tsx";
import { drawing } from "./icons.tsx";

/** What all drawings share; stands once in the page. */
export function ArtDefs() {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true">
      <defs>
        <GlobeDefs />
        <linearGradient id="die-shine" x1="0" y1="0" x2=".35" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity=".55" />
          <stop offset=".38" stop-color="#fff" stop-opacity=".08" />
          <stop offset="1" stop-color="#000" stop-opacity=".22" />
        </linearGradient>
        <linearGradient id="works" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#b9c6ff" />
          <stop offset="1" stop-color="#4a55b5" />
        </linearGradient>
        <linearGradient id="works-six" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#ffe7ae" />
          <stop offset="1" stop-color="#b9741d" />
        </linearGradient>
      </defs>
    </svg>
  );
}

export function Art({ face }: { face: RollFace }) {
  if (face.kind !== "world") return <Works face={face} />;
  const { card, colour } = face;
  return <Globe name={card} tone={colour === null || colour === "gray" ? "none" : colour} />;
}

/** A development: rings of a station around the sign of what it is for. */
function Works({ face }: { face: RollFace }) {
  const next = chance(face.card);
  const arms = 3 + Math.floor(next() * 4);
  const turn = next() * 360;
  const sign = drawing(face.six ? "end" : (face.powers[0]?.phase ?? "develop"));
  return (
    <svg class={face.six ? "art works six" : "art works"} viewBox="0 0 100 100" aria-hidden="true">
      <g class="works-arms">
        {Array.from({ length: arms }, (_, k) => (
          <path key={k} d="M50 50V9h7v9h-7" transform={`rotate(${turn + (360 / arms) * k} 50 50)`} />
        ))}
        <circle cx="50" cy="50" r="33" fill="none" />
      </g>
      <circle class="works-hub" cx="50" cy="50" r="24" />
      <g class="works-sign" transform="translate(32 32) scale(1.500)">
        {sign}
      </g>
    </svg>
  );
}
