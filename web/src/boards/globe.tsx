/** Globes, drawn from a name alone: always the same for the same name, in whatever game. */

import type { ComponentChildren } from "preact";

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
  novelty: ["#a9e2ff", "#2f8fe0", "#0b3370"],
  rare: ["#f3c08a", "#b0673a", "#4a2312"],
  genes: ["#b9f5b0", "#36a35a", "#0d4428"],
  alien: ["#fff0a6", "#d9a81f", "#5d3f05"],
  none: ["#dcd7f2", "#7d76a8", "#2c2750"],
  war: ["#f0cfc9", "#96656b", "#3b1f2a"],
};

/** What all globes share; stands once in the page, in the definitions of a board. */
export function GlobeDefs() {
  return (
    <>
      {Object.entries(TONES).map(([tone, [light, middle, dark]]) => (
        <radialGradient key={tone} id={`tone-${tone}`} cx=".34" cy=".3" r=".85">
          <stop offset="0" stop-color={light} />
          <stop offset=".45" stop-color={middle} />
          <stop offset="1" stop-color={dark} />
        </radialGradient>
      ))}
      <radialGradient id="night" cx=".3" cy=".27" r=".9">
        <stop offset=".42" stop-color="#03040c" stop-opacity="0" />
        <stop offset="1" stop-color="#03040c" stop-opacity=".82" />
      </radialGradient>
      <clipPath id="ball">
        <circle cx="50" cy="50" r="36" />
      </clipPath>
    </>
  );
}

interface Props {
  name: string;
  /** The kind of its goods, `none`, or `war`. */
  tone: string;
  /** What a board draws behind it, and before it. */
  behind?: ComponentChildren;
  children?: ComponentChildren;
}

export function Globe({ name, tone, behind, children }: Props) {
  const next = chance(name);
  const tilt = Math.round(next() * 50 - 25);
  const look = Math.floor(next() * 4);
  const ringed = next() > 0.72;
  const moons = next() > 0.55 ? 1 : 0;
  const angle = next() * Math.PI * 2;
  return (
    <svg class="art" viewBox="0 0 100 100" aria-hidden="true">
      {ringed && <Ring tone={tone} tilt={tilt} front={false} />}
      {behind}
      <circle cx="50" cy="50" r="36" fill={`url(#tone-${tone})`} />
      <g clip-path="url(#ball)" transform={`rotate(${tilt} 50 50)`}>
        {look === 0 && <Bands next={next} />}
        {look === 1 && <Lands next={next} />}
        {look === 2 && <Craters next={next} />}
        {look === 3 && <Clouds next={next} />}
      </g>
      <circle cx="50" cy="50" r="36" fill="url(#night)" />
      {ringed && <Ring tone={tone} tilt={tilt} front />}
      {moons > 0 && (
        <circle
          cx={50 + Math.cos(angle) * 43}
          cy={50 + Math.sin(angle) * 40}
          r="4"
          fill={`url(#tone-${tone})`}
        />
      )}
      {children}
    </svg>
  );
}

type Next = { next: () => number };

function Bands({ next }: Next) {
  let y = 14;
  const bands = Array.from({ length: 7 }, (_, k) => {
    const height = 4 + next() * 9;
    const band = { k, y, height, light: next() > 0.5, strong: 0.08 + next() * 0.2 };
    y += height + next() * 5;
    return band;
  });
  return (
    <>
      {bands.map((band) => (
        <path
          key={band.k}
          d={`M8 ${band.y}q21 ${band.height / 2} 42 0t42 0v${band.height}q-21 ${-band.height / 2}-42 0t-42 0Z`}
          fill={band.light ? "#fff" : "#000"}
          opacity={band.strong}
        />
      ))}
    </>
  );
}

function Lands({ next }: Next) {
  const lands = Array.from({ length: 6 }, (_, k) => ({ k, d: blob(next), strong: 0.16 + next() * 0.22 }));
  return (
    <>
      {lands.map((land) => (
        <path key={land.k} d={land.d} fill={land.k % 3 === 0 ? "#fff" : "#000"} opacity={land.strong} />
      ))}
    </>
  );
}

/** A rounded shape somewhere on the disc. */
function blob(next: () => number): string {
  const x = 18 + next() * 64;
  const y = 18 + next() * 64;
  const size = 7 + next() * 15;
  const corners = Array.from({ length: 7 }, (_, k) => {
    const turn = (k / 7) * Math.PI * 2;
    const far = size * (0.55 + next() * 0.6);
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.7] as const;
  });
  const middle = (a: readonly [number, number], b: readonly [number, number]) =>
    `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  let d = "";
  corners.forEach((corner, k) => {
    const after = corners[(k + 1) % corners.length] ?? corner;
    const point = middle(corner, after);
    d += k === 0 ? `M${point}` : "";
    const further = corners[(k + 2) % corners.length] ?? after;
    d += `Q${after[0].toFixed(1)} ${after[1].toFixed(1)} ${middle(after, further)}`;
  });
  return `${d}Z`;
}

function Craters({ next }: Next) {
  const craters = Array.from({ length: 11 }, (_, k) => ({
    k,
    x: 18 + next() * 64,
    y: 18 + next() * 64,
    r: 1.5 + next() * next() * 9,
  }));
  return (
    <>
      {craters.map((crater) => (
        <g key={crater.k}>
          <circle cx={crater.x} cy={crater.y} r={crater.r} fill="#000" opacity=".26" />
          <circle
            cx={crater.x + crater.r * 0.18}
            cy={crater.y + crater.r * 0.22}
            r={crater.r * 0.8}
            fill="#fff"
            opacity=".13"
          />
        </g>
      ))}
    </>
  );
}

function Clouds({ next }: Next) {
  const clouds = Array.from({ length: 9 }, (_, k) => ({
    k,
    x: 10 + next() * 70,
    y: 18 + next() * 62,
    w: 10 + next() * 28,
    h: 1.6 + next() * 3.4,
    strong: 0.12 + next() * 0.3,
  }));
  return (
    <>
      <path d={blob(next)} fill="#000" opacity=".28" />
      <path d={blob(next)} fill="#000" opacity=".22" />
      {clouds.map((cloud) => (
        <rect
          key={cloud.k}
          x={cloud.x}
          y={cloud.y}
          width={cloud.w}
          height={cloud.h}
          rx={cloud.h / 2}
          fill="#fff"
          opacity={cloud.strong}
        />
      ))}
    </>
  );
}

function Ring({ tone, tilt, front }: { tone: string; tilt: number; front: boolean }) {
  return (
    <path
      d={front ? "M-2 50A52 13 0 0 0 102 50" : "M-2 50A52 13 0 0 1 102 50"}
      fill="none"
      stroke={`url(#tone-${tone})`}
      stroke-width="4.5"
      opacity={front ? 0.85 : 0.5}
      transform={`rotate(${tilt} 50 50)`}
    />
  );
}
