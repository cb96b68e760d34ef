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

/** Of each level the middles of its slots, in rows. */
const LEVELS: readonly (readonly number[])[] = [
  [0.9, 2.1, 3.9, 5.1],
  [0.5, 1.5, 2.5, 3.5, 4.5, 5.5],
  [0.5, 1.5, 2.5, 3.5, 4.5, 5.5],
  [1.5, 3, 4.5],
];
const ROWS = 6;

/** Of what stands apart from the tree, so many are beside one another where it stands above. */
const ABREAST = 4;

/**
 * The technology board. Basic actions, guilds and events stand before the tree, one below another; on
 * a narrow screen above it, so that the tree has the whole width.
 */
export class TreePlan {
  /** Where the tree begins. */
  private readonly left: number;
  private readonly top: number;
  /** The room before each card, for cubes. */
  private readonly gap: number;
  private readonly width: number;
  private readonly row: number;
  private readonly head: number;

  constructor(
    /** How many things stand apart. */
    private readonly count: number,
    private readonly narrow: boolean,
  ) {
    this.left = narrow ? 0 : 17;
    this.gap = narrow ? 4 : 3.4;
    this.head = narrow ? 8.4 * Math.ceil(count / ABREAST) : 0;
    this.top = this.head + 3.2; // the names of the levels
    this.width = (100 - this.left) / 4 - this.gap;
    this.row = (100 - this.top) / ROWS;
  }

  /** The box of a slot, which is named by its level and its number or letter: `I-3`, `II-C`. */
  slot(word: string, level: number): Box {
    const last = word.split("-")[1] ?? "A";
    const place = level === 1 ? Number(last) - 1 : last.charCodeAt(0) - 65;
    const middle = this.top + (LEVELS[level - 1]?.[place] ?? 0) * this.row;
    const h = this.row * 0.94;
    const x = this.left + this.gap + (level - 1) * (this.width + this.gap);
    return { x, y: middle - h / 2, w: this.width, h };
  }

  /** The band of a level, with its name above. */
  level(level: number): Box {
    const x = this.left + this.gap / 2 + (level - 1) * (this.width + this.gap);
    return { x, y: this.head, w: Math.min(this.width + this.gap, 100 - x), h: 100 - this.head };
  }

  /** The box of one of the things that stand apart. */
  apart(place: number): Box {
    if (!this.narrow) {
      const h = 100 / this.count;
      return { x: 0, y: place * h + 0.5, w: this.left, h: h - 1 };
    }
    const w = 100 / ABREAST;
    const h = this.head / Math.ceil(this.count / ABREAST);
    return { x: (place % ABREAST) * w + 0.4, y: Math.floor(place / ABREAST) * h, w: w - 0.8, h: h - 0.7 };
  }
}

/** The line from a slot to one that requires it. */
export function joint(from: Box, to: Box): string {
  const [x1, y1] = [from.x + from.w, from.y + from.h / 2];
  const [x2, y2] = [to.x, to.y + to.h / 2];
  const bend = (x2 - x1) * 0.6;
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}

// -- the exploration board ------------------------------------------------------------

/** The rows from Deep Space above to Sol below: their middles, and how tall they are. */
const DEEP = { y: 7.5, h: 15 };
const OUTER = { y: 28.75, h: 21 };
const YARDS = { y: 50, h: 15 };
const INNER = { y: 71.25, h: 21 };
const SOL = { y: 92.5, h: 15 };

/** Systems at both sides, with the room that their figures need; shipyards are smaller. */
const LEFT = { x: 18.25, w: 36.5 };
const RIGHT = { x: 81.75, w: 36.5 };
const MIDDLE = { x: 50, w: 24 };
const OPEN = { x: 50, w: 43 };
const YARD = { w: 30, h: 15 };

const PLACES: Record<string, { x: number; y: number; w: number; h: number }> = {
  deep_space: { ...OPEN, ...DEEP },
  B1: { ...LEFT, ...OUTER },
  Y4: { ...MIDDLE, ...OUTER, h: YARD.h },
  B2: { ...RIGHT, ...OUTER },
  Y2: { ...LEFT, ...YARDS, w: YARD.w },
  Y3: { ...RIGHT, ...YARDS, w: YARD.w },
  A1: { ...LEFT, ...INNER },
  Y1: { ...MIDDLE, ...INNER, h: YARD.h },
  A2: { ...RIGHT, ...INNER },
  sol: { ...OPEN, ...SOL },
};

/** The extra system lies in the corner next to the one it is joined to. */
const CORNERS: Record<string, { x: number; y: number }> = {
  A1: { x: 13.75, y: SOL.y },
  A2: { x: 86.25, y: SOL.y },
  B1: { x: 13.75, y: DEEP.y },
  B2: { x: 86.25, y: DEEP.y },
};

/** The box of a place; of the extra system by what it is joined to. */
export function placeBox(word: string, neighbours: readonly string[]): Box {
  const corner = CORNERS[neighbours[0] ?? ""] ?? { x: 50, y: 50 };
  const { x, y, w, h } = PLACES[word] ?? { ...corner, w: 27.5, h: 15 };
  return { x: x - w / 2, y: y - h / 2, w, h };
}

export function middle({ x, y, w, h }: Box): [number, number] {
  return [x + w / 2, y + h / 2];
}
