/** A card on the board: it glows if it may be chosen, and tells why not if it may not. */

import type { TargetedMouseEvent } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../core/words.ts";
import type { TableStore } from "../../table/store.ts";
import { explain, hideHint, hinting, pinHint, wasPress } from "../../ui/hint.tsx";
import { Icon } from "../../ui/icons.tsx";
import type { Option, RaceFace, RaceHeld, RacePlaced } from "../../wire.ts";
import { CardFace, ChipFace, MiniFace } from "./card.tsx";
import { CardDetail } from "./detail.tsx";

/** With a finger a long press explains; only a mouse drags. */
const HOVERS = matchMedia("(hover: hover)").matches;

interface Props {
  store: TableStore;
  id: number;
  face: RaceFace;
  form: string;
  held?: RaceHeld;
  placed?: RacePlaced;
  width?: number;
  height?: number;
  /** A second picture of a card that lies somewhere else too: it does not move. */
  unnamed?: boolean;
}

export function Piece({ store, id, face, form, held, placed, width, height, unnamed }: Props) {
  const powers = useId();
  const options = store.offer.value.byPiece.get(id);
  const refused = store.offer.value.refused.get(id);
  const picked = options?.some((option) => store.picks.value.includes(option.id)) ?? false;
  const detail = () => (
    <CardDetail face={face} held={held} placed={placed} options={options} refused={refused} />
  );
  const click = (event: TargetedMouseEvent<HTMLButtonElement>) => {
    if (wasPress()) return;
    const only = options?.length === 1 ? options[0] : undefined;
    if (only) {
      hideHint();
      store.choose(only);
    } else if (options) {
      pinHint(event.currentTarget, () => <OptionMenu store={store} options={options} face={face} />);
    } else explain(event.currentTarget, detail);
  };
  const keeps = isKept(store, held);
  const drawn = t(isDealt(store) ? "race-start-world" : "race-drawn");
  const aboutCards = store.offer.value.byPiece.size > 0;
  const state = picked ? " picked" : options ? " legal" : refused || (aboutCards && held) ? " barred" : "";
  const asleep = placed && !placed.active ? " asleep" : "";
  const style: Record<string, string> = unnamed
    ? {}
    : { "view-transition-name": `card-${id}`, "--good-name": `good-${id}` };
  if (width) style.width = `${width}px`;
  if (height) style.height = `${height}px`;
  return (
    <button
      type="button"
      class={`piece form-${form}${state}${picked && !keeps ? " given" : ""}${asleep}`}
      style={style}
      data-piece={id}
      data-legal={options ? "" : undefined}
      aria-pressed={options ? picked : undefined}
      aria-describedby={powers}
      draggable={options !== undefined && held !== undefined && HOVERS}
      onDragStart={(event) => event.dataTransfer?.setData("text/piece", String(id))}
      onClick={click}
      {...hinting(detail)}
    >
      <span class="unseen">{spoken(face, held, placed, options, drawn)}</span>
      <span id={powers} hidden>
        {told(face)}
      </span>
      {form === "chip" && <ChipFace face={face} good={placed?.good ?? null} />}
      {form === "mini" && <MiniFace face={face} good={placed?.good ?? null} />}
      {form !== "chip" && form !== "mini" && (
        <CardFace
          form={(width ?? 1) * 1.15 < (height ?? 2) ? "full" : "tile"}
          face={face}
          held={held}
          good={placed?.good ?? null}
          now={placed?.points}
        />
      )}
      {picked && (
        <span class={keeps ? "picked-mark" : "picked-mark given"}>
          <Icon name={keeps ? "check" : "discards"} />
        </span>
      )}
      {options?.[0]?.kind === "sell" && (
        <span class="tag" aria-hidden="true">
          +{Number(options[0].facts.cards)}
          <Icon name="cards" />
        </span>
      )}
      {held?.drawn && (
        <span class="drawn-mark" aria-hidden="true">
          {drawn}
        </span>
      )}
    </button>
  );
}

/** Whether picking a card means to keep it; most questions for several cards are about giving them. */
function isKept(store: TableStore, held: RaceHeld | undefined): boolean {
  const question = store.question.value;
  if (question?.kind === "explore-keep") return question.facts.mix !== "yes";
  if (question?.kind === "opening-start-world") return held?.drawn ?? false;
  return held === undefined;
}

/** Before the first round nothing has been drawn: start worlds have been dealt. */
function isDealt(store: TableStore): boolean {
  return store.update.value?.view.round === 0;
}

/** What a screen reader says of a card. */
function spoken(
  face: RaceFace,
  held: RaceHeld | undefined,
  placed: RacePlaced | undefined,
  options: Option[] | undefined,
  drawnWord: string,
): string {
  const parts = [face.name, face.what];
  if (held?.cost !== null && held?.cost !== undefined) parts.push(t("race-cost-now", { cost: held.cost }));
  if (held?.drawn) parts.push(drawnWord);
  if (placed?.good) parts.push(t("race-good-here"));
  if (options?.[0]) parts.push(t("may-choose"));
  return parts.join(", ");
}

/** And what it adds when it describes it: all that the card can do. */
function told(face: RaceFace): string {
  const lines = [...face.powers.map((power) => power.words), ...face.lines];
  return lines.length > 0 ? lines.join(" ") : t("race-no-powers");
}

/** Where several answers are about the same card. */
function OptionMenu({ store, options, face }: { store: TableStore; options: Option[]; face: RaceFace }) {
  return (
    <div class="option-menu">
      <h3>{face.name}</h3>
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
