/** I: name, password, this device, programs that play for me. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../core/api.ts";
import { enter, known, me } from "../core/me.ts";
import { allowNotices, canNotify } from "../core/notice.ts";
import { movement, notices, secondYes, theme } from "../core/prefs.ts";
import { go } from "../core/route.ts";
import { set } from "../core/set.ts";
import { lang, t } from "../core/words.ts";
import { Icon } from "../ui/icons.tsx";
import { Field, Toggle, trying } from "../ui/parts.tsx";
import { Shell } from "../ui/shell.tsx";
import { tell } from "../ui/toast.tsx";
import type { Token } from "../wire.ts";
import { NameField } from "./name.tsx";

export function MePage() {
  const person = me.value;
  const name = useSignal<string | null>(null);
  const language = lang.value;
  useEffect(() => {
    document.title = `${t("me")} — Perihelion`;
  }, [language]);
  if (!person) return <Shell>{null}</Shell>;
  return (
    <Shell>
      <div class="me">
        <h1 class="unseen">{t("me")}</h1>
        <section class="panel">
          <h2>{t("me")}</h2>
          <NameField name={name} />
          <PasswordForm guest={person.guest} />
        </section>
        <section class="panel">
          <h2>{t("this-device")}</h2>
          <DeviceSwitches />
        </section>
        <section class="panel">
          <h2>{t("other-device")}</h2>
          <SignInForm />
        </section>
        <Tokens />
      </div>
    </Shell>
  );
}

function PasswordForm({ guest }: { guest: boolean }) {
  const password = useSignal("");
  const old = useSignal("");
  const keep = () =>
    trying(async () => {
      const body = { password: password.value, old: guest ? null : old.value };
      known(await api.setPassword(body));
      password.value = "";
      old.value = "";
      tell(t("password-kept"));
    });
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <p class="help">{t(guest ? "password-help-guest" : "password-help")}</p>
      {!guest && (
        <Field title={t("password-old")}>
          <input
            type="password"
            autocomplete="current-password"
            value={old.value}
            onInput={(event) => set(old, event.currentTarget.value)}
          />
        </Field>
      )}
      <div class="row">
        <Field title={t(guest ? "password" : "password-new")}>
          <input
            type="password"
            name="new-password"
            autocomplete="new-password"
            minLength={8}
            value={password.value}
            onInput={(event) => set(password, event.currentTarget.value)}
          />
        </Field>
        <button type="submit" class="secondary" disabled={password.value.length < 8}>
          {t(guest ? "password-set" : "keep")}
        </button>
      </div>
    </form>
  );
}

function SignInForm() {
  const name = useSignal("");
  const password = useSignal("");
  const comeIn = () =>
    trying(async () => {
      known(await api.signIn({ name: name.value.trim(), password: password.value }));
      go("/");
    });
  const leave = () =>
    trying(async () => {
      await api.signOut();
      await enter();
      go("/");
    });
  return (
    <>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void comeIn();
        }}
      >
        <p class="help">{t("sign-in-help")}</p>
        <Field title={t("nickname")}>
          <input
            type="text"
            name="username"
            autocomplete="username"
            value={name.value}
            onInput={(event) => set(name, event.currentTarget.value)}
          />
        </Field>
        <Field title={t("password")}>
          <input
            type="password"
            autocomplete="current-password"
            value={password.value}
            onInput={(event) => set(password, event.currentTarget.value)}
          />
        </Field>
        <button type="submit" class="secondary" disabled={!name.value.trim() || password.value.length < 8}>
          {t("sign-in")}
        </button>
      </form>
      {me.value && !me.value.guest && (
        <button type="button" class="secondary" onClick={leave}>
          <Icon name="door" />
          {t("sign-out")}
        </button>
      )}
    </>
  );
}

function DeviceSwitches() {
  return (
    <div class="stack">
      <Toggle
        title={t("theme-light")}
        help={t("theme-help")}
        on={theme.value === "light"}
        onChange={(on) => set(theme, on ? "light" : "dark")}
      />
      <Toggle
        title={t("movement")}
        help={t("movement-help")}
        on={movement.value === "on"}
        onChange={(on) => set(movement, on ? "on" : "off")}
      />
      <Toggle
        title={t("second-yes")}
        help={t("second-yes-help")}
        on={secondYes.value === "on"}
        onChange={(on) => set(secondYes, on ? "on" : "off")}
      />
      {canNotify() && (
        <Toggle
          title={t("notices")}
          help={t("notices-help")}
          on={notices.value === "on"}
          onChange={(on) => {
            if (!on) notices.value = "off";
            else {
              void allowNotices().then((given) => {
                if (!given) tell(t("notices-refused"));
              });
            }
          }}
        />
      )}
    </div>
  );
}

/** Tokens for programs that take a seat. */
function Tokens() {
  const tokens = useSignal<Token[]>([]);
  const title = useSignal("");
  const secret = useSignal<string | null>(null);
  const language = lang.value;
  useEffect(() => {
    void trying(async () => set(tokens, await api.tokens()));
  }, [language]);
  const add = () =>
    trying(async () => {
      const made = await api.addToken({ title: title.value.trim() });
      secret.value = made.secret;
      tokens.value = [...tokens.value, { ...made, secret: null }];
      title.value = "";
    });
  const drop = (id: string) =>
    trying(async () => {
      await api.dropToken(id);
      tokens.value = tokens.value.filter((token) => token.id !== id);
    });
  return (
    <section class="panel">
      <h2>{t("programs")}</h2>
      <p class="help">{t("programs-help")}</p>
      <ul class="tokens">
        {tokens.value.map((token) => (
          <li key={token.id}>
            <span>{token.title}</span>
            <span class="help">
              {t("until", { date: new Date(token.expires * 1000).toLocaleDateString(language) })}
            </span>
            <button type="button" class="plain" aria-label={t("token-drop")} onClick={() => drop(token.id)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {secret.value && (
        <p class="secret">
          {t("token-once")} <code>{secret.value}</code>
        </p>
      )}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Field title={t("token-title")}>
          <input
            type="text"
            maxLength={40}
            value={title.value}
            onInput={(event) => set(title, event.currentTarget.value)}
          />
        </Field>
        <button type="submit" class="secondary" disabled={!title.value.trim()}>
          {t("token-add")}
        </button>
      </form>
    </section>
  );
}
