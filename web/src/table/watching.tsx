/** Spectators are told so, as long as there is something to watch: whom, or who plays in their place. */

import { t } from "../core/words.ts";
import { Icon } from "../ui/icons.tsx";
import type { TableState, Update } from "../wire.ts";

export function Watching({ table, update }: { table: TableState; update: Update }) {
  if (update.seat !== null || table.my_seats.length > 0 || update.end !== null) return null;
  return (
    <p class="watching">
      <Icon name="eye" />
      <span>{table.may_return ? away(table) : t("watching", { names: names(table) })}</span>
      {!table.may_return && (
        <a class="secondary" href="/">
          {t("watching-stop")}
        </a>
      )}
    </p>
  );
}

function names(table: TableState): string {
  return table.seats.map((seat) => seat.name).join(", ");
}

/** What has become of my seat while I was away. */
function away(table: TableState): string {
  const agreed = table.seats.flatMap((seat) => seat.replaced_by);
  const who = [...new Set(agreed)].map((seat) => table.seats[seat]?.name ?? "");
  return who.length > 0 ? t("replaced-by", { names: who.join(", ") }) : t("replaced-left");
}

/** Whether anybody is there to talk to: another person, somebody who may come, a spectator. */
export function hasCompany(table: TableState): boolean {
  const others = table.seats.some((seat) => (seat.who !== "bot" && !seat.mine) || seat.replaced !== null);
  return others || table.watchers > 0;
}
