/** How cards are laid out so that all are seen and each is as large as can be. */

export interface Form {
  name: string;
  /** Width divided by height: between these two. */
  tallest: number;
  widest: number;
  minWidth: number;
  minHeight: number;
  maxWidth: number;
  maxHeight: number;
}

export interface Layout {
  form: string;
  columns: number;
  rows: number;
  width: number;
  height: number;
}

/**
 * The largest cards of which `count` go into the room, in the first of these forms whose cards would
 * be large enough. If none goes in, the last form is taken as small as it may be, and the room has to
 * scroll. A few cards are no wider than `least` would be, so that they keep their width while they come
 * and go, but as high as they can.
 */
export function layOut(
  count: number,
  width: number,
  height: number,
  gap: number,
  forms: readonly Form[],
  least = 1,
): Layout {
  const n = Math.max(count, least, 1);
  for (const form of forms) {
    const best = largest(n, width, height, gap, form);
    if (best) return grown(best, count, height, gap, form);
  }
  const last = forms[forms.length - 1];
  if (!last) throw new Error("no form to lay cards out in");
  const columns = Math.max(1, Math.floor((width + gap) / (last.minWidth + gap)));
  return {
    form: last.name,
    columns,
    rows: Math.ceil(n / columns),
    width: Math.min(Math.floor((width - gap * (columns - 1)) / columns), last.maxWidth),
    height: last.minHeight,
  };
}

/**
 * The height that so many cards want at this width: enough for them in the first of these forms in
 * which they go into `most` at all, and no more than they would fill.
 */
export function heightFor(
  count: number,
  width: number,
  most: number,
  gap: number,
  forms: readonly Form[],
): number {
  for (const form of forms) {
    const columns = Math.max(1, Math.floor((width + gap) / (form.minWidth + gap)));
    const rows = Math.ceil(Math.max(count, 1) / columns);
    const room = (height: number) => rows * (height + gap) - gap;
    if (form.minWidth <= width && room(form.minHeight) <= most) return Math.min(room(form.maxHeight), most);
  }
  return most;
}

/** The same cards where fewer rows are taken than there is room for. */
function grown(layout: Layout, count: number, height: number, gap: number, form: Form): Layout {
  const rows = Math.ceil(Math.max(count, 1) / layout.columns);
  if (rows >= layout.rows) return layout;
  const down = Math.min((height - gap * (rows - 1)) / rows, form.maxHeight);
  return { ...layout, rows, height: Math.floor(Math.min(down, layout.width / form.tallest)) };
}

function largest(n: number, width: number, height: number, gap: number, form: Form): Layout | null {
  let best: Layout | null = null;
  for (let columns = 1; columns <= n; columns += 1) {
    const rows = Math.ceil(n / columns);
    const across = Math.min((width - gap * (columns - 1)) / columns, form.maxWidth);
    const down = Math.min((height - gap * (rows - 1)) / rows, form.maxHeight);
    const w = Math.floor(Math.min(across, down * form.widest));
    const h = Math.floor(Math.min(down, w / form.tallest));
    const large = w >= form.minWidth && h >= form.minHeight;
    if (large && (!best || w * h > best.width * best.height)) {
      best = { form: form.name, columns, rows, width: w, height: h };
    }
  }
  return best;
}
