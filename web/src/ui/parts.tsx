/** Small parts that pages share. */

import { cloneElement, type VNode } from "preact";
import { useId } from "preact/hooks";
import { Refused } from "../core/api.ts";
import { speak } from "../core/me.ts";
import { theme } from "../core/prefs.ts";
import { LANGS, lang, OWN_NAMES, t } from "../core/words.ts";
import { hinting } from "./hint.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { tell } from "./toast.tsx";

interface ToolProps {
  icon: IconName;
  label: string;
  /** Why it is unavailable now; null if it is not. */
  why?: string | null;
  badge?: number;
  pressed?: boolean;
  wide?: boolean;
  onClick: () => void;
}

/** A button that is an icon, or an icon with a word; when it is unavailable, it tells why. */
export function Tool({ icon, label, why = null, badge = 0, pressed, wide, onClick }: ToolProps) {
  const told = why ?? (wide ? null : label);
  return (
    <button
      type="button"
      class={wide ? "tool wide" : "tool"}
      aria-label={badge > 0 ? `${label}: ${badge}` : label}
      aria-disabled={why !== null}
      aria-pressed={pressed}
      onClick={() => (why === null ? onClick() : tell(why))}
      {...hinting(told === null ? null : () => <p>{told}</p>)}
    >
      <Icon name={icon} />
      {wide && <span>{label}</span>}
      {badge > 0 && (
        <span class="badge" aria-hidden="true">
          {badge > 9 ? "9+" : badge}
        </span>
      )}
    </button>
  );
}

/** Do something that the server may refuse; the refusal is told. */
export async function trying(what: () => Promise<void>): Promise<void> {
  try {
    await what();
  } catch (why) {
    tell(why instanceof Refused ? why.problem.words : t("failed"));
  }
}

export function LangSwitch() {
  return (
    <fieldset class="lang" aria-label={t("language")}>
      {LANGS.map((known) => (
        <button
          type="button"
          key={known}
          lang={known}
          aria-pressed={lang.value === known}
          aria-label={`${known.toUpperCase()}, ${OWN_NAMES[known]}`}
          onClick={() => void trying(() => speak(known))}
        >
          {known.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

export function ThemeSwitch() {
  const dark = theme.value === "dark";
  return (
    <Tool
      icon={dark ? "sun" : "moon"}
      label={t(dark ? "theme-to-light" : "theme-to-dark")}
      onClick={() => {
        theme.value = dark ? "light" : "dark";
      }}
    />
  );
}

interface FieldProps {
  title: string;
  children: VNode<{ id?: string }>;
}

/** A field with its title above it. */
export function Field({ title, children }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="field-title" for={id}>
        {title}
      </label>
      {cloneElement(children, { id })}
    </div>
  );
}

interface ToggleProps {
  title: string;
  help: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function Toggle({ title, help, on, onChange }: ToggleProps) {
  return (
    <label class="check switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <span class="check-title">{title}</span>
        <span class="help">{help}</span>
      </span>
    </label>
  );
}
