/** For people who listen: what is new is announced, and the table can be read in words. */

import { useRef } from "preact/hooks";
import { listens } from "../core/prefs.ts";
import { t } from "../core/words.ts";
import type { SpokenSection, Update } from "../wire.ts";
import type { TableStore } from "./store.ts";

/** What happened since my last answer, each event once and in order, then what is asked. */
export function Announcer({ store, update }: { store: TableStore; update: Update }) {
  const { question } = update;
  const since = store.since.value;
  return (
    <div class="unseen" aria-live="polite" data-announced="">
      {store.log.value.slice(since).map(({ words }, k) => words && <p key={since + k}>{words}</p>)}
      {question && <p key={`asked ${question.seat} ${question.number}`}>{question.words}</p>}
    </div>
  );
}

/** The table under headings, in whole sentences; closed until it is wanted, and then kept open. */
export function SpokenTable({ store, update }: { store: TableStore; update: Update }) {
  const open = listens.value === "on";
  const section = useRef<HTMLElement>(null);
  const change = () => {
    store.listen(!open);
    if (!open) requestAnimationFrame(() => section.current?.scrollIntoView());
  };
  return (
    <section ref={section} class={open ? "spoken open" : "spoken"} aria-labelledby="spoken-title">
      <h2 id="spoken-title">
        <button
          type="button"
          class="secondary"
          aria-expanded={open}
          aria-controls="spoken-text"
          onClick={change}
        >
          {t("spoken")}
        </button>
      </h2>
      <div id="spoken-text" hidden={!open}>
        {open && update.spoken?.map((section, k) => <Part key={k} section={section} />)}
      </div>
    </section>
  );
}

function Part({ section }: { section: SpokenSection }) {
  return (
    <>
      <h3>{section.title}</h3>
      {section.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {section.places.map((place) => (
        <div key={place.title}>
          <h4>{place.title}</h4>
          <ul>
            {place.things.map((thing, k) => (
              <li key={k}>{thing}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
