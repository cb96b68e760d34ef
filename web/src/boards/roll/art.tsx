/** The pictures on tiles: a planet or an emblem for each, always the same for the same name. */

import type { RollFace } from "../../wire.ts";
import { drawing } from "./icons.tsx";

/** Numbers that look like chance and depend on the name alone. */
export function chance(name: string): () => number {
  let state = 2166136261;
  for (let k = 0; k < name.length; k += 1) state = Math.imul(state ^ name.charCodeAt(k), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const TONES: Record<string, [string, string, string]> = {
  novelty: ["#bdeeff", "#2f9fd8", "#0a3a63"],
  rare: ["#f2c596", "#a8693a", "#432210"],
  genes: ["#c3f3b5", "#3a9d55", "#0d4226"],
  alien: ["#fff1a8", "#dba91c", "#5b3d04"],
  gray: ["#dfe3f0", "#838ba8", "#2b3050"],
};

/** What all drawings share; stands once in the page. */
export function ArtDefs() {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(TONES).map(([kind, [light, middle, dark]]) => (
          <radialGradient key={kind} id={`globe-${kind}`} cx=".35" cy=".3" r=".85">
            <stop offset="0" stop-color={light} />
            <stop offset=".48" stop-color={middle} />
            <stop offset="1" stop-color={dark} />
          </radialGradient>
        ))}
        <radialGradient id="globe-night" cx=".3" cy=".26" r=".92">
          <stop offset=".45" stop-color="#03040c" stop-opacity="0" />
          <stop offset="1" stop-color="#03040c" stop-opacity=".8" />
        </radialGradient>
        <linearGradient id="works" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#b9c6ff" />
          <stop offset="1" stop-color="#4a55b5" />
        </linearGradient>
        <linearGradient id="works-six" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#ffe7ae" />
          <stop offset="1" stop-color="#b9741d" />
        </linearGradient>
        <clipPath id="globe">
          <circle cx="50" cy="50" r="34" />
        </clipPath>
      </defs>
    </svg>
  );
}

export function Art({ face }: { face: RollFace }) {
  return face.kind === "world" ? <Globe face={face} /> : <Works face={face} />;
}

function Globe({ face }: { face: RollFace }) {
  const next = chance(face.card);
  const tilt = Math.round(next() * 44 - 22);
  const ringed = next() > 0.68;
  const looks = Math.floor(next() * 3);
  const spots = Array.from({ length: 5 }, () => ({
    x: 20 + next() * 60,
    y: 22 + next() * 56,
    r: 3 + next() * 9,
  }));
  return (
    <svg class="art" viewBox="0 0 100 100" aria-hidden="true">
      <g transform={`rotate(${tilt} 50 50)`}>
        {ringed && <path class="ring" d="M12 55a42 10 0 0 1 76-10" />}
        <circle cx="50" cy="50" r="34" fill={`url(#globe-${face.colour ?? "gray"})`} />
        <g clip-path="url(#globe)" class="globe-marks">
          {looks === 0 &&
            spots.map((spot, k) => <ellipse key={k} cx="50" cy={spot.y} rx="46" ry={spot.r * 0.36} />)}
          {looks === 1 && spots.map((spot, k) => <circle key={k} cx={spot.x} cy={spot.y} r={spot.r * 0.8} />)}
          {looks === 2 &&
            spots.map((spot, k) => (
              <ellipse key={k} cx={spot.x} cy={spot.y} rx={spot.r * 1.7} ry={spot.r * 0.8} />
            ))}
        </g>
        <circle cx="50" cy="50" r="34" fill="url(#globe-night)" />
        {ringed && <path class="ring" d="M88 45a42 10 0 0 1-76 10" />}
      </g>
    </svg>
  );
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
