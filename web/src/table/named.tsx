/** A sentence whose names can be looked at: a tap shows the card, and where it lies. */

import { inParts, type Sentence } from "../core/log.ts";
import { explain, hinting, wasPress } from "../ui/hint.tsx";
import type { AnyFace } from "../wire.ts";
import type { TableStore } from "./store.ts";

export function Named({ store, event }: { store: TableStore; event: Sentence }) {
  const Faces = store.board.value?.Faces;
  const faces = store.faces.value;
  if (!Faces) return <span>{event.words}</span>;
  return (
    <span>
      {inParts(event, (key) => faces[key]?.name).map(({ words, face }, k) => {
        const shown = face === null ? undefined : faces[face];
        if (!shown) return words;
        return <NameOf key={k} words={words} face={shown} show={() => <Faces face={shown} />} />;
      })}
    </span>
  );
}

interface NameProps {
  words: string;
  face: AnyFace;
  show: () => preact.JSX.Element;
}

function NameOf({ words, face, show }: NameProps) {
  const hint = hinting(show);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button is not broken where a line ends
    <span
      role="button"
      tabIndex={0}
      class="log-name"
      {...hint}
      onPointerEnter={(event) => {
        point(face.key, true);
        hint.onPointerEnter?.(event);
      }}
      onPointerLeave={() => {
        point(face.key, false);
        hint.onPointerLeave?.();
      }}
      onClick={(event) => {
        if (!wasPress()) explain(event.currentTarget, show);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") explain(event.currentTarget, show);
      }}
    >
      {words}
    </span>
  );
}

/** Mark where it lies on the board, or no longer. */
function point(key: string, on: boolean): void {
  const name = CSS.escape(key);
  for (const found of document.querySelectorAll(`[data-of~="${name}"], [data-place~="${name}"]`)) {
    found.toggleAttribute("data-pointed", on);
  }
}
