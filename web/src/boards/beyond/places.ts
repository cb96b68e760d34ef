/** Where everything stands on the two boards, in hundredths of their width and height. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A box as a style. */
export function placed({ x, y, w, h }: Box): Record<string, string> {
  return { left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` };
}

// -- the technology board -----------------------------------------------------------

/** The height of the tree; below it are the guilds. */
const TREE = 86;
const BASIC_WIDTH = 17;
const GAP = 3;
const WIDTH = (100 - BASIC_WIDTH) / 4 - GAP;
const ROW = TREE / 6;

/** Of each level the middles of its slots, in rows, and how many rows high a card may be. */
const LEVELS: readonly { middles: readonly number[]; rows: number }[] = [
  { middles: [0.75, 2.25, 3.75, 5.25], rows: 1.4 },
  { middles: [0.5, 1.5, 2.5, 3.5, 4.5, 5.5], rows: 0.93 },
  { middles: [0.5, 1.5, 2.5, 3.5, 4.5, 5.5], rows: 0.93 },
  { middles: [1.2, 3, 4.8], rows: 1.5 },
];

/** The box of a slot, which is named by its level and its number or letter: `I-3`, `II-C`. */
export function slotBox(word: string, level: number): Box {
  const last = word.split("-")[1] ?? "A";
  const place = level === 1 ? Number(last) - 1 : last.charCodeAt(0) - 65;
  const { middles, rows } = LEVELS[level - 1] ?? { middles: [], rows: 1 };
  const middle = (middles[place] ?? 0) * ROW;
  return {
    x: BASIC_WIDTH + GAP + (level - 1) * (WIDTH + GAP),
    y: middle - (rows * ROW) / 2,
    w: WIDTH,
    h: rows * ROW,
  };
}

/** The boxes of the actions of Basic Spacefaring, in their order. */
export function basicBox(place: number, count: number): Box {
  const h = TREE / count;
  return { x: 0, y: place * h + 0.4, w: BASIC_WIDTH, h: h - 1 };
}

/** Guilds and events that lie apart, below the tree. */
export const BELOW: Box = { x: 0, y: TREE + 0.8, w: 100, h: 100 - TREE - 0.8 };

/** The line from a slot to one that requires it. */
export function joint(from: Box, to: Box): string {
  const [x1, y1] = [from.x + from.w, from.y + from.h / 2];
  const [x2, y2] = [to.x, to.y + to.h / 2];
  const bend = (x2 - x1) * 0.6;
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}

// -- the exploration board ------------------------------------------------------------

const SIDE = 31.5;

/** The middles of the places: Sol below, Deep Space above. */
const MIDDLES: Record<string, [number, number]> = {
  deep_space: [50, 9.5],
  B1: [16.5, 29.5],
  Y4: [50, 29.5],
  B2: [83.5, 29.5],
  Y2: [16.5, 50],
  Y3: [83.5, 50],
  A1: [16.5, 70.5],
  Y1: [50, 70.5],
  A2: [83.5, 70.5],
  sol: [50, 90.5],
};

/** The extra system lies in the corner next to the one it is joined to. */
const CORNERS: Record<string, [number, number]> = {
  A1: [16.5, 90.5],
  A2: [83.5, 90.5],
  B1: [16.5, 9.5],
  B2: [83.5, 9.5],
};

/** The box of a place; of the extra system by what it is joined to. */
export function placeBox(word: string, neighbours: readonly string[]): Box {
  const corner = CORNERS[neighbours[0] ?? ""] ?? [50, 50];
  const [x, y] = MIDDLES[word] ?? corner;
  const open = word === "sol" || word === "deep_space";
  const w = open ? 34 : SIDE;
  return { x: x - w / 2, y: y - 8.7, w, h: 17.4 };
}

export function middle({ x, y, w, h }: Box): [number, number] {
  return [x + w / 2, y + h / 2];
}
