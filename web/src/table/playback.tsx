/** What the play-back adds to the table: where a step happens and what it is, and how to skip it. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { about, type Beat } from "../core/beats.ts";
import { isHeading } from "../core/log.ts";
import { type Box, near } from "../core/near.ts";
import { after } from "../core/pace.ts";
import { setSpeed, speed } from "../core/prefs.ts";
import { t } from "../core/words.ts";
import { Tool } from "../ui/parts.tsx";
import type { Happening } from "../wire.ts";
import { PlayerMark } from "./player.tsx";
import type { TableStore } from "./store.ts";

/** More rings than this point at nothing. */
const MOST = 6;
/** So many sentences are read at once; the log has all of them. */
const LINES = 3;

/** The layer above the board: pieces that fly, rings around what a step is about, its sentence. */
export function StageLayer({ store }: { store: TableStore }) {
  const beat = store.stage.beat.value;
  return (
    <>
      <div class="stage" aria-hidden="true" />
      <div class="stage-told" aria-hidden="true">
        {beat && <Shown key={beat.end} beat={beat} seen={(piece) => store.stage.seen(piece)} />}
      </div>
    </>
  );
}

/** Where something is seen, if it is not yet where it belongs. */
type Seen = (element: Element) => Box | null;

function Shown({ beat, seen }: { beat: Beat; seen: Seen }) {
  const own = useRef<HTMLDivElement>(null);
  const told = bySeat(beat);
  useLayoutEffect(() => {
    if (own.current) place(own.current, told, seen);
  });
  return (
    <div ref={own}>
      {told.map(({ seat, events }) => (
        <p key={seat} class={isHeading(events[0] as Happening) ? "caption heading" : "caption"}>
          {seat !== null && <PlayerMark seat={seat} />}
          <span>
            {events.slice(0, LINES).map((event, k) => (
              <span key={k} class="caption-line">
                {event.words}
              </span>
            ))}
            {events.length > LINES && `+${events.length - LINES}`}
          </span>
        </p>
      ))}
    </div>
  );
}

interface Told {
  seat: number | null;
  events: Happening[];
}

/** The events of a step by player. */
function bySeat({ events }: Beat): Told[] {
  const out: Told[] = [];
  for (const event of events) {
    const found = out.find(({ seat }) => seat === event.seat);
    if (found) found.events.push(event);
    else out.push({ seat: event.seat, events: [event] });
  }
  return out;
}

/** Lay rings around what is told of, and each sentence where it covers nothing that matters. */
function place(layer: HTMLElement, told: Told[], seen: Seen): void {
  for (const ring of layer.querySelectorAll(".stage-ring")) ring.remove();
  const captions = [...layer.querySelectorAll<HTMLElement>(".caption")];
  const ask = document.querySelector(".ask");
  const taken = [...document.querySelectorAll(".game-head, .ask, .foot")].map(boxOf);
  told.forEach(({ seat, events }, k) => {
    const found = [...new Set(events.flatMap(placesOf))].slice(0, MOST);
    for (const spot of found) layer.append(ring(seen(spot) ?? boxOf(spot), seat));
    const caption = captions[k];
    const at = found[0] ?? ask;
    if (!caption || !at) return;
    const area = at.closest("[data-seat]");
    const room = { width: innerWidth, height: innerHeight };
    const there = seen(at) ?? boxOf(at);
    const box = near(there, area && boxOf(area), caption.offsetWidth, caption.offsetHeight, room, taken);
    taken.push(box);
    caption.style.left = `${box.left}px`;
    caption.style.top = `${box.top}px`;
  });
}

/** Where something is once it has come to rest; while it grows or turns, it is smaller. */
function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { offsetWidth = 0, offsetHeight = 0 } = element as HTMLElement;
  const wide = Math.max(width, offsetWidth);
  const tall = Math.max(height, offsetHeight);
  return { left: left - (wide - width) / 2, top: top - (tall - height) / 2, width: wide, height: tall };
}

function ring(box: Box, seat: number | null): HTMLElement {
  const out = document.createElement("i");
  out.className = seat === null ? "stage-ring" : `stage-ring player-${seat % 6}`;
  const { left, top, width, height } = box;
  Object.assign(out.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return out;
}

/**
 * Where an event happens: at what it names, which is a piece of its player, or lies in their area, or
 * else anywhere; at what shows events of its kind; or at all that its player has.
 */
export function placesOf(event: Happening): Element[] {
  const seat = event.seat === null ? "" : `[data-seat="${event.seat}"]`;
  const named = about(event, event.seat === null);
  const tries: [string, string[]][] = [
    [seat, named],
    [`${seat} `, named],
    [" ", named],
    [`${seat} `, [event.kind]],
    [" ", [event.kind]],
  ];
  for (const [area, words] of tries) {
    const all = within(area, words);
    const found = words === named ? all : all.filter((element) => !isOfAnother(element, event.seat));
    if (found.length > 0) return found;
  }
  return seat ? [...document.querySelectorAll(`.game ${seat}`)].slice(0, 1) : [];
}

/** Whether something lies in the area of another player than the one whom an event is about. */
function isOfAnother(element: Element, seat: number | null): boolean {
  const of = element.closest<HTMLElement>("[data-seat]")?.dataset.seat;
  return of !== undefined && seat !== null && Number(of) !== seat;
}

function within(area: string, words: readonly string[]): Element[] {
  const marked = document.querySelectorAll<HTMLElement>(`.game ${area}[data-of]`);
  return [...marked].filter(
    (element) =>
      element.dataset.of?.split(" ").some((word) => words.includes(word)) &&
      element.checkVisibility() &&
      !element.closest("dialog"),
  );
}

/** One button: skip what is being shown, or show it once more. */
export function PlayTool({ store }: { store: TableStore }) {
  const { playing, repeatable } = store.stage;
  if (playing.value) {
    return <Tool icon="skip" label={t("play-skip")} onClick={() => store.stage.finish()} />;
  }
  const why = repeatable.value ? null : t("play-nothing");
  return <Tool icon="replay" label={t("play-again")} why={why} onClick={() => store.stage.repeat()} />;
}

/** How fast things are shown: each click is the next speed. */
export function SpeedTool({ store }: { store: TableStore }) {
  const now = speed();
  return (
    <Tool
      icon={`speed-${now}`}
      label={`${t("speed")}: ${t(`speed-${now}`)}`}
      onClick={() => {
        const next = after(now);
        setSpeed(next);
        if (next === "off") store.stage.finish();
      }}
    />
  );
}
