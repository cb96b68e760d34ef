/** The log in sentences, by player and by round. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { folded, isFolded, isHeading, type LogLine, rounds, shown } from "../core/log.ts";
import { t } from "../core/words.ts";
import { Named } from "./named.tsx";
import { PlayerMark } from "./player.tsx";
import type { TableStore } from "./store.ts";

export function LogPanel({ store }: { store: TableStore }) {
  const seat = useSignal<number | null>(null);
  const round = useSignal<number | null>(null);
  const end = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const log = store.stage.log.value;
  const lines = shown(log, { seat: seat.value, round: round.value });
  const follow = () => {
    if (follows.current) end.current?.scrollTo({ top: end.current.scrollHeight });
  };
  useLayoutEffect(follow, [log]); // at once: a late scroll event would look like somebody reading
  useEffect(() => {
    follows.current = true;
    follow();
  }, [seat.value, round.value]);
  const seats = store.table.value?.seats ?? [];
  const game = store.table.value?.game ?? "";
  return (
    <div class="log">
      <div class="log-filters">
        <select
          aria-label={t("log-player")}
          value={seat.value ?? ""}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            seat.value = chosen === "" ? null : Number(chosen);
          }}
        >
          <option value="">{t("log-all-players")}</option>
          {seats.map((one) => (
            <option key={one.seat} value={one.seat}>
              {one.name}
            </option>
          ))}
        </select>
        <select
          aria-label={t("round-word", { game })}
          value={round.value ?? ""}
          disabled={rounds(log).length < 2}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            round.value = chosen === "" ? null : Number(chosen);
          }}
        >
          <option value="">{t("log-all-rounds", { game })}</option>
          {rounds(log).map((number) => (
            <option key={number} value={number}>
              {number === 0 ? t("log-setup") : t("round", { game, round: number })}
            </option>
          ))}
        </select>
      </div>
      <ol
        class="log-lines"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        ref={end}
        onScroll={(event) => {
          follows.current = atEnd(event.currentTarget);
        }}
      >
        {folded(lines).map(({ line, rest }) => (
          <li
            key={line.at}
            class={`log-${isHeading(line.event) ? line.event.kind : "line"}${line.at >= store.since.value ? " fresh" : ""}`}
          >
            {isFolded(line.event) ? (
              <Folded lines={[line, ...rest]} />
            ) : (
              <>
                {line.event.seat !== null && !isHeading(line.event) && <PlayerMark seat={line.event.seat} />}
                <Named store={store} event={line.event} />
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Who cannot follow, by their marks; why not, if it is opened. */
function Folded({ lines }: { lines: LogLine[] }) {
  return (
    <details class="log-folded">
      <summary>
        {lines.map((line) => line.event.seat !== null && <PlayerMark key={line.at} seat={line.event.seat} />)}
        {t("log-no-follow", { count: lines.length })}
      </summary>
      {lines.map((line) => (
        <p key={line.at}>{line.event.words}</p>
      ))}
    </details>
  );
}

/** Whether the newest line is in sight; somebody who has scrolled back to read is left there. */
function atEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < 24;
}
