/**
 * A piece or a place on a board: it glows if it may be chosen, and tells why not if it may not. A piece
 * that may go to several places is lifted first, or dragged; then the places glow.
 */

import type { ComponentChildren, TargetedDragEvent, TargetedMouseEvent } from "preact";
import { useId } from "preact/hooks";
import { answersAt, lifts, refusalsAt } from "../core/picks.ts";
import { t } from "../core/words.ts";
import { explain, hideHint, hinting, pinHint, wasPress } from "../ui/hint.tsx";
import { Icon } from "../ui/icons.tsx";
import type { Option, RefusedOption } from "../wire.ts";
import type { Choosing } from "./store.ts";

interface Props {
  store: Choosing;
  /** Its name in the options: it is what they are about, or where something would go. */
  id: string;
  /** The word of the catalogue by which events speak of it. */
  of?: string | undefined;
  /** The kind of events by which it comes here, if others speak of it, too. */
  by?: string | undefined;
  /** What it is one of, if it has no name of its own. */
  kin?: string | undefined;
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
  /** It can be dragged even where it may not be chosen: the board knows what to do with it. */
  drags?: boolean;
  /** It does not move itself: what lies on it does, under names of its own. */
  still?: boolean;
  /** Whether picking it means keeping it; otherwise it is given away. */
  keeps: boolean;
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
  const offered = store.offer.value;
  const lifted = store.lifted.value;
  const found = answersAt(offered, id, lifted);
  const options = found.length > 0 ? found : undefined;
  const why = refusalsAt(offered, id, lifted);
  const refused = why.length > 0 ? why : undefined;
  const picked = found.some((option) => store.picks.value.includes(option.id));
  const detail = () => props.detail(options, refused);
  const menu = (at: Element, choices: Option[]) =>
    pinHint(at, () => <OptionMenu store={store} options={choices} name={props.name} />);
  const click = (event: TargetedMouseEvent<HTMLButtonElement>) => {
    if (wasPress()) return;
    const only = found.length === 1 ? found[0] : undefined;
    if (only) {
      hideHint();
      store.choose(only);
    } else if (lifts(found, id)) {
      hideHint();
      store.lift(id);
    } else if (options) menu(event.currentTarget, options);
    else explain(event.currentTarget, detail);
  };
  const carried = (event: DragEvent) => landing(store, event, id);
  const drop = (event: TargetedDragEvent<HTMLButtonElement>) => {
    const choices = carried(event);
    const only = choices.length === 1 ? choices[0] : undefined;
    if (choices.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (only) store.choose(only);
    else menu(event.currentTarget, choices);
  };
  const aboutPieces = offered.byPiece.size > 0;
  const goal = found.every((option) => option.piece !== id);
  const may = goal && lifted === null ? " goal" : " legal";
  const state = picked ? " picked" : options ? may : refused || (aboutPieces && held) ? " barred" : "";
  const style = { ...props.style };
  if (width) style.width = `${width}px`;
  if (height) style.height = `${height}px`;
  const goes = found.some((option) => option.piece === id && option.target !== null);
  const draggable = (props.drags || (options !== undefined && (held || goes))) && hovers();
  return (
    <button
      type="button"
      class={`piece ${props.class}${state}${picked && !keeps ? " given" : ""}${lifted === id ? " lifted" : ""}`}
      style={style}
      data-piece={id}
      data-of={props.of}
      data-by={props.by}
      data-kin={props.kin}
      data-still={props.still ? "" : undefined}
      data-legal={options ? "" : undefined}
      aria-pressed={options ? picked || lifted === id : undefined}
      aria-describedby={described}
      draggable={draggable}
      onDragStart={(event) => {
        event.dataTransfer?.setData("text/piece", id);
        event.stopPropagation();
        store.carry(id);
      }}
      onDragEnd={() => store.carry(null)}
      onDragOver={(event) => {
        if (carried(event).length > 0) event.preventDefault();
      }}
      onDrop={drop}
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

/** What may be answered by dropping what is being dragged here. */
function landing(store: Choosing, event: DragEvent, id: string): Option[] {
  const dragged = store.lifted.value ?? event.dataTransfer?.getData("text/piece");
  const here = store.offer.value.byTarget.get(id) ?? [];
  return here.filter((option) => option.piece === dragged);
}

/** Where several answers are about the same piece. */
function OptionMenu({ store, options, name }: { store: Choosing; options: Option[]; name: string }) {
  return (
    <div class="option-menu">
      <h3>{name}</h3>
      {options.map((option) => (
        <button
          type="button"
          key={option.id}
          class="secondary"
          data-answer={option.id}
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
