/** My nickname, to be changed at any time. */

import type { Signal } from "@preact/signals";
import { api } from "../core/api.ts";
import { known, me } from "../core/me.ts";
import { set } from "../core/set.ts";
import { t } from "../core/words.ts";
import { Field, trying } from "../ui/parts.tsx";

/** A name that has been typed and not been kept yet. */
export type Typed = Signal<string | null>;

/** Keep a typed name, if it is a new one. */
export async function keepName(typed: Typed): Promise<void> {
  const name = (typed.value ?? "").trim();
  if (name && name !== me.value?.name) known(await api.change({ name }));
  typed.value = null;
}

/** Without a button where what comes next keeps the name as well. */
export function NameField({ name, bare }: { name: Typed; bare?: boolean }) {
  const own = me.value?.name ?? "";
  const typed = name.value ?? own;
  const keep = () => trying(() => keepName(name));
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() && typed.trim() !== own) void keep();
      }}
    >
      <Field title={t("nickname")}>
        <input
          type="text"
          name="nickname"
          autocomplete="nickname"
          maxLength={24}
          value={typed}
          onInput={(event) => set(name, event.currentTarget.value)}
        />
      </Field>
      {!bare && (
        <button type="submit" class="secondary" disabled={!typed.trim() || typed.trim() === own}>
          {t("keep")}
        </button>
      )}
    </form>
  );
}
