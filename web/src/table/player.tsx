/** A player everywhere on the screen: a colour and a shape, and whether they are there. */

import { useCountdown } from "../core/countdown.ts";
import { duration, t } from "../core/words.ts";
import { Icon } from "../ui/icons.tsx";
import { Told } from "../ui/told.tsx";
import type { TableStore } from "./store.ts";

/** Six shapes for six seats, so that colour is not needed to tell them apart. */
const SHAPES = [
  "M10 1.5 18.5 10 10 18.5 1.5 10Z",
  "M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z",
  "M3 3h14v14H3Z",
  "M10 2 18.5 17.5h-17Z",
  "M6 2h8l4.5 8-4.5 8H6l-4.5-8Z",
  "M7 2h6v5h5v6h-5v5H7v-5H2V7h5Z",
];

export function PlayerMark({ seat }: { seat: number }) {
  return (
    <svg class={`player-mark player-${seat % 6}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={SHAPES[seat % 6]} />
    </svg>
  );
}

/** Mark the players everywhere by the colours they chose, or else by those of their seats. */
export function markPlayers(colours: readonly string[]): () => void {
  const style = document.documentElement.style;
  const names = colours.map((_, seat) => `--player-${seat}`);
  names.forEach((name, seat) => {
    if (colours[seat]) style.setProperty(name, `var(--chosen-${colours[seat]})`);
    else style.removeProperty(name);
  });
  return () => {
    for (const name of names) style.removeProperty(name);
  };
}

/** Whether a player is there, and whether they are waited for. */
export function Presence({ store, seat }: { store: TableStore; seat: number }) {
  const found = store.table.value?.seats[seat];
  if (!found) return null;
  const thinks = store.update.value?.waiting.includes(seat) ?? false;
  const away = found.who === "person" && !found.connected;
  const words = [
    found.who === "bot"
      ? t("is-bot")
      : away
        ? t("is-away", { time: duration(found.away ?? 0) })
        : t("is-here"),
    ...(thinks ? [t("is-thinking")] : []),
  ];
  if (found.who !== "bot" && !away && !thinks) return null;
  return (
    <Told
      class={`presence${away ? " away" : ""}`}
      hint={() => (
        <>
          <h3>{found.name}</h3>
          <p>{words.join(" ")}</p>
        </>
      )}
    >
      {found.who === "bot" && <Icon name="bot" label={t("is-bot")} />}
      {away && <Icon name="offline" label={words[0] ?? ""} />}
      {thinks && <Icon name="hourglass" class="thinking" label={t("is-thinking")} />}
    </Told>
  );
}

/** A player is away: after a while the table, and later the host alone, may let a bot play on. */
export function ReplaceButton({ store, seat }: { store: TableStore; seat: number }) {
  const table = store.table.value;
  const own = table?.my_seats[0];
  const replacing = table?.replacing.find((one) => one.seat === seat);
  const wait = useCountdown(replacing?.wait ?? 0, store.toldAt);
  if (!table || !replacing || own === undefined || table.my_seats.includes(seat)) return null;
  if (wait > 0) {
    const name = table.seats[seat]?.name ?? "";
    return (
      <p class="help replace-wait" role="timer">
        {t("replace-wait", { name, time: duration(wait) })}
      </p>
    );
  }
  const agreed = replacing.votes.includes(own);
  const alone = table.host && replacing.host_at !== null && Date.now() / 1000 >= replacing.host_at;
  return (
    <button
      type="button"
      class="secondary"
      aria-pressed={agreed}
      onClick={() => store.replace(seat, !agreed)}
    >
      <Icon name="bot" />
      {alone ? t("replace-alone") : t("replace", { votes: replacing.votes.length, needed: replacing.needed })}
    </button>
  );
}
