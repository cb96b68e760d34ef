/** What a question is about and lies nowhere else: drawn tiles, and what workers and goods can be used for. */

import { gathers } from "../../core/picks.ts";
import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import type { TableStore } from "../../table/store.ts";
import type { Option, Question, RollDrawn, RollSeat } from "../../wire.ts";
import { Icon, type IconName } from "./icons.tsx";
import { OptionLines } from "./lines.tsx";
import { faceOf, kinOf, SideText, sideTold, TileFace } from "./tile.tsx";

interface Props {
  store: TableStore;
  seat: RollSeat;
  question: Question | null;
}

/** What stands above the buttons of a question. */
export function Aside({ store, seat, question }: Props) {
  if (question?.kind === "arrange") return <Arrangements store={store} seat={seat} question={question} />;
  const drawn = seat.drawn.filter((tile) => tile !== null);
  if (question?.kind === "explore") return <Explorers store={store} />;
  if (question?.kind === "ship") return <Shippers store={store} />;
  if (drawn.length > 0) return <Hand store={store} seat={seat.seat} drawn={drawn} />;
  if (question?.kind === "manage" && gathers(question)) return <Managing store={store} question={question} />;
  if (question?.kind === "rearrange") return <Given store={store} question={question} />;
  return null;
}

// -- tiles -----------------------------------------------------------------------------------------

/** Tiles in hand, both sides of each: dropped on a stack, the side of that stack is up. */
function Hand({ store, seat, drawn }: { store: TableStore; seat: number; drawn: readonly RollDrawn[] }) {
  return (
    <div class="drawn" data-part="drawn" data-seat={seat} data-comes="bag">
      {drawn.map((tile) => (
        <HandTile key={tile.id} store={store} tile={tile} />
      ))}
    </div>
  );
}

function HandTile({ store, tile }: { store: TableStore; tile: RollDrawn }) {
  const development = faceOf(store, tile.development);
  const world = faceOf(store, tile.world);
  if (!development || !world) return null;
  return (
    <Piece
      store={store}
      id={tile.id}
      of={development.card}
      kin={kinOf(development)}
      name={`${development.name} / ${world.name}`}
      spoken={t("roll-two-sides", { development: development.name, world: world.name })}
      told={`${development.name}: ${sideTold(development)} ${world.name}: ${sideTold(world)}`}
      detail={(options, refused) => (
        <div class="detail roll-detail two-sides">
          <SideText face={development} />
          <SideText face={world} />
          <OptionLines options={options} refused={refused} few={0} />
        </div>
      )}
      class="hand-tile"
      keeps
      held
    >
      <span class="side-box">
        <TileFace face={development} />
      </span>
      <Icon name="flip" class="flip-sign" />
      <span class="side-box">
        <TileFace face={world} />
      </span>
    </Piece>
  );
}

/** The two ways to lay out the first two tiles, each as it would lie. */
function Arrangements({ store, seat, question }: Props & { question: Question }) {
  const tiles = seat.drawn.filter((tile) => tile !== null);
  const offered = [
    ...question.options.map((option) => ({ piece: option.piece, option, why: null })),
    ...question.refused.map((refused) => ({ piece: refused.piece, option: null, why: refused })),
  ];
  return (
    <div class="arrangements" data-part="arrangements" data-seat={seat.seat} data-of="arranged">
      {offered.map(({ piece, option, why }) => {
        const dev = tiles.find((tile) => tile.id === piece);
        const other = tiles.find((tile) => tile.id !== piece);
        const development = dev && faceOf(store, dev.development);
        const world = other && faceOf(store, other.world);
        if (!development || !world || !piece) return null;
        return (
          <Piece
            key={piece}
            store={store}
            id={piece}
            name={development.name}
            spoken={option?.words ?? why?.words ?? ""}
            told={`${sideTold(development)} ${sideTold(world)}`}
            detail={(options, refused) => (
              <div class="detail roll-detail two-sides">
                <SideText face={development} />
                <SideText face={world} />
                <OptionLines options={options} refused={refused} few={0} />
              </div>
            )}
            class="arrangement"
            still
            keeps
          >
            {[development, world].map((face) => (
              <span key={face.key} class="laid" aria-hidden="true">
                <span class="laid-as">
                  <Icon name={face.kind === "world" ? "settle" : "develop"} />
                  {t(face.kind === "world" ? "roll-as-world" : "roll-as-development")}
                </span>
                <span class="side-box" data-moves={`side:${face.card}`}>
                  <TileFace face={face} />
                </span>
              </span>
            ))}
          </Piece>
        );
      })}
    </div>
  );
}

/** Tiles named so far for the new order of both stacks. */
function Given({ store, question }: { store: TableStore; question: Question }) {
  const names = question.facts.cards;
  if (!Array.isArray(names) || names.length === 0) return null;
  return (
    <ol class="given">
      {names.map((key) => (
        <li key={String(key)}>
          <Icon name={faceOf(store, String(key))?.kind === "world" ? "settle" : "develop"} />{" "}
          {faceOf(store, String(key))?.name}
        </li>
      ))}
    </ol>
  );
}

// -- what is gathered -----------------------------------------------------------------------------

/** What sending the picks does, where a button can say it. */
export function sends(store: TableStore, question: Question): string | undefined {
  const picked = store.picks.value.length;
  if (question.kind === "abandon") return t("roll-draw", { count: picked + 1 });
  if (question.kind !== "manage") return undefined;
  const recruits = recruited(store, question);
  const recalls = t("roll-recall", { count: picked - recruits });
  if (recruitsAsked(question) === 0) return recalls;
  const hire = t("roll-recruit", { count: recruits });
  return picked > recruits ? `${hire} · ${recalls}` : hire;
}

/** So many dice must be recruited; what has a price is one. */
function recruitsAsked(question: Question): number {
  return typeof question.facts.count === "number" ? question.facts.count : 0;
}

function recruited(store: TableStore, question: Question): number {
  const picks = store.picks.value;
  return question.options.filter((option) => picks.includes(option.id) && "price" in option.facts).length;
}

/** Recruiting costs and is counted; recalling is free, and for who likes. */
function Managing({ store, question }: { store: TableStore; question: Question }) {
  const need = recruitsAsked(question);
  const count = recruited(store, question);
  const recalls = question.options.some((option) => !("price" in option.facts));
  return (
    <ul class="managing" aria-live="polite">
      {need > 0 && (
        <li class={count === need ? "enough" : ""}>
          <Icon name="citizens" />
          {t("roll-recruits", { count, need })}
        </li>
      )}
      {recalls && (
        <li>
          <Icon name="cup" />
          {t("roll-recalls", { count: store.picks.value.length - count })}
        </li>
      )}
    </ul>
  );
}

// -- what can be done with a worker or a good ----------------------------------------------------------

function Explorers({ store }: { store: TableStore }) {
  return (
    <div class="acts" data-part="acts">
      <Act store={store} id="act:scout" icon="explore" />
      <Act store={store} id="act:stock" icon="credit" />
    </div>
  );
}

function Shippers({ store }: { store: TableStore }) {
  return (
    <div class="acts" data-part="acts">
      <Act store={store} id="act:trade" icon="credit" />
      <Act store={store} id="act:consume" icon="vp" />
    </div>
  );
}

/** A place for workers or goods, with what it would bring. */
function Act({ store, id, icon }: { store: TableStore; id: string; icon: IconName }) {
  const name = id.replace("act:", "");
  const all = store.offer.value.byTarget.get(id) ?? [];
  if (all.length === 0) return null;
  const lifted = store.lifted.value;
  const here = lifted ? all.filter((option) => option.piece === lifted) : all;
  const brings = [...new Set(here.map(brought).filter(Boolean))].join(" · ");
  return (
    <Piece
      store={store}
      id={id}
      name={t(`roll-act-${name}`)}
      spoken={`${t(`roll-act-${name}`)}. ${t(`roll-act-${name}-help`)} ${brings}`}
      told={t(`roll-act-${name}-help`)}
      detail={(options, refused) => (
        <div class="detail">
          <h3>{t(`roll-act-${name}`)}</h3>
          <p>{t(`roll-act-${name}-help`)}</p>
          <OptionLines options={options} refused={refused} few={5} />
        </div>
      )}
      class={`act act-${name}`}
      still
      keeps
    >
      <Icon name={icon} />
      <span class="act-name">{t(`roll-act-${name}`)}</span>
      <span class="act-help">{t(`roll-act-${name}-help`)}</span>
      {brings && <b class="act-brings">{brings}</b>}
    </Piece>
  );
}

/** What an answer would bring, as the server says it first. */
function brought(option: Option): string {
  return option.kind === "scout" ? "" : (option.notes[0] ?? "");
}
