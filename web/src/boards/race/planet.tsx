/** The art of the cards: a planet or an emblem for each, always the same for the same card. */

import type { RaceFace } from "../../wire.ts";
import { chance, Globe, GlobeDefs } from "../globe.tsx";
import { drawing, type IconName } from "./icons.tsx";

/** What all drawings share; stands once in the page. */
export function ArtDefs() {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true">
      <defs>
        <GlobeDefs />
        <linearGradient id="plate" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#9fb4ff" stop-opacity=".55" />
          <stop offset="1" stop-color="#3b3f8f" stop-opacity=".12" />
        </linearGradient>
        <linearGradient id="plate-six" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#ffe3a3" stop-opacity=".75" />
          <stop offset="1" stop-color="#b5701c" stop-opacity=".15" />
        </linearGradient>
      </defs>
    </svg>
  );
}

export function Art({ face }: { face: RaceFace }) {
  return face.kind === "development" ? <EmblemArt face={face} /> : <PlanetArt face={face} />;
}

function PlanetArt({ face }: { face: RaceFace }) {
  const tone = face.good ?? (face.military ? "war" : "none");
  const halo = face.windfall && (
    <circle cx="50" cy="50" r="41.5" fill="none" class={`halo good-${tone}`} stroke="currentColor" />
  );
  return (
    <Globe name={face.card} tone={tone} behind={halo}>
      {face.military && <Sights />}
    </Globe>
  );
}

/** A military world lies in somebody's sights. */
function Sights() {
  return (
    <g class="sights" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round">
      <path d="M12 32A42 42 0 0 1 32 12M68 12A42 42 0 0 1 88 32M88 68A42 42 0 0 1 68 88M32 88A42 42 0 0 1 12 68" />
    </g>
  );
}

const EMBLEMS: Record<string, IconName> = {
  explore: "explore",
  develop: "develop",
  settle: "settle",
  trade: "trade",
  consume: "consume",
  produce: "produce",
  round: "round",
};

/** A development: plates around the sign of its first phase. */
function EmblemArt({ face }: { face: RaceFace }) {
  const next = chance(face.card);
  const six = face.points === null;
  const plate = six ? "url(#plate-six)" : "url(#plate)";
  const turn = Math.round(next() * 3) * 15;
  const lines = Array.from({ length: 5 }, (_, k) => ({ k, at: 8 + next() * 84, to: 25 + next() * 50 }));
  const sign = EMBLEMS[face.powers[0]?.phase ?? ""] ?? "star";
  const military = face.powers[0]?.kind.includes("military") || face.powers[0]?.kind.startsWith("takeover");
  return (
    <svg class={six ? "art emblem-art six" : "art emblem-art"} viewBox="0 0 100 100" aria-hidden="true">
      <g stroke="currentColor" stroke-width="1" opacity=".3" fill="none">
        {lines.map((line) => (
          <path key={line.k} d={`M${line.at} 0V${line.to}l${line.k % 2 ? 8 : -8} 8V100`} />
        ))}
      </g>
      <g transform={`rotate(${turn} 50 50)`}>
        <rect x="20" y="20" width="60" height="60" rx="7" fill={plate} transform="rotate(45 50 50)" />
        <rect x="26" y="26" width="48" height="48" rx="5" fill={plate} />
      </g>
      <circle cx="50" cy="50" r="22" class="emblem-disc" />
      <g transform="translate(33 33) scale(1.417)">{drawing(military ? "military" : sign)}</g>
    </svg>
  );
}
