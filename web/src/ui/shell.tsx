/** What surrounds every page but the table: name, person, language, theme. */

import type { ComponentChildren } from "preact";
import { me } from "../core/me.ts";
import { t } from "../core/words.ts";
import { Icon } from "./icons.tsx";
import { LangSwitch, ThemeSwitch } from "./parts.tsx";

export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 40 40" aria-hidden="true">
      <ellipse
        cx="20"
        cy="20"
        rx="17"
        ry="9"
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        transform="rotate(-24 20 20)"
      />
      <circle cx="26.5" cy="18.2" r="6.2" class="emblem-sun" />
      <circle cx="5.6" cy="25.6" r="2.7" fill="currentColor" />
    </svg>
  );
}

export function Shell({ children }: { children: ComponentChildren }) {
  return (
    <div class="shell">
      <header class="shell-head">
        <a class="brand" href="/">
          <Emblem />
          <span>Perihelion</span>
        </a>
        <nav class="shell-tools">
          <LangSwitch />
          <ThemeSwitch />
          <a class="tool wide" href="/me" aria-label={me.value ? `${me.value.name}, ${t("me")}` : t("me")}>
            <Icon name="user" />
            <span>{me.value?.name ?? ""}</span>
          </a>
        </nav>
      </header>
      <main class="shell-main">{children}</main>
    </div>
  );
}
