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

/** The column of Basic Spacefaring and the guilds, the room for cubes before each card, and a card. */
const FIRST = 17;
const GAP = 3.4;
const WIDTH = (100 - FIRST) / 4 - GAP;
const ROW = 100 / 6;

/** Of each level the middles of its slots, in rows. */
const LEVELS: readonly (readonly number[])[] = [
  [0.9, 2.1, 3.9, 5.1],
  [0.5, 1.5, 2.5, 3.5, 4.5, 5.5],
  [0.5, 1.5, 2.5, 3.5, 4.5, 5.5],
  [1.5, 3, 4.5],
];

/** The box of a slot, which is named by its level and its number or letter: `I-3`, `II-C`. */
export function slotBox(word: string, level: number): Box {
  const last = word.split("-")[1] ?? "A";
  const place = level === 1 ? Number(last) - 1 : last.charCodeAt(0) - 65;
  const middle = (LEVELS[level - 1]?.[place] ?? 0) * ROW;
  const h = ROW * 0.93;
  return { x: FIRST + GAP + (level - 1) * (WIDTH + GAP), y: middle - h / 2, w: WIDTH, h };
}

/** The boxes of what stands before the tree, one below another: basic actions, guilds, events. */
export function firstBox(place: number, count: number): Box {
  const h = 100 / count;
  return { x: 0, y: place * h + 0.5, w: FIRST, h: h - 1 };
}

/** The line from a slot to one that requires it. */
export function joint(from: Box, to: Box): string {
  const [x1, y1] = [from.x + from.w, from.y + from.h / 2];
  const [x2, y2] = [to.x, to.y + to.h / 2];
  const bend = (x2 - x1) * 0.6;
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}

// -- the exploration board ------------------------------------------------------------

const SIDE = 29.5;

/** The middles of the places: Sol below, Deep Space above. */
const MIDDLES: Record<string, [number, number]> = {
  deep_space: [50, 8.6],
  B1: [15.2, 29.3],
  Y4: [50, 29.3],
  B2: [84.8, 29.3],
  Y2: [15.2, 50],
  Y3: [84.8, 50],
  A1: [15.2, 70.7],
  Y1: [50, 70.7],
  A2: [84.8, 70.7],
  sol: [50, 91.4],
};

/** The extra system lies in the corner next to the one it is joined to. */
const CORNERS: Record<string, [number, number]> = {
  A1: [15.2, 91.4],
  A2: [84.8, 91.4],
  B1: [15.2, 8.6],
  B2: [84.8, 8.6],
};

/** The box of a place; of the extra system by what it is joined to. */
export function placeBox(word: string, neighbours: readonly string[]): Box {
  const corner = CORNERS[neighbours[0] ?? ""] ?? [50, 50];
  const [x, y] = MIDDLES[word] ?? corner;
  const open = word === "sol" || word === "deep_space";
  const w = open ? 38 : SIDE;
  return { x: x - w / 2, y: y - 8.6, w, h: 17.2 };
}

export function middle({ x, y, w, h }: Box): [number, number] {
  return [x + w / 2, y + h / 2];
}
