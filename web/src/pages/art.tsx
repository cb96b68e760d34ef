/** The picture of a game: a sun and its planets, drawn here. */

export function GameArt({ game }: { game: string }) {
  return (
    <svg
      class="game-art"
      viewBox="0 0 640 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-game={game}
    >
      <defs>
        <radialGradient id="art-sky" cx=".24" cy=".5" r="1">
          <stop offset="0" stop-color="#4a2a5e" />
          <stop offset=".45" stop-color="#1a1f4a" />
          <stop offset="1" stop-color="#080c1c" />
        </radialGradient>
        <radialGradient id="art-sun">
          <stop offset="0" stop-color="#fff6d8" />
          <stop offset=".3" stop-color="#ffd27a" />
          <stop offset=".62" stop-color="#ff9a3d" stop-opacity=".55" />
          <stop offset="1" stop-color="#ff7a2a" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="art-shade" x1="0" y1="0" x2="1" y2=".35">
          <stop offset="0" stop-color="#fff" stop-opacity=".35" />
          <stop offset=".4" stop-color="#000" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity=".78" />
        </linearGradient>
      </defs>
      <rect width="640" height="200" fill="url(#art-sky)" />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="#fff" opacity={0.25 + r / 2.4} />
      ))}
      <g fill="none" stroke="#fff" stroke-opacity=".14">
        <ellipse cx="150" cy="100" rx="150" ry="44" />
        <ellipse cx="150" cy="100" rx="262" ry="78" />
        <ellipse cx="150" cy="100" rx="410" ry="124" />
      </g>
      <circle cx="150" cy="100" r="118" fill="url(#art-sun)" />
      <circle cx="150" cy="100" r="34" fill="#fff3cf" />
      <Ball x={286} y={79} r={11} fill="#58b7ff" />
      <Ball x={352} y={149} r={20} fill="#48c078" />
      <Ball x={470} y={54} r={30} fill="#d98a4b" ring />
      <Ball x={560} y={146} r={15} fill="#f2d24b" />
    </svg>
  );
}

function Ball({ x, y, r, fill, ring }: { x: number; y: number; r: number; fill: string; ring?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {ring && (
        <ellipse
          rx={r * 1.75}
          ry={r * 0.42}
          fill="none"
          stroke="#f0cf9a"
          stroke-opacity=".7"
          stroke-width="4"
          transform="rotate(-16)"
        />
      )}
      <circle r={r} fill={fill} />
      <circle r={r} fill="url(#art-shade)" />
      {ring && (
        <path
          d={`M${-r * 1.75} 0A${r * 1.75} ${r * 0.42} 0 0 0 ${r * 1.75} 0`}
          fill="none"
          stroke="#f0cf9a"
          stroke-opacity=".9"
          stroke-width="4"
          transform="rotate(-16)"
        />
      )}
    </g>
  );
}

/** Stars that are always at the same places. */
const STARS: [number, number, number][] = Array.from({ length: 90 }, (_, k) => {
  const a = (k * 7919 + 13) % 640;
  const b = (k * 104729 + 71) % 200;
  return [a, b, 0.5 + ((k * 31) % 10) / 10];
});
