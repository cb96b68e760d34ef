/** A piece on a board: it glows if it may be chosen, and tells why not if it may not. */

import type { ComponentChildren, TargetedMouseEvent } from "preact";
import { useId } from "preact/hooks";
import { t } from "../core/words.ts";
import { explain, hideHint, hinting, pinHint, wasPress } from "../ui/hint.tsx";
import { Icon } from "../ui/icons.tsx";
import type { Option, RefusedOption } from "../wire.ts";
import type { TableStore } from "./store.ts";

interface Props {
  store: TableStore;
  id: number;
  name: string;
  /** What a screen reader says of it, and what it adds when it describes it. */
  spoken: string;
  told: string;
  /** What it tells about itself when it is pointed at. */
  detail: (options: Option[] | undefined, refused: RefusedOption[] | undefined) => ComponentChildren;
  class: string;
  style?: Record<string, string>;
  width?: number | undefined;
  height?: number | undefined;
  /** It is in the viewer's own hand: it can be dragged, and is dim where only others may be chosen. */
  held?: boolean;
  /** Whether picking it means keeping it; otherwise it is given away. */
  keeps: boolean;
  /** A second picture of a piece that lies somewhere else too: it does not move. */
  unnamed?: boolean | undefined;
  /** What it looks like. */
  children: ComponentChildren;
}

/** With a finger a long press explains; only a mouse drags. */
function hovers(): boolean {
  return matchMedia("(hover: hover)").matches;
}

export function Piece(props: Props) {
  const { store, id, held = false, keeps, width, height } = props;
  const described = useId();
  const options = store.offer.value.byPiece.get(id);
  const refused = store.offer.value.refused.get(id);
  const picked = options?.some((option) => store.picks.value.includes(option.id)) ?? false;
  const detail = () => props.detail(options, refused);
  const click = (event: TargetedMouseEvent<HTMLButtonElement>) => {
    if (wasPress()) return;
    const only = options?.length === 1 ? options[0] : undefined;
    if (only) {
      hideHint();
      store.choose(only);
    } else if (options) {
      pinHint(event.currentTarget, () => <OptionMenu store={store} options={options} name={props.name} />);
    } else explain(event.currentTarget, detail);
  };
  const aboutPieces = store.offer.value.byPiece.size > 0;
  const state = picked ? " picked" : options ? " legal" : refused || (aboutPieces && held) ? " barred" : "";
  const names = { "view-transition-name": `piece-${id}`, ...props.style };
  const style: Record<string, string> = props.unnamed ? {} : names;
  if (width) style.width = `${width}px`;
  if (height) style.height = `${height}px`;
  return (
    <button
      type="button"
      class={`piece ${props.class}${state}${picked && !keeps ? " given" : ""}`}
      style={style}
      data-piece={id}
      data-legal={options ? "" : undefined}
      aria-pressed={options ? picked : undefined}
      aria-describedby={described}
      draggable={options !== undefined && held && hovers()}
      onDragStart={(event) => event.dataTransfer?.setData("text/piece", String(id))}
      onClick={click}
      {...hinting(detail)}
    >
      <span class="unseen">{options ? `${props.spoken}, ${t("may-choose")}` : props.spoken}</span>
      <span id={described} hidden>
        {props.told}
      </span>
      {props.children}
      {picked && (
        <span class={keeps ? "picked-mark" : "picked-mark given"}>
          <Icon name={keeps ? "check" : "discards"} />
        </span>
      )}
    </button>
  );
}

/** Where several answers are about the same piece. */
function OptionMenu({ store, options, name }: { store: TableStore; options: Option[]; name: string }) {
  return (
    <div class="option-menu">
      <h3>{name}</h3>
      {options.map((option) => (
        <button
          type="button"
          key={option.id}
          class="secondary"
          onClick={() => {
            hideHint();
            store.choose(option);
          }}
        >
          {option.words}
        </button>
      ))}
    </div>
  );
}
