/** Places: what lies there has its own answers, so the place itself is a button beside it or around it. */

import type { ComponentChildren } from "preact";
import { t } from "../../core/words.ts";
import type { Choosing } from "../../table/store.ts";
import { explain, hinting, wasPress } from "../../ui/hint.tsx";
import type { Option } from "../../wire.ts";

/** What would be answered by putting what is lifted down here. */
export function landing(store: Choosing, id: string, dragged?: string | null): Option[] {
  const carried = store.lifted.value ?? dragged ?? null;
  if (carried === null) return [];
  return (store.offer.value.byTarget.get(id) ?? []).filter((option) => option.piece === carried);
}

/** Lets whatever is dropped anywhere on an element go to the first of these places that takes it. */
export function dropping(store: Choosing, ...ids: string[]) {
  const found = (event: DragEvent): Option | undefined => {
    const dragged = event.dataTransfer?.getData("text/piece") ?? null;
    return ids.flatMap((id) => landing(store, id, dragged))[0];
  };
  return {
    onDragOver: (event: DragEvent) => {
      if (found(event)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const option = found(event);
      if (!option) return;
      event.preventDefault();
      event.stopPropagation();
      store.choose(option);
    },
  };
}

interface Props {
  store: Choosing;
  id: string;
  class: string;
  /** What it is, for players who cannot see it. */
  spoken: string;
  /** What it does when nothing is lifted; nothing if it only explains itself. */
  unlifted?: (() => void) | undefined;
  pressed?: boolean | undefined;
  /** What is lifted may go here, but more likely elsewhere. */
  quiet?: boolean;
  detail: () => ComponentChildren;
  children: ComponentChildren;
}

export function Place({ store, id, class: name, spoken, unlifted, pressed, quiet, ...more }: Props) {
  const { detail, children } = more;
  const here = landing(store, id);
  const lifted = store.lifted.value !== null;
  const may = here.length > 0 ? " legal" : !lifted && unlifted ? " goal" : "";
  const state = quiet && may ? " goal" : may;
  const able = here.length > 0 || (!lifted && unlifted !== undefined);
  return (
    <button
      type="button"
      class={`place ${name}${state}`}
      data-piece={id}
      data-still=""
      data-legal={able ? "" : undefined}
      aria-pressed={pressed}
      onClick={(event) => {
        if (wasPress()) return;
        if (here[0]) store.choose(here[0]);
        else if (!lifted && unlifted) unlifted();
        else explain(event.currentTarget, detail);
      }}
      {...hinting(detail)}
      {...dropping(store, id)}
    >
      <span class="unseen">{able ? `${spoken}, ${t("may-choose")}` : spoken}</span>
      <span class="place-look" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
