/** How cards are laid out so that all are seen and each is as large as can be. */

export interface Form {
  name: string;
  /** Width divided by height. */
  aspect: number;
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
 * The largest cards of one of these forms of which `count` go into the room. A form is taken only if
 * its cards are at least `minWidth` wide, forms earlier in the list first. If none goes in, the last
 * form is squeezed as far as its aspect allows to be stretched, and the room has to scroll.
 */
export function fit(
  count: number,
  width: number,
  height: number,
  gap: number,
  forms: readonly Form[],
): Layout {
  const n = Math.max(count, 1);
  for (const form of forms) {
    const best = largest(n, width, height, gap, form);
    if (best && best.width >= form.minWidth) return best;
  }
  const last = forms[forms.length - 1];
  if (!last) throw new Error("no form to lay cards out in");
  const columns = Math.max(1, Math.floor((width + gap) / (last.minWidth + gap)));
  const cell = Math.floor((width - gap * (columns - 1)) / columns);
  const rows = Math.ceil(n / columns);
  const room = Math.floor((height - gap * (rows - 1)) / rows);
  const usual = Math.floor(cell / last.aspect);
  return {
    form: last.name,
    columns,
    rows,
    width: cell,
    height: Math.max(Math.min(room, usual), Math.floor(usual * 0.8)),
  };
}

function largest(n: number, width: number, height: number, gap: number, form: Form): Layout | null {
  let best: Layout | null = null;
  for (let columns = 1; columns <= n; columns += 1) {
    const rows = Math.ceil(n / columns);
    const byWidth = (width - gap * (columns - 1)) / columns;
    const byHeight = ((height - gap * (rows - 1)) / rows) * form.aspect;
    const w = Math.floor(Math.min(byWidth, byHeight, form.maxWidth));
    if (w > 0 && (!best || w > best.width)) {
      best = { form: form.name, columns, rows, width: w, height: Math.floor(w / form.aspect) };
    }
  }
  return best;
}
