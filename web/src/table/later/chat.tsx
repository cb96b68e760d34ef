/** The chat: quick phrases that everybody reads in their own language, and free text. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { set } from "../../core/set.ts";
import { t } from "../../core/words.ts";
import { Icon } from "../../ui/icons.tsx";
import { PlayerMark } from "../player.tsx";
import type { TableStore } from "../store.ts";

export function ChatPanel({ store }: { store: TableStore }) {
  const text = useSignal("");
  const end = useRef<HTMLOListElement>(null);
  const lines = store.chat.value;
  const table = store.table.value;
  const mayWrite = table !== null && (table.watchers_write || table.my_seats.length > 0);
  useEffect(() => {
    store.unread.value = 0;
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [lines, store]);
  const say = () => {
    const said = text.value.trim();
    if (said) store.say(said);
    text.value = "";
  };
  return (
    <div class="chat">
      <ol class="chat-lines" ref={end} aria-live="polite">
        {lines.length === 0 && <li class="help">{t("chat-empty")}</li>}
        {lines.map((line) => (
          <li key={line.number}>
            {line.seat !== null && <PlayerMark seat={line.seat} />}
            <span>
              <strong>{line.name}</strong> {line.text}
            </span>
          </li>
        ))}
      </ol>
      {mayWrite && (
        <>
          <div class="phrases">
            {table.phrases.map((phrase) => (
              <button type="button" key={phrase.phrase} onClick={() => store.sayPhrase(phrase.phrase)}>
                {phrase.words}
              </button>
            ))}
          </div>
          <form
            class="chat-say"
            onSubmit={(event) => {
              event.preventDefault();
              say();
            }}
          >
            <input
              type="text"
              maxLength={500}
              aria-label={t("chat-text")}
              placeholder={t("chat-text")}
              value={text.value}
              onInput={(event) => set(text, event.currentTarget.value)}
            />
            <button type="submit" class="secondary" aria-label={t("chat-say")}>
              <Icon name="next" />
            </button>
          </form>
        </>
      )}
    </div>
  );
}
