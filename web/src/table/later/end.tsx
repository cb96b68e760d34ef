/** The end: who has won, where the points come from, and once more. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../core/api.ts";
import { hyphened } from "../../core/hyphens.ts";
import { go } from "../../core/route.ts";
import { sound } from "../../core/sound.ts";
import { t } from "../../core/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { explain, hinting, wasPress } from "../../ui/hint.tsx";
import { Icon } from "../../ui/icons.tsx";
import { trying } from "../../ui/parts.tsx";
import type { End, EndRow } from "../../wire.ts";
import { PlayerMark } from "../player.tsx";
import type { TableStore } from "../store.ts";
import { FairDeal } from "./fair.tsx";

export function EndDialog({ store, end, onClose }: { store: TableStore; end: End; onClose: () => void }) {
  useEffect(() => sound("end"), []);
  const table = store.table.value;
  const names = [...(table?.seats.map((seat) => seat.name) ?? []), ...end.others];
  const again = () =>
    trying(async () => {
      const next = await api.rematch(store.id);
      go(`/table/${next.id}`);
    });
  return (
    <Dialog title={t("the-end")} class="end-dialog" onClose={onClose}>
      <p class="verdict">
        {end.winners.length > 0 && <Icon name="trophy" />}
        {end.words}
      </p>
      {end.why && <p class="why-ended">{end.why}</p>}
      <div class={names.length > 4 ? "end-both many" : "end-both"}>
        <ScoreTable store={store} end={end} names={names} />
        {end.scores.some((score) => score > 0) && <ScoreChart end={end} names={names} />}
      </div>
      {table && <FairDeal table={table} />}
      <div class="row end-do">
        {(table?.my_seats.length ?? 0) > 0 && (
          <button type="button" class="primary big" onClick={again}>
            <Icon name="reset" />
            {t("rematch")}
          </button>
        )}
        {table?.rematch && (table.my_seats.length ?? 0) === 0 && (
          <a class="secondary big" href={`/table/${table.rematch}`}>
            {t("to-rematch")}
          </a>
        )}
        <button type="button" class="secondary big" onClick={onClose}>
          <Icon name="eye" />
          {t("look-at-table")}
        </button>
        <a class="secondary big" href="/">
          <Icon name="home" />
          {t("to-home")}
        </a>
        <a class="plain" href={`/api/tables/${store.id}/record`} download={`perihelion-${store.id}.json`}>
          {t("record")}
        </a>
      </div>
    </Dialog>
  );
}

interface ScoreProps {
  store: TableStore;
  end: End;
  names: string[];
}

/** Whether a column is that of a winner; where no player is, it is whoever holds no seat. */
function hasWon({ winners, others }: End, column: number, columns: number): boolean {
  return winners.length > 0 ? winners.includes(column) : column >= columns - others.length;
}

function ScoreTable({ store, end, names }: ScoreProps) {
  const best = Math.max(...end.scores);
  const tied = end.scores.filter((score) => score === best).length > 1;
  return (
    <table class="scores">
      <thead>
        <tr>
          <td />
          {names.map((name, seat) => (
            <th key={seat} scope="col">
              <span class="score-marks">
                <PlayerMark seat={seat} />
                {hasWon(end, seat, names.length) && <Icon name="trophy" label={t("winner")} />}
              </span>{" "}
              <span class="score-name">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {end.rows
          .filter((row) => row.source !== "total")
          .map((row, k) => (
            <tr key={row.source}>
              <th scope="row">
                <Source store={store} row={row}>
                  <span class={`swatch swatch-${k % 12}`} />
                  <span>{hyphened(row.words)}</span>
                </Source>
              </th>
              {row.points.map((points, seat) => (
                <td key={seat}>
                  {points ?? "·"}
                  {row.by?.[seat] && <small>{row.by[seat]}</small>}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("total")}</th>
          {end.scores.map((score, seat) => (
            <td key={seat}>{score}</td>
          ))}
        </tr>
        {tied && end.tie_break && (
          <tr class="tie-break">
            <th scope="row">{end.tie_break.words}</th>
            {end.tie_break.points.map((value, seat) => (
              <td key={seat}>{value}</td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}

/** Where points come from; a card explains itself. */
function Source({ store, row, children }: { store: TableStore; row: EndRow; children: ComponentChildren }) {
  const Faces = store.board.value?.Faces;
  const face = Object.values(store.faces.value).find((one) => one.card === row.source);
  if (!Faces || !face) return <span class="score-source">{children}</span>;
  const detail = () => <Faces face={face} />;
  return (
    <button
      type="button"
      class="score-source"
      data-card={face.card}
      onClick={(event) => {
        if (!wasPress()) explain(event.currentTarget, detail);
      }}
      {...hinting(detail)}
    >
      {children}
    </button>
  );
}

const WIDTH = 320;
const BAR = 26;
const GAP = 26;

/** A bar for each player, made of what their points come from. */
function ScoreChart({ end, names }: { end: End; names: string[] }) {
  const top = Math.max(1, ...end.scores);
  const rows = end.rows.filter((row) => row.source !== "total");
  const height = names.length * (BAR + GAP);
  return (
    <svg class="score-chart" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={t("score-chart")}>
      {names.map((name, seat) => {
        let x = 0;
        const y = seat * (BAR + GAP) + 20;
        return (
          <g key={seat}>
            <text x="0" y={y - 6} class="chart-name">
              {name}
            </text>
            {rows.map((row, k) => {
              const points = Math.max(row.points[seat] ?? 0, 0);
              const width = (points / top) * (WIDTH - 44);
              const at = x;
              x += width;
              return points > 0 ? (
                <g key={row.source}>
                  <rect
                    x={at}
                    y={y}
                    width={Math.max(width - 1, 1)}
                    height={BAR}
                    class={`swatch-${k % 12}`}
                    rx="2"
                  >
                    <title>{`${row.words}: ${points}`}</title>
                  </rect>
                  {width > 18 && (
                    <text x={at + width / 2} y={y + BAR / 2} class="chart-part">
                      {points}
                    </text>
                  )}
                </g>
              ) : null;
            })}
            <text x={x + 8} y={y + BAR / 2} class="chart-sum">
              {end.scores[seat]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
