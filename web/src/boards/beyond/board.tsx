/** The table of Beyond the Sun: the tree, space, the mats, and the question always in sight. */

import { type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import { Ask } from "../../table/ask.tsx";
import { PlayerMark } from "../../table/player.tsx";
import type { TableStore } from "../../table/store.ts";
import type { BeyondMat, BeyondView } from "../../wire.ts";
import type { TableProps } from "../board.ts";
import { Aims } from "./aims.tsx";
import { Choices, Tray } from "./choices.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { Mat } from "./mat.tsx";
import { Figures, Others } from "./others.tsx";
import { SpaceMap } from "./space.tsx";
import { legal, opened, seenAt, TABS, type Tab } from "./tabs.ts";
import { Tree } from "./tree.tsx";

export function BeyondBoard({ store, update, view }: TableProps<BeyondView>) {
  const watched = useSignal(0);
  const tab = useSignal<Tab>("tree");
  const mine = update.seat ?? watched.value;
  const own = view.mats[mine];
  const question = update.question;
  const found = legal(store.offer.value, own);
  const shown = useShown(store, tab);
  useLayoutEffect(() => {
    set(tab, opened(tab.peek(), found));
  }, [question?.number]);
  if (!own) return null;
  const others = view.order.filter((seat) => seat !== mine).flatMap((seat) => view.mats[seat] ?? []);
  return (
    <section aria-label={t("board")} class={`beyond players-${view.mats.length}`} data-tab={shown}>
      <Others
        store={store}
        view={view}
        others={others}
        onWatch={update.seat === null ? (seat) => set(watched, seat) : null}
      />
      <Tabs now={shown} found={found} onOpen={(next) => set(tab, next)} />
      <Tree store={store} view={view} />
      <SpaceMap store={store} view={view} mine={mine} />
      <Aims store={store} view={view} />
      {question && <Tray store={store} question={question} />}
      <Own store={store} view={view} mat={own} />
      <div class="own-line" data-seat={mine}>
        <span class="own-home" data-place="home food ore star">
          <PlayerMark seat={mine} />
        </span>
        <Figures mat={own} />
      </div>
      <Ask
        store={store}
        update={update}
        special={question ? <Choices store={store} question={question} round={view.round} /> : null}
      />
    </section>
  );
}

/** The part to be seen: while something is played back, the one where it happens. */
function useShown(store: TableStore, chosen: ReadonlySignal<Tab>): ReadonlySignal<Tab> {
  const followed = useRef<Tab | null>(null);
  return useComputed(() => {
    const beat = store.stage.beat.value;
    followed.current = beat && (seenAt(beat) ?? followed.current);
    return followed.current ?? chosen.value;
  });
}

function Own({ store, view, mat }: { store: TableStore; view: BeyondView; mat: BeyondMat }) {
  return (
    <section class="own panel" data-part="own" data-seat={mat.seat} aria-label={t("beyond-mat")}>
      <Mat store={store} view={view} mat={mat} own />
    </section>
  );
}

const ICONS: Record<Tab, IconName> = {
  cards: "copy",
  tree: "research",
  space: "system",
  aims: "trophy",
  mats: "cube",
};

interface TabsProps {
  now: ReadonlySignal<Tab>;
  found: Record<Tab, number>;
  onOpen: (tab: Tab) => void;
}

/** On a small screen one part is seen at a time; those where something may be chosen are marked. */
function Tabs({ now, found, onOpen }: TabsProps) {
  return (
    <nav class="tabs" aria-label={t("beyond-parts")}>
      {TABS.filter((tab) => tab !== "cards" || found.cards > 0).map((tab) => (
        <button
          type="button"
          key={tab}
          aria-pressed={tab === now.value}
          class={found[tab] > 0 ? "tab wanted" : "tab"}
          onClick={() => onOpen(tab)}
        >
          <Icon name={ICONS[tab]} />
          <span>{t(`beyond-tab-${tab}`)}</span>
          {found[tab] > 0 && <span class="tab-count">{found[tab]}</span>}
        </button>
      ))}
    </nav>
  );
}
