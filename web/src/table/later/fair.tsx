/** Was the deal fair? What this browser has found out, and all the figures for those who want to check. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../core/api.ts";
import { type Findings, findings, isWithheld, keptOf, outcome } from "../../core/fair.ts";
import { t } from "../../core/words.ts";
import { Icon } from "../../ui/icons.tsx";
import type { TableState } from "../../wire.ts";

const ICONS = { yes: "check", partly: "eye", no: "ban" } as const;

/** The line of the final screen. */
export function FairDeal({ table }: { table: TableState }) {
  const seed = useSignal<unknown>(undefined);
  const { fairness, id } = table;
  const secret = fairness?.secret ?? null;
  useEffect(() => {
    if (secret === null) return;
    api.record(id).then(
      (record) => {
        seed.value = record.seed;
      },
      () => undefined, // then the key is not checked, and not told to be
    );
  }, [id, secret]);
  const shares = fairness?.shares ?? null;
  if (isWithheld(id, table.state === "over", secret)) {
    return <p class="fair-deal unfair">{t("fair-withheld")}</p>;
  }
  if (!fairness || secret === null || shares === null) return null;
  const bots = table.seats.filter((seat) => seat.who === "bot" && seat.replaced === null);
  const found = findings(
    id,
    { ...fairness, secret, shares },
    table.my_seats,
    bots.map((seat) => seat.seat),
    keptOf(id),
    seed.value,
  );
  const fair = outcome(found);
  const points = (["seen", "secret", "mine", "bots", "key"] as const).filter(
    (what) => what !== "bots" || bots.length > 0,
  );
  return (
    <details class={fair === "no" ? "fair-deal unfair" : "fair-deal"} open={fair === "no"}>
      <summary>
        <Icon name={ICONS[fair]} />
        {t(`fair-${fair}`)}
      </summary>
      <ul>
        {points.map((what) => (
          <li key={what}>{t(sentence(what, found))}</li>
        ))}
      </ul>
      <Figures table={table} />
      <p class="help">{t("fair-verify")}</p>
    </details>
  );
}

function sentence(what: keyof Findings, found: Findings): string {
  const good = found[what];
  return `fair-${what}-${good === null ? "unknown" : good ? "yes" : "no"}`;
}

/** What is known of the deal by now: before the deal the commitment alone. */
export function Figures({ table }: { table: TableState }) {
  const fairness = table.fairness;
  if (!fairness) return null;
  return (
    <dl class="fair-figures">
      <dt>{t("fair-commitment")}</dt>
      <dd>{fairness.commitment}</dd>
      {fairness.secret && (
        <>
          <dt>{t("fair-secret")}</dt>
          <dd>{fairness.secret}</dd>
        </>
      )}
      {fairness.shares?.map((share, seat) => (
        <div key={seat}>
          <dt>{t("fair-number", { name: table.seats[seat]?.name ?? "" })}</dt>
          <dd>{share ?? t("fair-no-number")}</dd>
        </div>
      ))}
    </dl>
  );
}
