/** The dice of the turn: to be used, used in order, in the converter, given up. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import { Piece } from "../../table/piece.tsx";
import { PlayerMark } from "../../table/player.tsx";
import type { Next, TableStore } from "../../table/store.ts";
import { hideHint, hinting, pinHint } from "../../ui/hint.tsx";
import type { Option, Question, TinyDie, TinyTurn, TinyView } from "../../wire.ts";
import { Chances } from "./detail.tsx";
import { brings, faceOf, nameOf } from "./faces.ts";
import { faceIcon, Icon } from "./icons.tsx";

export function DieFace({ face }: { face: string }) {
  return (
    <span class={`die-face die-${face}`}>
      <Icon name={faceIcon(face)} />
    </span>
  );
}

interface Props {
  store: TableStore;
  view: TinyView;
}

export function ControlCentre({ store, view }: Props) {
  const turn = view.turn;
  const fed = useFeeding(store, turn);
  if (!turn) return null;
  const lying = (lies: string) => turn.dice.filter((die) => die.lies === lies);
  const used = lying("activated").sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
  const gone = lying("discarded");
  const mine = turn.seat === store.update.value?.seat;
  const whose = mine ? t("tiny-your-dice") : t("tiny-dice-of", { name: nameOf(store, view, turn.seat) });
  return (
    <section class={mine ? "control mine" : "control"} data-part="dice" aria-label={whose}>
      <div class="tray inactive" data-count={turn.dice.length}>
        <span class="tray-name">
          <PlayerMark seat={turn.seat} />
          {whose}
          <Effects turn={turn} />
        </span>
        {turn.dice.map((die) =>
          die.lies === "inactive" ? (
            <DiePiece key={die.number} store={store} view={view} die={die} fed={fed} told />
          ) : (
            <span key={`gone-${die.number}`} class="die-gone" aria-hidden="true" />
          ),
        )}
      </div>
      <Tray label={t("tiny-activated")} help={t("tiny-activated-help")} name="activated">
        {used.map((die) => (
          <DiePiece key={die.number} store={store} view={view} die={die} />
        ))}
      </Tray>
      <Converter store={store} view={view} turn={turn} dice={lying("converter")} fed={fed} />
      {gone.length > 0 && (
        <Tray label={t("tiny-discarded")} help={t("tiny-discarded-help")} name="discarded">
          {gone.map((die) => (
            <DiePiece key={die.number} store={store} view={view} die={die} />
          ))}
        </Tray>
      )}
    </section>
  );
}

/** What is different until the end of this turn. */
function Effects({ turn }: { turn: TinyTurn }) {
  const words = turn.income.map((resource) => t(`tiny-income-${resource}`));
  if (turn.follow_price > 1) words.push(t("tiny-dearer", { price: turn.follow_price }));
  return (
    <>
      {words.map((one) => (
        <em key={one} class="turn-effect">
          {one}
        </em>
      ))}
    </>
  );
}

interface TrayProps {
  label: string;
  help: string;
  name: string;
  children: ComponentChildren;
}

function Tray({ label, help, name, children }: TrayProps) {
  return (
    <div
      class={`tray ${name}`}
      {...hinting(() => (
        <>
          <h3>{label}</h3>
          <p>{help}</p>
        </>
      ))}
    >
      <span class="tray-name">{label}</span>
      {children}
    </div>
  );
}

interface DieProps extends Props {
  die: TinyDie;
  /** It says what it would bring. */
  told?: boolean;
  fed?: Feeding;
}

function DiePiece({ store, view, die, told, fed }: DieProps) {
  const dieFace = faceOf(store, `die-${die.shows}`);
  const name = dieFace?.name ?? "";
  const words = t("tiny-die", { number: die.number, face: name });
  const id = `die:${die.number}`;
  const option = store.offer.value.byPiece.get(id)?.find((one) => one.kind === "activate");
  const caption = option ? brings(view, option) : null;
  const onto = fed?.onto(id) ?? [];
  const about = `${die.shows} turn-ended`; // with the turn the dice go
  if (isPast(store, view)) {
    return (
      <span class="die-place" data-moves={id} data-of={about}>
        <DieFace face={die.shows} />
      </span>
    );
  }
  return (
    <fieldset
      aria-label={words}
      class={onto.length > 0 ? "die-place fed" : "die-place"}
      onDragOver={(event) => fed?.open && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        fed?.feed(dragged(event), id, event.currentTarget);
      }}
    >
      <Piece
        store={store}
        id={id}
        of={about}
        name={words}
        spoken={[words, t(`tiny-${die.lies}`), caption ?? ""].filter(Boolean).join(", ")}
        told={dieFace?.what ?? ""}
        detail={(options, refused) => (
          <>
            <h3>{name}</h3>
            <p>{dieFace?.what}</p>
            <Chances
              view={view}
              options={options?.filter((one) => one.kind === "activate")}
              refused={options ? undefined : refused}
            />
            {option && die.followed.length > 0 && (
              <p class="help">
                {t("tiny-could-follow", {
                  names: die.followed.map((seat) => nameOf(store, view, seat)).join(", "),
                })}
              </p>
            )}
          </>
        )}
        class={`tiny-die lies-${die.lies}${fed?.inside(id) ? " feeding" : ""}`}
        keeps={store.question.value?.kind !== "convert" && store.question.value?.kind !== "pick-give-up"}
        drags={fed?.open ?? false}
      >
        <DieFace face={die.shows} />
        {die.order !== null && <span class="die-order">{die.order}</span>}
        {told && option && (
          <span class="die-brings">
            <span class="die-what">{caption ?? name}</span>
            {die.followed.length > 0 && (
              <span class="die-followed">
                <Icon name="follow" />
                {die.followed.map((seat) => (
                  <PlayerMark key={seat} seat={seat} />
                ))}
              </span>
            )}
          </span>
        )}
      </Piece>
      {onto.map((face, k) => (
        <span key={`${face}-${k}`} class="die-onto" aria-hidden="true">
          <DieFace face={face} />
        </span>
      ))}
    </fieldset>
  );
}

/** Whether these are the dice of a turn that is only shown once more, while I am asked about mine. */
function isPast(store: TableStore, view: TinyView): boolean {
  const question = store.question.value;
  return question?.kind === "turn" && view.turn?.seat !== question.seat;
}

/** What is being dragged, by the name of its piece. */
function dragged(event: DragEvent): string {
  return event.dataTransfer?.getData("text/piece") ?? "";
}

/** Two dice that are being given for the face of a third one. */
interface Fed {
  on: number;
  dice: string[];
  onto: string | null;
}

interface Feeding {
  open: boolean;
  inside: (die: string) => boolean;
  onto: (die: string) => string[];
  /** A die is dropped on another one, or into the converter. */
  feed: (die: string, onto: string | null, at: Element) => void;
  slots: string[];
}

/** The converter as one gesture: two dice into it, or both onto the die that shall be turned. */
function useFeeding(store: TableStore, turn: TinyTurn | null): Feeding {
  const fed = useSignal<Fed>({ on: -1, dice: [], onto: null });
  const question = store.question.value;
  const mine = question?.kind === "turn" && turn?.seat === question.seat;
  const convert = mine && question.options.find((option) => option.kind === "convert");
  const now = fed.value.on === question?.number ? fed.value : { on: -1, dice: [], onto: null };
  const shows = (die: string) => turn?.dice.find((one) => `die:${one.number}` === die)?.shows ?? "";
  const give = (option: Option, dice: string[], ...rest: Next[]) =>
    store.chooseThen(
      option,
      (next) =>
        next.kind === "convert" ? next.options.filter((one) => dice.includes(one.piece ?? "")) : null,
      ...rest,
    );
  return {
    open: Boolean(convert),
    inside: (die) => now.dice.includes(die),
    onto: (die) => (now.onto === die ? now.dice.map(shows) : []),
    slots: now.onto === null ? now.dice.map(shows) : [],
    feed: (die, onto, at) => {
      if (!question || !convert || !die.startsWith("die:") || die === onto) return;
      const before = now.onto === onto ? now.dice.filter((one) => one !== die) : [];
      const dice = [...before, die].slice(-2);
      set(fed, { on: question.number, dice, onto });
      if (dice.length < 2) return;
      if (onto === null) give(convert, dice);
      else {
        const turned = (face: string) => (next: Question) =>
          next.options.find((one) => one.piece === onto && one.facts.face === face) ?? null;
        const choose = (face: string) => give(convert, dice, turned(face));
        const forget = () => set(fed, { on: -1, dice: [], onto: null });
        pinHint(at, () => (
          <FaceMenu store={store} title={t("tiny-turn-to")} onChoose={choose} onClose={forget} />
        ));
      }
    },
  };
}

const FACES = ["move", "energy", "culture", "diplomacy", "economy", "colony"];

interface MenuProps {
  store: TableStore;
  title: string;
  onChoose: (face: string) => void;
  onClose: () => void;
}

/** The six faces to choose from. */
function FaceMenu({ store, title, onChoose, onClose }: MenuProps) {
  useEffect(() => onClose, []);
  return (
    <div class="option-menu face-menu">
      <h3>{title}</h3>
      {FACES.map((face) => (
        <button
          type="button"
          key={face}
          class="secondary"
          onClick={() => {
            hideHint();
            onChoose(face);
          }}
        >
          <DieFace face={face} />
          {faceOf(store, `die-${face}`)?.name}
        </button>
      ))}
    </div>
  );
}

interface ConverterProps extends Props {
  turn: TinyTurn;
  dice: TinyDie[];
  fed: Feeding;
}

/** Two dice for one face: dice can be dropped here, then a third one is chosen with its face. */
function Converter({ store, view, turn, dice, fed }: ConverterProps) {
  return (
    <fieldset
      aria-label={t("tiny-converter")}
      class={`tray converter${fed.open ? " open" : ""}${turn.converted ? " spent" : ""}`}
      data-converter=""
      onDragOver={(event) => fed.open && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        fed.feed(dragged(event), null, event.currentTarget);
      }}
      {...hinting(() => (
        <>
          <h3>{t("tiny-converter")}</h3>
          <p>{t("tiny-converter-help")}</p>
          {turn.converted && <p class="detail-why">{t("tiny-converter-used")}</p>}
        </>
      ))}
    >
      <span class="tray-name">{t("tiny-converter")}</span>
      {dice.map((die) => (
        <DiePiece key={die.number} store={store} view={view} die={die} />
      ))}
      {dice.length === 0 &&
        [0, 1].map((k) => (
          <span key={k} class={fed.slots[k] ? "slot filled" : "slot"}>
            {fed.slots[k] && <DieFace face={fed.slots[k]} />}
          </span>
        ))}
      <Icon name="convert" />
    </fieldset>
  );
}
