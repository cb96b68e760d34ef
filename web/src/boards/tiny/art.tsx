/** Planets and ships, drawn from their names alone: always the same for the same card. */

import type { JSX } from "preact";

/** A number from a word. */
export function hash(word: string): number {
  let out = 2166136261;
  for (const letter of word) out = Math.imul(out ^ letter.charCodeAt(0), 16777619);
  return out >>> 0;
}

/** So many numbers between 0 and 1 from a word. */
export function numbers(word: string, count: number): number[] {
  let seed = hash(word);
  return Array.from({ length: count }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  });
}

/** The hue of a planet: warm where it yields energy, cool where it yields culture. */
export function hue(slug: string, yields: string | null): number {
  const [a = 0] = numbers(slug, 1);
  return yields === "energy" ? 8 + a * 48 : 178 + a * 96;
}

/** The upper part of a planet, as one sees it from its orbit: bands, craters, a glow. */
export function Horizon({ slug, yields }: { slug: string; yields: string | null }): JSX.Element {
  const own = hue(slug, yields);
  const n = numbers(slug, 20);
  const id = `horizon-${slug}`;
  const at = (k: number) => n[k] ?? 0.5;
  const bands = at(1) > 0.45;
  return (
    <svg class="horizon" viewBox="0 0 200 80" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <radialGradient id={id} cx="38%" cy="12%" r="75%">
          <stop offset="0" stop-color={`hsl(${own} 78% 66%)`} />
          <stop offset=".5" stop-color={`hsl(${own} 62% 40%)`} />
          <stop offset="1" stop-color={`hsl(${own + 18} 60% 16%)`} />
        </radialGradient>
        <clipPath id={`${id}-in`}>
          <ellipse cx="100" cy="150" rx="150" ry="140" />
        </clipPath>
      </defs>
      <ellipse cx="100" cy="150" rx="155" ry="146" fill={`hsl(${own} 90% 70%)`} opacity=".22" />
      <ellipse cx="100" cy="150" rx="150" ry="140" fill={`url(#${id})`} />
      <g clip-path={`url(#${id}-in)`}>
        {bands
          ? [0, 1, 2, 3].map((k) => (
              <ellipse
                key={k}
                cx="100"
                cy={168 + k * 17 + at(k + 2) * 6}
                rx={150 + at(k + 6) * 20}
                ry="140"
                fill="none"
                stroke={`hsl(${own + (k % 2 ? 26 : -20)} 60% ${k % 2 ? 62 : 28}%)`}
                stroke-width={3 + at(k + 10) * 7}
                opacity=".5"
              />
            ))
          : [0, 1, 2, 3, 4].map((k) => (
              <ellipse
                key={k}
                cx={20 + k * 40 + at(k + 2) * 20}
                cy={34 + at(k + 7) * 40}
                rx={7 + at(k + 12) * 11}
                ry={3 + at(k + 12) * 5}
                fill={`hsl(${own + 10} 55% 22%)`}
                stroke={`hsl(${own} 60% 62%)`}
                stroke-width="1"
                opacity=".55"
              />
            ))}
      </g>
    </svg>
  );
}

interface GlobeProps {
  slug: string;
  yields: string | null;
  /** A name of its own, where the same planet may be drawn twice. */
  id?: string;
}

/** A whole planet in small, for colonies. */
export function Globe({ slug, yields, id = `globe-${slug}` }: GlobeProps): JSX.Element {
  const own = hue(slug, yields);
  const n = numbers(slug, 6);
  const tilt = Math.round((n[2] ?? 0.5) * 50 - 25);
  return (
    <svg class="globe" viewBox="0 0 40 40" aria-hidden="true">
      <defs>
        <radialGradient id={id} cx="34%" cy="28%" r="78%">
          <stop offset="0" stop-color={`hsl(${own} 80% 72%)`} />
          <stop offset=".55" stop-color={`hsl(${own} 62% 42%)`} />
          <stop offset="1" stop-color={`hsl(${own + 18} 60% 14%)`} />
        </radialGradient>
      </defs>
      <circle cx="20" cy="20" r="15" fill={`url(#${id})`} />
      <g transform={`rotate(${tilt} 20 20)`} fill="none" stroke={`hsl(${own} 70% 82%)`} opacity=".6">
        {(n[1] ?? 0) > 0.55 ? (
          <ellipse cx="20" cy="20" rx="19" ry="4.6" stroke-width="1.6" />
        ) : (
          <path d="M6.5 15.5q13.5 4 27 0M7.5 24q12.5 4 25 0" stroke-width="1.8" />
        )}
      </g>
    </svg>
  );
}

/** Where the mark of each seat stands on its ships, so that colour is not needed to tell them apart. */
const MARKS = [
  "M12 7.6 15.4 11 12 14.4 8.6 11Z",
  "M12 7.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4Z",
  "M9.2 8.2h5.6v5.6H9.2Z",
  "M12 7.6 15.4 13.8H8.6Z",
  "M10.3 7.8h3.4l1.8 3.2-1.8 3.2h-3.4L8.5 11Z",
];

interface RocketProps {
  seat: number;
  galaxy: string | null;
}

/** A ship in the colour of its owner, with the owner's mark on it. */
export function Rocket({ seat, galaxy }: RocketProps): JSX.Element {
  return (
    <svg
      class={`rocket player-${seat % 6}${galaxy ? ` galaxy-${galaxy}` : ""}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path class="rocket-fins" d="M7.6 12.2 3.8 15.6v5.2l4.4-2.8h7.6l4.4 2.8v-5.2l-3.8-3.4Z" />
      <path class="rocket-hull" d="M12 1.2c4.6 3.2 6.4 8.4 4.8 16.8H7.2C5.6 9.6 7.4 4.4 12 1.2Z" />
      <path class="rocket-flame" d="M9.6 19h4.8L12 23.4Z" />
      <path class="rocket-mark" d={MARKS[seat % 5]} />
    </svg>
  );
}

/** A point on an arm of a spiral galaxy, from its core outwards. */
function arm(turned: number): string {
  const points = Array.from({ length: 22 }, (_, k) => {
    const angle = turned + k * 0.27;
    const far = 5 + k * 2;
    return `${(50 + Math.cos(angle) * far).toFixed(1)} ${(50 + Math.sin(angle) * far * 0.62).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

const ARMS = [0, 1, 2].map((k) => arm((k * 2 * Math.PI) / 3));

/** A galaxy in the colour of whose it is. */
export function Spiral({ seat }: { seat: number }): JSX.Element {
  return (
    <svg class={`spiral player-${seat % 6}`} viewBox="0 0 100 100" aria-hidden="true">
      <g fill="none" stroke="currentColor" stroke-linecap="round">
        {ARMS.map((path) => (
          <g key={path}>
            <path d={path} stroke-width="9" opacity=".14" />
            <path d={path} stroke-width="2.4" stroke-dasharray="1 4.5" opacity=".6" />
          </g>
        ))}
      </g>
      <ellipse cx="50" cy="50" rx="10" ry="7" fill="currentColor" opacity=".4" />
    </svg>
  );
}
