/** Where a sentence about something stands: near it, and over nothing that matters. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/**
 * A place for something so wide and tall: below or above the thing or the area in which it lies, within
 * the room and clear of what is taken; on the thing itself if there is no other.
 */
export function near(
  thing: Box,
  area: Box | null,
  width: number,
  height: number,
  room: { width: number; height: number },
  taken: readonly Box[],
): Box {
  const at = (around: Box, top: number): Box => {
    const middle = thing.left + thing.width / 2 - width / 2;
    const inside = Math.min(Math.max(middle, around.left), Math.max(around.left, right(around) - width));
    return { left: Math.max(GAP, Math.min(inside, room.width - width - GAP)), top, width, height };
  };
  const small = area !== null && area.height < room.height * 0.3 ? [area] : [];
  const tries = [...small, thing].flatMap((box) => [
    at(box === thing ? everywhere(room) : box, box.top + box.height + GAP),
    at(box === thing ? everywhere(room) : box, box.top - height - GAP),
  ]);
  const fits = (box: Box) =>
    box.top >= GAP &&
    box.top + height <= room.height - GAP &&
    !overlap(box, thing) &&
    !taken.some((other) => overlap(box, other));
  return tries.find(fits) ?? at(everywhere(room), Math.max(GAP, thing.top + thing.height / 2 - height / 2));
}

function right({ left, width }: Box): number {
  return left + width;
}

function everywhere(room: { width: number; height: number }): Box {
  return { left: 0, top: 0, ...room };
}
