/** The picture of a game: its sky, its sun and what goes around it, drawn here. */

type Ball = { x: number; y: number; r: number; fill: string; ring?: boolean };
type Die = { x: number; y: number; size: number; turn: number; pips: number; fill: string };

interface Look {
  sky: [string, string, string];
  sun: { x: number; y: number; r: number; core: string; glow: string; rim: string };
  balls: Ball[];
  dice: Die[];
  /** Ways between stars. */
  ways: [number, number][];
}

const RACE: Look = {
  sky: ["#4a2a5e", "#1a1f4a", "#080c1c"],
  sun: { x: 150, y: 100, r: 34, core: "#fff3cf", glow: "#ffd27a", rim: "#ff9a3d" },
  balls: [
    { x: 286, y: 79, r: 11, fill: "#58b7ff" },
    { x: 352, y: 149, r: 20, fill: "#48c078" },
    { x: 470, y: 54, r: 30, fill: "#d98a4b", ring: true },
    { x: 560, y: 146, r: 15, fill: "#f2d24b" },
  ],
  dice: [],
  ways: [],
};

const LOOKS: Record<string, Look> = {
  race: RACE,
  roll: {
    sky: ["#14506b", "#12294f", "#070d1d"],
    sun: { x: 500, y: 96, r: 30, core: "#f3fbff", glow: "#9fe0ff", rim: "#3f9bff" },
    balls: [
      { x: 388, y: 142, r: 13, fill: "#e59a5e" },
      { x: 600, y: 40, r: 18, fill: "#63d683" },
    ],
    dice: [
      { x: 96, y: 96, size: 62, turn: -14, pips: 5, fill: "#f4f6ff" },
      { x: 194, y: 132, size: 46, turn: 19, pips: 3, fill: "#e0554d" },
      { x: 258, y: 68, size: 40, turn: -8, pips: 2, fill: "#54c3e8" },
      { x: 318, y: 152, size: 30, turn: 32, pips: 1, fill: "#f2d24b" },
    ],
    ways: [],
  },
  tiny: {
    sky: ["#3d2a78", "#221a52", "#0a0a20"],
    sun: { x: 320, y: 100, r: 26, core: "#fff0fb", glow: "#ff9fe0", rim: "#b14bff" },
    balls: [
      { x: 84, y: 64, r: 26, fill: "#48c0b8" },
      { x: 178, y: 146, r: 17, fill: "#e8785a" },
      { x: 440, y: 52, r: 15, fill: "#f2d24b" },
      { x: 524, y: 130, r: 34, fill: "#5a86ff", ring: true },
    ],
    dice: [{ x: 232, y: 62, size: 30, turn: 16, pips: 4, fill: "#f4f6ff" }],
    ways: [],
  },
  beyond: {
    sky: ["#5e2f22", "#2a1838", "#080914"],
    sun: { x: 40, y: 150, r: 62, core: "#fff2d0", glow: "#ffb860", rim: "#ff6a3d" },
    balls: [
      { x: 210, y: 66, r: 9, fill: "#ffd9a0" },
      { x: 300, y: 128, r: 12, fill: "#7cc4ff" },
      { x: 402, y: 62, r: 16, fill: "#ff9f7a" },
      { x: 470, y: 150, r: 10, fill: "#c9a2ff" },
      { x: 566, y: 84, r: 22, fill: "#63d6a8" },
    ],
    dice: [],
    ways: [
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 3],
      [2, 4],
      [3, 4],
    ],
  },
};

export function GameArt({ game }: { game: string }) {
  const { sky, sun, balls, dice, ways } = LOOKS[game] ?? RACE;
  return (
    <svg class="game-art" viewBox="0 0 640 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="art-sky" cx={sun.x / 640} cy=".5" r="1">
          <stop offset="0" stop-color={sky[0]} />
          <stop offset=".45" stop-color={sky[1]} />
          <stop offset="1" stop-color={sky[2]} />
        </radialGradient>
        <radialGradient id="art-sun">
          <stop offset="0" stop-color={sun.core} />
          <stop offset=".3" stop-color={sun.glow} />
          <stop offset=".62" stop-color={sun.rim} stop-opacity=".55" />
          <stop offset="1" stop-color={sun.rim} stop-opacity="0" />
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
        {[150, 262, 410].map((rx) => (
          <ellipse key={rx} cx={sun.x} cy={sun.y} rx={rx} ry={rx * 0.3} />
        ))}
      </g>
      <circle cx={sun.x} cy={sun.y} r={sun.r * 3.5} fill="url(#art-sun)" />
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill={sun.core} />
      {ways.map(([a, b]) => (
        <line
          key={`${a}-${b}`}
          x1={balls[a]?.x}
          y1={balls[a]?.y}
          x2={balls[b]?.x}
          y2={balls[b]?.y}
          stroke="#fff"
          stroke-opacity=".38"
          stroke-dasharray="3 5"
        />
      ))}
      {balls.map((ball) => (
        <BallPicture key={ball.x} {...ball} />
      ))}
      {dice.map((die) => (
        <DiePicture key={die.x} {...die} />
      ))}
    </svg>
  );
}

function BallPicture({ x, y, r, fill, ring }: Ball) {
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

/** Where the pips of each number are, in parts of the side from the middle. */
const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-0.24, -0.24],
    [0.24, 0.24],
  ],
  3: [
    [-0.25, -0.25],
    [0, 0],
    [0.25, 0.25],
  ],
  4: [
    [-0.23, -0.23],
    [0.23, -0.23],
    [-0.23, 0.23],
    [0.23, 0.23],
  ],
  5: [
    [-0.25, -0.25],
    [0.25, -0.25],
    [0, 0],
    [-0.25, 0.25],
    [0.25, 0.25],
  ],
};

function DiePicture({ x, y, size, turn, pips, fill }: Die) {
  const box = { x: -size / 2, y: -size / 2, width: size, height: size, rx: size / 5 };
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect {...box} fill={fill} />
      <rect {...box} fill="url(#art-shade)" opacity=".55" />
      {PIPS[pips]?.map(([px, py]) => (
        <circle key={`${px} ${py}`} cx={px * size} cy={py * size} r={size / 11} fill="#141a33" />
      ))}
    </g>
  );
}

/** Stars that are always at the same places. */
const STARS: [number, number, number][] = Array.from({ length: 90 }, (_, k) => {
  const a = (k * 7919 + 13) % 640;
  const b = (k * 104729 + 71) % 200;
  return [a, b, 0.5 + ((k * 31) % 10) / 10];
});
