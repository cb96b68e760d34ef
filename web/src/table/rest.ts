/** The rest of a table: its menu, its chat and its end come after its first picture. */

import { signal } from "@preact/signals";
import { t } from "../core/words.ts";
import { tell } from "../ui/toast.tsx";

export const rest = signal<typeof import("./later/later.tsx") | null>(null);

export function bringRest(): void {
  if (rest.value) return;
  import("./later/later.tsx").then(
    (found) => {
      rest.value = found;
    },
    () => tell(t("page-lost")),
  );
}
