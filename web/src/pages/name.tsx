/** My nickname, to be changed at any time. */

import { useSignal } from "@preact/signals";
import { api } from "../core/api.ts";
import { known, me } from "../core/me.ts";
import { set } from "../core/set.ts";
import { t } from "../core/words.ts";
import { Field, trying } from "../ui/parts.tsx";

export function NameField() {
  const name = useSignal<string | null>(null);
  const own = me.value?.name ?? "";
  const typed = name.value ?? own;
  const keep = () =>
    trying(async () => {
      known(await api.change({ name: typed.trim() }));
      name.value = null;
    });
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
      <button type="submit" class="secondary" disabled={!typed.trim() || typed.trim() === own}>
        {t("keep")}
      </button>
    </form>
  );
}
