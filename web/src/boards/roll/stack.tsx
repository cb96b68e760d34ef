/** The two construction stacks: the top tile with the workers on it, and what lies below. */

import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import type { TableStore } from "../../table/store.ts";
import { Count } from "../../ui/count.tsx";
import type { Option, RefusedOption, RollSeat, RollStack } from "../../wire.ts";
import { DiePiece } from "./die.tsx";
import { Icon } from "./icons.tsx";
import { OptionLines } from "./lines.tsx";
import { dropping } from "./place.tsx";
import { TilePiece } from "./tile.tsx";

interface Props {
  store: TableStore;
  seat: RollSeat;
}

/** Both stacks of the player who looks. */
export function Stacks({ store, seat }: Props) {
  return (
    <section class="stacks" data-part="stacks" aria-label={t("roll-stacks")}>
      {seat.stacks.map((stack) => (
        <OwnStack key={stack.word} store={store} stack={stack} />
      ))}
    </section>
  );
}

/** Tiles of a stack are given away by being picked, workers on it come back. */
function OwnStack({ store, stack }: { store: TableStore; stack: RollStack }) {
  const title = t(`roll-stack-${stack.word}`);
  const [top, ...below] = stack.tiles;
  const need = top?.need ?? 0;
  const have = stack.on_top.length;
  const note = top ? t("roll-workers-of", { have, need, missing: stack.missing }) : null;
  const bottom = `stack:${stack.word}`;
  const kind = store.question.value?.kind ?? "";
  const keeps = kind !== "abandon" && kind !== "give";
  return (
    <div class={`own-stack stack-${stack.word}`} {...dropping(store, bottom, `${bottom}:top`)}>
      <div class="stack-heads">
        <StackHead store={store} id={bottom} title={title} stack={stack} />
        <TopPlace store={store} id={`${bottom}:top`} title={title} />
      </div>
      <div class="stack-top">
        {top ? (
          <TilePiece
            store={store}
            id={top.id}
            face={top.face}
            need={top.need}
            where={note ?? ""}
            note={note}
            class={have > 0 ? "laden" : ""}
            load={have}
            keeps={keeps}
            two
          />
        ) : (
          <p class="stack-empty">{t("roll-stack-empty")}</p>
        )}
        {have > 0 && (
          <div class="stack-dice" data-of={top?.face}>
            {stack.on_top.map((die) => (
              <DiePiece
                key={die.id}
                store={store}
                id={die.id}
                colour={die.colour}
                where={t(`roll-on-${stack.word}`)}
              />
            ))}
          </div>
        )}
      </div>
      <div class="stack-below">
        {below.map((tile, k) =>
          tile ? (
            <TilePiece
              key={tile.id}
              store={store}
              id={tile.id}
              face={tile.face}
              need={tile.need}
              where={t("roll-below", { place: k + 2 })}
              class="slim"
              keeps={keeps}
              two
            />
          ) : (
            <span key={`down-${k}`} class="face-down" />
          ),
        )}
      </div>
    </div>
  );
}

interface HeadProps {
  store: TableStore;
  id: string;
  title: string;
  stack: RollStack;
}

/** The stack as a place for tiles and workers; it says how many workers are missing. */
function StackHead({ store, id, title, stack }: HeadProps) {
  const top = stack.tiles[0];
  const have = stack.on_top.length;
  return (
    <Piece
      store={store}
      id={id}
      name={title}
      spoken={
        top ? `${title}, ${t("roll-workers-of", { have, need: top.need, missing: stack.missing })}` : title
      }
      told={t(`roll-stack-${stack.word}-help`)}
      detail={(options, refused) => <StackHint {...{ title, stack, options, refused }} />}
      class="stack-head"
      still
      keeps
    >
      <Icon name={stack.word === "dev" ? "develop" : "settle"} />
      <span class="stack-title">{title}</span>
      {top && (
        <span class={stack.missing === 0 ? "progress full" : "progress"}>
          <Count value={have} />/{top.need}
        </span>
      )}
      <span class="drop-word">
        <Icon name="down" />
      </span>
    </Piece>
  );
}

function StackHint(props: {
  title: string;
  stack: RollStack;
  options: Option[] | undefined;
  refused: RefusedOption[] | undefined;
}) {
  return (
    <div class="detail">
      <h3>{props.title}</h3>
      <p>{t(`roll-stack-${props.stack.word}-help`)}</p>
      <OptionLines options={props.options} refused={props.refused} />
    </div>
  );
}

/** Where a power lets a scouted tile go on top. */
function TopPlace({ store, id, title }: { store: TableStore; id: string; title: string }) {
  if (!store.offer.value.byTarget.has(id)) return null;
  return (
    <Piece
      store={store}
      id={id}
      name={t("roll-on-top")}
      spoken={`${title}, ${t("roll-on-top")}`}
      told={t("roll-on-top-help")}
      detail={(options, refused) => (
        <div class="detail">
          <h3>{t("roll-on-top")}</h3>
          <p>{t("roll-on-top-help")}</p>
          <OptionLines options={options} refused={refused} />
        </div>
      )}
      class="stack-head on-top"
      still
      keeps
    >
      <Icon name="up" />
      <span class="stack-title">{t("roll-on-top")}</span>
    </Piece>
  );
}
