/** A card of Race for the Galaxy on the board. */

import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import type { TableStore } from "../../table/store.ts";
import type { RaceCard, RaceFace, RaceHeld, RacePlaced } from "../../wire.ts";
import { CardFace, ChipFace, MiniFace } from "./card.tsx";
import { CardDetail } from "./detail.tsx";
import { Icon } from "./icons.tsx";

interface Props {
  store: TableStore;
  card: RaceCard | RaceHeld | RacePlaced;
  form: string;
  width?: number;
  height?: number;
}

/** What is printed on a card; nothing until the faces have come. */
export function faceOf(store: TableStore, card: RaceCard): RaceFace | undefined {
  const face = store.faces.value[card.face];
  return face?.board === "race" ? face : undefined;
}

export function RacePiece({ store, card, form, width, height }: Props) {
  const face = faceOf(store, card);
  if (!face) return null;
  const held = "drawn" in card ? card : undefined;
  const placed = "active" in card ? card : undefined;
  const good = placed?.good ?? null;
  const drawn = t(isDealt(store) ? "race-start-world" : "race-drawn");
  const sale = store.offer.value.byPiece.get(String(card.id))?.find((option) => option.kind === "sell");
  return (
    <Piece
      store={store}
      id={String(card.id)}
      of={face.card}
      name={face.name}
      spoken={spoken(face, held, placed, drawn)}
      told={told(face)}
      detail={(options, refused) => (
        <CardDetail face={face} held={held} placed={placed} options={options} refused={refused} />
      )}
      class={placed && !placed.active ? `form-${form} asleep` : `form-${form}`}
      width={width}
      height={height}
      held={held !== undefined}
      keeps={isKept(store, held)}
    >
      {form === "chip" && <ChipFace face={face} good={good} id={card.id} />}
      {form === "mini" && <MiniFace face={face} good={good} id={card.id} />}
      {form !== "chip" && form !== "mini" && (
        <CardFace
          form={(width ?? 1) * 1.15 < (height ?? 2) ? "full" : "tile"}
          face={face}
          held={held}
          good={good}
          id={card.id}
          now={placed?.points}
        />
      )}
      {sale && (
        <span class="tag" aria-hidden="true">
          +{Number(sale.facts.cards)}
          <Icon name="cards" />
        </span>
      )}
      {held?.drawn && (
        <span class="drawn-mark" aria-hidden="true">
          {drawn}
        </span>
      )}
    </Piece>
  );
}

/** Whether picking a card means to keep it; most questions for several cards are about giving them. */
function isKept(store: TableStore, held: RaceHeld | undefined): boolean {
  const question = store.question.value;
  if (question?.kind === "explore-keep") return question.facts.mix !== "yes";
  if (question?.kind === "opening-start-world") return true;
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
  drawnWord: string,
): string {
  const parts = [face.name, face.what];
  if (held?.cost !== null && held?.cost !== undefined) parts.push(t("race-cost-now", { cost: held.cost }));
  if (held?.drawn) parts.push(drawnWord);
  if (placed?.good) parts.push(t("race-good-here"));
  return parts.join(", ");
}

/** And what it adds when it describes it: all that the card can do. */
function told(face: RaceFace): string {
  const lines = [...face.powers.map((power) => power.words), ...face.lines];
  return lines.length > 0 ? lines.join(" ") : t("race-no-powers");
}
