/** Zooming: how large a picture is in its window, and which part of it is seen. */

export const WHOLE = 1;
export const NEAREST = 3.4;

/** What is seen: how many times larger than the window the picture is, and where the window stands. */
export interface Sight {
  zoom: number;
  left: number;
  top: number;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The same picture at another size, so that what is under the point stays under it. */
export function zoomed(
  before: Sight,
  zoom: number,
  at: { x: number; y: number },
  room: { width: number; height: number },
): Sight {
  const to = within(zoom, WHOLE, NEAREST);
  const grows = to / before.zoom;
  return {
    zoom: to,
    left: within((before.left + at.x) * grows - at.x, 0, room.width * (to - 1)),
    top: within((before.top + at.y) * grows - at.y, 0, room.height * (to - 1)),
  };
}

/** How much a turn of the wheel zooms. */
export function byWheel(zoom: number, delta: number): number {
  return zoom * Math.exp(-within(delta, -240, 240) * 0.0022);
}

/** Whether a turn of the wheel belongs to the page: the picture is whole, and cannot get any smaller. */
export function passes(zoom: number, delta: number): boolean {
  return delta >= 0 && zoom <= WHOLE;
}

const PAN: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does with a picture; null for keys that mean nothing here. */
export function byKey(key: string, sight: Sight, room: { width: number; height: number }): Sight | null {
  const middle = { x: room.width / 2, y: room.height / 2 };
  if (key === "+" || key === "=") return zoomed(sight, sight.zoom * 1.4, middle, room);
  if (key === "-" || key === "_") return zoomed(sight, sight.zoom / 1.4, middle, room);
  if (key === "0") return { zoom: WHOLE, left: 0, top: 0 };
  const pan = PAN[key];
  if (!pan || sight.zoom === WHOLE) return null;
  return {
    zoom: sight.zoom,
    left: within(sight.left + pan[0] * room.width * 0.25, 0, room.width * (sight.zoom - 1)),
    top: within(sight.top + pan[1] * room.height * 0.25, 0, room.height * (sight.zoom - 1)),
  };
}
