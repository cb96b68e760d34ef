/** How cards are laid out so that all are seen and each is as large as can be. */

export interface Form {
  name: string;
  /** Width divided by height. */
  aspect: number;
  /** The smallest aspect to which a card may be stretched where there is room below it. */
  tallest: number;
  minWidth: number;
  maxWidth: number;
}

export interface Layout {
  form: string;
  columns: number;
  rows: number;
  width: number;
  height: number;
}

/**
 * The largest cards of one of these forms of which `count` go into the room; forms earlier in the list
 * first. A form is taken only if its cards are at least `minWidth` wide. If none goes in, the last form is
 * taken as small as it may be, and the room has to scroll.
 */
export function layOut(
  count: number,
  width: number,
  height: number,
  gap: number,
  forms: readonly Form[],
): Layout {
  const n = Math.max(count, 1);
  for (const form of forms) {
    const best = largest(n, width, height, gap, form);
    if (best) return best;
  }
  const last = forms[forms.length - 1];
  if (!last) throw new Error("no form to lay cards out in");
  const columns = Math.max(1, Math.floor((width + gap) / (last.minWidth + gap)));
  const cell = Math.floor((width - gap * (columns - 1)) / columns);
  return {
    form: last.name,
    columns,
    rows: Math.ceil(n / columns),
    width: cell,
    height: Math.floor(cell / last.aspect),
  };
}

function largest(n: number, width: number, height: number, gap: number, form: Form): Layout | null {
  let best: Layout | null = null;
  for (let columns = 1; columns <= n; columns += 1) {
    const rows = Math.ceil(n / columns);
    const byWidth = (width - gap * (columns - 1)) / columns;
    const row = (height - gap * (rows - 1)) / rows;
    const w = Math.floor(Math.min(byWidth, row * form.aspect, form.maxWidth));
    const h = Math.floor(Math.min(row, w / form.tallest));
    if (w >= form.minWidth && (!best || w * h > best.width * best.height)) {
      best = { form: form.name, columns, rows, width: w, height: h };
    }
  }
  return best;
}
